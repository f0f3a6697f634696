"""Each domain by name: built for its price with the required citizens, then active."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.valeria.playing import at, do, load, options, purse, seen

from burgrave.games.valeria.rules import scoring
from burgrave.games.valeria.rules.state import ValeriaState

QUIET = (5, 5)  # dice without decisions, which bring everybody 2 gold
WORKER, SOLDIER, SHADOW, HOLY = "merchant", "archer", "rogue", "cleric"


def laid(name: str, gold: int, citizens: dict[str, int], *others: dict[str, Any], **mine: Any) -> ValeriaState:
    """Return a state in the action phase of a player with this much gold and these citizens.

    The domain is on top of a stack.
    """
    centre: dict[str, Any] = {"domains": {1: ["halfpenny_hill", name]}, **mine.pop("centre", {})}
    seat = {**mine, "gold": gold, "citizens": citizens}
    return at([seat, *(others or ({},))], centre=centre)


def builds(name: str, gold: int, roles: list[str], points: int, *others: dict[str, Any], **mine: Any) -> ValeriaState:
    """Return the state after building the domain for this much gold, with one citizen for each of the given roles.

    Also check that the domain cannot be built with 1 gold less or one citizen fewer, and that it scores its points.
    ``mine`` may contain ``owned`` (numbers of citizens that replace or add to those of ``roles``), ``left`` (gold left
    after building) and other possessions of the builder.
    """
    citizens = {role: roles.count(role) for role in roles}
    owned, left = mine.pop("owned", {}), mine.pop("left", 0)
    for role, number in citizens.items():
        assert "build 1" not in options(laid(name, gold + 9, {**citizens, role: number - 1}))
    assert "build 1" not in options(laid(name, gold - 1, citizens))
    assert "build 1" in options(laid(name, gold, citizens))
    t = laid(name, gold + left, citizens | owned, *others, **mine)
    worth = scoring.points(t, t.players[0]).domains
    do(t, "build 1")
    if seen(t, 0)["phase"] == "pay":
        do(t, "magic 0")
    assert name in seen(t, 1)["seats"][0]["domains"]
    assert scoring.points(t, t.players[0]).domains - worth == points
    return t


def turn(t: ValeriaState, dice: tuple[int, int] = QUIET) -> ValeriaState:
    """Let the active player gain strength until the turn ends and the next player has rolled these dice."""
    active = t.active
    while t.active == active:
        do(load(t, dice), "gain strength" if "gain strength" in options(t) else options(t)[0])
    return t


def own_roll(t: ValeriaState, dice: tuple[int, int]) -> ValeriaState:
    """Play until the next roll of the domain's owner, which shows these dice."""
    return turn(turn(t), dice)


def shown(t: ValeriaState) -> list[int]:
    found: list[int] = seen(t, None)["dice"]
    return found


def citizens(t: ValeriaState) -> dict[str, int]:
    found: dict[str, int] = seen(t, None)["seats"][0]["citizens"]
    return found


def brought(name: str, gold: int, roles: list[str], points: int, *, number: int) -> set[str]:
    """Return the citizens that a domain offers for free in the recommended first game; check their number."""
    t = builds(name, gold, roles, points)
    assert len(options(t)) == number and all(one.startswith("free ") for one in options(t))
    found: set[str] = set()
    for option in options(t):
        after = do(t.copy(), option)
        came = [one for one, copies in citizens(after).items() if copies > roles.count(one)]
        assert len(came) == 1 and purse(after)[0] == 0 and seen(after, 0)["actions"] == 1
        found.add(came[0])
    return found


# ---- domains of the roll phase ------------------------------------------------------------------------------------


@pytest.mark.rule("V-CARD-foxgrove-palisade")
@pytest.mark.decision("DICE")
def test_foxgrove_palisade() -> None:
    """The Foxgrove Palisade turns one die of its owner's roll into a 6 for 2 gold."""
    t = own_roll(builds("foxgrove_palisade", 9, [SOLDIER, SHADOW], 3), (1, 2))
    assert options(t) == ["six 1", "six 2", "done"] and purse(t)[0] == 2
    do(t, "six 1")
    assert shown(t) == [6, 2] and purse(t)[0] == 0


