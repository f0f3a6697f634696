"""Domains with lasting effects: in the action phase, on purchases, and in the roll phase."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.valeria.building import built, moment, phase
from tests.games.valeria.playing import at, do, happened, load, options, purse, rolling

from burgrave.games.valeria.cards import DOMAIN_NAMES

# ---- fixed times of the action phase ------------------------------------------------------------------------------


@pytest.mark.rule("V-ACT-04", "V-BLD-09")
@pytest.mark.parametrize(
    ("name", "gain"),
    [
        pytest.param("blood_crow_army", (0, 1, 0, 0), marks=pytest.mark.rule("V-CARD-blood-crow-army")),
        pytest.param("halfpenny_hill", (1, 0, 0, 0), marks=pytest.mark.rule("V-CARD-halfpenny-hill")),
        pytest.param("monolith_of_ostendaar", (0, 0, 1, 0), marks=pytest.mark.rule("V-CARD-monolith-of-ostendaar")),
    ],
)
def test_a_domain_that_gives_a_resource_at_the_start_of_the_action_phase(
    name: str, gain: tuple[int, int, int, int]
) -> None:
    t = moment(name)
    assert purse(t) == gain and t.actions == 2
    assert purse(at([{}, {"domains": [name]}]), 1) == (0, 0, 0, 0)
    assert purse(built(name)) == (0, 0, 0, 0)


@pytest.mark.rule("V-ACT-05", "A17", "A16")
@pytest.mark.decision("VICTIM")
@pytest.mark.parametrize(
    ("name", "resource"),
    [
        pytest.param("cathedral_of_st_aquila", 0, marks=pytest.mark.rule("V-CARD-cathedral-of-st-aquila")),
        pytest.param("the_orb_of_urdr", 2, marks=pytest.mark.rule("V-CARD-the-orb-of-urdr")),
    ],
)
def test_a_domain_that_takes_a_resource_at_the_end_of_the_action_phase(name: str, resource: int) -> None:
    """Taking is mandatory, and starts in the turn the domain is built; an opponent with nothing may be chosen."""
    rich = {"gold": 5, "strength": 5, "magic": 5}
    for standing in (True, False):
        t = moment(name, rich, {}) if standing else built(name, rich, {})
        do(t, *["gain strength"] * t.actions)
        assert phase(t) == "victim" and options(t) == ["from 1", "from 2"] and t.active == 0
        mark = len(happened(t))
        poor = do(t.copy(), "from 2")
        assert poor.active == 1 and poor.players[2].amount(resource) <= 1  # gains of the next dice
        do(t, "from 1")
        assert happened(t)[mark] == ("takes", 0, 1, resource, 1) and t.active == 1
        assert ("takes", 0, 1, resource, 1) not in happened(t)[mark + 1 :]
    t = at([{}, {"domains": [name]}, rich])
    do(t, "gain gold", "gain gold")
    assert t.active == 1 and "takes" not in [event[0] for event in happened(t)]


@pytest.mark.rule("A17")
def test_with_one_opponent_there_is_no_choice() -> None:
    t = do(moment("cathedral_of_st_aquila"), "gain magic", "gain magic")
    assert ("takes", 0, 1, 0, 0) in happened(t) and t.active == 1


@pytest.mark.rule("V-CARD-emerald-stronghold", "A16")
def test_with_the_stronghold_copies_do_not_raise_prices() -> None:
    t = moment("emerald_stronghold", gold=4, citizens={"archer": 3})
    do(t, "recruit 4")
    assert ("paid", 0, 0, 4, 0) in happened(t)
    assert "recruit 5" in options(moment("emerald_stronghold", gold=2))
    assert "recruit 5" not in options(at([{"gold": 2}, {"domains": ["emerald_stronghold"]}]))
    t = built("emerald_stronghold", gold=12 + 4, citizens={"archer": 3})
    assert "recruit 4" in options(t)
    assert "recruit 5" in options(built("emerald_stronghold", gold=12 + 2))


@pytest.mark.rule("V-CARD-pratchetts-plateau", "A16")
def test_the_plateau_makes_later_domains_cheaper() -> None:
    cheap: dict[str, Any] = {"centre": {"domains": {1: ["rogues_landing"]}}}
    for gold, can in ((6, True), (5, False)):
        t = moment("pratchetts_plateau", gold=gold, citizens={"peasant": 1, "rogue": 1}, more=dict(cheap))
        assert ("build 1" in options(t)) is can
    assert "recruit 4" not in options(moment("pratchetts_plateau", gold=3))
    theirs = at([{"gold": 6, "citizens": {"peasant": 1, "rogue": 1}}, {"domains": ["pratchetts_plateau"]}], **cheap)
    assert "build 1" not in options(theirs)
    more = {"centre": {"domains": {1: ["halfpenny_hill", "pratchetts_plateau"]}}}
    t = built("pratchetts_plateau", gold=8 + 5, citizens={"peasant": 3}, more=more)
    assert purse(t) == (5, 0, 0, 0) and "build 1" in options(t)


@pytest.mark.rule("V-CARD-forgotten-sorrows", "A25", "A16")
def test_forgotten_sorrows_brings_magic_for_each_citizen() -> None:
    assert purse(do(moment("forgotten_sorrows", gold=4), "recruit 4")) == (0, 0, 1, 0)
    more = {"centre": {"monsters": {5: ["orc_warrior"]}}}
    t = do(moment("forgotten_sorrows", strength=9, more=more), "slay 5", "free 7")
    assert purse(t) == (0, 0, 1, 0)
    t = do(built("rogues_landing", domains=["forgotten_sorrows"]), "free 11")
    assert purse(t) == (0, 0, 1, 0)
    t = do(at([{"gold": 4}, {"domains": ["forgotten_sorrows"]}]), "recruit 4")
    assert purse(t, 1) == (0, 0, 0, 0)
    t = do(built("forgotten_sorrows", gold=9 + 4), "recruit 4")
    assert ("gains", 0, 2, 1) in happened(t)


@pytest.mark.rule("V-CARD-the-violet-thorn", "A25", "A16")
def test_the_thorn_brings_magic_for_each_slain_monster() -> None:
    """The Thorn counts a monster slain with the Eye, and one slain in the turn in which the Thorn is built."""
    assert purse(do(moment("the_violet_thorn", strength=1), "slay 1")) == (1, 0, 1, 0)
    t = do(built("eye_of_asteraten", domains=["the_violet_thorn"]), "slay 1")
    assert purse(t) == (1, 4, 1, 0)
    assert purse(built("the_violet_thorn", strength=1)) == (0, 1, 0, 0)
    t = do(built("the_violet_thorn", strength=1), "slay 1")
    assert ("gains", 0, 2, 1) in happened(t)
    t = do(at([{"strength": 1}, {"domains": ["the_violet_thorn"]}]), "slay 1")
    assert purse(t, 1) == (0, 0, 0, 0)


# ---- in the roll phase ----------------------------------------------------------------------------------------------


@pytest.mark.rule("V-CARD-foxgrove-palisade")
def test_the_palisade_turns_a_die_into_a_six() -> None:
    t = rolling([{"domains": ["foxgrove_palisade"], "gold": 5}, {}], (2, 3))
    assert options(t) == ["six 1", "six 2", "done"]
    mark = len(happened(t))
    do(t, "six 2")
    altered = ("altered", 0, DOMAIN_NAMES.index("foxgrove_palisade"), 2, 6)
    assert happened(t)[mark : mark + 2] == [("paid", 0, 0, 2, 0), altered]
    assert t.players[0].gold == 3 and phase(t) != "dice"
    assert phase(rolling([{"domains": ["foxgrove_palisade"], "gold": 1, "magic": 9}, {}], (2, 3))) != "dice"
    assert phase(rolling([{}, {"domains": ["foxgrove_palisade"], "gold": 5}], (2, 3))) != "dice"


@pytest.mark.rule("V-CARD-the-desert-orchid")
@pytest.mark.parametrize("holy", [0, 1, 3])
def test_the_orchid_turns_a_die_into_a_one(holy: int) -> None:
    mine = {"domains": ["the_desert_orchid"], "citizens": {"paladin": holy, "rogue": 2}}
    t = rolling([{**mine, "gold": 3}, {}], (2, 3))
    assert options(t) == ["one 1", "one 2", "done"]
    mark = len(happened(t))
    do(t, "one 1")
    altered = ("altered", 0, DOMAIN_NAMES.index("the_desert_orchid"), 1, 3)
    paid = [("paid", 0, 0, holy, 0)] if holy else []
    assert happened(t)[mark : mark + len(paid) + 1] == [*paid, altered]
    assert t.players[0].gold == 3 - holy and phase(t) != "dice"
    if holy:
        assert phase(rolling([{**mine, "gold": holy - 1, "magic": 9}, {}], (2, 3))) != "dice"


@pytest.mark.rule("V-CARD-palace-of-the-dawn")
def test_the_palace_lowers_a_die() -> None:
    t = rolling([{"domains": ["palace_of_the_dawn"]}, {}], (4, 3))
    assert options(t) == ["lower 1", "lower 2", "done"]
    mark = len(happened(t))
    do(t, "lower 1")
    assert happened(t)[mark] == ("altered", 0, DOMAIN_NAMES.index("palace_of_the_dawn"), 3, 3)
    assert phase(t) != "dice"
    assert options(rolling([{"domains": ["palace_of_the_dawn"]}, {}], (1, 3))) == ["lower 2", "done"]


@pytest.mark.rule("V-CARD-gargans-embrace")
def test_the_embrace_brings_a_token_for_any_pair() -> None:
    embrace = {"domains": ["gargans_embrace"]}
    for active in (0, 1):
        assert rolling([{}, embrace], (4, 4), active=active).players[1].vp == 1
        assert rolling([{}, embrace], (4, 3), active=active).players[1].vp == 0
    t = rolling([{"domains": ["palace_of_the_dawn"]}, embrace], (4, 3))
    assert do(t, "lower 1").players[1].vp == 1


# ---- beginning of the effect ----------------------------------------------------------------------------------------


@pytest.mark.rule("A16", "V-TUR-03")
def test_a_domain_that_alters_dice_waits_for_the_next_roll() -> None:
    t = built("palace_of_the_dawn", gold=11)
    assert phase(t) == "act"
    do(t, "gain magic")
    while t.round == 1:
        assert phase(t) != "dice"
        if t.active == 1 and phase(t) == "act" and t.actions == 1:
            load(t, (4, 3))
        do(t, options(t)[-1])
    assert phase(t) == "dice" and t.to_act() == 0 and options(t) == ["lower 1", "lower 2", "done"]
