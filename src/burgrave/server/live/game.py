"""A game at a table: its log, and the state derived from it.

Randomness at a live table comes only from the operating system.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from sys import intern
from typing import Any, Final, Literal

from burgrave.kernel.errors import OtherRules
from burgrave.kernel.game import Game as GameRules
from burgrave.kernel.record import ACTION, ENTROPY, Entry, Record, Replay
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import State
from burgrave.kernel.stream import SEED_BYTES, seed_text
from burgrave.server.live.errors import Refused
from burgrave.server.showing.substitution import Substitution
from burgrave.server.store import LogEntry

# ---- Entropy ---------------------------------------------------------------------------------------------------------


def fresh() -> str:
    """Return an unpredictable seed of 256 bits."""
    return seed_text(os.urandom(SEED_BYTES))


# ---- Games -----------------------------------------------------------------------------------------------------------

UNDO: Final = "undo"

# Sources of a decision, stored with every action.
PERSON: Final = ""
BOT: Final = "bot"  # the seat's bot, or a substitute
LATE: Final = "late"  # a substitute bot, because the player's time was up
AUTO: Final = "auto"  # an automatic answer of the player
_HANDS: Final[Mapping[str, Literal["late", "bot", "back"]]] = {PERSON: "back", BOT: "bot", LATE: "late"}

_UNDOS: Final = 8  # steps that can be undone in a row without replaying the game

HUMAN: Final = "human"  # kind of a player's seat in a record


@dataclass(frozen=True)
class Header:
    """Initial data of a game. The seed stays secret until the game ends."""

    game: str
    rules: int
    options: dict[str, Any]
    seed: str
    seats: tuple[tuple[str, str], ...]  # kind and name, as in a record
    started: float
    position: dict[str, Any] | None = None
    """Starting position, if the game did not start with a deal; also secret, because it contains hidden information."""

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Header:
        """Return a room's stored header, converted to our rules version; raise Refused if that is impossible."""
        game = game_named(data["game"])
        try:
            options = game.options_under(data["rules"], data["options"])
            position = data.get("position")
            if position is not None:
                position = game.options_under(data["rules"], position)
        except OtherRules as error:
            raise Refused(
                "other-rules",
                f"This game started under rules version {data['rules']}, but this server supports {game.versions()};"
                " it can continue only on a server with that version.",
            ) from error
        return cls(
            game=game.name,
            rules=game.rules_version,
            options=options,
            seed=data["seed"],
            seats=tuple((kind, name) for kind, name in data["seats"]),
            started=data["started"],
            position=position,
        )

    @property
    def ruleset(self) -> str | None:
        """Return the edition, or None for a game without editions."""
        return self.options.get("ruleset")

    def data(self) -> dict[str, Any]:
        """Return the header in its stored form."""
        data = {
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "seed": self.seed,
            "seats": [list(seat) for seat in self.seats],
            "started": self.started,
        }
        return data if self.position is None else {**data, "position": self.position}

    def record(self) -> Record:
        """Return the record of the game before its first decision."""
        seats = [*self.seats]
        if self.position is not None:
            return Record(self.game, self.seed, seats, position=self.position)
        return Record(self.game, self.seed, seats, options=self.options)


@dataclass(frozen=True, slots=True)
class Step:
    """A decision that was made and not undone."""

    seat: int
    notation: str
    source: str
    entropy: tuple[str, ...]  # entropy added just before it
    seq: int  # number of entries committed, including this one
    at: float

    def lines(self) -> list[str]:
        """Return the step's lines in a record."""
        return [*(f"{ENTROPY} {drawn}" for drawn in self.entropy), f"{self.seat} {self.notation}"]

    def entries(self, rules: GameRules) -> list[Entry]:
        """Return the step's entries in a record; raise MalformedAction if the rules have no such action."""
        return [
            *(Entry(ENTROPY, text=drawn) for drawn in self.entropy),
            Entry(ACTION, self.seat, self.action(rules)),
        ]

    def action(self, rules: GameRules) -> int:
        """Return the id of the step's action under these rules.

        A notation such as ``#7`` contains the id itself. It occurs in games that were not installed when their logs
        were migrated to notations.
        """
        return int(self.notation[1:]) if self.notation.startswith("#") else rules.parse(self.notation)


