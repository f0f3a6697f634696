"""Comparisons of the same deals with and without a card, a character or a ruling.

A game describes its cards in its ``contrasts`` part; options can be compared without this part.
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
"""Key in the options of a cell. Value: [card, ``with`` or ``without``, replacement]; "" allows any replacement."""
HELD: Final = "held"
"""Name of the table of seats that have the card after the deal; written only if cards are exchanged."""

NOBODY: Final = "nobody"
"""Value of ``instead`` if the card is left out without a replacement."""

_KEPT: Final = ("exchange", "cast", "options")

Position = Mapping[str, object]


@dataclass(frozen=True)
class Holders:
    """Seats whose outcomes are compared: those in the rows of ``table`` that have ``value`` in ``column``.

    The seats are selected in the games with the card, and compared with the same seats in the games without the card.
    """

    name: str  # dealt, first, chose, kept or got
    table: str
    column: str = ""  # "": all rows
    value: str = ""
    first: bool = False  # only the first such row of each game
    luck: bool = False  # chosen by chance alone; if players had a choice, the effect is a mere correlation


@dataclass(frozen=True)
class Contrast:
    """Comparison of two combinations of options that differ in one card or one option."""

    what: str  # the card or the option
    without: dict[str, object]
    having: dict[str, object]
    instead: str  # replacement of the card; ``NOBODY``: none; "": any other card of its kind
    kept: str  # how much of a deal stays the same: exchange, cast or options
    holders: tuple[Holders, ...] = ()

    def told(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def of(cls, told: Mapping[str, Any]) -> Contrast:
        """Parse a comparison from JSON data; raise KeyError, TypeError or ValueError if it is invalid."""
        found = cls(**{**told, "holders": tuple(Holders(**one) for one in told["holders"])})
        texts = [found.what, found.instead, *(text for one in found.holders for text in (one.name, one.table))]
        if not all(isinstance(text, str) for text in texts) or found.kept not in _KEPT:
            raise ValueError("it is not a comparison")
        if found.kept == "options" and not all(found.what in cell for cell in (found.without, found.having)):
            raise ValueError(f"it lacks the values of {found.what!r}")
        return found


class Contrasts:
    """Default and base class of ``contrasts`` parts. If ``of_card`` exchanges cards, override the other methods."""

    def of_card(self, game: Game, card: str, options: dict[str, object], instead: str) -> Contrast:
        """Return the comparison of games with and without a card; raise SetupError if it is not supported."""
        raise SetupError(f"{game.title} has no card that can be left out; use an option: NAME=VALUE,VALUE.")

    def places(self, position: Position, card: str) -> tuple[list[str], list[str]]:
        """Return two lists of the cards of the same kind as ``card``: those in the deal, and those left out.

        An exchange swaps a card in one list with a card in the other.
        """
        raise NotImplementedError  # required only if `of_card` exchanges cards

    def dealt_to(self, position: Position, card: str) -> list[int]:
        """Return the seats that have a card after the deal."""
        raise NotImplementedError  # required only if `of_card` exchanges cards


def contrasts_of(game: Game) -> Contrasts:
    """Return the comparisons of a game: its ``contrasts`` part, or the default."""
    return cast(Contrasts, game.part("contrasts")) if game.has_part("contrasts") else Contrasts()


# ---- dealing -----------------------------------------------------------------------------------------------------


def begun(game: Game, seed: int, cell: Mapping[str, object], events: bool) -> State:
    """Return a new game with the options of a cell, with two cards exchanged if the cell contains ``EXCHANGE``."""
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
        raise SetupError(f"There is no other card that could replace {card}.")
    other = others[Rng(seed_of(EXCHANGE, seed)).below(len(others))]
    changed = game.from_position(cast(Position, swapped(position, card, other)), seed, False)
    if events:
        dealt = [game.events.swapped(event, card, other) for event in state.events]
        changed.take_history([pack(event.kind, event.audience, *event.args) for event in dealt])
    return changed


def swapped(data: object, one: str, other: str) -> object:
    """Return a copy of JSON data in which two names trade places everywhere."""
    if isinstance(data, str):
        return other if data == one else one if data == other else data
    if isinstance(data, list):
        return [swapped(item, one, other) for item in data]
    if isinstance(data, dict):
        return {swapped(key, one, other): swapped(value, one, other) for key, value in data.items()}
    return data


def held_at(game: Game, cell: Mapping[str, object], state: State) -> list[int]:
    """Return the seats that have the compared card after the deal."""
    card = cast(Sequence[str], cell[EXCHANGE])[0]
    return contrasts_of(game).dealt_to(state.position(), card)
