"""Effects: the same deals with and without a card or a ruling, and the reported difference."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from statistics import mean
from typing import Any, cast

import polars as pl
import pytest
from tests.refusals import refusal
from tests.texts import GAMES

from burgrave.cli import run
from burgrave.kernel.errors import SetupError
from burgrave.kernel.registry import game_named
from burgrave.study.contrasts import begun, swapped
from burgrave.study.data import DataSet, StudyError, study, study_plan
from burgrave.study.data.differences import Difference, Effect, _apart, contrast_of, effect, effect_in
from burgrave.study.data.plan import collector_of
from burgrave.study.pages import write_report
from burgrave.text.catalogue import LANGUAGES, Catalogue, dashed

SEEDS = range(12)


def found(result: Effect, who: str, what: str) -> Difference:
    return next(one for one in result.differences if (one.who, one.what) == (who, what))


# ---- construction of deals ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "card", "options"),
    [
        ("citadels", "dragon_gate", {}),  # always in the deck
        ("citadels", "museum", {"players": 7}),  # absent
        ("citadels", "necropolis", {"scenario": "random", "players": 2}),  # sometimes present
        ("citadels", "park", {"ruleset": "2010"}),
        ("citadels", "graveyard", {"ruleset": "2010"}),
        ("valeria", "foxgrove_palisade", {"players": 2}),
        ("valeria", "cornelius_the_dreamer", {"players": 3}),
    ],
)
def test_one_card_is_exchanged_and_nothing_else(game: str, card: str, options: dict[str, object]) -> None:
    known = game_named(game)
    contrast = contrast_of(known, card, options)
    places = set()
    for seed in SEEDS:
        without, having = (begun(known, seed, cell, True) for cell in (contrast.without, contrast.having))
        (other,) = _dealt(without.position()) - _dealt(having.position())
        assert _dealt(having.position()) - _dealt(without.position()) == {card}
        assert _sorted(swapped(having.position(), card, other)) == _sorted(without.position())
        assert [_told(known.events.swapped(one, card, other)) for one in having.events] == [
            _told(one) for one in without.events
        ]
        known.from_position(having.position(), 0, False)  # a valid position
        places.add(repr(having.position()).rindex(card))
    assert len(places) > 5  # it may be anywhere


def _dealt(position: object) -> set[str]:
    """Return all names in a position except those in its lists of districts and unused dukes."""
    if isinstance(position, str):
        return {position}
    if isinstance(position, list):
        return set().union(*[_dealt(one) for one in position])
    if isinstance(position, dict):
        return set().union(*[_dealt(one) for key, one in position.items() if key not in ("districts", "away_dukes")])
    return set()


def _sorted(position: object) -> object:
    data = cast(dict[str, Any], position)
    seats = [{**seat, "dealt": sorted(seat.get("dealt", []))} for seat in data["seats"]]
    listed: dict[str, Any] = {key: sorted(data[key]) for key in ("districts", "away_dukes") if key in data}
    return {**data, "seats": seats, **listed}


def _told(event: Any) -> tuple[object, ...]:
    return event.kind, event.audience, event.args


def test_the_seats_with_the_card_are_those_that_received_it(tmp_path: Path) -> None:
    effect("citadels", "museum", {"players": 4}, out=tmp_path, deals=150)
    data = DataSet.read(tmp_path)
    held = data.scan("held").select("game", "seat")
    dealt = data.scan("drawn").filter(pl.col("district").cast(pl.String) == "museum", pl.col("round") == 0)
    assert held.collect().height > 10
    assert held.collect().sort("game").equals(dealt.select("game", "seat").collect().sort("game"))
    assert held.filter(pl.col("game") < 150).collect().height == 0  # the games without it


def test_deals_are_the_same_until_somebody_sees_the_card(tmp_path: Path) -> None:
    result = effect("citadels", "dragon_gate", {"players": 3}, out=tmp_path, deals=80)
    data = DataSet.read(tmp_path)
    drawn = data.scan("drawn").filter(pl.col("district").cast(pl.String) == "dragon_gate")
    seen = drawn.select("game").unique().collect().height
    assert 0 < 80 - seen <= result.alike < 80
    assert found(result, "first", "share").deals == seen  # all but one seat of each game


# ---- difference --------------------------------------------------------------------------------------------------


def test_the_figures_are_differences_within_deals(tmp_path: Path) -> None:
    result = effect("valeria", "cornelius_the_dreamer", {"players": 2}, out=tmp_path, deals=60, seed=3)
    data = DataSet.read(tmp_path)
    scores = {(game, seat): score for game, seat, score in _rows(data, "seats", "game", "seat", "score")}
    dealt = _rows(data, "held", "game", "seat")
    apart = [scores[game, seat] - scores[game - 60, seat] for game, seat in dealt]
    one = found(result, "dealt", "score")
    assert one.deals == len(apart) == 60
    assert one.difference.mean == pytest.approx(mean(apart))
    assert one.having - one.without == pytest.approx(mean(apart))
    assert one.luck and not found(result, "kept", "score").luck
    rounds = dict(_rows(data, "games", "game", "rounds"))
    all_rounds = found(result, "all", "rounds")
    assert all_rounds.difference.mean == pytest.approx(mean(rounds[60 + deal] - rounds[deal] for deal in range(60)))


def _rows(data: DataSet, table: str, *columns: str) -> list[tuple[Any, ...]]:
    return data.scan(table).select(columns).collect().rows()


def test_a_known_effect_is_found(tmp_path: Path) -> None:
    """The short variant makes games of Citadels shorter, and pairing the deals makes the interval narrower."""
    options = {"ruleset": "2010", "players": 4}
    result = effect("citadels", "short=no,yes", options, out=tmp_path, deals=150, bots=["rules"])
    one = found(result, "all", "city")
    assert one.difference.half is not None and one.difference.mean + one.difference.half < 0
    assert {"seat 0", "seat 3", "all"} <= {one.who for one in result.differences}
    assert result.alike == 0


def test_what_changes_nothing_has_no_effect(tmp_path: Path) -> None:
    plan = study_plan("valeria", {"players": [2]}, games=20)
    with pytest.raises(StudyError, match=r"is an ordinary study, without a comparison\.$"):
        effect_in(study(plan, tmp_path / "ordinary"))
    with pytest.raises(SetupError, match=r"^The games would be identical with and without crown\.$"):
        effect("citadels", "crown=1,1", out=tmp_path / "same", deals=5)


@pytest.mark.parametrize(
    ("differences", "shown"),
    [
        ([5.0], False),
        ([5.0, 5.0], False),
        ([5.0] * 5, False),
        ([5.0] * 6, True),
        ([-5.0] * 1000, True),
        ([10.0, 11.0], False),  # outside its interval, but of only two deals
        ([0.0] * 1000, False),
        ([0.0] * 9 + [1.0], False),
        ([1.0, 2.0] * 5, True),
    ],
)
def test_an_effect_is_a_difference_beyond_an_interval_of_enough_deals(differences: list[float], shown: bool) -> None:
    found = _apart(differences)
    one = Difference("all", "score", 0.0, mean(differences), found, len(differences), luck=True)
    assert one.as_json()["effect"] is shown
    assert not replace(one, luck=False).as_json()["effect"]
    assert found.half is None or found.half > 0  # no interval claims certainty
    assert (found.half is None) == (len(differences) == 1 or not any(differences))


def test_the_answer_does_not_depend_on_who_played_what(tmp_path: Path) -> None:
    one, two = (
        effect("citadels", "witch", {"players": 4}, out=tmp_path / str(workers), deals=120, workers=workers)
        for workers in (1, 2)
    )
    assert one.as_json() == two.as_json()
    assert one.contrast.instead == "assassin"


# ---- questions ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "without", "having"),
    [
        ("citadels queen", "nobody", "queen"),
        ("citadels warlord", "diplomat", "warlord"),
        ("valeria monk", "cleric", "monk"),
        ("valeria goblin_king", "barrens", "hills"),
        ("valeria swamp", "mountains", "swamp"),
    ],
)
def test_a_cast_or_a_set_up_is_changed_in_one_place(line: str, without: str, having: str) -> None:
    name, card = line.split()
    game = game_named(name)
    contrast = contrast_of(game, card, {"players": 5})
    for cell, there, away in ((contrast.without, without, having), (contrast.having, having, without)):
        options = game.resolve(0, cell)
        names = [one for value in options.values() if isinstance(value, list) for one in value]
        assert away not in names and (there in names or there == "nobody")
    assert contrast.instead == without


@pytest.mark.parametrize(
    ("game", "asked", "card", "instead"),
    [
        ("citadels", "Strega", "witch", "Magistrato"),
        ("citadels", "Great Wall", "great_wall", ""),
        ("valeria", "Goblin King", "goblin_king", "Lande desolate"),
        ("valeria", "End-Latched=yes,no", "end_latched", ""),
    ],
)
def test_what_is_asked_about_is_named_as_people_call_it(game: str, asked: str, card: str, instead: str) -> None:
    contrast = contrast_of(game_named(game), asked, {}, instead)
    plain = contrast_of(game_named(game), asked if "=" in asked else card, {}, contrast.instead)
    assert card in (contrast.what, *(one.value for one in contrast.holders))
    assert contrast == plain


WRONG = {
    "citadels Castello": "'castle' is neither a character nor a unique district; choose from: assassin, ",
    "citadels castle": "'castle' is neither a character nor a unique district; choose from: assassin, ",
    "citadels throne_room": "throne_room cannot be exchanged: this edition or cast does not use it, or has two copies.",
    "citadels dragon_gate --ruleset classic": "There is no other card that could replace dragon_gate.",
    "citadels dragon_gate --instead keep": "The deck must have exactly one of dragon_gate and keep; it has: ",
    "citadels witch --instead king": "The character witch can be replaced by another of rank 1, not by 'king'.",
    "citadels players=2": "Comparing 'players' needs exactly two of its values, not 1: '2'.",
    "citadels players=2,3 --players 4": "'players' is being compared; remove it from the other options.",
    "citadels players=2,3 --instead x": "An option needs two values to compare: players=VALUE,VALUE; remove 'x'.",
    "citadels colour=red,blue": "Citadels has no option 'colour'; choose from: players, ",
    "valeria peasant": "No other citizen has the activation number of the peasant.",
    "valeria monk --scenario random": "The effect of monk needs a fixed setup: neither random nor mixed.",
    "valeria swamp --instead caverns": "The swamp can be replaced by: hills, ruins, forest, valley, mountains, not",
    "valeria simon_the_unclean --players 5": "There is no other card that could replace simon_the_unclean.",
    "valeria simon_the_unclean --instead king": "Any other unused card replaces simon_the_unclean; do not name",
    "valeria king": "'king' is not a citizen, monster, area, domain or duke of Valeria.",
}


@pytest.mark.parametrize("line", WRONG)
def test_what_cannot_be_asked_is_told_in_a_line(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["effect", *line.split(), "--deals", "3"]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.startswith(f"burgrave: {WRONG[line]}") and err.count("\n") == 1


def test_an_interrupted_command_reports_the_finished_deals(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Repeating the command completes the result."""
    asked = ["effect", "valeria", "monk", "--deals", "150", "--bots", "random", "--json", "--out", str(tmp_path)]
    keep, kept = DataSet.keep, []

    def keep_some(self: DataSet, *args: Any) -> None:
        keep(self, *args)
        kept.append(1)
        if len(kept) in (1, 3):
            raise KeyboardInterrupt

    monkeypatch.setattr(DataSet, "keep", keep_some)
    assert run(asked) == 130
    out, err = capsys.readouterr()
    assert (out, err) == ("", "Interrupted: 50 of 300 games; saved; repeat the command to resume.\n")
    assert write_report(DataSet.read(tmp_path), tmp_path / "page.html")[0].title == "Does the seat matter?"
    assert run(asked) == 130
    part = json.loads(capsys.readouterr().out)
    assert (part["deals"], part["interrupted"]) == (50, True)
    assert run(asked) == 0
    whole = json.loads(capsys.readouterr().out)
    assert (whole["deals"], whole["interrupted"]) == (150, False)


