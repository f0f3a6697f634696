"""Game definition of Liar's Dice, which the package's entry point names."""

from burgrave.kernel.game import Game
from burgrave.kernel.options import FLAG, SEAT, Option, players_option
from liars_dice.state import ACTIONS, EVENTS, MOST

LIARS_DICE = Game(
    "liars_dice",
    1,
    [
        players_option(2, MOST, 4, "Number of players, 2 to 6"),
        Option("wild", FLAG, True, about="Ones count as every face"),
        Option("first", SEAT, about="The starting seat, from 0"),
    ],
    EVENTS,
    ACTIONS,
    title="Liar's Dice",
    parts={
        "state": "liars_dice.state:DiceState",
        "bots": "liars_dice.bots:BOTS",
        "invariants": "liars_dice.invariants:DiceInvariants",
        "twins": "liars_dice.invariants:DiceTwins",
        "observation": "liars_dice.observation:DiceEncoder",
        "possible": "liars_dice.observation:possible_actions",
        "collector": "liars_dice.collecting:DiceCollector",
    },
)
