"""What Citadels gives its bots."""

from __future__ import annotations

from typing import Final

from burgrave.bots.ismcts import Settings
from burgrave.bots.playing import GameBots
from burgrave.bots.policy import Policy
from burgrave.games.citadels.learned.policy import CitadelsNetPolicy
from burgrave.games.citadels.learned.shipped import SHIPPED
from burgrave.games.citadels.policy.policy import CitadelsPolicy
from burgrave.kernel.reason import Reason
from burgrave.kernel.state import State

__all__ = ["BOTS"]


class CitadelsBots(GameBots):
    """One policy for all that was made by hand; searches look three rounds ahead."""

    def policy(self, searching: bool) -> Policy:
        return CitadelsPolicy()

    def plays_by_net(self) -> bool:
        return True

    def learned(self, data: bytes | None = None) -> Policy:
        return CitadelsNetPolicy(SHIPPED.nets(data))

    def settings(self, by_net: bool) -> Settings:
        found = Settings()
        found.rounds = 3
        return found

    def noise(self) -> tuple[float, float]:
        return 1.2, 4.0

    def reason(self, world: State, seat: int, action: int, legal: list[int]) -> Reason:
        from burgrave.games.citadels.hints.reasons import reason  # only who asks for hints waits for it

        return reason(world, seat, action, legal)


BOTS: Final = CitadelsBots()
