"""Citadels positions in which bots must not blunder.

With four players, a complete city has seven districts.
"""

from __future__ import annotations

from typing import Any

from tests.bots.citadels_moments import STRONG, at, best, going, plays, turn, worth

# ---- gold and cards ---------------------------------------------------------------------------------------------


def test_no_turn_ends_with_a_district_to_build() -> None:
    state = going("bishop", gold=5, hand=["castle", "tavern"], turn={"used": ["income"]})
    assert best(state).startswith("build") and "end" not in plays(state)


def test_the_architect_builds_all_that_can_be_paid() -> None:
    played = turn(going("architect", gold=6, hand=["tavern", "market", "manor"], turn={"used": ["bonus"]}))
    assert [one for one in played if one.startswith("build")] and played.count("end") == 1
    assert {one for one in played if one.startswith("build")} == {"build tavern", "build market", "build manor"}


def test_free_income_is_taken() -> None:
    for character, city in (("merchant", ["tavern", "docks"]), ("king", ["manor"]), ("warlord", ["prison"])):
        state = going(character, gold=0, hand=["palace"], city=city)
        assert "end" not in plays(state)
        assert "income" in turn(state)


def test_income_waits_for_the_district_that_makes_it_larger() -> None:
    state = going("merchant", gold=2, hand=["market"], city=["tavern"], turn={"used": ["bonus"]})
    assert best(state) == "build market"


def test_income_comes_first_where_it_pays_for_the_district() -> None:
    state = going("merchant", gold=2, hand=["palace"], city=["tavern", "docks", "harbor"], turn={"used": ["bonus"]})
    assert best(state) == "income"


def test_gold_is_gathered_for_a_hand_that_cannot_be_paid() -> None:
    state = going("bishop", gold=1, hand=["castle", "manor", "harbor"], turn={"gathered": False})
    assert plays(state) == {"gold"}


def test_cards_are_gathered_for_an_empty_hand() -> None:
    state = going("bishop", gold=5, turn={"gathered": False})
    assert plays(state) == {"cards"}


def test_no_cards_are_gathered_in_the_last_round_while_gold_would_build() -> None:
    others = [{"city": [*STRONG, "tavern", "market"]}]
    state = going("bishop", gold=2, hand=["castle"], others=others, turn={"gathered": False})
    assert plays(state) == {"gold"}


def test_the_dearer_card_is_kept_if_it_can_soon_be_paid() -> None:
    state = going("bishop", gold=5, phase="drawn", turn={"gathered": False, "pending": ["palace", "tavern"]})
    assert best(state) == "keep palace"


def test_a_card_that_cannot_be_built_is_not_kept() -> None:
    pending = {"gathered": False, "pending": ["palace", "manor"]}
    state = going("bishop", gold=3, city=["palace"], phase="drawn", turn=pending)
    assert plays(state) == {"keep manor"}


def test_the_laboratory_takes_no_good_card() -> None:
    state = going("bishop", gold=0, hand=["manor"], city=["laboratory"])
    assert plays(state) == {"end"}


def test_a_secret_vault_stays_in_the_hand() -> None:
    state = going("bishop", gold=0, hand=["secret_vault"], city=["laboratory", "museum"])
    assert plays(state) == {"end"}


def test_the_laboratory_takes_a_useless_card() -> None:
    state = going("bishop", gold=0, hand=["manor", "castle"], city=["laboratory", "manor"])
    assert best(state) == "laboratory"
    state.play(state.legal(0)[list(worth(state)).index("laboratory")])
    assert plays(state) == {"discard manor"}


def test_the_smithy_is_not_paid_with_the_gold_of_the_next_district() -> None:
    state = going("bishop", gold=3, hand=["palace", "castle", "cathedral"], city=["smithy"])
    assert plays(state) == {"end"}


def test_useless_cards_go_under_the_museum() -> None:
    state = going("bishop", gold=0, hand=["manor", "castle"], city=["museum", "manor"])
    assert turn(state) == ["museum", "tuck manor", "end"]


# ---- end of the game --------------------------------------------------------------------------------------------


