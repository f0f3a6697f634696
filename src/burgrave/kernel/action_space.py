"""Action ids: ``verb << 7 | argument``, so that adding a card does not renumber the verbs.

A game declares its actions once, as a table of :class:`Verb`. Ids are valid only within one process: stored data and
other programs use notations, such as ``build castle``.
"""

from __future__ import annotations

from typing import Final

from burgrave.kernel.errors import MalformedAction, SetupError
from burgrave.kernel.ints import i64

ARGUMENT_BITS: Final = 7
ARGUMENTS: Final = 128
"""Maximum number of different arguments of a verb."""
VERB: Final = -128
"""Mask that selects the verb in an action id: ``action & VERB == BUILD``."""
ARGUMENT: Final = 127
"""Mask that selects the argument in an action id."""


class Action:
    """Structured form of an action: ``verb`` and ``argument`` (a card name, a seat, a number, or None)."""

    def __init__(self, verb: str, argument: str | int | None = None) -> None:
        self.verb = verb
        self.argument = argument

    def __repr__(self) -> str:
        return f"Action({self.verb!r}, {self.argument!r})" if self.argument is not None else f"Action({self.verb!r})"

    def __str__(self) -> str:
        return self.verb if self.argument is None else f"{self.verb} {self.argument}"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return False
        return self.verb == other.verb and self.argument == other.argument

    def __hash__(self) -> int:
        return hash((self.verb, self.argument))


class Verb:
    """One row of a game's table of verbs.

    ``action``: id of the verb with its first argument; ``takes``: kind of its argument, empty if it has none;
    ``secret``: other seats see the verb but not the argument; ``cards``: space-separated card names, any one of which
    makes the verb available; ``phases``: space-separated phases that offer it; ``solo``: True if it exists only in solo
    games.

    The browser table uses the remaining fields. ``place``: what the user can click instead of the button; ``sign``:
    icon of the button; ``district``: district whose icon and name the button shows instead of its own; ``key``:
    keyboard shortcut; ``power``: True for a character's power; ``closes``: True if it ends a decision or a turn, so
    that its button stays visible and comes last. Each game's documentation lists its places and signs.
    """

    def __init__(
        self,
        name: str,
        action: int,
        takes: str = "",
        *,
        secret: bool = False,
        cards: str = "",
        phases: str = "",
        solo: bool = False,
        place: str = "",
        sign: str = "",
        district: str = "",
        key: str = "",
        power: bool = False,
        closes: bool = False,
    ) -> None:
        self.name = name
        self.action = action
        self.takes = takes
        self.secret = secret
        self.cards = cards.split()
        self.phases = phases.split()
        self.solo = solo
        self.place = place
        self.sign = sign
        self.district = district
        self.key = key
        self.power = power
        self.closes = closes


class ActionSpace:
    """All actions of a game, with conversions between ids, structured forms and notations.

    ``arguments``: for each kind of argument, the arguments in id order; None leaves an id unused. ``verbs`` is sorted
    by id, ``declared`` is in table order.
    """

    def __init__(self, title: str, verbs: list[Verb], arguments: dict[str, list[str | int | None]]) -> None:
        self.title = title
        self.declared = verbs
        self.verbs = sorted(verbs, key=lambda verb: verb.action)
        self._by_id: dict[int, Action] = {}
        self._by_text: dict[str, int] = {}
        self._takes: dict[str, str] = {}
        self._secret: list[bool] = [False] * ((self.verbs[-1].action >> ARGUMENT_BITS) + 1)
        for verb in self.verbs:
            self._add(verb, arguments[verb.takes] if verb.takes else [""])
        self.ids = [*self._by_id]
        self.space = self.ids[-1] + 1

    def _add(self, verb: Verb, arguments: list[str | int | None]) -> None:
        if len(arguments) > ARGUMENTS:
            raise SetupError(f"{self.title}: {verb.name!r} has {len(arguments)} arguments; at most {ARGUMENTS} fit.")
        if verb.action & ARGUMENT or verb.action in self._by_id or verb.name in self._takes:
            raise SetupError(f"{self.title}: the verb {verb.name!r} needs a name and an id of its own.")
        self._takes[verb.name] = verb.takes
        self._secret[verb.action >> ARGUMENT_BITS] = verb.secret
        for place, argument in enumerate(arguments):
            if argument is not None:
                action = Action(verb.name, argument if verb.takes else None)
                self._by_id[verb.action | place] = action
                self._by_text[str(action)] = verb.action | place

    def ids_of(self, verb: int) -> list[int]:
        """Return the ids of all actions that have the same verb as the action id ``verb``."""
        return [action for action in self.ids if action & VERB == verb]

    def decode(self, action: object) -> Action:
        found = self._by_id.get(action) if isinstance(action, int) else None
        if found is None:
            raise MalformedAction(f"{action!r} is not an action of {self.title}; ids go from 0 to {self.space - 1}.")
        return found

    def notation(self, action: object) -> str:
        """Return the notation of an action, as used in records and logs, such as ``build castle``."""
        return str(self.decode(action))

    def parse(self, text: object) -> int:
        """Return the action id for a notation; raise MalformedAction if the notation is invalid."""
        words = text.split() if isinstance(text, str) else []
        number = self._by_text.get(" ".join(words))
        if number is not None:
            return number
        takes = self._takes.get(words[0]) if words else None
        if takes is None:
            hint = f"verbs: {', '.join(self._takes)}"
        elif takes:
            hint = f"'{words[0]}' takes a {takes}"
        else:
            hint = f"'{words[0]}' takes no argument"
        raise MalformedAction(f"{text!r} is not an action of {self.title}; {hint}.")

    def is_secret(self, action: i64) -> bool:
        """Return True if other seats see only the verb of the action, not its argument."""
        return self._secret[action >> ARGUMENT_BITS]
