"""Rank 1: Assassin and Witch; other modules test the Magistrate and the Witch's victims."""

from __future__ import annotations

import pytest
from tests.games.citadels.characters.seats import acting, called, dull, offered, sits
from tests.games.citadels.playing import at, city, do, gold, hand, happened, options

from burgrave.games.citadels.cards import ARCHITECT, BISHOP, WARLORD

FIRST_GAME = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
WITCH_GAME = ["witch", *FIRST_GAME[1:]]


# ---- Assassin -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-assassin-1", "R-09")
@pytest.mark.rulesets("all")
def test_assassin_may_kill_every_other_character_or_nobody() -> None:
    state = called("assassin", sits("assassin"), draft={"face_up": ["magician", "bishop"]})
    assert offered(state, "kill") == FIRST_GAME[1:]
    do(state, "kill magician")
    assert offered(state, "kill") == []
    idle = do(called("assassin", sits("assassin")), "gold", "end")
    assert idle.killed == 0


@pytest.mark.rule("C-CH-assassin-1", "C-CALL-03")
@pytest.mark.rulesets("all")
def test_killed_character_has_no_turn() -> None:
    seats = [sits("assassin"), sits("warlord", gold=5, city=["prison"]), sits("king"), sits("architect")]
    state = called("assassin", *seats)
    do(state, "kill warlord")
    before = state.round
    dull(state)
    assert state.round == before + 1
    assert gold(state) == [2, 5, 2, 2]
    assert ("silence", WARLORD) in happened(state)
    assert ("reveal", 1, WARLORD) not in happened(state)


@pytest.mark.rule("C-CH-assassin-2", "C-CALL-03", "R-09")
@pytest.mark.rulesets("all")
def test_killing_an_unheld_character_reveals_nothing() -> None:
    shown = []
    for last, stash in (("architect", 0), ("thief", 2)):
        state = called("assassin", sits("assassin"), sits("king"), sits("warlord"), sits(last))
        do(state, "kill architect", "gold", "end")
        dull(state, until="warlord")
        shown.append([event for event in happened(state) if event[0] in ("silence", "reveal") and ARCHITECT in event])
        assert gold(state)[3] == stash
    assert shown == [[("silence", ARCHITECT)]] * 2


@pytest.mark.rule("C-CH-assassin-3", "C-CH-bishop-2")
def test_killed_bishop_is_not_protected() -> None:
    seats = [sits("assassin"), sits("bishop", city=["market"]), sits("warlord", gold=5), sits("king")]
    assert offered(acting("warlord", *seats, killed="bishop"), "destroy") == ["1"]
    assert offered(acting("warlord", *seats, killed="thief"), "destroy") == []


@pytest.mark.rule("C-CH-assassin-1", "R-10")
@pytest.mark.rulesets("all")
def test_with_two_players_the_assassin_may_kill_his_own_other_character() -> None:
    state = called("assassin", sits("assassin", "thief"), sits("king", "warlord"), players=2)
    do(state, "kill thief", "gold", "end")
    assert state.to_act() == 1
    dull(state)
    assert gold(state) == [2, 4]


# ---- Witch ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-witch-1", "C-CH-witch-3", "C-CH-witch-2", "R-11", "C-TURN-04")
def test_witch_gathers_then_names_then_waits() -> None:
    witch = sits("witch", gold=9, hand=["manor", "temple"], city=["smithy", "laboratory", "museum", "armory", "castle"])
    state = called("witch", witch, sits("thief"), sits("king"), sits("warlord"))
    assert options(state) == ["gold", "cards"]
    do(state, "gold")
    assert options(state) == [f"bewitch {name}" for name in WITCH_GAME[1:]]
    do(state, "bewitch king")
    assert state.to_act() == 1
    assert hand(state, 0) == ["manor", "temple"]
    assert len(city(state, 0)) == 5
    assert gold(state)[0] == 11


