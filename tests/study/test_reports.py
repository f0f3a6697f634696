"""Reports: numbers match the rows, intervals treat each game as one observation, and the page is self-contained."""

from __future__ import annotations

import os
import re
from html.parser import HTMLParser
from math import sqrt
from pathlib import Path

import polars as pl
import pytest

from burgrave.kernel.rng import Rng
from burgrave.study.data import DataSet, StudyError, study, study_plan
from burgrave.study.pages import write_report
from burgrave.study.pages.common import Measure, Part, Words, best_and_worst, measured
from burgrave.text.catalogue import LANGUAGES, Catalogue


@pytest.fixture(scope="module")
def citadels(tmp_path_factory: pytest.TempPathFactory) -> DataSet:
    folder = tmp_path_factory.mktemp("reports") / "citadels"
    return study(study_plan("citadels", {"players": [2, 4]}, games=150, seed=3), folder)


@pytest.fixture(scope="module")
def valeria(tmp_path_factory: pytest.TempPathFactory) -> DataSet:
    return study(study_plan("valeria", {"players": [3]}, games=150, seed=3), tmp_path_factory.mktemp("reports") / "v")


class Page(HTMLParser):
    """HTML parser that collects a page's references and checks that its elements are closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.refers: list[str] = []
        self.open: list[str] = []
        self.faults: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.refers += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]
        if tag not in ("meta", "br", "link"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.refers += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.faults.append(tag)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_a_report_is_one_page_that_needs_no_network(
    tmp_path: Path, request: pytest.FixtureRequest, game: str, language: str
) -> None:
    data: DataSet = request.getfixturevalue(game)
    figures = write_report(data, tmp_path / "report.html", language=language)
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    page = Page(text)
    assert page.faults == [] and page.open == []
    assert [one for one in page.refers if not one.startswith("#")] == []
    assert "<script" not in text and "@import" not in text and "url(http" not in text
    assert len(figures) >= 12 and text.count("<section") == text.count("<svg") == len(figures)
    for figure in figures:
        assert figure.games == data.games() and figure.table.height > 0
        assert figure.sentence.endswith(".") and "{" not in figure.sentence and "_" not in figure.sentence
    assert Catalogue(language, game).text("report-games", games="1").split()[0] in text


def test_only_an_older_report_is_replaced(valeria: DataSet, tmp_path: Path) -> None:
    letter, link, fifo = tmp_path / "letter.html", tmp_path / "link.html", tmp_path / "fifo.html"
    letter.write_text("<!doctype html>something dear")
    link.symlink_to(letter)
    os.mkfifo(fifo)
    inside = valeria.folder / "games" / "part-000099.parquet"
    manifest = (valeria.folder / "manifest.json").read_bytes()
    for file, why in (
        (letter, "exists and is not a Burgrave report"),
        (link, "is not a regular file"),
        (fifo, "is not a regular file"),
        (tmp_path, "is not a regular file"),
        (valeria.folder / "manifest.json", "is inside the study"),
        (inside, "is inside the study"),
    ):
        with pytest.raises(StudyError, match=why):
            write_report(valeria, file)
    assert letter.read_text() == "<!doctype html>something dear" and link.is_symlink() and not inside.exists()
    assert (valeria.folder / "manifest.json").read_bytes() == manifest
    page = tmp_path / "page.html"
    write_report(valeria, page)
    write_report(valeria, page, language="es")
    assert '<html lang="es">' in page.read_text(encoding="utf-8")


def test_shares_are_the_means_of_the_rows(citadels: DataSet, tmp_path: Path) -> None:
    figures = {one.title: one for one in write_report(citadels, tmp_path / "r.html")}
    seats = citadels.scan("seats").join(citadels.with_options().select("game", "players"), on="game").collect()
    shown = figures["Does the seat matter?"].table
    assert shown["Options"].unique(maintain_order=True).to_list() == ["2 players", "4 players"]
    for players, seat in ((2, 0), (2, 1), (4, 3)):
        mean = seats.filter((pl.col("players") == players) & (pl.col("seat") == seat))["share"].mean()
        assert isinstance(mean, float)
        row = shown.filter((pl.col("Options") == f"{players} players") & (pl.col("Seat") == str(seat)))
        assert row["Share"][0].startswith(f"{100 * mean:.1f} ±") and row["Cases"][0] == 150


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("rows", "clear"),
    [
        ([("Ana", 0.6, 0.04), ("Bruno", 0.4, 0.04)], True),
        ([("Ana", 0.6, 0.11), ("Bruno", 0.4, 0.11)], False),
        ([("Ana", 0.5, 0.04), ("Bruno", 0.5, 0.04)], False),
        ([("Ana", 0.6, None), ("Bruno", 0.4, None)], False),
        ([("Ana", 1.0, 0.0)], False),
    ],
)
def test_nobody_is_the_best_whose_interval_meets_that_of_the_worst(
    rows: list[tuple[str, float, float | None]], clear: bool, language: str
) -> None:
    frame = pl.DataFrame(rows, schema={"seat": pl.String, "mean": pl.Float64, "half": pl.Float64}, orient="row")
    frame = frame.with_columns(pl.lit("").alias("cell"), pl.lit(500).alias("rows"))
    words = Words(language, study_plan("valeria", games=1))
    said = best_and_worst(frame, "seat", words, "seats-says", words.say("seat"))
    assert said.startswith(f"{words.say('seat')}: ") is not clear
    assert "Ana" in said and words.percent(rows[0][1], rows[0][2]) in said


def test_an_interval_comes_from_whole_games(citadels: DataSet) -> None:
    """With one row per game, the interval is that of a mean; repeating the rows does not make it narrower."""

    def first_seat(part: Part) -> pl.DataFrame:
        return part.table("seats").filter(pl.col("seat") == 0).with_columns(pl.lit(1).alias("all"))

    def five_times(part: Part) -> pl.DataFrame:
        return pl.concat([first_seat(part)] * 5)

    found = measured(citadels, {"one": Measure(("all",), first_seat), "five": Measure(("all",), five_times)})
    shares = citadels.scan("seats").filter((pl.col("seat") == 0) & (pl.col("game") < 150)).collect()["share"]
    deviation = shares.std()
    assert isinstance(deviation, float)
    for name, rows in (("one", 150), ("five", 750)):
        row = found[name].of(0).row(0, named=True)
        assert row["rows"] == rows and row["games"] == 150
        assert row["mean"] == pytest.approx(shares.mean())
        assert row["half"] == pytest.approx(1.96 * deviation / sqrt(150))


def test_intervals_have_the_promised_coverage(tmp_path: Path) -> None:
    """Out of 60 studies of 50 random games each, about 57 should have an interval that contains the true share."""
    rng = Rng("coverage")
    games = [[rng.below(2) for _ in range(1 + rng.below(6))] for _ in range(60 * 50)]
    truth = sum(map(sum, games)) / sum(map(len, games))
    inside = 0
    for number in range(60):
        rows = pl.DataFrame(
            [(index, value) for index, game in enumerate(games[number * 50 : number * 50 + 50]) for value in game],
            schema=["game", "share"],
            orient="row",
        ).with_columns(pl.lit(1).alias("all"))
        row = _estimate(rows)
        inside += abs(row["mean"] - truth) <= row["half"]
    assert 52 <= inside <= 60


def _estimate(rows: pl.DataFrame) -> dict[str, float]:
    from burgrave.study.pages.common import _estimates, _sums

    sums = _sums(rows, ["all"], "share").with_columns(pl.lit(0).alias("cell"))
    return _estimates(sums, ["all"]).row(0, named=True)


def test_two_studies_are_compared(citadels: DataSet, tmp_path: Path) -> None:
    plans = [study_plan("citadels", {"players": [4], "crown": [seat]}, games=150, seed=3) for seat in (0, 2)]
    one, other = (study(plan, tmp_path / str(number)) for number, plan in enumerate(plans))
    figures = write_report(one, tmp_path / "r.html", against=other)
    assert [figure.title for figure in figures[:3]] == [
        "Comparison: win rate",
        "Comparison: score",
        "Comparison: game length",
    ]
    assert "same deals" in figures[0].notes[0]
    drawn = (tmp_path / "r.html").read_text(encoding="utf-8").partition("</section>")[0]
    assert drawn.count('aria-roledescription="point"') == 4  # one for each seat
    table = figures[0].table
    here, there = (data.scan("seats").filter(pl.col("seat") == 2).collect()["share"].mean() for data in (one, other))
    assert isinstance(here, float) and isinstance(there, float)
    assert table.filter(pl.col("Seat") == "2")["Share"][0].startswith(f"{100 * (there - here):.1f} ±")
    unlike = write_report(one, tmp_path / "r.html", against=citadels)
    assert "different deals" in unlike[0].notes[0]


def test_what_cannot_be_reported_is_said_in_a_line(citadels: DataSet, valeria: DataSet, tmp_path: Path) -> None:
    with pytest.raises(StudyError, match="cannot be compared"):
        write_report(citadels, tmp_path / "r.html", against=valeria)
    with pytest.raises(StudyError, match="cannot be written: No such file or directory"):
        write_report(citadels, tmp_path / "nowhere" / "r.html")
    assert list(tmp_path.iterdir()) == []
    empty = DataSet.begin(tmp_path / "empty", study_plan("citadels", games=2))
    with pytest.raises(StudyError, match="empty has no finished games yet"):
        write_report(empty, tmp_path / "r.html")
    spoiled = study(study_plan("citadels", games=2), tmp_path / "spoiled")
    spoiled.part("picks", 0).write_bytes(b"no Parquet")
    with pytest.raises(StudyError, match=r"picks.part-000000\.parquet is missing or damaged: [^\n]+$"):
        write_report(spoiled, tmp_path / "r.html")


def test_numbers_are_written_as_the_language_does(citadels: DataSet, tmp_path: Path) -> None:
    for language, number in (("en", r"\d\.\d ±"), ("it", r"\d,\d ±"), ("pt-BR", r"\d,\d ±"), ("es", r"\d,\d ±")):
        write_report(citadels, tmp_path / "r.html", language=language)
        assert re.search(number, (tmp_path / "r.html").read_text(encoding="utf-8"))
