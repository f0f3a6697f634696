"""A program that plays at random over a socket, and checks the messages that it receives."""

from __future__ import annotations

from tests.server.http.house import Json, Line, Visitor
from tests.server.http.told import as_told

from burgrave import Rng
from burgrave.server.http import messages

__all__ = ["Player"]

EXPECTED = ("stale", "not-your-turn")  # somebody else was faster


class Player:
    """The player in one seat, who may disconnect and resume on another socket."""

    def __init__(self, visitor: Visitor, room: str, lang: str | None, seed: str) -> None:
        self.visitor = visitor
        self.room = room
        self.lang = lang
        self.rng = Rng(seed)
        self.table: Json = {}
        self.log: list[Json] = []
        self.happened: list[Json] = []  # since the game was first seen, if there was no pause
        self.tables = 0
        self._asked = -1  # the table with an action in flight
        self._answered = -1  # the last table answered; wait for a new one before the next action

    @property
    def over(self) -> bool:
        return bool(self.table) and self.table["result"] is not None

    async def play(self, *, tables: int | None = None) -> None:
        """Connect, and play until the game is over or until this many table messages have arrived."""
        async with self.visitor.socket(self.room, self.lang) as line:
            self._asked = self._answered = -1
            first, most = True, self.tables + (tables or 1_000_000)
            while not self.over and self.tables < most:
                message = await line.receive()
                as_told(message, messages.ServerMessage)
                if message["t"] == "table":
                    self.take(message, first)
                    first = False
                elif message["t"] == "done":
                    assert message["id"] == self._asked
                    self._asked = -1
                elif message["t"] == "error":
                    assert message["code"] in EXPECTED, message
                    self._asked = -1
                await self.answer(line)

    def take(self, table: Json, first: bool) -> None:
        """Process a table message, checking that no event or log paragraph is missing or repeated."""
        begin, paragraphs = table["log"]["from"], table["log"]["paragraphs"]
        if first:
            assert begin == 0 and table["happened"] == []
            finished = self.log[:-1]  # the current turn may have got more lines
            assert paragraphs[: len(finished)] == finished
        else:
            assert table["seq"] > self.table["seq"]
            assert begin <= len(self.log)
        self.log[begin:] = paragraphs
        self.happened += table["happened"]
        self.table = table
        self.tables += 1

    async def answer(self, line: Line) -> None:
        if not self.table or self.table["ask"] is None or self._asked >= 0 or self._answered >= self.table["seq"]:
            return
        options = self.table["ask"]["options"]
        chosen = options[self.rng.below(len(options))]
        self._asked = self._answered = self.table["seq"]
        await line.send(t="act", id=self._asked, seq=self._asked, action=chosen["action"])
