"""Rulings on the course of the game in the older editions; those on cards are in ``test_rulings_older_cards``."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.facing import facing, starting
from tests.games.citadels.idling import gather, leave
from tests.games.citadels.playing import at, city, deck, do, first, gold, hand, happened, new, options, score

from burgrave import SetupError
from burgrave.games.citadels.cards import CHARACTER_NAMES
from burgrave.games.citadels.rules import choosing as selection
from burgrave.games.citadels.rules.state import CitadelsState

pytestmark = pytest.mark.rulesets("older")

EIGHT = ["temple", "church", "monastery", "tavern", "market", "docks", "watchtower", "prison"]  # cost 15
DEARER = ["temple", "church", "monastery", "tavern", "harbor", "docks", "watchtower", "prison"]  # cost 17
TAXED = ["assassin", "tax_collector_old"]


def kinds(state: CitadelsState, mark: int, *names: str) -> list[str]:
    return [str(event[0]) for event in happened(state, mark=mark) if event[0] in names]


# ---- setup and selection ------------------------------------------------------------------------------------------


@pytest.mark.rule("R-01", "C-SEL-02", "C-SEL-14")
def test_the_face_down_card_is_drawn_before_the_face_up_ones() -> None:
    """Drawing the face-down card first puts rank 4 face down in 1 of 8 four-player rounds."""
    state = new(players=4)
    found = [event[0] for event in happened(state)]
    assert found[found.index("round") :] == ["round", "face_up", "face_up"]
    rounds = 4000
    hidden = 0
    for _ in range(rounds):
        selection.deal_characters(state)
        hidden += state.face_down == 4
    assert abs(hidden / rounds - 1 / 8) < 0.02


@pytest.mark.rule("R-02", "C-DRF-01", "C-DRF-06", "C-SEL-11")
@pytest.mark.rulesets("classic")
def test_two_printed_rows_of_the_table_do_not_apply() -> None:
    """The rows are those for eight characters with three players, and for eight characters with eight players."""
    three = new(players=3)
    assert (three.face_up, three.face_down > 0) == (0, True)
    seen: list[int] = []
    while three.rank == 0:
        seen.append(len(options(three)))
        do(three, options(three)[0])
    assert seen == [7, 6, 5, 4, 3, 2]
    eight = new(players=8)
    assert (eight.ranks_in_play, eight.face_up, len(options(eight))) == (9, 0, 8)


@pytest.mark.rule("R-43", "C-SET-14")
@pytest.mark.parametrize("ninth", ["artist", "queen"])
def test_two_or_three_players_have_no_ninth_rank(ninth: str) -> None:
    for players in (2, 3):
        assert new(players=players).ranks_in_play == 8
        with pytest.raises(SetupError, match="only ranks 1 to 8"):
            new(players=players, characters=[ninth])
    assert new(players=5, characters=[ninth]).ranks_in_play == 9


@pytest.mark.rule("R-44")
@pytest.mark.rulesets("classic")
def test_nine_players_are_refused() -> None:
    with pytest.raises(SetupError, match="2 to 8 players"):
        new(players=9, characters=["artist"])
    assert new(players=8, characters=["artist"]).n == 8


@pytest.mark.rule("R-58")
def test_two_players_have_no_emperor() -> None:
    with pytest.raises(SetupError, match="emperor is not allowed with 2 players"):
        new(players=2, characters=["emperor"])
    assert CHARACTER_NAMES[new(players=3, characters=["emperor"]).cast[4]] == "emperor"


# ---- reveals -------------------------------------------------------------------------------------------------------


def early(character: str, stash: int = 3, **seat: Any) -> CitadelsState:
    """Return a state during the turn of a rank 1 character (seat 0) with a tavern to build.

    The Tax Collector (seat 1) is called later.
    """
    seats: list[dict[str, Any]] = [
        {"characters": [character], "gold": stash, "hand": ["tavern"], **seat},
        {"characters": ["tax_collector_old"], "gold": 0, "hand": []},
        {"characters": ["king"], "gold": 0, "hand": []},
        {"characters": ["bishop"], "gold": 0, "hand": []},
    ]
    state = at(seats=seats, turn={"character": character})
    do(state, "gold")
    return do(state, "decline") if character == "witch" else state


@pytest.mark.rule("R-05", "R-18", "C-CH-tax_collector_old-2")
@pytest.mark.parametrize("character", ["assassin", "witch"])
def test_a_rank_1_that_has_built_pays_when_the_tax_collector_is_revealed(character: str) -> None:
    state = do(early(character), "build tavern")
    assert gold(state)[:2] == [4, 0]
    mark = state.event_count()
    do(state, "end")
    assert (state.to_act(), gold(state)[:2], options(state)[:2]) == (1, [3, 1], ["gold", "cards"])
    do(state, "gold")
    order = kinds(state, mark, "end", "reveal", "taxed", "gather_gold")
    assert order == ["end", "reveal", "taxed", "gather_gold"]
    assert ("taxed", 0, 1) in happened(state, mark=mark)
    do(state, "end", "gold", "end", "gold", "end")
    assert (state.round, gold(state)) == (2, [3, 3, 2, 2])


@pytest.mark.rule("R-18", "C-CH-tax_collector_old-1", "C-CH-tax_collector_old-2")
def test_a_rank_1_that_has_not_built_or_has_no_gold_pays_no_late_tax() -> None:
    assert gold(do(early("assassin"), "end"))[:2] == [5, 0]
    assert gold(do(early("assassin", hand=["palace"]), "build palace", "end"))[:2] == [0, 0]


@pytest.mark.rule("R-18", "C-CH-tax_collector_old-3")
def test_a_killed_or_unheld_tax_collector_collects_no_late_tax() -> None:
    state = do(early("assassin"), "kill tax_collector_old", "build tavern", "end")
    assert (state.to_act(), gold(state)[0]) == (2, 4)
    seats: list[dict[str, Any]] = [{"characters": [name]} for name in ("assassin", "king", "bishop", "merchant")]
    seats[0] |= {"gold": 1, "hand": ["tavern"]}
    turn = {"character": "assassin", "gathered": True}
    idle = at(seats=seats, characters=TAXED, turn=turn, draft={"face_up": ["tax_collector_old", "magician"]})
    do(idle, "build tavern", "end")
    assert idle.view(None)["collector"] is None
    while idle.round == 1:
        leave(gather(idle))
    assert gold(idle)[0] == 0


@pytest.mark.rule("R-18", "C-CH-tax_collector_old-4", "C-CALL-06")
def test_a_player_with_rank_1_and_the_tax_collector_pays_nothing() -> None:
    seats: list[dict[str, Any]] = [
        {"characters": ["assassin", "tax_collector_old"], "gold": 3, "hand": ["tavern"]},
        {"characters": ["bishop", "warlord"], "gold": 0},
    ]
    state = at(seats=seats, turn={"character": "assassin", "gathered": True})
    mark = state.event_count()
    do(state, "build tavern", "end")
    assert (gold(state), kinds(state, mark, "taxed")) == ([2, 0], [])


@pytest.mark.rule("R-13", "C-CH-witch-6", "C-CH-tax_collector_old-1")
def test_a_witch_in_the_tax_collectors_place_collects_for_the_rest_of_the_round() -> None:
    seats: list[dict[str, Any]] = [
        {"characters": ["witch"], "gold": 3, "hand": ["market"]},
        {"characters": ["tax_collector_old"], "gold": 0},
        {"characters": ["king"], "gold": 0, "hand": ["tavern"]},
        {"characters": ["bishop"], "gold": 0},
    ]
    state = at(seats=seats, bewitched="tax_collector_old", turn={"character": "tax_collector_old"})
    assert state.view(None)["collector"] is None
    do(state, "gold")
    assert (state.to_act(), state.view(None)["collector"]) == (0, 0)
    do(state, "build market", "end")
    assert gold(state)[:2] == [1, 2]
    do(state, "gold", "build tavern", "end")
    assert gold(state)[:3] == [2, 2, 0]


@pytest.mark.rule("R-20", "C-CH-emperor-2", "C-CH-king-2")
def test_the_emperor_moves_the_crown_before_anything_else() -> None:
    seats = [{"characters": ["bishop"]}, {"characters": ["emperor"], "hand": []}, {"gold": 0, "hand": []}, {}]
    state = at(seats=seats, crown=0, turn={"character": "emperor"})
    assert options(state) == ["crown 2", "crown 3"]
    do(state, "crown 2")
    assert (state.crown, options(state)) == (2, ["gold", "cards"])


@pytest.mark.rule("R-49", "C-EOR-04", "C-EOR-05", "C-INF-06")
def test_a_killed_emperor_stays_hidden_and_the_crown_stays() -> None:
    seats = [{"characters": [name], "hand": []} for name in ("warlord", "emperor", "assassin", "bishop")]
    state = at(seats=seats, killed="emperor", crown=3, turn={"character": "warlord", "gathered": True})
    mark = state.event_count()
    do(state, "end")
    assert (state.round, state.crown, state.to_act()) == (2, 3, 3)
    assert kinds(state, mark, "heir", "crowned") == []


@pytest.mark.rule("R-49", "C-CH-queen-1", "C-CH-queen-3", "C-EOR-05")
@pytest.mark.rulesets("2010")
@pytest.mark.parametrize(("emperor", "shown"), [(1, True), (4, True), (2, False), (3, False)])
def test_a_killed_emperor_is_revealed_if_a_queen_is_paid_for_him(emperor: int, shown: bool) -> None:
    names = {0: "queen", emperor: "emperor"}
    rest = ["assassin", "bishop", "merchant"]
    seats = [{"characters": [names.get(seat) or rest.pop()], "hand": [], "gold": 0} for seat in range(5)]
    crown = 2 if emperor != 2 else 3
    state = at(seats=seats, killed="emperor", crown=crown, turn={"character": "queen", "gathered": True})
    assert "bonus" not in options(state)
    mark = state.event_count()
    do(state, "end")
    assert (gold(state)[0], state.crown, state.round) == (3 if shown else 0, crown, 2)
    assert (("heir", emperor, CHARACTER_NAMES.index("emperor")) in happened(state, mark=mark)) is shown


@pytest.mark.rule("R-49", "R-24", "C-CH-queen-4")
@pytest.mark.rulesets("classic")
def test_a_killed_emperor_is_never_revealed_in_classic() -> None:
    """In classic, the Queen is paid for sitting next to the crown."""
    held = ["queen", "emperor", "assassin", "merchant", "architect"]
    seats = [{"characters": [name], "hand": [], "gold": 0} for name in held]
    state = at(seats=seats, killed="emperor", crown=3, turn={"character": "queen", "gathered": True})
    mark = state.event_count()
    do(state, "end")
    assert (gold(state)[0], kinds(state, mark, "heir", "court"), state.crown) == (0, [], 3)


# ---- turns -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-07", "C-BLD-01", "C-TURN-09", "C-TURN-11")
def test_before_gathering_only_income_is_possible() -> None:
    mine = {"gold": 9, "city": ["market", "prison"], "hand": ["tavern"]}
    for character, allowed in [("merchant", ["income"]), ("architect", []), ("navigator", []), ("warlord", ["income"])]:
        seats: list[dict[str, Any]] = [{"characters": [character], **mine}, {"city": ["manor"]}]
        state = at(players=4, seats=seats, turn={"character": character})
        assert options(state) == ["gold", "cards", *allowed]
        if allowed:
            assert gold(do(state, "income"))[0] == 10


@pytest.mark.rule("R-07", "C-CH-thief-1", "C-CH-magician-1")
def test_thief_and_magician_may_act_before_gathering() -> None:
    seats = [{"characters": ["thief"]}, {"characters": ["king"]}]
    state = do(at(players=4, seats=seats, turn={"character": "thief"}), "rob king")
    assert options(state) == ["gold", "cards"]
    seats = [{"characters": ["magician"], "hand": []}, {"hand": ["tavern"]}]
    state = do(at(players=4, seats=seats, turn={"character": "magician"}), "swap 1")
    assert (hand(state, 0), options(state)) == (["tavern"], ["gold", "cards"])


@pytest.mark.rule("R-07", "C-TURN-11", "C-CH-warlord-2")
def test_after_ending_his_turn_the_warlord_can_only_attack() -> None:
    state = facing("warlord", ["prison"], ["market"], hand=["tavern"])
    assert {"income", "build tavern", "end"} <= set(options(state))
    assert starting(state, "destroy") == []
    do(state, "end")
    assert options(state) == ["destroy 0", "destroy 1", "end"]
    mark = state.event_count()
    do(state, "destroy 1", "district market")
    assert kinds(state, mark, "destroy", "end") == ["destroy", "end"]
    assert state.round == 2


def taxed(character: str, stash: int, hand: list[str], city: list[str]) -> CitadelsState:
    """Return a state during a character's turn (seat 0), after gathering gold; the Tax Collector has already acted."""
    seats: list[dict[str, Any]] = [
        {"characters": [character], "gold": stash - 2, "hand": hand, "city": city},
        {"characters": ["tax_collector_old"], "gold": 0, "city": ["manor"]},
        {"characters": ["assassin"]},
        {"characters": ["artist"]},
    ]
    state = at(seats=seats, turn={"character": "tax_collector_old", "gathered": True})
    do(state, "end", "gold")
    assert (state.to_act(), gold(state)[:2]) == (0, [stash, 0])
    return state


