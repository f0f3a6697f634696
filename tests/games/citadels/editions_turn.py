"""Differences between the editions in characters and districts, computed by the engine (see ``editions``)."""

from __future__ import annotations

from typing import Any

from tests.games.citadels.editions import EIGHT, accepts, whole_deck
from tests.games.citadels.facing import facing, starting
from tests.games.citadels.playing import at, city, do, gold, hand, new, options, score

from burgrave import BurgraveError
from burgrave.games.citadels.cards import CHARACTER_NAMES
from burgrave.games.citadels.rules.state import CitadelsState

RANK_8 = ["warlord", "diplomat", "marshal"]
STRIKES = ("destroy", "exchange", "seize")


def called(character: str, *seats: dict[str, Any], crown: int = 0) -> CitadelsState:
    """Return the state right after a character has been revealed, by default at seat 0 of five."""
    return at(players=5, seats=list(seats or [{"characters": [character]}]), crown=crown, turn={"character": character})


def striking(state: CitadelsState) -> list[str]:
    """Return the attacks that the rank 8 character at seat 0 may make now or, if none, at the end of the turn."""
    found = starting(state, *STRIKES)
    if not found:
        do(state, "end")
        found = starting(state, *STRIKES) if state.to_act() == 0 else []
    return found


def in_use(name: str) -> bool:
    return accepts(players=5, characters=[name])


def built(*districts: str) -> bool:
    """Return True if the edition has these districts."""
    try:
        at(players=4, seats=[{"city": list(districts)}])
    except BurgraveError:
        return False
    return True


# ---- rank 4 and 9 ---------------------------------------------------------------------------------------------


def king() -> bool:
    """Return True if the King gets the crown before he gathers."""
    state = called("king", crown=3)
    return state.crown == 0 and "gold" in options(state)


def killed_rank_4(*names: str) -> dict[str, str]:
    """Return, for each of these rank 4 characters, what happens to the crown at the end of the round if he is killed.

    The killed character is at seat 1, and the crown at seat 3.
    """
    found: dict[str, str] = {}
    for name in names:
        if not in_use(name):
            continue
        seats = [{"characters": [held], "hand": []} for held in ("architect", name, "assassin", "bishop")]
        turn = {"character": "architect", "gathered": True, "used": ["bonus"]}
        state = do(at(seats=seats, killed=name, crown=3, turn=turn), "end")
        if starting(state, "crown"):
            found[name] = "moves it"
        else:
            found[name] = {1: "is crowned", 3: "leaves it"}[int(state.crown)]
    return found


def killed_king() -> dict[str, str]:
    return killed_rank_4("king", "patrician")


def killed_emperor() -> dict[str, str]:
    return killed_rank_4("emperor")


def emperor() -> tuple[int, list[str]]:
    """Return the seat that chooses the tribute to the Emperor, and the options of that seat.

    Seat 1 is crowned, and has one gold and one card.
    """
    heir = {"gold": 1, "hand": ["tavern"]}
    state = do(called("emperor", {"characters": ["emperor"], "hand": []}, heir, crown=3), "crown 1")
    return state.to_act(), sorted(options(state))


def queen() -> tuple[bool, bool]:
    """Return two flags: whether the Queen is paid next to an uncrowned Emperor, and next to a crowned player."""
    return _queen(emperor=1, crown=3), _queen(emperor=2, crown=1)


def _queen(*, emperor: int, crown: int) -> bool:
    held = ["queen", "thief", "bishop", "merchant", "architect"]
    held[emperor] = "emperor"
    seats = [{"characters": [name], "hand": [], "gold": 0} for name in held]
    state = at(seats=seats, crown=crown, turn={"character": "queen", "gathered": True})
    return "bonus" in options(state)


# ---- other characters -----------------------------------------------------------------------------------------


