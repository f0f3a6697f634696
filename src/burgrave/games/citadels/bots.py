"""What Citadels gives its bots."""

from __future__ import annotations

from typing import Final

from burgrave.bots.ismcts import Settings
from burgrave.bots.playing import GameBots
from burgrave.bots.policy import Policy
from burgrave.games.citadels.learned.policy import CitadelsNetOutlook, CitadelsNetPolicy, search_settings
from burgrave.games.citadels.learned.shipped import SHIPPED
from burgrave.games.citadels.policy.policy import CitadelsPolicy
from burgrave.kernel.net import WIN
from burgrave.kernel.reason import Reason
from burgrave.kernel.state import State

__all__ = ["BOTS"]


class CitadelsBots(GameBots):
    """One policy for all that was made by hand; searches look three rounds ahead."""

    def policy(self) -> Policy:
        return CitadelsPolicy()

    def plays_by_net(self) -> bool:
        return True

    def searches_by_net(self) -> bool:
        return True

    def learned(self, data: bytes | None = None) -> Policy:
        return CitadelsNetPolicy(SHIPPED.nets(data))

    def searching(self, data: bytes | None = None) -> Policy:
        return CitadelsNetOutlook(SHIPPED.nets(data))

    def settings(self, by_net: bool) -> Settings:
        if by_net:
            return search_settings()
        found = Settings()
        found.rounds = 3  # so many the forecast made by hand needs
        return found

    def review_policy(self) -> Policy:
        return CitadelsNetOutlook(SHIPPED.nets(), output=WIN)

    def review_trials(self) -> int:
        return 6000  # they are short

    def noise(self) -> tuple[float, float]:
        return 1.2, 4.0

    def reason(self, world: State, seat: int, action: int, legal: list[int]) -> Reason:
        from burgrave.games.citadels.hints.reasons import reason  # only who asks for hints waits for it

        return reason(world, seat, action, legal)


BOTS: Final = CitadelsBots()