@pytest.mark.rule("C-CH-witch-3", "C-DI-gold_mine-1")
def test_witch_uses_her_gold_mine() -> None:
    state = do(called("witch", sits("witch", city=["gold_mine"])), "gold")
    assert gold(state)[0] == 3


@pytest.mark.rule("C-CH-witch-3", "R-12")
def test_witch_uses_her_library_and_observatory() -> None:
    state = called("witch", sits("witch", city=["library", "observatory"]), deck_top=["manor", "docks", "temple"])
    do(state, "cards")
    assert hand(state, 0) == ["docks", "manor", "temple"]
    assert offered(state, "bewitch") == WITCH_GAME[1:]


@pytest.mark.rule("C-CH-witch-4", "C-CH-witch-6")
def test_bewitched_player_only_gathers() -> None:
    witch = sits("witch", gold=1)
    victim = sits("merchant", gold=4, hand=["manor"], city=["market", "docks"])
    state = called("merchant", witch, victim, sits("king"), sits("thief"), bewitched="merchant")
    assert state.to_act() == 1
    assert options(state) == ["gold", "cards"]
    do(state, "gold")
    assert state.to_act() == 0
    assert gold(state)[:2] == [1, 6]
    assert city(state, 1) == ["docks", "market"]
    do(state, "end")
    assert gold(state)[:2] == [1, 6]


@pytest.mark.rule("C-CH-witch-4")
@pytest.mark.rulesets("all")
def test_reveal_of_the_bewitched_player_is_public() -> None:
    state = called("witch", sits("witch"), sits("bishop"), sits("warlord"), sits("architect"))
    do(state, "gold", "bewitch bishop", "gold")
    seen = happened(state)
    assert [event for event in seen if event[0] in ("reveal", "no_turn", "resumed")] == [
        ("reveal", 1, BISHOP),
        ("no_turn", 1),
        ("resumed", 0, BISHOP),
    ]


@pytest.mark.rule("C-CH-witch-5", "C-DI-gold_mine-1")
def test_bewitched_player_uses_his_gold_mine_and_nothing_else() -> None:
    held = sits("architect", gold=5, hand=["manor"], city=["gold_mine", "smithy", "laboratory", "museum", "armory"])
    state = called("architect", sits("witch", city=["manor"]), held, bewitched="architect")
    assert options(state) == ["gold", "cards"]
    do(state, "gold")
    assert gold(state)[1] == 8
    assert state.to_act() == 0


@pytest.mark.rule("C-CH-witch-5", "R-12", "C-DI-observatory-1")
def test_bewitched_player_uses_his_library_or_observatory() -> None:
    top = ["manor", "docks", "temple"]
    held = sits("architect", city=["observatory"])
    state = do(called("architect", sits("witch"), held, bewitched="architect", deck_top=top), "cards")
    assert sorted(offered(state, "keep")) == ["docks", "manor", "temple"]
    do(state, "keep docks", "under manor")
    assert (hand(state, 1), state.to_act()) == (["docks"], 0)
    held = sits("architect", city=["observatory", "library"])
    state = do(called("architect", sits("witch"), held, bewitched="architect", deck_top=top), "cards")
    assert (hand(state, 1), state.to_act()) == (["docks", "manor", "temple"], 0)


@pytest.mark.rule("C-CH-witch-6", "C-BLD-02")
@pytest.mark.rulesets("all")
def test_resumed_witch_uses_her_own_stash_hand_and_city() -> None:
    held = sits("king", gold=7, hand=["manor"])
    state = called("king", sits("witch", gold=3, hand=["docks", "tavern"]), held, bewitched="king")
    do(state, "gold")
    assert options(state) == ["build docks", "build tavern", "end"]
    do(state, "build tavern")
    assert options(state) == ["end"]
    assert (gold(state)[:2], city(state, 0), city(state, 1)) == ([2, 9], ["tavern"], [])