def abbot() -> tuple[list[str], int, list[str]]:
    """Return the Abbot's options in three situations.

    The first value lists his options to take gold from a single richest player. The second is the number of such
    options if two players tie for richest. The third lists his options to take an income of one.
    """
    single = facing("abbot", ["temple"], [], 0, their_gold=5)
    seats = [{"characters": ["abbot"], "gold": 0, "hand": []}, {"gold": 5}, {"gold": 5}, {}]
    tied = at(seats=seats, turn={"character": "abbot", "gathered": True})
    return starting(single, "beg"), len(starting(tied, "beg")), starting(single, "income", "mix")


def bishop() -> list[str]:
    """Return the rank 8 characters that cannot attack the Bishop's city."""
    found: list[str] = []
    for name in filter(in_use, RANK_8):
        free = striking(facing(name, ["tavern"], ["manor"], other="merchant"))
        barred = striking(facing(name, ["tavern"], ["manor"], other="bishop"))
        assert any(option.endswith(" 1") for option in free)
        found += [name] * (not any(option.endswith(" 1") for option in barred))
    return found


def witch() -> bool:
    """Return True if the Witch may decline to bewitch."""
    state = do(called("witch"), "gold")
    assert "bewitch king" in options(state)
    return "decline" in options(state)


def thief() -> list[list[str]]:
    """Return the characters (except the Thief) that the Thief cannot name: after a murder, and after a bewitching."""
    found: list[list[str]] = []
    for rank_1, fate in [("assassin", "killed"), ("witch", "bewitched")]:
        seats = [{"characters": ["thief"], "hand": []}, {"characters": [rank_1]}, {}, {}, {}]
        state = at(seats=seats, turn={"character": "thief"}, **{fate: "king"})
        names = {CHARACTER_NAMES[one] for one in state.cast if one >= 0} - {"thief"}
        found.append(sorted(names - {option.split()[1] for option in starting(state, "rob")}))
    return found


def tax() -> tuple[int, int, int]:
    """Return three numbers: the Tax Collector's rank, the tax paid for two builds, and the gold he gets."""
    name = "tax_collector_old" if in_use("tax_collector_old") else "tax_collector"
    rank = 2 if name == "tax_collector_old" else 9
    seats = [{"characters": ["architect"], "gold": 5, "hand": ["tavern", "temple"]}, {"characters": [name], "gold": 0}]
    turn = {"character": "architect", "gathered": True, "used": ["bonus"]}
    state = do(at(players=4, seats=seats, turn=turn), "build tavern", "build temple", "end")
    return rank, 5 - 2 - gold(state)[0], gold(state)[1] + int(state.pool)


def wizard() -> tuple[bool, bool]:
    """Return two flags: whether the Wizard may build a duplicate from his hand, and one that he has just taken."""
    own = facing("wizard", ["tavern"], [], hand=["tavern"])
    seats = [{"characters": ["wizard"], "gold": 9, "hand": [], "city": ["tavern"]}, {"hand": ["tavern"]}, {}, {}]
    taken = at(seats=seats, turn={"character": "wizard", "gathered": True})
    do(taken, "peek 1", "take tavern")
    return "build tavern" in options(own), "build_it" in options(taken)


def extras() -> list[str]:
    """Return when the Merchant, the Architect and the Navigator may take their extra gold or cards."""
    found: list[str] = []
    for name, verb in [("merchant", "bonus"), ("architect", "bonus"), ("navigator", "sail_gold")]:
        state = called(name)
        early = verb in options(state)
        do(state, "gold")
        assert verb in options(state)
        found.append("at any time" if early and "end" in options(state) else "after gathering")
        assert early == ("decline" not in options(state))
    return found


def rank_8() -> list[str]:
    """Return when the Warlord and the Diplomat may attack."""
    found: list[str] = []
    for name in ("warlord", "diplomat"):
        state = facing(name, ["tavern"], ["manor"])
        soon = bool(starting(state, *STRIKES))
        assert striking(state)
        found.append("at any time" if soon else "at the end")
    return found


