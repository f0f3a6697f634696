"""Reports for Valeria studies, and contrasts that measure the effect of a citizen, monster, area, domain or duke."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

import polars as pl

from burgrave.games.valeria.cards import AREA_NAMES, CITIZEN_GROUP, CITIZEN_NAMES, DOMAIN_NAMES, DUKE_NAMES
from burgrave.games.valeria.faces.printed import MONSTERS
from burgrave.games.valeria.faces.words import ValeriaCatalogue
from burgrave.games.valeria.rules.setup import RANDOM
from burgrave.kernel.errors import SetupError
from burgrave.kernel.game import Game
from burgrave.study.contrasts import EXCHANGE, Contrast, Contrasts, Holders
from burgrave.study.pages.common import Chapter, Context, Measure, Part, by_name, held_at_the_end, made_up
from burgrave.study.pages.figure import Figure
from burgrave.text.catalogue import dashed

# ---- Contrasts -------------------------------------------------------------------------------------------------------


class ValeriaContrasts(Contrasts):
    """Contrasts for Valeria: citizens and areas are exchanged in the setup, domains and dukes after the deal."""

    def of_card(self, game: Game, card: str, options: dict[str, object], instead: str) -> Contrast:
        """Return the contrast that measures the effect of a card; raise SetupError if the card has none."""
        if card in CITIZEN_NAMES:
            return _of_citizen(game, card, options, instead)
        if card in MONSTERS:
            return _of_area(game, MONSTERS[card].area, options, instead, [card])
        if card in AREA_NAMES:
            return _of_area(game, card, options, instead, [one.name for one in MONSTERS.values() if one.area == card])
        if card not in (*DOMAIN_NAMES, *DUKE_NAMES):
            raise SetupError(f"{card!r} is not a citizen, monster, area, domain or duke of Valeria.")
        if instead:
            raise SetupError(f"Any other unused card replaces {card}; do not name {instead}.")
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
        """Return two lists of cards of the same type as ``card`` (duke or domain): cards in play, and unused cards."""
        seats = cast(list[dict[str, Any]], position["seats"])
        if card in DUKE_NAMES:
            dealt = [name for seat in seats for name in seat["dealt"]]
            return dealt, [name for name in DUKE_NAMES if name not in dealt]
        laid = [name for stack in cast(list[list[str]], position["domains"]) for name in stack]
        gone = cast(list[str], position["left_out"])
        return laid, [name for name in DOMAIN_NAMES if name not in laid and name not in gone]

    def dealt_to(self, position: Mapping[str, object], card: str) -> list[int]:
        seats = cast(list[dict[str, Any]], position["seats"])
        return [seat for seat, one in enumerate(seats) if card in one["dealt"]]


def _of_citizen(game: Game, card: str, options: dict[str, object], instead: str) -> Contrast:
    group = CITIZEN_GROUP[CITIZEN_NAMES.index(card)]
    alike = [name for kind, name in enumerate(CITIZEN_NAMES) if CITIZEN_GROUP[kind] == group and name != card]
    if not alike:
        raise SetupError(f"No other citizen has the activation number of the {card}.")
    if instead not in ("", alike[0]):
        raise SetupError(f"The {card} can be replaced by the {alike[0]}, not by {instead!r}.")
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
        raise SetupError(f"The {area} can be replaced by: {', '.join(choice)}, not {instead!r}.")
    rest = [name for name in areas if name not in (area, other)]
    without, having = {**options, "areas": [*rest, other]}, {**options, "areas": [*rest, area]}
    holders = tuple(Holders("got", "cards", "card", monster) for monster in monsters)
    return Contrast(area, without, having, other, "cast", holders if len(monsters) == 1 else ())


def _set_up(game: Game, options: dict[str, object], name: str, card: str) -> list[str]:
    """Return the citizens or areas of the setup; raise SetupError if they vary between games."""
    if options.get("scenario") == RANDOM or options.get("mixed"):
        raise SetupError(f"The effect of {card} needs a fixed setup: neither random nor mixed.")
    return cast(list[str], game.resolve(0, options)[name])


CONTRASTS: Final = ValeriaContrasts()


# ---- Report ----------------------------------------------------------------------------------------------------------

_PARTS: Final = ("monster_points", "domain_points", "tokens", "duke_points")
_LEFT: Final = ("gold", "strength", "magic")
_FIFTHS: Final = 5


# ---- measures ----------------------------------------------------------------------------------------------------


def _first(part: Part) -> pl.DataFrame:
    """Return each seat's position in turn order, counted from 1."""
    games = part.table("games").select("game", "first")
    seats = part.table("seats").select("game", "seat", "share").join(games, on="game")
    return seats.with_columns(((pl.col("seat") - pl.col("first")) % part.seats() + 1).alias("turn"))


