"""Information shown to seats and spectators (rules sections 6 and 9.9)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.playing import at, deck, do, gold, hand, happened, new, options

from burgrave.games.citadels.rules.state import CitadelsState

Everybody = (None, 0, 1, 2, 3)


def look(state: CitadelsState, seat: int | None) -> Any:
    return state.view(seat)


def held(*names: str) -> list[dict[str, Any]]:
    """Return one seat per argument, with the characters that the argument names ("a b" for two)."""
    return [{"characters": name.split()} for name in names]


def own_cards(view: Any) -> list[list[str]]:
    return [seat["known_hand"] for seat in view["seats"]]


# ---- public information -----------------------------------------------------------------------------------------


@pytest.mark.rule("C-INF-01", "C-INF-02")
def test_public_data_are_the_same_in_every_view() -> None:
    state = at(
        characters=["magistrate", "blackmailer", "tax_collector"],
        crown=2,
        pool=3,
        seats=[
            {"characters": ["magistrate"], "gold": 7, "hand": ["tavern", "manor"], "city": ["museum", "market"]},
            {"characters": ["blackmailer"], "gold": 0, "hand": [], "city": []},
            {"characters": ["king"], "gold": 1},
            {"characters": ["warlord"]},
        ],
        museum=["temple", "church"],
        warrants={"signed": "king", "blank": ["bishop", "warlord"]},
        threats={"real": "king", "blank": "warlord"},
        draft={"face_up": ["magician", "bishop", "architect"], "face_down": "merchant"},
        turn={"character": "king"},
    )
    for seat in Everybody:
        view = look(state, seat)
        assert [one["gold"] for one in view["seats"]] == [7, 0, 1, 2]
        assert [one["hand_size"] for one in view["seats"]] == [2, 0, 4, 4]
        assert [one["district"] for one in view["seats"][0]["city"]] == ["museum", "market"]
        assert view["seats"][0]["museum"] == 2
        assert (view["crown"], view["pool"], view["deck"]) == (2, 3, 68 - 10 - 2 - 2)
        assert view["cast"][:3] == ["magistrate", "blackmailer", "magician"] and view["cast"][8] == "tax_collector"
        assert view["face_up"] == ["magician", "bishop", "architect"]
        assert view["warrants"] == ["king", "bishop", "warlord"] and view["threats"] == ["king", "warlord"]


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-INF-01")
def test_gold_on_a_district_shows_in_every_view() -> None:
    state = at(players=4, characters=["artist"], seats=[{"city": ["manor+", "tavern"]}])
    for seat in Everybody:
        city = look(state, seat)["seats"][0]["city"]
        assert [(one["cost"], one["gilded"]) for one in city] == [(4, True), (1, False)]


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-INF-15")
def test_deck_order_is_hidden_and_its_size_public(ruleset: str) -> None:
    state = new(seed=9)
    for seat in Everybody:
        view = look(state, seat)
        assert (view["deck"], view["deck_known"]) == (52 if ruleset == "2016" else 50, [])


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-INF-09")
def test_hands_are_seen_only_by_their_owners() -> None:
    state = new(seed=9)
    for seat in Everybody:
        shown = own_cards(look(state, seat))
        assert shown == [hand(state, other) if other == seat else [] for other in range(4)]
    assert "hand" not in look(state, None) and "draft" not in look(state, None)


# ---- characters -------------------------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-INF-06")
def test_characters_are_hidden_until_they_are_revealed() -> None:
    state = at(seats=held("thief", "king", "bishop", "warlord"))
    names = ["thief", "king", "bishop", "warlord"]
    for seat in Everybody:
        shown = [[one["character"] for one in other["characters"]] for other in look(state, seat)["seats"]]
        assert shown == [[name] if index in (0, seat) else [] for index, name in enumerate(names)]
    do(state, "gold", "end")
    for seat in Everybody:
        assert look(state, seat)["seats"][1]["characters"] == [{"character": "king", "revealed": True}]


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-INF-03", "C-INF-04")
def test_draft_shows_each_seat_what_it_received_and_kept() -> None:
    draft = {
        "picks": ["king", "assassin", "warlord", "merchant"],
        "face_up": ["thief", "magician"],
        "face_down": "bishop",
    }
    state = at(
        players=4, crown=0, seats=held("king", "assassin", "warlord", "merchant"), draft=draft,
        turn={"character": "assassin"},
    )  # fmt: skip
    passed = ["assassin", "king", "merchant", "architect", "warlord"]
    for seat, kept in enumerate(draft["picks"]):
        view = look(state, seat)
        assert view["draft"] == [{"seen": passed, "picked": kept, "buried": None}]
        assert "bishop" not in str(view["draft"])
        passed = [name for name in passed if name != kept]


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-INF-04")
def test_two_players_know_what_they_discarded() -> None:
    state = new(players=2, crown=0, seed=3)
    kept: list[tuple[int, str]] = []
    buried: list[tuple[int, str]] = []
    while options(state)[0].startswith(("pick", "bury")):
        option = options(state)[0]
        (kept if option.startswith("pick") else buried).append((state.to_act(), option.split()[1]))
        do(state, option)
    for seat in (0, 1):
        looks = look(state, seat)["draft"]
        assert [one["picked"] for one in looks] == [name for other, name in kept if other == seat]
        mine = [name for other, name in buried if other == seat]
        assert [one["buried"] for one in looks if one["buried"]][: len(mine)] == mine
        assert len(looks) == 2


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-INF-03")
@pytest.mark.parametrize("choice", ["warlord", "thief"])
def test_only_the_last_picker_sees_the_face_down_card(choice: str) -> None:
    picks = ["assassin", "magician", "king", "bishop", "merchant", "architect"]
    state = at(
        players=7,
        characters=["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"],
        phase="pick",
        crown=0,
        draft={"picks": picks, "face_down": "thief"},
    )
    do(state, f"pick {choice}")
    for seat in range(6):
        assert "thief" not in str(look(state, seat)["draft"])
    assert look(state, 6)["draft"][0]["seen"] == ["thief", "warlord"]


@pytest.mark.rule("C-INF-05")
def test_nobody_sees_the_card_discarded_at_random() -> None:
    """The third of three players passes five cards, one of which is discarded; the first sees only the other four."""
    draft = {"picks": ["assassin", "thief", "warlord"], "face_down": "artist", "lost": "king"}
    state = at(players=3, characters=["artist"], phase="pick", crown=0, draft=draft)
    assert look(state, 2)["draft"][0]["seen"] == ["magician", "king", "bishop", "merchant", "architect", "warlord"]
    assert look(state, 0)["draft"][1]["seen"] == ["magician", "bishop", "merchant", "architect"]
    for seat in (None, 0, 1, 2):
        assert "lost" not in look(state, seat)
        assert not [event for event in happened(state, seat) if event[0].startswith("buried")]


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-INF-07", "C-CALL-03")
def test_killed_rank_and_unheld_rank_look_alike(ruleset: str) -> None:
    views = []
    for hidden in ("merchant", "warlord"):
        state = at(
            players=4,
            scenario="first-game" if ruleset == "2016" else "base",
            crown=2,
            seats=held("assassin", hidden, "architect", "bishop"),
            draft={
                "picks": ["architect", "bishop", "assassin", hidden],
                "face_up": ["thief", "magician"],
                "face_down": "king",
            },
            killed="merchant",
            turn={"character": "architect"},
        )
        assert look(state, 1)["characters"] == [hidden]
        views.append([look(state, seat) for seat in (None, 0, 2, 3)])
    assert views[0] == views[1]


@pytest.mark.rule("C-INF-14")
def test_theater_partners_know_both_characters() -> None:
    seats = held("king", "thief", "bishop", "warlord")
    seats[1]["city"] = ["theater"]
    state = at(seats=seats)
    do(state, "stage 2")
    assert state.to_act() == 2  # seat 2 now holds the Thief
    for seat, known in ((1, ["bishop"]), (2, []), (3, []), (0, []), (None, [])):
        view = look(state, seat)
        assert [one["character"] for one in view["seats"][1]["characters"]] == (known if seat != 2 else ["bishop"])
        assert view["theater"] == [1, 2]
    assert look(state, 2)["characters"] == ["thief"] and look(state, 1)["characters"] == ["bishop"]


# ---- named victims and markers ----------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-INF-08")
@pytest.mark.parametrize(
    ("character", "action", "key"),
    [("assassin", "kill king", "killed"), ("witch", "bewitch king", "bewitched"), ("thief", "rob king", "robbed")],
)
def test_named_victims_are_public(character: str, action: str, key: str) -> None:
    state = at(
        characters=[character], seats=held(character, "bishop", "merchant", "warlord"), turn={"character": character}
    )
    do(state, "gold", action)
    assert [look(state, seat)[key] for seat in Everybody] == ["king"] * 5


@pytest.mark.rule("C-INF-11")
def test_markers_are_known_only_to_their_owner_until_revealed() -> None:
    state = at(
        characters=["magistrate", "blackmailer"],
        seats=held("magistrate", "blackmailer", "king", "warlord"),
        warrants={"signed": "king", "blank": ["bishop", "warlord"]},
        threats={"real": "warlord", "blank": "king"},
        turn={"character": "king"},
    )
    assert [look(state, seat)["signed"] for seat in Everybody] == [None, "king", None, None, None]
    assert [look(state, seat)["real_threat"] for seat in Everybody] == [None, None, "warlord", None, None]
    do(state, "gold", "bribe")
    assert [look(state, seat)["threats"] for seat in Everybody] == [["warlord"]] * 5
    assert [look(state, seat)["real_threat"] for seat in Everybody] == [None, None, "warlord", None, None]


# ---- known cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-INF-12", "C-INF-09")
def test_spy_keeps_knowing_the_hand() -> None:
    state = at(
        characters=["spy"],
        players=4,
        seats=[{"characters": ["spy"]}, {"characters": ["king"], "gold": 3, "hand": ["tavern", "manor"]}],
        turn={"character": "spy"},
    )
    do(state, "spy 1", "inspect trade", "gold", "end")
    while state.to_act() != 1:
        do(state, "gold", "end")
    assert own_cards(look(state, 0))[1] == ["manor", "tavern"]
    assert own_cards(look(state, 2))[1] == own_cards(look(state, None))[1] == []
    do(state, "gold", "build tavern")
    assert own_cards(look(state, 0))[1] == ["manor"]


@pytest.mark.rule("C-INF-09")
def test_magician_and_partner_know_each_others_new_hands() -> None:
    """A Spy who had seen one of the hands still knows its cards."""
    state = at(
        characters=["spy"],
        players=4,
        seats=[
            {"characters": ["spy"]},
            {"characters": ["magician"], "hand": ["tavern"]},
            {"characters": ["king"], "hand": ["manor", "castle"]},
        ],
        turn={"character": "spy"},
    )
    do(state, "spy 2", "inspect unique", "gold", "end", "swap 2")
    assert own_cards(look(state, 1))[1:3] == [["castle", "manor"], ["tavern"]]
    assert own_cards(look(state, 2))[1:3] == [["castle", "manor"], ["tavern"]]
    assert own_cards(look(state, 0))[1:3] == [["castle", "manor"], []]
    assert own_cards(look(state, 3))[1:3] == [[], []]


@pytest.mark.rule("C-INF-09")
def test_seer_and_receiver_know_the_card_returned() -> None:
    state = at(
        characters=["seer"],
        seats=[{"characters": ["seer"], "hand": ["manor"]}, {"hand": ["tavern"]}, {"hand": []}, {"hand": ["temple"]}],
        turn={"character": "seer"},
    )
    do(state, "foresee", "give manor", "give tavern")
    assert own_cards(look(state, 0)) == [["temple"], ["manor"], [], ["tavern"]]
    assert own_cards(look(state, 2)) == own_cards(look(state, None)) == [[], [], [], []]


@pytest.mark.rule("C-INF-09")
@pytest.mark.parametrize("how", ["emperor", "cardinal"])
def test_cards_given_are_known_only_to_giver_and_receiver(how: str) -> None:
    if how == "emperor":
        state = at(
            crown=2,
            players=4,
            seats=[{"characters": ["emperor"], "hand": []}, {"hand": ["tavern"]}],
            turn={"character": "emperor"},
        )
        do(state, "crown 1", "take_card")
        assert [own_cards(look(state, seat))[0] for seat in Everybody] == [[], ["tavern"], ["tavern"], [], []]
    else:
        state = at(
            players=4,
            seats=[
                {"characters": ["cardinal"], "gold": 1, "hand": ["castle", "tavern"]},
                {"gold": 5, "hand": []},
            ],
            turn={"character": "cardinal"},
        )
        do(state, "gold", "borrow castle", "lender 1", "give tavern")
        assert [own_cards(look(state, seat))[1] for seat in Everybody] == [[], ["tavern"], ["tavern"], [], []]
        assert gold(state)[:2] == [0, 4]


@pytest.mark.rule("C-INF-10")
def test_cards_under_the_deck_are_known_to_the_player_who_put_them_there() -> None:
    state = at(
        players=4,
        seats=[{"characters": ["king"], "hand": []}, {"characters": ["scholar"]}],
        turn={"character": "king"},
        deck_top=["market", "prison"],
    )
    do(state, "cards", "keep market")
    size = len(deck(state))
    assert look(state, 0)["deck_known"] == [{"above": size - 1, "district": "prison"}]
    for seat in (None, 1, 2, 3):
        assert look(state, seat)["deck_known"] == []
    do(state, "end")
    while state.to_act() != 1:
        do(state, "gold", "end")
    do(state, "study")
    do(state, options(state)[0])
    assert look(state, 0)["deck_known"] == []


@pytest.mark.rule("C-INF-13", "R-31")
def test_museum_cards_are_known_to_their_owner_and_a_new_owner() -> None:
    state = at(
        players=4,
        characters=["diplomat"],
        seats=[
            {"characters": ["king"], "gold": 2, "hand": ["tavern", "manor"], "city": ["museum"]},
            {"characters": ["diplomat"], "gold": 5, "city": ["docks"]},
        ],
        turn={"character": "king"},
    )
    do(state, "museum", "tuck manor", "gold", "end")
    known = [look(state, seat)["seats"][0]["museum_known"] for seat in Everybody]
    assert known == [[], ["manor"], [], [], []]
    while state.to_act() != 1:
        do(state, "gold", "end")
    do(state, "exchange 0", "district museum", "offer docks")
    known = [look(state, seat)["seats"][1]["museum_known"] for seat in Everybody]
    assert known == [[], ["manor"], ["manor"], [], []]
    assert [look(state, seat)["seats"][1]["museum"] for seat in Everybody] == [1] * 5


# ---- decisions without leaks ------------------------------------------------------------------------------------


@pytest.mark.rule("C-INF-16")
@pytest.mark.parametrize(("character", "extra"), [("magistrate", []), ("blackmailer", ["gold", "refuse"])])
def test_decision_about_a_marker_does_not_reveal_it(character: str, extra: list[str]) -> None:
    seen = []
    for true in ("king", "bishop"):
        blank = "bishop" if true == "king" else "king"
        marks: dict[str, Any] = (
            {"warrants": {"signed": true, "blank": [blank, "warlord"]}}
            if character == "magistrate"
            else {"threats": {"real": true, "blank": blank}}
        )
        state = at(
            players=4,
            characters=[character],
            seats=[{"characters": ["king"], "gold": 4, "hand": ["castle"]}, {"characters": [character]}],
            turn={"character": "king"},
            **marks,
        )
        mark = state.event_count()
        do(state, *(extra or ["gold", "build castle"]))
        assert state.to_act() == 1
        asked = [look(state, seat) for seat in (None, 0, 2, 3)]
        do(state, "decline" if character == "magistrate" else "leave")
        told = [happened(state, seat, mark=mark) for seat in (None, 0, 2, 3)]
        seen.append((asked, told, [look(state, seat) for seat in (None, 0, 2, 3)]))
    assert seen[0] == seen[1]


@pytest.mark.rule("C-INF-16")
def test_bribed_marker_is_not_revealed() -> None:
    seen = []
    for true, blank in (("king", "warlord"), ("warlord", "king")):
        state = at(
            players=4,
            characters=["blackmailer"],
            seats=[{"characters": ["king"], "gold": 4}, {"characters": ["blackmailer"]}],
            threats={"real": true, "blank": blank},
            turn={"character": "king"},
        )
        mark = state.event_count()
        do(state, "gold", "bribe")
        seen.append([(look(state, seat), happened(state, seat, mark=mark)) for seat in (None, 0, 2, 3)])
    assert seen[0] == seen[1]