def test_the_city_is_completed_when_that_wins() -> None:
    state = going("bishop", gold=2, hand=["tavern", "market"], city=[*STRONG, "docks"], turn={"used": ["income"]})
    assert best(state) in ("build market", "build tavern") and "end" not in plays(state)


def test_the_city_is_not_completed_when_that_loses() -> None:
    poor = ["tavern", "temple", "watchtower", "market", "church", "prison"]
    others = [{"city": [*STRONG, "dragon_gate"], "gold": 6, "hand": 3}]
    assert best(going("magician", gold=2, hand=["trading_post"], city=poor, others=others)) != "build trading_post"


def test_the_last_round_is_for_points() -> None:
    others = [{"city": [*STRONG, "tavern", "market"]}]
    state = going("bishop", gold=5, hand=["tavern", "town_hall"], others=others)
    assert plays(state) == {"build town_hall"}


# ---- naming -----------------------------------------------------------------------------------------------------


def named(state: Any, verb: str) -> set[str]:
    return {one.removeprefix(f"{verb} ") for one in plays(state) if one.startswith(verb)}


def test_nobody_is_killed_who_lies_open_or_was_put_away() -> None:
    draft = {"starter": 0, "face_up": ["merchant", "bishop"], "face_down": "architect"}
    rich = [{"gold": 5, "city": STRONG}, {"gold": 5}, {"gold": 5}]
    state = going("assassin", others=rich, draft=draft)
    assert named(state, "kill") and not named(state, "kill") & {"merchant", "bishop", "architect"}
    values = worth(state)
    assert max(values[f"kill {one}"] for one in ("merchant", "bishop", "architect")) < values["end"]


def test_nobody_robs_or_threatens_a_character_that_is_out() -> None:
    draft = {"face_up": ["merchant", "architect"]}
    rich = [{"gold": 7}, {"gold": 7}, {"gold": 7}]
    assert not named(going("thief", others=rich, draft=draft), "rob") & {"merchant", "architect"}
    state = going("blackmailer", others=rich, draft=draft)
    assert not named(state, "threaten") & {"merchant", "architect", "blackmailer"}


def test_nobody_robs_the_own_second_character() -> None:
    me = {"characters": ["thief", "merchant"], "gold": 9}
    seats = [me, {"gold": 4, "characters": ["king", "bishop"]}]
    state = at(players=2, seats=seats, turn={"character": "thief", "seat": 0, "gathered": True})
    assert "merchant" not in named(state, "rob")


def test_the_thief_names_characters_of_rich_players() -> None:
    """The rich seat 3 picked from the cards that the Thief passed on; the poor seats had picked before the Thief."""
    seats = [{}, {}, {"characters": ["thief"]}, {"gold": 9}]
    draft = {"starter": 0, "picks": ["king", "bishop", "thief", "merchant"], "face_up": ["magician", "warlord"]}
    seats[0] = {"characters": ["king"], "gold": 0}
    seats[1] = {"characters": ["bishop"], "gold": 0}
    seats[3] = {"characters": ["merchant"], "gold": 9}
    state = at(players=4, seats=seats, draft=draft, turn={"character": "thief", "gathered": True})
    values = worth(state)
    assert values["rob merchant"] > max(values["rob king"], values["rob bishop"])


def test_the_witch_names_somebody_who_can_be_there() -> None:
    draft = {"face_up": ["merchant", "architect"]}
    state = going("witch", others=[{"gold": 4}] * 3, draft=draft)
    assert named(state, "bewitch") and not named(state, "bewitch") & {"merchant", "architect"}


# ---- other cities -----------------------------------------------------------------------------------------------


def test_nothing_of_little_worth_is_destroyed_at_a_high_price() -> None:
    others = [{"city": ["palace", "tavern"]}, {"city": STRONG, "characters": ["bishop"]}]
    state = going("warlord", gold=4, hand=["castle"], others=others, turn={"used": ["income"], "builds": 1})
    assert "destroy 1" not in turn(state) or state.players[1].has(2)  # the palace stays


def test_a_city_is_kept_from_being_completed() -> None:
    others = [{"city": [*STRONG, "tavern"], "gold": 4}]
    state = going("warlord", gold=1, others=others, turn={"builds": 1, "used": ["income"]})
    assert turn(state) == ["destroy 1", "district tavern", "end"]