@pytest.mark.rule("V-CARD-the-desert-orchid")
@pytest.mark.decision("DICE")
def test_the_desert_orchid() -> None:
    """With two holy citizens, the Desert Orchid turns one die of its owner's roll into a 1 for 2 gold."""
    t = own_roll(builds("the_desert_orchid", 9, [HOLY, SHADOW], 3, owned={"monk": 1}), (3, 2))
    assert options(t) == ["one 1", "one 2", "done"] and purse(t)[0] == 2
    do(t, "one 2")
    assert shown(t) == [3, 1] and purse(t)[0] == 0 + 1  # on turn a Monk brings 1 gold


@pytest.mark.rule("V-CARD-palace-of-the-dawn")
@pytest.mark.decision("DICE")
def test_palace_of_the_dawn() -> None:
    """The Palace of the Dawn lowers one die of its owner's roll by 1, once."""
    t = own_roll(builds("palace_of_the_dawn", 11, [WORKER, SOLDIER, SOLDIER], 4), (3, 1))
    assert options(t) == ["lower 1", "done"]
    do(t, "lower 1")
    assert shown(t) == [2, 1] and seen(t, 0)["phase"] != "dice"


@pytest.mark.rule("V-CARD-gargans-embrace")
def test_gargans_embrace() -> None:
    """A pair in any player's roll gives the owner of Gargan's Embrace 1 token."""
    t = builds("gargans_embrace", 7, [SOLDIER, SOLDIER], 2)
    assert [purse(turn(t, dice))[3] for dice in ((6, 5), (5, 5), (6, 6), (5, 6))] == [0, 1, 2, 2]


# ---- domains of the action phase ----------------------------------------------------------------------------------


@pytest.mark.rule("V-CARD-emerald-stronghold")
def test_emerald_stronghold() -> None:
    """With the Emerald Stronghold, the third Archer costs 4 like the first, even in the same action phase."""
    t = builds("emerald_stronghold", 12, [WORKER, SOLDIER, HOLY], 5, owned={SOLDIER: 2}, left=4)
    do(t, "recruit 4")
    assert citizens(t) == {"merchant": 1, "archer": 3, "cleric": 1}


@pytest.mark.rule("V-CARD-pratchetts-plateau")
def test_pratchetts_plateau() -> None:
    """With Pratchett's Plateau, the next domain costs 1 gold less: 5 instead of 6 for Halfpenny Hill."""
    t = builds("pratchetts_plateau", 8, [WORKER, HOLY], 3, owned={WORKER: 3}, left=5)
    do(t, "build 1")
    assert seen(t, 0)["seats"][0]["domains"] == ["pratchetts_plateau", "halfpenny_hill"]


@pytest.mark.rule("V-CARD-blood-crow-army")
def test_blood_crow_army() -> None:
    """The Blood Crow Army gives 1 strength at the start of its owner's action phases, and at no other time."""
    t = builds("blood_crow_army", 5, [SOLDIER] * 3, 2)
    had = [purse(t)[1], purse(turn(t))[1], purse(turn(t))[1]]
    assert had == [0, 1, 1 + 1]  # 1 gained with the second action


@pytest.mark.rule("V-CARD-halfpenny-hill")
def test_halfpenny_hill() -> None:
    """Halfpenny Hill gives 1 gold at the start of its owner's action phases, and at no other time."""
    t = builds("halfpenny_hill", 6, [WORKER] * 3, 2)
    had = [purse(t)[0], purse(turn(t))[0], purse(turn(t))[0]]
    assert had == [0, 2, 2 + 2 + 1]  # two pairs of 5 bring 2 each, from the starter Peasant


@pytest.mark.rule("V-CARD-monolith-of-ostendaar")
def test_monolith_of_ostendaar() -> None:
    """The Monolith of Ostendaar gives 1 magic at the start of its owner's action phases, and at no other time."""
    t = builds("monolith_of_ostendaar", 9, [WORKER, SOLDIER], 3)
    assert [purse(t)[2], purse(turn(t))[2], purse(turn(t))[2]] == [0, 0, 1]