@pytest.mark.rule("C-CH-witch-7", "C-CH-witch-20", "C-DI-park-1", "C-DI-poor_house-1", "R-09")
@pytest.mark.rulesets("2010", "2016")
def test_witch_never_resumes_if_nobody_holds_her_victim() -> None:
    seats = [sits("witch", city=["park", "poor_house"]), sits("thief"), sits("king"), sits("warlord")]
    state = called("witch", *seats, draft={"face_up": ["bishop", "magician"]})
    do(state, "cards")
    do(state, options(state)[0])
    do(state, "bewitch bishop")
    cards = len(hand(state, 0))
    before = state.round
    dull(state)
    assert state.round == before + 1
    assert gold(state)[0] == 0
    assert len(hand(state, 0)) == cards
    assert "resumed" not in [event[0] for event in happened(state)]


@pytest.mark.rule("C-CH-witch-20", "C-DI-park-1", "C-DI-poor_house-1")
@pytest.mark.rulesets("2010", "2016")
def test_park_and_poor_house_act_at_the_end_of_the_resumed_turn() -> None:
    witch = sits("witch", city=["park", "poor_house"])
    held = sits("king", city=["manor"])
    state = called("king", witch, held, sits("bishop"), bewitched="king")
    do(state, "gold")
    assert (gold(state)[0], hand(state, 0)) == (0, [])
    do(state, "end")
    assert gold(state)[0] == 1
    assert len(hand(state, 0)) == 2


@pytest.mark.rule("C-CH-witch-20", "C-CH-witch-5")
@pytest.mark.rulesets("2010", "2016")
def test_park_and_poor_house_of_the_victim_have_no_effect() -> None:
    held = sits("king", city=["park", "poor_house"])
    state = called("king", sits("witch"), held, sits("bishop"), bewitched="king", deck_top=["manor", "docks"])
    do(state, "gold")
    assert (gold(state)[1], hand(state, 1)) == (2, [])
    state = called("king", sits("witch"), held, sits("bishop"), bewitched="king", deck_top=["manor", "docks"])
    do(state, "cards", "keep manor")
    assert (gold(state)[1], hand(state, 1)) == (0, ["manor"])


@pytest.mark.rule("C-CH-witch-10")
@pytest.mark.rulesets("all")
def test_witch_uses_her_own_uniques_not_those_of_the_victim() -> None:
    uniques = ["smithy", "laboratory", "school_of_magic"]
    poor = called("king", sits("witch", gold=9, hand=["town_hall"]), sits("king", city=uniques), bewitched="king")
    assert options(do(poor, "gold")) == ["build town_hall", "end"]
    rich = called("king", sits("witch", gold=9, hand=["town_hall"], city=uniques), sits("king"), bewitched="king")
    assert options(do(rich, "gold")) == ["income", "smithy", "laboratory", "build town_hall", "end"]


@pytest.mark.rule("C-CH-witch-1", "R-10")
@pytest.mark.rulesets("all")
def test_with_two_players_the_witch_may_bewitch_her_own_other_character() -> None:
    seats = [sits("witch", "king", city=["manor"]), sits("thief", "warlord")]
    state = called("witch", *seats, players=2, characters=WITCH_GAME, crown=1)
    do(state, "gold", "bewitch king", "gold", "end", "gold")
    assert (state.to_act(), state.crown, gold(state)) == (0, 0, [4, 2])
    do(state, "income", "end")
    assert gold(state) == [5, 2]
    assert state.to_act() == 1


@pytest.mark.rule("C-CH-witch-7", "C-CH-witch-20", "C-CALL-06")
@pytest.mark.rulesets("2010", "2016")
def test_with_two_players_a_witch_who_never_resumes_leaves_her_other_turn_complete() -> None:
    seats = [sits("witch", "king", city=["poor_house"]), sits("thief", "warlord")]
    state = at(
        players=2, characters=WITCH_GAME, seats=seats, turn={"character": "king"}, bewitched="bishop",
        draft={"buries": ["bishop"]}, deck_top=["manor", "docks"],
    )  # fmt: skip
    do(state, "cards", "keep manor", "end")
    assert gold(state)[0] == 1
