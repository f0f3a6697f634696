"""Information shown to seats and spectators in the older editions."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.facing import starting
from tests.games.citadels.idling import idle
from tests.games.citadels.playing import at, deck, do, gold, happened, new, options

from burgrave.games.citadels.rules.state import CitadelsState

pytestmark = pytest.mark.rulesets("older")

EVERYBODY = (None, 0, 1, 2, 3)


def look(state: CitadelsState, seat: int | None) -> Any:
    return state.view(seat)


def known(state: CitadelsState, owner: int) -> list[list[str]]:
    """Return the cards in the owner's hand that each view shows; the spectators' view comes first."""
    return [look(state, seat)["seats"][owner]["known_hand"] for seat in EVERYBODY]


# ---- public information -----------------------------------------------------------------------------------------


@pytest.mark.rule("C-INF-01", "C-INF-15", "R-51")
def test_public_data_are_the_same_in_every_view() -> None:
    state = at(
        characters=["tax_collector_old", "artist"],
        crown=2,
        seats=[
            {
                "characters": ["assassin"],
                "gold": 7,
                "hand": ["tavern", "manor"],
                "city": ["keep", "market+", "graveyard"],
            },
            {"characters": ["tax_collector_old"], "gold": 0, "hand": [], "city": []},
            {"characters": ["king"], "gold": 1},
            {"characters": ["warlord"]},
        ],
        draft={"face_up": ["magician", "bishop", "architect"], "face_down": "merchant"},
        turn={"character": "king"},
    )
    for seat in EVERYBODY:
        view = look(state, seat)
        assert [one["gold"] for one in view["seats"]] == [7, 0, 1, 2]
        assert [one["hand_size"] for one in view["seats"]] == [2, 0, 4, 4]
        assert [(one["district"], one["cost"]) for one in view["seats"][0]["city"]] == [
            ("keep", 3),
            ("market", 3),
            ("graveyard", 5),
        ]
        assert (view["crown"], view["deck"], view["goal"]) == (2, 66 - 10 - 3, 8)
        assert view["cast"][1] == "tax_collector_old" and view["cast"][8] == "artist"
        assert view["face_up"] == ["magician", "bishop", "architect"]
        assert (view["first"], view["tower"], view["pool"]) == ([], False, None)


@pytest.mark.rulesets("2010")
@pytest.mark.rule("C-INF-01")
def test_everybody_sees_the_bell_tower_and_the_player_who_cannot_build() -> None:
    state = at(
        players=4,
        characters=["navigator"],
        seats=[
            {
                "characters": ["king"],
                "gold": 9,
                "city": ["manor", "castle", "temple", "church", "market", "docks"],
                "hand": ["bell_tower"],
            },
            {"characters": ["navigator"]},
        ],
        turn={"character": "king", "gathered": True},
    )
    do(state, "build bell_tower", "declare", "end")
    while state.to_act() != 1:
        idle(state)
    for seat in EVERYBODY:
        view = look(state, seat)
        assert (view["tower"], view["goal"], view["first"], view["cannot_build"]) == (True, 7, [0], 1)


@pytest.mark.rule("C-INF-01", "C-INF-08")
def test_everybody_sees_the_tax_paid_to_the_older_tax_collector() -> None:
    seats: list[dict[str, Any]] = [
        {"characters": ["tax_collector_old"], "gold": 0},
        {"characters": ["king"], "gold": 1, "hand": ["manor"]},
        {"gold": 3},
        {"gold": 3},
    ]
    state = at(players=4, seats=seats, turn={"character": "tax_collector_old", "gathered": True})
    assert [look(state, seat)["collector"] for seat in EVERYBODY] == [0] * 5
    do(state, "end")
    mark = state.event_count()
    do(state, "gold", "build manor", "end")
    assert gold(state)[:2] == [0, 0]  # nothing was left to pay with
    assert not [event for event in happened(state, mark=mark) if event[0] == "taxed"]
    seats[1]["gold"] = 2
    state = at(players=4, seats=seats, turn={"character": "tax_collector_old", "gathered": True})
    mark = state.event_count()
    do(state, "end", "gold", "build manor", "end")
    for seat in EVERYBODY:
        assert ("taxed", 1, 0) in happened(state, seat, mark=mark)
    assert gold(state)[:2] == [1, 0]


# ---- choice of characters ----------------------------------------------------------------------------------------


@pytest.mark.rule("C-INF-03", "C-INF-04")
def test_three_players_know_only_their_own_options_and_picks() -> None:
    state = new(players=3, crown=0, seed=2)
    down = look(state, 0)["cast"][state.face_down - 1]
    passed = [name for name in look(state, 0)["cast"] if name != down]
    looks: list[list[dict[str, Any]]] = [[], [], []]
    for step in range(6):
        kept = options(state)[0].split()[1]
        looks[step % 3].append({"seen": list(passed), "picked": kept, "buried": None})
        do(state, f"pick {kept}")
        passed.remove(kept)
    for seat in range(3):
        assert look(state, seat)["draft"] == looks[seat]
        assert down not in str(look(state, seat)["draft"])
    assert "draft" not in look(state, None)


@pytest.mark.rule("C-INF-03")
def test_with_seven_players_only_the_last_sees_the_face_down_card() -> None:
    state = new(players=7, crown=0, seed=6)
    down = look(state, 0)["cast"][state.face_down - 1]
    for seat in range(6):
        assert down not in str(look(state, seat)["draft"])
        assert f"pick {down}" not in options(state)
        do(state, options(state)[0])
    assert f"pick {down}" in options(state)
    assert down in look(state, 6)["draft"][0]["seen"]
    for seat in range(6):
        assert down not in str(look(state, seat)["draft"])


@pytest.mark.rule("C-INF-06", "C-INF-07")
def test_a_killed_emperor_is_known_only_to_his_owner() -> None:
    state = at(
        players=4,
        crown=3,
        seats=[{"characters": ["assassin"]}, {"characters": ["emperor"]}, {"characters": ["bishop"]}, {}],
        killed="emperor",
        turn={"character": "bishop"},
    )
    for seat in (None, 0, 2, 3):
        assert look(state, seat)["seats"][1]["characters"] == []
    assert look(state, 1)["seats"][1]["characters"] == [{"character": "emperor", "revealed": False}]


@pytest.mark.rule("C-INF-08")
def test_everybody_learns_that_the_witch_names_nobody() -> None:
    state = at(players=4, seats=[{"characters": ["witch"]}], turn={"character": "witch"})
    do(state, "gold")
    mark = state.event_count()
    do(state, "decline")
    for seat in EVERYBODY:
        assert happened(state, seat, mark=mark) == [("forgone", 0)]
        assert look(state, seat)["bewitched"] is None


# ---- known cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-INF-09")
def test_magician_and_partner_know_each_others_new_hands() -> None:
    state = at(
        players=4,
        seats=[{"characters": ["magician"], "hand": ["tavern"]}, {"hand": ["manor", "castle"]}],
        turn={"character": "magician"},
    )
    do(state, "swap 1")
    assert known(state, 0) == [[], ["castle", "manor"], ["castle", "manor"], [], []]
    assert known(state, 1) == [[], ["tavern"], ["tavern"], [], []]


@pytest.mark.rule("C-INF-09")
def test_the_wizard_keeps_knowing_the_hand_and_its_owner_the_card_taken() -> None:
    state = at(
        players=4,
        seats=[
            {"characters": ["wizard"], "hand": []},
            {"characters": ["king"], "gold": 3, "hand": ["tavern", "manor"]},
        ],
        turn={"character": "wizard", "gathered": True},
    )
    do(state, "peek 1", "take tavern", "keep_it")
    assert known(state, 0) == [[], ["tavern"], ["tavern"], [], []]
    assert known(state, 1) == [[], ["manor"], ["manor"], [], []]
    do(state, "end", "gold", "build manor")
    assert known(state, 1) == [[], [], [], [], []]


@pytest.mark.rule("C-INF-09")
def test_a_card_given_to_the_emperor_is_known_to_both() -> None:
    state = at(
        players=4,
        crown=3,
        seats=[{"characters": ["emperor"], "hand": []}, {"gold": 1, "hand": ["manor", "tavern"]}],
        turn={"character": "emperor"},
    )
    do(state, "crown 1")
    assert state.to_act() == 1 and sorted(options(state)) == ["give manor", "give tavern", "pay_gold"]
    mark = state.event_count()
    do(state, "give tavern")
    assert known(state, 0) == [[], ["tavern"], ["tavern"], [], []]
    assert known(state, 1) == [[], [], ["manor"], [], []]
    told = [{event[0] for event in happened(state, seat, mark=mark)} for seat in EVERYBODY]
    assert told == [{"card_moves"}, {"card_moves", "card_seen"}, {"card_moves", "card_seen"}, *[{"card_moves"}] * 2]


@pytest.mark.rule("C-INF-09")
def test_a_district_from_the_graveyard_is_known_to_everybody() -> None:
    """If the district is not taken, everybody knows that it is under the deck."""
    state = at(
        players=4,
        characters=["artist"],
        seats=[
            {"characters": ["warlord"], "gold": 9},
            {"characters": ["king"], "gold": 2, "hand": ["tavern"], "city": ["graveyard", "docks"]},
            {"characters": ["artist"]},
        ],
        turn={"character": "warlord", "gathered": True},
    )
    do(state, "end", "destroy 1", "district docks")
    assert state.to_act() == 1 and options(state) == ["reclaim", "decline"]
    left = do(state.copy(), "decline")
    under = [{"above": len(deck(left)) - 1, "district": "docks"}]
    assert [look(left, seat)["deck_known"] for seat in range(4)] == [under] * 4
    assert known(left, 1)[1:] == [[], ["tavern"], [], []]
    do(state, "reclaim")
    assert known(state, 1)[1:] == [["docks"], ["docks", "tavern"], ["docks"], ["docks"]]
    assert [look(state, seat)["deck_known"] for seat in EVERYBODY] == [[]] * 5


@pytest.mark.rule("C-INF-10")
def test_cards_under_the_deck_are_known_to_the_player_who_put_them_there() -> None:
    state = at(
        players=4,
        seats=[{"characters": ["king"], "hand": ["castle"], "city": ["laboratory"]}, {"characters": ["bishop"]}],
        turn={"character": "king"},
        deck_top=["market", "prison"],
    )
    do(state, "cards", "keep market", "laboratory", "discard castle")
    size = len(deck(state))
    under = [{"above": size - 2, "district": "prison"}, {"above": size - 1, "district": "castle"}]
    assert [look(state, seat)["deck_known"] for seat in EVERYBODY] == [[], under, [], [], []]
    state = at(
        players=4,
        seats=[{"characters": ["king"], "hand": [], "city": ["library", "observatory"]}],
        turn={"character": "king"},
        deck_top=["market", "prison", "manor"],
    )
    do(state, "cards", "under prison")
    under = [{"above": len(deck(state)) - 1, "district": "prison"}]
    assert [look(state, seat)["deck_known"] for seat in EVERYBODY] == [[], under, [], [], []]
    assert known(state, 0) == [[], ["manor", "market"], [], [], []]


@pytest.mark.rulesets("2010")
@pytest.mark.rule("C-INF-10", "C-INF-15", "C-DI-lighthouse-1")
def test_the_lighthouse_ends_all_knowledge_of_the_deck() -> None:
    state = at(
        players=4,
        seats=[
            {"characters": ["king"], "gold": 9, "hand": ["lighthouse"]},
            {"characters": ["bishop"], "hand": []},
        ],
        turn={"character": "king"},
        deck_top=["market", "prison"],
    )
    do(state, "cards", "keep market")
    assert look(state, 0)["deck_known"][0]["district"] == "prison"
    size = len(deck(state))
    mark = state.event_count()
    do(state, "build lighthouse")
    assert len(starting(state, "take")) > 20 and state.to_act() == 0
    do(state, "take prison")
    for seat in EVERYBODY:
        assert look(state, seat)["deck"] == size - 1
        assert look(state, seat)["deck_known"] == []
        told = [event[0] for event in happened(state, seat, mark=mark)]
        assert told == ["build", "searched", *(["search_card"] if seat == 0 else [])]
    assert [("prison" in shown) for shown in known(state, 0)] == [False, True, False, False, False]


@pytest.mark.rule("C-INF-15", "C-INF-04")
def test_other_players_do_not_learn_which_card_was_kept() -> None:
    told: list[list[list[tuple[Any, ...]]]] = []
    for top in (["market", "prison"], ["castle", "temple"]):
        state = at(players=4, seats=[{"characters": ["king"]}], turn={"character": "king"}, deck_top=[*top, "manor"])
        mark = state.event_count()
        do(state, "cards", f"keep {top[0]}")
        told.append([happened(state, seat, mark=mark) for seat in (None, 1, 2, 3)])
        assert ("look", 0, 2) in told[-1][0]
        assert [look(state, seat)["deck_known"] for seat in (None, 1, 2, 3)] == [[]] * 4
    assert told[0] == told[1]
