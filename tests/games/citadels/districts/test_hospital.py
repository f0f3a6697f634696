"""Hospital (2010): if its owner is killed, the owner still gathers when called."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.characters.seats import Seat, dull, sits
from tests.games.citadels.facing import starting
from tests.games.citadels.playing import at, city, deck, do, gold, hand, happened, options

from burgrave import Rng
from burgrave.games.citadels.cards import CHARACTER_NAMES
from burgrave.games.citadels.rules.state import CitadelsState

pytestmark = pytest.mark.rulesets("2010")

WARD = ["hospital"]


def number(name: str) -> int:
    return CHARACTER_NAMES.index(name)


def killed(victim: str, *seats: Seat, **position: Any) -> CitadelsState:
    return at(seats=list(seats), killed=victim, **position)


def shown(state: CitadelsState, seat: int) -> list[str]:
    seats = state.view(None)["seats"]
    assert isinstance(seats, list)
    return [one["character"] for one in seats[seat]["characters"]]


# ---- gathering only ----------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-hospital-1", "R-41", "C-CALL-03")
def test_the_killed_owner_of_the_hospital_is_revealed_and_gathers() -> None:
    owner = sits("merchant", city=[*WARD, "tavern", "smithy"], gold=4, hand=["docks"])
    state = killed("merchant", owner, sits("assassin"), sits("bishop"), sits("warlord"), turn={"character": "bishop"})
    do(state, "gold", "end")
    assert (state.to_act(), shown(state, 0), options(state)) == (0, ["merchant"], ["gold", "cards"])
    assert happened(state, 3)[-2:] == [("reveal", 0, number("merchant")), ("hospital", 0)]
    turn = state.view(3)["turn"]
    assert isinstance(turn, dict)
    assert (turn["seat"], turn["character"], turn["only_gathers"]) == (0, "merchant", True)
    do(state, "gold")
    assert (gold(state)[0], hand(state, 0), state.to_act()) == (6, ["docks"], 3)
    assert ("no_turn", 0) in happened(state)


@pytest.mark.rule("C-DI-hospital-1", "C-TURN-03")
def test_the_killed_owner_may_gather_cards() -> None:
    owner = sits("architect", city=WARD)
    seats = [owner, sits("assassin"), sits("bishop"), sits("warlord")]
    state = killed("architect", *seats, turn={"character": "bishop"}, deck_top=["tavern", "manor", "docks"])
    do(state, "gold", "end", "cards", "keep manor")
    assert (hand(state, 0), deck(state)[0], deck(state)[-1], state.to_act()) == (["manor"], "docks", "tavern", 3)


@pytest.mark.rule("C-DI-hospital-1", "C-DI-library-2", "C-DI-observatory-1")
def test_library_and_observatory_help_the_killed_owner_to_gather() -> None:
    owner = sits("merchant", city=[*WARD, "library", "observatory"])
    seats = [owner, sits("assassin"), sits("bishop"), sits("warlord")]
    state = killed("merchant", *seats, turn={"character": "bishop"}, deck_top=["tavern", "manor", "docks"])
    do(state, "gold", "end", "cards", "under tavern")
    assert (hand(state, 0), state.to_act()) == (["docks", "manor"], 3)


@pytest.mark.rule("C-DI-hospital-1", "C-DI-park-1", "C-DI-poor_house-1")
def test_the_districts_of_the_killed_owner_have_no_effect() -> None:
    owner = sits("bishop", city=[*WARD, "park", "poor_house", "armory", "museum"])
    seats = [owner, sits("assassin"), sits("king", city=["tavern"]), sits("warlord")]
    for answer, expected in [("gold", (2, 0)), ("cards", (0, 1))]:
        state = killed("bishop", *seats, turn={"character": "king"})
        do(state, "gold", "end")
        assert options(state) == ["gold", "cards"]
        do(state, answer)
        if answer == "cards":
            do(state, options(state)[0])
        assert ((gold(state)[0], len(hand(state, 0))), state.to_act()) == (expected, 3)


@pytest.mark.rule("C-DI-hospital-1", "C-CH-navigator-1", "C-CH-artist-1", "C-CH-alchemist-1")
@pytest.mark.parametrize("victim", ["thief", "magician", "merchant", "alchemist", "navigator", "warlord", "artist"])
def test_no_power_of_the_killed_character_works(victim: str) -> None:
    owner = sits(victim, city=[*WARD, "tavern", "prison"], gold=3, hand=["temple"])
    seats = [owner, sits("assassin"), sits("king", city=["manor"]), sits("bishop")]
    state = dull(killed(victim, *seats, turn={"character": "assassin", "gathered": True, "used": ["power"]}), victim)
    assert (state.to_act(), options(state)) == (0, ["gold", "cards"])
    do(state, "gold")
    assert ("no_turn", 0) in happened(state)
    assert (gold(state)[0], hand(state, 0)) == (5, ["temple"])
    assert (city(state, 0), city(state, 2)) == (["hospital", "prison", "tavern"], ["manor"])


@pytest.mark.rule("C-DI-hospital-1", "C-CALL-03")
def test_without_the_hospital_the_call_of_a_killed_character_is_silent() -> None:
    for owner in (2, 3):
        seats = [sits("merchant"), sits("assassin"), sits("bishop"), sits("warlord")]
        seats[owner] = {**seats[owner], "city": WARD}
        state = killed("merchant", *seats, turn={"character": "bishop"})
        do(state, "gold", "end")
        assert (state.to_act(), shown(state, 0), gold(state)[0]) == (3, [], 0)
        assert ("silence", number("merchant")) in happened(state)


@pytest.mark.rule("C-DI-hospital-1", "C-CH-assassin-1")
def test_the_hospital_must_be_in_the_city_when_the_victim_is_called() -> None:
    rest = [sits("assassin"), sits("bishop", city=["armory"]), sits("warlord")]
    in_hand = killed("merchant", sits("merchant", hand=WARD), *rest, turn={"character": "bishop"})
    assert do(in_hand, "gold", "end").to_act() == 3
    state = killed("merchant", sits("merchant", city=WARD), *rest, turn={"character": "bishop"})
    do(state, "demolish 0", "district hospital", "gold", "end")
    assert (state.to_act(), gold(state)[0], shown(state, 0)) == (3, 0, [])


@pytest.mark.rule("C-DI-hospital-1")
def test_the_hospital_has_no_effect_if_its_owner_was_not_killed() -> None:
    seats = [sits("bishop", city=[*WARD, "temple"], gold=1, hand=["tavern"]), sits("assassin"), sits(), sits()]
    state = killed("king", *seats, turn={"character": "bishop"})
    do(state, "gold", "income", "build tavern")
    assert (gold(state)[0], "hospital" in {event[0] for event in happened(state)}) == (3, False)


# ---- single victims ----------------------------------------------------------------------------------------------


@pytest.mark.rule("R-41", "C-CH-thief-2")
def test_the_killed_owner_cannot_be_robbed() -> None:
    seats = [sits("merchant", city=WARD, gold=5), sits("assassin"), sits("thief"), sits("warlord")]
    state = killed("merchant", *seats, turn={"character": "thief"})
    assert "rob merchant" not in options(state)
    assert "rob warlord" in options(state)


@pytest.mark.rule("C-DI-hospital-1", "R-41", "C-EOR-01")
def test_a_killed_king_with_the_hospital_is_crowned_when_the_round_ends() -> None:
    seats = [sits("king", city=[*WARD, "manor"]), sits("assassin"), sits("bishop"), sits("warlord")]
    state = dull(killed("king", *seats, crown=2, turn={"character": "assassin", "gathered": True}), "king")
    assert (state.to_act(), state.crown, shown(state, 0), options(state)) == (0, 2, ["king"], ["gold", "cards"])
    do(state, "gold")
    assert (state.to_act(), state.crown, gold(state)[0]) == (2, 2, 2)
    dull(state)
    assert (state.round, state.crown, state.to_act()) == (2, 0, 0)
    names = [event[0] for event in happened(state)]
    assert (names.count("heir"), names.count("crowned")) == (0, 1)


@pytest.mark.rule("C-DI-hospital-1", "C-EOR-04", "C-CH-emperor-2")
def test_a_killed_emperor_with_the_hospital_does_not_move_the_crown() -> None:
    seats = [sits("emperor", city=WARD), sits("assassin"), sits("bishop", gold=3), sits("warlord")]
    state = dull(killed("emperor", *seats, crown=2, turn={"character": "assassin", "gathered": True}), "emperor")
    assert (state.to_act(), options(state), shown(state, 0)) == (0, ["gold", "cards"], ["emperor"])
    dull(state)
    assert (state.round, state.crown, gold(state)[0]) == (2, 2, 2)


@pytest.mark.rule("C-DI-hospital-1", "C-CH-assassin-3", "C-CH-bishop-2")
def test_a_killed_bishop_with_the_hospital_is_not_protected() -> None:
    seats = [sits("bishop", city=[*WARD, "tavern"]), sits("assassin"), sits("king"), sits("warlord", gold=9)]
    state = killed("bishop", *seats, turn={"character": "king"})
    do(state, "gold", "end", "gold", "gold", "end")
    assert starting(state, "destroy") == ["destroy 0"]
    do(state, "destroy 0", "district hospital")
    assert city(state, 0) == ["tavern"]


@pytest.mark.rule("C-DI-hospital-1", "R-41", "R-24", "C-CH-queen-1", "C-CH-queen-3")
@pytest.mark.parametrize("victim", ["king", "emperor"])
def test_the_queen_next_to_a_killed_rank_4_with_the_hospital_is_paid_once(victim: str) -> None:
    seats = [sits(victim, city=WARD), sits("queen"), sits("assassin"), sits("bishop"), sits("warlord")]
    state = killed(victim, *seats, crown=3, turn={"character": "assassin", "gathered": True, "used": ["power"]})
    do(dull(state, victim), "gold")
    dull(state, "queen")
    assert "bonus" in options(state)
    do(state, "bonus", "gold", "end")
    assert (state.round, gold(state)[1]) == (2, 5)


@pytest.mark.rule("C-DI-hospital-1", "C-CH-queen-1", "C-CH-queen-3")
def test_a_killed_queen_with_the_hospital_is_paid_nothing() -> None:
    seats = [sits("queen", city=WARD), sits("king"), sits("assassin"), sits("bishop"), sits("warlord")]
    state = dull(killed("queen", *seats, turn={"character": "bishop"}), "queen")
    assert (state.to_act(), options(state)) == (0, ["gold", "cards"])
    do(state, "gold")
    assert (state.round, gold(state)[0]) == (2, 2)


@pytest.mark.rule("C-DI-hospital-1", "C-CH-tax_collector_old-3")
def test_a_killed_tax_collector_with_the_hospital_gets_no_tax() -> None:
    seats = [sits("tax_collector_old", city=WARD), sits("assassin"), sits("bishop", gold=3, hand=["tavern"]), sits()]
    state = killed("tax_collector_old", *seats, turn={"character": "assassin", "gathered": True, "used": ["power"]})
    do(state, "end")
    assert (state.to_act(), options(state)) == (0, ["gold", "cards"])
    dull(state, "bishop")
    do(state, "gold", "build tavern", "end")
    assert (gold(state)[0], gold(state)[2]) == (2, 4)


# ---- two and three players ---------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-hospital-1", "C-CALL-06")
@pytest.mark.parametrize("players", [2, 3])
def test_the_owners_other_character_has_an_ordinary_turn(players: int) -> None:
    seats = [sits("bishop", "architect", city=[*WARD, "temple"], hand=["tavern"]), sits("assassin", "warlord")]
    seats += [sits("thief", "merchant")] * (players - 2)
    state = killed("bishop", *seats, turn={"character": "assassin", "gathered": True, "used": ["power"]})
    dull(state, "bishop")
    assert (state.to_act(), options(state)) == (0, ["gold", "cards"])
    do(state, "gold")
    dull(state, "architect")
    assert (state.to_act(), gold(state)[0]) == (0, 2)
    do(state, "gold", "bonus", "build tavern")
    assert city(state, 0) == ["hospital", "tavern", "temple"]


@pytest.mark.rule("C-DI-hospital-1", "C-CH-assassin-1")
def test_an_assassin_with_the_hospital_may_kill_his_own_second_character() -> None:
    seats = [sits("assassin", "merchant", city=WARD), sits("thief", "bishop")]
    state = at(seats=seats, turn={"character": "assassin"})
    do(state, "kill merchant", "gold", "end")
    dull(state, "merchant")
    assert (state.to_act(), options(state)) == (0, ["gold", "cards"])
    assert gold(do(state, "gold"))[0] == 4


# ---- secrecy -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-hospital-1", "R-41", "C-INF-06", "C-INF-07")
def test_a_silent_call_shows_that_the_owner_of_the_hospital_is_not_the_victim() -> None:
    """Before the call, the owner is the victim in some sampled worlds; after it, in none."""
    seats = [sits("warlord", city=WARD), sits("assassin"), sits("bishop"), sits("merchant"), sits("architect")]
    state = killed("merchant", *seats, crown=2, turn={"character": "bishop"})
    assert 0 in {state.sample(2, Rng(i)).holder(6) for i in range(200)}
    do(state, "gold", "end")
    assert (state.to_act(), shown(state, 3), shown(state, 0)) == (4, [], [])
    holders = {state.sample(2, Rng(i)).holder(6) for i in range(200)}
    assert 0 not in holders
    assert 3 in holders
