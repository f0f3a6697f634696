"""Rules and cards of Citadels that tests must cover in every ruleset, for `tools.coverage_page`."""

from __future__ import annotations

from tools.coverage_games import Card, Game
from tools.coverage_marks import DEFAULT, RULESETS, rulesets_of

from burgrave.games.citadels import cards
from burgrave.games.citadels.rules.rulings import RULINGS

__all__ = ["COVERED"]

COVERED = Game(
    name="citadels",
    title="Citadels",
    columns=RULESETS,
    binds=lambda tags: rulesets_of((tags or "all").split(",")),
    ids=r"[CRE]-",
    rulings=RULINGS,
    ruling=r"R-.*",
    cards={
        "All characters": [Card(name, rf"C-CH-{name}-\d+") for name in cards.CHARACTER_NAMES],
        "All unique districts": [Card(name, rf"C-DI-{name}-\d+") for name in cards.DISTRICT_NAMES[cards.BASIC_KINDS :]],
    },
    by_name=False,
    introduction=f"""\
There are {{number}} rules, decision points, rulings and differences, {{cards}} cards, and {{tests}} tests with
their marks. The columns count the tests that run under each ruleset; – means that the rule does not apply to it.
Rulesets other than {DEFAULT} alone are named after the test.""",
)