@pytest.mark.rule("R-08", "C-CH-tax_collector_old-1", "C-TURN-11")
@pytest.mark.parametrize(("stash", "after", "paid"), [(4, 0, 1), (3, 0, 0)])
def test_the_warlord_attacks_before_he_pays_the_tax(stash: int, after: int, paid: int) -> None:
    state = do(taxed("warlord", stash, ["tavern"], []), "build tavern", "end")
    assert (gold(state)[:2], "destroy 1" in options(state)) == ([stash - 1, 0], True)
    mark = state.event_count()
    do(state, "destroy 1", "district manor")
    assert gold(state)[:2] == [after, paid]
    assert kinds(state, mark, "destroy", "taxed", "end") == ["destroy", *["taxed"] * paid, "end"]


@pytest.mark.rule("R-08", "C-CH-alchemist-1", "C-CH-alchemist-2", "C-CH-tax_collector_old-1")
def test_the_alchemist_is_refunded_after_the_tax_and_not_for_it() -> None:
    for stash, back, paid in [(4, 3, 1), (3, 3, 0)]:
        state = taxed("alchemist", stash, ["manor"], [])
        mark = state.event_count()
        do(state, "build manor", "end")
        assert gold(state)[:2] == [back, paid]
        assert kinds(state, mark, "taxed", "refund", "end") == [*["taxed"] * paid, "refund", "end"]


