"""Numbered rulings on questions that the rulebook leaves open.

Some rulings are constants that the rules read; the others are part of the rules' code. ``RULINGS`` gives each
ruling's decision and the module that implements it. The questions are in docs/rules/valeria.md.
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
    "A1": ("cards", "There is one fixed order: Barrens, Hills, Ruins, Forest, Swamp, Valley, Caverns, Mountains."),
    "A2": ("rules.setup", "They are drawn at random, with equal probability, unless the options list them."),
    "A3": (
        "rules.board",
        (
            "Not when roles or types are counted. However, they count by name, and an activated starter rules out "
            "the consolation."
        ),
    ),
    "A4": (
        "rules.setup",
        (
            "Numbers 1 to 5 are in the upper row of citizens, and 6 to 11/12 in the lower row. A number's "
            "position in its row is its column."
        ),
    ),
    "A5": ("rules.acting", "No: exchanges, changes to dice and other powers must be paid for as printed."),
    "A6": ("rules.acting", "No: at least 1 strength must be paid in addition to that magic."),
    "A7": ("rules.acting", "No: if both are shown, both must be paid, as the full rule says."),
    "A8": (
        "rules.harvest",
        (
            "The active player's Thieves come first; then all players harvest independently of each other. Where "
            "the engine needs an order, it uses turn order, which does not affect the result. On another player's "
            "turn, a Thief can be harvested at any point."
        ),
    ),
    "A9": ("rules.harvest", "Yes: each activation has its own victim, resource and amount."),
    "A10": ("rules.harvest", "Yes, taking 0 is allowed."),
    "A11": ("rules.harvest", "It was activated, so there is no consolation."),
    "A12": ("rules.harvest", "Exchanges, each at most once per activation; free gains are automatic."),
    "A13": (
        "rules.harvest",
        (
            "Yes: that player misses only the harvest, can still be robbed and chosen as a target, and gets "
            "tokens from Gargan's Embrace."
        ),
    ),
    "A14": (
        "rules.roll",
        (
            "Each domain can be used once per roll phase, and several can be used on the same die. A use must "
            "change the die, so a 1 cannot be lowered."
        ),
    ),
    "A15": ("rules.roll", "Whenever a pair is rolled, and whenever a change to the dice makes one."),
    "A16": (
        "rules.acting",
        (
            "As soon as it is built: it applies to the next action and the end of that action phase, and to rolls "
            "and the starts of phases from the next turn on, but never to its own building."
        ),
    ),
    "A17": (
        "rules.board",
        (
            "The domain takes as much as there is, even if that is nothing. Such an opponent may be chosen. A "
            "domain that takes something at the end of the phase must be used."
        ),
    ),
    "A18": (
        "rules.rewards",
        (
            "A suitable citizen must be taken; if there is none, the player gets no citizen. A reward that is not "
            "fully available may be chosen only if no other one is fully available; if the card offers no choice, "
            "the player gets the available part."
        ),
    ),
    "A19": ("rules.board", "On top, face up. With mixed citizens, it goes to the stack with its number."),
    "A20": (
        "rules.acting",
        (
            "When it is empty at the end of an action, after all effects of that action; several stacks can be "
            "exhausted at once. A stack that the Dark Lord empties is exhausted immediately."
        ),
    ),
    "A21": (
        "rules.board",
        "The stacks are counted, not the cards; reaching or exceeding the required number is enough.",
    ),
    "A22": (
        "rules.course",
        (
            "Yes: once it is triggered at the end of a turn, it stays triggered even if a card returns to a stack "
            "later. A card that returns earlier may keep the end from being triggered on that turn, and so delay it. "
            "The end_latched=False option selects the earlier ruling: the conditions are checked at the end of each "
            "turn, and the game is over if one is met at the end of a round."
        ),
    ),
    "A23": (
        "rules.course",
        "Yes: the five stacks must be empty, through building or, in the solo game, through capture.",
    ),
    "A24": (
        "rules.scoring",
        (
            "Starters, citizens, domains and monsters, but not the duke or the reference card. Players who are "
            "still tied win together."
        ),
    ),
    "A25": (
        "rules.rewards",
        (
            "Yes, in their owner's action phase: they apply to slaying through a domain and to each free citizen. "
            "Taking a monster does not count as slaying it."
        ),
    ),
    "A26": ("rules.board", "No: all three are added up first, and the total is divided and rounded down."),
    "A27": ("knowledge.view", "Yes: only a player's duke is secret."),
    "A28": ("rules.acting", "No, it is turned over after that effect."),
    "A29": ("rules.solo", "No: there is one roll per round."),
    "A30": ("rules.solo", "As changed: the announced dice count."),
    "A31": (
        "rules.solo",
        (
            "The player may choose either die first; the default is die 1. The player chooses a stack for each 6 "
            "and may choose the same one twice; neither 6 can be skipped."
        ),
    ),
    "A32": (
        "rules.solo",
        (
            "He takes the top card. A domain or mixed citizen below it is turned over; a stack with no cards left "
            "is exhausted immediately."
        ),
    ),
    "A33": ("rules.solo", "It is won: a win is checked first, then a loss, and the five exhausted stacks last."),
    "A34": ("rules.solo", "No: only monsters, domains and the duke count."),
    "A35": ("rules.solo", "The game is a draw."),
    "A36": ("rules.setup", "He is drawn from the eight that were not dealt, and stays face down until the scoring."),
    "A37": ("rules.setup", "As many as with two to four players: 4 face down and 1 face up."),
    "A38": ("rules.harvest", "Yes: each of the two harvests is checked separately."),
    "A39": (
        "rules.solo",
        (
            "As many as needed, up to five. The rule of two per player does not apply, and if all domains are "
            "gone, five stacks are exhausted anyway."
        ),
    ),
    "A40": ("rules.solo", "Nothing, because he has none."),
    "A41": (
        "rules.solo",
        (
            "It takes one from the next stack to the right that has a card, or nothing if there is none. If it "
            "takes the last card of a stack, the stack is exhausted; if it takes the last monster of all, the "
            "game is won."
        ),
    ),
    "A42": ("rules.solo", "No: the game ends with the action or the capture that exhausts it."),
    "A43": ("cards", "The starter Knight."),
    "A44": ("rules.setup", "No: each player keeps one before the first roll."),
    "A45": ("rules.harvest", "No, the player only chooses the resource."),
}
