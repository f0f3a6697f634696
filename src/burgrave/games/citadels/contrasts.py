"""Games of Citadels with and without a card: a character gives its rank to another, a unique district its place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from burgrave.games.citadels.rules.cards import (
    BASIC_KINDS,
    CHARACTER_NAMES,
    DIPLOMAT,
    DISTRICT_NAMES,
    GRAVEYARD,
)
from burgrave.games.citadels.rules.limits import allowed_characters
from burgrave.games.citadels.rules.ruleset import DEFAULT, ruleset_named
from burgrave.games.citadels.rules.scenarios import CUSTOM, RANDOM
from burgrave.games.citadels.seat_view import RANK
from burgrave.kernel.errors import SetupError
from burgrave.kernel.game import Game
from burgrave.study.contrasts import EXCHANGE, NOBODY, Contrast, Contrasts, Holders

__all__ = ["CONTRASTS"]

_UNIQUES: Final = DISTRICT_NAMES[BASIC_KINDS:]


class CitadelsContrasts(Contrasts):
    """Characters are exchanged in the cast, unique districts in the deck that was shuffled."""

    def of_card(self, game: Game, card: str, options: dict[str, object], instead: str) -> Contrast:
        """Return the comparison; raise SetupError if there is none."""
        if card in CHARACTER_NAMES:
            return _of_character(game, card, options, instead)
        if card not in _UNIQUES:
            known = ", ".join([*CHARACTER_NAMES, *_UNIQUES])
            raise SetupError(f"{card!r} is no character and no unique district; choose from: {known}.")
        _check_instead(game, card, options, instead)
        rules = ruleset_named(options.get("ruleset", DEFAULT))
        if rules.bonus_districts:  # whose numbers are limited, but in a custom game
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
        """Return the unique districts of the deck that lie there once, and those of the edition that do not."""
        rules = ruleset_named(position["ruleset"])
        deck = cast(list[str], position["districts"])
        kinds = dict.fromkeys([*rules.districts, *rules.bonus_districts])
        known = [DISTRICT_NAMES[kind] for kind in kinds if rules.districts.count(kind) < 2]
        if CHARACTER_NAMES[DIPLOMAT] in cast(list[str], position["characters"]):
            known = [name for name in known if name != DISTRICT_NAMES[GRAVEYARD]]
        if card not in known:
            raise SetupError(f"{card} cannot be exchanged here: the edition and the cast have it never, or twice.")
        return [name for name in known if name in deck], [name for name in known if name not in deck]

    def dealt_to(self, position: Mapping[str, object], card: str) -> list[int]:
        """Return who has a district in the hand that was dealt."""
        seats = cast(list[dict[str, Any]], position["seats"])
        return [seat for seat, one in enumerate(seats) if card in one["hand"]]


def _check_instead(game: Game, card: str, options: dict[str, object], instead: str) -> None:
    """Raise SetupError unless the deck has one of the two and not the other."""
    if not instead:
        return
    deck = cast(list[str], game.resolve(0, options)["districts"])
    if instead not in _UNIQUES or options.get("scenario") == RANDOM or (card in deck) == (instead in deck):
        raise SetupError(
            f"The deck must have either {card} or {instead}, and not both; it has: {', '.join(sorted(set(deck)))}."
        )


def _of_character(game: Game, card: str, options: dict[str, object], instead: str) -> Contrast:
    given = cast(list[str], options.get("characters") or [])
    others = [name for name in given if RANK[name] != RANK[card]]
    cast_now = cast(list[str], game.resolve(0, {**options, "characters": others})["characters"])
    other = instead or _instead_of(card, options, cast_now)
    without = {**options, "characters": others}
    if other != NOBODY:
        if other not in CHARACTER_NAMES or RANK[other] != RANK[card] or other == card:
            raise SetupError(f"The place of {card} can be taken by another of rank {RANK[card]}, not by {other!r}.")
        without["characters"] = [*others, other]
    having = {**options, "characters": [*others, card]}
    return Contrast(card, without, having, other, "cast", (Holders("chose", "picks", "character", card),))


def _instead_of(card: str, options: dict[str, object], cast_now: list[str]) -> str:
    """Return who is there without a character: who is printed, or the first of its rank; of rank 9 perhaps nobody."""
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
        raise SetupError(f"No other character of the {rules.name} ruleset could take the place of {card} here.")
    return found[0]


CONTRASTS: Final = CitadelsContrasts()