@pytest.mark.rule("R-08", "C-DI-poor_house-1", "C-DI-park-1", "C-CH-alchemist-1")
@pytest.mark.rulesets("2010")
def test_after_the_tax_come_poor_house_park_and_refund_in_this_order() -> None:
    state = do(taxed("alchemist", 4, ["manor"], ["poor_house", "park"]), "build manor")
    mark = state.event_count()
    do(state, "end")
    order = ["taxed", "poor_house", "park", "refund", "end"]
    assert kinds(state, mark, *order) == order
    assert (gold(state)[:2], len(hand(state, 0))) == ([4, 1], 2)


@pytest.mark.rule("R-33", "C-TURN-09", "C-CH-architect-1", "C-CH-navigator-1")
def test_a_short_deck_gives_the_extra_cards_that_it_holds() -> None:
    for character, choice, cards in [("architect", "bonus", 1), ("navigator", "sail_cards", 3)]:
        seats: list[dict[str, Any]] = [{"characters": [character], "hand": []}]
        top = ["tavern", "market", "docks"][:cards]
        state = at(players=4, seats=seats, turn={"character": character}, deck=top)
        do(state, "gold", choice)
        assert (hand(state, 0), deck(state)) == (sorted(top), [])
    empty: dict[str, Any] = {"players": 4, "deck": []}
    seats = [{"characters": ["navigator"]}]
    assert options(do(at(seats=seats, turn={"character": "navigator"}, **empty), "gold")) == ["sail_gold", "decline"]
    seats = [{"characters": ["architect"], "hand": []}]
    assert options(do(at(seats=seats, turn={"character": "architect"}, **empty), "gold")) == ["end"]


