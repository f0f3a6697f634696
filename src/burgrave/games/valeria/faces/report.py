"""Reports on Valeria, and contrasts that measure a card's effect.

A contrast is about a citizen, an area with its monsters, a domain or a duke.
"""

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
from burgrave.study.pages.common import Chapter, Context, Measure, Part, best_and_worst, by_name, table_of
from burgrave.study.pages.figure import Figure, bars, points

# ---- Contrasts -------------------------------------------------------------------------------------------------------


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


# ---- Report ----------------------------------------------------------------------------------------------------------

_PARTS: Final = ("monster_points", "domain_points", "tokens", "duke_points")
_LEFT: Final = ("gold", "strength", "magic")
_FIFTHS: Final = 5


# ---- measures ----------------------------------------------------------------------------------------------------


def _first(part: Part) -> pl.DataFrame:
    """Return each seat with how many play before it."""
    games = part.table("games").select("game", "first")
    seats = part.table("seats").select("game", "seat", "share").join(games, on="game")
    return seats.with_columns(((pl.col("seat") - pl.col("first")) % part.seats() + 1).alias("turn"))


def _dukes(part: Part) -> pl.DataFrame:
    return part.table("seats").select("game", "share", pl.col("duke").cast(pl.String))


def _cards(sort: str, part: Part) -> pl.DataFrame:
    """Return the cards of one sort that each seat got, each once for a game."""
    got = part.with_share("cards").filter(pl.col("sort").cast(pl.String) == sort)
    return got.with_columns(pl.col("card").cast(pl.String)).unique(["game", "seat", "card"])


def _points(part: Part) -> pl.DataFrame:
    seats = part.table("seats").with_columns((pl.col("place") == 1).alias("won"))
    return seats.unpivot(_PARTS, index=["game", "won"], variable_name="part", value_name="points")


def _left_over(part: Part) -> pl.DataFrame:
    seats = part.table("seats").with_columns((pl.col("place") == 1).alias("won"))
    return seats.unpivot(_LEFT, index=["game", "won"], variable_name="resource", value_name="left")


def _income(part: Part) -> pl.DataFrame:
    """Return each seat with the fifth in which its income lies among all seats: gold, strength and magic."""
    gained = part.table("income").group_by("game", "seat").agg(pl.sum_horizontal(_LEFT).sum().alias("income"))
    turns = part.table("rolls").group_by("game").agg(pl.len().alias("turns"))
    seats = part.table("seats").select("game", "seat", "share").join(gained, on=["game", "seat"], how="left")
    rate = (pl.col("income").fill_null(0) / pl.col("turns")).alias("rate")
    seats = seats.join(turns, on="game").with_columns(rate)
    place = (pl.col("rate").rank("ordinal") - 1) * _FIFTHS // pl.len() + 1
    return seats.with_columns(place.cast(pl.Int32).alias("fifth"))


def _early_dice(part: Part) -> pl.DataFrame:
    """Return each seat with what its first three rolls brought it: with starters and hardly a choice, luck alone."""
    own = part.table("income").filter((pl.col("turn") == pl.col("seat")) & (pl.col("round") <= 3))
    gained = own.group_by("game", "seat").agg(pl.sum_horizontal(_LEFT).sum().alias("early"))
    seats = part.table("seats").select("game", "seat", "share").join(gained, on=["game", "seat"], how="left")
    return seats.with_columns(pl.col("early").fill_null(0).clip(upper_bound=9))


def measures() -> dict[str, Measure]:
    """Return what is measured of Valeria."""
    return {
        "first": Measure(("turn",), _first),
        "dukes": Measure(("duke",), _dukes),
        "citizens": Measure(("card",), lambda part: _cards("citizen", part)),
        "monsters": Measure(("card",), lambda part: _cards("monster", part)),
        "domains": Measure(("card",), lambda part: _cards("domain", part)),
        "points": Measure(("won", "part"), _points, "points"),
        "left over": Measure(("won", "resource"), _left_over, "left"),
        "income": Measure(("fifth",), _income),
        "early dice": Measure(("early",), _early_dice),
    }


# ---- figures -----------------------------------------------------------------------------------------------------


def figures(context: Context) -> list[Figure]:
    """Return the figures of Valeria."""
    cards = ValeriaCatalogue(context.words.language)
    found = [
        _numbered(context, "first", "turn", "first", luck=True),
        by_name(context, "dukes", "duke", "dukes", name=cards.card),
        by_name(context, "citizens", "card", "citizens", name=cards.card),
        by_name(context, "monsters", "card", "monsters", name=cards.card),
        by_name(context, "domains", "card", "domains", name=cards.card),
        _made_up(context, "points", "part", _PARTS),
        _made_up(context, "left over", "resource", _LEFT),
        _numbered(context, "income", "fifth", "income", luck=False),
        _numbered(context, "early dice", "early", "early", luck=True),
    ]
    return [one for one in found if one.table.height]


def _numbered(context: Context, key: str, by: str, title: str, *, luck: bool) -> Figure:
    words = context.words
    frame = context.frame(key).with_columns(pl.col(by).cast(pl.String))
    return Figure(
        title=words.say(f"{title}-title"),
        sentence=best_and_worst(frame, by, words, f"{title}-says", words.say(f"{title}-label")),
        chart=points(frame, by, label=words.say(f"{title}-label"), value=words.say("win-share"), ordered=False),
        table=table_of(frame, words, {by: words.say(f"{title}-label")}),
        games=context.games(key),
        notes=[words.say("luck" if luck else "correlation")],
    )


def _made_up(context: Context, key: str, by: str, parts: tuple[str, ...]) -> Figure:
    """Return a figure of what winners and others have, part by part."""
    words = context.words
    title = key.replace(" ", "-")
    frame = context.frame(key).with_columns(
        pl.when(pl.col("won")).then(pl.lit(words.say("winners"))).otherwise(pl.lit(words.say("others"))).alias("who"),
        pl.col(by).replace_strict({name: place for place, name in enumerate(parts)}).alias("order"),
    )
    frame = words.translated(frame, by, lambda name: words.say(f"part-{name.replace('_', '-')}"))
    frame = frame.sort("cell", "won", "order", descending=[False, True, False])
    won = frame.filter(pl.col("won")).group_by(by).agg(pl.col("mean").mean()).sort("mean", descending=True)
    total = float(won["mean"].sum())
    return Figure(
        title=words.say(f"{title}-title"),
        sentence=words.say(
            f"{title}-says",
            part=str(won[by][0]),
            share=words.percent(won["mean"][0] / total if total else 0.0),
            total=words.number(total, 1),
        ),
        chart=bars(frame, "who", by, label="", value=words.say(f"{title}-value"), parts=words.say(f"{title}-label")),
        table=table_of(frame, words, {"who": words.say("who"), by: words.say(f"{title}-label")}, percent=False),
        games=context.games(key),
    )


REPORT: Final = Chapter(measures, figures)
