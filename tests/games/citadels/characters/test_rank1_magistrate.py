"""Rank 1: the Magistrate, who confiscates the first district paid for."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.characters.seats import Seat, acting, called, dull, offered, sits
from tests.games.citadels.playing import city, do, first, gold, hand, happened, options

from burgrave.games.citadels.cards import KING, MAGISTRATE, THIEF, WARLORD
from burgrave.games.citadels.rules.state import CitadelsState

CAST = ["magistrate", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


def under_warrant(character: str, magistrate: Seat, target: Seat, *others: Seat, **position: Any) -> CitadelsState:
    """Return a state during a character's turn (seat 1), after gathering; the signed warrant is on that character."""
    seats = [{**magistrate, "characters": ["magistrate"]}, {**target, "characters": [character]}, *others]
    return acting(character, *seats, warrants={"signed": character}, **position)


@pytest.mark.rule("C-CH-magistrate-1", "R-09", "R-14")
def test_three_warrants_go_to_three_different_characters() -> None:
    """The Magistrate publicly marks any three characters, even himself; only he knows which warrant is signed."""
    state = called("magistrate", sits("magistrate"), sits("king"), sits("warlord"), characters=CAST)
    assert offered(state, "sign") == CAST
    do(state, "sign king")
    assert "king" not in offered(state, "warrant")
    assert "magistrate" in offered(state, "warrant")
    do(state, "warrant thief")
    assert not {"king", "thief"} & set(offered(state, "warrant"))
    do(state, "warrant warlord")
    assert (state.signed, state.warrants) == (4, 1 << 2 | 1 << 4 | 1 << 8)
    assert ("warrants", 0, THIEF, KING, WARLORD) in happened(state)
    for seat in (None, 1, 2, 3):
        assert "signed" not in [event[0] for event in happened(state, seat)]
    assert ("signed", 0, KING) in happened(state, 0)
    assert offered(state, "sign") == []


@pytest.mark.rule("C-CH-magistrate-1")
def test_every_set_of_three_can_be_marked() -> None:
    """Each of the 8 x 21 ways to place one signed warrant and two blanks is offered exactly once."""
    found = []
    fresh = called("magistrate", sits("magistrate"), characters=CAST)
    for signed in offered(fresh, "sign"):
        first_step = do(fresh.copy(), f"sign {signed}")
        for one in offered(first_step, "warrant"):
            for other in offered(do(first_step.copy(), f"warrant {one}"), "warrant"):
                found.append((signed, frozenset((signed, one, other))))
    assert len(found) == len(set(found)) == 8 * 21
    assert all(len(marked) == 3 for _, marked in found)


@pytest.mark.rule("C-CH-magistrate-1", "C-TURN-06")
def test_magistrate_may_place_no_warrants() -> None:
    state = do(called("magistrate", sits("magistrate"), sits("king")), "gold", "end")
    assert state.warrants == 0
    assert state.turn != 0


@pytest.mark.rule("C-CH-magistrate-1", "R-14")
def test_warrant_on_rank_1_has_no_effect() -> None:
    state = called("magistrate", sits("magistrate", gold=3, hand=["manor"]), characters=CAST)
    do(state, "sign magistrate", "warrant king", "warrant bishop", "gold", "build manor")
    assert (state.to_act(), city(state, 0), gold(state)[0]) == (0, ["manor"], 2)
    assert state.cast[1] == MAGISTRATE


@pytest.mark.rule("C-CH-magistrate-2", "C-CH-magistrate-3", "C-CH-magistrate-4", "C-CH-magistrate-5", "R-54")
def test_first_paid_district_is_confiscated() -> None:
    """The confiscated district moves to the Magistrate's city for free.

    The player who paid gets the price back but has used up the turn's build.
    """
    state = under_warrant("king", sits(gold=1), sits(gold=5, hand=["manor", "docks"]))
    do(state, "build manor")
    assert state.to_act() == 0
    assert options(state) == ["confiscate", "decline"]
    do(state, "confiscate")
    assert (city(state, 0), city(state, 1)) == (["manor"], [])
    assert gold(state)[:2] == [1, 5]
    assert hand(state, 1) == ["docks"]
    assert options(state) == ["end"]
    assert state.signed_shown
    assert "confiscated" in [event[0] for event in happened(state)]


@pytest.mark.rule("C-CH-magistrate-2", "C-INF-16")
def test_blank_warrant_takes_nothing() -> None:
    """The Magistrate is also asked about a blank warrant, so that nobody knows it is blank; he can only decline."""
    seats = [sits("magistrate"), sits("king", gold=5, hand=["manor"])]
    state = acting("king", *seats, warrants={"signed": "warlord", "blank": ["king", "thief"]})
    do(state, "build manor")
    assert state.to_act() == 0
    assert options(state) == ["decline"]
    do(state, "decline")
    assert (city(state, 0), city(state, 1), gold(state)[1]) == ([], ["manor"], 2)


