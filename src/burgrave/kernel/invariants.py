"""Invariants of every game state, checked during random games.

A rules package adds invariants of its game in a subclass of :class:`Invariants`. Tests run every check at every
decision of a few games; ``make soak`` plays a hundred thousand games and samples the expensive checks.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from burgrave.kernel.errors import BurgraveError, IllegalAction, MalformedAction
from burgrave.kernel.events import Event
from burgrave.kernel.game import Game
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.record import Record, Recorder, Replay, is_hexadecimal
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import State
from burgrave.kernel.stream import SEED_BYTES, seed_text

__all__ = ["ALWAYS", "BrokenInvariant", "Invariants", "Rates", "is_json"]


# ---- Check rates, errors and probes ----------------------------------------------------------------------------------


class BrokenInvariant(BurgraveError):
    """An invariant was violated; ``invariant`` is its name."""

    def __init__(self, invariant: str, text: str) -> None:
        super().__init__(f"{invariant}: {text}")
        self.invariant = invariant


class Rates:
    """Mean intervals between expensive checks, in decisions; those of ``records`` and ``playouts`` are in games."""

    def __init__(
        self,
        *,
        refusals: int = 200,
        futures: int = 150,
        views: int = 60,
        samples: int = 60,
        positions: int = 150,
        records: int = 25,
        playouts: int = 25,
    ) -> None:
        self.refusals = refusals
        self.futures = futures
        self.views = views
        self.samples = samples
        self.positions = positions
        self.records = records
        self.playouts = playouts


ALWAYS: Final = Rates(refusals=1, futures=1, views=1, samples=1, positions=1, records=1, playouts=1)


def is_json(data: object) -> bool:
    """Return True if ``data`` is plain JSON data without floats."""
    if data is None or isinstance(data, (str, int)):
        return True
    if isinstance(data, list):
        for one in data:
            if not is_json(one):
                return False
        return True
    if isinstance(data, dict):
        for key, value in data.items():
            if not isinstance(key, str) or not is_json(value):
                return False
        return True
    return False


def now(rate: int, rng: Rng) -> bool:
    """Return True with probability 1 in ``rate``; never if ``rate`` is 0."""
    return rate > 0 and rng.below(rate) == 0


def entropy(rng: Rng) -> str:
    """Return random entropy, either a 256-bit seed or a hexadecimal number."""
    if rng.below(2) == 0:
        return f"{rng.fork():x}"
    return seed_text(b"".join([rng.fork().to_bytes(8, "big") for _ in range(SEED_BYTES // 8)]))


def one_of(options: list[int], rng: Rng) -> int:
    return options[rng.below(len(options))]


def accepts_id(game: Game, action: int) -> bool:
    try:
        game.notation(action)
    except MalformedAction:
        return False
    return True


def accepts_text(game: Game, text: str) -> bool:
    try:
        game.parse(text)
    except MalformedAction:
        return False
    return True


# ---- Invariants ------------------------------------------------------------------------------------------------------

_FAR_ACTION: Final = 1 << 20
_FAR_SEAT: Final = 99
_AHEAD: Final = 12  # decisions played from a sampled or reloaded state
_CHANCES: Final = 60  # a sample must have differed within this many comparisons of a hidden item


@mypyc_attr(allow_interpreted_subclasses=True)
class Invariants:
    """Checks of the state interface for one game. A violation raises :class:`BrokenInvariant`."""

    def __init__(self, game: Game, rates: Rates | None = None) -> None:
        self.game = game
        self.rates = rates if rates is not None else Rates()
        self.decision = 0  # of the current game
        self.chances: dict[str, int] = {}  # by hidden item: number of comparisons of a sample with the true state
        self.differences: dict[str, int] = {}  # by hidden item: number of samples that differed
        self.actions: set[int] = set(game.actions.ids)
        self.notations()

    # ---- to be overridden by the rules package ---------------------------------------------------------------

    def check(self, state: State) -> None:
        """Check a state against the game's own invariants."""

    def check_view(self, state: State, seat: int | None, view: Mapping[str, object]) -> None:
        """Check that a view shows nothing that is hidden from the seat."""

    def check_event(self, event: Event) -> None:
        """Check that an event is valid for this game."""

    def hidden(self, state: State, seat: int) -> dict[str, str]:
        """Return the true value of every item hidden from ``seat``, as text, by item name."""
        return {}

    def same_sample(self, state: State, seat: int, one: State, other: State) -> bool:
        """Return True if two samples for ``seat`` agree, except where the game does not guarantee equality."""
        return one.digest() == other.digest()

    # ---- invariants of the game ------------------------------------------------------------------------------

    def notations(self) -> None:
        """Check that every action id survives a round trip through its notation, and that invalid input is rejected."""
        invariant = "parse(notation) is the id"
        for action in self.game.actions.ids:
            text = self.game.notation(action)
            if self.game.parse(text) != action:
                raise BrokenInvariant(invariant, f"{text!r} is {self.game.parse(text)}, not {action}")
        for wrong in (-1, self.game.actions.space):
            if accepts_id(self.game, wrong):
                raise BrokenInvariant(invariant, f"{wrong} is outside the action space but has a notation")
        for nonsense in ("", " ", "nonsense", "gold gold"):
            if accepts_text(self.game, nonsense):
                raise BrokenInvariant(invariant, f"{nonsense!r} is parsed as an action")

    # ---- invariants of one state -----------------------------------------------------------------------------

    def at(self, state: State, rng: Rng) -> None:
        """Check a single state against every invariant."""
        self.check(state)
        if state.is_over():
            self.result(state)
        else:
            self.deciding(state)
            self.futures(state, rng)
        self.refusals(state, rng)
        self.views(state, rng)
        self.positions(state)
        for seat in range(len(state.scores())):
            self.samples(state, seat, rng)

    def options(self, state: State, seat: int) -> list[int]:
        """Check and return the legal actions of a seat with an open decision.

        There must be at least one, and all must be valid and distinct.
        """
        options = state.legal(seat)
        if not options:
            raise BrokenInvariant("the legal list is not empty", f"seat {seat} is to act but has no legal action")
        for action in options:
            if action not in self.actions:
                raise BrokenInvariant("the legal list holds only actions", f"{action} is not an action")
        if len(set(options)) != len(options):
            raise BrokenInvariant("the legal list has no duplicates", f"{self._words(options)}")
        return options

    def deciding(self, state: State) -> None:
        """Check that the seat to act has an open decision, and that every seat with one has legal actions."""
        seats = state.open_seats()
        if state.to_act() not in seats:
            raise BrokenInvariant("the seat to act is open", f"{state.to_act()} is not in {seats}")
        for seat in seats:
            self.options(state, seat)

    def refusals(self, state: State, rng: Rng) -> None:
        """Check that an illegal action raises IllegalAction and changes nothing."""
        before = state.digest()
        seats = len(state.scores())
        legal = [state.legal(seat) for seat in range(seats)]
        some = [options[0] for options in legal if options]
        for seat in (-1, *range(seats), seats, _FAR_SEAT):
            if seat not in state.open_seats():
                if state.legal(seat):
                    raise BrokenInvariant(
                        "a seat with no decision has no legal actions", f"seat {seat}: {state.legal(seat)}"
                    )
                self._refused(state, seat, some[0] if some else 0)
        ids = self.game.actions.ids
        wrong = [-1, self.game.actions.space, _FAR_ACTION]
        for _ in range(8):
            wrong.append(ids[rng.below(len(ids))])
        for seat in range(seats):
            for action in wrong:
                if action not in legal[seat]:
                    self._refused(state, seat, action)
        if state.digest() != before or [state.legal(seat) for seat in range(seats)] != legal:
            raise BrokenInvariant("an illegal action changes nothing", "the digest or a legal list has changed")

    def _refused(self, state: State, seat: int, action: int) -> None:
        try:
            state.apply(seat, action)
        except IllegalAction:
            return
        raise BrokenInvariant("an illegal action raises", f"seat {seat} could play {action}")

    def futures(self, state: State, rng: Rng) -> None:
        """Check that every legal action is deterministic, leads to a valid state, and leaves the original unchanged."""
        before = state.digest()
        legal = [self.options(state, seat) for seat in state.open_seats()]
        for seat in state.open_seats():
            self._futures_of(state, seat, rng)
        if state.digest() != before or [state.legal(seat) for seat in state.open_seats()] != legal:
            raise BrokenInvariant("a copy is independent", "playing on the copy changed the original")
        self.together(state, rng)

    def _futures_of(self, state: State, seat: int, rng: Rng) -> None:
        options = self.options(state, seat)
        first = state.copy()
        if first.digest() != state.digest():
            raise BrokenInvariant("a copy has the same digest", f"{first.digest()} is not {state.digest()}")
        if first.legal(seat) != options:
            raise BrokenInvariant("a copy is independent", "its legal list differs")
        twice = rng.below(len(options))
        for number, action in enumerate(options):
            ahead = state.copy()
            ahead.apply(seat, action)
            try:
                self.check(ahead)
                if not ahead.is_over():
                    self.deciding(ahead)
            except BrokenInvariant as error:
                raise BrokenInvariant(error.invariant, f"after {self.game.notation(action)!r}: {error}") from error
            if number == twice:
                first.apply_unchecked(seat, action)
                if first.digest() != ahead.digest():
                    raise BrokenInvariant(
                        "the same action leads to the same state", f"not {self.game.notation(action)!r}"
                    )

    def together(self, state: State, rng: Rng) -> None:
        """Check that the order in which seats with open decisions act does not matter."""
        invariant = "open seats may answer in any order"
        seats = state.open_seats()
        if len(seats) < 2:
            return
        answers: dict[int, int] = {}
        for seat in seats:
            options = state.legal(seat)
            answers[seat] = one_of(options, rng)
        forward, backward = state.copy(), state.copy()
        for seat in seats:
            self._answer(forward, seat, answers[seat], invariant)
        for seat in reversed(seats):
            self._answer(backward, seat, answers[seat], invariant)
        if forward.digest() != backward.digest():
            raise BrokenInvariant(invariant, f"not {self._words([answers[seat] for seat in seats])}")

    def _answer(self, state: State, seat: int, action: int, invariant: str) -> None:
        if action not in state.legal(seat):
            raise BrokenInvariant(invariant, f"seat {seat} may no longer play {self.game.notation(action)!r}")
        state.apply(seat, action)

    def views(self, state: State, rng: Rng) -> None:
        """Check that views are JSON data, hide secrets, and match what a bot sees through its ``Seat``."""
        seats = len(state.scores())
        for seat in range(seats):
            self._view(state, seat)
        self._view(state, None)
        seat = rng.below(seats)
        handle = state.seat(seat, rng)
        invariant = "the handle of a seat shows what the seat may know"
        seen, true = handle.view(), state.view(seat)
        for name in true:
            if seen.get(name) != true[name]:
                raise BrokenInvariant(invariant, f"seat {seat}: {name} is {seen.get(name)}, expected {true[name]}")
        if handle.legal() != state.legal(seat):
            raise BrokenInvariant(invariant, f"seat {seat}: the legal lists differ")
        if handle.events != state.events_for(seat):
            raise BrokenInvariant(invariant, f"seat {seat}: the events differ")
        shown = state.events_for(seat)
        for event in state.events:
            self.check_event(event)
        for event in state.events_for(None):
            if event not in shown:
                raise BrokenInvariant(
                    "a seat is shown every event that spectators are", f"seat {seat} misses {event!r}"
                )

    def _view(self, state: State, seat: int | None) -> Mapping[str, object]:
        view = state.view(seat)
        if not is_json(view):
            raise BrokenInvariant("a view is JSON data", f"seat {seat}: {view!r}")
        self.check_view(state, seat, view)
        return view

    def samples(self, state: State, seat: int, rng: Rng) -> None:
        """Check that a sample is valid, indistinguishable for the seat, and independent of hidden information."""
        invariant = "hidden information does not affect what a seat may do"
        before = state.digest()
        world = state.sample(seat, rng)
        self.check(world)
        if world.stream is not None or world.rng < 0:
            raise BrokenInvariant("a sample has its own random generator", f"seat {seat}: {world.chance()}")
        if world.open_seats() != state.open_seats() or world.legal(seat) != state.legal(seat):
            raise BrokenInvariant(invariant, f"seat {seat}: open seats or legal lists differ")
        self._same_view(state, world, seat)
        self._same_view(state, world, None)
        self._same_quotes(state, world, seat)
        seed = rng.fork()
        if not self.same_sample(state, seat, state.sample(seat, Rng(seed)), world.sample(seat, Rng(seed))):
            raise BrokenInvariant("a sample depends only on what the seat knows", f"seat {seat}")
        self._compare(self.hidden(state, seat), self.hidden(world, seat))
        self.copies(world)
        for _ in range(_AHEAD):
            if world.is_over():
                break
            acting = one_of(world.open_seats(), rng)
            world.apply(acting, one_of(self.options(world, acting), rng))
            self.check(world)
        if state.digest() != before:
            raise BrokenInvariant("sampling does not change the original", f"seat {seat}")

    def _same_view(self, state: State, world: State, seat: int | None) -> None:
        mine, other = state.view(seat), world.view(seat)
        if mine != other:
            for key in mine:
                if mine[key] != other.get(key):
                    raise BrokenInvariant(
                        "a sample and the original look the same to the seat",
                        f"seat {seat}, {key}: {mine[key]!r} became {other.get(key)!r}",
                    )
            raise BrokenInvariant("a sample and the original look the same to the seat", f"seat {seat}: more fields")

    def _same_quotes(self, state: State, world: State, seat: int) -> None:
        """Check that quotes and reasons are the same in a sample: they may depend only on what the seat knows."""
        invariant = "a quote depends only on what the seat knows"
        reasons = state.why_not(seat)
        if world.why_not(seat) != reasons:
            raise BrokenInvariant(invariant, f"seat {seat}: {reasons} became {world.why_not(seat)}")
        legal = state.legal(seat)
        for action in [*legal, *reasons]:
            mine, other = state.quote(seat, action), world.quote(seat, action)
            if mine != other or not is_json(mine.data()):
                raise BrokenInvariant(invariant, f"seat {seat}, {self.game.notation(action)}: {mine} became {other}")
            if state.costs(seat, action) != mine.costs:
                raise BrokenInvariant(
                    "costs are those of the quote", f"seat {seat}, {self.game.notation(action)}: {mine}"
                )
            if action in legal and action in reasons:
                raise BrokenInvariant("a legal action has no reason against it", self.game.notation(action))

    def _compare(self, truth: dict[str, str], sampled: dict[str, str]) -> None:
        for name, text in truth.items():
            self.chances[name] = self.chances.get(name, 0) + 1
            if sampled.get(name, text) != text:
                self.differences[name] = self.differences.get(name, 0) + 1

    def never_differed(self) -> list[str]:
        """Return the hidden items that never differed in a sample, despite at least ``_CHANCES`` comparisons."""
        return [name for name, number in self.chances.items() if number >= _CHANCES and name not in self.differences]

    def copies(self, state: State) -> None:
        """Check that a copy has the same digest as the original."""
        if state.copy().digest() != state.digest():
            raise BrokenInvariant("a copy has the same digest", "the digests differ")

    def positions(self, state: State) -> None:
        """Check that a position is JSON data and restores the same state."""
        data = state.position()
        if not is_json(data):
            raise BrokenInvariant("a position is JSON data", f"{data!r}")
        if not data.get("game") == state.game == self.game.name:
            raise BrokenInvariant("a state and its position name their game", f"{state.game!r}, {data.get('game')!r}")
        invariant = "from_position(position) is the state"
        text = json.dumps(data)
        try:
            back = self.game.from_position(json.loads(text), "laws", False)
        except BurgraveError as error:
            raise BrokenInvariant(invariant, f"{error} {text}") from error
        if back.digest() != state.digest():
            raise BrokenInvariant(invariant, f"the digests differ: {text}")
        self.check(back)
        for seat in range(len(state.scores())):
            if back.legal(seat) != state.legal(seat):
                raise BrokenInvariant(invariant, f"the legal lists differ: {text}")
            if back.view(seat) != state.view(seat):
                raise BrokenInvariant(invariant, f"the views of seat {seat} differ: {text}")
        if back.position() != data:
            raise BrokenInvariant(invariant, f"the positions differ: {text}")
        self._same_future(state.copy(), back, f"{invariant}, now and in further play")

    def _same_future(self, state: State, back: State, invariant: str) -> None:
        """Check that both states stay equal under the same actions; if not, the position lacks a field."""
        rng = Rng(state.digest())
        for _ in range(_AHEAD):
            if state.is_over():
                break
            seat = one_of(state.open_seats(), rng)
            action = one_of(self.options(state, seat), rng)
            self._answer(back, seat, action, invariant)
            state.apply(seat, action)
            if back.digest() != state.digest() or back.scores() != state.scores():
                raise BrokenInvariant(invariant, f"digests or scores differ after {self.game.notation(action)!r}")

    def result(self, state: State) -> None:
        """Check that no seat has an open decision after the game, and that the ranks follow from the scores."""
        invariant = "ranks follow from scores"
        scores, ranks = state.scores(), state.ranks()
        if state.open_seats() or state.to_act() != -1:
            raise BrokenInvariant("no seat is open after the end", f"{state.open_seats()}")
        if len(scores) != len(ranks) or 1 not in ranks:
            raise BrokenInvariant(invariant, f"{scores} {ranks}")
        for seat, score in enumerate(scores):
            above = 0
            for other, other_score in enumerate(scores):
                if ranks[other] < ranks[seat]:
                    above += 1
                if score > other_score and ranks[seat] >= ranks[other]:
                    raise BrokenInvariant(invariant, f"{scores} {ranks}")
            if ranks[seat] != above + 1:
                raise BrokenInvariant(invariant, f"{scores} {ranks}")

    # ---- invariants of whole games ---------------------------------------------------------------------------

    def walk(self, seed: object, options: dict[str, object]) -> State:
        """Play one random game while checking the invariants; return its final state.

        The attribute ``decision`` counts the decisions.
        """
        self.decision = 0
        rng = Rng(seed_of("invariants", seed))
        rates = self.rates
        state = self.game.new(seed, options, False)
        self._begun(state, self.game.resolve(seed, options).get("players"))
        if now(rates.records, rng):
            return self._walk_recorded(seed, options, rng)
        if now(rates.playouts, rng):
            self._same_playout(state, rng)
        self.check(state)
        while not state.is_over():
            seat = self._check(state, rng)
            state.apply(seat, one_of(self.options(state, seat), rng))
            self.decision += 1
            self.check(state)
        self._end(state, rng)
        return state

    def _walk_recorded(self, seed: object, options: dict[str, object], rng: Rng) -> State:
        """Play like ``walk``, but record the game and check that the record replays to the same state."""
        recorder = Recorder(self._record(seed, options))
        state = recorder.state
        self.check(state)
        while not state.is_over():
            if now(50, rng):
                recorder.mix_entropy(entropy(rng))
            seat = self._check(state, rng)
            recorder.play(seat, one_of(self.options(state, seat), rng))
            self.decision += 1
            self.check(state)
            if now(200, rng):
                self._replays(recorder.record, state)
        self._end(state, rng)
        self._replays(recorder.record, state)
        return state

    def _record(self, seed: object, options: dict[str, object]) -> Record:
        players = len(self.game.new(seed, options, False).scores())
        return Record.new(self.game.name, seed=seed, seats=[("random", "")] * players, options=options)

    def _begun(self, state: State, players: object) -> None:
        """Check the assumptions on which the other checks rely, once per game."""
        if len(state.scores()) != players or len(state.ranks()) != players:
            numbers = f"{state.scores()} and {state.ranks()}"
            raise BrokenInvariant("every seat has a score and a rank", f"{numbers} with {players} players")
        if not is_hexadecimal(state.digest()):
            raise BrokenInvariant("a digest is a lowercase hexadecimal number", f"{state.digest()!r}")

    def _replays(self, record: Record, state: State) -> None:
        invariant = "replay(record) is the state"
        text = str(record)
        again = Record.parse(text)
        if again != record or str(again) != text:
            raise BrokenInvariant("a record reads back as it was written", "the records differ")
        replayed = Replay(again).finish()
        if replayed.digest() != state.digest() or replayed.scores() != state.scores():
            raise BrokenInvariant(invariant, "digests or scores differ")
        if replayed.events != state.events:
            raise BrokenInvariant(invariant, "the events differ")

    def _check(self, state: State, rng: Rng) -> int:
        """Run the randomly selected checks, and return the next seat to act: a random one with an open decision."""
        rates = self.rates
        self.deciding(state)
        if now(rates.refusals, rng):
            self.refusals(state, rng)
        if now(rates.futures, rng):
            self.futures(state, rng)
        if now(rates.views, rng):
            self.views(state, rng)
        if now(rates.samples, rng):
            self.samples(state, rng.below(len(state.scores())), rng)
        if now(rates.positions, rng):
            self.positions(state)
        return one_of(state.open_seats(), rng)

    def _end(self, state: State, rng: Rng) -> None:
        self.result(state)
        if now(8, rng):
            self.refusals(state, rng)
            self.views(state, rng)
            self.samples(state, rng.below(len(state.scores())), rng)
            self.positions(state)

    def _same_playout(self, state: State, rng: Rng) -> None:
        """Check that the compiled playout plays the same game as individual calls of ``legal`` and ``apply``."""
        seed = rng.fork()
        fast, slow = state.copy(), state.copy()
        number = self.game.playout(fast, Rng(seed))
        choose = Rng(seed)
        played = 0
        while not slow.is_over():
            options = slow.legal(slow.to_act())
            slow.apply(slow.to_act(), options[choose.below(len(options))])
            played += 1
        if number != played or fast.digest() != slow.digest():
            raise BrokenInvariant("a playout matches legal and apply", f"{number} and {played} decisions")

    def _words(self, options: list[int]) -> str:
        return ", ".join([self.game.notation(action) for action in options])
