"""Base class of game states: the only interface between a game and user interfaces, bots and tools."""

from __future__ import annotations

import hashlib
import json
from abc import ABCMeta, abstractmethod
from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Final

from burgrave.kernel.arrays import ActionList, action_ids
from burgrave.kernel.errors import IllegalAction, MalformedAction, SetupError
from burgrave.kernel.events import NONE, SPECTATOR, Event, pack, told_to, unpack
from burgrave.kernel.fields import Archive, writer
from burgrave.kernel.importing import import_object
from burgrave.kernel.ints import i64
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.quote import Quote, Reason
from burgrave.kernel.ranking import places
from burgrave.kernel.rng import LOW, MULTIPLIER, Rng, seed_of
from burgrave.kernel.stream import Stream, place_text, stream_at, stream_of

_TOO_LARGE: Final = 1 << 20  # above every action id
_SEATS: Final = 8  # the maximum number of seats in any game
_NONE: Final = ActionList()  # no options or no events: shared, never filled


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """A game in progress: mutable, small, fast to copy.

    A state contains hidden information, so never give it to a bot or client. A rules package implements the abstract
    methods and overrides defaults where needed.
    """

    def __init__(self, rng: i64 = 0) -> None:
        self.rng: i64 = rng  # state of the fast generator; if negative, the next place in ``stream`` is -1 - rng
        self.stream: Stream | None = None
        self.keeps_events = False
        self._events = _NONE  # packed
        self._legal = _NONE  # cached options of seat ``_asked``
        self._asked: i64 = -1  # -1: the cache is invalid

    # ---- to be implemented by the rules package ------------------------------------------------------------

    @abstractmethod
    def to_act(self) -> i64:
        """Return the seat to act, or -1 when the game is over."""

    @abstractmethod
    def legal_into(self, seat: i64, out: ActionList) -> None:
        """Append the legal action ids of ``seat``, which must have an open decision."""

    @abstractmethod
    def perform(self, seat: i64, action: i64) -> None:
        """Apply a legal action of ``seat`` to the state. Games implement this; callers use ``apply_unchecked``."""

    @abstractmethod
    def view(self, seat: object) -> Mapping[str, object]:
        """Return the view of ``seat``, or of a spectator if ``seat`` is None, as plain JSON data."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Return the current points of every seat."""

    @property
    @abstractmethod
    def game(self) -> str:
        """Name of the game, as in ``burgrave.new``; a class attribute is enough."""

    # ---- defaults, which a rules package may override ----------------------------------------------------------

    def deal(self, options: dict[str, object]) -> None:
        """Set up a new game from complete options. ``Game.new`` first sets up randomness and event recording."""

    def position_fields(self, io: Archive) -> None:
        """Write or read all fields of a position except ``game`` and ``rng``; reject impossible values."""

    def redraw_hidden(self, seat: i64, rng: Rng) -> None:
        """Replace everything hidden from ``seat`` with random values consistent with what the seat has seen."""

    def rounds(self) -> i64:
        """Return the number of rounds begun so far; 0 in a game without rounds."""
        return 0

    def ranks(self) -> list[int]:
        """Return the rank of every seat (1 = winner); tied seats share a rank."""
        return places(self.scores())

    def position(self) -> Mapping[str, object]:
        """Return the whole state as readable JSON data, which ``from_position`` reads back."""
        io = writer()
        io.shows("game", self.game)
        self.position_fields(io)
        io.shows("rng", self.chance())
        return io.data

    def digest(self) -> str:
        """Return a stable hash of the full state, identical on every machine and in both cores."""
        return hashlib.blake2b(ascii(self.position()).encode(), digest_size=16).hexdigest()

    def copy(self, history: bool = False) -> State:
        """Return an independent copy; with ``history``, the copy includes the events so far and keeps recording events.

        This default deep-copies every attribute, and works only for classes that are not compiled.
        """
        new: State = type(self).__new__(type(self))
        State.__init__(new, self.rng)
        new.stream = self.stream
        own = frozenset(vars(new))  # empty on the compiled core
        copied: dict[int, object] = {id(self): new}
        for name, value in vars(self).items():
            if name not in own:
                setattr(new, name, deepcopy(value, copied))
        if history:
            new.history_from(self)
        return new

    def sample(self, seat: object, rng: Rng, history: bool = False) -> State:
        """Return a random determinization: a full state consistent with everything ``seat`` has seen.

        The result depends only on what the seat knows and on ``rng``, never on hidden information. It drops other
        seats' knowledge of cards hidden from ``seat``. ``history``: include the events that the seat was shown.
        """
        index = seat_of(seat, self.num_players)
        new = self.copy()
        new.redraw_hidden(index, rng)
        new.reseed(rng.state())
        if history:
            new.history_from(self, index)
        return new

    # ---- to be overridden by games with prices -----------------------------------------------------------------

    def quote(self, seat: object, action: i64) -> Quote:
        """Return the costs and gains of ``action`` for ``seat``, whether or not it is legal now.

        Like a view, a quote depends only on what the seat may know: states with equal views have equal quotes.
        """
        return Quote()

    def costs(self, seat: object, action: i64) -> dict[str, int]:
        """Return only the ``costs`` of the quote. Override this if they are cheaper to compute alone."""
        return self.quote(seat, action).costs

    def why_not(self, seat: object) -> dict[int, Reason]:
        """Return the actions that ``seat`` might expect to play but cannot play now, each with the reason.

        States with equal views return equal reasons.
        """
        return {}

    # ---- for callers -----------------------------------------------------------------------------------------

    @property
    def num_players(self) -> int:
        """Number of seats."""
        return len(self.scores())

    def returns(self) -> list[float]:
        """Return each seat's share of the win: 1 for a sole winner; 0 for all seats until the game ends.

        Tied winners share the win equally. A solo player who loses gets 0.
        """
        ranks = self.ranks()
        winners = 0 if not self.is_over() else ranks.count(1)
        return [1 / winners if winners and rank == 1 else 0.0 for rank in ranks]

    def is_over(self) -> bool:
        return self.to_act() < 0

    def is_open(self, seat: i64) -> bool:
        """Return True if ``seat`` has an open decision. Override this in games with simultaneous decisions."""
        return seat >= 0 and seat == self.to_act()

    def open_seats(self) -> list[int]:
        """Return all seats with an open decision; they may act in any order."""
        seat = self.to_act()
        return [] if seat < 0 else [seat]

    def fill_legal(self, out: ActionList) -> None:
        """Append the legal action ids of the seat to act."""
        self.legal_into(self.to_act(), out)

    def apply_unchecked(self, seat: i64, action: i64) -> None:
        """Play a legal action of ``seat`` without validation, for search and simulation."""
        self._asked = -1
        self.perform(seat, action)

    def forget_legal(self) -> None:
        """Invalidate the cached legal actions; required before calling ``perform`` directly."""
        self._asked = -1

    def play(self, action: i64) -> None:
        """Play a legal action of the seat to act without validation."""
        self.apply_unchecked(self.to_act(), action)

    def legal(self, seat: object) -> list[int]:
        """Return the action ids that ``seat`` may play now, in a fixed order; [] if it has nothing to decide."""
        if not isinstance(seat, int):
            raise MalformedAction(f"A seat is a whole number, not {seat!r}.")
        return action_ids(self._options_of(seat))

    def _options_of(self, seat: int) -> ActionList:
        if not 0 <= seat < _SEATS:
            return _NONE
        asking: i64 = seat
        if asking == self._asked:
            return self._legal
        if not self.is_open(asking):
            return _NONE
        self._asked = -1
        options = self._legal
        if options is _NONE:
            options = ActionList()
        self._legal = _NONE  # a nested call from ``legal_into`` gets its own list
        options.clear()
        self.legal_into(asking, options)
        self._legal = options
        self._asked = asking
        return options

    def apply(self, seat: object, action: object) -> None:
        """Play ``action`` for ``seat``; raise IllegalAction and change nothing if it is not legal now."""
        if not isinstance(action, int) or not isinstance(seat, int):
            raise MalformedAction(f"A seat and an action are whole numbers, not {seat!r} and {action!r}.")
        legal = self._options_of(seat)
        if len(legal) == 0:
            raise IllegalAction(self._nothing_open(seat))
        wanted: i64 = -1
        if 0 <= action < _TOO_LARGE:
            wanted = action
        if wanted not in legal:
            raise IllegalAction(self._not_legal(seat, action, action_ids(legal)))
        self.apply_unchecked(seat, wanted)

    def _not_legal(self, seat: int, action: int, legal: list[int]) -> str:
        game = self.game
        allowed = [str(_by_name("words_of", game, option)) for option in legal]
        played = _by_name("words_of", game, action)
        return f"Seat {seat} may not play {played} now; allowed: {', '.join(allowed)}."

    def _nothing_open(self, seat: int) -> str:
        seats = [str(one) for one in self.open_seats()]
        if not seats:
            return "The game is over; there are no legal actions."
        deciding = f"seat {seats[0]} has" if len(seats) == 1 else f"seats {', '.join(seats)} have"
        return f"Seat {seat} has nothing to decide now; {deciding}."

    def mix_entropy(self, entropy: object) -> None:
        """Mix new entropy into future randomness, so that it cannot be predicted.

        A 256-bit seed (``stream.seed_text``) replaces the generator; any other entropy is mixed into the fast
        generator, whose entire state is only 62 bits.
        """
        self.draw_from_seed(entropy, self.chance())

    def draw_from_seed(self, seed: object, salt: object) -> None:
        """Seed future randomness with a 256-bit seed, or with any other seed in combination with ``salt``."""
        stream = stream_of(seed)
        if stream is None:
            self.reseed(seed_of(salt, seed))
        else:
            self.begin_stream(stream)

    def begin_stream(self, stream: Stream) -> None:
        """Draw future random numbers from a stream, starting at its beginning."""
        self.stream = stream
        self.rng = -1

    def reseed(self, rng: i64) -> None:
        """Draw future random numbers from the fast generator at state ``rng`` (0 or more), and drop any stream."""
        self.stream = None
        self.rng = rng

    def chance(self) -> int | str:
        """Return the source of randomness in stored form: a generator state, or a seed and a place in its stream."""
        stream = self.stream
        if stream is None or self.rng >= 0:
            return self.rng
        return place_text(stream, -1 - self.rng)

    def draw_from(self, chance: int | str) -> None:
        """Restore the source of randomness that ``chance`` returned."""
        if isinstance(chance, int):
            self.reseed(chance)
            return
        stream, place = stream_at(chance)
        self.stream = stream
        self.rng = -1 - place

    def deal_unseen(self, rng: Rng) -> State:
        """Return a copy in which everything that no seat knows is redrawn, including future randomness.

        Every seat has the same view of the copy as of this state, and anything known to at least one seat is unchanged.
        Games with cards that no seat knows override this method to redeal them.
        """
        new = self.copy()
        new.reseed(rng.state())
        return new

    def below(self, n: i64) -> i64:
        """Return a random number in ``range(n)`` from the state's own generator."""
        rng = self.rng
        if rng < 0:
            return self._below_of_stream(n)
        x = MULTIPLIER * (rng & LOW) + (rng >> 32)  # step and draw, inlined
        self.rng = x
        return ((x ^ (x >> 32)) & LOW) * n >> 32

    def _below_of_stream(self, n: i64) -> i64:
        assert self.stream is not None
        place = -1 - self.rng
        self.rng -= 1
        return self.stream.below(place, n)

    def shuffle(self, pile: list[i64]) -> None:
        """Shuffle cards in place with the state's own generator."""
        i: i64 = len(pile) - 1
        while i > 0:
            j = self.below(i + 1)
            card: i64 = pile[i]
            pile[i] = pile[j]
            pile[j] = card
            i -= 1

    def seat(self, seat: object, rng: Rng) -> Seat:
        """Return a bot's handle for ``seat``; it contains a determinization, never this state."""
        world = self.sample(seat, rng)
        index: int = seat_of(seat, _SEATS)
        handle = Seat(index, world, [], index in self.open_seats())
        handle.remember(self._shown_to(index))
        return handle

    # ---- special methods ---------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        open_now = ", ".join([str(seat) for seat in self.open_seats()])
        how = f"to act: {open_now}" if open_now else "over"
        return f"<{type(self).__name__}: {self.num_players} players, {how}>"

    def __eq__(self, other: object) -> bool:
        """Compare games and digests; ignore events."""
        return isinstance(other, State) and self.game == other.game and self.digest() == other.digest()

    def __hash__(self) -> int:
        raise TypeError("a state changes as it is played, so it has no hash; take its digest()")

    def __copy__(self) -> State:
        return self.copy(True)

    def __deepcopy__(self, _memo: object) -> State:
        return self.copy(True)

    def __reduce__(self) -> tuple[object, tuple[object, object]]:
        history = action_ids(self._events) if self.keeps_events else None
        return import_object("burgrave.kernel.by_name:state_of"), (self.position(), history)

    # ---- information sets ----------------------------------------------------------------------------------------

    def information_state(self, seat: object) -> str:
        """Return the information set of ``seat`` as JSON text.

        Two texts are equal if and only if the seat has seen the same things. The text contains the current ``view``,
        the ``legal`` actions and all ``events`` shown to the seat. Raise SetupError if the state keeps no events.
        """
        view = self.view(seat)
        if not self.keeps_events:
            raise SetupError("An information state needs events, and this state keeps none; call keep_events(True).")
        told = _by_name("told_of", self.game, action_ids(self._shown_to(seat)))
        data = {"game": self.game, "seat": seat, "view": view, "legal": self.legal(seat), "events": told}
        return json.dumps(data, sort_keys=True, separators=(",", ":"))

    def information_key(self, seat: object) -> bytes:
        """Return a 32-byte hash of ``information_state``."""
        return hashlib.blake2b(self.information_state(seat).encode(), digest_size=32).digest()

    def _shown_to(self, seat: object) -> ActionList:
        return told_to(self._events, SPECTATOR if not isinstance(seat, int) else 1 << seat)

    # ---- events ------------------------------------------------------------------------------------------------

    @property
    def events(self) -> list[Event]:
        """All events since ``new``, each with its audience."""
        return self.events_since(0)

    def event_count(self) -> int:
        """Return the number of recorded events, which can serve as a mark for ``events_since``."""
        return len(self._events)

    def event_codes(self) -> ActionList:
        """Return the list of packed events (see ``events.pack``). It is not a copy, so do not modify it."""
        return self._events

    def events_since(self, mark: int) -> list[Event]:
        """Return the events recorded after ``mark``."""
        return [unpack(self._events[number]) for number in range(mark, len(self._events))]

    def events_for(self, seat: object, mark: int = 0) -> list[Event]:
        """Return the events after ``mark`` that ``seat`` (``None``: a spectator) may see."""
        bit = SPECTATOR if seat is None else 1 << seat_of(seat, self.num_players)
        return [event for event in self.events_since(mark) if event.audience & bit]

    def history_from(self, other: State, seat: object = None) -> None:
        """Keep events if ``other`` keeps them, and copy its events (only those shown to ``seat``, if given)."""
        if other.keeps_events:
            self.take_history(action_ids(other._events if seat is None else other._shown_to(seat)))

    def history_until(self, other: State, mark: i64) -> None:
        """Keep events if ``other`` keeps them, and copy its first ``mark`` events."""
        if other.keeps_events:
            self.take_history(action_ids(other._events)[:mark])

    def take_history(self, codes: list[int]) -> None:
        """Start keeping events, beginning with the given packed events."""
        self.keep_events(True)
        for code in codes:
            self.note(code)

    def keep_events(self, on: bool) -> None:
        """Start or stop keeping events; discard those recorded so far."""
        self.keeps_events = on
        self._events = _NONE

    def emit(self, kind: i64, audience: i64, a: i64 = NONE, b: i64 = NONE, c: i64 = NONE, d: i64 = NONE) -> None:
        """Record an event if the state keeps events; the arguments are those of ``events.pack``."""
        if self.keeps_events:
            self.note(pack(kind, audience, a, b, c, d))

    def note(self, code: i64) -> None:
        """Record a packed event (see ``events.pack``). Call this only while ``keeps_events`` is true."""
        if self._events is _NONE:
            self._events = ActionList()
        self._events.append(code)


