"""The golden playthroughs: whole games, word by word. `make golden` writes them anew."""

import re

import pytest
from tools.golden import FOLDER, playthroughs
from tools.golden_text import Playthrough

from burgrave.games.citadels.cards import CHARACTER_NAMES, DISTRICT_NAMES
from burgrave.games.citadels.rules.events import ARGUMENTS
from burgrave.games.citadels.rules.ruleset import RULESETS, Ruleset


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, id=game.name(), marks=() if game.players == 2 else pytest.mark.long)
        for game in playthroughs()
    ],
)
def test_the_game_goes_as_written(game: Playthrough) -> None:
    name = game.name()
    written = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    played = game.text().splitlines()
    for number, (before, now) in enumerate(zip(written, played, strict=False), start=1):
        assert now == before, f"{name}, line {number}: if that is meant, `make golden` writes the files anew"
    assert len(played) == len(written), f"{name} has {len(written)} lines, the game {len(played)}"


def test_every_file_belongs_to_a_game() -> None:
    names = [game.name() for game in playthroughs()]
    assert sorted(file.name for file in FOLDER.iterdir()) == sorted(names)


def text_of(ruleset: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob(f"citadels-{ruleset}-*.txt")))


def test_every_event_is_written_somewhere() -> None:
    told = set(re.findall(r"^    (?:\([\d ]+\) )?([a-z_]+)", "".join(map(text_of, RULESETS)), re.MULTILINE))
    assert {name for name, _ in ARGUMENTS.values()} - told == set()


@pytest.mark.parametrize("rules", RULESETS.values(), ids=lambda rules: rules.name)
def test_every_character_and_district_is_seen(rules: Ruleset) -> None:
    text = text_of(rules.name)
    assert [
        name for name in names(rules.characters) if not re.search(rf"^    reveal \d {name}$", text, re.MULTILINE)
    ] == []
    kinds = {DISTRICT_NAMES[kind] for kind in [*rules.districts, *rules.bonus_districts]} - {"secret_vault"}
    assert {kind for kind in kinds if not re.search(rf"^    build \d {kind} ", text, re.MULTILINE)} == set()


def names(characters: list[int]) -> list[str]:
    return [CHARACTER_NAMES[one] for one in characters]


@pytest.mark.parametrize("ruleset", ["classic", "2010"])
def test_every_decision_of_the_older_editions_is_taken(ruleset: str) -> None:
    text = text_of(ruleset)
    wanted = [
        "pay_gold", "give", "sail_gold", "sail_cards", "bewitch", "decline", "destroy", "exchange", "build_it",
        "reclaim", "bonus", "under",
    ]  # fmt: skip
    if ruleset == "2010":
        wanted += ["declare", "take", "demolish", "tuck"]
    assert [verb for verb in wanted if not re.search(rf"^  > {verb}\b", text, re.MULTILINE)] == []
