"""Studies: rows are correct, none is lost or duplicated, and the number of workers makes no difference."""

from __future__ import annotations

import errno
import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from tests.refusals import refusal

import burgrave
from burgrave.kernel.errors import BurgraveError, SetupError
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import seed_of
from burgrave.study import simulate
from burgrave.study.data import DataSet, Progress, StudyError, StudyPlan, study, study_plan, sweep
from burgrave.study.data.plan import collector_of
from burgrave.study.data.showing import run_with_progress

CELLS: dict[str, list[object]] = {"players": [2, 4], "scenario": ["first-game"]}


def small(game: str = "citadels", games: int = 60, **more: Any) -> StudyPlan:
    """Return a plan with two cells that is split into several chunks."""
    return study_plan(game, CELLS, games=games, seed=7, **more)


def tables(data: DataSet) -> dict[str, pl.DataFrame]:
    return {name: data.scan(name).collect() for name in data.tables()}


def same(one: DataSet, other: DataSet) -> bool:
    here, there = tables(one), tables(other)
    return here.keys() == there.keys() and all(here[name].equals(there[name]) for name in here)


# ---- workers and repetitions -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "bots"), [("citadels", "random"), ("valeria", "random"), ("citadels", "rules")])
def test_the_rows_do_not_depend_on_the_number_of_workers(tmp_path: Path, game: str, bots: str) -> None:
    games = 60 if bots == "random" else 6
    alone = study(small(game, games, bots=[bots]), tmp_path / "alone")
    shared = study(small(game, games, bots=[bots]), tmp_path / "shared", workers=2)
    assert same(alone, shared) and alone.games() == 2 * games


@pytest.mark.parametrize(("game", "bots", "number"), [("citadels", "random", 40), ("valeria", "rules", 6)])
def test_the_games_are_those_of_simulate(tmp_path: Path, game: str, bots: str, number: int) -> None:
    data = study(study_plan(game, {"players": [3]}, games=number, seed="x", bots=[bots]), tmp_path / "out")
    result = simulate(game, {"players": 3}, games=number, seed="x", bots=[bots])
    seats = (
        data.scan("seats").group_by("seat").agg(pl.col("share").mean(), pl.col("score").mean()).sort("seat").collect()
    )
    assert seats["share"].to_list() == pytest.approx(result.win_share)
    assert seats["score"].to_list() == pytest.approx(result.mean_score)
    games = data.scan("games").collect()
    assert games["decisions"].sum() == result.totals.decisions and games["rounds"].sum() == result.totals.rounds


def test_both_cores_write_the_same_rows(tmp_path: Path, run_compiled: Callable[..., str]) -> None:
    for game in ("citadels", "valeria"):
        here = study(small(game, 30), tmp_path / game)
        code = (
            "from burgrave.study.data import study, study_plan;"
            f"study(study_plan({game!r}, {CELLS!r}, games=30, seed=7), {str(tmp_path / f'{game}-compiled')!r})"
        )
        run_compiled("-c", code)
        assert same(here, DataSet.read(tmp_path / f"{game}-compiled"))


def test_an_interrupted_study_goes_on(tmp_path: Path) -> None:
    whole = study(small(), tmp_path / "whole")
    for _ in range(3):  # two interruptions, then to the end
        stopped: list[int] = []

        def stop(reached: Progress, stopped: list[int] = stopped) -> None:
            stopped.append(reached.games)
            if len(stopped) == 1 and reached.games < reached.total:
                raise KeyboardInterrupt

        try:
            study(small(), tmp_path / "cut", progress=stop)
        except KeyboardInterrupt:
            assert DataSet.read(tmp_path / "cut").games() == stopped[0] < 120
            (tmp_path / "cut" / "picks" / "part-000003.parquet.tmp").write_bytes(b"half a file")
            (tmp_path / "cut" / "seats" / "part-000003.parquet").write_bytes(b"written, but not the last of its chunk")
    cut = study(small(), tmp_path / "cut")
    assert same(whole, cut) and not list((tmp_path / "cut").glob("*/*.tmp"))


def test_a_finished_study_plays_nothing(tmp_path: Path) -> None:
    study(small(), tmp_path / "out")
    asked: list[Progress] = []
    assert study(small(), tmp_path / "out", progress=asked.append).games() == 120
    assert asked == []


# ---- contents of the rows ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def citadels(tmp_path_factory: pytest.TempPathFactory) -> DataSet:
    """Return a study of Citadels with every cast of the 2016 edition."""
    return study(
        study_plan("citadels", sweep(game_named("citadels"), {"scenario": "all", "players": "3,7"}), games=12, seed=1),
        tmp_path_factory.mktemp("studies") / "citadels",
    )


