"""A game at a table: its log, and the state that follows from it.

Chance at a live table comes from the operating system and nowhere else.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from sys import intern
from typing import Any, Final, Literal

from burgrave.kernel.errors import OtherRules
from burgrave.kernel.game import Game as GameRules
from burgrave.kernel.record import ACTION, STIR, Entry, Record, Replay
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import State
from burgrave.kernel.stream import SEED_BYTES, seed_text
from burgrave.server.live.errors import Refused
from burgrave.server.showing.hands import Hand
from burgrave.server.store import LogEntry

# ---- Entropy ---------------------------------------------------------------------------------------------------------


def fresh() -> str:
    """Return a seed of 256 bits that nobody can foretell."""
    return seed_text(os.urandom(SEED_BYTES))


# ---- Games -----------------------------------------------------------------------------------------------------------

UNDO: Final = "undo"

# who decided, kept with every action
PERSON: Final = ""
BOT: Final = "bot"  # of the seat, or in the place of a person
LATE: Final = "late"  # a bot in the place of a person whose time was over
AUTO: Final = "auto"  # as the person had said before
_HANDS: Final[Mapping[str, Literal["late", "bot", "back"]]] = {PERSON: "back", BOT: "bot", LATE: "late"}

HUMAN: Final = "human"  # what kind of seat a person's is in a record


@dataclass(frozen=True)
class Header:
    """How a game began. The seed is a secret until the end."""

    game: str
    rules: int
    options: dict[str, Any]
    seed: str
    seats: tuple[tuple[str, str], ...]  # kind and name, as a record has them
    started: float
    position: dict[str, Any] | None = None
    """Where it began, if not with a deal by the options; a secret too, for what lies hidden there."""

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Header:
        """Return the header that a room keeps, as our rules version has it; raise Refused if it has no such game."""
        game = game_named(data["game"])
        try:
            options = game.options_under(data["rules"], data["options"])
            position = data.get("position")
            if position is not None:
                position = game.options_under(data["rules"], position)
        except OtherRules as error:
            raise Refused(
                "other-rules",
                f"This game was begun under rules version {data['rules']}, and this server plays {game.versions()};"
                " it can go on only where that version runs.",
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
        """The edition, of a game that has editions."""
        return self.options.get("ruleset")

    def data(self) -> dict[str, Any]:
        """Return the header as a room keeps it."""
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
    """A decision that counts: it was made, and has not been taken back."""

    seat: int
    notation: str
    by: str
    stirs: tuple[str, ...]  # entropy mixed in just before
    seq: int  # entries committed, with this one
    at: float

    def lines(self) -> list[str]:
        """Return the lines of the step in a record."""
        return [*(f"{STIR} {stirred}" for stirred in self.stirs), f"{self.seat} {self.notation}"]

    def entries(self, rules: GameRules) -> list[Entry]:
        """Return the entries of the step in a record; raise MalformedAction if the rules have no such action."""
        return [*(Entry(STIR, text=stirred) for stirred in self.stirs), Entry(ACTION, self.seat, self.action(rules))]

    def action(self, rules: GameRules) -> int:
        """Return the action's id under these rules.

        ``#7``: the id itself, of a game that was not installed when the log was migrated to notations.
        """
        return int(self.notation[1:]) if self.notation.startswith("#") else rules.parse(self.notation)


class Steps:
    """The decisions of a log that count; to find them nothing is played, so the rules have no part in it."""

    def __init__(self) -> None:
        self.count = 0  # entries taken in so far: the "seq" of messages
        self.made: list[Step] = []
        self.undone = 0  # steps taken back
        self.taken_back: dict[int, list[Undone]] = {}  # by seat
        self._stirs: tuple[str, ...] = ()

    def take_in(self, entry: LogEntry) -> Step | None:
        """Take in the next entry; return the step that it is, if it is one. ValueError: it cannot be the next one."""
        if entry.number != self.count:
            raise ValueError(f"entry {self.count} is missing from the log: the next one is {entry.number}")
        if entry.kind == UNDO and not self.made:
            raise ValueError(f"entry {entry.number} takes a step back, and there is none")
        if entry.kind == ACTION and (entry.seat is None or entry.notation is None):
            raise ValueError(f"entry {entry.number} is an action without a seat, or of nothing")
        self.count += 1
        if entry.kind == STIR:
            self._stirs += (entry.text,)
            return None
        if entry.kind == UNDO:
            step = self.made.pop()
            self.undone += 1
            self.taken_back.setdefault(step.seat, []).append(Undone(step.seq, self.count))
            self._stirs = ()
            return None
        if entry.kind != ACTION:
            raise ValueError(f"entry {entry.number} is of the kind {entry.kind!r}, which is unknown")
        assert entry.seat is not None and entry.notation is not None
        step = Step(entry.seat, entry.notation, intern(entry.text), self._stirs, self.count, entry.at)
        self._stirs = ()
        self.made.append(step)
        return step


@dataclass(frozen=True, slots=True)
class Undone:
    """A step that was taken back."""

    seq: int  # of the step
    after: int  # entries committed when it was gone


@dataclass(frozen=True, slots=True)
class Decision:
    """An open decision of one seat. It is the same as long as ``seq`` is."""

    seq: int  # entries committed when it opened
    at: float  # when it opened


@dataclass(frozen=True, slots=True)
class Made:
    """A decision that a seat has made, as its clock sees it."""

    began: float
    ended: float
    by: str
    last: bool  # nothing more was asked of the seat then


class Game:
    """The state of a running game, and what a table must know of the way there."""

    def __init__(self, header: Header, entries: Iterable[LogEntry] = ()) -> None:
        self.header = header
        self.rules = game_named(header.game)
        self.opened: dict[int, Decision] = {}
        self._log = Steps()
        for entry in entries:  # which steps count is known at the end, and only those are played
            self._log.take_in(entry)
        self._rebuild()

    @classmethod
    def after(cls, header: Header, steps: Iterable[Step]) -> Game:
        """Return the game as it was after these steps, as if nothing had ever been taken back."""
        game = cls(header)
        game._log.made = [*steps]
        game._log.count = game.steps[-1].seq if game.steps else 0
        game._rebuild()
        return game

    @property
    def count(self) -> int:
        """Entries taken in so far: the "seq" of messages."""
        return self._log.count

    @property
    def steps(self) -> list[Step]:
        """The decisions that count."""
        return self._log.made

    @property
    def undone(self) -> int:
        """Steps taken back: who has told the log must tell it anew."""
        return self._log.undone

    # ---- from the log ----------------------------------------------------------------------------------------------

    def take_in(self, entries: Iterable[LogEntry]) -> int:
        """Take in committed entries in their order, without those known already; return how many were new."""
        before = self.count
        for entry in entries:
            if entry.number < self.count:
                continue
            undone = self.undone
            step = self._log.take_in(entry)
            if step is not None:
                self._play(step, look=True)
            elif undone != self.undone:
                self._rebuild()
        return self.count - before

    def _deal(self) -> None:
        begun = self.header.record()
        begun.source = "the log"
        self._replay = Replay(begun)
        self.state: State = self._replay.state
        self.mark = 0  # events there were before the last step
        self.marks: list[tuple[int, int] | None] = [None] * len(self.header.seats)
        """By seat: the number of events before and after its person's last decision."""
        self._before: Mapping[str, object] | None = None  # what the person saw who made the last step
        self._may_undo: bool | None = None
        self.opened = {seat: Decision(0, self.header.started) for seat in self.state.open_seats()}
        self.hands: list[Hand] = []
        self.made: list[list[Made]] = [[] for _ in self.header.seats]  # by seat; what was taken back took no time

    def _play(self, step: Step, *, look: bool) -> None:
        """Play a step; ``look``: as the last one, which may be taken back."""
        state = self.state
        mark = state.event_count()
        self._may_undo = None
        self.mark = mark
        self._before = state.view(step.seat) if look and step.by == PERSON else None
        for entry in step.entries(self.rules):
            self._replay.take(entry)
        if step.by == PERSON:
            self.marks[step.seat] = mark, state.event_count()
        self._note_hand(step, mark)
        known = self.opened
        self.opened = {}
        for seat in state.open_seats():
            if seat in known and seat != step.seat:
                self.opened[seat] = known[seat]
            else:
                self.opened[seat] = Decision(step.seq, step.at)
        self.made[step.seat].append(Made(known[step.seat].at, step.at, step.by, step.seat not in self.opened))

    def _note_hand(self, step: Step, mark: int) -> None:
        """Note whether somebody else plays for the person of a seat from now on: a bot, or they themselves again."""
        if self.header.seats[step.seat][0] != HUMAN or step.by not in _HANDS:
            return
        before = next((hand.what for hand in reversed(self.hands) if hand.seat == step.seat), "back")
        now = _HANDS[step.by]
        if now != before:
            self.hands.append(Hand(mark, step.seat, now))

    def _rebuild(self) -> None:
        self._deal()
        last = len(self.steps) - 1
        for number, step in enumerate(self.steps):
            self._play(step, look=number == last)
        # What was taken back, and not made again, is not the decision that was seen before.
        for seat, undone in self._log.taken_back.items():
            if seat in self.opened and self.opened[seat].seq < undone[-1].after:
                self.opened[seat] = replace(self.opened[seat], seq=undone[-1].after)

    # ---- what may be committed next --------------------------------------------------------------------------------

    def entries_for(self, seat: int, action: int, *, by: str, at: float) -> list[LogEntry]:
        """Return what to append for an action, which must be legal: entropy first, if chance has a say in it."""
        entries: list[LogEntry] = []
        if self._uses_chance(seat, action):
            entries.append(LogEntry(self.count, STIR, None, None, fresh(), at))
        notation = self.rules.notation(action)
        entries.append(LogEntry(self.count + len(entries), ACTION, seat, notation, by, at))
        return entries

    def _uses_chance(self, seat: int, action: int) -> bool:
        trial = self.state.copy()
        trial.apply(seat, action)
        return trial.rng != self.state.rng

    def undo_entry(self, *, at: float) -> LogEntry:
        """Return what to append to take the last step back."""
        return LogEntry(self.count, UNDO, self.steps[-1].seat, None, "", at)

    def undone_since(self, seat: int, seq: int) -> int | None:
        """Return the "seq" after a seat took back the step of its own that it saw last at ``seq``, if it has."""
        seen = [one for one in self._log.taken_back.get(seat, ()) if one.seq <= seq < one.after]
        return max(seen, key=lambda one: one.seq).after if seen else None

    def may_undo(self) -> int | None:
        """Return the seat that may take its last step back now, if there is one."""
        if self._may_undo is None:
            self._may_undo = self._showed_nothing()
        return self.steps[-1].seat if self._may_undo else None

    def _showed_nothing(self) -> bool:
        if self._before is None or self.state.is_over():
            return False
        seat = self.steps[-1].seat
        events = self.state.events_for(seat, self.mark)
        return self.rules.shows_nothing_new(events, seat, self._before, self.state.view(seat))

    # ---- for bots and hints ----------------------------------------------------------------------------------------

    def seed_for(self, purpose: str, seat: int) -> int:
        """Return the seed of one decision of one seat: the same in every process, and nobody's to guess."""
        return seed_of(self.header.seed, purpose, seat, self.opened[seat].seq)

    def world(self, seat: int, seed: int) -> State:
        """Return a world that agrees with what the seat knows: all that a bot may have of the game."""
        return self.state.sample(seat, Rng(seed_of(seed, "world")))
