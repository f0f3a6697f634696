"""Differences between the editions in setup, choice of characters and end of the game, computed by the engine.

Each function uses the ruleset of the running test and returns plain values; ``None`` means that the edition
lacks the feature. Turns and districts are in ``editions_turn``.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.citadels.playing import at, deck, do, gold, hand, new, options, score

from burgrave import BurgraveError
from burgrave.games.citadels.cards import BASIC_KINDS, CHARACTER_NAMES, CHARACTER_RANK, DISTRICT_NAMES
from burgrave.games.citadels.rules import choosing as selection
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.bits import count

UNIQUES = DISTRICT_NAMES[BASIC_KINDS:]
EIGHT = ["temple", "church", "monastery", "tavern", "market", "docks", "watchtower", "prison"]
DEARER = ["temple", "church", "monastery", "tavern", "harbor", "docks", "watchtower", "prison"]
ROUNDS = 3000


def accepts(**wanted: Any) -> bool:
    try:
        new(**wanted)
    except BurgraveError:
        return False
    return True


# ---- setting up -----------------------------------------------------------------------------------------------


def players() -> list[int]:
    return [number for number in range(1, 10) if accepts(players=number)]


def characters() -> list[int]:
    """Return the number of characters available for each rank."""
    named = [number for number, name in enumerate(CHARACTER_NAMES) if accepts(players=5, characters=[name])]
    ranks = Counter(CHARACTER_RANK[number] for number in named)
    return [ranks[rank] for rank in range(1, 10)]


def cast() -> list[str]:
    return [CHARACTER_NAMES[one] for one in new(players=4).cast if one >= 0]


def variation() -> list[bool]:
    """Return one flag for each of four games: True if the edition allows the game.

    The first three games replace one, two and three base characters, and are not custom. The fourth is a custom game
    with freely chosen characters.
    """
    other = ["witch", "wizard", "emperor"]
    printed = [accepts(players=5, characters=other[:number]) for number in (1, 2, 3)]
    uniques = UNIQUES[:14] if accepts(districts=UNIQUES[:14]) else None
    whole = ["witch", "thief", "wizard", "emperor", "bishop", "merchant", "architect", "warlord"]
    free = new(players=5, scenario="custom", characters=whole, districts=uniques)
    return [*printed, free.scenario == "custom"]


def district_deck() -> list[int | None]:
    """Return five numbers: the cards, purple cards and Keeps in the deck, and the sizes of two larger decks.

    The larger decks have 3 and 4 bonus cards; ``None`` means that the edition rejects them.
    """
    names = whole_deck(new(players=4))
    bonus = ["park", "armory", "museum"]
    assert not accepts(bonus=[*bonus, "factory"])
    more: list[dict[str, list[str]]] = [{"bonus": bonus}, {"bonus": [*bonus, "factory"], "without": ["university"]}]
    larger = [len(whole_deck(new(**wanted))) if accepts(**wanted) else None for wanted in more]
    return [len(names), sum(name in UNIQUES for name in names), names.count("keep"), *larger]


def whole_deck(state: CitadelsState) -> list[str]:
    return deck(state) + [name for player in state.players for name in hand(state, player.seat)]


def start() -> tuple[set[int], set[int], set[int]]:
    """Return three sets: possible numbers of cards and of gold at the start, and seats that may get the crown."""
    games = [new(players=4, seed=seed) for seed in range(40)]
    cards = {len(player.hand) for state in games for player in state.players}
    return cards, {amount for state in games for amount in gold(state)}, {int(state.crown) for state in games}


def size() -> list[int | None]:
    """Return the sizes of a complete city with 2 to 8 players, followed by its size in the short game."""
    short = int(new(short=True).goal) if accepts(short=True) else None
    return [*[int(new(players=number).goal) for number in range(2, 9)], short]


def ninth() -> str:
    """Return one letter per number of players (2 to 8): "A" if rank 9 is required, "i" if optional, "-" if rejected."""
    found = ""
    for number in range(2, 9):
        if new(players=number).ranks_in_play == 9:
            found += "A"
        else:
            found += "i" if accepts(players=number, characters=["artist"]) else "-"
    return found


def queen_players() -> list[int]:
    return [number for number in range(2, 9) if accepts(players=number, characters=["queen"])]


def emperor_players() -> list[int]:
    return [number for number in range(2, 9) if accepts(players=number, characters=["emperor", *needed(number)])]


def needed(number: int) -> list[str]:
    """Return a list with a ninth character if this number of players requires one, else an empty list."""
    return ["artist"] if new(players=number).ranks_in_play == 9 else []


# ---- choice of characters -------------------------------------------------------------------------------------


def first_of_all() -> str:
    """Return "hidden" if rank 4 is face down in 1 of 8 rounds, or "open" if it is face down in 1 of 6.

    The face-down card is drawn before the face-up ones if "hidden", and after them if "open".
    """
    state = new(players=4)
    times = 0
    for _ in range(ROUNDS):
        selection.deal_characters(state)
        times += state.face_down == 4
    return "hidden" if times < ROUNDS * (1 / 8 + 1 / 6) / 2 else "open"


def open_of_eight() -> list[int]:
    return [count(new(players=number).face_up) for number in (4, 5, 6, 7)]


def open_of_nine() -> list[int]:
    return [count(new(players=number, characters=["artist"]).face_up) for number in (4, 5, 6, 7, 8)]


def never_open() -> list[str]:
    """Return the rank 4 characters that are never face up in 200 four-player rounds."""
    found: list[str] = []
    for name in ("king", "emperor", "patrician"):
        if accepts(players=4, characters=[name]):
            state = new(players=4, characters=[name])
            seen: set[int] = set()
            for _ in range(200):
                selection.deal_characters(state)
                seen |= {rank for rank in range(1, 9) if state.face_up >> rank & 1}
            assert seen >= {1, 2, 3, 5, 6, 7, 8}
            found += [name] * (4 not in seen)
    return found


def draft(number: int) -> list[int]:
    """Return the number of characters to choose from at each pick."""
    state = new(players=number, characters=needed(number))
    found: list[int] = []
    while state.round == 1 and state.rank == 0 and options(state)[0].startswith(("pick", "bury")):
        if options(state)[0].startswith("pick"):
            found.append(len(options(state)))
        do(state, options(state)[0])
    return found


def last_pick() -> list[int]:
    """Return how many options the last player has with seven players, and with eight players and nine ranks."""
    return [draft(7)[6], draft(8)[7]]


def two_players() -> list[int]:
    return draft(2)


def three_players() -> list[int]:
    return draft(3)


# ---- end ------------------------------------------------------------------------------------------------------


def scoring() -> tuple[int, int, int]:
    """Return three bonuses: for all types, for the first complete city, and for another complete city."""
    seats = [{"city": [*EIGHT, "keep", "manor"]}, {"city": [*EIGHT, "castle"]}]
    state = at(players=4, phase="over", seats=seats, first=0)
    one, two = score(state, 0), score(state, 1)
    assert (one.uniques, two.uniques, two.all_types) == (0, 0, 0)
    return int(one.all_types), int(one.completion), int(two.completion)


def tie() -> list[str]:
    """Return the criterion that decides each of three ties: "rank", "cost or gold", or "shared" if none does.

    The player of lower rank has the more expensive districts in the first tie, more gold in the second, and
    neither in the third.
    """
    return [_ahead(first=0, city=DEARER), _ahead(first=2, gold=5), _ahead(first=2)]


def _ahead(*, first: int, city: list[str] = EIGHT, gold: int = 0) -> str:
    """Return the criterion that decides a tie between the Warlord (seat 0) and the Thief (seat 1).

    ``city`` and ``gold`` are the Thief's.
    """
    seats = [
        {"characters": ["warlord"], "city": EIGHT, "gold": 0},
        {"characters": ["thief"], "city": city, "gold": gold},
        {"city": EIGHT},
    ]
    state = at(players=4, phase="over", seats=seats, first=first)
    assert score(state, 0).total() == score(state, 1).total()
    places = state.ranks()
    if places[0] == places[1]:
        return "shared"
    return "rank" if places[0] < places[1] else "cost or gold"