@pytest.fixture(scope="module")
def valeria(tmp_path_factory: pytest.TempPathFactory) -> DataSet:
    """Return a study of Valeria, including the solo game."""
    plan = study_plan("valeria", {"players": [1, 2, 5], "mixed": [False, True]}, games=12, seed=1)
    return study(plan, tmp_path_factory.mktemp("studies") / "valeria")


def test_citadels_tables_agree_with_each_other(citadels: DataSet) -> None:
    seats, games = citadels.scan("seats").collect(), citadels.with_options().collect()
    parts = seats["districts"] + seats["all_types"] + seats["completion"] + seats["uniques"]
    assert parts.equals(seats["score"], check_names=False)
    assert seats.group_by("game").agg(pl.col("share").sum())["share"].to_list() == pytest.approx([1.0] * games.height)
    assert set(games.columns) >= {"scenario", "players"} and games["players"].unique().sort().to_list() == [3, 7]
    picks = citadels.scan("picks").collect()
    rounds = picks.group_by("game").agg(pl.col("round").max().alias("last")).join(games, on="game")
    assert (rounds["last"] <= rounds["rounds"]).all()
    most = picks.join(games.select("game", "players"), on="game")
    assert most.filter(pl.col("players") == 7)["step"].max() == 6
    assert most.filter(pl.col("players") == 3)["step"].max() == 5
    named = citadels.scan("named").collect()
    assert set(named["character"].cast(pl.String)) <= {"assassin", "witch", "thief"}
    assert named.filter(pl.col("gold") > 0)["character"].cast(pl.String).unique().to_list() == ["thief"]
    assert named["victim"].null_count() > 0


def test_citadels_rows_match_the_events(citadels: DataSet) -> None:
    """Every 25th game is replayed."""
    game = game_named("citadels")
    for number in range(0, citadels.games(), 25):
        cell, deal = divmod(number, citadels.plan.games)
        state = game.new(citadels.plan.deal_seed(deal), citadels.plan.cells[cell], True)
        game.playout(state, burgrave.Rng(seed_of(citadels.plan.deal_seed(deal), "random")))
        told: list[dict[str, Any]] = [game.events.told(event) for event in state.events]

        def rows(table: str, number: int = number) -> list[dict[str, Any]]:
            return citadels.scan(table).filter(pl.col("game") == number).collect().to_dicts()

        built = [(one["seat"], one["district"], one["gold"]) for one in told if one["event"] == "build"]
        assert [(row["seat"], row["district"], row["gold"]) for row in rows("builds")] == built
        picked = [(one["seat"], one["character"]) for one in told if one["event"] == "picked_character"]
        assert [(row["seat"], row["character"]) for row in rows("picks")] == picked
        named = [(one["seat"], one["character"]) for one in told if one["event"] in ("kill", "rob", "bewitch")]
        assert [(row["seat"], row["target"]) for row in rows("named")] == named
        stolen = sum(one["gold"] for one in told if one["event"] == "theft")
        assert sum(row["gold"] for row in rows("named")) == stolen
        lost = [one for one in told if one["event"] in ("destroy", "exchange", "seize", "armory", "confiscated")]
        assert len(rows("losses")) == len(lost)


def test_valeria_tables_agree_with_each_other(valeria: DataSet) -> None:
    seats = valeria.scan("seats").collect()
    games = valeria.with_options().collect()
    seats = seats.join(games.select("game", "players", "rounds"), on="game")
    parts = pl.col("monster_points") + pl.col("domain_points") + pl.col("tokens") + pl.col("duke_points")
    assert seats.filter(parts != pl.col("score")).height == 0
    cards = valeria.scan("cards").collect().with_columns(pl.col("sort").cast(pl.String))
    built = cards.filter(pl.col("sort") == "domain").group_by("game", "seat").len()
    both = seats.join(built, on=["game", "seat"], how="left").with_columns(pl.col("len").fill_null(0))
    assert both.filter(pl.col("len") != pl.col("domains")).height == 0
    rolls = valeria.scan("rolls").group_by("game").len().collect().join(games, on="game")
    assert rolls.filter(pl.col("len") > pl.col("rounds") * pl.col("players")).height == 0
    dice = (
        valeria.scan("rolls")
        .select(pl.min_horizontal("die1", "die2").min(), pl.max_horizontal("die1", "die2").max().alias("most"))
        .collect()
    )
    assert dice.row(0) == (1, 6)
    income = valeria.scan("income").collect()
    assert (income.select("gold", "strength", "magic", "vp").sum_horizontal() > 0).all()


