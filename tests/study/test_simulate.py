"""Mass simulation: a seed gives the same games no matter how the work is distributed."""

import json
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import burgrave
from burgrave import Record, RecordError, Replay, Rng, SetupError
from burgrave.kernel.rng import seed_of
from burgrave.study import Result, simulate
from burgrave.study.report import report

GAMES = 30


def without_clock(result: Result) -> dict[str, object]:
    data = result.as_json()
    for name in ("seconds", "decisions_per_second", "workers"):
        del data[name]
    return data


@pytest.fixture(scope="module")
def alone() -> Result:
    return simulate("citadels", {"players": 4}, games=GAMES, seed=1)


@pytest.mark.parametrize(("workers", "chunk"), [(1, 1), (1, 7), (1, 1000), (2, None), (2, 3), (3, 4)])
def test_same_result_for_any_workers_and_chunks(alone: Result, workers: int, chunk: int | None) -> None:
    again = simulate("citadels", {"players": 4}, games=GAMES, seed=1, workers=workers, chunk=chunk)
    assert without_clock(again) == without_clock(alone)


def test_other_seeds_give_other_games(alone: Result) -> None:
    prints = {simulate("citadels", {"players": 4}, games=GAMES, seed=seed).fingerprint for seed in (1, 2, "x")}
    assert len(prints) == 3
    assert alone.fingerprint in prints


def test_interpreted_and_compiled_play_the_same_games(
    run_compiled: Callable[..., str], run_interpreted: Callable[..., str]
) -> None:
    code = (
        "from burgrave.study import simulate\n"
        "for n in (2, 3, 5, 8):\n"
        "    r = simulate('citadels', {'players': n, 'scenario': 'random'}, games=10, seed=n)\n"
        "    print(r.fingerprint, r.totals)\n"
    )
    assert run_compiled("-c", code) == run_interpreted("-c", code)


def test_game_i_depends_on_seed_and_i_alone(alone: Result) -> None:
    wins, decisions = [0.0] * 4, 0
    for number in range(GAMES):
        seed = seed_of(1, number)
        state = burgrave.new("citadels", seed=seed, players=4, events=False)
        rng = Rng(seed_of(seed, "random"))
        while not state.is_over():
            legal = state.legal(state.to_act())
            state.apply(state.to_act(), legal[rng.below(len(legal))])
            decisions += 1
        winners = [seat for seat, rank in enumerate(state.ranks()) if rank == 1]
        for seat in winners:
            wins[seat] += 1 / len(winners) / GAMES
    assert alone.totals.decisions == decisions
    assert alone.win_share == pytest.approx(wins)


@pytest.mark.parametrize("players", range(2, 9))
def test_shares_add_up(players: int) -> None:
    result = simulate("citadels", {"players": players, "scenario": "random"}, games=10, seed=players)
    assert sum(result.win_share) == pytest.approx(1)
    assert len(result.win_share) == len(result.mean_score) == len(result.bots) == players
    assert 1 < result.mean_rounds < 100
    assert result.totals.games == 10


@pytest.mark.parametrize("options", [{"ruleset": "classic"}, {"ruleset": "2010", "short": True}])
def test_older_rulesets_are_simulated(options: dict[str, object]) -> None:
    result = simulate("citadels", options, games=20, seed=1, bots=("random", "rules", "random", "random"))
    assert (result.options["ruleset"], result.options["scenario"]) == (options["ruleset"], "base")
    assert sum(result.win_share) == pytest.approx(1)
    said = StringIO()
    Console(width=100, file=said).print(report(result))
    title = said.getvalue().splitlines()[0].rstrip()
    assert title.endswith("rulings 2, short" if "short" in options else "rulings 2")


def test_json_holds_what_is_promised(alone: Result) -> None:
    data = alone.as_json()
    assert json.loads(json.dumps(data)) == data
    assert (data["game"], data["ruleset"], data["players"]) == ("citadels", "2016", 4)
    assert (data["scenario"], data["games"], data["seed"]) == ("first-game", GAMES, 1)
    assert data["core"] in ("compiled", "interpreted")
    assert data["decisions_per_second"] == alone.totals.decisions / alone.seconds


