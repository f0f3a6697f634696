"""Games of Valeria with and without a card: a citizen, an area with its monsters, a domain, a duke."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from burgrave.games.valeria.printed import MONSTERS
from burgrave.games.valeria.rules.cards import (
    AREA_NAMES,
    CITIZEN_GROUP,
    CITIZEN_NAMES,
    DOMAIN_NAMES,
    DUKE_NAMES,
)
from burgrave.games.valeria.rules.scenarios import RANDOM
from burgrave.kernel.errors import SetupError
from burgrave.kernel.game import Game
from burgrave.study.contrasts import EXCHANGE, Contrast, Contrasts, Holders

__all__ = ["CONTRASTS"]


class ValeriaContrasts(Contrasts):
    """Citizens and areas are exchanged in the set-up, domains and dukes where they were laid or dealt."""

    def of_card(self, game: Game, card: str, options: dict[str, object], instead: str) -> Contrast:
        """Return the comparison; raise SetupError if there is none."""
        if card in CITIZEN_NAMES:
            return _of_citizen(game, card, options, instead)
        if card in MONSTERS:
            return _of_area(game, MONSTERS[card].area, options, instead, [card])
        if card in AREA_NAMES:
            return _of_area(game, card, options, instead, [one.name for one in MONSTERS.values() if one.area == card])
        if card not in (*DOMAIN_NAMES, *DUKE_NAMES):
            raise SetupError(f"{card!r} is no citizen, monster, area, domain or duke of Valeria.")
        if instead:
            raise SetupError(f"In the place of {card} lies any other that is left: leave out {instead}.")
        duke = card in DUKE_NAMES
        return Contrast(
            card,
            {**options, EXCHANGE: [card, "without", ""]},
            {**options, EXCHANGE: [card, "with", ""]},
            "",
            "exchange",
            (Holders("dealt", "held", luck=True), Holders("kept", "seats", "duke", card))
            if duke
            else (Holders("got", "cards", "card", card),),
        )

    def places(self, position: Mapping[str, object], card: str) -> tuple[list[str], list[str]]:
        """Return the dukes that were dealt and those that were not; or the domains that were laid out, and others."""
        seats = cast(list[dict[str, Any]], position["seats"])
        if card in DUKE_NAMES:
            dealt = [name for seat in seats for name in seat["dealt"]]
            return dealt, [name for name in DUKE_NAMES if name not in dealt]
        laid = [name for stack in cast(list[list[str]], position["domains"]) for name in stack]
        gone = cast(list[str], position["left_out"])
        return laid, [name for name in DOMAIN_NAMES if name not in laid and name not in gone]

    def dealt_to(self, position: Mapping[str, object], card: str) -> list[int]:
        """Return to whom a duke was dealt."""
        seats = cast(list[dict[str, Any]], position["seats"])
        return [seat for seat, one in enumerate(seats) if card in one["dealt"]]


def _of_citizen(game: Game, card: str, options: dict[str, object], instead: str) -> Contrast:
    group = CITIZEN_GROUP[CITIZEN_NAMES.index(card)]
    alike = [name for kind, name in enumerate(CITIZEN_NAMES) if CITIZEN_GROUP[kind] == group and name != card]
    if not alike:
        raise SetupError(f"No other citizen has the activation number of the {card}.")
    if instead not in ("", alike[0]):
        raise SetupError(f"In the place of the {card} can be the {alike[0]}, not {instead!r}.")
    citizens = _set_up(game, options, "citizens", card)
    others = [name for name in citizens if name not in (card, alike[0])]
    without = {**options, "citizens": [*others, alike[0]]}
    having = {**options, "citizens": [*others, card]}
    return Contrast(card, without, having, alike[0], "cast", (Holders("got", "cards", "card", card),))


def _of_area(game: Game, area: str, options: dict[str, object], instead: str, monsters: list[str]) -> Contrast:
    areas = _set_up(game, options, "areas", area)
    outside = [name for name in AREA_NAMES if name not in areas]
    if area in areas:
        other = instead or outside[0]
        fits = other in outside
    else:
        other = instead or areas[-1]
        fits = other in areas
    if not fits:
        choice = outside if area in areas else areas
        raise SetupError(f"In the place of the {area} can be: {', '.join(choice)}, not {instead!r}.")
    rest = [name for name in areas if name not in (area, other)]
    without, having = {**options, "areas": [*rest, other]}, {**options, "areas": [*rest, area]}
    holders = tuple(Holders("got", "cards", "card", monster) for monster in monsters)
    return Contrast(area, without, having, other, "cast", holders if len(monsters) == 1 else ())


def _set_up(game: Game, options: dict[str, object], name: str, card: str) -> list[str]:
    """Return the citizens or areas of all games; raise SetupError if they are not the same in all."""
    if options.get("scenario") == RANDOM or options.get("mixed"):
        raise SetupError(f"What {card} does is asked of one set-up: neither a random nor a mixed one.")
    return cast(list[str], game.resolve(0, options)[name])


CONTRASTS: Final = ValeriaContrasts()