def income() -> tuple[bool, bool, bool]:
    """Return three flags: whether income can be taken before gathering, after building, and a second time."""
    state = called("merchant", {"characters": ["merchant"], "city": ["tavern"], "gold": 9, "hand": ["docks"]})
    early = "income" in options(state)
    do(state, "gold")
    if "decline" in options(state):
        do(state, "decline")
    do(state, "build docks")
    late = "income" in options(state)
    before = gold(state)[0]
    do(state, "income")
    assert gold(state)[0] == before + 2
    return early, late, "income" in options(state)


def optional() -> list[str]:
    """Return the characters that cannot simply gather gold and end their turn."""
    found: list[str] = []
    for name in filter(in_use, CHARACTER_NAMES):
        state = called(name, {"characters": [name], "city": ["tavern", "temple"], "gold": 9})
        while state.to_act() == 0 and state.character == CHARACTER_NAMES.index(name):
            ways = [word for word in ("gold", "decline", "end") if word in options(state)]
            if not ways:
                found.append(name)
                break
            do(state, ways[0])
    return found


def navigator() -> tuple[bool, bool]:
    """Return two flags: whether the Navigator may build, and whether the same player's Warlord may build later."""
    seats = [{"characters": ["navigator", "warlord"], "gold": 9, "hand": ["tavern"]}, {}]
    turn = {"character": "navigator", "gathered": True, "used": ["power"]}
    state = at(seats=seats, turn=turn)
    now = "build tavern" in options(state)
    do(state, "end", "gold")
    assert state.character == CHARACTER_NAMES.index("warlord")
    return now, "build tavern" in options(state)


def diplomat() -> bool:
    """Return True if the Diplomat may give a district of his complete city."""
    return bool(striking(facing("diplomat", EIGHT, ["manor"], first=0)))


# ---- districts ------------------------------------------------------------------------------------------------


def graveyard() -> list[int]:
    """Return the number of Graveyards in the deck of a game with the Warlord, and with the Diplomat."""
    return [whole_deck(new(players=5, characters=[name])).count("graveyard") for name in ("warlord", "diplomat")]


def laboratory() -> int:
    state = do(facing("merchant", ["laboratory"], [], 0, hand=["manor"]), "laboratory", "discard manor")
    return gold(state)[0]


def smithy() -> tuple[int, int]:
    state = do(facing("bishop", ["smithy"], [], 2), "smithy")
    return 2 - gold(state)[0], len(hand(state, 0))


def library() -> tuple[int, int]:
    """Return the number of cards kept with the Library alone, and with Library and Observatory."""
    found: list[int] = []
    for districts in (["library"], ["library", "observatory"]):
        state = do(called("bishop", {"characters": ["bishop"], "city": districts, "hand": []}), "cards")
        if starting(state, "under"):
            do(state, options(state)[0])
        found.append(len(hand(state, 0)))
    return found[0], found[1]


def costs(*districts: str) -> list[int | None]:
    """Return the cost of each district, measured as the smallest amount of gold with which it can be built."""
    found: list[int | None] = []
    for name in districts:
        if not built(name):
            found.append(None)
            continue
        enough = [n for n in range(10) if f"build {name}" in options(facing("bishop", [], [], n, hand=[name]))]
        found.append(min(enough))
    return found


def observatory() -> list[int | None]:
    return costs("observatory")


def other_costs() -> list[int | None]:
    return costs("imperial_treasury", "poor_house", "factory")


def haunted_quarter() -> tuple[int, int]:
    """Return the all-types bonus of each of two cities that need the Haunted Quarter as the fifth type.

    In the first city, it was built in the last round; in the second, earlier.
    """
    seven = ["temple", "church", "monastery", "tavern", "manor", "keep", "castle"]
    late = facing("bishop", seven, [], 2, hand=["haunted_quarter"])
    do(late, "build haunted_quarter")
    early = facing("bishop", [*seven, "haunted_quarter"], [])
    return int(score(late, 0).all_types), int(score(early, 0).all_types)


