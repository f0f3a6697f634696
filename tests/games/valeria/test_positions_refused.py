"""Invalid Valeria positions: any input is either parsed or rejected with a one-line error."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.valeria.reading_back import begun, placed, read_back, same, step

import burgrave
from burgrave import BurgraveError, PositionError, Rng, SetupError
from burgrave.games.valeria.cards import DUKE_NAMES
from burgrave.games.valeria.proof.invariants import ValeriaInvariants
from burgrave.games.valeria.rules.setup import RANDOM

# ---- refusals -----------------------------------------------------------------------------------------------------

TWO: dict[str, Any] = {"players": 2}
ALONE: dict[str, Any] = {"players": 1}
THIEF = {"citizens": {"thief": 1}}
DUKES = ["simon_the_unclean", "reese_the_firebrand"]
HUGE = 10**30


def seats(*some: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return a position with these seats, followed by an empty seat."""
    return {"seats": [*some, {}], **more}


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    # unknown keys, names and types
    ({"sets": []}, "The position has no key 'sets'; allowed: game, players"),
    (seats({"gould": 1}), "Seat 0 has no key 'gould'; allowed: gold, strength"),
    (seats({"citizens": {"thiev": 1}}), "Seat 0: 'citizens': there is no citizen 'thiev'; choose from: cleric, monk"),
    (seats({"monsters": {"orc": 1}}), "there is no monster 'orc'"),
    (seats({"domains": ["castle"]}), "there is no domain 'castle'"),
    (seats({"duke": "simon"}), "Seat 0: 'duke': there is no duke 'simon'"),
    (seats({"domains": "gargans_embrace"}), "Seat 0: 'domains' is a list of names, not 'gargans_embrace'"),
    (seats({"citizens": ["thief"]}), "'citizens' is an object like {\"cleric\": 2}, not a list"),
    (seats({"citizens": {"thief": -1}}), "the number of thief is a whole number from 0 on, not -1"),
    (seats({"citizens": {"thief": True}}), "the number of thief is a whole number from 0 on, not True"),
    (seats({"gold": -1}), "Seat 0: 'gold' is a whole number from 0 to 9999, not -1"),
    (seats({"strength": 1.5}), "'strength' is a whole number from 0 to 9999, not 1.5"),
    (seats({"magic": "2"}), "'magic' is a whole number from 0 to 9999, not '2'"),
    (seats({"vp": HUGE}), "'vp' is a whole number from 0 to 9999, not so large a number"),
    ({"seats": {}}, "'seats' is a list of objects"),
    ({"seats": [3]}, "Seat 0 is an object"),
    ({"rng": 0}, "'rng' is a whole number from 1"),
    ({"round": 0}, "'round' is a whole number from 1"),
    ({"mixed": 1}, "'mixed' is true or false"),
    ({"phase": "lunch"}, "there is no phase"),
    ({"phase": "nobody"}, "there is no phase"),
    ({"stage": "lunch"}, "'stage' is roll or harvest or action or close as a stage begins, not 'lunch'"),
    # players
    ({"players": 2, "seats": [{}, {}, {}]}, "There are 3 seats for 2 players"),
    ({"players": 1, "seats": [{}, {}]}, "There are 2 seats for 1 player."),
    ({"active": 4}, "'active' is a whole number from 0 to 3"),
    ({"first": -1}, "'first' is a whole number from 0 to 3"),
    # missing cards, or too many copies
    (seats({"citizens": {"thief": 1}}, scenario="first-game"), "thief is not in this game, which has cleric,"),
    (seats({"monsters": {"kobolds": 1}}, scenario="first-game"), "kobolds is not in this game, which has gob"),
    (seats({"monsters": {"goblin": 1}}, areas=["barrens", "ruins", "forest", "swamp", "valley"]), "goblin is not in"),
    (seats({"domains": ["blood_crow_army"]}, left_out=["blood_crow_army"]), "blood_crow_army is not in this game"),
    (seats({"citizens": {"knight": 6}}), "too many of knight; this game has 5, and 5 are left"),
    (seats({"citizens": {"knight": HUGE}}), "too many of knight; this game has 5, and 5 are left"),
    (seats({"citizens": {"knight": 3}}, {"citizens": {"knight": 3}}), "Seat 1: 'citizens': too many of knight; this"),
    (seats({"citizens": {"thief": 3, "rogue": 3}}), "There are 6 rogue and thief; this game has 5 of a number"),
    (seats({"monsters": {"goblin_mage": 2}}), "too many of goblin_mage; this game has 1, and 1 are left"),
    (seats({"domains": ["gargans_embrace"] * 2}), "'domains' names gargans_embrace twice; once is allowed"),
    (seats({"domains": ["halfpenny_hill"]}, {"domains": ["halfpenny_hill"]}), "Seat 1: 'domains': too many of hal"),
    ({"domains": [["halfpenny_hill"], ["halfpenny_hill"]]}, "'domains' of column 1: too many of halfpenny_hill"),
    ({"left_out": ["gargans_embrace"], "domains": [["gargans_embrace"]]}, "gargans_embrace is not in this game"),
    # stacks
    ({"monsters": "all"}, "'monsters' is a list of up to 5 stacks, or an object with some of hills, ruins"),
    ({"monsters": [[]] * 6}, "'monsters' is a list of up to 5 stacks"),
    ({"monsters": {"caves": []}}, "'monsters': there is no stack 'caves'; choose from: hills, ruins"),
    ({"monsters": ["goblin"]}, "'monsters' of the hills is a list of names, or a number of cards up to 5, not 'gobl"),
    ({"monsters": [6]}, "a number of cards up to 5, not 6"),
    ({"monsters": [["goblin"] * 6]}, "'monsters' of the hills"),
    ({"monsters": [["goblin", "goblin_king"]], "seats": [{"domains": []}] * 2}, "'monsters' of the hills can only b"),
    ({"monsters": [["skeleton_king"]]}, "'monsters' of the hills can only be, from the top down, goblin_king"),
    ({"seats": [{"monsters": {"goblin_king": 1}}, {"monsters": {}}]}, "have no place for goblin, goblin_mage; leave"),
    (seats({"domains": ["watcher_on_the_water"]}, monsters=[["troll"]]), "'monsters' of the hills can only be"),
    ({"monsters": [["goblin", "goblin_king"]], "domains": [["watcher_on_the_water"]]}, "only the watcher_on_the_wat"),
    ({"citizens": [["knight"]]}, "'citizens' of the stack of cleric or monk: knight has another number"),
    ({"citizens": {"knight": 6}}, "'citizens' of the stack of knight"),
    ({"citizens": {"knight": 5}, "seats": [{"citizens": {"knight": 1}}, {}]}, "has 5 cards, and only 4 are with nob"),
    ({"citizens": {"knight": 4}, "seats": [{"citizens": {}}] * 2}, "have no place for knight; leave those of a seat"),
    ({"mixed": True, "citizens": {"knight": 4}}, "'citizens' is a list of up to 10 stacks, not an object"),
    ({"domains": {"1": []}}, "'domains' is a list of up to 5 stacks, not an object"),
    ({"domains": [[None] * 4]}, "'domains' of column 0 has 4 cards; 3 are the most"),
    ({"domains": [3] * 5, "seats": [{"domains": ["gargans_embrace"]}, {}]}, "1 of the domains are too many; this game"),
    ({"domains": [2] * 5, "seats": [{"domains": []}] * 2}, "The 'domains' of center and seats have no place for"),
    ({"open_citizens": [1], "mixed": False}, "'open_citizens' is for mixed citizens"),
    ({"open_citizens": 2}, "'open_citizens' is a list of up to 10 numbers, not 2"),
    ({"open_citizens": [2], "seats": [{"domains": []}] * 2}, "'open_citizens' of stack 0 is 1, not 2"),
    ({"open_citizens": [0]}, "'open_citizens' of stack 0 is 1, not 0"),
    (seats({"domains": ["nest_of_the_weaver_witch"]}, open_citizens=[2, 2]), "'open_citizens' of stack 1 is 1, not 2"),
    # dukes
    (seats({"duke": DUKES[0]}, {"duke": DUKES[0]}), "Seat 1: simon_the_unclean is dealt to another seat"),
    (seats({"dealt": [*DUKES, "waryn_lord_of_rogues"]}), "Seat 0: 2 dukes are 'dealt', and the 'duke' is one of them"),
    (seats({"dealt": DUKES, "duke": "waryn_lord_of_rogues"}), "Seat 0: 2 dukes are 'dealt', and the 'duke' is one of"),
    (seats({"dealt": [DUKES[0], DUKES[0]]}), "'dealt' names simon_the_unclean twice"),
    (seats({"duke": DUKES[0]}, away_dukes=[DUKES[0]]), "'away_dukes': simon_the_unclean is somebody's"),
    (seats({"dealt": DUKES}, away_dukes=DUKES), "'away_dukes': seat 0 has kept one of reese_the_firebrand, simon"),
    ({**TWO, "dark_duke": DUKES[0]}, "'dark_duke' is the Dark Lord's, who comes when one plays alone"),
    ({"seats": [{"duke": DUKES[0]}], "dark_duke": DUKES[0]}, "'dark_duke': simon_the_unclean is dealt to a seat"),
    ({"players": 5, "away_dukes": DUKE_NAMES[:6]}, "There are not enough dukes"),
    # choice of dukes
    ({"phase": "duke", "dice": [1, 2]}, "'dice' means nothing in the phase duke"),
    ({"phase": "duke", "round": 2}, "In the phase duke the 'round' is 1, not 2"),
    ({"phase": "duke", "active": 1, "first": 0}, "In the phase duke 'active' is the first player, seat 0"),
    ({"phase": "duke", "actions": 1}, "'actions' means nothing in the phase duke"),
    ({"phase": "duke", "stage": "action"}, "'stage' is roll in the phase duke, not 'action'"),
    (seats({"citizens": {"knight": 1}}, phase="duke"), "In the phase duke nobody has had a turn, so seat 0 has no c"),
    ({"seats": [{"duke": DUKES[0]}, {"duke": DUKES[1]}], "phase": "duke"}, "here everybody has kept a duke"),
    ({**ALONE, "phase": "duke", "captured": {"knight": 1}}, "so all cards lie in the center"),
    # dice
    ({"dice": [1]}, "'dice' is a list of two numbers from 1 to 6, not [1]"),
    ({"dice": [0, 7]}, "'dice' is a list of two numbers from 1 to 6, not [0, 7]"),
    ({"dice": [True, 2]}, "'dice' is a list of two numbers from 1 to 6, not [True, 2]"),
    ({"dice": [1, 2, 3, HUGE]}, "not [1, 2, 3, ...]"),
    ({"dice": 7}, "'dice' is a list of two numbers from 1 to 6, not 7"),
    ({"changed": ["gargans_embrace"]}, "'changed': seat 0 has altered no die by gargans_embrace"),
    (seats({}, {"domains": ["foxgrove_palisade"]}, active=0, changed=["foxgrove_palisade"]), "seat 0 has altered no"),
    (seats({"domains": ["foxgrove_palisade"]}, dice=[1, 2], changed=["foxgrove_palisade"]), "no dice can show that"),
    (seats({"domains": ["the_desert_orchid"]}, dice=[6, 2], changed=["the_desert_orchid"]), "no dice can show that"),
    (seats({"domains": ["palace_of_the_dawn"]}, dice=[6, 6], changed=["palace_of_the_dawn"]), "no dice can show that"),
    ({"phase": "dice"}, "In the phase dice seat 0 would have nothing to choose from: no die to alter"),
    (seats({"domains": ["foxgrove_palisade"], "gold": 1}, phase="dice", active=0), "no die to alter"),
    (seats({"domains": ["foxgrove_palisade"]}, phase="dice", active=0, dice=[6, 6]), "no die to alter"),
    # harvest
    ({"phase": "thief"}, "The phase thief needs a thief of seat 0 and dice of the sum 7"),
    (seats(THIEF, phase="thief", active=0, dice=[1, 1]), "needs a thief of seat 0 and dice of the sum 7"),
    (seats(THIEF, phase="thief", active=0, steals=2), "'steals' is a whole number from 1 to 1, not 2"),
    ({"seats": [THIEF, {"gold": 0, "magic": 0}], "phase": "thief", "active": 0}, "seat 0 would have nothing to choose"),
    ({"phase": "harvest", "dice": [5, 5]}, "In the phase harvest somebody has something to decide; here nobody has"),
    (seats({"harvest": []}), "Seat 0: 'harvest' is an object with some of the keys compensation, choices, trades"),
    (seats({"harvest": {"tokens": 1}}), "Seat 0: 'harvest' has no key 'tokens'"),
    (seats({"harvest": {"choices": 1}}, dice=[1, 1]), "Seat 0: 'harvest': 'choices' is a whole number from 0 to 0"),
    (seats({"harvest": {"choices": HUGE}}, dice=[1, 1]), "'choices' is a whole number from 0 to 0, not so large"),
    (seats({"harvest": {"trades": {"monk": 1}}}, dice=[1, 1]), "the dice give monk no exchange, not 1 exchange"),
    (seats({"citizens": {"monk": 1}, "harvest": {"trades": {"monk": 3}}}, active=1, dice=[1, 1]), "monk 2 exchanges"),
    (seats({"harvest": {"trades": {"knight": 1}}}, dice=[6, 6]), "the dice give knight no exchange, not 1 exchange"),
    (seats({"harvest": {"compensation": True}}, dice=[5, 1]), "'compensation' is for a seat without activated cards"),
    (seats({"harvest": {}}, phase="act"), "Seat 0: 'harvest' means nothing in the phase act"),
    ({"players": 5, "phase": "harvest", "active": 0, "dice": [1, 1],
      "seats": [{}, {}, {}, {}, {"harvest": {"compensation": True}}]}, "Seat 4: 'harvest': 'compensation' is for"),
    # turn
    ({"actions": 0}, "'actions' is a whole number from 1 to 2, not 0"),
    ({"actions": 3}, "'actions' is a whole number from 1 to 2, not 3"),
    ({"phase": "act", "stage": "harvest"}, "'stage' is action in the phase act, not 'harvest'"),
    ({"phase": "harvest", "stage": "second harvest"}, "'stage' is harvest in the phase harvest, not 'second harvest'"),
    ({"stage": "monsters"}, "'stage' is roll or harvest or action or close as a stage begins, not 'monsters'"),
    ({"phase": "act", "steals": 1}, "'steals' means nothing in the phase act"),
    ({"phase": "act", "todo": ["1v"]}, "'todo' means nothing in the phase act"),
    ({"phase": "act", "covered": 0}, "'covered' means nothing in the phase act"),
    ({**ALONE, "phase": "raid", "raided": 0}, "'raided' means nothing in the phase raid"),
    ({"phase": "act", "paying": {"for": "slay"}}, "'paying' means nothing in the phase act"),
    ({"exhausted": 1}, "'exhausted' is the number of empty stacks: 0"),
    ({**TWO, "monsters": [0] * 5, "first": 0, "active": 0, "actions": 2}, "The end was due before this round, so"),
    ({**TWO, "monsters": [0] * 5, "first": 0, "active": 0, "stage": "roll"}, "The end was due before this round"),
    # paying
    ({"phase": "pay", "paying": []}, "'paying' is an object with some of the keys for, place, price, magic"),
    ({"paying": {"for": "steal"}}, "'paying': 'for': there is no action 'steal'; choose from: slay"),
    ({"paying": {"for": "slay", "place": 5}}, "'paying': 'place' is a whole number from 0 to 4, not 5"),
    ({"paying": {"for": "slay", "place": 0}}, "'paying': seat 0 cannot choose how to pay for goblin"),
    ({"paying": {"for": "slay", "place": 4, "price": 4}}, "'paying': 'price' is 5 here, not 4"),
    ({"paying": {"for": "slay", "place": 4, "magic": 1}}, "'paying': 'magic' is 0 here, not 1"),
    ({"paying": {"place": 12}}, "'paying': 'place' is a whole number from 0 to 9, not 12"),
    ({"paying": {"for": "slay", "place": 4, "price": True}}, "'price' is a whole number from 0 to 99, not True"),
    ({"paying": {"for": "build", "place": 0}}, "'paying': seat 0 lacks citizens of the roles that"),
    ({**TWO, "paying": {"for": "slay", "place": 0}, "monsters": [0]}, "there is nothing to slay in place 0"),
    ({"paying": {"for": "recruit", "place": 1}, "covered": 0}, "seat 0 builds nothing here; only eye_of_asteraten"),
    ({"seats": [{"gold": 0}] * 2, "paying": {"for": "recruit"}}, "The phase pay needs a card that seat 0 can pay fo"),
    # rewards and effects
    ({"phase": "reward"}, "The phase reward needs a monster 'rewarded', slain by seat 0, with several rewards"),
    ({"rewarded": "goblin"}, "In the phase reward seat 0 would have nothing to choose from"),
    (seats({"monsters": {}}, rewarded="goblin_mage"), "needs goblin_mage, just slain by seat 0"),
    ({"rewarded": "orc"}, "'rewarded': there is no monster 'orc'"),
    ({"rewarded": "dire_bear", "covered": 0}, "'covered': seat 0 builds nothing here; only eye_of_asteraten"),
    ({"part": "slay all"}, "'part' is one of 3m > 3v, citizen, citizen <=2"),
    ({"phase": "free", "part": "slay"}, "'part' in the phase free is one of citizen, citizen <=2"),
    ({"part": ["slay"]}, "'part' is one of"),
    (seats({"domains": []}, part="slay"), "The phase hunt needs eye_of_asteraten, just built by seat 0"),
    (seats({"monsters": {}}, part="citizen <=2"), "The phase free needs wraith, just slain by seat 0"),
    ({"part": "citizen", "todo": []}, "'todo' does not fit: 1v is to be done after citizen"),
    ({"part": "slay", "todo": ["1v"]}, "'todo' does not fit: nothing is to be done after slay"),
    ({"part": "slay", "covered": 0, "domains": [3]}, "'covered': no domain was built from column 0, which is whole"),
    ({"part": "slay", "covered": 5}, "'covered' is a whole number from 0 to 4, not 5"),
    ({"part": "slay", "actions": 2}, "'actions' is a whole number from 0 to 1, not 2"),
    ({"part": "slay", "exhausted": 1}, "'exhausted' is the number of empty stacks, but for those that this action has"),
    ({**TWO, "part": "take 3g"}, "In the phase victim seat 0 would have nothing to choose from"),
    ({**TWO, "part": "take 1g"}, "In the phase victim seat 0 would have nothing to choose from"),
    ({"part": "take 1g", "actions": 1}, "'actions' means nothing in the stage close: the actions are done"),
    ({"part": "take 1g", "covered": 0}, "'covered' means nothing in the stage close: the actions are done"),
    (seats({"domains": []}, players=3, part="take 1g"), "needs cathedral_of_st_aquila, built by seat 0"),
    ({**TWO, "phase": "spare"}, "In the phase spare seat 0 would have nothing to choose from"),
    (seats({"magic": 2}, phase="bargain", active=0), "In the phase bargain seat 0 would have nothing to choose from"),
    # solo game
    ({"phase": "raid"}, "The phase raid is there when one plays alone; here 4 play"),
    ({**TWO, "captured": {"knight": 1}}, "'captured' is what the Dark Lord has, who comes when one plays alone"),
    ({**TWO, "captured_domains": ["halfpenny_hill"]}, "'captured_domains' is what the Dark Lord has"),
    ({**ALONE, "phase": "raid", "dice": [2, 2]}, "the player would have nothing to choose from"),
    ({**ALONE, "phase": "raid", "dice": [2, 3], "raids": [4]}, "'raids' lists dice that show 2 and 3, not [4]"),
    ({**ALONE, "phase": "raid", "dice": [2, 3], "raids": [2, 3, 3]}, "'raids' lists dice that show 2 and 3, not [2,"),
    ({**ALONE, "phase": "capture", "dice": [2, 3], "raids": [2, 3]}, "'raids' lists one die at most of those that s"),
    ({**ALONE, "stage": "roll", "raids": [2], "dice": [2, 3]}, "'raids' means nothing in the stage roll"),
    ({**ALONE, "outcome": "won", "monsters": [0] * 5, "dice": [2, 3], "raids": [2]}, "'raids' means nothing in the"),
    ({**ALONE, "phase": "capture", "dice": [2, 3], "raided": 3}, "The phase capture needs a column 'raided'"),
    ({**ALONE, "phase": "capture", "dice": [2, 6], "raided": 1, "raids": [2]}, "The phase capture needs a column"),
    ({**ALONE, "phase": "capture", "citizens": [0, 0, 0, 0, 0]}, "The game is over: all monsters are slain, or five"),
    ({**ALONE, "captured": {"knight": 3}, "round": 2}, "'round' is 3 at least here, not 2: the Dark Lord has 3 of"),
    ({**ALONE, "monsters": [0] * 5}, "The game is over: all monsters are slain, or five stacks are exhausted"),
    ({**ALONE, "part": "slay", "monsters": [0] * 5}, "The game is over: all monsters are slain, or five stacks are"),
    ({**ALONE, "part": "take 1g"}, "In the phase victim seat 0 would have nothing to choose from"),
    # end
    ({**TWO, "phase": "over"}, "The game is not over: monsters and domains are left, and too few"),
    ({**TWO, "phase": "over", "monsters": [0] * 5, "first": 0, "active": 0}, "it is another seat's last turn"),
    ({**TWO, "phase": "over", "monsters": [0] * 5, "outcome": "won"}, "'outcome' means nothing in the phase over"),
    ({**ALONE, "phase": "over"}, "The game is not over: won means that all monsters are slain, lost that a raid"),
    ({**ALONE, "outcome": "lost"}, "The game has not ended as lost: won means"),
    ({**ALONE, "outcome": "scored", "monsters": [0] * 5}, "The game has not ended as scored"),
    ({**ALONE, "outcome": "drawn"}, "'outcome': there is no outcome 'drawn'; choose from: won, lost"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "reason"), IMPOSSIBLE, ids=[f"{i} {one[1]}" for i, one in enumerate(IMPOSSIBLE)])
