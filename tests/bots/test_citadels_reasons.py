"""Reasons in hints for Citadels: specific, true, and available in every language."""

from __future__ import annotations

import inspect
import re
from typing import Any

import pytest
from tests.bots.citadels_moments import STRONG, at, going
from tests.texts import LANGUAGES, entries

import burgrave
from burgrave.games.citadels.faces.words import words_in
from burgrave.games.citadels.play import hints
from burgrave.games.citadels.play.hints import reason
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.games.citadels.verbs import parse
from burgrave.kernel.quote import UNSAID
from burgrave.kernel.rng import Rng

NAMES = ["Ana", "Bruno", "Carla", "Diego", "Elena", "Fabio", "Gina", "Hugo"]


def why(state: CitadelsState, action: str) -> tuple[str, dict[str, str | int]]:
    seat = state.to_act()
    found = reason(state, seat, parse(action), state.legal(seat))
    return found.name, found.arguments


def test_building() -> None:
    city = ["palace", "temple", "tavern", "prison"]
    state = going("bishop", gold=6, hand=["dragon_gate", "market", "castle", "church"], city=city)
    assert why(state, "build dragon_gate") == ("fifth-type", {"district": "dragon_gate"})
    assert why(state, "build church") == ("raises-income", {"district": "church"})
    assert why(state, "build castle") == ("worth-gold", {"points": 4, "price": 4, "gold": 6})
    state = going("bishop", gold=6, hand=["castle"], city=city)
    assert why(state, "build castle") == ("nears-end", {"number": 2})
    state = going("bishop", gold=6, hand=["castle"], city=["palace"], turn={"used": ["income"]})
    assert why(state, "build castle") == ("worth-gold", {"points": 4, "price": 4, "gold": 6})
    state = going("bishop", gold=6, hand=["market"], city=[*STRONG, "docks"])
    assert why(state, "build market") == ("completes-first", {})


def test_a_city_completed_at_the_wrong_time() -> None:
    poor = ["tavern", "temple", "watchtower", "market", "church", "prison"]
    state = going("magician", gold=2, hand=["trading_post"], city=poor, others=[{"city": [*STRONG, "dragon_gate"]}])
    assert why(state, "build trading_post") == ("completes-behind", {"seat": 1})
    assert why(state, "end") == ("wait-behind", {"seat": 1})


def test_gathering() -> None:
    before: dict[str, object] = {"gathered": False}
    state = going("bishop", gold=2, hand=["castle", "palace"], turn=before)
    assert why(state, "gold") == ("gold-pays", {"district": "castle", "number": 4})
    state = going("bishop", gold=0, hand=["palace"], turn=before)
    assert why(state, "gold") == ("gold-nearer", {"district": "palace", "number": 3})
    assert why(going("bishop", gold=4, turn=before), "cards") == ("nothing-to-build", {})
    assert why(going("bishop", gold=4, hand=["market"], turn=before), "cards") == ("hand-paid", {"number": 4})


def test_income_and_saving() -> None:
    state = going("merchant", gold=1, hand=["palace"], city=["tavern", "docks"])
    assert why(state, "income") == ("income-gold", {"number": 2})
    assert why(state, "end") == ("saves-for", {"district": "palace", "number": 4})


def test_naming() -> None:
    seats: list[dict[str, Any]] = [{"characters": ["king"], "gold": 0}, {"characters": ["bishop"], "gold": 0}]
    seats += [{"characters": ["thief"]}, {"characters": ["merchant"], "gold": 9}]
    draft = {"starter": 0, "picks": ["king", "bishop", "thief", "merchant"], "face_up": ["magician", "warlord"]}
    state = at(players=4, seats=seats, draft=draft, turn={"character": "thief", "gathered": True})
    assert why(state, "rob merchant") == ("likely-rich", {"seat": 3, "number": 9})
    assert why(state, "rob warlord") == ("nobody-likely", {})


def test_other_cities_and_hands() -> None:
    state = going("warlord", gold=3, others=[{"city": [*STRONG, "tavern"], "characters": ["merchant"]}])
    assert why(state, "destroy 1") == ("holds-up", {"seat": 1, "number": 1})
    state = going("warlord", gold=3, others=[{"city": ["castle"], "characters": ["merchant"]}])
    assert why(state, "destroy 1") == ("destroys", {"seat": 1, "points": 4, "price": 3})
    state = going("warlord", gold=3, city=["castle"])
    assert why(state, "destroy 0") == (UNSAID, {})  # no reason in its favor
    state = going("magician", hand=["manor"], others=[{"hand": 6}])
    assert why(state, "swap 1") == ("larger-hand", {"seat": 1, "number": 6, "own": 1})


def test_choosing_a_character() -> None:
    draft = {"starter": 0, "face_up": ["assassin", "thief"], "face_down": "magician"}
    seats = [{"city": ["tavern", "market"], "gold": 0, "hand": ["palace"]}]
    state = at(players=4, seats=seats, draft=draft, phase="pick")
    assert why(state, "pick merchant") == ("income-gold", {"number": 3})
    assert why(state, "pick king") == ("first-choice", {})
    state = at(players=4, seats=[{"gold": 8, "hand": ["tavern", "market", "docks"]}], draft=draft, phase="pick")
    assert why(state, "pick architect") == ("several-builds", {"number": 3})
    draft = {"starter": 0, "face_up": ["assassin", "merchant"], "face_down": "architect"}
    seats = [{"city": ["castle", "temple", "church"], "gold": 3, "hand": ["castle"]}, {"gold": 3, "hand": 1}]
    seats += [{"hand": 1}, {"hand": 1}]
    state = at(players=4, seats=seats, draft=draft, phase="pick")
    assert why(state, "pick bishop") == ("income-gold", {"number": 2})
    assert why(state, "pick magician") == ("nothing-to-build", {})
    assert why(state, "pick thief") == ("richest", {"seat": 1, "number": 3})
    seats[0]["city"] = ["castle", "palace", "temple", "church"]
    state = at(players=4, seats=seats, draft=draft, phase="pick")
    assert why(state, "pick bishop") == ("protects-city", {"number": 4})  # the King's income is as large


@pytest.mark.long
@pytest.mark.parametrize("ruleset", ["2016", "2010", "classic"])
def test_every_reason_is_a_sentence_in_every_language(ruleset: str) -> None:
    rng = Rng(f"sentences {ruleset}")
    words = [words_in(language, ruleset) for language in LANGUAGES]
    for players in (2, 3, 5, 7):
        state = burgrave.new("citadels", ruleset=ruleset, scenario="random", players=players, seed=1, events=False)
        while not state.is_over():
            seat = state.to_act()
            legal = state.legal(seat)
            for action in legal if rng.below(3) == 0 else ():
                found = reason(state, seat, action, legal)
                for one in words:
                    text = one.reason(found, NAMES, seat)
                    assert text.endswith(".") and not re.search(r"[{}$]|  ", text), text
            state.play(legal[rng.below(len(legal))])


def test_no_text_is_there_that_no_reason_tells() -> None:
    code = inspect.getsource(hints)
    told = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', code))
    texts = {name.removeprefix("hint-") for name in entries("en", "citadels/hints.ftl")}
    assert texts <= told
