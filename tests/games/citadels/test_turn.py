"""Turns: gathering, powers, income, threats, and the end of a turn (rules sections 2.4 and 9.4)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.idling import gather
from tests.games.citadels.playing import GAME, at, city, deck, do, gold, hand, happened, options

from burgrave import IllegalAction
from burgrave.games.citadels import cards
from burgrave.games.citadels.rules.state import CitadelsState


def turn(character: str, *, seed: object = 0, others: list[dict[str, Any]] | None = None, **mine: Any) -> CitadelsState:
    """Return the state in which seat 0 of four has just revealed ``character``."""
    return at(
        seed=seed,
        players=4,
        seats=[{"characters": [character], **mine}, *(others or [])],
        turn={"character": character},
    )


def starting(state: CitadelsState, *verbs: str) -> list[str]:
    return [option for option in options(state) if option.split()[0] in verbs]


# ---- gathering --------------------------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-TURN-01", "C-TURN-02", "C-TURN-04")
def test_gold_is_gathered_once_before_the_end() -> None:
    state = turn("bishop", gold=3, city=["manor"], hand=["tavern"])
    assert options(state) == ["gold", "cards"]
    do(state, "gold")
    assert gold(state)[0] == 5
    assert not starting(state, "gold", "cards") and "end" in options(state)
    do(state, "end")
    assert state.to_act() != 0


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-TURN-01", "C-TURN-03", "C-TURN-14")
@pytest.mark.parametrize(("kept", "gone"), [("market", "prison"), ("prison", "market")])
def test_gathering_cards_keeps_one_of_the_top_two(kept: str, gone: str) -> None:
    at_hand = {"gold": 3, "hand": ["tavern"]}
    state = at(
        seats=[{"characters": ["bishop"], **at_hand}],
        turn={"character": "bishop"},
        deck_top=["market", "prison", "temple"],
    )
    size = len(deck(state))
    do(state, "cards")
    assert options(state) == ["keep market", "keep prison"]
    do(state, f"keep {kept}")
    assert hand(state, 0) == sorted(["tavern", kept])
    assert (deck(state)[0], deck(state)[-1], len(deck(state))) == ("temple", gone, size - 1)
    assert gold(state)[0] == 3
    assert not starting(state, "gold", "cards") and "end" in options(state)


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-TURN-03", "R-33", "R-65")
def test_short_deck_gives_what_it_holds() -> None:
    one = at(seats=[{"characters": ["bishop"], "hand": []}, {}, {}, {}], turn={"character": "bishop"}, deck=["market"])
    do(one, "cards", "keep market")
    assert hand(one, 0) == ["market"] and deck(one) == []
    none = at(seats=[{"characters": ["bishop"], "hand": []}, {}, {}, {}], turn={"character": "bishop"}, deck=[])
    assert starting(none, "gold", "cards") == ["gold"]


# ---- powers -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-TURN-05", "C-TURN-06")
@pytest.mark.parametrize(
    ("character", "use", "verb"),
    [
        ("assassin", ["kill thief"], "kill"),
        ("thief", ["rob king"], "rob"),
        ("magician", ["swap 1"], "swap"),
        ("merchant", ["bonus"], "bonus"),
        ("architect", ["bonus"], "bonus"),
        ("warlord", ["destroy 1", "district tavern"], "destroy"),
        ("merchant", ["income"], "income"),
        ("spy", ["spy 1", "inspect trade"], "spy"),
        ("wizard", ["peek 1", "take temple", "keep_it"], "peek"),
        ("diplomat", ["exchange 1", "district tavern", "offer market"], "exchange"),
        ("marshal", ["seize 1", "district tavern"], "seize"),
        ("artist", ["beautify market", "done"], "beautify"),
        ("abbot", ["beg 1"], "beg"),
        ("scholar", ["study"], "study"),
        ("navigator", ["sail_gold"], "sail_gold"),
    ],
)
@pytest.mark.parametrize("early", [True, False], ids=["before", "after"])
def test_each_power_is_optional_and_used_once(character: str, use: list[str], verb: str, early: bool) -> None:
    other = {"characters": ["king"], "gold": 9, "hand": ["temple", "temple"], "city": ["tavern", "watchtower"]}
    state = turn(character, gold=3, hand=["manor"], city=["market", "prison"], others=[other])
    declined = do(state.copy(), "gold", "end")
    assert declined.round > state.round or declined.turn != 0
    do(state, *([] if early else ["gold"]))
    do(state, use[0])
    for answer in use[1:]:
        do(state, answer)
    if character == "scholar":
        do(state, options(state)[0])
    do(state, *(["gold"] if early else []))
    assert not starting(state, verb)
    do(state, "end")


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-TURN-06", "C-TURN-05")
def test_district_effects_are_optional_and_used_once() -> None:
    state = turn("king", gold=9, hand=["tavern", "temple", "prison"], city=["smithy", "laboratory"])
    assert starting(state, "smithy", "laboratory") == ["smithy", "laboratory"]
    do(state.copy(), "gold", "end")
    do(state, "smithy", "laboratory", "discard tavern", "gold")
    assert not starting(state, "smithy", "laboratory")


@pytest.mark.rule("C-TURN-06")
@pytest.mark.parametrize("character", ["witch", "emperor"])
def test_mandatory_powers_come_before_the_end(character: str) -> None:
    state = turn(character, others=[{"gold": 1}])
    do(state, "gold")
    assert "end" not in options(state)
    assert starting(state, "bewitch", "crown")


@pytest.mark.rule("C-TURN-08")
@pytest.mark.parametrize(
    ("character", "power", "extra_gold", "extra_cards"),
    [
        ("merchant", "bonus", 1, 0),
        ("architect", "bonus", 0, 2),
        ("navigator", "sail_gold", 4, 0),
        ("navigator", "sail_cards", 0, 4),
    ],
)
@pytest.mark.parametrize("gathered", ["gold", "cards"])
@pytest.mark.parametrize("moment", [0, 1, 2], ids=["first", "after gathering", "last"])
def test_extra_resources_may_be_taken_at_any_time(
    character: str, power: str, extra_gold: int, extra_cards: int, gathered: str, moment: int
) -> None:
    state = turn(character, gold=1, hand=["tavern"], city=["manor"])
    actions = [[gathered], [] if character == "navigator" else ["build tavern"]]
    actions.insert(moment, [power])
    for action in actions:
        do(state, *action)
        if action == ["cards"]:
            do(state, options(state)[0])
    built = 0 if character == "navigator" else 1
    assert gold(state)[0] == 1 + extra_gold - built + (2 if gathered == "gold" else 0)
    assert len(hand(state, 0)) == 1 + extra_cards - built + (1 if gathered == "cards" else 0)
    do(state, "end")


@pytest.mark.rule("C-TURN-10")
@pytest.mark.parametrize(
    ("character", "use"),
    [
        ("warlord", ["destroy 1", "district tavern"]),
        ("diplomat", ["exchange 1", "district tavern", "offer market"]),
        ("marshal", ["seize 1", "district tavern"]),
    ],
)
@pytest.mark.parametrize("moment", [0, 1, 2], ids=["first", "after gathering", "last"])
def test_rank_8_powers_may_be_used_at_any_time(character: str, use: list[str], moment: int) -> None:
    state = turn(
        character, gold=3, hand=["temple"], city=["market"], others=[{"characters": ["king"], "city": ["tavern"]}]
    )
    actions = [["gold"], ["build temple"]]
    actions.insert(moment, use)
    for action in actions:
        do(state, *action)
    assert "tavern" not in city(state, 1)
    assert "temple" in city(state, 0)
    do(state, "end")


# ---- income -----------------------------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-TURN-07")
@pytest.mark.parametrize(("when", "income"), [("before", 2), ("after", 3)])
def test_income_is_taken_once_before_or_after_building(when: str, income: int) -> None:
    state = turn("merchant", gold=5, hand=["docks"], city=["tavern", "market", "temple", "prison"])
    gather(state)
    if when == "before":
        do(state, "income", "build docks")
    else:
        do(state, "build docks", "income")
    assert gold(state)[0] == 5 + 2 - 3 + income
    assert not starting(state, "income")


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-TURN-07")
def test_no_income_without_a_district_of_the_type() -> None:
    """The School of Magic counts as a district of the type; districts of other types do not."""
    assert not starting(turn("bishop", city=["tavern", "prison"]), "income")
    school = turn("bishop", city=["tavern", "school_of_magic"])
    before = gold(school)[0]
    do(school, "income")
    assert gold(school)[0] == before + 1


# ---- powers of the active character -----------------------------------------------------------------------------


@pytest.mark.rule("C-TURN-12")
def test_powers_belong_to_the_character_whose_turn_it_is() -> None:
    state = at(
        players=2,
        seats=[
            {"characters": ["architect", "warlord"], "gold": 9, "hand": ["tavern", "temple"], "city": ["prison"]},
            {"characters": ["thief", "king"], "city": ["market"]},
        ],
        turn={"character": "architect"},
    )
    assert starting(state, "bonus") and not starting(state, "destroy", "income")
    do(state, "gold", "end")
    assert state.to_act() == 0
    assert starting(state, "destroy", "income") and not starting(state, "bonus")
    do(state, "gold", "build tavern")
    assert not starting(state, "build")


@pytest.mark.rule("C-TURN-12", "R-21")
def test_bishop_is_protected_beyond_his_own_turn() -> None:
    for guard, reached in (("bishop", []), ("merchant", ["destroy 1"])):
        state = at(
            seats=[{"characters": ["warlord"], "gold": 9}, {"characters": [guard], "city": ["tavern"]}],
            turn={"character": "warlord"},
        )
        assert starting(state, "destroy") == reached


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-TURN-15", "R-25", "R-59")
def test_once_per_turn_effects_return_with_the_second_character() -> None:
    state = at(
        players=2,
        seats=[
            {"characters": ["thief", "bishop"], "gold": 9, "city": ["smithy"]},
            {"characters": ["king", "warlord"], "gold": 9},
        ],
        turn={"character": "thief"},
    )
    do(state, "smithy", "gold")
    assert "smithy" not in options(state)
    do(state, "end")
    assert state.to_act() == 1 and "smithy" not in options(state)
    do(state, "gold", "end")
    assert state.to_act() == 0
    do(state, "smithy", "gold", "end")
    assert len(hand(state, 0)) == 4 + 3 + 3


# ---- threats ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-TURN-13", "R-05")
@pytest.mark.parametrize("answer", [["bribe"], ["refuse", "leave"]])
def test_threatened_player_gathers_then_answers_then_continues(answer: list[str]) -> None:
    state = at(
        characters=["blackmailer"],
        seats=[
            {"characters": ["merchant"], "gold": 5, "city": ["smithy", "tavern", "gold_mine"], "hand": ["temple"]},
            {"characters": ["blackmailer"], "gold": 0},
        ],
        threats={"real": "merchant", "blank": "king"},
        turn={"character": "merchant"},
    )
    assert options(state) == ["gold", "cards"]
    do(state, "gold")
    assert gold(state)[0] == 8  # the Gold Mine works
    assert options(state) == ["bribe", "refuse"]
    do(state, *answer)
    assert gold(state)[0] == (4 if answer == ["bribe"] else 8)
    assert {"bonus", "income", "smithy", "build temple", "end"} <= set(options(state))


@pytest.mark.rule("C-TURN-13")
def test_a_threat_does_not_affect_other_turns() -> None:
    state = at(
        characters=["blackmailer"],
        seats=[{"characters": ["merchant"], "city": ["tavern"]}, {"characters": ["blackmailer"]}],
        threats={"real": "architect", "blank": "king"},
        turn={"character": "merchant"},
    )
    assert {"bonus", "income"} <= set(options(state))
    do(state, "gold")
    assert "end" in options(state)


# ---- cards from the top and to the bottom -----------------------------------------------------------------------


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-TURN-14")
def test_drawn_cards_come_from_the_top_and_discards_go_under_the_deck() -> None:
    state = at(
        seats=[{"characters": ["architect"], "hand": ["manor"], "city": ["laboratory"]}],
        turn={"character": "architect"},
        deck_top=["market", "prison", "temple"],
    )
    do(state, "gold", "bonus")
    assert hand(state, 0) == ["manor", "market", "prison"] and deck(state)[0] == "temple"
    do(state, "laboratory", "discard market")
    assert deck(state)[-1] == "market" and deck(state)[0] == "temple"


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-TURN-14")
def test_cards_discarded_by_a_power_go_under_the_deck_in_order(ruleset: str) -> None:
    state = turn("magician", hand=["manor", "castle", "palace"])
    do(state, "replace", "discard castle", "discard manor", "done")
    assert deck(state)[-2:] == ["castle", "manor"]
    assert len(hand(state, 0)) == 3 and "palace" in hand(state, 0)
    state = turn("warlord", gold=3, others=[{"characters": ["king"], "city": ["market"]}])
    mark = state.event_count()
    do(state, *([] if ruleset == "2016" else ["gold", "end"]), "destroy 1", "district market")
    assert deck(state)[-1] == "market" and city(state, 1) == []
    assert ("destroyed", 1, cards.CARD_KIND[state.deck[-1]]) in happened(state, mark=mark)


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-TURN-03", "R-06")
def test_owner_orders_the_cards_that_go_under_the_deck() -> None:
    for first, second in (("prison", "temple"), ("temple", "prison")):
        state = at(
            seats=[{"characters": ["king"], "city": ["observatory"]}],
            turn={"character": "king"},
            deck_top=["market", "prison", "temple"],
        )
        do(state, "cards", "keep market")
        assert sorted(options(state)) == ["under prison", "under temple"]
        do(state, f"under {first}")
        assert deck(state)[-2:] == [first, second]


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-TURN-04")
def test_illegal_actions_change_nothing() -> None:
    state = turn("king")
    before = state.digest()
    with pytest.raises(IllegalAction):
        state.apply(0, GAME.parse("end"))
    with pytest.raises(IllegalAction):
        state.apply(1, GAME.parse("gold"))
    assert state.digest() == before
