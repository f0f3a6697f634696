"""Reports for Citadels studies, and contrasts that measure a card's effect.

A contrast replaces a character with another of its rank, or a unique district with another in its place in the deck.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

import polars as pl

from burgrave.games.citadels.cards import (
    BASIC_KINDS,
    CHARACTER_NAMES,
    CHARACTER_RANK,
    DIPLOMAT,
    DISTRICT_NAMES,
    GRAVEYARD,
)
from burgrave.games.citadels.faces.seat_view import RANK
from burgrave.games.citadels.faces.words import Words as CardWords
from burgrave.games.citadels.faces.words import words_in
from burgrave.games.citadels.rules.ruleset import CUSTOM, DEFAULT, RANDOM, allowed_characters, ruleset_named
from burgrave.kernel.errors import SetupError
from burgrave.kernel.game import Game
from burgrave.study.contrasts import EXCHANGE, NOBODY, Contrast, Contrasts, Holders
from burgrave.study.pages.common import (
    CELLS_TOLD,
    Chapter,
    Context,
    Measure,
    Part,
    Words,
    best_and_worst,
    by_name,
    held_at_the_end,
    labelled,
    made_up,
    table_of,
)
from burgrave.study.pages.figure import Figure, heat, points
from burgrave.text.catalogue import dashed

# ---- Contrasts -------------------------------------------------------------------------------------------------------

_UNIQUES: Final = DISTRICT_NAMES[BASIC_KINDS:]


class CitadelsContrasts(Contrasts):
    """Contrasts of Citadels: characters are exchanged in the cast, unique districts in the shuffled deck."""

    def of_card(self, game: Game, card: str, options: dict[str, object], instead: str) -> Contrast:
        """Return the contrast that measures the effect of a card; raise SetupError if the card has none."""
        if card in CHARACTER_NAMES:
            return _of_character(game, card, options, instead)
        if card not in _UNIQUES:
            known = ", ".join([*CHARACTER_NAMES, *_UNIQUES])
            raise SetupError(f"{card!r} is neither a character nor a unique district; choose from: {known}.")
        _check_instead(game, card, options, instead)
        rules = ruleset_named(options.get("ruleset", DEFAULT))
        if rules.bonus_districts:  # custom games have no limit on bonus districts
            options = {"scenario": CUSTOM, **options}
        return Contrast(
            card,
            {**options, EXCHANGE: [card, "without", instead]},
            {**options, EXCHANGE: [card, "with", instead]},
            instead,
            "exchange",
            (
                Holders("dealt", "held", luck=True),
                Holders("first", "drawn", "district", card, first=True, luck=True),
                Holders("built", "builds", "district", card),
            ),
        )

    def places(self, position: Mapping[str, object], card: str) -> tuple[list[str], list[str]]:
        """Return the edition's single-copy unique districts in two lists: those in the deck, and those not in it.

        Raise SetupError if ``card`` is in neither list.
        """
        rules = ruleset_named(position["ruleset"])
        deck = cast(list[str], position["districts"])
        kinds = dict.fromkeys([*rules.districts, *rules.bonus_districts])
        known = [DISTRICT_NAMES[kind] for kind in kinds if rules.districts.count(kind) < 2]
        if CHARACTER_NAMES[DIPLOMAT] in cast(list[str], position["characters"]):
            known = [name for name in known if name != DISTRICT_NAMES[GRAVEYARD]]
        if card not in known:
            raise SetupError(f"{card} cannot be exchanged: this edition or cast does not use it, or has two copies.")
        return [name for name in known if name in deck], [name for name in known if name not in deck]

    def dealt_to(self, position: Mapping[str, object], card: str) -> list[int]:
        """Return the seats whose hand in the position contains a district."""
        seats = cast(list[dict[str, Any]], position["seats"])
        return [seat for seat, one in enumerate(seats) if card in one["hand"]]


def _check_instead(game: Game, card: str, options: dict[str, object], instead: str) -> None:
    """Raise SetupError unless ``instead`` is empty or the deck has exactly one of ``card`` and ``instead``."""
    if not instead:
        return
    deck = cast(list[str], game.resolve(0, options)["districts"])
    if instead not in _UNIQUES or options.get("scenario") == RANDOM or (card in deck) == (instead in deck):
        raise SetupError(
            f"The deck must have exactly one of {card} and {instead}; it has: {', '.join(sorted(set(deck)))}."
        )


def _of_character(game: Game, card: str, options: dict[str, object], instead: str) -> Contrast:
    given = cast(list[str], options.get("characters") or [])
    others = [name for name in given if RANK[name] != RANK[card]]
    cast_now = cast(list[str], game.resolve(0, {**options, "characters": others})["characters"])
    other = instead or _instead_of(card, options, cast_now)
    without = {**options, "characters": others}
    if other != NOBODY:
        if other not in CHARACTER_NAMES or RANK[other] != RANK[card] or other == card:
            raise SetupError(f"The character {card} can be replaced by another of rank {RANK[card]}, not by {other!r}.")
        without["characters"] = [*others, other]
    having = {**options, "characters": [*others, card]}
    return Contrast(card, without, having, other, "cast", (Holders("chose", "picks", "character", card),))


def _instead_of(card: str, options: dict[str, object], cast_now: list[str]) -> str:
    """Return the character that replaces ``card``, or ``NOBODY`` if rank 9 stays empty.

    If the cast is not random and has another character of this rank, return that one; otherwise, return the first
    allowed character of this rank other than ``card``.
    """
    rules = ruleset_named(options.get("ruleset", DEFAULT))
    players = cast(int, options.get("players", 4))
    printed = [name for name in cast_now if RANK[name] == RANK[card]]
    if printed and printed[0] != card and options.get("scenario") != RANDOM:
        return printed[0]
    allowed = [CHARACTER_NAMES[one] for one in allowed_characters(rules, players)]
    found = [name for name in allowed if RANK[name] == RANK[card] and name != card]
    if RANK[card] == 9 and players not in rules.ninth_with and not printed:
        return NOBODY
    if not found:
        raise SetupError(f"No other character of the {rules.name} ruleset can replace {card} here.")
    return found[0]


CONTRASTS: Final = CitadelsContrasts()


# ---- Report ----------------------------------------------------------------------------------------------------------

_PARTS: Final = ("districts", "all_types", "completion", "uniques")


# ---- measures ----------------------------------------------------------------------------------------------------


def _crown(part: Part) -> pl.DataFrame:
    """Return each seat's distance to the left of the first crown holder."""
    games = part.table("games").select("game", "crown")
    seats = part.table("seats").select("game", "seat", "share").join(games, on="game")
    return seats.with_columns(((pl.col("seat") - pl.col("crown")) % part.seats()).alias("away"))