def viewer_of(seat: object, seats: i64) -> i64:
    """Return ``seat``, or -1 for a spectator (``None``); raise SetupError if the game has no such seat."""
    if seat is None:
        return -1
    return seat_of(seat, seats)


def seat_of(seat: object, seats: i64) -> i64:
    """Return ``seat``; raise SetupError if it is not a seat in a game with ``seats`` seats."""
    if not isinstance(seat, int) or not 0 <= seat < seats:
        raise SetupError(f"There is no seat {seat!r}; seats go from 0 to {seats - 1}.")
    return seat


def _by_name(what: str, *arguments: object) -> Any:
    """Call a function in ``by_name``, which cannot be imported here because it imports games."""
    function: Any = import_object(f"burgrave.kernel.by_name:{what}")
    return function(*arguments)


class Seat:
    """Handle for a bot: one seat's knowledge, legal actions and determinizations.

    The state inside is already a determinization, so even a bot that reads private attributes learns no secrets.
    """

    def __init__(self, seat: int, world: State, events: list[Event], open_now: bool) -> None:
        self.index = seat
        self._world = world
        self._events = events
        self._open = open_now
        self._codes = _NONE  # events still packed, unpacked on first access: most bots never read them

    def remember(self, codes: ActionList) -> None:
        """Store the packed events that the seat was shown."""
        self._codes = codes

    def view(self) -> Mapping[str, object]:
        """Return the seat's view as plain JSON data."""
        return self._world.view(self.index)

    def legal(self) -> list[int]:
        """Return the action ids that this seat may play now."""
        return self._world.legal(self.index) if self._open else []

    def quote(self, action: int) -> Quote:
        """Return the costs and gains of an action for this seat (``State.quote``)."""
        return self._world.quote(self.index, action)

    @property
    def world(self) -> State:
        """A full state consistent with everything this seat has seen; always the same object, so do not modify it."""
        return self._world

    def sample(self, rng: Rng) -> State:
        """Return a random full state consistent with everything this seat has seen."""
        return self._world.sample(self.index, rng)

    @property
    def events(self) -> list[Event]:
        """Events shown to this seat."""
        if len(self._codes):
            self._events = [unpack(code) for code in action_ids(self._codes)]
            self._codes = _NONE
        return self._events

    @property
    def game(self) -> str:
        """Name of the game, as in ``burgrave.new``."""
        return self._world.game

    def __repr__(self) -> str:
        return f"<Seat {self.index} of {self._world!r}>"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Seat, (self.index, self._world, self.events, self._open)
