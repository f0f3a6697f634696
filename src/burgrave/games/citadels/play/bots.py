"""Bot configuration of Citadels."""

from __future__ import annotations

from typing import Final

from burgrave.bots.ismcts import Settings
from burgrave.bots.playing import NO_ERRORS, GameBots
from burgrave.bots.policy import Policy
from burgrave.games.citadels.play.net import SHIPPED, CitadelsNetOutlook, CitadelsNetPolicy, search_settings
from burgrave.games.citadels.play.policy import CitadelsPolicy
from burgrave.kernel.net import WIN
from burgrave.kernel.quote import Reason
from burgrave.kernel.state import State


class CitadelsBots(GameBots):
    """Citadels bots: the rule bot and the weaker levels use a hand-written evaluation; searches use the net."""

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
        found.rounds = 0  # the hand-written evaluation cannot predict wins without full playouts
        return found

    def hard(self) -> str:
        return "search:5it"  # against three bots with 10 iterations an expert's edge is barely noticeable

    def hint_policy(self) -> Policy:
        return self.review_policy()

    def review_policy(self) -> Policy:
        return CitadelsNetOutlook(SHIPPED.nets(), output=WIN)

    def review_trials(self) -> int:
        return 6000  # trials are short in this game

    def noise(self, level: str) -> tuple[float, float]:
        return (1.2, 4.0) if level == "easy" else NO_ERRORS

    def reason(self, world: State, seat: int, action: int, legal: list[int]) -> Reason:
        from burgrave.games.citadels.play.hints import reason  # lazy: only hints need it

        return reason(world, seat, action, legal)


BOTS: Final = CitadelsBots()
