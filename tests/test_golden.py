"""The golden playthroughs: whole games, word by word. `make golden` writes them anew."""

import pytest
from tools.golden import FOLDER, files, playthrough


@pytest.mark.parametrize(("scenario", "players", "name"), files())
def test_the_game_goes_as_written(scenario: str, players: int, name: str) -> None:
    written = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    played = playthrough(scenario, players).splitlines()
    for number, (before, now) in enumerate(zip(written, played, strict=False), start=1):
        assert now == before, f"{name}, line {number}: if that is meant, `make golden` writes the files anew"
    assert len(played) == len(written), f"{name} has {len(written)} lines, the game {len(played)}"


def test_every_file_belongs_to_a_game() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {name for _, _, name in files()}
