"""The bots: whole games of every scenario and player count, and the rule bot against random ones."""

from typing import Any, cast

import pytest

import burgrave
from burgrave.bots import bot_named, bots_of
from burgrave.citadels.actions import encode, notation
from burgrave.citadels.ruleset import RULESETS
from burgrave.citadels.scenarios import RANDOM, SCENARIOS
from burgrave.kernel.errors import SetupError
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import Seat, State

OLDER = ("classic", "2010")


def played(kinds: list[str], seed: int, scenario: str, ruleset: str = "2016") -> tuple[State, list[int]]:
    """Play a game among bots; return its end and the actions."""
    options = {"ruleset": ruleset, "players": len(kinds), "scenario": scenario}
    state = burgrave.new("citadels", **options, seed=seed, events=False)
    bots = [bot_named("citadels", kind, f"{seed} {seat}") for seat, kind in enumerate(kinds)]
    worlds = Rng(seed)
    actions: list[int] = []
    while not state.is_over():
        seat = state.to_act()
        action = bots[seat].choose(state.seat(seat, worlds))
        state.apply(seat, action)  # raises if the bot chose what is not legal
        actions.append(action)
        assert len(actions) < 5000
    return state, actions


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("scenario", [*SCENARIOS, RANDOM])
def test_rule_bots_finish_every_kind_of_game(scenario: str, players: int) -> None:
    state, _actions = played(["rules"] * players, 7 * players, scenario)
    assert min(state.ranks()) == 1


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("ruleset", OLDER)
def test_rule_bots_finish_games_of_the_older_editions(ruleset: str, players: int) -> None:
    for seed in range(4):
        played(["rules"] * players, 9 * players + seed, RANDOM if seed else "base", ruleset)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_bots_of_both_kinds_finish_games_together(ruleset: str) -> None:
    for seed in range(20):
        played(["rules", "random", "rules", "random"], seed, RANDOM, ruleset)


def test_equal_seeds_give_equal_games() -> None:
    for kind in bots_of("citadels"):
        assert played([kind] * 4, 3, "first-game")[1] == played([kind] * 4, 3, "first-game")[1]


@pytest.mark.parametrize(
    ("ruleset", "scenario"),
    [
        ("2016", "first-game"),
        ("2016", "cunning-agents"),
        ("2016", "tenacious-delegates"),
        ("classic", "base"),
        ("classic", RANDOM),
        ("2010", RANDOM),
    ],
)
def test_the_rule_bot_beats_three_random_bots(ruleset: str, scenario: str) -> None:
    games = 24
    wins = 0
    for seed in range(games):
        kinds = ["random"] * 4
        kinds[seed % 4] = "rules"
        state, _actions = played(kinds, seed, scenario, ruleset)
        wins += state.ranks()[seed % 4] == 1
    assert wins > 0.75 * games  # by luck alone: a quarter


def test_an_unknown_bot_is_refused_with_the_list() -> None:
    with pytest.raises(SetupError, match=r"no bot 'hal'; choose from: random, rules\."):
        bot_named("citadels", "hal", 1)


# ---- decisions of the older editions -------------------------------------------------------------------------------


def chosen(view: dict[str, object], *options: str) -> str:
    """Return which of these options the rule bot plays when it sees this."""

    class Asked:
        def legal(self) -> list[int]:
            return [encode(*option.split()) for option in options]

        def view(self) -> dict[str, object]:
            return view

    return notation(bot_named("citadels", "rules", 1).choose(cast(Seat, Asked())))


def seen(
    phase: str, acting: str, turn_of: int = 0, gold: int = 3, hand: str = "castle", **step: object
) -> dict[str, Any]:
    """Return what seat 0 of four sees in a decision of the 2010 edition; it has a Manor, the others have nothing."""
    view: dict[str, Any] = burgrave.new("citadels", ruleset="2010", seed=1).view(0)
    view |= {"phase": phase, "hand": hand.split(), "step": step or None, "called": 5}
    view["turn"] = {
        "seat": turn_of, "character": acting, "gathered": True, "builds": 0, "limit": 1, "used": [],
        "resumed": False, "only_gathers": False, "threatened": False, "drawn": 0, "spent": 0,
    }  # fmt: skip
    view["seats"][0] |= {"gold": gold, "hand_size": len(view["hand"]), "city": [district("manor", "noble", 3)]}
    return view


def district(name: str, kind_type: str, cost: int) -> dict[str, object]:
    return {"district": name, "type": kind_type, "cost": cost, "gilded": False}


def test_the_receiver_of_the_crown_gives_what_is_worth_least() -> None:
    assert chosen(seen("tribute", "emperor", 1, hand="manor"), "pay_gold", "give manor") == "give manor"
    assert chosen(seen("tribute", "emperor", 1, hand="castle"), "pay_gold", "give castle") == "pay_gold"


def test_the_extra_is_taken() -> None:
    assert chosen(seen("extra", "merchant"), "bonus", "decline") == "bonus"
    assert chosen(seen("extra", "navigator"), "sail_gold", "sail_cards", "decline") == "sail_gold"
    assert chosen(seen("extra", "navigator", hand=""), "sail_gold", "sail_cards", "decline") == "sail_cards"
    witch = seen("extra", "witch") | {"called": 1}
    assert chosen(witch, "bewitch merchant", "bewitch king", "decline").startswith("bewitch")


def test_the_worst_of_three_cards_is_shed() -> None:
    assert chosen(seen("shed", "king", hand=""), "under castle", "under manor", "under palace") == "under manor"


def test_a_power_at_the_end_of_the_turn_is_used_where_it_is_cheap_and_hurts() -> None:
    view = seen("closing", "warlord", gold=6)
    assert chosen(view, "destroy 0", "end") == "end"
    view["seats"][2]["city"] = [district("tavern", "trade", 1), district("dragon_gate", "unique", 6)]
    assert chosen(view, "destroy 0", "destroy 2", "end") == "destroy 2"
    view["seats"][0]["gold"] = 0
    view["seats"][2]["city"] = [district("palace", "noble", 5)]
    assert chosen(view, "destroy 0", "destroy 2", "end") == "end"


def test_a_good_card_is_taken_back_from_the_graveyard() -> None:
    assert chosen(seen("grave", "warlord", 1, district="palace"), "reclaim", "decline") == "reclaim"
    assert chosen(seen("grave", "warlord", 1, district="manor"), "reclaim", "decline") == "decline"  # built already


def test_the_bell_tower_is_for_who_is_ahead() -> None:
    view = seen("tower", "king")
    assert chosen(view, "declare", "decline") == "declare"
    view["seats"][1]["city"] = [district("palace", "noble", 5), district("castle", "noble", 4)]
    assert chosen(view, "declare", "decline") == "decline"


def test_the_lighthouse_finds_the_best_card() -> None:
    assert (
        chosen(seen("search", "king", gold=6), "take manor", "take tavern", "take university", "decline")
        == "take university"
    )


def test_the_crown_goes_to_the_weakest() -> None:
    view = seen("power", "emperor")
    view["seats"][1]["gold"] = 9
    view["seats"][3]["gold"] = 7
    assert chosen(view, "crown 1", "crown 2", "crown 3") == "crown 2"