def test_nobody_destroys_the_own_city() -> None:
    state = going("warlord", gold=6, city=["tavern", "temple", "dragon_gate"], turn={"builds": 1, "used": ["income"]})
    assert plays(state) == {"end"}


def test_the_marshal_seizes_a_cheap_district() -> None:
    others = [{"city": ["manor", "docks"]}]
    state = going("marshal", gold=4, others=others, turn={"used": ["income"]})
    assert turn(state)[0] == "seize 1"


def test_the_diplomat_does_not_trade_down() -> None:
    others = [{"city": ["tavern", "temple"]}]
    state = going("diplomat", gold=4, city=["palace", "castle"], others=others, turn={"used": ["income"]})
    assert plays(state) == {"end"}


def test_the_diplomat_trades_up() -> None:
    others = [{"city": [*STRONG]}, {"city": ["tavern"]}]
    state = going("diplomat", gold=6, city=["temple", "manor"], others=others, turn={"used": ["income"]})
    assert turn(state)[0] == "exchange 1"
    assert state.players[0].has(2) or state.players[0].has(6) or state.players[0].has(16)  # one of the most expensive


def test_the_armory_is_not_thrown_away() -> None:
    others = [{"city": ["palace", "castle"]}]
    state = going("bishop", gold=0, city=["armory", "temple"], others=others, turn={"used": ["income"]})
    assert plays(state) == {"end"}


def test_the_framework_stays_where_gold_can_pay() -> None:
    state = going("bishop", gold=3, hand=["manor"], city=["framework", "temple"], turn={"used": ["income"]})
    assert plays(state) == {"build manor"}


def test_the_necropolis_is_built_on_the_least_district() -> None:
    state = going(
        "bishop", gold=1, hand=["necropolis"], city=["tavern", "palace", "castle", "market"], turn={"used": ["income"]}
    )
    assert plays(state) <= {"sacrifice tavern", "sacrifice market", "end"}
    assert best(state) == "sacrifice tavern"


def test_the_thieves_den_is_paid_with_useless_cards() -> None:
    hand = ["thieves_den", "castle", "manor"]
    state = going("bishop", gold=5, hand=hand, city=["manor", "temple"], turn={"used": ["income"]})
    played = turn(state)
    assert played[0] == "build castle" or played[:2] == ["pay_cards", "discard manor"]
    assert "discard castle" not in played


def test_the_thieves_den_does_not_eat_a_good_hand() -> None:
    hand = ["thieves_den", "manor", "castle", "palace"]
    state = going("bishop", gold=5, hand=hand, turn={"used": ["income"]})
    assert best(state).startswith("build")


# ---- hands ------------------------------------------------------------------------------------------------------


def test_the_magician_takes_a_large_hand_for_an_empty_one() -> None:
    others = [{"hand": 1}, {"hand": 6}, {"hand": 2}]
    assert plays(going("magician", gold=4, others=others)) == {"swap 2"}


def test_the_magician_keeps_a_good_hand() -> None:
    others = [{"hand": 0}, {"hand": 1}, {"hand": 0}]
    hand = ["palace", "castle", "harbor"]
    state = going("magician", gold=1, hand=hand, others=others)
    assert plays(state) == {"end"}


def test_the_magician_replaces_what_is_useless() -> None:
    others = [{"hand": 1}, {"hand": 1}, {"hand": 0}]
    state = going("magician", gold=0, hand=["manor", "castle", "palace"], city=["manor", "castle"], others=others)
    played = turn(state)
    assert played[0] == "replace" and "discard palace" not in played


def test_the_seer_gives_back_what_is_of_no_use() -> None:
    hand = ["manor", "palace", "castle"]
    state = going(
        "seer", hand=hand, city=["manor"], gold=5, phase="power", turn={"step": 1, "owed": [1], "used": ["power"]}
    )
    assert plays(state) == {"give manor"}


def test_the_wizard_builds_at_once_what_can_be_paid() -> None:
    others = [{"hand": ["harbor", "tavern"]}]
    state = going("wizard", gold=4, others=others, phase="power", turn={"step": 1, "target": 1})
    assert turn(state)[:2] == ["take harbor", "build_it"]