def _dukes(part: Part) -> pl.DataFrame:
    return part.table("seats").select("game", "share", pl.col("duke").cast(pl.String))


def _cards(sort: str, part: Part) -> pl.DataFrame:
    """Return the distinct cards of one type that each seat acquired in each game."""
    got = part.with_share("cards").filter(pl.col("sort").cast(pl.String) == sort)
    return got.with_columns(pl.col("card").cast(pl.String)).unique(["game", "seat", "card"])


def _income(part: Part) -> pl.DataFrame:
    """Return the quintile of each seat's income (gold, strength and magic per turn of the game)."""
    gained = part.table("income").group_by("game", "seat").agg(pl.sum_horizontal(_LEFT).sum().alias("income"))
    turns = part.table("rolls").group_by("game").agg(pl.len().alias("turns"))
    seats = part.table("seats").select("game", "seat", "share").join(gained, on=["game", "seat"], how="left")
    rate = (pl.col("income").fill_null(0) / pl.col("turns")).alias("rate")
    seats = seats.join(turns, on="game").with_columns(rate)
    place = (pl.col("rate").rank("ordinal") - 1) * _FIFTHS // pl.len() + 1
    return seats.with_columns(place.cast(pl.Int32).alias("fifth"))


def _early_dice(part: Part) -> pl.DataFrame:
    """Return each seat's income from its first three rolls, which is almost pure luck."""
    own = part.table("income").filter((pl.col("turn") == pl.col("seat")) & (pl.col("round") <= 3))
    gained = own.group_by("game", "seat").agg(pl.sum_horizontal(_LEFT).sum().alias("early"))
    seats = part.table("seats").select("game", "seat", "share").join(gained, on=["game", "seat"], how="left")
    return seats.with_columns(pl.col("early").fill_null(0).clip(upper_bound=9))


def measures() -> dict[str, Measure]:
    return {
        "first": Measure(("turn",), _first),
        "dukes": Measure(("duke",), _dukes),
        "citizens": Measure(("card",), lambda part: _cards("citizen", part)),
        "monsters": Measure(("card",), lambda part: _cards("monster", part)),
        "domains": Measure(("card",), lambda part: _cards("domain", part)),
        "points": Measure(("won", "part"), lambda part: held_at_the_end(part, _PARTS), "number"),
        "left over": Measure(("won", "part"), lambda part: held_at_the_end(part, _LEFT), "number"),
        "income": Measure(("fifth",), _income),
        "early dice": Measure(("early",), _early_dice),
    }


# ---- figures -----------------------------------------------------------------------------------------------------


def figures(context: Context) -> list[Figure]:
    cards = ValeriaCatalogue(context.words.language)
    say = context.words.say

    def part(name: str) -> str:
        return say(f"part-{dashed(name)}")

    found = [
        by_name(context, "first", "turn", "first", luck=True, ordered=False),
        by_name(context, "dukes", "duke", "dukes", name=cards.card),
        by_name(context, "citizens", "card", "citizens", name=cards.card),
        by_name(context, "monsters", "card", "monsters", name=cards.card),
        by_name(context, "domains", "card", "domains", name=cards.card),
        made_up(context, "points", _PARTS, name=part, value=say("points-value")),
        made_up(context, "left over", _LEFT, name=part, value=say("left-over-value")),
        by_name(context, "income", "fifth", "income", ordered=False),
        by_name(context, "early dice", "early", "early", luck=True, ordered=False),
    ]
    return [one for one in found if one.table.height]


REPORT: Final = Chapter(measures, figures)
