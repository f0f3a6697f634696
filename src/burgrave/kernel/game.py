"""Interface between a game and the registry, and random playouts.

A :class:`Game` provides the name, options, events, scenarios, positions and action notation of a game. It also locates
the game's bots, messages and user interfaces.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from burgrave.kernel.action_space import ActionSpace
from burgrave.kernel.arrays import ActionList, any_of
from burgrave.kernel.errors import OtherRules, SetupError
from burgrave.kernel.events import Event, EventTable
from burgrave.kernel.fields import Archive
from burgrave.kernel.importing import import_object
from burgrave.kernel.ints import i64
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.options import Option, completed
from burgrave.kernel.rng import Rng, rng_at, seed_of
from burgrave.kernel.state import State


def play_random(state: State, rng: Rng, limit: i64 = -1) -> i64:
    """Play uniformly random legal actions until the game ends or ``limit`` actions have been played.

    Return the number of actions played.
    """
    decisions: i64 = 0
    options = ActionList()
    state.forget_legal()
    while decisions != limit:
        seat = state.to_act()
        if seat < 0:
            break
        options.clear()
        state.legal_into(seat, options)
        state.perform(seat, any_of(options, rng))  # safe: nothing in this loop calls ``legal``
        decisions += 1
    return decisions


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Stateless description of a game; the registry holds a single instance.

    ``new`` and ``from_position`` fill an empty state, which they create by calling the ``state`` part without
    arguments.
    """

    def __init__(
        self,
        name: str,
        rules_version: int,
        options: list[Option],
        events: EventTable,
        actions: ActionSpace,
        *,
        title: str = "",
        earlier: dict[int, dict[str, object]] | None = None,
        answers: dict[str, tuple[str, list[str]]] | None = None,
        parts: dict[str, str] | None = None,
        locales: str = "",
    ) -> None:
        """``name``: as in ``burgrave.new(name)``; ``title``: for display. The first option must be ``players``.

        ``actions``: all actions with ids and notations.

        ``earlier``: earlier rules versions that are still supported, each with the options that select its rulings.
        ``answers``: the questions that a player can answer in advance, each with its phase and the notations of its
        answers. ``parts``: locations of the game's bots, messages and user interfaces as ``module:name``, imported on
        first use (see ``part``). ``locales``: the package that contains the translations folder.
        """
        if not options or options[0].name != "players":
            raise SetupError(f"The first option of {name} must be 'players'.")
        self.name = name
        self.title = title or name.replace("-", " ").replace("_", " ").title()
        self.rules_version = rules_version
        self.options = options
        self.option_names = [option.name for option in options]
        self.events = events
        self.actions = actions
        self.earlier = earlier or {}
        self.answers = answers or {}
        self.locales = locales
        self._parts = parts or {}

    def __repr__(self) -> str:
        return f"<{self.title}, rules version {self.rules_version}>"

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, _memo: object) -> Game:
        return self

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return import_object("burgrave.kernel.registry:game_named"), (self.name,)

    def has_part(self, name: str) -> bool:
        return name in self._parts

    def part(self, name: str) -> object:
        """Return a part of the game by its name.

        The parts are ``state``, ``bots``, ``text``, ``names``, ``terminal``, ``table``, ``types``, ``invariants``,
        ``twins``, ``trials``, ``collector``, ``report``, ``contrasts``, ``observation``, ``possible`` and ``learner``.
        The code that uses a part defines its interface. Raise SetupError if the game has no such part.
        """
        place = self._parts.get(name)
        if place is None:
            raise SetupError(f"{self.title} has no part {name}.")
        return import_object(place)

    def edition(self, about: Mapping[str, object]) -> str | None:
        """Return the edition named in the given options or view; None if the game has only one edition."""
        return None

    def scenarios(self, options: Mapping[str, object]) -> list[str]:
        """Return the names of the rulebook's setups for the given options; [] if there are none."""
        return []

    def seats(self) -> tuple[int, int]:
        """Return the minimum and maximum number of players."""
        return self.options[0].least, self.options[0].most

    def check_names(self, options: dict[str, object]) -> None:
        """Raise SetupError if an option is unknown to the game."""
        for name in options:
            if name not in self.option_names:
                known = ", ".join(self.option_names)
                raise SetupError(f"{self.title} has no option {name!r}; choose from: {known}.")

    def plays(self, rules: int) -> bool:
        """Return True if rules version ``rules`` is supported."""
        return rules == self.rules_version or rules in self.earlier

    def versions(self) -> str:
        """List the supported rules versions for an error message, such as ``rules versions 1 and 2``."""
        played = [str(rules) for rules in sorted([*self.earlier, self.rules_version])]
        return f"rules version {played[0]}" if len(played) == 1 else f"rules versions {_listed(played)}"

    def options_under(self, rules: int, options: dict[str, object]) -> dict[str, object]:
        """Convert the options, or the position, of rules version ``rules`` to the current version.

        The result includes the options that select earlier rulings. Raise OtherRules if the rules version is not
        supported.
        """
        if not self.plays(rules):
            raise OtherRules(f"A game of {self.versions()} can be played, not one of rules version {rules}.")
        readings = self.earlier.get(rules, {})
        for name in readings:
            if name in options:
                raise SetupError(f"Rules version {rules} of {self.title} has no option {name!r}.")
        return {**options, **readings}

    def resolve(self, seed: object, options: dict[str, object]) -> dict[str, object]:
        """Return the complete options that ``new`` would use, as stored in records.

        Raise SetupError if an option is invalid.
        """
        self.check_names(options)
        return completed(self.title, self.options, options)

    def new(self, seed: object, options: dict[str, object], events: bool) -> State:
        chosen = self.resolve(seed, options)
        state = self._empty()
        state.draw_from_seed(seed, self.name)
        state.keep_events(events)
        state.deal(chosen)
        return state

    def from_position(self, data: Mapping[str, object], seed: object, events: bool) -> State:
        """Return the state described by ``data``; fill missing fields with legal random values from ``seed``."""
        state = self._empty()
        io = Archive(False, dict(data), "The position", [*state.position()])
        state.reseed(Rng(seed_of(self.name, "position", seed)).x)
        state.position_fields(io)
        state.draw_from(io.chance("rng", rng_at(state.rng).state()))
        state.keep_events(events)
        return state

    def _empty(self) -> State:
        make = cast(Callable[[], State], self.part("state"))
        return make()

    def notation(self, action: int) -> str:
        """Return the language-independent notation of an action, such as ``build castle``."""
        return self.actions.notation(action)

    def parse(self, text: str) -> int:
        """Return the action id for a notation; raise MalformedAction if the notation is invalid."""
        return self.actions.parse(text)

    def shows_nothing_new(
        self, events: Sequence[Event], seat: int, before: Mapping[str, object], after: Mapping[str, object]
    ) -> bool:
        """Return True if ``seat`` learned nothing new from its own decision and may therefore undo it.

        ``events``: the events that the decision showed to the seat; ``before`` and ``after``: the seat's views.
        Callers check that no other seat has decided since. This default needs the ``quiet`` kinds of the event
        table.
        """
        return self.events.are_quiet(events)

    def is_older_digest(self, text: str) -> bool:
        """Return True if a digest in a record has an obsolete format and cannot be compared."""
        return False

    def playout(self, state: State, rng: Rng) -> int:
        """Play uniformly random legal actions inside the core until the game ends; return the number of actions played.

        The result is the same as when choosing ``legal(seat)[rng.below(n)]`` at each decision.
        """
        return play_random(state, rng)

    def turn(self, state: State) -> int:
        """Return a number that differs between consecutive turns in a round.

        The default is the seat to act, or -1 while several seats have open decisions.
        """
        asked = state.open_seats()
        return asked[0] if len(asked) == 1 else -1


def _listed(words: list[str]) -> str:
    return ", ".join(words[:-1]) + " and " + words[-1]
