"""Numbered rulings on questions that the rulebook leaves open.

Some rulings are constants that the rules read; the others are built into the rules. ``RULINGS`` gives the decision and
the module that implements it. The questions are in docs/rules/valeria.md.
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
    "A2": ("rules.setup", "Chance, with all choices equally likely, unless somebody lists them."),
    "A3": (
        "rules.board",
        (
            "Not where roles or types count; but they are activated, which rules out the consolation, and they "
            "count by name."
        ),
    ),
    "A4": (
        "rules.setup",
        "1 to 5 in the upper row of citizens, 6 to 11/12 in the lower; the place in a row is the column.",
    ),
    "A5": ("rules.acting", "No: exchanges, altering dice and other powers are paid as printed."),
    "A6": ("rules.acting", "No: at least 1 strength is paid, and that magic on top."),
    "A7": ("rules.acting", "No: where both are shown both are paid, as the full rule says."),
    "A8": (
        "rules.harvest",
        (
            "The active player's Thieves first, then each player apart from the others; where an order is needed "
            "it is that of the turns, which changes no result. A Thief off turn may come at any point."
        ),
    ),
    "A9": ("rules.harvest", "Yes: each activation has its own victim, kind and amount."),
    "A10": ("rules.harvest", "Yes, to take 0 is allowed."),
    "A11": ("rules.harvest", "It was activated, so there is no consolation."),
    "A12": (
        "rules.harvest",
        "Exchanges, each made once for an activation at most; what costs nothing comes by itself.",
    ),
    "A13": (
        "rules.harvest",
        "No: only the harvest is lost. That player may be robbed and named, and has the tokens of Gargan's Embrace.",
    ),
    "A14": (
        "rules.roll",
        (
            "One use of each domain in a roll phase, several of them on one die as well; a use must change the "
            "die, so a 1 cannot be lowered."
        ),
    ),
    "A15": ("rules.roll", "Whenever a pair is rolled, and whenever a change of dice makes one."),
    "A16": (
        "rules.acting",
        (
            "From the moment it is built: for the next action and the end of the phase already, for rolls and "
            "beginnings from the next turn on, and never for building itself."
        ),
    ),
    "A17": (
        "rules.board",
        (
            "All there is goes over, be it nothing. Even then the opponent may be named, and what is taken as the "
            "phase ends cannot be left."
        ),
    ),
    "A18": (
        "rules.rewards",
        (
            "One that fits must be taken; without one it is lost. What cannot be had in full is not to be chosen "
            "unless nothing else can either; where there is no choice, whatever part is possible comes."
        ),
    ),
    "A19": ("rules.board", "On top and open; with mixed citizens, the stack is that of its number."),
    "A20": (
        "rules.acting",
        (
            "If it is empty when the action is over with all it brought, which may be true of several stacks; if "
            "the Dark Lord empties it, then."
        ),
    ),
    "A21": ("rules.board", "It is the stacks that count; as many as asked for, or more, will do."),
    "A22": (
        "rules.course",
        (
            "Yes: once the end of a turn finds it due, it stays due whatever is put back on a stack later; what is put "
            "back before that puts it off. The option end_latched=False keeps the earlier reading: each turn's end "
            "looks again, and the game is over if it is due at the end of a round."
        ),
    ),
    "A23": ("rules.course", "Yes: the five stacks must be empty, by building or, alone, by capture."),
    "A24": (
        "rules.scoring",
        (
            "Starters, citizens, domains and monsters; not the duke or the reference card. Still equal, they have "
            "won together."
        ),
    ),
    "A25": (
        "rules.rewards",
        (
            "Yes, in the own action phase: on slaying that a domain allows and on each free citizen. To take a "
            "monster is not to slay it."
        ),
    ),
    "A26": ("rules.board", "No: all three are added up first, then divided and rounded down."),
    "A27": ("knowledge.view", "Yes: of all that a player has, only the duke is secret."),
    "A28": ("rules.acting", "No, after it."),
    "A29": ("rules.solo", "No: there is one roll a round."),
    "A30": ("rules.solo", "The altered ones, as announced."),
    "A31": (
        "rules.solo",
        (
            "The player may have either first; if nothing is said it is die 1. Each 6 is chosen for by itself, be "
            "it the same stack twice, and neither can be let pass."
        ),
    ),
    "A32": (
        "rules.solo",
        (
            "The top one. A domain or mixed citizen below is turned over; a stack with nothing below is exhausted "
            "on the spot."
        ),
    ),
    "A33": ("rules.solo", "Won: that is looked at first, losing next, and five stacks last."),
    "A34": ("rules.solo", "No: monsters, domains and duke do, and nothing else."),
    "A35": ("rules.solo", "It is a draw."),
    "A36": ("rules.setup", "From the eight that were not dealt, and he lies face down up to the scoring."),
    "A37": ("rules.setup", "As for two to four: 4 hidden, 1 open."),
    "A38": ("rules.harvest", "Yes: it is tested in each of the two harvests."),
    "A39": (
        "rules.solo",
        (
            "As many as are needed, up to five. Twice the number of players is no measure here, and all domains "
            "gone make five stacks anyway."
        ),
    ),
    "A40": ("rules.solo", "Nothing, since he has none."),
    "A41": (
        "rules.solo",
        (
            "The next one from the left that has a card; with none, nothing. If it takes the last card the stack "
            "is exhausted, and with the last monster of all the game is won."
        ),
    ),
    "A42": ("rules.solo", "No: all is over with the action, or the capture, that exhausts it."),
    "A43": ("cards", "The starter Knight."),
    "A44": ("rules.setup", "No: one is kept, and before anybody rolls."),
    "A45": ("rules.harvest", "No, one only says of which kind it is."),
}
