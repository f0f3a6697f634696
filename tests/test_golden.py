"""Golden playthroughs: whole games must match their files exactly. `make golden` writes the files."""

import re
from functools import cache

import pytest
from tools.golden import FOLDER, playthroughs
from tools.golden_text import Playthrough, record_of

from burgrave.games.citadels.cards import CHARACTER_NAMES, DISTRICT_NAMES
from burgrave.games.citadels.rules.events import ARGUMENTS
from burgrave.games.citadels.rules.ruleset import RULESETS, Ruleset

DIFFERENT = FOLDER.parents[1] / "build" / "golden"


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, id=game.name(), marks=() if game.players == 2 else pytest.mark.long)
        for game in playthroughs()
    ],
)
def test_the_game_matches_its_file(game: Playthrough) -> None:
    """If a game differs, it is written to `build/golden`, next to a copy of the expected one."""
    name = game.name()
    expected = (FOLDER / name).read_text(encoding="utf-8")
    text = game.text()
    played = text if game.readable else record_of(text)
    if played == expected:
        return
    DIFFERENT.mkdir(parents=True, exist_ok=True)
    (DIFFERENT / name).write_text(text, encoding="utf-8")
    (DIFFERENT / f"expected-{name}").write_text(expected, encoding="utf-8")
    pairs = zip(expected.splitlines(), played.splitlines(), strict=False)
    line = next((n for n, (before, now) in enumerate(pairs, start=1) if before != now), "last")
    pytest.fail(f"{name} differs from line {line} on; see {DIFFERENT}. If that is right, run `make golden`.")


def test_every_file_belongs_to_a_game() -> None:
    names = [game.name() for game in playthroughs()]
    assert sorted(file.name for file in FOLDER.iterdir()) == sorted(names)


def test_a_record_follows_the_text() -> None:
    game = next(game for game in playthroughs() if game.readable)
    record = record_of(game.text())
    lines = game.text().splitlines()
    taken = [line.removeprefix("  > ") for line in lines if line.startswith("  > ")]
    assert re.findall(r"(?:\. |; )\d ([^;|]+?)(?=;| \|)", record) == taken
    assert [*record.splitlines()[:2], record.splitlines()[-1]] == [*lines[:2], lines[-1]]
    assert re.findall(r"[0-9a-f]{40}", record)[-1] == re.findall(r"^  digest (\w+)", game.text(), re.MULTILINE)[-1]
    changed = record_of(game.text().replace(lines[-2], lines[-2] + " "))
    assert [*map(str.__ne__, record.splitlines(), changed.splitlines())].count(True) == 1  # hashes locate the change


@cache
def text_of(ruleset: str) -> str:
    found = [game.text() for game in playthroughs() if game.name().startswith(f"citadels-{ruleset}-")]
    return "\n".join(found)


@pytest.mark.long
def test_every_event_is_written_somewhere() -> None:
    told = set(re.findall(r"^    (?:\([\d ]+\) )?([a-z_]+)", "".join(map(text_of, RULESETS)), re.MULTILINE))
    assert {name for name, _ in ARGUMENTS.values()} - told == set()


@pytest.mark.long
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


@pytest.mark.long
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