def test_it_is_asked_on_the_command_line_and_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["effect", "citadels", "statue", "--deals", "30", "--players", "3", "--bots", "random", "--lang", "en"]
    assert run(asked) == 0
    out = capsys.readouterr().out
    assert "Citadels: effect of Statue" in out and "Without" in out and "player building it" in out
    folder, page = tmp_path / "statue", tmp_path / "statue.html"
    assert run([*asked, "--out", str(folder), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["what"], data["deals"], data["bots"]) == ("statue", 30, ["random"])
    assert {"who", "what", "without", "with", "difference", "ci95", "deals", "luck", "effect"} == set(
        data["differences"][0]
    )
    for language, title in (("en", "Statue"), ("pt-BR", "Estátua"), ("it", "Statua"), ("es", "Estatua")):
        figures = write_report(DataSet.read(folder), page, language=language)
        assert title in figures[0].title and figures[0].table.height == 3
        first = page.read_text(encoding="utf-8").partition('id="figure-1"')[2].partition("</section>")[0]
        assert first.count("mark-symbol") == 1 and first.count('aria-roledescription="point"') == 3


@pytest.mark.parametrize(
    ("game", "asked", "english"),
    [
        ("citadels", "queen", ["queen", "nobody"]),
        ("citadels", "smithy", ["smithy"]),
        ("citadels", "scenario=cunning-agents,random", ["cunning", "random"]),
        ("citadels", "ruleset=classic,2016", ["classic", "ruleset"]),
        ("valeria", "monk", ["monk", "cleric"]),
        ("valeria", "mixed=no,yes", ["mixed", "yes"]),
        ("valeria", "end_latched=no,yes", ["latched"]),
    ],
)
def test_a_translated_report_has_no_internal_names(
    game: str, asked: str, english: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["effect", game, asked, "--deals", "1", "--players", "5", "--bots", "random", "--lang", "it"]
    assert run(line) == 0
    told = capsys.readouterr().out.lower()
    columns = [column.name.replace("_", " ") for column in collector_of(game_named(game)).seats.columns]
    for word in [*english, "decisions", *columns]:
        assert re.search(rf"\b{word}\b", told) is None, told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_outcome_has_a_name(game: str, language: str) -> None:
    known = game_named(game)
    words = Catalogue(language, game)
    assert [one for one in known.option_names if not words.has(f"report-option-{dashed(one)}")] == []
    columns = [column.name for column in collector_of(known).seats.columns if not column.names]
    outcomes = [one for one in columns if one not in ("game", "seat", "place", "share", "score")]
    assert [one for one in ("decisions", *outcomes) if not words.has(f"report-outcome-{dashed(one)}")] == []


@pytest.mark.parametrize(
    "damage",
    [
        [],
        {"what": 7},
        {"kept": "all"},
        {"kept": "options", "without": {}},
        {"holders": [7]},
        {"holders": [{"name": "dealt"}]},
        {"colour": "red"},
    ],
)
def test_a_damaged_question_is_named_in_a_line(damage: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    effect("citadels", "witch", out=tmp_path, deals=1)
    file = tmp_path / "effect.json"
    file.write_text(json.dumps({**json.loads(file.read_text()), **damage} if damage else damage), encoding="utf-8")
    assert f"{file} is damaged: " in refusal(f"report {tmp_path} --out {tmp_path / 'page.html'}", capsys)