def test_the_abbot_begs_and_the_tax_collector_collects() -> None:
    assert "beg 1" in turn(going("abbot", gold=0, others=[{"gold": 5}]))
    assert "collect" in turn(going("tax_collector", gold=0, pool=3, players=8))


def test_the_navigator_takes_gold_for_cards_and_cards_for_gold() -> None:
    assert best(going("navigator", gold=0, hand=STRONG)) == "sail_gold"
    assert best(going("navigator", gold=9)) == "sail_cards"


def test_the_scholar_keeps_a_card_that_can_be_built() -> None:
    pending = ["tavern", "manor", "palace", "castle"]
    state = going("scholar", gold=5, city=["palace", "castle"], phase="power", turn={"step": 1, "pending": pending})
    assert best(state) in ("keep manor", "keep tavern")


def test_the_spy_names_a_type_that_is_known_to_be_there() -> None:
    others = [{"hand": ["manor", "castle", "palace"], "gold": 5}]
    known = {"known": {f"hand 1 {i}": [0, 1] for i in range(3)}}
    state = going("spy", others=others, phase="power", turn={"step": 1, "target": 1}, knowledge=known)
    assert plays(state) == {"inspect noble"}


# ---- crown, threats, warrants -----------------------------------------------------------------------------------


def test_the_emperor_crowns_no_leader() -> None:
    others = [{"city": STRONG, "gold": 4}, {"city": ["tavern"], "gold": 2}, {"city": [*STRONG, "statue"], "gold": 2}]
    state = going("emperor", others=others, crown=1)
    assert best(state) == "crown 2"


def test_a_threat_known_to_be_blank_is_not_paid() -> None:
    threats = {"real": "bishop", "blank": "merchant", "on": ["merchant"], "flipped": ["bishop"]}
    seats = [{"characters": ["merchant"], "gold": 8}, {"characters": ["blackmailer"]}, {"characters": ["bishop"]}]
    state = at(players=4, seats=seats, threats=threats, phase="bribe", turn={"character": "merchant", "seat": 0})
    assert plays(state) == {"refuse"}


def test_a_bribe_of_nothing_is_paid() -> None:
    seats = [{"characters": ["merchant"], "gold": 1}, {"characters": ["blackmailer"]}]
    threats = {"real": "bishop", "blank": "merchant"}
    state = at(players=4, seats=seats, threats=threats, phase="bribe", turn={"character": "merchant", "seat": 0})
    assert best(state) == "bribe"


def test_the_real_threat_is_turned_up_and_the_blank_one_is_not() -> None:
    seats = [{"characters": ["merchant"], "gold": 5}, {"characters": ["blackmailer"]}]
    for real, blank, wanted in (("merchant", "bishop", "flip"), ("bishop", "merchant", "leave")):
        state = at(
            players=4,
            seats=seats,
            threats={"real": real, "blank": blank},
            phase="threat",
            turn={"character": "merchant", "seat": 0},
        )
        assert plays(state) == {wanted}


def test_the_magistrate_confiscates() -> None:
    seats = [{"characters": ["magistrate"]}, {"characters": ["merchant"], "gold": 3}]
    state = at(
        players=4,
        seats=seats,
        warrants={"signed": "merchant"},
        phase="warrant",
        turn={"character": "merchant", "seat": 1, "card": "castle"},
    )
    assert plays(state) == {"confiscate"}


# ---- choosing characters ----------------------------------------------------------------------------------------


def test_the_character_that_pays_with_the_city_is_picked() -> None:
    trade = ["tavern", "market", "docks", "trading_post", "harbor"]
    draft = {"starter": 0, "face_up": ["assassin", "thief"], "face_down": "magician"}
    state = at(players=4, seats=[{"city": trade, "gold": 1, "hand": ["palace"]}], draft=draft, phase="pick")
    assert best(state) == "pick merchant"


def test_a_rich_player_with_a_full_hand_picks_the_architect() -> None:
    hand = ["tavern", "market", "docks", "castle"]
    draft = {"starter": 0, "face_up": ["assassin", "thief"], "face_down": "magician"}
    state = at(players=4, seats=[{"gold": 8, "hand": hand}], draft=draft, phase="pick")
    assert best(state) == "pick architect"