def test_an_impossible_position_is_refused(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(PositionError) as refusal:
        placed(**position)
    assert reason in str(refusal.value)
    assert "\n" not in str(refusal.value)


IMPOSSIBLE_GAMES: list[tuple[dict[str, Any], str]] = [
    ({"players": 6}, "Valeria is for 1 to 5 players, not 6"),
    ({"players": 0}, "Valeria is for 1 to 5 players, not 0"),
    ({"players": "two"}, "Valeria is for 1 to 5 players, not 'two'"),
    ({"players": HUGE**200}, "Valeria is for 1 to 5 players, not so large a number"),
    ({"seats": [{}] * 6}, "Valeria is for 1 to 5 players, not 6"),
    ({"scenario": "last-game"}, "There is no scenario 'last-game'"),
    ({"areas": ["moon"]}, "There is no area 'moon'"),
    ({"areas": ["swamp"]}, "A game has 5 areas, not 1"),
    ({"monsters": [["gargoyle"], ["basilisk"], ["kobolds"]], "seats": [{"monsters": {"goblin": 1, "troll": 1}},
      {"monsters": {"dire_bear": 1}}]}, "A game has 5 areas, not 6"),
    ({"citizens": ["thief", "rogue"], "mixed": False}, "Each activation number has one citizen: choose rogue"),
    ({"citizens": {"thief": 1, "rogue": 1}, "mixed": False}, "Each activation number has one citizen"),
    ({"left_out": ["moon"]}, "There is no domain 'moon'"),
    ({"players": 5, "left_out": ["halfpenny_hill", "gargans_embrace", "blood_crow_army", "rogues_landing",
      "shattered_hand"]}, "5 players need 20 domains, but only 19 remain"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "reason"), IMPOSSIBLE_GAMES, ids=[reason for _, reason in IMPOSSIBLE_GAMES])
def test_an_impossible_game_is_refused(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetupError) as refusal:
        placed(**position)
    assert reason in str(refusal.value) and "\n" not in str(refusal.value)


@pytest.mark.parametrize("data", [None, 3, "x", [], [{}], {}, {"game": "go"}, {"game": ["valeria"]}])
def test_what_is_no_position_is_refused(data: Any) -> None:
    with pytest.raises(BurgraveError):
        burgrave.from_position(data)


# ---- any input is parsed or refused -------------------------------------------------------------------------------

LAWS = ValeriaInvariants()
WORDS = [
    "knight", "thief", "rogue", "goblin", "troll", "skeleton_king", "eye_of_asteraten", "watcher_on_the_water",
    "simon_the_unclean", "slay", "citizen", "1v", "take 1g", "act", "pay", "harvest", "over", "roll", "close", "won",
    "hills", "swamp", "random", "custom", "monster-blood", "trades", "for", "",
]  # fmt: skip
KEYS = [
    "players", "scenario", "mixed", "areas", "monsters", "citizens", "open_citizens", "domains", "left_out",
    "exhausted", "seats", "away_dukes", "first", "active", "round", "phase", "stage", "dice", "changed", "steals",
    "actions", "paying", "rewarded", "part", "todo", "covered", "dark_duke", "captured", "captured_domains", "raided",
    "raids", "outcome", "rng",
]  # fmt: skip
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 9) | st.integers() | st.floats() | st.sampled_from(WORDS) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(WORDS) | st.text(), inner, max_size=3),
    max_leaves=6,
)