@pytest.mark.rule("V-CARD-cathedral-of-st-aquila")
@pytest.mark.decision("VICTIM")
def test_cathedral_of_st_aquila() -> None:
    """The Cathedral of St Aquila takes 1 gold from an opponent at the end of each of its owner's action phases."""
    t = builds("cathedral_of_st_aquila", 8, [HOLY, HOLY], 3, {"gold": 4}, {"gold": 4})
    do(t, "gain magic")
    assert options(t) == ["from 1", "from 2"]
    do(load(t, QUIET), "from 2")
    assert [purse(t, seat)[0] for seat in range(3)] == [1 + 2, 4 + 2, 3 + 2]


@pytest.mark.rule("V-CARD-the-orb-of-urdr")
@pytest.mark.decision("VICTIM")
def test_the_orb_of_urdr() -> None:
    """The Orb of Urdr takes 1 magic from an opponent at the end of each of its owner's action phases."""
    t = builds("the_orb_of_urdr", 6, [SHADOW, HOLY], 1, {"magic": 4}, {"magic": 4})
    do(t, "gain gold")
    assert options(t) == ["from 1", "from 2"]
    do(load(t, QUIET), "from 1")
    assert [purse(t, seat)[2] for seat in range(3)] == [1, 3, 4]


@pytest.mark.rule("V-CARD-forgotten-sorrows")
def test_forgotten_sorrows() -> None:
    """Forgotten Sorrows gives 1 magic for a recruited citizen, and for one that a monster brings."""
    t = builds("forgotten_sorrows", 9, [WORKER, SHADOW], 3, left=4)
    do(load(t, QUIET), "recruit 4")
    assert purse(t, 0)[2] == 1 and t.active == 1
    centre = {"monsters": {5: ["orc_warrior"]}}
    t = builds("forgotten_sorrows", 9, [WORKER, SHADOW], 3, strength=9, centre=centre)
    do(load(t, QUIET), "slay 5", "free 3")
    assert purse(t, 0)[2] == 1


@pytest.mark.rule("V-CARD-the-violet-thorn")
def test_the_violet_thorn() -> None:
    """The Violet Thorn gives 1 magic on top of the Goblin's reward in gold."""
    t = builds("the_violet_thorn", 7, [SOLDIER, HOLY], 3, strength=1)
    do(load(t, QUIET), "slay 1")
    assert purse(t) == (1 + 2, 0, 1, 0)


# ---- domains that work once ---------------------------------------------------------------------------------------


@pytest.mark.rule("V-CARD-darktide-harbour")
def test_darktide_harbour() -> None:
    """Darktide Harbour brings a free shadow citizen."""
    assert brought("darktide_harbour", 6, [SHADOW, WORKER, SOLDIER], 2, number=2) == {"mercenary", "rogue"}


@pytest.mark.rule("V-CARD-rogues-landing")
def test_rogues_landing() -> None:
    """Rogue's Landing brings a free worker."""
    assert brought("rogues_landing", 7, [WORKER, SHADOW], 3, number=3) == {"merchant", "peasant", "butcher"}


@pytest.mark.rule("V-CARD-shattered-hand")
def test_shattered_hand() -> None:
    """The Shattered Hand brings a free holy citizen."""
    assert brought("shattered_hand", 7, [HOLY, WORKER], 3, number=2) == {"cleric", "paladin"}


@pytest.mark.rule("V-CARD-grimmwater-keep")
def test_grimmwater_keep() -> None:
    """Grimmwater Keep brings a free citizen with a base cost of at most 3: any but the Archer."""
    found = brought("grimmwater_keep", 10, [WORKER, WORKER, SHADOW], 4, number=9)
    assert found == {
        "cleric", "merchant", "mercenary", "peasant", "knight", "rogue", "champion", "paladin", "butcher",
    }  # fmt: skip


