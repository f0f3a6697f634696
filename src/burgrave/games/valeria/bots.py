"""What Valeria gives its bots."""

from __future__ import annotations

from typing import Final

from burgrave.bots.ismcts import Settings
from burgrave.bots.playing import GameBots
from burgrave.bots.policy import Policy
from burgrave.games.valeria.learned.policy import ValeriaNetPolicy
from burgrave.games.valeria.learned.shipped import SHIPPED
from burgrave.games.valeria.policy.policy import ValeriaPolicy
from burgrave.kernel.reason import Reason
from burgrave.kernel.state import State

__all__ = ["BOTS"]


class ValeriaBots(GameBots):
    """Searches judge cards by worths that were fitted to playouts; rule bots do not."""

    def policy(self, searching: bool) -> Policy:
        return ValeriaPolicy(searching)

    def plays_by_net(self) -> bool:
        return True

    def learned(self, data: bytes | None = None) -> Policy:
        return ValeriaNetPolicy(SHIPPED.nets(data))

    def settings(self, by_net: bool) -> Settings:
        return _by_net() if by_net else _by_hand()

    def noise(self) -> tuple[float, float]:
        return 0.6, 2.0

    def reason(self, world: State, seat: int, action: int, legal: list[int]) -> Reason:
        from burgrave.games.valeria.hints.reasons import reason  # only who asks for hints waits for it

        return reason(world, seat, action, legal)


def _by_hand() -> Settings:
    # A game is short, and dice are loud. Playouts go to its end, weigh most decisions in full, count by how much the
    # game was won, and leave the luck of the dice out; what looked good at first is given up slowly. What follows the
    # decision is left to the policy: it plays better than a tree that knows each of its nodes by a few loud trials.
    found = Settings()
    found.rounds = 0
    found.deepest = 1
    found.heavy_moves = 40
    found.spread = 6.0
    found.exploration = 2.0
    found.prior_visits = 150.0
    found.loud = 0.15
    return found


def _by_net() -> Settings:
    # The net plays on for a round and judges what came of it before the next roll.
    found = Settings()
    found.rounds = 1
    found.deepest = 1
    found.prior_visits = 10.0
    found.prior_spread = 1.0
    found.loud = 0.3
    return found


BOTS: Final = ValeriaBots()
