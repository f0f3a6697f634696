"""Game definition of High Card, which the package's entry point names."""

from burgrave.kernel.game import Game
from burgrave.kernel.options import players_option
from burgrave.templates.game.state import ACTIONS, EVENTS, MOST

GAME = Game(
    "high_card",
    1,
    [players_option(2, MOST, 4, "Number of players, 2 to 6")],
    EVENTS,
    ACTIONS,
    title="High Card",
    parts={
        "state": "burgrave.templates.game.state:GameState",
        "bots": "burgrave.templates.game.bots:BOTS",
        "invariants": "burgrave.templates.game.invariants:GameInvariants",
        "twins": "burgrave.templates.game.invariants:GameTwins",
    },
)