def test_the_architect_is_not_left_to_an_opponent_who_completes_a_city() -> None:
    """With two players, a character that a seat neither keeps nor discards goes to the opponent."""
    city = ["tavern", "market", "docks", "castle", "manor"]
    values = {}
    for rival in ({"city": city, "gold": 9, "hand": 5}, {"city": [], "gold": 0, "hand": 0}):
        state = at(players=2, seats=[{"city": ["temple"]}, rival], phase="pick", draft={"starter": 0})
        values[bool(rival["city"])] = worth(state).get("pick architect", 0.0)
    assert values[True] > values[False]


def test_the_theater_keeps_a_good_character() -> None:
    trade = ["tavern", "market", "docks", "trading_post", "theater"]
    state = at(players=4, seats=[{"characters": ["merchant"], "city": trade}, {}, {}, {}], phase="stage")
    assert best(state) == "stay"


# ---- older editions ---------------------------------------------------------------------------------------------


def older(character: str, phase: str, **more: Any) -> Any:
    return going(character, phase=phase, ruleset="2010", **more)


def test_the_receiver_of_the_crown_gives_what_is_worth_least() -> None:
    for hand, gold, wanted in ((["manor"], 3, "give manor"), (["castle"], 3, "pay_gold")):
        seats = [{"city": ["manor"], "hand": hand, "gold": gold}, {"characters": ["emperor"]}]
        state = at(
            ruleset="2010",
            players=4,
            seats=seats,
            phase="tribute",
            turn={"character": "emperor", "seat": 1, "target": 0},
        )
        assert best(state) == wanted


def test_the_extra_is_taken() -> None:
    assert plays(older("merchant", "extra")) == {"bonus"}
    assert best(older("navigator", "extra", hand=["castle", "palace"], gold=0)) == "sail_gold"
    assert best(older("navigator", "extra", gold=8)) == "sail_cards"
    assert best(older("witch", "extra", others=[{"gold": 5}] * 3)).startswith("bewitch")


def test_the_worst_of_three_cards_is_shed() -> None:
    city = ["library", "observatory", "manor"]
    pending = ["castle", "manor", "palace"]
    assert plays(older("king", "shed", city=city, turn={"pending": pending, "gathered": False})) == {"under manor"}


def test_a_power_at_the_end_of_the_turn_is_used_where_it_is_cheap_and_hurts() -> None:
    others = [{"city": ["palace"]}, {"city": ["watchtower", "dragon_gate", *STRONG], "characters": ["merchant"]}]
    state = older("warlord", "closing", gold=0, others=others, city=["tavern"])
    assert best(state) == "destroy 2"
    state = older("warlord", "closing", gold=0, city=["tavern"])
    assert plays(state) == {"end"}


def test_a_good_card_is_taken_back_from_the_graveyard_and_a_useless_one_is_not() -> None:
    for city, wanted in ((["graveyard"], "reclaim"), (["graveyard", "palace"], "decline")):
        seats = [{"city": city, "gold": 4, "hand": []}, {"characters": ["warlord"], "gold": 3}]
        state = at(
            ruleset="2010",
            players=4,
            seats=seats,
            phase="grave",
            turn={"character": "warlord", "seat": 1, "card": "palace"},
        )
        assert plays(state) == {wanted}


def test_the_bell_tower_is_for_who_is_ahead() -> None:
    ahead = older("king", "tower", city=["bell_tower", *STRONG], others=[{"city": ["tavern"]}])
    assert best(ahead) == "declare"
    behind = older("king", "tower", city=["bell_tower"], others=[{"city": [*STRONG, "dragon_gate"], "gold": 6}])
    assert best(behind) == "decline"


def test_the_lighthouse_finds_the_best_card() -> None:
    found = best(older("king", "search", gold=6, city=["lighthouse", "manor"]))
    assert found in ("take university", "take dragon_gate", "take library", "take school_of_magic")


def test_the_crown_goes_to_the_weakest() -> None:
    others = [{"gold": 6, "city": ["castle"]}, {"gold": 1}, {"gold": 7, "city": ["palace", "castle"]}]
    assert best(older("emperor", "power", others=others, turn={"step": 1, "gathered": False}, crown=0)) == "crown 2"