@pytest.mark.rule("R-50", "C-TURN-14", "C-CH-warlord-2")
def test_destroyed_and_discarded_cards_go_under_the_deck() -> None:
    state = do(facing("warlord", [], ["market"]), "end", "destroy 1", "district market")
    assert deck(state)[-1] == "market"
    state = do(facing("magician", [], [], hand=["tavern", "palace"]), "replace", "discard tavern", "done")
    assert deck(state)[-1] == "tavern"
    seats = [{"characters": ["bishop"], "hand": []}]
    state = at(players=4, seats=seats, turn={"character": "bishop"}, deck_top=["manor", "docks"])
    size = len(deck(state))
    do(state, "cards", "keep docks")
    assert (deck(state)[-1], len(deck(state))) == ("manor", size - 1)


@pytest.mark.rule("R-51", "C-INF-01", "C-INF-09")
@pytest.mark.parametrize("viewer", [None, 0, 3])
def test_stashes_and_hand_sizes_are_public(viewer: int | None) -> None:
    seats = [{"gold": seat, "hand": ["tavern", "docks", "manor"][:seat]} for seat in range(4)]
    seats[0]["characters"] = ["king"]
    state = at(seats=seats, turn={"character": "king"})
    shown: Any = state.view(viewer)["seats"]
    assert [(one["gold"], one["hand_size"]) for one in shown] == [(seat, seat) for seat in range(4)]
    assert [one["known_hand"] for one in shown[1:3]] == [[], []]