@pytest.mark.rule("C-CH-magistrate-2")
def test_blank_warrants_have_no_effect_once_the_signed_one_is_revealed() -> None:
    seats = [sits("magistrate"), sits("king", gold=5, hand=["manor"]), sits("thief", gold=5, hand=["docks"])]
    state = acting("thief", *seats, warrants={"signed": "thief", "blank": ["king", "warlord"]})
    dull(do(state, "build docks", "confiscate", "end"), until="king")
    do(state, "gold", "build manor")
    assert (state.to_act(), city(state, 0), city(state, 1)) == (1, ["docks"], ["manor"])


@pytest.mark.rule("C-CH-magistrate-2")
def test_magistrate_has_no_decision_if_the_builder_has_no_warrant() -> None:
    seats = [sits("magistrate"), sits("king", gold=5, hand=["manor"])]
    state = acting("king", *seats, warrants={"signed": "warlord", "blank": ["bishop", "thief"]})
    do(state, "build manor")
    assert (state.to_act(), city(state, 1)) == (1, ["manor"])


@pytest.mark.rule("C-CH-magistrate-6", "C-CH-magistrate-2")
def test_after_declining_later_districts_are_safe() -> None:
    state = under_warrant("architect", sits(), sits(gold=9, hand=["manor", "docks", "tavern"]))
    do(state, "build manor", "decline", "build docks", "build tavern")
    assert state.to_act() == 1
    assert city(state, 1) == ["docks", "manor", "tavern"]


@pytest.mark.rule("C-CH-magistrate-6", "C-CH-magistrate-5")
def test_only_the_first_of_three_is_confiscated() -> None:
    state = under_warrant("architect", sits(), sits(gold=5, hand=["manor", "docks", "tavern", "temple"]))
    do(state, "build manor", "confiscate", "build docks", "build tavern")
    assert options(state) == ["bonus", "end"]
    assert (city(state, 0), city(state, 1), gold(state)[1]) == (["manor"], ["docks", "tavern"], 1)


@pytest.mark.rule("C-CH-magistrate-7", "R-15", "C-DI-quarry-2")
def test_magistrate_cannot_take_a_duplicate_and_loses_his_chance() -> None:
    state = under_warrant("architect", sits(city=["manor", "quarry"]), sits(gold=9, hand=["manor", "docks"]))
    do(state, "build manor")
    assert (state.to_act(), city(state, 1)) == (1, ["manor"])
    do(state, "build docks")
    assert (state.to_act(), city(state, 1)) == (1, ["docks", "manor"])


@pytest.mark.rule("C-CH-magistrate-8", "C-DI-framework-1", "C-BLD-10")
def test_framework_build_is_not_taken_but_the_next_paid_one_is() -> None:
    state = under_warrant("architect", sits(), sits(gold=9, hand=["manor", "docks"], city=["framework"]))
    do(state, "framework manor")
    assert (state.to_act(), city(state, 1), gold(state)[1]) == (1, ["manor"], 9)
    do(state, "build docks", "confiscate")
    assert (city(state, 0), city(state, 1), gold(state)[1]) == (["docks"], ["manor"], 9)


@pytest.mark.rule("C-CH-magistrate-8", "C-DI-necropolis-1")
def test_unpaid_necropolis_is_not_taken_but_the_next_paid_one_is() -> None:
    target = sits(gold=9, hand=["necropolis", "docks"], city=["tavern"])
    state = under_warrant("architect", sits(), target)
    do(state, "sacrifice tavern")
    assert (state.to_act(), city(state, 1)) == (1, ["necropolis"])
    do(state, "build docks", "confiscate")
    assert (city(state, 0), city(state, 1), gold(state)[1]) == (["docks"], ["necropolis"], 9)
    state = under_warrant("architect", sits(), target)
    do(state, "build necropolis", "confiscate")
    assert (city(state, 0), city(state, 1), gold(state)[1]) == (["necropolis"], ["tavern"], 9)


@pytest.mark.rule("C-CH-magistrate-9", "C-DI-stables-1")
def test_confiscated_stables_do_not_count_toward_the_limit() -> None:
    state = under_warrant("king", sits(), sits(gold=5, hand=["stables", "manor", "docks"]))
    do(state, "build stables", "confiscate", "build manor")
    assert (city(state, 0), city(state, 1), gold(state)[1]) == (["stables"], ["manor"], 2)
    assert options(state) == ["income", "end"]


@pytest.mark.rule("C-CH-magistrate-5", "C-CH-trader-2")
def test_confiscated_trade_district_of_the_trader_does_not_count() -> None:
    state = under_warrant("trader", sits(), sits(gold=5, hand=["market", "manor"]))
    do(state, "build market", "confiscate", "build manor")
    assert (city(state, 0), city(state, 1), gold(state)[1]) == (["market"], ["manor"], 2)


@pytest.mark.rule("C-CH-magistrate-10", "C-CH-tax_collector-1")
@pytest.mark.parametrize(("stash", "left"), [(3, 2), (0, 0)])
def test_magistrate_pays_the_tax_on_a_confiscated_district(stash: int, left: int) -> None:
    state = under_warrant("king", sits(gold=stash), sits(gold=5, hand=["manor"]), cast=[*CAST, "tax_collector"])
    do(state, "build manor", "confiscate")
    assert gold(state)[:2] == [left, 5]
    assert state.pool == stash - left