def _picks(part: Part) -> pl.DataFrame:
    return part.with_share("picks")


def _by_left(part: Part) -> pl.DataFrame:
    """Return each pick, with the number of characters that were available."""
    left = sum(((pl.col("offered") // 2**rank) % 2 for rank in range(1, 10)), pl.lit(0))
    return part.with_share("picks").with_columns(left.alias("left"))


def _wanted(part: Part) -> pl.DataFrame:
    """Return one row for each rank offered at each pick; ``chosen`` is True if that rank was picked."""
    ranks = pl.Series(list(CHARACTER_RANK), dtype=pl.Int8)
    taken = ranks.gather(part.table("picks")["character"].to_physical())
    picks = part.table("picks").select("game", pl.col("step") + 1, "offered").with_columns(taken.alias("taken"))
    offers = [
        picks.filter((pl.col("offered") // 2**rank) % 2 == 1).select(
            "game", "step", pl.lit(rank, pl.Int8).alias("rank"), (pl.col("taken") == rank).alias("chosen")
        )
        for rank in sorted(set(CHARACTER_RANK))
    ]
    return pl.concat(offers)


def _named(part: Part) -> pl.DataFrame:
    named = part.table("named").with_columns(
        pl.col("character").cast(pl.String).alias("by"),
        pl.col("target").cast(pl.String),
        pl.col("victim").is_not_null().alias("hit"),
    )
    return named.select("game", "by", "target", "hit", "gold")


def _dealt(part: Part) -> pl.DataFrame:
    """Return the unique districts in the hands dealt at the start, which depend only on luck."""
    drawn = part.with_share("drawn").filter(pl.col("round") == 0)
    return drawn.unique(["game", "seat", "district"])


def _drawn(part: Part) -> pl.DataFrame:
    return part.with_share("drawn").unique(["game", "seat", "district"])


def _built(part: Part) -> pl.DataFrame:
    built = part.with_share("builds").filter(pl.col("district").to_physical() >= BASIC_KINDS)
    return built.unique(["game", "seat", "district"])


def measures() -> dict[str, Measure]:
    """Return the measures computed from the tables of ``CitadelsCollector``, keyed by name."""
    return {
        "crown": Measure(("away",), _crown),
        "characters": Measure(("character",), _picks),
        "left": Measure(("left",), _by_left),
        "wanted": Measure(("rank", "step"), _wanted, "chosen"),
        "hits": Measure(("by", "target"), _named, "hit"),
        "hits of all": Measure(("by",), _named, "hit"),
        "gold": Measure(("by",), _named, "gold"),
        "dealt": Measure(("district",), _dealt),
        "drawn": Measure(("district",), _drawn),
        "built": Measure(("district",), _built),
        "points": Measure(("won", "part"), lambda part: held_at_the_end(part, _PARTS), "number"),
    }


# ---- figures -----------------------------------------------------------------------------------------------------


def figures(context: Context) -> list[Figure]:
    """Return the figures of the Citadels chapter of a report, leaving out figures without data."""
    cards = words_in(context.words.language)
    say = context.words.say
    found = [
        by_name(context, "crown", "away", "crown", name=_left_of(say), luck=True, ordered=False, fair=True),
        by_name(context, "characters", "character", "characters", name=cards.card),
        by_name(context, "left", "left", "left", ordered=False),
        _wanted_figure(context, cards),
        *_targets(context, cards),
        by_name(context, "dealt", "district", "dealt", name=cards.card, luck=True),
        by_name(context, "drawn", "district", "drawn", name=cards.card),
        by_name(context, "built", "district", "built", name=cards.card),
        made_up(context, "points", _PARTS, name=lambda part: say(f"points-{dashed(part)}"), value=say("score")),
    ]
    return [one for one in found if one.table.height]


def _left_of(say: Callable[[str], str]) -> Callable[[str], str]:
    """Return a function that names a seat by its distance to the left of the first crown holder."""
    return lambda away: say("crown-holder") if away == "0" else say("crown-left").replace("#", away)


def _wanted_figure(context: Context, cards: CardWords) -> Figure:
    words = context.words
    frame = _with_names(context, cards)
    overall = frame.group_by("character", "cell", maintain_order=True).agg(
        ((pl.col("mean") * pl.col("rows")).sum() / pl.col("rows").sum()).alias("mean"),
        pl.lit(None, pl.Float64).alias("half"),
        pl.col("rows").sum(),
    )
    order = overall.sort("mean", descending=True)["character"].unique(maintain_order=True)
    frame = frame.with_columns(pl.col("character").cast(pl.Enum(order))).sort("cell", "character", "step")
    frame = frame.with_columns(pl.col("character").cast(pl.String))
    return Figure(
        title=words.say("wanted-title"),
        sentence=best_and_worst(overall, "character", words, "wanted-says", words.say("characters-label")),
        chart=heat(
            frame,
            "character",
            "step",
            label=words.say("characters-label"),
            over=words.say("wanted-step"),
            value=words.say("wanted-value"),
        ),
        table=table_of(frame, words, {"character": words.say("characters-label"), "step": words.say("wanted-step")}),
        games=context.games("wanted"),
    )


def _with_names(context: Context, cards: CardWords) -> pl.DataFrame:
    """Return a table of how often each rank was taken, labeled with the characters of that rank."""
    chosen = context.results["characters"].frame.with_columns(pl.col("character").cast(pl.String))
    names: dict[tuple[int, int], list[str]] = {}
    for cell, character in chosen.select("cell", "character").iter_rows():
        names.setdefault((cell, RANK[character]), []).append(cards.card(character))
    frame = context.results["wanted"].frame
    called = [" / ".join(names.get(place, [])) or str(place[1]) for place in frame.select("cell", "rank").iter_rows()]
    return labelled(frame.with_columns(pl.Series("character", called, dtype=pl.String)), context.cells)


def _targets(context: Context, cards: CardWords) -> list[Figure]:
    """Return figures of targets and hit rates for the Assassin, the Witch and the Thief, omitting any without data."""
    frame = context.frame("hits")
    by_name = {by: frame.filter(pl.col("by") == by) for by in ("assassin", "witch", "thief")}
    return [_targets_of(context, cards, by, aimed) for by, aimed in by_name.items() if aimed.height]


def _targets_of(context: Context, cards: CardWords, by: str, frame: pl.DataFrame) -> Figure:
    words = context.words
    frame = words.translated(frame, "target", cards.card)
    frame = frame.with_columns((pl.col("rows") / pl.col("rows").sum().over("cell")).alias("aim"))
    return Figure(
        title=words.say("named-title", character=cards.card(by)),
        sentence=_aims(context, cards, by, frame),
        chart=points(frame, "target", label=words.say("named-label"), value=words.say("named-hit")),
        table=_with_aim(frame, words),
        games=context.games("hits"),
    )


def _aims(context: Context, cards: CardWords, by: str, frame: pl.DataFrame) -> str:
    """Describe a character's most frequent target and overall hit rate.

    Each combination of options gets one sentence, but only the first few are described.
    """
    words = context.words
    total = context.frame("hits of all").filter(pl.col("by") == by)
    gold = context.frame("gold").filter(pl.col("by") == by)
    found: list[str] = []
    for cell in frame["cell"].unique(maintain_order=True).to_list()[:CELLS_TOLD]:
        often = frame.filter(pl.col("cell") == cell).sort("aim", descending=True).row(0, named=True)
        said = words.say(
            f"named-says-{'thief' if by == 'thief' else 'other'}",
            character=cards.card(by),
            target=str(often["target"]),
            aim=words.percent(often["aim"]),
            hit=words.percent(total.filter(pl.col("cell") == cell)["mean"][0]),
            gold=words.number(gold.filter(pl.col("cell") == cell)["mean"][0], 2),
        )
        found.append(f"{cell}: {said}" if cell else said)
    return " ".join(found)


def _with_aim(frame: pl.DataFrame, words: Words) -> pl.DataFrame:
    frame = frame.with_columns(pl.Series("aimed", [words.percent(one) for one in frame["aim"]], dtype=pl.String))
    printed = table_of(frame, words, {"target": words.say("named-label"), "aimed": words.say("named-aim")})
    return printed.rename({words.say("share"): words.say("named-hit")})


REPORT: Final = Chapter(measures, figures)
