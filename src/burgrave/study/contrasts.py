"""The same deals with and without something: a card, a character, a ruling. What a game knows of that is its part
``contrasts``; an option can be asked about without any.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, cast

from burgrave.kernel.errors import SetupError
from burgrave.kernel.events import pack
from burgrave.kernel.game import Game
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import State

EXCHANGE: Final = "exchange"
"""In the options of a cell: [card, ``with`` or ``without``, what lies in its place or "" for any other]."""
HELD: Final = "held"
"""The table of the seats that had the card after the deal, where cards are exchanged."""

NOBODY: Final = "nobody"
"""What is in the place of a card that needs no other there."""

_KEPT: Final = ("exchange", "cast", "options")

Position = Mapping[str, object]


@dataclass(frozen=True)
class Holders:
    """The seats whose outcome is asked about: those of the rows of ``table`` where ``column`` is ``value``.

    They are looked up in the games with the card, and compared with the same seats of the games without.
    """

    name: str  # dealt, first, chose, kept or got
    table: str
    column: str = ""  # "": all rows
    value: str = ""
    first: bool = False  # of each game the first such row alone, or who held it after the deal
    luck: bool = False  # whether chance alone decided on them; or else players did, and it is a correlation


@dataclass(frozen=True)
class Contrast:
    """What is compared: two combinations of options that differ in one thing."""

    what: str  # the card or the option
    without: dict[str, object]
    having: dict[str, object]
    instead: str  # what is there where the card is not, ``NOBODY`` if nothing is; "": any other of its kind
    kept: str  # how much of a deal is kept: exchange, cast or options
    holders: tuple[Holders, ...] = ()

    def told(self) -> dict[str, Any]:
        """Return all of it as JSON data."""
        return asdict(self)

    @classmethod
    def of(cls, told: Mapping[str, Any]) -> Contrast:
        """Return what ``told`` wrote; raise KeyError, TypeError or ValueError if it did not."""
        found = cls(**{**told, "holders": tuple(Holders(**one) for one in told["holders"])})
        texts = [found.what, found.instead, *(text for one in found.holders for text in (one.name, one.table))]
        if not all(isinstance(text, str) for text in texts) or found.kept not in _KEPT:
            raise ValueError("it is no comparison")
        if found.kept == "options" and not all(found.what in cell for cell in (found.without, found.having)):
            raise ValueError(f"it does not say the values of {found.what!r}")
        return found


class Contrasts:
    """What a game knows of its cards. The places of cards are asked for only where ``of_card`` exchanges them."""

    def of_card(self, game: Game, card: str, options: dict[str, object], instead: str) -> Contrast:
        """Return the comparison of games with a card and without; raise SetupError if there is none."""
        raise SetupError(f"{game.title} has no card that can be left out; name an option: NAME=VALUE,VALUE.")

    def places(self, position: Position, card: str) -> tuple[list[str], list[str]]:
        """Return the cards of the kind of ``card`` that are in a deal, and those that could be, for an exchange."""
        raise NotImplementedError  # only a game whose `of_card` exchanges cards is asked, and must say it

    def dealt_to(self, position: Position, card: str) -> list[int]:
        """Return the seats that have a card after the deal."""
        raise NotImplementedError  # only a game whose `of_card` exchanges cards is asked, and must say it


def contrasts_of(game: Game) -> Contrasts:
    """Return what a game knows of its cards."""
    return cast(Contrasts, game.part("contrasts")) if game.has_part("contrasts") else Contrasts()


# ---- dealing -----------------------------------------------------------------------------------------------------


def begun(game: Game, seed: int, cell: Mapping[str, object], events: bool) -> State:
    """Return a new game of a cell of a study; where it says so, with one card in the place of another."""
    asked = cell.get(EXCHANGE)
    if asked is None:
        return game.new(seed, dict(cell), events)
    card, world, instead = cast(Sequence[str], asked)
    state = game.new(seed, {name: value for name, value in cell.items() if name != EXCHANGE}, events)
    position = state.position()
    there = world == "with"
    inside, outside = contrasts_of(game).places(position, card)
    if (card in inside) == there:
        return state
    others = [instead] if instead else inside if there else outside
    if not others:
        raise SetupError(f"There is no other card that could lie in the place of {card}.")
    other = others[Rng(seed_of(EXCHANGE, seed)).below(len(others))]
    changed = game.from_position(cast(Position, swapped(position, card, other)), seed, False)
    if events:
        dealt = [game.events.swapped(event, card, other) for event in state.events]
        changed.take_history([pack(event.kind, event.audience, *event.args) for event in dealt])
    return changed


def swapped(data: object, one: str, other: str) -> object:
    """Return JSON data in which two names have changed places."""
    if isinstance(data, str):
        return other if data == one else one if data == other else data
    if isinstance(data, list):
        return [swapped(item, one, other) for item in data]
    if isinstance(data, dict):
        return {swapped(key, one, other): swapped(value, one, other) for key, value in data.items()}
    return data


def held_at(game: Game, cell: Mapping[str, object], state: State) -> list[int]:
    """Return the seats that have the card in question after the deal, where cards are exchanged."""
    card = cast(Sequence[str], cell[EXCHANGE])[0]
    return contrasts_of(game).dealt_to(state.position(), card)