@pytest.mark.rule("C-CH-magistrate-7", "R-16", "C-DI-monument-1")
@pytest.mark.parametrize(("number", "asked"), [(4, True), (5, False)])
def test_magistrate_with_five_districts_cannot_take_the_monument(number: int, asked: bool) -> None:
    own = ["tavern", "temple", "church", "prison", "watchtower"][:number]
    state = under_warrant("king", sits(city=own), sits(gold=5, hand=["monument"]))
    do(state, "build monument")
    assert (state.to_act() == 0) == asked
    if asked:
        do(state, "confiscate")
        assert "monument" in city(state, 0)


@pytest.mark.rule("C-CH-magistrate-4", "C-DI-thieves_den-2", "C-CH-magistrate-2")
def test_cards_paid_for_the_thieves_den_are_not_refunded() -> None:
    target = sits(gold=2, hand=["thieves_den", "manor", "docks", "tavern", "temple"])
    state = under_warrant("king", sits(), target)
    do(state, "pay_cards", "discard manor", "discard docks", "discard tavern", "discard temple", "done")
    do(state, "confiscate")
    assert (city(state, 0), gold(state)[1], hand(state, 1)) == (["thieves_den"], 2, [])


@pytest.mark.rule("C-CH-magistrate-4", "C-CH-cardinal-2")
def test_cardinal_gets_back_the_gold_he_borrowed() -> None:
    state = under_warrant("cardinal", sits(), sits(gold=1, hand=["manor", "docks", "tavern"]), sits(gold=2))
    do(state, "borrow manor", "lender 2", "give docks", "give tavern", "confiscate")
    assert (city(state, 0), gold(state)[:3]) == (["manor"], [0, 3, 0])
    assert (hand(state, 1), hand(state, 2)) == ([], ["docks", "tavern"])


@pytest.mark.rule("C-CH-magistrate-2", "C-CH-magistrate-5", "C-CH-wizard-2")
def test_wizards_immediate_build_can_be_confiscated() -> None:
    state = under_warrant("wizard", sits(), sits(gold=5, hand=["docks"]), sits(hand=["manor"]))
    do(state, "peek 2", "take manor", "build_it", "confiscate", "build docks")
    assert (city(state, 0), city(state, 1), gold(state)[1]) == (["manor"], ["docks"], 2)


@pytest.mark.rule("C-CH-magistrate-4", "C-CH-alchemist-1", "R-54")
def test_alchemist_is_not_refunded_twice() -> None:
    state = under_warrant("alchemist", sits(), sits(gold=5, hand=["manor"]))
    do(state, "build manor", "confiscate", "end")
    assert gold(state)[1] == 5


@pytest.mark.rule("C-CH-magistrate-3", "R-55", "C-BLD-08")
def test_confiscated_seventh_district_completes_the_magistrates_city() -> None:
    own = ["tavern", "temple", "church", "prison", "watchtower", "docks"]
    state = under_warrant("king", sits(city=own), sits(gold=5, hand=["manor"]))
    do(state, "build manor", "confiscate")
    assert (first(state), len(city(state, 0))) == (0, 7)


@pytest.mark.rule("C-CH-magistrate-10", "C-CH-tax_collector-4", "C-CALL-06", "R-10")
@pytest.mark.parametrize(("rulings", "left", "pool"), [(2, 5, 1), (1, 6, 0)])
def test_magistrate_who_confiscates_from_his_own_tax_collector_pays_the_tax(rulings: int, left: int, pool: int) -> None:
    """Under rules version 1, a player with both characters was exempt from the tax."""
    seats = [sits("magistrate", "tax_collector", gold=6, hand=["palace"]), sits("thief", "king"), sits()]
    state = acting("tax_collector", *seats, players=3, warrants={"signed": "tax_collector"}, rulings=rulings)
    do(state, "build palace", "confiscate")
    assert (city(state, 0), gold(state)[0], state.pool) == (["palace"], left, pool)


@pytest.mark.rule("C-CH-tax_collector-4", "C-CALL-06", "R-10")
def test_tax_collector_pays_no_tax_if_his_own_magistrate_declines() -> None:
    seats = [sits("magistrate", "tax_collector", gold=6, hand=["palace"]), sits("thief", "king"), sits()]
    state = acting("tax_collector", *seats, players=3, warrants={"signed": "tax_collector"})
    do(state, "build palace", "decline")
    assert (gold(state)[0], state.pool) == (1, 0)


@pytest.mark.rule("C-CH-magistrate-2", "C-CH-magistrate-3", "R-10")
def test_with_two_players_the_magistrate_may_confiscate_from_his_own_king() -> None:
    seats = [sits("magistrate", "king", gold=5, hand=["manor", "docks"]), sits("thief", "warlord")]
    state = acting("king", *seats, players=2, warrants={"signed": "king"})
    do(state, "build manor")
    assert (state.to_act(), options(state)) == (0, ["confiscate", "decline"])
    do(state, "confiscate")
    assert (city(state, 0), gold(state)[0], offered(state, "build")) == (["manor"], 5, [])