def school_of_magic() -> tuple[int, list[str], int]:
    """Return the King's income from the School of Magic, the Abbot's options, and a bonus for all types.

    The bonus is that of a city in which only the School of Magic can supply the missing type.
    """
    king = do(facing("king", ["school_of_magic"], [], 0, other="bishop"), "income")
    abbot = facing("abbot", ["school_of_magic"], [], 0)
    whole = facing("bishop", ["school_of_magic", "keep", "temple", "tavern", "manor"], [])
    return gold(king)[0], starting(abbot, "income", "mix"), int(score(whole, 0).all_types)


def great_wall() -> tuple[int, int]:
    """Return the Warlord's prices for destroying the Great Wall, and for destroying a tavern in the same city."""
    found: list[int] = []
    for name in ("great_wall", "tavern"):
        for amount in range(9):
            state = facing("warlord", [], ["great_wall", "tavern"], amount)
            if striking(state) and f"district {name}" in options(do(state, "destroy 1")):
                found.append(amount)
                break
    return found[0], found[1]


def keep() -> tuple[int, list[str]]:
    """Return the number of Keeps in the deck, and the rank 8 characters that cannot attack a Keep."""
    safe = [name for name in RANK_8 if in_use(name) and " 1" not in _ends(facing(name, ["tavern"], ["keep"]))]
    return whole_deck(new(players=4)).count("keep"), safe


def _ends(state: CitadelsState) -> str:
    return ",".join(striking(state))


def quarry() -> tuple[bool, bool] | None:
    """Return two flags: whether the Quarry allows a second tavern, and a third one."""
    if not built("quarry"):
        return None
    second = facing("bishop", ["quarry", "tavern"], [], hand=["tavern"])
    third = facing("bishop", ["quarry", "tavern", "tavern"], [], hand=["tavern"])
    return "build tavern" in options(second), "build tavern" in options(third)


def bell_tower() -> tuple[int, int] | None:
    """Return the size of a complete city before and after the Bell Tower is declared."""
    if not built("bell_tower"):
        return None
    state = facing("bishop", EIGHT[:3], [], hand=["bell_tower"])
    before = int(state.goal)
    do(state, "build bell_tower", "declare")
    return before, int(state.goal)


def museum() -> tuple[int, int] | None:
    """Return the Museum's points with one card under it: for its builder, and for a new owner after an exchange."""
    if not built("museum"):
        return None
    state = do(facing("bishop", ["museum"], [], hand=["manor"]), "museum", "tuck manor")
    moved = facing("diplomat", ["palace"], ["museum"], museum=["manor"])
    assert "exchange 1" in striking(moved)
    do(moved, "exchange 1", "district museum")
    if starting(moved, "offer"):
        do(moved, "offer palace")
    assert city(moved, 0) == ["museum"]
    return int(score(state, 0).uniques), int(score(moved, 0).uniques)


def wishing_well() -> int | None:
    """Return the points of the Wishing Well in a city with two other unique districts."""
    if not built("wishing_well"):
        return None
    return int(score(facing("bishop", ["wishing_well", "keep", "smithy"], []), 0).uniques)


def eight_for_six() -> list[tuple[int, int] | None]:
    """Return the points of the Dragon Gate and of the University, each with the Warlord's price for destroying it."""
    found: list[tuple[int, int] | None] = []
    for name in ("dragon_gate", "university"):
        if not built(name):
            found.append(None)
            continue
        prices = [n for n in range(9) if striking(facing("warlord", [], [name], n))]
        found.append((int(score(facing("bishop", [name], []), 0).total()), prices[0]))
    return found


def armory() -> list[str] | None:
    """Return the options to attack a city with the Armory."""
    if not built("armory"):
        return None
    return starting(facing("bishop", ["armory", "tavern"], ["manor"]), "demolish")
