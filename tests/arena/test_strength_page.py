"""docs/strength.md matches the committed results exactly."""

import json
from pathlib import Path
from typing import Any

import pytest
from tools import strength
from tools.strength import PAGE, Claim, found_for, gain, page, problems, read_claims, run, verdict

from burgrave.arena import Outcome, arena


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Replace the folder of committed results with a temporary one, and return it."""
    monkeypatch.setattr(strength, "RESULTS", tmp_path)
    monkeypatch.setattr(strength, "ROOT", tmp_path)
    monkeypatch.setattr(strength, "MISTAKES", tmp_path / "mistakes")
    return tmp_path


def played(claim: Claim, deals: int = 12, **more: Any) -> Outcome:
    bots = claim.command.split()[2].split(",")
    arguments: dict[str, Any] = {"deals": deals, "seed": 1, "out": claim.file, **more}
    return arena("citadels", bots, **arguments)


def claim(**more: Any) -> Claim:
    plain: dict[str, Any] = {
        "name": "better",
        "says": "Rules are better than chance",
        "command": "citadels --bots rules,random --deals 12 --seed 1",
    }
    return Claim(**{**plain, **more})


def test_the_page_is_up_to_date() -> None:
    claims = read_claims()
    assert problems(claims) == []
    assert PAGE.read_text(encoding="utf-8") == page(claims), "make strength"


def test_three_things_were_tried_for_each_claim_that_is_not_met() -> None:
    missed = [one for one in read_claims() if "not" in verdict(one, found_for(one))]
    assert [one.name for one in missed if len(one.tried) < 3] == []


def test_names_of_claims_are_anchors() -> None:
    names = [one.name for one in read_claims()]
    assert len(set(names)) == len(names)
    assert all(set(name) <= set("abcdefghijklmnopqrstuvwxyz0123456789-") for name in names)


@pytest.mark.parametrize(("at_least", "word"), [(0.6, "met"), (0.99, "**not met**")])
def test_the_low_end_of_the_interval_must_reach_what_is_wanted(folder: Path, at_least: float, word: str) -> None:
    wanted = claim(at_least=at_least)
    outcome = played(wanted)
    low = outcome.sections[0].standings[0].win_share.low
    assert 0.6 < low < 0.99 < outcome.sections[0].standings[0].win_share.high
    assert verdict(wanted, found_for(wanted)) == word
    text = page([wanted])
    assert f"| at least {100 * at_least:.1f}% | " in text
    assert f"({100 * low:.1f}% to " in text
    assert f" | {word} |" in text
    assert "burgrave arena citadels --bots rules,random --deals 12 --seed 1 --out better.jsonl" in text


@pytest.mark.parametrize(("at_most", "word"), [(0.99, "**not met**"), (1.0, "met")])
def test_the_high_end_must_not_go_beyond_the_most_that_is_wanted(folder: Path, at_most: float, word: str) -> None:
    wanted = claim(at_most=at_most)
    outcome = played(wanted)
    assert 0.99 < outcome.sections[0].standings[0].win_share.high <= 1.0
    assert verdict(wanted, found_for(wanted)) == word
    assert f"| at most {100 * at_most:.1f}% | " in page([wanted])


def test_a_claim_that_is_not_met_says_what_was_tried(folder: Path) -> None:
    wanted = claim(at_least=0.99, tried=("More games: nothing came of it.", "A larger net: the same."))
    played(wanted)
    assert page([wanted]).endswith("\n\nTried:\n\n* More games: nothing came of it.\n* A larger net: the same.\n")


def test_a_control_wants_the_null_line_in_every_interval(folder: Path) -> None:
    unfair = claim(null_inside=True)
    played(unfair)
    fair = claim(name="fair", command="citadels --bots random,random --deals 12 --seed 1", null_inside=True)
    played(fair)
    assert [verdict(one, found_for(one)) for one in (unfair, fair)] == ["**not met**", "met"]


def test_what_is_not_measured_or_not_finished_is_not_met(folder: Path) -> None:
    wanted = claim(at_least=0.1)
    assert "| not measured yet |  |" in page([wanted])
    played(wanted, deals=5)
    text = wanted.file.read_text("utf-8").replace('"deals":5', '"deals":12')
    wanted.file.write_text(text, "utf-8")
    assert verdict(wanted, found_for(wanted)) == ""
    text = page([wanted])
    assert "unfinished" in text
    assert "12 deals are planned" in text


def test_a_curve_is_judged_by_its_longest_time(folder: Path) -> None:
    line = "citadels --bots search:9it,random --deals 2 --seed 1 --times 1it,2it"
    curve = claim(command=line, at_least=0.0)
    played(curve, deals=2, times=("1it", "2it"))
    assert problems([curve]) == []
    text = page([curve])
    assert "| `search:1it` |" in text
    assert "| `search:2it` |" in text
    assert "Against `random`:" in text
    assert " | met |" in text


def test_what_bots_give_away_stands_on_the_page(folder: Path) -> None:
    assert "Loss per decision" not in page([claim()])
    (folder / "mistakes").mkdir()
    bots = [{"bot": "rules", "lost": 0.0123, "half": 0.002, "best": 0.5}]
    about = {"version": "1", "revision": "abc", "core": "compiled", "date": "2026-01-02T03:04:05+00:00"}
    kept = {**about, "positions": 20, "seconds": [3.0], "bots": bots}
    (folder / "mistakes" / "citadels-bots.json").write_text(json.dumps(kept), encoding="utf-8")
    text = page([claim()])
    assert "Citadels: 20 positions, each evaluated by a search of 3 s." in text
    assert "| `rules` | 1.23% | 1.03% to 1.43% | 50.0% |" in text


def test_a_claim_whose_bots_are_gone_is_not_played(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    gone = claim(until="abc1234")
    played(gone)
    before = gone.file.read_bytes()
    assert run(gone, fresh=True) == 0
    assert gone.file.read_bytes() == before
    assert "revision abc1234 still has them" in capsys.readouterr().out
    assert "Revision abc1234 is the last one" in page([gone])


@pytest.mark.parametrize(("gains", "word"), [(-0.99, "met"), (0.99, "**not met**")])
def test_more_time_must_win_more(folder: Path, gains: float, word: str) -> None:
    line = "citadels --bots search:9it,random --deals 12 --seed 1 --times 1it,2it"
    curve = claim(command=line, gains=gains)
    played(curve, deals=12, times=("1it", "2it"))
    outcome = found_for(curve)
    assert outcome is not None
    low, mean, high = gain(outcome)
    shares = [section.standings[0].win_share.mean for section in outcome.sections.values()]
    assert low < mean < high
    assert mean == pytest.approx(shares[1] - shares[0])
    assert verdict(curve, outcome) == word
    assert f"| {100 * gains:.1f}% more with the longest time |" in page([curve])


@pytest.mark.parametrize(
    "command",
    [
        "citadels --bots rules,random --deals 12 --seed 2",
        "citadels --bots rules,random --seed 1",
        "citadels --bots random,rules --deals 12 --seed 1",
        "citadels --bots rules,random --deals 12 --seed 1 --ruleset classic",
        "citadels --bots rules,random --deals 12 --seed 1 --accept 0.1",
        "valeria --bots rules,random --deals 12 --seed 1",
    ],
)
def test_results_of_another_command_are_a_problem(folder: Path, command: str) -> None:
    wanted = claim()
    played(wanted)
    assert problems([wanted]) == []
    (problem,) = problems([claim(command=command)])
    assert problem == "better: results of another command; --run --fresh better plays it again"


def test_results_that_are_damaged_or_of_no_claim_are_a_problem(folder: Path) -> None:
    (folder / "stray.jsonl").write_text("")
    (folder / "better.jsonl").write_text("nonsense\n")
    first, second = problems([claim()])
    assert first.startswith("better: ")
    assert "is not an arena result file" in first
    assert second == "stray.jsonl belongs to no claim"
