"""Bot policies and search settings of Valeria."""

from __future__ import annotations

from typing import Final

from burgrave.bots.ismcts import ALL_MOVES, Settings
from burgrave.bots.playing import GameBots
from burgrave.bots.policy import Policy
from burgrave.games.valeria.play.net import NET_PLAYS_ON, SHIPPED, ValeriaNetPolicy, ValeriaSearchPolicy
from burgrave.games.valeria.play.policy import ValeriaPolicy
from burgrave.kernel.net import WIN
from burgrave.kernel.quote import Reason
from burgrave.kernel.state import State

# Longer than in play: six or eight turns predict the winner better than three or four (docs/reviewing.md).
_REVIEW_TURNS: Final = 6


class ValeriaBots(GameBots):
    """Bots of Valeria: searches and the net bot use the net.

    The rule bot and all levels below "expert" use the rule policy.
    """

    def policy(self) -> Policy:
        return ValeriaPolicy()

    def plays_by_net(self) -> bool:
        return True

    def searches_by_net(self) -> bool:
        return True

    def learned(self, data: bytes | None = None) -> Policy:
        return ValeriaNetPolicy(SHIPPED.nets(data))

    def searching(self, data: bytes | None = None) -> Policy:
        return ValeriaSearchPolicy(SHIPPED.nets(data))

    def hard(self) -> str:
        return "rules"

    def settings(self, by_net: bool) -> Settings:
        found = Settings()
        found.deepest = 1  # deeper moves come from the policy, which plays better than a tree with few noisy iterations
        if not by_net:
            found.rounds = 0
            found.heavy_moves = ALL_MOVES
            return found
        # Net playouts run for three turns and are evaluated before the next roll. With two players, that is the end of
        # the seat's own next turn. Win rates against rule bots (200 iterations, 40 deals): 66% with two turns, 72% with
        # three, 67% with four.
        found.rounds = 3
        found.prior_visits = 10.0
        found.prior_spread = 1.0
        found.noise = 0.3
        return found

    def hint_policy(self) -> Policy:
        return ValeriaSearchPolicy(SHIPPED.nets(), WIN)

    def review_policy(self) -> Policy:
        return ValeriaNetPolicy(SHIPPED.nets(), WIN)

    def review_settings(self) -> list[Settings]:
        # Dice make opponents unpredictable anyway, so one set of settings is enough.
        found = self.settings(True)
        found.rounds = _REVIEW_TURNS
        return [found]

    def review_trials(self) -> int:
        return 200

    def hint_trials(self, players: int) -> int:
        # Iterations with net playouts take four times as long.
        trials = super().hint_trials(players)
        return trials // 2 if players <= NET_PLAYS_ON else trials

    def noise(self, level: str) -> tuple[float, float]:
        # Each level wins about two out of three games against the level below it. Dice leave little room for more:
        # even the best search does not win more often against rule bots, so the rule bot is the "hard" level.
        return (0.8, 2.5) if level == "easy" else (0.45, 1.5)

    def reason(self, world: State, seat: int, action: int, legal: list[int]) -> Reason:
        from burgrave.games.valeria.play.hints import reason  # imported lazily: only hints need it

        return reason(world, seat, action, legal)


BOTS: Final = ValeriaBots()
