"""Random games with biased players: every way a game can end, and identical games on both cores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from tests.games.valeria.playing import new

from burgrave.games.valeria.proof.invariants import ValeriaInvariants
from burgrave.games.valeria.rules import course, solo
from burgrave.games.valeria.rules.board import OVER
from burgrave.games.valeria.rules.setup import RANDOM
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.games.valeria.verbs import notation
from burgrave.kernel.rng import Rng

MOST_DECISIONS = 5000
GAMES = 2 * 5 * 6  # covers every setup and number of players of `TRIALS.options`

SAME_GAMES = """
import burgrave
from burgrave.games.valeria.proof.trials import TRIALS

for number in range({games}):
    options = TRIALS.options(number)
    state = burgrave.new("valeria", seed=number, **options)
    rng, decisions, digests = burgrave.Rng(number), 0, []
    while not state.is_over():
        seats = state.open_seats()
        seat = seats[rng.below(len(seats))]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
        decisions += 1
        if decisions % 10 == 0:
            digests.append(state.digest()[:8] + state.sample(seat, rng).digest()[:8])
    print(options, decisions, state.digest(), state.scores(), state.ranks(), len(state.events_for(None, 0)), *digests)
"""


def play(t: ValeriaState, seed: object, prefers: Callable[[int, str], bool]) -> None:
    """Play a game to the end at random, choosing preferred actions if there are any, and check the invariants.

    Each action is made by a random open seat.
    """
    rng, invariants = Rng(seed), ValeriaInvariants()
    for _ in range(MOST_DECISIONS):
        invariants.check(t)
        if t.phase == OVER:
            invariants.result(t)
            return
        seats = t.open_seats()
        seat = seats[rng.below(len(seats))]
        allowed = invariants.options(t, seat)
        allowed = [one for one in allowed if prefers(seat, notation(one))] or allowed
        t.apply(seat, allowed[rng.below(len(allowed))])
    raise AssertionError("The game does not end.")


# ---- random games -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("favourite", ["slay", "recruit", "build", "return", "raid 1", "steal", "trade"])
@pytest.mark.parametrize("players", [1, 3, 5])
def test_laws_hold_for_players_with_a_favourite(players: int, favourite: str) -> None:
    t = new(players=players, scenario=RANDOM, mixed=True, seed=favourite)
    for player in t.players:
        player.gold = player.strength = player.magic = 30
    play(t, favourite, _prefers(favourite))


def _prefers(*starts: str) -> Callable[[int, str], bool]:
    return lambda _, text: text.startswith(starts)


def _builds(seat: int, text: str) -> bool:
    """Return True if seat 0 builds or recruits from one of four stacks, or if another seat gains a resource."""
    wanted = text.startswith("build") or text in ("recruit 1", "recruit 2", "recruit 3", "recruit 4")
    return wanted if seat == 0 else text.startswith("gain")


def _reason(t: ValeriaState) -> set[str]:
    found = {"monsters"} if not any(t.monsters) else set()
    found |= set() if any(t.domains) else {"domains"}
    return found | ({"stacks"} if t.exhausted() >= 2 * t.n else set())


@pytest.mark.rule("V-END-01", "V-END-02", "V-END-03", "V-END-06", "A21")
def test_games_end_in_each_of_the_three_ways_and_with_the_round() -> None:
    alone: set[str] = set()
    for seed in range(20):
        for wish in (_prefers("slay"), _builds, _prefers("recruit")):
            t = new(players=5, scenario=RANDOM, mixed=True, seed=seed)
            for player in t.players:
                player.gold = player.strength = player.magic = 500
            play(t, seed, wish)
            reasons = _reason(t)
            assert reasons and course.ends(t) and (t.active + 1) % t.n == t.first
            if len(reasons) == 1:
                alone |= reasons
        if len(alone) == 3:
            break
    assert alone == {"monsters", "domains", "stacks"}


@pytest.mark.long
@pytest.mark.rule("V-SOL-20", "V-SOL-25", "V-SOL-27", "V-SOL-31")
def test_games_alone_end_in_each_of_the_four_ways() -> None:
    wishes: list[tuple[list[str], int]] = [
        (["slay"], 200),
        (["raid 1", "recruit 1", "recruit 6", "build 1", "gain"], 100),
        (["slay", "build"], 30),
        (["gain"], 0),
    ]
    found: Counter[tuple[int, int]] = Counter()
    for seed in range(60):
        for wish, purse in wishes:
            t = new(players=1, scenario="first-game", seed=seed)
            player = t.players[0]
            player.gold = player.strength = player.magic = purse
            play(t, seed, _prefers(*wish))
            found[int(t.outcome), int(t.ranks()[0])] += 1
            assert (t.outcome == solo.WON) == (not any(t.monsters))
            assert t.outcome != solo.SCORED or t.exhausted() >= 5
    assert set(found) == {(solo.WON, 1), (solo.LOST, 2), (solo.SCORED, 1), (solo.SCORED, 2)}, found


# ---- both cores -------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.rule("V-RNG-02")
def test_compiled_and_interpreted_cores_play_the_same_games(
    run_compiled: Callable[..., str], run_interpreted: Callable[..., str]
) -> None:
    program = SAME_GAMES.format(games=GAMES)
    games = run_compiled("-c", program)
    assert len(games.splitlines()) == GAMES
    assert games == run_interpreted("-c", program)