def test_progress_counts_every_game() -> None:
    for workers in (1, 2):
        seen: list[int] = []
        simulate("citadels", games=20, workers=workers, chunk=6, progress=seen.append)
        assert sum(seen) == 20


# ---- records ---------------------------------------------------------------------------------------------------


def test_records_hold_the_very_games_that_were_counted(alone: Result, tmp_path: Path) -> None:
    for workers in (1, 2):
        folder = tmp_path / str(workers)
        again = simulate("citadels", {"players": 4}, games=GAMES, seed=1, workers=workers, record=folder)
        assert without_clock(again) == without_clock(alone)
    first, second = (sorted((tmp_path / name).iterdir()) for name in ("1", "2"))
    assert [file.name for file in first] == [f"game-{number:02}.record" for number in range(GAMES)]
    assert [file.read_text() for file in first] == [file.read_text() for file in second]
    scores = [0] * 4
    for file in first:
        running = Replay(Record.read(file))
        running.require_end()
        scores = [one + more for one, more in zip(scores, running.finish().scores(), strict=True)]
    assert alone.mean_score == [score / GAMES for score in scores]


def test_one_game_goes_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    simulate("citadels", games=1, record=file)
    assert Record.read(file).scores() is not None
    with pytest.raises(RecordError, match="already exists"):
        simulate("citadels", games=1, record=file)
    with pytest.raises(RecordError, match="it must be a folder"):
        simulate("citadels", games=2, record=file)
    with pytest.raises(RecordError, match="is not empty"):
        simulate("citadels", games=2, record=tmp_path)
    assert list(tmp_path.iterdir()) == [file]


# ---- bots ------------------------------------------------------------------------------------------------------


def test_bots_play_through_their_seats_the_same_for_any_workers() -> None:
    bots = ("rules", "random", "random", "rules")
    one = simulate("citadels", {"players": 4}, games=6, seed=1, bots=bots)
    two = simulate("citadels", {"players": 4}, games=6, seed=1, bots=bots, workers=2, chunk=1)
    assert without_clock(one) == without_clock(two)
    assert one.bots == bots


def test_rule_bots_beat_random_ones() -> None:
    result = simulate("citadels", {"players": 4}, games=12, seed=1, bots=("rules", "random", "random", "random"))
    assert result.win_share[0] > 0.5


# ---- bad input -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"games": 0}, "number of games must be 1 to"),
        ({"workers": 0}, "number of workers must be 1 to 256, not 0"),
        ({"workers": 1000}, "number of workers must be 1 to 256, not 1000"),
        ({"chunk": 0}, "number of games in a chunk"),
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"options": {"players": 1}}, "2 to 8 players"),
        ({"options": {"ruleset": "1900"}}, "ruleset '1900'"),
        ({"bots": ("random", "random")}, "2 bots given for 4 seats"),
        ({"bots": "rules"}, "a list of names such as ['rules'], not 'rules'"),
        ({"bots": ()}, "0 bots given for 4 seats"),
        ({"bots": ("deep-thought",)}, "deep-thought"),
    ],
)
def test_bad_input_is_one_clear_line(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(SetupError) as caught:
        simulate(**{"game": "citadels", "games": 1, **arguments})  # type: ignore[arg-type]
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_interrupt_keeps_what_is_finished() -> None:
    def stop(games: int) -> None:
        raise KeyboardInterrupt

    stopped = simulate("citadels", {"players": 4}, games=GAMES, seed=1, chunk=7, progress=stop)
    assert stopped.interrupted and stopped.totals.games == 7
    assert stopped.fingerprint == simulate("citadels", {"players": 4}, games=7, seed=1).fingerprint
    said = StringIO()
    Console(file=said, width=100).print(report(stopped))
    assert "interrupted: results cover the finished games only" in said.getvalue()


def test_no_interval_claims_certainty() -> None:
    one = simulate("citadels", {"players": 2}, games=1, seed=1)
    assert [score.half for score in one.scores] == [None, None]
    for share in one.shares:
        assert share.high - share.low > 0.9
    rules = simulate("citadels", {"players": 2}, games=8, seed=1, bots=("rules", "random"))
    assert rules.shares[0].low < rules.win_share[0] <= rules.shares[0].high
