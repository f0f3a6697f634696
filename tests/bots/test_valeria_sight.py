"""Agreement between the Valeria engine and the view shown to bots and user interfaces."""

from __future__ import annotations

import pytest
from tests.terminal.valeria_walks import walk

from burgrave.games.valeria import cards
from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.faces.printed import (
    DOMAINS,
    NUMBERS,
    Free,
    amount_of,
    counted_by,
    free_of,
    gained_by,
    power_of,
    reward_of,
)
from burgrave.games.valeria.faces.seat_view import SeatView
from burgrave.games.valeria.rules import effects, market, scoring
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.arrays import ActionList, action_ids

STEPS = 400
GAMES = [(players, mixed, seed) for players in range(1, 6) for mixed in (False, True) for seed in (3, 8)]


@pytest.mark.parametrize(("players", "mixed", "seed"), GAMES)
def test_means_and_points_are_the_engine_s(players: int, mixed: bool, seed: int) -> None:
    for number, state in enumerate(walk(players, seed, steps=STEPS, mixed=mixed)):
        for seat, player in enumerate(state.players if number % 5 == 0 or state.is_over() else []):
            seen = SeatView(state.view(seat))
            me = seen.me
            for kind_type, name in enumerate(cards.TYPE_NAMES):
                assert me.of_type(name) == player.of_type(kind_type)
            assert _affordable(state, seen) == _engine_affordable(state, seat)
            found = scoring.points(state, player)
            wanted = (found.monsters, found.domains, found.tokens, found.duke)
            assert me.points(tokens=players > 1) == (*wanted[:3], wanted[3] if me.chosen else None)
            assert me.points(tokens=players > 1).total == found.total()
            assert me.cards_owned == 2 + player.citizen_count + player.monster_count + player.domain_count
            for kind, name in enumerate(cards.DUKE_NAMES):
                assert me.duke_points(name) == sum(player.gains(part) for part in effects.DUKE_PARTS[kind])
            for other in seen.people:
                assert other is me or other.duke is None or state.is_over()


def _affordable(state: ValeriaState, seen: SeatView) -> list[int]:
    """Return the actions of the action phase that are affordable according to the view."""
    assert seen.seat is not None
    found = []
    for action in [one for verb in (act.SLAY, act.RECRUIT, act.BUILD) for one in act.ACTIONS.ids_of(verb)]:
        quote = state.quote(seen.seat, action)
        if quote.on and seen.me.can_have(quote):
            found.append(action)
    return found


def _engine_affordable(state: ValeriaState, seat: int) -> list[int]:
    player = state.players[seat]
    found = ActionList()
    market.fill_slay(state, player, found)
    market.fill_recruit(state, player, found)
    market.fill_build(state, player, found)
    return [one for one in action_ids(found) if one < act.BUILD or one - act.BUILD != state.covered]


def test_printed_cards() -> None:
    assert NUMBERS[8:] == ((9, 10), (11, 12))
    (warlord,) = power_of("warlord", own_turn=False)
    assert (amount_of(warlord[0]), counted_by(warlord[0])) == (("strength", 1), "knight")
    assert len(power_of("thief", own_turn=False)) == 2
    (alchemist,) = power_of("alchemist", own_turn=True)
    assert (amount_of(alchemist[0]), gained_by(alchemist[0])) == (("gold", 1), ("magic", 3))
    (first,), (free, token) = reward_of("spider_queen")
    assert (amount_of(first), counted_by(first)) == (("gold", 2), "forest")
    assert (free_of(free), amount_of(token)) == (Free("", "", 0), ("vp", 1))
    assert free_of(reward_of("bane_spider")[1][0]) == Free("", "knight", 0)
    assert DOMAINS["palace_of_the_dawn"].roles == {"worker": 1, "soldier": 2}
    assert DOMAINS["gargans_embrace"].when == "pair"
