"""Every domain: required icons and gold, points, and effect when built."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.valeria.building import BY_NAME, FACTS, before, builders, built, phase
from tests.games.valeria.playing import at, do, happened, options, purse

from burgrave.games.valeria.cards import CITIZEN_NAMES, MONSTER_NAMES
from burgrave.games.valeria.rules.state import ValeriaState

EVERY = pytest.mark.rule(
    "V-CARD-foxgrove-palisade", "V-CARD-the-desert-orchid", "V-CARD-emerald-stronghold", "V-CARD-pratchetts-plateau",
    "V-CARD-cathedral-of-st-aquila", "V-CARD-darktide-harbour", "V-CARD-cloudriders-camp", "V-CARD-the-orb-of-urdr",
    "V-CARD-rogues-landing", "V-CARD-blood-crow-army", "V-CARD-eye-of-asteraten", "V-CARD-cutthroats-truce",
    "V-CARD-halfpenny-hill", "V-CARD-shattered-hand", "V-CARD-forgotten-sorrows", "V-CARD-watcher-on-the-water",
    "V-CARD-gargans-embrace", "V-CARD-nest-of-the-weaver-witch", "V-CARD-palace-of-the-dawn",
    "V-CARD-grimmwater-keep", "V-CARD-the-violet-thorn", "V-CARD-purloiners-perch", "V-CARD-golden-obelisk-of-nae",
    "V-CARD-monolith-of-ostendaar",
)  # fmt: skip
each = pytest.mark.parametrize("name", [row[0] for row in FACTS])


def has(t: ValeriaState, citizen: str, seat: int = 0) -> int:
    return int(t.players[seat].citizens[CITIZEN_NAMES.index(citizen)])


# ---- price and points ---------------------------------------------------------------------------------------------


@pytest.mark.rule("V-BLD-02", "V-BLD-06")
@EVERY
@each
def test_a_domain_requires_its_gold_and_its_citizens(name: str) -> None:
    gold = BY_NAME[name][2]
    assert "build 1" in options(before(name))
    assert "build 1" not in options(before(name, gold=gold - 1))
    assert ("paid", 0, 0, gold, 0) in happened(built(name))
    for citizen, number in builders(name).items():
        assert "build 1" not in options(before(name, gold=40, citizens={citizen: number - 1}))


@EVERY
@each
def test_points_and_icons_of_a_domain(name: str) -> None:
    """The icons count for a duke that scores all roles."""
    _, roles, _, points = BY_NAME[name]
    assert at([{"duke": "hrothgar_the_conqueror", "domains": [name]}, {}]).scores()[0] == points
    t = at([{"duke": "elisium_the_allsmith", "domains": [name]}, {}])
    assert t.scores()[0] == points + sum(roles.values())


# ---- effects when built -------------------------------------------------------------------------------------------


@pytest.mark.rule("V-BLD-08", "A18")
@pytest.mark.decision("FREE")
@pytest.mark.parametrize(
    ("name", "expected", "left"),
    [
        pytest.param("darktide_harbour", ["free 3", "free 7"], 0, marks=pytest.mark.rule("V-CARD-darktide-harbour")),
        pytest.param("cloudriders_camp", ["free 6", "free 8"], 3, marks=pytest.mark.rule("V-CARD-cloudriders-camp")),
        pytest.param(
            "rogues_landing", ["free 2", "free 5", "free 11"], 0, marks=pytest.mark.rule("V-CARD-rogues-landing")
        ),
        pytest.param("shattered_hand", ["free 1", "free 9"], 0, marks=pytest.mark.rule("V-CARD-shattered-hand")),
        pytest.param(
            "grimmwater_keep",
            ["free 1", "free 2", "free 3", "free 5", "free 6", "free 7", "free 8", "free 9", "free 11"],
            0,
            marks=pytest.mark.rule("V-CARD-grimmwater-keep", "V-ICO-05"),
        ),
    ],
)
def test_a_domain_that_brings_a_citizen(name: str, expected: list[str], left: int) -> None:
    """The builder must take a matching citizen from the top of a stack; with no match, nothing happens."""
    t = built(name)
    assert options(t) == expected and t.actions == 1
    for option in expected:
        mine = do(t.copy(), option)
        assert purse(mine) == (0, left, 0, 0)
        assert mine.players[0].citizen_count == t.players[0].citizen_count + 1
        number = int(option.split()[1])
        assert len(mine.citizens[min(number, 10) - 1]) == 4
    gone: dict[str, Any] = {"citizens": {int(option.split()[1]): [] for option in expected}}
    t = built(name, more={"centre": gone})
    assert phase(t) == "act" and purse(t) == (0, left, 0, 0)


@pytest.mark.rule("A18", "V-CARD-darktide-harbour")
def test_a_single_matching_citizen_comes_without_a_choice() -> None:
    """If the Rogues are exhausted, the Mercenary is the only shadow citizen."""
    t = built("darktide_harbour", more={"centre": {"citizens": {7: []}}})
    assert phase(t) == "act" and has(t, "mercenary") == 1


@pytest.mark.rule("V-CARD-cutthroats-truce", "A17", "V-ICO-07", "V-ICO-08")
@pytest.mark.decision("VICTIM")
@pytest.mark.parametrize(("there", "taken"), [(5, 3), (3, 3), (2, 2), (0, 0)])
def test_the_truce_takes_three_gold_from_one_opponent(there: int, taken: int) -> None:
    """Any opponent may be chosen, even one with less than 3 gold or no gold at all."""
    t = built("cutthroats_truce", {"gold": 9}, {"gold": there, "magic": 4})
    assert options(t) == ["from 1", "from 2"]
    do(t, "from 2")
    assert purse(t) == (taken, 0, 0, 0) and purse(t, 2) == (there - taken, 0, 4, 0) and purse(t, 1) == (9, 0, 0, 0)
    assert ("takes", 0, 2, 0, taken) in happened(t) and phase(t) == "act"


@pytest.mark.rule("V-CARD-eye-of-asteraten", "V-ACT-06")
@pytest.mark.decision("HUNT")
def test_the_eye_brings_strength_and_lets_its_builder_slay_a_monster() -> None:
    t = built(
        "eye_of_asteraten", more={"centre": {"monsters": {1: ["goblin"], 2: ["skeleton_king"], 5: ["dire_bear"]}}}
    )
    assert purse(t) == (0, 5, 0, 0)
    assert options(t) == ["slay 1", "slay 3", "slay 4", "slay 5", "decline"]
    none = do(t.copy(), "decline")
    assert purse(none) == (0, 5, 0, 0) and none.players[0].monster_count == 0 and none.actions == 1
    do(t, "slay 1")
    assert purse(t) == (1, 4, 0, 0) and t.players[0].monster_count == 1
    assert phase(t) == "act" and t.actions == 1


@pytest.mark.rule("V-CARD-eye-of-asteraten", "V-PAY-11")
def test_the_eye_offers_no_monster_that_is_too_expensive() -> None:
    strong = {number: ["troll"] for number in range(1, 6)}
    t = built("eye_of_asteraten", more={"centre": {"monsters": strong}})
    assert phase(t) == "act" and purse(t) == (0, 5, 0, 0)


@pytest.mark.rule("V-CARD-golden-obelisk-of-nae", "V-ICO-06")
@pytest.mark.decision("BARGAIN")
def test_the_obelisk_offers_three_tokens_for_three_magic() -> None:
    t = built("golden_obelisk_of_nae", magic=7)
    assert options(t) == ["accept", "decline"]
    assert purse(do(t.copy(), "decline")) == (0, 0, 7, 0)
    do(t, "accept")
    assert purse(t) == (0, 0, 4, 3) and phase(t) == "act" and t.actions == 1
    assert purse(built("golden_obelisk_of_nae", magic=2)) == (0, 0, 2, 0)


@pytest.mark.rule("V-CARD-nest-of-the-weaver-witch", "V-CLR-08", "V-SET-27", "A19")
@pytest.mark.decision("SPARE")
def test_the_nest_returns_a_citizen_but_never_a_starter() -> None:
    t = built("nest_of_the_weaver_witch", citizens={"champion": 1})
    assert options(t) == ["return_citizen peasant", "return_citizen champion", "decline"]
    none = do(t.copy(), "decline")
    assert purse(none) == (0, 0, 0, 0) and none.players[0].citizen_count == 3
    do(t, "return_citizen champion")
    assert purse(t) == (0, 0, 0, 3) and has(t, "champion") == 0 and len(t.citizens[7]) == 6
    assert [len(stack) for number, stack in enumerate(t.citizens) if number != 7] == [5] * 9
    assert ("returned", 0, CITIZEN_NAMES.index("champion")) in happened(t, 1)
    assert phase(t) == "act" and t.players[0].role(1) == 0


@pytest.mark.rule("V-CLR-08", "A19")
def test_a_mixed_citizen_returns_face_up_to_its_stack() -> None:
    t = built("nest_of_the_weaver_witch", citizens={"wizard": 1}, more={"mixed": True})
    below = t.citizens[3][-1]
    do(t, "return_citizen wizard")
    view: Any = t.view(1)
    assert view["citizens"][3] == {"open": ["wizard", CITIZEN_NAMES[below]], "hidden": 4}


@pytest.mark.rule("V-CLR-09", "V-CLR-10", "V-EXH-04")
def test_the_nest_postpones_the_end() -> None:
    """Four exhausted stacks would end a two-player game; the returned citizen leaves only three."""
    gone: dict[str, Any] = {"citizens": {1: [], 4: [], 8: [], 9: []}}
    mine = {"gold": 6, "citizens": {"peasant": 2, "champion": 1}}
    for answer, over in (("decline", True), ("return_citizen champion", False)):
        centre = {**gone, "domains": {1: ["halfpenny_hill", "nest_of_the_weaver_witch"]}}
        t = do(at([{}, mine], centre=centre, active=1), "build 1", answer)
        assert t.view(0)["exhausted"] == (4 if over else 3)
        do(t, "gain gold")
        assert (phase(t) == "over") is over


@pytest.mark.rule("V-CARD-watcher-on-the-water", "V-CLR-24", "A19")
@pytest.mark.decision("SPARE")
def test_the_watcher_returns_a_monster() -> None:
    t = built("watcher_on_the_water", monsters={"troll": 1, "goblin": 2})
    assert options(t) == ["return_monster goblin", "return_monster troll", "decline"]
    none = do(t.copy(), "decline")
    assert purse(none) == (0, 0, 0, 0) and none.players[0].monster_count == 3
    do(t, "return_monster troll")
    view: Any = t.view(1)
    assert view["monsters"][3][:2] == ["troll", "owlbear"] and len(view["monsters"][3]) == 6
    assert view["seats"][0]["monsters"] == {"goblin": 2}
    assert purse(t) == (0, 0, 0, 3) and ("returned_monster", 0, MONSTER_NAMES.index("troll")) in happened(t, 1)
    assert purse(built("watcher_on_the_water")) == (0, 0, 0, 0)


@pytest.mark.rule("V-CLR-25", "V-CLR-26", "V-EXH-04", "A19")
def test_the_watcher_postpones_the_end() -> None:
    """With all monsters slain, a returned Goblin leaves one fewer exhausted stack."""
    bare: dict[str, Any] = {"monsters": {number: [] for number in range(1, 6)}}
    mine = {"gold": 6, "citizens": {"archer": 2}, "monsters": {"goblin": 1}}
    for answer, over in (("decline", True), ("return_monster goblin", False)):
        centre = {**bare, "domains": {1: ["halfpenny_hill", "watcher_on_the_water"]}}
        t = at([{}, {}, mine], centre=centre, active=2)
        do(t, "build 1", answer)
        assert t.view(0)["exhausted"] == (5 if over else 4)
        do(t, "gain strength")
        assert (phase(t) == "over") is over
        assert t.monsters[0] == ([] if over else [MONSTER_NAMES.index("goblin")])


@pytest.mark.rule("V-CARD-purloiners-perch", "V-CLR-15", "V-CLR-16", "V-CLR-17", "V-ICO-08")
@pytest.mark.decision("VICTIM")
def test_the_perch_takes_a_random_monster_without_its_reward() -> None:
    taken = set()
    theirs = {"monsters": {"goblin": 2, "kobolds": 1, "troll": 1}}
    for seed in range(40):
        t = built("purloiners_perch", theirs, {"monsters": {"giant": 1}}, more={"seed": seed})
        assert options(t) == ["from 1", "from 2"]
        do(t, "from 1")
        kinds = [kind for kind, number in enumerate(t.players[0].monsters) if number]
        assert len(kinds) == 1 and t.players[0].monster_count == 1 and t.players[1].monster_count == 3
        assert t.players[2].monster_count == 1
        assert purse(t) == (0, 0, 0, 0) and phase(t) == "act"
        assert ("taken_monster", 0, 1, kinds[0]) in happened(t, 2)
        view: Any = t.view(2)
        assert view["seats"][0]["monsters"] == {MONSTER_NAMES[kinds[0]]: 1}
        taken.add(MONSTER_NAMES[kinds[0]])
    assert taken == set(theirs["monsters"])


@pytest.mark.rule("A17", "V-CARD-purloiners-perch")
def test_the_perch_may_name_an_opponent_without_monsters() -> None:
    t = built("purloiners_perch", {}, {"monsters": {"giant": 1}})
    do(t, "from 1")
    assert t.players[0].monster_count == 0 and t.players[2].monster_count == 1 and phase(t) == "act"


@pytest.mark.rule("A25", "V-CLR-16")
def test_taking_a_monster_is_not_slaying_it() -> None:
    """The Violet Thorn gives nothing for a monster that is taken."""
    t = built("purloiners_perch", {"monsters": {"goblin": 1}}, domains=["the_violet_thorn"])
    assert t.players[0].monster_count == 1 and purse(t) == (0, 0, 0, 0)


@pytest.mark.rule("A41", "V-SOL-08")
def test_in_a_solo_game_the_perch_takes_the_leftmost_monster() -> None:
    """An exhausted first stack is skipped; taking the last monster wins the game."""
    two = {"monsters": {1: [], 2: ["skeleton_king", "skeleton"], 3: ["treant"], 4: [], 5: []}}
    t = alone(two)
    assert t.players[0].monsters[MONSTER_NAMES.index("skeleton")] == 1 and len(t.monsters[1]) == 1
    assert purse(t) == (0, 0, 0, 0) and phase(t) == "act" and len(t.monsters[2]) == 1
    t = alone({"monsters": {1: [], 2: ["skeleton"], 3: ["treant"]}})
    assert t.view(0)["exhausted"] == 2 and phase(t) == "act"
    t = alone({"monsters": {1: [], 2: [], 3: [], 4: ["owlbear"], 5: []}})
    assert phase(t) == "over" and t.outcome == 1
    t = alone({"monsters": {1: ["goblin", "goblin"]}})
    assert len(t.monsters[0]) == 1 and len(t.monsters[1]) == 5


def alone(centre: dict[str, Any]) -> ValeriaState:
    domains = {"domains": {1: ["halfpenny_hill", "purloiners_perch"]}}
    return do(at([{"gold": 10, "citizens": {"rogue": 2}}], centre={**centre, **domains}), "build 1")
