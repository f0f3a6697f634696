"""Command `burgrave review`: output in each language, stored files, and interruption."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.refusals import refusal
from tests.review.games import last_part
from tests.texts import messages

from burgrave.cli import run
from burgrave.cli_options import INTERRUPTED
from burgrave.review import Reviewer, review_of
from burgrave.review.telling import KINDS, ROLES, WORDS
from burgrave.terminal import reviewing
from burgrave.text.catalogue import LANGUAGES

SOURCES = Path(__file__).parents[2] / "src" / "burgrave"
BUDGET = ["--budget", "40", "--seed", "7"]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "end.record"
    last_part("citadels", 3, 5, 14).write(file)
    return file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_review_is_told_in_every_language(record: Path, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert run(["review", str(record), *BUDGET, "--lang", lang]) == 0
    told = capsys.readouterr().out
    for name in ("Ana", "Bruno", "Carla"):
        assert name in told
    assert "{" not in told and "_" not in told
    assert re.search(r"Ana +[▁▂▃▄▅▆▇█]+(?: +\d+)+", told)


def test_only_the_seats_asked_for_are_told_what_their_decisions_cost(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["review", str(record), *BUDGET, "--lang", "en", "--seat", "Bruno", "--decisions"]) == 0
    told = capsys.readouterr().out
    assert re.findall(r"(\w+)'s biggest mistakes", told) == ["Bruno"]
    assert re.findall(r"Key moments for (\w+)", told) == ["Bruno"]
    assert (
        told.index("Key moments") < told.index("Winning chance at") < told.index("Ana, luck: ") < told.index("biggest")
    )
    assert "Ana, luck: " in told
    assert run(["review", str(record), *BUDGET, "--lang", "en", "--seat", "Dora"]) == 2
    assert "There is no seat 'Dora' to review; choose seats from 0 to 2." in capsys.readouterr().err


def test_a_seat_without_a_name_goes_by_the_one_that_the_review_gives_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = last_part("citadels", 3, 5, 14)
    file = tmp_path / "nameless.record"
    file.write_text(re.sub(r"^(seat .*?) \S+$", r"\1", str(whole), flags=re.MULTILINE), encoding="utf-8")
    assert run(["review", str(file), *BUDGET, "--lang", "en", "--seat", "rules 1"]) == 0
    told = capsys.readouterr().out
    assert re.findall(r"Key moments for (.+):", told) == ["rules 1"] and "mistakes:" not in told


@pytest.mark.parametrize(
    ("option", "told"),
    [
        ("--total=-1", "The total number of trials must be 0 (no limit) or more, not -1."),
        ("--budget=-1", "A review needs 40 to 10,000,000 trials per decision, not -1."),
        ("--seat=Dora", "There is no seat 'Dora' to review; choose seats from 0 to 2."),
    ],
)
def test_what_cannot_be_reviewed_is_told_in_a_line(
    record: Path, option: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refusal(f"review {record} {option}", capsys) == f"burgrave: {told}\n"


def test_what_is_cut_off_is_kept_and_gone_on_with(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "review.json"
    command = ["review", str(record), *BUDGET, "--lang", "en", "--out"]
    steps = Reviewer.steps

    def cut_off(self: Reviewer) -> Iterator[None]:
        for _ in steps(self):
            yield
            if self.review.done == 20:
                raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Reviewer, "steps", cut_off)
        assert run([*command, str(kept)]) == INTERRUPTED
    told = capsys.readouterr().out
    assert "Stopped after 20 of " in told and "Luck and skill" not in told
    assert review_of(kept.read_text(), "kept").done == 20
    assert run([*command, str(kept)]) == 0
    gone_on = capsys.readouterr().out
    other = tmp_path / "other.json"
    assert run([*command, str(other)]) == 0
    assert capsys.readouterr().out == gone_on
    assert other.read_text() == kept.read_text() and review_of(kept.read_text(), "kept").finished


def test_finished_parts_are_kept_if_the_process_is_killed(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "review.json"
    steps = Reviewer.steps
    seen: list[int] = []

    def watched(self: Reviewer) -> Iterator[None]:
        for _ in steps(self):
            yield
            seen.append(review_of(kept.read_text(), "kept").done)

    monkeypatch.setattr(reviewing, "_EVERY", -1.0)
    monkeypatch.setattr(Reviewer, "steps", watched)
    assert run(["review", str(record), *BUDGET, "--out", str(kept)]) == 0
    assert seen == list(range(1, len(seen) + 1))


def test_a_language_that_is_not_spoken_is_refused_before_anything_is_reviewed(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Reviewer, "steps", lambda _self: pytest.fail("the review has started"))
    assert run(["review", str(record), *BUDGET, "--lang", "xx"]) == 2
    assert "xx" in capsys.readouterr().err


def test_the_code_asks_for_texts_that_exist_and_for_all_of_them() -> None:
    code = (SOURCES / "terminal" / "reviewing.py").read_text(encoding="utf-8")
    asked = set(re.findall(r"\"(review-[a-z-]*[a-z])\"", code))
    asked |= {f"review-by-{kind}" for kind in KINDS} | {f"review-word-{word}" for word in WORDS}
    asked |= {f"review-role-{role}" for role in ROLES}
    told = (SOURCES / "review" / "telling.py").read_text(encoding="utf-8")
    asked |= set(re.findall(r"\"(review-[a-z-]*[a-z])\"", told))
    asked |= {one for one in messages("en", "review.ftl") if one.startswith("review-part-")}  # included by other texts
    assert asked == set(messages("en", "review.ftl"))
