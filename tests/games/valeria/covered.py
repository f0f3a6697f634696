"""Rules and cards of Valeria that tests must cover, for `tools.coverage_page`; cards are matched by name."""

from __future__ import annotations

from tools.coverage_games import Card, Game

from burgrave.games.valeria import cards
from burgrave.games.valeria.rules.rulings import RULINGS

__all__ = ["COVERED"]


def _printed(names: list[str]) -> list[Card]:
    return [Card(name, f"V-CARD-{name.replace('_', '-')}") for name in names]


COVERED = Game(
    name="valeria",
    title="Valeria",
    columns=("tests",),
    binds=lambda tag: ("tests",),
    ids=r"V-|A\d",
    rulings=RULINGS,
    ruling=r"A\d+",
    cards={
        "All starters": _printed([f"starter_{name}" for name in cards.STARTER_NAMES]),
        "All citizens": _printed(cards.CITIZEN_NAMES),
        "All monsters": _printed(cards.MONSTER_NAMES),
        "All domains": _printed(cards.DOMAIN_NAMES),
        "All dukes": _printed(cards.DUKE_NAMES),
        "All others": [Card("exhausted", r"V-EXH-\d+"), Card("reference", "V-SET-01")],
    },
    by_name=True,
    introduction="""\
There are {number} rules, decision points and rulings, {cards} cards, and {tests} tests with their marks. A tag in
brackets marks a rule for one kind of game: `[solo]` for one player, `[5]` for five, `[mixed]` for the variant with
mixed citizens. The tables of cards at the end list the tests that have the card in their name.""",
)
