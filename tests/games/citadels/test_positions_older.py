"""Positions of the older editions: round trips, defaults, and digests."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.citadels.playing import at, city, deck, do, gold, hand, new, options
from tests.games.citadels.reading_back import RARE, read_back, same, step

import burgrave
from burgrave import Rng
from burgrave.games.citadels.proof.trials import TRIALS
from burgrave.games.citadels.rules.pieces import DRAWN, MAIN, PICK
from burgrave.games.citadels.rules.state import CitadelsState

OLDER = ["classic", "2010"]
EIGHT = ["temple", "church", "monastery", "tavern", "market", "docks", "watchtower", "prison"]


def turn(state: CitadelsState) -> Any:
    return state.view(None)["turn"]


# ---- whole positions ------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("number", range(28))
@pytest.mark.parametrize("edition", OLDER)
def test_a_position_reads_back_to_the_same_state(edition: str, number: int) -> None:
    state = burgrave.new("citadels", seed=number, events=False, **TRIALS.options(number, edition))
    assert isinstance(state, CitadelsState)
    rng = Rng((number, edition))
    decisions = 0
    while not state.is_over():
        if decisions % 6 == 0 or state.phase not in (PICK, MAIN, DRAWN):
            same(state, read_back(state))
        step(state, rng, often=RARE)
        decisions += 1
    same(state, read_back(state))


@given(edition=st.sampled_from(OLDER), seed=st.integers(0, 10**6), number=st.integers(0, 200))
@settings(max_examples=25, deadline=None)
def test_a_state_read_back_has_the_same_future(edition: str, seed: int, number: int) -> None:
    state = burgrave.new("citadels", seed=seed, events=False, **TRIALS.options(seed, edition))
    assert isinstance(state, CitadelsState)
    rng = Rng(seed)
    for _ in range(number):
        step(state, rng, often=RARE)
    read = read_back(state)
    same_rng = Rng(seed)
    rng = Rng(seed)
    for _ in range(40):
        step(state, rng)
        step(read, same_rng)
        assert read.digest() == state.digest()
    same(state, read)


@pytest.mark.parametrize("edition", OLDER)
def test_the_first_position_of_a_game_names_it(edition: str) -> None:
    state = new(ruleset=edition, players=5, characters=["witch", "wizard"])
    position = state.position()
    districts: Any = position["districts"]
    assert (position["ruleset"], position["scenario"], districts.count("keep")) == (edition, "base", 2)
    assert "short" not in position and "tower" not in position
    same(state, read_back(state))


def test_the_short_game_stays_short() -> None:
    state = new(ruleset="2010", short=True, bonus=["bell_tower", "park"])
    assert state.position()["short"] is True
    assert read_back(state).goal == 7
    assert at(ruleset="2010", short=True).goal == 7
    assert at(ruleset="2010").goal == 8


# ---- mid-action -----------------------------------------------------------------------------------------------------

INSIDE: list[tuple[dict[str, Any], list[str]]] = [
    ({"phase": "power", "turn": {"character": "emperor", "seat": 0}, "crown": 2}, ["crown 1", "crown 3"]),
    ({"phase": "tribute", "turn": {"character": "emperor", "seat": 0, "target": 1}}, ["pay_gold", "give keep"]),
    ({"phase": "tribute", "turn": {"character": "emperor", "seat": 0}, "crown": 1}, ["pay_gold", "give keep"]),
    ({"phase": "extra", "turn": {"character": "merchant"}}, ["bonus", "decline"]),
    ({"phase": "extra", "turn": {"character": "architect"}}, ["bonus", "decline"]),
    ({"phase": "extra", "turn": {"character": "navigator"}}, ["sail_gold", "sail_cards", "decline"]),
    ({"phase": "extra", "turn": {"character": "witch"}}, ["bewitch thief", "decline"]),
    ({"phase": "shed", "turn": {"character": "king", "seat": 0, "pending": ["docks", "docks", "temple"]}},
     ["under docks", "under temple"]),
    ({"phase": "closing", "turn": {"character": "warlord", "seat": 0}}, ["destroy 0", "destroy 1", "end"]),
    ({"phase": "closing", "turn": {"character": "diplomat", "seat": 0}}, ["exchange 1", "end"]),
    ({"phase": "power", "turn": {"character": "warlord", "seat": 0, "target": 1}}, ["district temple"]),
    ({"phase": "power", "turn": {"character": "diplomat", "seat": 0, "target": 1, "step": 2, "card": "temple"}},
     ["offer market"]),
    ({"phase": "grave", "turn": {"character": "warlord", "seat": 0, "card": "manor"}}, ["reclaim", "decline"]),
]  # fmt: skip
BONUS: list[tuple[dict[str, Any], list[str]]] = [
    ({"phase": "tower", "turn": {"character": "king", "seat": 0}}, ["declare", "decline"]),
    ({"phase": "search", "turn": {"character": "king", "seat": 0}, "deck_top": ["palace"]}, ["take palace", "decline"]),
    ({"phase": "search", "turn": {"character": "witch", "seat": 0, "spent": 3}}, ["take temple", "decline"]),
    ({"phase": "ruin", "turn": {"character": "king", "seat": 0, "target": 1}}, ["district graveyard"]),
    ({"turn": {"character": "king", "seat": 0}, "killed": "king"}, ["gold", "cards"]),
    ({"phase": "shed", "turn": {"character": "king", "seat": 0, "pending": ["docks", "docks", "temple"]},
      "killed": "king"}, ["under docks", "under temple"]),
]  # fmt: skip
SCENES = [(edition, *one) for edition in OLDER for one in INSIDE] + [("2010", *one) for one in BONUS]


@pytest.mark.parametrize(("edition", "inside", "expected"), SCENES)
def test_positions_inside_something(edition: str, inside: dict[str, Any], expected: list[str]) -> None:
    own = ["market", "library", "observatory"]
    if edition == "2010":
        own += ["bell_tower", "lighthouse", "armory", "hospital"]
    theirs = ["temple"] if inside["turn"]["character"] == "diplomat" else ["temple", "graveyard"]
    seats: list[dict[str, Any]] = [{"city": own, "hand": ["keep", "castle"]}, {"city": theirs, "gold": 9}, {}, {}]
    seats[1] |= {"characters": ["magician"], "hand": ["keep"]}
    seats[3] |= {"characters": ["bishop"]}
    for seed in range(3):
        state = at(seed=seed, ruleset=edition, players=4, seats=seats, **inside)
        assert set(expected) <= set(options(state))
        same(state, read_back(state))
        rng = Rng(seed)
        for _ in range(80):
            step(state, rng)
        same(state, read_back(state))


@pytest.mark.parametrize("edition", OLDER)
def test_what_the_warlord_destroyed_lies_under_the_deck_before_all_eyes(edition: str) -> None:
    seats = [{"characters": ["warlord"]}, {"city": ["graveyard"], "hand": [], "gold": 1}]
    inside: dict[str, Any] = {"phase": "grave", "turn": {"character": "warlord", "card": "manor"}}
    for bottom in (["temple"], ["manor", "temple"], ["manor"]):
        state = at(ruleset=edition, players=4, seats=seats, deck_bottom=bottom, **inside)
        lies = deck(state).index("manor", len(deck(state)) - 2)
        known: Any = state.view(2)["deck_known"]
        assert known == [{"above": lies, "district": "manor"}]
        assert turn(state)["used"] == ["power"]
        do(state, "reclaim")
        assert (hand(state, 1), gold(state)[1], state.round) == (["manor"], 0, 2)


def test_who_searches_the_deck_knows_it() -> None:
    seats = [{"characters": ["king"], "city": ["lighthouse"], "hand": []}]
    state = at(ruleset="2010", players=4, seats=seats, phase="search", turn={"character": "king"}, deck=["manor"])
    assert state.view(0)["deck_known"] == [{"above": None, "district": "manor"}]
    assert state.view(1)["deck_known"] == []
    assert "knowledge" not in state.position()
    assert (turn(state)["builds"], turn(state)["spent"]) == (1, 3)


# ---- defaults -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", OLDER)
def test_a_character_alone_has_just_been_called(edition: str) -> None:
    seats: list[dict[str, Any]] = [{"characters": ["thief"], "city": ["manor"]}, {"characters": ["emperor"]}]
    state = at(ruleset=edition, players=4, crown=0, seats=seats, turn={"character": "emperor"})
    assert (options(state), state.crown) == (["crown 2", "crown 3"], 0)
    seats[1] = {"characters": ["warlord"], "gold": 9}
    state = at(ruleset=edition, players=4, seats=seats, turn={"character": "warlord"})
    assert options(state) == ["gold", "cards"]
    assert options(do(state, "gold", "end")) == ["destroy 0", "end"]
    seats[1] = {"characters": ["merchant"]}
    state = at(ruleset=edition, players=4, seats=seats, turn={"character": "merchant"})
    assert options(do(state, "gold")) == ["bonus", "decline"]


@pytest.mark.parametrize("edition", OLDER)
def test_who_has_gathered_has_had_the_extra_resource_and_moved_the_crown(edition: str) -> None:
    for character in ("merchant", "architect", "navigator"):
        seats = [{"characters": [character], "hand": []}]
        state = at(ruleset=edition, seats=seats, players=4, turn={"character": character, "gathered": True})
        assert (options(state), turn(state)["used"]) == (["end"], ["bonus"])
        forgone: dict[str, Any] = {"character": character, "gathered": True, "used": []}
        assert turn(at(ruleset=edition, seats=seats, players=4, turn=forgone))["used"] == []
    seats = [{"characters": ["emperor"], "hand": []}]
    for gathered in (False, True):
        state = at(ruleset=edition, seats=seats, players=4, turn={"character": "emperor", "gathered": gathered})
        assert (state.crown != 0, state.crown != state.starter, turn(state)["used"]) == (True, True, ["power"])
        assert options(state) == (["end"] if gathered else ["gold", "cards"])


@pytest.mark.parametrize("edition", OLDER)
def test_a_witch_who_has_gathered_has_named_nobody(edition: str) -> None:
    seats = [{"characters": ["witch"], "hand": ["tavern"], "gold": 1}, {"characters": ["king"]}]
    state = at(ruleset=edition, players=4, seats=seats, turn={"character": "witch", "gathered": True})
    assert options(do(state, "build tavern")) == ["end"]


@pytest.mark.parametrize("edition", OLDER)
def test_a_bewitched_emperor_moves_the_crown_when_the_witch_goes_on(edition: str) -> None:
    seats = [{"characters": ["witch"]}, {"characters": ["emperor"]}, {}, {}]
    fate: dict[str, Any] = {"ruleset": edition, "seats": seats, "bewitched": "emperor", "crown": 3}
    state = at(**fate, turn={"character": "emperor", "only_gathers": True})
    assert (state.to_act(), options(state)) == (1, ["gold", "cards"])
    assert options(do(state, "gold")) == ["crown 1", "crown 2"]
    assert (state.to_act(), turn(state)["resumed"], turn(state)["gathered"]) == (0, True, True)
    again = at(**fate, phase="power", turn={"character": "emperor"})
    assert (again.to_act(), options(again), turn(again)) == (0, options(state), turn(state))


@pytest.mark.parametrize("edition", OLDER)
def test_taxes_follow_from_the_calls(edition: str) -> None:
    seats: list[dict[str, Any]] = [{"characters": ["assassin"], "gold": 2}, {"characters": ["tax_collector_old"]}]
    one: dict[str, Any] = {"ruleset": edition, "seats": seats, "players": 4}
    later = at(**one, turn={"character": "king", "gathered": True, "builds": 1})
    assert (later.collector, turn(later)["spent"]) == (1, 1)
    assert do(later, "end").players[1].gold == 3
    assert at(**one, turn={"character": "tax_collector_old", "gathered": False}).collector == 1
    assert at(ruleset=edition, players=4, collector=2, turn={"character": "king"}).holder(2) == 2
    called = at(**one, early_builder=0, turn={"character": "tax_collector_old"})
    assert (gold(called)[:2], called.view(None)["early_builder"]) == ([1, 3], 0)
    going = at(**one, early_builder=0, turn={"character": "tax_collector_old", "gathered": False})
    assert (gold(going)[:2], going.view(None)["early_builder"]) == ([2, 2], 0)
    witch = [{"characters": ["witch"]}, {"characters": ["tax_collector_old"]}]
    fate: dict[str, Any] = {"ruleset": edition, "seats": witch, "players": 4, "bewitched": "tax_collector_old"}
    assert at(**fate, turn={"character": "tax_collector_old"}).collector == -1
    assert at(**fate, turn={"character": "tax_collector_old", "gathered": True}).collector == 0
    assert at(**fate, turn={"character": "king"}).collector == 0


def test_the_navigators_player_stays_barred_in_2010() -> None:
    seats = [{"characters": ["navigator", "warlord"], "hand": ["tavern"]}, {}]
    for edition, cannot_build in [("2010", 0), ("classic", -1)]:
        state = at(ruleset=edition, seats=seats, turn={"character": "warlord", "gathered": True})
        assert (state.cannot_build, "build tavern" in options(state)) == (cannot_build, cannot_build < 0)
        same(state, read_back(state))
    assert at(ruleset="2010", players=2, cannot_build=1, turn={"character": "warlord"}).holder(7) == 1


def test_a_killed_player_with_the_hospital_only_gathers() -> None:
    seats: list[dict[str, Any]] = [{"characters": ["bishop"], "city": ["hospital"]}, {"characters": ["assassin"]}]
    one: dict[str, Any] = {"ruleset": "2010", "players": 4, "killed": "bishop", "seats": seats}
    for registers in ({}, {"gathered": False}, {"only_gathers": True}):
        state = at(**one, turn={"character": "bishop", **registers})
        assert (state.to_act(), options(state), turn(state)["only_gathers"]) == (0, ["gold", "cards"], True)
        assert (state.revealed >> 5 & 1, state.protected) == (1, -1)
    later = at(**one, turn={"character": "warlord"})
    assert (later.revealed >> 5 & 1, later.protected, later.unhealed) == (1, -1, -1)
    seats[0]["city"] = []  # the Hospital was destroyed
    assert at(**one, turn={"character": "warlord"}).revealed >> 5 & 1 == 0
    seats += [{"characters": ["architect"]}, {"characters": ["warlord"]}]
    revealed = ["assassin", "bishop", "architect", "warlord"]
    shown = at(**one, turn={"character": "warlord"}, revealed=revealed, districts=UNIQUES)
    assert shown.revealed >> 5 & 1 == 1
    same(shown, read_back(shown))


UNIQUES = ["keep", "keep", "hospital", "bell_tower", "haunted_quarter"]


def test_the_hospital_tells_who_is_not_the_victim() -> None:
    seats: list[dict[str, Any]] = [{"characters": ["king"], "city": ["hospital"]}, {"characters": ["assassin"]}]
    one: dict[str, Any] = {"ruleset": "2010", "players": 4, "killed": "bishop", "seats": seats}
    assert at(**one, turn={"character": "king"}).unhealed == -1
    called = at(**one, turn={"character": "warlord"})
    assert called.unhealed == 0
    since = at(**one, turn={"character": "warlord"}, unhealed=[])
    assert (since.unhealed, since.position()["unhealed"]) == (-1, [])
    other = at(**one, turn={"character": "warlord"}, unhealed=2)
    assert (other.unhealed, other.position()["unhealed"]) == (2, 2)
    for state in (called, since, other):
        same(state, read_back(state))
    for seed in range(20):
        free = at(seed=seed, ruleset="2010", players=5, killed="bishop", unhealed=3, turn={"character": "warlord"})
        assert free.holder(5) != 3


def test_the_bell_tower_makes_cities_of_seven_complete() -> None:
    seats = [{"city": EIGHT[:7]}, {"city": ["bell_tower"]}, {"city": ["keep", "keep", "castle", "manor", *EIGHT[:3]]}]
    tower: dict[str, Any] = {"ruleset": "2010", "players": 4, "tower": True, "turn": {"character": "bishop"}}
    state = at(**tower, seats=seats, characters=["wizard"])
    assert (state.goal, state.view(None)["first"]) == (7, [0])
    state = at(**tower, seats=seats, characters=["wizard"], first=[2, 0])
    assert (state.view(None)["first"], state.position()["first"]) == ([0, 2], [0, 2])
    same(state, read_back(state))
    assert at(ruleset="2010", players=4, seats=seats, turn={"character": "bishop"}, characters=["wizard"]).firsts == 0


@pytest.mark.parametrize("edition", OLDER)
def test_a_haunted_quarter_may_be_new(edition: str) -> None:
    seats = [{"city": ["haunted_quarter"]}]
    for late in (False, True):
        state = at(ruleset=edition, round=5, seats=seats, haunted_this_round=late, turn={"character": "king"})
        assert state.view(None)["haunted_this_round"] is late


@pytest.mark.parametrize("edition", OLDER)
def test_there_are_two_keeps(edition: str) -> None:
    state = at(ruleset=edition, seats=[{"city": ["keep"], "hand": ["keep"]}], turn={"character": "wizard"})
    assert (city(state, 0), hand(state, 0)) == (["keep"], ["keep"])
    both = at(ruleset=edition, seats=[{"city": ["keep", "keep"]}], turn={"character": "wizard"})
    same(both, read_back(both))


def test_what_is_mentioned_comes_into_the_game() -> None:
    seats = [{"characters": ["diplomat"], "city": ["park", "quarry", "tavern", "tavern"]}]
    state = at(ruleset="2010", players=5, seats=seats, turn={"character": "queen"})
    data: Any = state.position()
    assert (data["scenario"], data["characters"][-2:]) == ("custom", ["diplomat", "queen"])
    assert {"park", "quarry"} <= set(data["districts"]) and "graveyard" not in data["districts"]
    assert len(data["districts"]) == 13
    assert at(ruleset="classic", seats=[{"city": ["keep"]}]).scenario == "base"


def test_three_players_of_the_older_editions_lose_no_card_by_lot() -> None:
    for seed in range(5):
        state = at(seed=seed, ruleset="classic", players=3, turn={"character": "bishop"})
        assert (state.lost, bin(state.passed).count("1")) == (0, 1)


@pytest.mark.parametrize("edition", OLDER)
def test_the_end_of_a_game(edition: str) -> None:
    seats = [{"city": EIGHT}, {"characters": ["king"]}, {"characters": ["emperor"]}]
    state = at(ruleset=edition, players=4, phase="over", seats=seats[:2], killed="king")
    assert (state.is_over(), state.crown, state.revealed >> 4 & 1) == (True, 1, 1)
    state = at(ruleset=edition, players=4, phase="over", seats=[seats[0], seats[2]], killed="emperor")
    assert (state.crown == state.starter, state.revealed >> 4 & 1) == (True, 0)
    queen = [{"city": EIGHT, "characters": ["queen"]}, seats[2], {}, {}, {}]
    state = at(ruleset=edition, phase="over", seats=queen, killed="emperor")
    assert state.revealed >> 4 & 1 == (edition == "2010")
    same(state, read_back(state))


# ---- digests --------------------------------------------------------------------------------------------------------


def test_the_digest_tells_apart_what_the_older_editions_add() -> None:
    def middle() -> CitadelsState:
        seats = [{"characters": ["bishop"], "city": ["bell_tower", "haunted_quarter"]}]
        return at(ruleset="2010", players=4, round=3, seats=seats, turn={"character": "bishop", "gathered": True})

    before = middle().digest()
    changes: dict[str, Any] = {
        "goal": 7, "tower": True, "firsts": 3, "collector": 1, "early_builder": 1, "cannot_build": 1, "unhealed": 1,
        "haunted_round": 3, "only_gathers": True,
    }  # fmt: skip
    for name, value in changes.items():
        state = middle()
        setattr(state, name, value)
        assert state.digest() != before, name
    state = middle()
    state.haunted_round = 2  # a Haunted Quarter built earlier is like any other
    state.step = 1
    assert state.digest() == before


def test_the_digest_tells_apart_which_card_was_destroyed() -> None:
    seats = [{"characters": ["warlord"]}, {"city": ["graveyard"], "hand": []}]
    state = at(ruleset="classic", players=4, seats=seats, phase="grave", turn={"character": "warlord", "card": "manor"})
    before = state.digest()
    state.card = state.deck[0]
    assert state.digest() != before