class Steps:
    """Decisions in a log that were not undone. Finding them does not require the rules of the game."""

    def __init__(self) -> None:
        self.count = 0  # number of entries read so far, the "seq" of messages
        self.made: list[Step] = []
        self.undone = 0  # number of undone steps
        self.last_undone: Step | None = None
        self.taken_back: dict[int, list[Undone]] = {}  # undone steps by seat
        self._stirs: tuple[str, ...] = ()

    def take_in(self, entry: LogEntry) -> Step | None:
        """Read the next entry; if it is an action, return its step.

        Raise ValueError if the entry cannot follow the previous ones.
        """
        if entry.number != self.count:
            raise ValueError(f"entry {self.count} is missing from the log: the next one is {entry.number}")
        if entry.kind == UNDO and not self.made:
            raise ValueError(f"entry {entry.number} undoes a step, but there is none")
        if entry.kind == ACTION and (entry.seat is None or entry.notation is None):
            raise ValueError(f"entry {entry.number} is an action without a seat or a notation")
        self.count += 1
        if entry.kind == ENTROPY:
            self._stirs += (entry.text,)
            return None
        if entry.kind == UNDO:
            step = self.made.pop()
            self.undone += 1
            self.last_undone = step
            self.taken_back.setdefault(step.seat, []).append(Undone(step.seq, self.count))
            self._stirs = ()
            return None
        if entry.kind != ACTION:
            raise ValueError(f"entry {entry.number} has the kind {entry.kind!r}, which is unknown")
        assert entry.seat is not None and entry.notation is not None
        step = Step(entry.seat, entry.notation, intern(entry.text), self._stirs, self.count, entry.at)
        self._stirs = ()
        self.made.append(step)
        return step


@dataclass(frozen=True, slots=True)
class Undone:
    seq: int  # the ``seq`` of the step
    after: int  # number of entries committed after the undo


@dataclass(frozen=True, slots=True)
class Decision:
    """An open decision of a seat, identified by ``seq``."""

    seq: int  # number of entries committed when it opened
    at: float  # when it opened


@dataclass(frozen=True, slots=True)
class _Before:
    """State of a game before a player's step, restored if the step is undone."""

    state: State  # without its events
    mark: int
    marks: list[tuple[int, int] | None]
    opened: dict[int, Decision]
    hands: int


@dataclass(frozen=True, slots=True)
class Made:
    """A past decision of a seat, with the data that its clock needs."""

    began: float
    ended: float
    source: str
    last: bool  # it was the last decision of the seat's turn