def test_valeria_rows_match_the_events(valeria: DataSet) -> None:
    """Every fifth game is replayed; its dice, income and prices are compared."""
    game = game_named("valeria")
    altered = 0
    for number in range(0, valeria.games(), 5):
        cell, deal = divmod(number, valeria.plan.games)
        state = game.new(valeria.plan.deal_seed(deal), valeria.plan.cells[cell], True)
        game.playout(state, burgrave.Rng(seed_of(valeria.plan.deal_seed(deal), "random")))
        rolls: list[tuple[int, ...]] = []
        gained: list[dict[int, int]] = []
        prices: list[int] = []
        harvesting, before = False, dict[str, Any]()
        all_told: list[dict[str, Any]] = [game.events.told(event) for event in state.events]
        for told in all_told:
            kind = told["event"]
            if kind == "rolled":
                rolls.append((*told["die"], 0))
                gained.append({})
                harvesting = True
            elif kind == "altered":
                rolls[-1] = (*told["die"], 1)
            elif kind in ("recruited", "slain", "built"):
                harvesting = False
                prices.append(before["count"] if before["event"] == "paid" else 0)
            elif kind in ("free", "taken_monster"):
                prices.append(0)
            elif kind in ("turn", "took"):
                harvesting = False
            elif harvesting and kind in ("gains", "takes", "consoled", "stolen", "looted"):
                seat = told["seat"]
                gained[-1][seat] = gained[-1].get(seat, 0) + told["count"]
            before = told
        altered += sum(one[2] for one in rolls)
        found = valeria.scan("rolls").filter(pl.col("game") == number).collect()
        assert found.select("die1", "die2", "altered").rows() == rolls
        income = valeria.scan("income").filter(pl.col("game") == number).collect()
        sums = income.select("seat", pl.sum_horizontal("gold", "strength", "magic", "vp")).rows()
        assert sums == [pair for one in gained for pair in sorted(one.items()) if pair[1]]
        got = valeria.scan("cards").filter(pl.col("game") == number).collect()
        assert got["price"].to_list() == prices
    assert altered


# ---- combinations ------------------------------------------------------------------------------------------------


def test_texts_stand_for_several_values() -> None:
    game = game_named("citadels")
    assert sweep(game, {}) == [{}]
    assert [cell["players"] for cell in sweep(game, {"players": "2-4,7"})] == [2, 3, 4, 7]
    assert len(sweep(game, {"players": "all"})) == 7
    editions = sweep(game, {"scenario": "all", "ruleset": "all"})
    assert {"ruleset": "classic", "scenario": "base"} in editions and len(editions) == 9
    assert sweep(game, {"characters": "witch,queen/ assassin"}) == [
        {"characters": ["witch", "queen"]},
        {"characters": ["assassin"]},
    ]
    called = {"characters": "Strega,QUEEN/Esattore", "ruleset": "Classic,2016", "scenario": "Custom"}
    assert sweep(game, called)[1:3] == [
        {"ruleset": "classic", "scenario": "custom", "characters": ["tax_collector_old"]},
        {"ruleset": "2016", "scenario": "custom", "characters": ["witch", "queen"]},
    ]
    assert [cell["short"] for cell in sweep(game, {"ruleset": "2010", "short": "no,yes"})] == [False, True]
    assert len(sweep(game_named("valeria"), {"scenario": "all", "mixed": "all"})) == 8


@pytest.mark.parametrize(
    ("texts", "told"),
    [
        ({"players": "two"}, "whole numbers such as 2,4 or 2-8, not 'two'"),
        ({"players": "4-2"}, "whole numbers such as 2,4 or 2-8, not '4-2'"),
        ({"players": "2-9999999"}, "whole numbers such as"),
        ({"short": "maybe"}, "yes, no or all, not 'maybe'"),
        ({"characters": "all", "colour": "red"}, "no option 'colour'"),
        ({"crown": "all"}, "'all' is not available for 'crown'"),
    ],
)
def test_texts_that_stand_for_nothing_are_refused(texts: dict[str, str], told: str) -> None:
    with pytest.raises(SetupError, match=told):
        sweep(game_named("citadels"), texts)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"games": 0}, "number of games must be 1 to"),
        ({"bots": ["rules", "random"]}, "2 bots given for 4 seats"),
        ({"bots": ["nobody"]}, "nobody"),
        ({"options": {"players": []}}, "must be a non-empty list"),
        ({"options": {"players": [9]}}, "2 to 8 players"),
        ({"options": {"players": 2}}, "must be a non-empty list, not 2"),
        ({"bots": "rules"}, r"a list of names such as \['rules'\], not 'rules'"),
        ({"options": []}, "at least one combination of options"),
        (
            {"options": {"players": [2, 3, 2]}},
            r'Duplicate combination of options: {"players": 2}; give each one once\.',
        ),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(wrong: dict[str, Any], told: str) -> None:
    options = wrong.pop("options", None)
    with pytest.raises(BurgraveError, match=told):
        study_plan("citadels", options, **wrong)


