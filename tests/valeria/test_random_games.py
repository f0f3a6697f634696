"""Random games of all sizes, set-ups and variants: laws that hold at every decision, and all ways to end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from tests.valeria.playing import new

from burgrave.kernel.rng import Rng
from burgrave.valeria import cards, course, scoring, solo
from burgrave.valeria.actions import notation, parse
from burgrave.valeria.phases import OVER
from burgrave.valeria.scenarios import RANDOM, SCENARIOS
from burgrave.valeria.state import ValeriaState
from burgrave.valeria.table import NO_DUKE, Player

SETUPS = [*SCENARIOS, RANDOM]
ALL_DUKES = (1 << cards.DUKES) - 1
MOST_DECISIONS = 5000

SAME_GAMES = """
from burgrave.kernel.rng import Rng, seed_of
from burgrave.valeria.setup import deal, resolve

for number in range({games}):
    asked = dict(players=1 + number % 5, scenario={setups}[number // 5 % 5], mixed=number % 2 == 0)
    state = deal(resolve(seed=number, **asked), seed_of("same", number), events=True)
    rng, decisions, digests = Rng(number), 0, []
    while not state.is_over():
        seats = state.open_seats()
        seat = seats[rng.below(len(seats))]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
        decisions += 1
        if decisions % 10 == 0:
            digests.append(state.digest()[:8] + state.sample(seat, rng).digest()[:8])
    print(asked, decisions, state.digest(), state.scores(), state.ranks(), len(state.events_for(None, 0)), *digests)
"""


def play(
    t: ValeriaState, seed: object, prefers: Callable[[int, str], bool] | None = None, *, laws: bool = False
) -> int:
    """Play random options of random open seats, preferred ones if there are any; return the number of decisions."""
    rng = Rng(seed)
    for decision in range(MOST_DECISIONS):
        if laws:
            check(t)
        if t.phase == OVER:
            return decision
        seats = t.open_seats()
        seat = seats[rng.below(len(seats))]
        allowed = t.legal(seat)
        if prefers is not None:
            allowed = [one for one in allowed if prefers(seat, notation(one))] or allowed
        t.apply(seat, allowed[rng.below(len(allowed))])
    raise AssertionError("The game does not end.")


# ---- the laws ---------------------------------------------------------------------------------------------------


def check(t: ValeriaState) -> None:
    """Check all that must be so at any decision."""
    _check_decision(t)
    for player in t.players:
        _check_player(player)
    _check_citizens(t)
    _check_monsters(t)
    _check_domains(t)
    _check_dukes(t)
    _check_places(t)


def _check_decision(t: ValeriaState) -> None:
    """Asking changes nothing; those who are asked, and nobody else, have options, each of them with a notation."""
    digest, shown = t.digest(), t.view(None)["open"]
    seats = t.open_seats()
    assert shown == seats
    assert (t.phase == OVER) == t.is_over() == (not seats) == (t.to_act() == -1)
    assert t.phase == OVER or t.to_act() in seats
    for seat in range(t.n):
        allowed = t.legal(seat)
        assert bool(allowed) == (seat in seats)
        assert len(set(allowed)) == len(allowed)
        assert all(parse(notation(one)) == one for one in allowed)
    assert t.digest() == digest == t.copy().digest()


def _check_player(player: Player) -> None:
    assert min(player.gold, player.strength, player.magic, player.vp) >= 0
    assert min(player.citizens) >= 0 and min(player.monsters) >= 0
    assert player.citizen_count == sum(player.citizens) and player.monster_count == sum(player.monsters)
    assert player.domain_count == int(player.domains).bit_count()
    roles: Counter[int] = Counter()
    for kind, number in enumerate(player.citizens):
        roles[int(cards.CITIZEN_ROLE[kind])] += int(number)
    assert [player.role(role) for role in range(4)] == [roles[role] for role in range(4)]
    assert player.roles == sum(roles[role] << 8 * role for role in range(4))
    areas = [sum(player.monsters[area * 3 : area * 3 + 3]) for area in range(cards.AREAS)]
    assert [player.area(area) for area in range(cards.AREAS)] == areas
    assert player.areas == sum(number << 6 * area for area, number in enumerate(areas))


def _check_citizens(t: ValeriaState) -> None:
    found: Counter[int] = Counter()
    for group, stack in enumerate(t.citizens):
        assert {cards.CITIZEN_GROUP[kind] for kind in stack} <= {group}
        found.update(stack)
    for owned in [t.captured, *(player.citizens for player in t.players)]:
        found.update({kind: int(number) for kind, number in enumerate(owned)})
    size = 6 if t.n == 5 else 5
    by_group: Counter[int] = Counter()
    for kind, number in found.items():
        by_group[int(cards.CITIZEN_GROUP[kind])] += number
        assert number <= cards.CITIZEN_COPIES if t.mixed else number in (0, size)
    assert by_group == dict.fromkeys(range(cards.GROUPS), size)


def _check_monsters(t: ValeriaState) -> None:
    found: Counter[int] = Counter()
    for column, stack in enumerate(t.monsters):
        assert {kind // 3 for kind in stack} <= {t.areas[column]}
        found.update(stack)
    for player in t.players:
        found.update({kind: int(number) for kind, number in enumerate(player.monsters)})
    for kind in range(cards.MONSTERS):
        copies = cards.MONSTER_COPIES[kind] - (0 if t.n == 5 else cards.MONSTER_FIVE[kind])
        assert found[kind] == (copies if kind // 3 in t.areas else 0)


def _check_domains(t: ValeriaState) -> None:
    found = [domain for stack in t.domains for domain in stack]
    for mask in [t.left_out, t.captured_domains, *(player.domains for player in t.players)]:
        found += [domain for domain in range(cards.DOMAINS) if mask >> domain & 1]
    assert len(set(found)) == len(found)
    assert len(found) == (20 if t.n == 5 else 15) + int(t.left_out).bit_count() <= cards.DOMAINS


def _check_dukes(t: ValeriaState) -> None:
    masks = [t.away_dukes] + ([1 << t.dark_duke] if t.n == 1 else [])
    for player in t.players:
        assert int(player.dealt).bit_count() == 2
        assert player.duke == NO_DUKE or player.dealt >> player.duke & 1
        masks.append(player.dealt if player.duke == NO_DUKE else 1 << player.duke)
    assert sum(masks) == ALL_DUKES and sum(int(mask).bit_count() for mask in masks) == cards.DUKES


def _check_places(t: ValeriaState) -> None:
    scores, ranks = list(t.scores()), list(t.ranks())
    if t.n == 1:
        ahead = scores[0] >= scoring.dark_lord(t).total()
        assert ranks == [1 if t.outcome == solo.WON or (ahead and t.outcome != solo.LOST) else 2]
        return
    owned = [player.citizen_count + player.domain_count + player.monster_count for player in t.players]
    keys = [(-score, number) for score, number in zip(scores, owned, strict=True)]
    assert ranks == [1 + sum(other < key for other in keys) for key in keys]


# ---- random games -----------------------------------------------------------------------------------------------


@pytest.mark.rule("V-INF-01", "V-PAY-09", "V-SET-26", "V-SET-28", "V-SCO-08", "V-SCO-09", "V-RNG-02")
@pytest.mark.parametrize("mixed", [False, True])
@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_laws_hold_in_random_games(players: int, setup: str, mixed: bool) -> None:
    for seed in range(2):
        t = new(players=players, scenario=setup, mixed=mixed, seed=f"laws {seed}")
        again = new(players=players, scenario=setup, mixed=mixed, seed=f"laws {seed}")
        assert play(t, seed, laws=True) == play(again, seed)
        assert t.digest() == again.digest()


@pytest.mark.parametrize("favourite", ["slay", "recruit", "build", "return", "raid 1", "steal", "trade"])
@pytest.mark.parametrize("players", [1, 3, 5])
def test_laws_hold_for_players_with_a_favourite(players: int, favourite: str) -> None:
    t = new(players=players, scenario=RANDOM, mixed=True, seed=favourite)
    for player in t.players:
        player.gold = player.strength = player.magic = 30
    play(t, favourite, _prefers(favourite), laws=True)


def _prefers(*starts: str) -> Callable[[int, str], bool]:
    return lambda _, text: text.startswith(starts)


def _builds(seat: int, text: str) -> bool:
    """Let seat 0 build, and take citizens of all roles from four stacks; nobody else takes a card."""
    wanted = text.startswith("build") or text in ("recruit 1", "recruit 2", "recruit 3", "recruit 4")
    return wanted if seat == 0 else text.startswith("gain")


def _reason(t: ValeriaState) -> set[str]:
    """Return why a game of two or more is over."""
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


@pytest.mark.rule("V-RNG-02")
def test_compiled_and_interpreted_cores_play_the_same_games(
    run_compiled: Callable[..., str], run_interpreted: Callable[..., str]
) -> None:
    program = SAME_GAMES.format(games=100, setups=SETUPS)
    games: Any = run_compiled("-c", program)
    assert len(games.splitlines()) == 100
    assert games == run_interpreted("-c", program)
