"""The phases of a game: what kind of decision is open."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules.view_types import CitadelsPhase

PICK: Final = 0  # choose a character
BURY: Final = 1  # two players: put one away
STAGE: Final = 2  # Theater: whom to swap with
LEND: Final = 3  # Theater with two characters each: which one goes
MAIN: Final = 4  # the turn: anything
POWER: Final = 5  # a step inside a power of the acting character
DRAWN: Final = 6  # keep one of the cards drawn
ORDER: Final = 7  # which of the others goes under the deck first
BRIBE: Final = 8
THREAT: Final = 9  # Blackmailer: flip or leave
WARRANT: Final = 10  # Magistrate: confiscate or decline
DEN: Final = 11  # pay the Thieves' Den with cards
LAB: Final = 12
TUCK: Final = 13
RUIN: Final = 14  # Armory: which district of the chosen city
TRIBUTE: Final = 15  # older Emperor: what the receiver of the crown gives
EXTRA: Final = 16  # older editions: the extra resource right after the action
SHED: Final = 17  # older Library with Observatory: which of three cards goes
CLOSING: Final = 18  # older editions: the rank 8 power at the end of the turn
GRAVE: Final = 19  # Graveyard: take the destroyed district
TOWER: Final = 20  # Bell Tower: declare the smaller size
SEARCH: Final = 21  # Lighthouse: a card of the deck
HEIR: Final = 22  # killed Emperor: who gets the crown
ENDING: Final = 23  # nobody decides: the turn is to be ended
BETWEEN: Final = 24  # nobody decides: the next rank is to be called
OVER: Final = 25
PHASE_NAMES: Final[list[CitadelsPhase]] = [
    "pick", "bury", "stage", "lend", "main", "power", "drawn", "order", "bribe",
    "threat", "warrant", "den", "lab", "tuck", "ruin", "tribute", "extra", "shed",
    "closing", "grave", "tower", "search", "heir", "ending", "between", "over",
]  # fmt: skip