# ---- folders -----------------------------------------------------------------------------------------------------


def test_another_study_is_not_written_into_the_same_folder(tmp_path: Path) -> None:
    study(small(games=2), tmp_path / "out")
    with pytest.raises(StudyError, match=r"is another study: its games is 2, not 3; repeat its command"):
        study(small(games=3), tmp_path / "out")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(StudyError, match="is not empty and not a study"):
        study(small(), tmp_path / "mine")


@pytest.mark.parametrize(
    ("key", "value", "allowed"),
    [
        ("game", 7, "the name of a game"),
        ("game", None, "the name of a game"),
        ("cells", {}, "a list of combinations of options"),
        ("cells", [], "a list of combinations of options"),
        ("cells", ["four"], "a list of combinations of options"),
        ("cells", [{"players": "four"}], "a list of combinations of options"),
        ("cells", [{"exchange": ["witch", "maybe", ""]}], "a list of combinations of options"),
        ("seed", [1], "a number or a string"),
        ("games", "many", "a whole number from 1 to 1000000000"),
        ("games", True, "a whole number from 1 to 1000000000"),
        ("chunk", 0, "a whole number from 1 to 1000000000"),
        ("bots", "random", "a list of bot names"),
        ("bots", [1], "a list of bot names"),
        ("schema", [], "an object with the columns of each table"),
        ("schema", {"games": {"columns": []}}, "an object with the columns of each table"),
        ("schema", {"games": {"columns": [1]}, "seats": {"columns": []}}, "an object with the columns"),
    ],
)
def test_a_damaged_manifest_is_named_in_a_line(
    key: str, value: object, allowed: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    manifest = DataSet.begin(tmp_path / "out", small(games=1)).folder / "manifest.json"
    told = json.loads(manifest.read_text(encoding="utf-8"))
    manifest.write_text(json.dumps({**told, "game": "go"}), encoding="utf-8")
    assert f"{manifest}: There is no game 'go'; choose from: " in refusal(f"report {tmp_path / 'out'}", capsys)
    manifest.write_text(json.dumps({**told, key: value}), encoding="utf-8")
    assert f"{manifest} is damaged: its {key!r} must be {allowed}" in refusal(
        f"report {tmp_path / 'out'} --out {tmp_path / 'page.html'}", capsys
    )


def test_what_is_no_data_set_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StudyError, match=r"is not a study: it has no manifest\.json"):
        DataSet.read(tmp_path)
    (tmp_path / "manifest.json").write_text("{", encoding="utf-8")
    with pytest.raises(StudyError, match="cannot be read"):
        DataSet.read(tmp_path)
    (tmp_path / "manifest.json").write_text("[" * 100_000, encoding="utf-8")
    with pytest.raises(StudyError, match="cannot be read"):
        DataSet.read(tmp_path)
    (tmp_path / "manifest.json").write_text(json.dumps({"format": "burgrave study 9"}), encoding="utf-8")
    with pytest.raises(StudyError, match="this version reads"):
        DataSet.read(tmp_path)


def test_two_studies_do_not_write_at_once(tmp_path: Path) -> None:
    data = study(small(games=2), tmp_path / "out")
    with data.writing(), pytest.raises(StudyError, match="is in use: another study is writing to it"):
        study(small(games=2), tmp_path / "out")


def test_a_full_disk_keeps_what_is_finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replace = os.replace
    left = [12]

    def full(source: str, target: str) -> None:
        left[0] -= 1
        if left[0] < 0:
            raise OSError(errno.ENOSPC, "No space left on device")
        replace(source, target)

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(
        StudyError, match=r"part-\d+\.parquet cannot be written: No space left on device; finished games are saved"
    ):
        study(small(), tmp_path / "out")
    monkeypatch.undo()
    assert DataSet.read(tmp_path / "out").games() == 50
    assert same(study(small(), tmp_path / "out"), study(small(), tmp_path / "whole"))


