"""Regression tests from fuzzing: past findings and seed inputs are accepted or cleanly rejected."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from random import Random

import pytest
from tools.fuzzing.mutating import mutated_json, mutated_lines
from tools.fuzzing.targets import TARGETS

from burgrave.kernel.record import Record
from burgrave.server.live import playing

FOUND = Path(__file__).parent / "found"


@pytest.mark.parametrize("name", [*TARGETS])
def test_what_was_found(name: str) -> None:
    for file in sorted((FOUND / name).glob("*")):
        TARGETS[name].run(file.read_bytes())


@pytest.mark.parametrize("name", [*TARGETS])
def test_seeds_and_some_of_what_they_become(name: str) -> None:
    target, chance = TARGETS[name], Random(1)
    for seed in islice(target.seeds(), 12):
        target.run(seed)
        for _ in range(3):
            target.run(target.mutate(seed, chance, lambda raw: raw[: chance.randrange(len(raw) + 1)]))


def test_changed_json_is_json() -> None:
    chance, data = Random(1), b'{"a": [1, 2, {"b": null}], "c": "d"}'
    changed = {mutated_json(data, chance, lambda raw: data) for _ in range(200)}
    assert len(changed) > 100 and all(one.isascii() for one in changed)


def test_lines_are_left_out_repeated_and_exchanged() -> None:
    chance, data = Random(1), b"one 1\ntwo 2\nthree 3"
    changed = {mutated_lines(data, chance, lambda raw: raw) for _ in range(200)}
    assert {b"one 1\nthree 3", b"one 1\ntwo 2\ntwo 2\nthree 3"} & changed and len(changed) > 20


def broken(*_: object, **__: object) -> object:
    raise KeyError("oh")


def test_an_error_that_is_not_ours_comes_out_of_a_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("burgrave.from_position", broken)
    with pytest.raises(KeyError):
        TARGETS["positions"].run(b'{"game": "citadels"}')


def test_an_error_that_is_not_ours_comes_out_of_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Record, "parse", broken)
    with pytest.raises(KeyError):
        TARGETS["records"].run(b"burgrave record 1\n")


@pytest.mark.parametrize("sent", [b'{"t":"chat","text":"Hello"}', b'\x00\n{"t":"chat","text":"Hello"}\n[]'])
def test_an_error_that_is_not_ours_comes_out_of_a_server(sent: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "chat", broken)
    with pytest.raises(AssertionError, match=r"KeyError|internal"):
        TARGETS["frames"].run(sent)


def test_what_is_refused_is_refused_in_one_line() -> None:
    for target, data in (("positions", b'{"game": "chess"}'), ("positions", b"[]"), ("records", b"\xff\xfe\n\n")):
        TARGETS[target].run(data)