# ---- completing the city and scoring -------------------------------------------------------------------------------


def tied(**position: Any) -> list[int]:
    """Return the places of seats 0 and 1 in a finished game in which they have equal points."""
    state = at(players=4, phase="over", **position)
    assert state.scores()[0] == state.scores()[1]
    return list(state.ranks())[:2]


@pytest.mark.rule("R-03", "C-EOG-07")
@pytest.mark.parametrize("stash", [9, 9999])
def test_a_tie_goes_to_the_more_expensive_districts_and_not_to_the_higher_rank(stash: int) -> None:
    low = {"characters": ["warlord"], "city": EIGHT, "gold": stash}
    high = {"characters": ["thief"], "city": DEARER, "gold": 0}
    assert tied(seats=[low, high], first=0) == [2, 1]
    swapped = [{**high, "characters": ["warlord"]}, {**low, "characters": ["thief"]}]
    assert tied(seats=swapped, first=1) == [1, 2]


@pytest.mark.rule("R-03", "C-EOG-07")
def test_with_equal_districts_the_fuller_stash_wins_or_the_place_is_shared() -> None:
    for stashes, places in [((3, 5), [2, 1]), ((5, 3), [1, 2]), ((4, 4), [1, 1])]:
        seats = [
            {"characters": ["warlord"], "city": EIGHT, "gold": stashes[0]},
            {"characters": ["thief"], "city": EIGHT, "gold": stashes[1]},
            {"city": EIGHT},
        ]
        assert [place - 1 for place in tied(seats=seats, first=2)] == places


@pytest.mark.rule("R-55", "C-BLD-08", "C-CH-witch-6")
def test_the_witch_may_complete_her_city_first_in_her_victims_place() -> None:
    seats: list[dict[str, Any]] = [
        {"characters": ["witch"], "city": EIGHT[:7], "gold": 9, "hand": ["prison"]},
        {"characters": ["bishop"], "city": EIGHT[:7], "gold": 9, "hand": ["prison"]},
    ]
    state = at(players=4, seats=seats, bewitched="bishop", turn={"character": "bishop"})
    do(state, "gold")
    assert (state.to_act(), first(state)) == (0, -1)
    do(state, "build prison")
    assert (first(state), score(state, 0).completion, score(state, 1).completion) == (0, 4, 0)


@pytest.mark.rule("R-55", "C-CH-wizard-2", "C-BLD-08")
def test_the_wizards_immediate_build_may_complete_the_first_city() -> None:
    seats: list[dict[str, Any]] = [
        {"characters": ["wizard"], "city": EIGHT[:6], "gold": 9, "hand": ["watchtower"]},
        {"characters": ["bishop"], "hand": ["prison"]},
    ]
    state = at(players=4, seats=seats, turn={"character": "wizard", "gathered": True})
    do(state, "build watchtower")
    assert first(state) == -1
    do(state, "peek 1", "take prison", "build_it")
    assert (first(state), len(city(state, 0))) == (0, 8)


@pytest.mark.rule("R-55", "C-DI-bell_tower-2")
@pytest.mark.rulesets("2010")
def test_the_bell_tower_may_make_another_players_city_the_first_complete_one() -> None:
    state = facing("architect", ["tavern"], EIGHT[:7], hand=["bell_tower"])
    do(state, "build bell_tower")
    assert first(state) == -1
    mark = state.event_count()
    do(state, "declare")
    assert (first(state), happened(state, mark=mark)) == (1, [("tower", 0), ("first_complete", 1)])
    do(state, "end")
    assert (state.is_over(), score(state, 0).completion, score(state, 1).completion) == (True, 0, 4)
