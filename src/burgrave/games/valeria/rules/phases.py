"""The phases of a game: what kind of decision is open."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.rules.view_types import ValeriaPhase

DUKE: Final = 0  # everybody at once: which duke to keep
DICE: Final = 1  # change a die, or announce the roll
THIEF: Final = 2  # the active player's thieves, before all others harvest
HARVEST: Final = 3  # everybody at once: choices and exchanges
ACT: Final = 4  # one of the two actions
PAY: Final = 5  # how much of the price in magic
REWARD: Final = 6  # which of the rewards
FREE: Final = 7  # which free citizen
VICTIM: Final = 8  # from whom to take
SPARE: Final = 9  # put a card back on its stack, or not
BARGAIN: Final = 10  # pay for victory tokens, or not
HUNT: Final = 11  # a granted slay, or not
RAID: Final = 12  # solo: which stack a six activates
CAPTURE: Final = 13  # solo: which citizen the Dark Lord takes
NOBODY: Final = 14  # nobody decides: the turn goes on by itself
OVER: Final = 15
HELD: Final = 16  # only where somebody looks ahead: the dice are still to be rolled (``Board.held_from``)
PHASE_NAMES: Final[list[ValeriaPhase]] = [
    "duke", "dice", "thief", "harvest", "act", "pay", "reward", "free", "victim", "spare", "bargain", "hunt", "raid",
    "capture", "nobody", "over",
]  # fmt: skip
