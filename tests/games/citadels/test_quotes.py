"""Quoted costs and gains match the effects of options; reasons are given for unavailable options."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import burgrave
from burgrave.games.citadels.facts import citadels_view
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.games.citadels.verbs import decode, encode, notation
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import State

SETUPS: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 7, "scenario": "random"},
    {"players": 2, "scenario": "random"},
    {"players": 3, "ruleset": "2010", "scenario": "random"},
    {"players": 5, "ruleset": "classic", "scenario": "random"},
]

AT_ONCE = {
    "gold", "income", "mix", "collect", "bonus", "sail_gold", "sail_cards", "smithy", "beg", "take_gold", "take_card",
    "pay_gold", "swap", "foresee", "peek", "beautify", "keep", "keep_it", "tuck", "take", "offer", "reclaim", "destroy",
    "exchange", "seize", "replace", "kill", "bewitch", "rob", "sign", "warrant", "threaten", "bluff", "spy", "stay",
    "refuse", "leave", "take_nothing",
}  # fmt: skip
"""Verbs whose entire effect is immediate and known in advance."""


def walk(setup: dict[str, Any], seed: int) -> Iterator[tuple[State, int, int]]:
    """Play a random game; yield the state before each decision, the seat to act, and the action."""
    state = burgrave.new("citadels", seed=seed, **setup)
    rng = Rng(seed_of(seed, "choices"))
    while not state.is_over():
        seat = state.to_act()
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        yield state, seat, action
        state.apply(seat, action)


def belongings(state: State, seat: int) -> dict[str, int]:
    assert isinstance(state, CitadelsState)
    me = state.players[seat]
    return {"gold": me.gold, "cards": len(me.hand), "districts": len(me.city)}


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join(map(str, setup.values())))
def test_a_quote_is_what_happens(setup: dict[str, Any]) -> None:
    seen: Counter[str] = Counter()
    for seed in range(6):
        for state, seat, action in walk(setup, seed):
            verb = decode(action).verb
            if verb not in AT_ONCE:
                continue
            quote, after = state.quote(seat, action), state.copy()
            after.apply(seat, action)
            before, now = belongings(state, seat), belongings(after, seat)
            happened = {what: now[what] - before[what] for what in before}
            assert happened == {what: quote.gain(what) - quote.cost(what) for what in before}, (seed, notation(action))
            seen[verb] += 1
    assert len(seen) >= 8, seen


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join(map(str, setup.values())))
def test_so_many_cards_are_kept_as_gathering_says(setup: dict[str, Any]) -> None:
    kept: Counter[int] = Counter()
    for seed in range(12):
        for state, seat, action in walk(setup, seed):
            if notation(action) not in ("cards", "study"):
                continue
            after = state.copy()
            after.apply(seat, action)
            while after.view(seat)["pending"]:
                after.apply(seat, after.legal(seat)[0])
            number = belongings(after, seat)["cards"] - belongings(state, seat)["cards"]
            assert number == state.quote(seat, action).gain("cards"), (seed, notation(action))
            kept[number] += 1
    assert kept[1] > 100


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join(map(str, setup.values())))
def test_what_is_built_costs_what_the_event_says(setup: dict[str, Any]) -> None:
    paid = 0
    for seed in range(3):
        for state, seat, action in walk(setup, seed):
            if decode(action).verb != "build":
                continue
            after = state.copy()
            after.keep_events(True)
            after.apply(seat, action)
            told = [event.args[2] for event in after.events if event.kind == ev.BUILD]
            assert told == [state.quote(seat, action).cost("gold")], (seed, notation(action))
            paid += 1
    assert paid > 20


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join(map(str, setup.values())))
def test_every_card_of_a_hand_can_be_built_or_has_a_reason(setup: dict[str, Any]) -> None:
    named: Counter[str] = Counter()
    for state, _seat, _action in walk(setup, 1):
        for seat in range(len(state.ranks())):
            reasons, legal = state.why_not(seat), state.legal(seat)
            for card in citadels_view(state.view(seat))["hand"]:
                action = encode("build", card)
                assert (action in legal) != (action in reasons), card
            named.update(reason.name for reason in reasons.values())
            for action, reason in reasons.items():
                if reason.name == "short" and decode(action).verb == "build":
                    mine = belongings(state, seat)["gold"]
                    assert state.quote(seat, action).cost("gold") == mine + int(reason.arguments["gold"])
    assert {"not-your-turn", "short"} <= set(named), named


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join(map(str, setup.values())))
def test_the_choice_of_a_city_quotes_the_districts_offered_next(setup: dict[str, Any]) -> None:
    """Each quoted district is offered next, at the quoted price; the Diplomat pays after one more decision."""
    seen: Counter[str] = Counter()
    for seed in range(12):
        for state, seat, _action in walk(setup, seed):
            for action in state.legal(seat):
                one = decode(action)
                if one.verb not in ("destroy", "exchange", "seize", "demolish"):
                    assert not state.quote(seat, action).targets, notation(action)
                    continue
                after = state.copy()
                after.apply(seat, action)
                offered = after.legal(seat)
                prices = {str(decode(each).argument): least_gold(after, seat, each) for each in offered}
                assert state.quote(seat, action).targets == prices, (seed, notation(action))
                assert state.quote(seat, action).on["seat"] == one.argument
                seen[one.verb] += 1
    assert seen.total() > 20, seen


def least_gold(state: State, seat: int, action: int) -> int:
    """Return the least gold that an action costs, including the cheapest offer if the action begins an exchange."""
    costs = state.quote(seat, action).cost("gold")
    after = state.copy()
    after.apply(seat, action)
    offers = [one for one in after.legal(seat) if decode(one).verb == "offer"]
    return costs + min((after.quote(seat, one).cost("gold") for one in offers), default=0)


def test_a_price_is_told_before_the_turn_comes() -> None:
    state = burgrave.new("citadels", seed=3, players=4)
    for seat in range(4):
        for card in citadels_view(state.view(seat))["hand"]:
            assert state.quote(seat, encode("build", card)).cost("gold") > 0


def test_a_choice_of_character_tells_what_it_brings() -> None:
    promised: dict[str, dict[str, int]] = {}
    for seed in range(8):
        state = burgrave.new("citadels", seed=seed, players=4)
        seat = state.to_act()
        promised |= {notation(action): state.quote(seat, action).brings for action in state.legal(seat)}
    assert promised["pick architect"] == {"cards": 2, "builds": 3}
    assert promised["pick king"] == {"crown": 1}
    assert promised["pick merchant"] == {"gold": 1}
    assert promised["pick thief"] == {}