@pytest.mark.rule("V-CARD-cloudriders-camp")
def test_cloudriders_camp() -> None:
    """Cloudrider's Camp gives 3 strength, and a free soldier with a base cost of at most 2."""
    t = builds("cloudriders_camp", 8, [SOLDIER, HOLY], 2)
    assert purse(t) == (0, 3, 0, 0)
    assert brought("cloudriders_camp", 8, [SOLDIER, HOLY], 2, number=2) == {"knight", "champion"}


@pytest.mark.rule("V-CARD-eye-of-asteraten")
@pytest.mark.decision("HUNT")
def test_eye_of_asteraten() -> None:
    """The Eye of Asteraten gives 5 strength; an Owlbear then costs 4 of it and brings 2 magic."""
    t = builds("eye_of_asteraten", 8, [HOLY, SOLDIER], 1)
    assert purse(t) == (0, 5, 0, 0) and options(t) == ["slay 1", "slay 2", "slay 3", "slay 4", "slay 5", "decline"]
    do(t, "slay 4")
    assert purse(t) == (0, 1, 2, 0) and seen(t, 0)["seats"][0]["monsters"] == {"owlbear": 1}
    assert seen(t, 0)["actions"] == 1


@pytest.mark.rule("V-CARD-cutthroats-truce")
@pytest.mark.decision("VICTIM")
def test_cutthroats_truce() -> None:
    """Cutthroat's Truce takes 3 gold from an opponent."""
    t = builds("cutthroats_truce", 5, [SHADOW, HOLY], 1, {"gold": 4}, {"gold": 4})
    do(t, "from 2")
    assert [purse(t, seat)[0] for seat in range(3)] == [3, 4, 1]


@pytest.mark.rule("V-CARD-purloiners-perch")
@pytest.mark.decision("VICTIM")
def test_purloiners_perch() -> None:
    """Purloiner's Perch takes a monster from an opponent, but without the monster's reward of 5 gold."""
    t = builds("purloiners_perch", 10, [SHADOW, SHADOW], 2, {"monsters": {"gold_golem": 1}}, {})
    do(t, "from 1")
    assert [seat["monsters"] for seat in seen(t, 2)["seats"]] == [{"gold_golem": 1}, {}, {}]
    assert purse(t) == (0, 0, 0, 0)


@pytest.mark.rule("V-CARD-watcher-on-the-water")
@pytest.mark.decision("SPARE")
def test_watcher_on_the_water() -> None:
    """The Watcher on the Water gives 3 tokens for a monster returned to the top of its stack."""
    t = builds("watcher_on_the_water", 6, [SOLDIER, SOLDIER], 3, monsters={"spider_queen": 1})
    do(t, "return_monster spider_queen")
    assert purse(t) == (0, 0, 0, 3) and seen(t, 0)["seats"][0]["monsters"] == {}
    assert seen(t, 1)["monsters"][2][0] == "spider_queen" and len(seen(t, 1)["monsters"][2]) == 6


@pytest.mark.rule("V-CARD-nest-of-the-weaver-witch")
@pytest.mark.decision("SPARE")
def test_nest_of_the_weaver_witch() -> None:
    """The Nest of the Weaver Witch gives 3 tokens for a citizen returned to the top of its stack."""
    t = builds("nest_of_the_weaver_witch", 6, [WORKER, WORKER], 3)
    assert options(t) == ["return_citizen merchant", "decline"]
    do(t, "return_citizen merchant")
    assert purse(t) == (0, 0, 0, 3) and citizens(t) == {"merchant": 1}
    assert seen(t, 1)["citizens"][1]["open"] == ["merchant"] * 6


@pytest.mark.rule("V-CARD-golden-obelisk-of-nae")
@pytest.mark.decision("BARGAIN")
def test_golden_obelisk_of_nae() -> None:
    """The Golden Obelisk of Nae offers 3 tokens for 3 magic."""
    t = builds("golden_obelisk_of_nae", 6, [WORKER, HOLY], 3, magic=3)
    assert options(t) == ["accept", "decline"]
    assert purse(do(t.copy(), "decline")) == (0, 0, 3, 0)
    assert purse(do(t, "accept")) == (0, 0, 0, 3)