def test_a_lost_part_is_told(tmp_path: Path) -> None:
    data = study(small(games=2), tmp_path / "out")
    data.part("picks", 0).unlink()
    with pytest.raises(StudyError, match=r"picks.part-000000\.parquet is missing or damaged: "):
        data.scan("picks")
    with pytest.raises(StudyError, match="There is no table 'moods'"):
        data.scan("moods")


@pytest.mark.parametrize("noted", [True, False])
@pytest.mark.parametrize("table", ["picks", "games"])
@pytest.mark.parametrize("left", [-1, 0, 3, 100])
def test_the_same_command_plays_again_what_was_cut_or_lost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], left: int, table: str, noted: bool
) -> None:
    whole = study(small(games=2), tmp_path / "whole")
    data = study(small(games=2), tmp_path / "out")
    part = data.part(table, 1)
    if not noted:  # written by earlier versions
        (tmp_path / "out" / "parts.jsonl").unlink()
    if left < 0:
        part.unlink()
    else:
        part.write_bytes(part.read_bytes()[:left])
    assert run_with_progress(small(games=2), tmp_path / "out", 1, None)
    assert same(DataSet.read(tmp_path / "out"), whole)
    lost = left < 0 and table == "games"  # looks like an unfinished chunk
    assert ("was missing or truncated; its games were replayed." in capsys.readouterr().err) != lost
    assert study(small(games=2), tmp_path / "out").replayed == []


@pytest.mark.parametrize("noted", [True, False])
def test_a_part_with_other_bits_is_told(tmp_path: Path, noted: bool) -> None:
    data = study(small(games=20), tmp_path / "out")
    if not noted:
        (tmp_path / "out" / "parts.jsonl").unlink()
    part = data.part("picks", 0)
    good = part.read_bytes()
    told = 0
    for place in range(0, len(good), max(1, len(good) // 40)):
        part.write_bytes(good[:place] + bytes([good[place] ^ 0xFF]) + good[place + 1 :])
        for look in (DataSet.scan, lambda data, table: data.rows(table, 0)):
            try:
                look(DataSet.read(tmp_path / "out"), "picks")
            except StudyError as error:
                assert str(error).startswith(f"{part} is missing or damaged: delete it") and "\n" not in str(error)
                told += 1
    assert told >= (80 if noted else 20)  # without a checksum, readable data is accepted


def test_a_panic_of_polars_is_told_in_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = study(small(games=2), tmp_path / "out")
    (tmp_path / "out" / "parts.jsonl").unlink()

    def panic(*_: object) -> None:
        raise pl.exceptions.PanicException("range end index 7 out of range")

    monkeypatch.setattr(pl, "read_parquet", panic)
    with pytest.raises(StudyError, match=r"part-000000\.parquet is missing or damaged: delete it"):
        DataSet.read(data.folder).rows("picks", 0)


# ---- page --------------------------------------------------------------------------------------------------------


def test_the_questions_on_the_page_are_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import duckdb

    page = (Path(__file__).parents[2] / "docs" / "laboratory.md").read_text(encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    study(study_plan("citadels", games=60, seed=1), "first-game")
    (query,) = re.findall(r"^```sql\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    answer = duckdb.sql(query)
    assert answer is not None
    rows = answer.fetchall()
    assert len(rows) == 8 and rows[0][2] >= rows[-1][2] and sum(row[1] for row in rows) > 60 * 4
    begin, ask = re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    for code in (begin.replace("10_000", "2").replace('"rules"', '"random"').replace("workers=2", "workers=1"), ask):
        exec(compile(code, "laboratory.md", "exec"), {"__name__": "__main__"})


def test_the_page_names_every_table_and_column() -> None:
    page = (Path(__file__).parents[2] / "docs" / "laboratory.md").read_text(encoding="utf-8")
    parts = {"citadels": page.partition("### Citadels")[2].partition("### Valeria")[0]}
    parts["valeria"] = page.partition("### Valeria")[2].partition("### Questions")[0]
    shared = page.partition("## Tables")[2].partition("### Citadels")[0]
    for game, text in parts.items():
        for table in collector_of(game_named(game)).tables:
            rows = [line for line in (shared + text).splitlines() if line.startswith(f"| `{table.name}` |")]
            assert rows, table.name
            for column in table.columns[1:]:
                assert any(f"`{column.name}`" in row for row in rows), f"{table.name}.{column.name}"
