"""Numbered rulings on questions that the rulebook leaves open.

Some rulings are constants that the rules read; the others are built into the rules. For each ruling, ``RULINGS`` gives
the decision and the module that implements it. The questions are in docs/rules/valeria.md.
"""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = 2  # increment when the same seed and actions give a different game
# earlier rules versions that are still supported, each with the options that select its rulings
EARLIER: Final[dict[int, dict[str, object]]] = {1: {"end_latched": False}}

A10_THIEF_MAY_TAKE_NOTHING: Final = True
A24_TIES_COUNT_MONSTERS: Final = True
A26_DUKE_POOLS_RESOURCES: Final = True
A34_SOLO_COUNTS_TOKENS: Final = False

# number -> (module, decision)
RULINGS: Final[dict[str, tuple[str, str]]] = {
    "A1": ("cards", "One order is fixed for all: Barrens, Hills, Ruins, Forest, Swamp, Valley, Caverns, Mountains."),
    "A2": ("rules.setup", "They are random, with equal probabilities, unless the options list them."),
    "A3": (
        "rules.board",
        (
            "Not for counts of roles or types; but they are activated, which rules out the consolation, and "
            "they count by name."
        ),
    ),
    "A4": (
        "rules.setup",
        ("1 to 5 are in the upper row of citizens, 6 to 11/12 in the lower; the place in a row is the column."),
    ),
    "A5": ("rules.acting", "No: exchanges, changes of dice and other powers are paid as printed."),
    "A6": ("rules.acting", "No: at least 1 strength is paid, plus that magic."),
    "A7": ("rules.acting", "No: if both are shown, both are paid, as the full rule says."),
    "A8": (
        "rules.harvest",
        (
            "The active player's Thieves first, then each player independently; where an order is needed, it is "
            "the turn order, which changes no result. A Thief off turn may come at any point."
        ),
    ),
    "A9": ("rules.harvest", "Yes: each activation has its own victim, kind and amount."),
    "A10": ("rules.harvest", "Yes, taking 0 is allowed."),
    "A11": ("rules.harvest", "It was activated, so there is no consolation."),
    "A12": ("rules.harvest", "Exchanges, each at most once per activation; free gains are automatic."),
    "A13": (
        "rules.harvest",
        (
            "Yes: only the harvest is lost. That player can be robbed and chosen as a target, and gets the "
            "tokens of Gargan's Embrace."
        ),
    ),
    "A14": (
        "rules.roll",
        (
            "Each domain once in a roll phase, several of them on one die as well; a use must change the die, "
            "so a 1 cannot be lowered."
        ),
    ),
    "A15": ("rules.roll", "Whenever a pair is rolled, and whenever a change of dice makes one."),
    "A16": (
        "rules.acting",
        (
            "From the moment it is built: for the next action and the end of the phase, for rolls and starts of "
            "phases from the next turn on, and never for its own building."
        ),
    ),
    "A17": (
        "rules.board",
        (
            "Everything there is changes hands, even if that is nothing. Such an opponent may be chosen, and "
            "what is taken at the end of the phase is mandatory."
        ),
    ),
    "A18": (
        "rules.rewards",
        (
            "One that fits must be taken; otherwise it is lost. A reward that is not fully available may be "
            "chosen only if no other one is; if there is no choice, the available part is given."
        ),
    ),
    "A19": ("rules.board", "On top, face up; with mixed citizens, to the stack of its number."),
    "A20": (
        "rules.acting",
        (
            "If it is empty at the end of an action with all its effects, which may apply to several stacks; if "
            "the Dark Lord empties it, immediately."
        ),
    ),
    "A21": ("rules.board", "The stacks count; reaching or exceeding the number is enough."),
    "A22": (
        "rules.course",
        (
            "Yes: once it is triggered at the end of a turn, it stays triggered even if a card returns to a "
            "stack later; a card that returns before that delays it. The option end_latched=False keeps the "
            "earlier reading: it is checked at the end of each turn, and the game is over if it is triggered at "
            "the end of a round."
        ),
    ),
    "A23": ("rules.course", "Yes: the five stacks must be empty, by building or, in the solo game, by capture."),
    "A24": (
        "rules.scoring",
        (
            "Starters, citizens, domains and monsters; not the duke or the reference card. Players who are "
            "still tied win together."
        ),
    ),
    "A25": (
        "rules.rewards",
        (
            "Yes, in the owner's action phase: to slaying through a domain and to each free citizen. Taking a "
            "monster is not slaying it."
        ),
    ),
    "A26": ("rules.board", "No: all three are added up first, then divided and rounded down."),
    "A27": ("knowledge.view", "Yes: only the duke of a player is secret."),
    "A28": ("rules.acting", "No, after it."),
    "A29": ("rules.solo", "No: there is one roll per round."),
    "A30": ("rules.solo", "The changed ones, as announced."),
    "A31": (
        "rules.solo",
        (
            "The player may choose either first; the default is die 1. Each 6 has its own choice, which may be "
            "the same stack twice, and neither can be skipped."
        ),
    ),
    "A32": (
        "rules.solo",
        (
            "The top one. A domain or mixed citizen below is turned over; a stack with no card left is "
            "exhausted immediately."
        ),
    ),
    "A33": ("rules.solo", "Won: winning is checked first, then losing, and five stacks last."),
    "A34": ("rules.solo", "No: only monsters, domains and duke do."),
    "A35": ("rules.solo", "It is a draw."),
    "A36": ("rules.setup", "From the eight that were not dealt, and he is face down until the scoring."),
    "A37": ("rules.setup", "As for two to four: 4 hidden, 1 face up."),
    "A38": ("rules.harvest", "Yes: it is checked in each of the two harvests."),
    "A39": (
        "rules.solo",
        (
            "As many as needed, up to five. Twice the number of players does not apply here, and all domains "
            "gone make five stacks anyway."
        ),
    ),
    "A40": ("rules.solo", "Nothing, since he has none."),
    "A41": (
        "rules.solo",
        (
            "The next one from the left that has a card; with none, nothing. If it takes the last card, the "
            "stack is exhausted, and with the last monster of all, the game is won."
        ),
    ),
    "A42": ("rules.solo", "No: the game ends with the action, or the capture, that exhausts it."),
    "A43": ("cards", "The starter Knight."),
    "A44": ("rules.setup", "No: each player keeps one before the first roll."),
    "A45": ("rules.harvest", "No, the player only chooses its kind."),
}
