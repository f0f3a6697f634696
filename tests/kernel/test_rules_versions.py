"""Records of older rules versions are read as games of the current version that keep the earlier rulings.

The records in ``tests/records/rules-1`` were written under rules version 1 of both games.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from burgrave import OtherRules, Record, Recorder, RecordError, Replay, SetupError, game_named
from burgrave.games import BUILT_IN
from burgrave.kernel.record import ACTION, ENTROPY

RECORDS = sorted((Path(__file__).resolve().parents[1] / "records" / "rules-1").glob("*.record"))
RETURNED = next(file for file in RECORDS if file.stem == "valeria-returned")
"""Record of a game that went on after its end was triggered, because a card was returned in the same round."""
READING: dict[str, dict[str, object]] = {"citadels": {"rulings": 1}, "valeria": {"end_latched": False}}
CHANGED = [
    ("valeria-returned", '"end_latched": false', '"end_latched": true'),
    ("citadels-own-warrant", '"rulings": 1', '"rulings": 2'),  # the Magistrate took from his own Tax Collector
    ("citadels-empty-deck", '"rulings": 1', '"rulings": 2'),  # Patrician and Abbot took income from an empty deck
]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_of_rules_version_1_replays_and_names_its_reading(file: Path) -> None:
    text = file.read_text()
    assert "\nrules 1\n" in text and "end_latched" not in text and "rulings" not in text
    record = Record.read(file)
    start = record.options or record.position or {}
    assert {name: start[name] for name in READING[record.game]} == READING[record.game]
    replay = Replay(record)  # checks every digest in it, and the scores
    state = replay.finish()
    assert len([line for line in text.splitlines() if line.startswith("digest ")]) >= replay.decisions // 10
    written = str(record)
    assert f"\nrules {game_named(record.game).rules_version}\n" in written
    assert Record.parse(written) == record and str(Record.parse(written)) == written
    assert written.splitlines()[4:] == text.splitlines()[4:]  # identical except for rules and options
    assert Replay(Record.parse(written)).finish().digest() == state.digest()


@pytest.mark.long
def test_compiled_and_interpreted_replay_them_alike(
    run_compiled: Callable[..., str], run_interpreted: Callable[..., str]
) -> None:
    code = (
        "import burgrave\n"
        f"for file in {[str(file) for file in RECORDS]!r}:\n"
        "    print(burgrave.Replay(burgrave.Record.read(file)).finish().digest())"
    )
    assert run_compiled("-c", code) == run_interpreted("-c", code)


@pytest.mark.parametrize(("name", "earlier", "present"), CHANGED)
def test_the_present_reading_of_the_same_game_is_another(name: str, earlier: str, present: str) -> None:
    text = str(Record.read(next(file for file in RECORDS if file.stem == name)))
    assert earlier in text
    with pytest.raises(RecordError, match=r"line \d+: (the digest does not match|The game is over|seat \d may not)"):
        Replay(Record.parse(text.replace(earlier, present))).finish()


def test_a_game_of_rules_version_1_continues_under_its_rulings(tmp_path: Path) -> None:
    """The resumed file has rules version 2, and names the earlier ruling."""
    whole = Record.read(RETURNED)
    actions = [number for number, entry in enumerate(whole.entries) if entry.kind == ACTION]
    half = actions[60]
    file = tmp_path / "game.record"
    lines = RETURNED.read_text().splitlines()
    file.write_text("\n".join(lines[: whole.line_of(half) - 1]) + "\n")
    with Recorder.resume(file) as recorder:
        assert "\nrules 2\n" in file.read_text() and '"end_latched": false' in file.read_text()
        assert recorder.state.view(0)["end_latched"] is False
        for entry in whole.entries[half:]:
            if entry.kind == ENTROPY:
                recorder.mix_entropy(entry.text)
            elif entry.kind == ACTION:
                recorder.play(entry.seat, entry.action)
        assert recorder.state.is_over()
    assert Record.read(file) == whole


@pytest.mark.parametrize("game", BUILT_IN)
def test_what_this_version_does_not_play_is_refused(game: str) -> None:
    rules = game_named(game)
    for other in (0, -1, rules.rules_version + 1, 99):
        assert not rules.plays(other)
        with pytest.raises(OtherRules, match=rf"not one of rules version {other}\.$"):
            rules.options_under(other, {})
    for played in range(1, rules.rules_version + 1):
        assert rules.plays(played)
        assert rules.options_under(played, {"players": 3})["players"] == 3
    assert rules.options_under(rules.rules_version, {"players": 3}) == {"players": 3}


@pytest.mark.parametrize("written", ["0", "3", "99", "01", "-1", "one"])
def test_a_record_of_other_rules_says_which_are_played(written: str) -> None:
    text = RETURNED.read_text().replace("\nrules 1\n", f"\nrules {written}\n")
    with pytest.raises(RecordError) as caught:
        Record.parse(text)
    assert str(caught.value) == (
        f"the record, line 3: the record uses rules version '{written}'; this version supports rules versions 1 and 2."
    )


def test_rulings_are_those_of_a_rules_version() -> None:
    for wrong in (0, 3, True, "1"):
        with pytest.raises(SetupError, match=rf"^The rulings must be a rules version from 1 to 2, not {wrong!r}\.$"):
            game_named("citadels").resolve(1, {"rulings": wrong})
    assert game_named("citadels").new(1, {"rulings": 1}, False).view(None)["rules_version"] == 1


def test_rules_version_1_had_no_such_option() -> None:
    with pytest.raises(SetupError, match="Rules version 1 of Valeria has no option 'end_latched'"):
        game_named("valeria").options_under(1, {"end_latched": True})
    text = RETURNED.read_text().replace('"first": null', '"first": null, "end_latched": true')
    with pytest.raises(RecordError, match="line 4: Rules version 1 of Valeria has no option"):
        Record.parse(text)
