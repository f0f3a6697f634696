"""What a Valeria view tells bots and faces agrees with what the engine does."""

from __future__ import annotations

import pytest
from tests.terminal.valeria_walks import walk

import burgrave
from burgrave.games.valeria.printed import CITIZENS, DOMAINS, DUKES, MONSTERS, NUMBERS, Free, Gain, Term
from burgrave.games.valeria.rules import actions as act
from burgrave.games.valeria.rules import cards, effects, harvest, market, scoring
from burgrave.games.valeria.rules import events as ev
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.games.valeria.sight import Income, Sight, can_pay
from burgrave.kernel.rng import Rng

STEPS = 400
GAMES = [(players, mixed, seed) for players in range(1, 6) for mixed in (False, True) for seed in (3, 8)]


@pytest.mark.parametrize(("players", "mixed", "seed"), GAMES)
def test_the_preview_is_what_each_roll_brings(players: int, mixed: bool, seed: int) -> None:
    for number, state in enumerate(walk(players, seed, steps=STEPS, mixed=mixed)):
        if number % 7 == 0:
            for dice in range(number % 4, 36, 4):
                _compare(state, (dice // 6 + 1, dice % 6 + 1))


def _compare(state: ValeriaState, dice: tuple[int, int]) -> None:
    """Let the engine harvest in a copy, and compare with the preview of every seat."""
    for own_turn in (True, False) if state.n == 1 else (True,):
        copy = state.copy()
        copy.dice1, copy.dice2 = dice
        copy.second = not own_turn
        before = [(one.gold, one.strength, one.magic, one.vp) for one in copy.players]
        steals = copy.players[copy.active].citizens[cards.THIEF] * harvest.times(copy, 7)
        harvest.reap(copy, own_turn)
        for seat, player in enumerate(copy.players):
            sight = Sight(state.view(seat))
            own = own_turn and seat == state.active
            income = sight.harvests(seat, dice, own_turn=own)
            if harvest.waits(copy, seat):
                assert sight.me.waiting or sight.active is None
                continue
            after = (player.gold, player.strength, player.magic, player.vp)
            assert [b - a for a, b in zip(before[seat], after, strict=True)] == list(income.gains.values())
            assert player.choices == income.choices
            assert player.compensation == income.idle
            assert income.steals == (steals if own else 0)
            there = harvest.is_open(player) or player.choices
            trades = {
                cards.CITIZEN_NAMES[kind]: player.trades >> 5 * number & 31
                for number, kind in enumerate(harvest.TRADERS)
                if player.trades >> 5 * number & 31
            }
            assert trades == (income.trades if there else {})


@pytest.mark.parametrize(("players", "mixed", "seed"), GAMES)
def test_prices_and_points_are_the_engine_s(players: int, mixed: bool, seed: int) -> None:
    for number, state in enumerate(walk(players, seed, steps=STEPS, mixed=mixed)):
        for seat, player in enumerate(state.players if number % 5 == 0 or state.is_over() else []):
            sight = Sight(state.view(seat))
            me = sight.me
            for kind, name in enumerate(cards.CITIZEN_NAMES):
                assert me.citizen_price(name) == market.citizen_price(player, kind)
            for kind, name in enumerate(cards.DOMAIN_NAMES):
                assert me.domain_price(name) == market.domain_price(player, kind)
                assert (not me.lacks(name)) == market.meets(player, kind)
            for role, name in enumerate(cards.ROLE_NAMES):
                assert me.icons(name) == player.icons(role)
            for kind_type, name in enumerate(cards.TYPE_NAMES):
                assert me.of_type(name) == player.of_type(kind_type)
            assert _affordable(sight) == _engine_affordable(state, seat)
            found = scoring.points(state, player)
            wanted = (found.monsters, found.domains, found.tokens, found.duke)
            assert me.points(tokens=players > 1) == (*wanted[:3], wanted[3] if me.chosen else None)
            assert me.points(tokens=players > 1).total == found.total()
            assert me.cards_owned == 2 + player.citizen_count + player.monster_count + player.domain_count
            for kind, name in enumerate(cards.DUKE_NAMES):
                assert me.duke_points(name) == sum(player.gains(part) for part in effects.DUKE_PARTS[kind])
            for other in sight.others:
                assert other.duke is None or state.is_over()


def _affordable(sight: Sight) -> list[int]:
    """Return the actions of the action phase that the view says can be paid."""
    me = sight.me
    found = [act.SLAY + at for at, one in enumerate(sight.monsters) if one.top and me.can_slay(one.top)]
    found += [act.RECRUIT + at for at, one in enumerate(sight.citizens) if one.top and me.can_recruit(one.top)]
    return found + [act.BUILD + at for at, one in enumerate(sight.domains) if one.top and me.can_build(one.top)]


def _engine_affordable(state: ValeriaState, seat: int) -> list[int]:
    player = state.players[seat]
    found: list[int] = []
    market.fill_slay(state, player, found)
    market.fill_recruit(state, player, found)
    market.fill_build(state, player, found)
    return [one for one in found if one < act.BUILD or one - act.BUILD != state.covered]


@pytest.mark.parametrize("players", range(1, 6))
def test_what_comes_by_itself_is_what_the_log_says(players: int) -> None:
    state = burgrave.new("valeria", players=players, scenario="first-game", seed=4)
    rng = Rng(4)
    rolls = 0
    while not state.is_over() and rolls < 40:
        seats = state.open_seats()
        seat = seats[0]
        legal = state.legal(seat)
        mark = state.event_count()
        state.apply(seat, legal[rng.below(len(legal))])
        events = state.events_since(mark)
        rolled = [index for index, event in enumerate(events) if event.kind == ev.ROLLED]
        if not rolled or state.view(None)["phase"] in ("dice", "thief", "over"):
            continue
        rolls += 1
        sight = Sight(state.view(None))
        assert sight.active is not None
        later = [event for event in events[rolled[0] + 1 :] if event.kind == ev.GAINS and event.args[1] < cards.VP]
        for one in sight.people:
            if sight.stage == "action" and one.seat == sight.active:
                continue  # domains may have brought something since
            assert sight.dice is not None
            own = one.seat == sight.active
            income = sight.harvests(one.seat, sight.dice, own_turn=own)
            told = dict.fromkeys(("gold", "strength", "magic"), 0)
            for event in later:
                if event.args[0] == one.seat:
                    told[cards.RESOURCE_NAMES[event.args[1]]] += event.args[2]
            wanted = {name: 0 if one.waiting else income.gains[name] for name in told}
            assert told == wanted
    assert rolls


def test_printed_cards() -> None:
    assert NUMBERS[8:] == ((9, 10), (11, 12))
    assert CITIZENS["warlord"].off.gains == (Gain("strength", 1, "knight"),)
    assert CITIZENS["thief"].on.steal and CITIZENS["thief"].off.choice
    trade = CITIZENS["alchemist"].on.trade
    assert trade is not None and trade.pays == Gain("gold", 1) and trade.brings == Gain("magic", 3)
    assert MONSTERS["spider_queen"].rewards == ((Gain("gold", 2, "forest"),), (Free("", "", 0), Gain("vp", 1)))
    assert MONSTERS["bane_spider"].rewards[1] == (Free("", "knight", 0),)
    assert DOMAINS["palace_of_the_dawn"].roles == {"worker": 1, "soldier": 2}
    assert DOMAINS["gargans_embrace"].when == "pair"
    assert DUKES["hrothgar_the_conqueror"].terms == (Term(2, "monster"), Term(1, "titan"), Term(1, "resources", 4))


@pytest.mark.parametrize(
    ("main", "magic", "price", "price_magic", "can"),
    [(1, 2, 3, 0, True), (0, 9, 3, 0, False), (1, 1, 3, 0, False), (3, 2, 4, 1, True), (2, 2, 4, 1, False)],
)
def test_paying(main: int, magic: int, price: int, price_magic: int, can: bool) -> None:
    assert can_pay(main, magic, price, price_magic) is can


def test_a_roll_with_nothing_to_it_is_idle() -> None:
    sight = Sight(burgrave.new("valeria", players=2, seed=1).view(0))
    income = sight.harvests(0, (1, 2), own_turn=True)
    assert income.idle and not income
    assert not sight.harvests(0, (2, 3), own_turn=True).idle  # the starter Peasant
    assert sight.harvests(0, (3, 3), own_turn=False).gains["strength"] == 1
    assert sight.harvests(0, (5, 5), own_turn=False).gains["gold"] == 2
    assert isinstance(income, Income)