class Game:
    """A running game: its state, and the parts of its history that a table needs."""

    def __init__(self, header: Header, entries: Iterable[LogEntry] = ()) -> None:
        self.header = header
        self.rules = game_named(header.game)
        self.opened: dict[int, Decision] = {}
        self._log = Steps()
        for entry in entries:  # only the steps that remain at the end are played
            self._log.take_in(entry)
        self._rebuild()

    @classmethod
    def after(cls, header: Header, steps: Iterable[Step]) -> Game:
        """Return the game after these steps, as if nothing had ever been undone."""
        game = cls(header)
        game._log.made = [*steps]
        game._log.count = game.steps[-1].seq if game.steps else 0
        game._rebuild()
        return game

    @property
    def count(self) -> int:
        """Return the number of log entries read so far, sent as "seq" in messages."""
        return self._log.count

    @property
    def steps(self) -> list[Step]:
        """Return the decisions that were made and not undone."""
        return self._log.made

    @property
    def undone(self) -> int:
        """Return the number of undone steps; when it changes, viewers need the whole log again."""
        return self._log.undone

    # ---- Reading the log -------------------------------------------------------------------------------------------

    def take_in(self, entries: Iterable[LogEntry]) -> int:
        """Apply committed entries in order, skipping known ones; return the number of new ones."""
        before = self.count
        for entry in entries:
            if entry.number < self.count:
                continue
            undone = self.undone
            step = self._log.take_in(entry)
            if step is not None:
                self._play(step, look=True)
            elif undone != self.undone:
                self._undo()
        return self.count - before

    def _deal(self) -> None:
        begun = self.header.record()
        begun.source = "the log"
        self._replay = Replay(begun)
        self.state: State = self._replay.state
        self.mark = 0  # number of events before the last step
        self.marks: list[tuple[int, int] | None] = [None] * len(self.header.seats)
        """By seat: the number of events before and after its player's last decision, or None if there was none."""
        self._before: list[_Before] = []  # one for each of the last steps, as far as players made them
        self._may_undo: bool | None = None
        self.opened = {seat: Decision(0, self.header.started) for seat in self.state.open_seats()}
        self.hands: list[Substitution] = []
        self.made: list[list[Made]] = [[] for _ in self.header.seats]  # by seat; undone decisions take no time

    def _play(self, step: Step, *, look: bool) -> None:
        """Play a step; if ``look`` is True and a player made it, also save the state needed to undo it."""
        state = self.state
        mark = state.event_count()
        self._may_undo = None
        if step.source != PERSON:
            self._before.clear()  # it cannot be undone, and neither can the steps before it
        if step.source == PERSON and look:
            self._before.append(_Before(state.copy(), self.mark, [*self.marks], self.opened, len(self.hands)))
            del self._before[:-_UNDOS]
        self.mark = mark
        for entry in step.entries(self.rules):
            self._replay.take(entry)
        if step.source == PERSON:
            self.marks[step.seat] = mark, state.event_count()
        self._note_hand(step, mark)
        known = self.opened
        self.opened = {}
        for seat in state.open_seats():
            if seat in known and seat != step.seat:
                self.opened[seat] = known[seat]
            else:
                self.opened[seat] = Decision(step.seq, step.at)
        if state.is_over():
            self._before.clear()
        self.made[step.seat].append(Made(known[step.seat].at, step.at, step.source, step.seat not in self.opened))

    def _note_hand(self, step: Step, mark: int) -> None:
        """Record a substitution if the step changes who plays a player's seat."""
        if self.header.seats[step.seat][0] != HUMAN or step.source not in _HANDS:
            return
        before = next((hand.what for hand in reversed(self.hands) if hand.seat == step.seat), "back")
        now = _HANDS[step.source]
        if now != before:
            self.hands.append(Substitution(mark, step.seat, now))

    def _undo(self) -> None:
        """Restore the state before the last step, which the log has undone."""
        if not self._before or (len(self._before) == 1 and self.steps and self.steps[-1].source == PERSON):
            self._rebuild()
            return
        before, step = self._before.pop(), self._log.last_undone
        assert step is not None
        before.state.history_until(self.state, self.mark)
        self.state = before.state
        self._replay.go_back(self.state, len(step.entropy) + 1)
        self.mark, self.marks, self._may_undo = before.mark, before.marks, None
        self.opened = before.opened
        del self.hands[before.hands :]
        self.made[step.seat].pop()
        self._reopen()

    def _rebuild(self) -> None:
        self._deal()
        last = len(self.steps) - 1
        for number, step in enumerate(self.steps):
            self._play(step, look=number == last)
        self._reopen()

    def _reopen(self) -> None:
        """Assign new sequence numbers to the decisions that undos have reopened."""
        for seat, undone in self._log.taken_back.items():
            if seat in self.opened and self.opened[seat].seq < undone[-1].after:
                self.opened[seat] = replace(self.opened[seat], seq=undone[-1].after)

    # ---- Next entries ----------------------------------------------------------------------------------------------

    def entries_for(self, seat: int, action: int, *, source: str, at: float) -> list[LogEntry]:
        """Return the log entries for a legal action, preceded by fresh entropy if it involves chance."""
        entries: list[LogEntry] = []
        if self._uses_chance(seat, action):
            entries.append(LogEntry(self.count, ENTROPY, None, None, fresh(), at))
        notation = self.rules.notation(action)
        entries.append(LogEntry(self.count + len(entries), ACTION, seat, notation, source, at))
        return entries

    def _uses_chance(self, seat: int, action: int) -> bool:
        trial = self.state.copy()
        trial.apply(seat, action)
        return trial.rng != self.state.rng

    def undo_entry(self, *, at: float) -> LogEntry:
        return LogEntry(self.count, UNDO, self.steps[-1].seat, None, "", at)

    def undone_since(self, seat: int, seq: int) -> int | None:
        """Return the sequence number just after ``seat`` undid a step that existed at ``seq``, or None if it did not.

        If it undid several such steps, the latest of these steps counts.
        """
        seen = [one for one in self._log.taken_back.get(seat, ()) if one.seq <= seq < one.after]
        return max(seen, key=lambda one: one.seq).after if seen else None

    def may_undo(self) -> int | None:
        """Return the seat that may undo the last step now, or None."""
        if self._may_undo is None:
            self._may_undo = self._showed_nothing()
        return self.steps[-1].seat if self._may_undo else None

    def _showed_nothing(self) -> bool:
        if not self._before or self.state.is_over():
            return False
        seat = self.steps[-1].seat
        events = self.state.events_for(seat, self.mark)
        before = self._before[-1].state.view(seat)
        return self.rules.shows_nothing_new(events, seat, before, self.state.view(seat))

    # ---- Bots and hints --------------------------------------------------------------------------------------------

    def seed_for(self, purpose: str, seat: int) -> int:
        """Return the seed for a seat's open decision: the same in every process, but unpredictable."""
        return seed_of(self.header.seed, purpose, seat, self.opened[seat].seq)

    def world(self, seat: int, seed: int) -> State:
        """Return a determinization: a state sampled from the seat's information.

        A bot that gets this state knows no more than the seat.
        """
        return self.state.sample(seat, Rng(seed_of(seed, "world")))


@dataclass(frozen=True, slots=True)
class Progress:
    """State of a running game, as shown in lists of rooms."""

    count: int
    """Number of entries in the game's log when this state was read."""
    open: tuple[int, ...]
    round: int | None

    @classmethod
    def of(cls, game: Game) -> Progress:
        """Return the progress of a game; the round is None in a game without rounds."""
        return cls(game.count, tuple(game.state.open_seats()), game.state.rounds() or None)