def _played(seed: int, number: int) -> Any:
    """Return the position of a random game after this many decisions; players, setup and wealth vary with the seed."""
    state = begun(players=1 + seed % 5, scenario=RANDOM, mixed=seed % 3 == 0, seed=seed, purse=seed % 4 * 9)
    rng = Rng(seed)
    for _ in range(number):
        step(state, rng, often=("build", "slay", "raid", "return") if seed % 2 else ())
    return state.position()


def _paths(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path] if path else []
    for key in data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else []:
        found += _paths(data[key], (*path, key))
    return found


def _inside(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path[:-1]:
        data = data[key]
    return data


def _leads_on(position: dict[str, Any]) -> None:
    """Check that a position is either rejected with a one-line error or parsed as a valid state."""
    try:
        read = burgrave.from_position(position)
    except (PositionError, SetupError) as refusal:
        assert "\n" not in str(refusal)
        return
    _is_sound(read)


def _is_sound(read: Any) -> None:
    LAWS.check(read)
    same(read, read_back(read))
    rng = Rng("on")
    for _ in range(20):
        if not read.is_over():
            LAWS.deciding(read)
        step(read, rng)
        LAWS.check(read)


@pytest.mark.long
@given(seed=st.integers(0, 300), number=st.integers(0, 200), data=st.data())
@settings(max_examples=250, deadline=None)
def test_a_removed_field_is_filled_in(seed: int, number: int, data: st.DataObject) -> None:
    """The removed field may be a top-level key, a whole seat or stack, or a key of a seat or payment.

    ``exhausted`` and ``paying`` depend on the stacks, and are removed with any of them.
    """
    position = _played(seed, number)
    paths: list[tuple[Any, ...]] = [(key,) for key in position if key not in ("game", "seats")]
    paths += [("seats", seat) for seat in range(len(position["seats"]))]
    paths += [("seats", seat, key) for seat, fields in enumerate(position["seats"]) for key in fields]
    paths += [("paying", key) for key in position.get("paying", {})]
    paths += [(row, place) for row in ("monsters", "citizens", "domains") for place in range(len(position[row]))]
    path = data.draw(st.sampled_from(paths))
    _inside(position, path)[path[-1]] = None
    for derived in ("exhausted", "paying") if path[0] in ("monsters", "citizens", "domains") else ():
        position[derived] = None
    _is_sound(placed(**position))


@pytest.mark.long
@given(seed=st.integers(0, 300), number=st.integers(0, 200), data=st.data())
@settings(max_examples=250, deadline=None)
def test_any_change_of_a_position_is_read_or_refused(seed: int, number: int, data: st.DataObject) -> None:
    position = _played(seed, number)
    depth = data.draw(st.integers(1, 4))
    path = data.draw(st.sampled_from([one for one in _paths(position) if len(one) <= depth]))
    _inside(position, path)[path[-1]] = data.draw(JSON)
    _leads_on(position)


@pytest.mark.long
@given(seed=st.integers(0, 300), number=st.integers(0, 200), data=st.data())
@settings(max_examples=250, deadline=None)
def test_a_mix_of_two_positions_is_read_or_refused(seed: int, number: int, data: st.DataObject) -> None:
    position, other = _played(seed, number), _played(data.draw(st.integers(0, 300)), data.draw(st.integers(0, 200)))
    for key in data.draw(st.sets(st.sampled_from(KEYS), min_size=1, max_size=4)):
        position.pop(key, None)
        if key in other:
            position[key] = other[key]
    _leads_on(position)


@pytest.mark.long
@given(seed=st.integers(0, 300), number=st.integers(0, 200), data=st.data())
@settings(max_examples=150, deadline=None)
def test_any_part_of_a_position_is_read_or_refused(seed: int, number: int, data: st.DataObject) -> None:
    whole = _played(seed, number)
    kept = data.draw(st.sets(st.sampled_from(list(whole)), max_size=6))
    _leads_on({"game": "valeria", **{key: whole[key] for key in kept}})


@pytest.mark.long
@given(keys=st.dictionaries(st.sampled_from([*KEYS, "x"]), JSON, max_size=4))
@settings(max_examples=200, deadline=None)
def test_any_json_is_read_or_refused(keys: dict[str, Any]) -> None:
    _leads_on({"game": "valeria", **keys})
