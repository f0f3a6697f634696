"""What Valeria gives its bots."""

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

# Farther than searches look: six or eight turns tell the winner better than three or four (docs/reviewing.md).
_REVIEW_TURNS: Final = 6


class ValeriaBots(GameBots):
    """Rule bots, and levels that err, play by hand; searches judge tables by the net."""

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
        found.deepest = 1  # what follows is left to the policy: it plays better than a tree of few and loud trials
        if not by_net:
            found.rounds = 0
            found.heavy_moves = ALL_MOVES
            return found
        # The net plays on for three turns and judges what came of them before the next roll: with two players, to the
        # end of the next turn of one's own. Against rules, 200 trials a decision, 40 deals: 66 % with two turns, 72 %
        # with three, 67 % with four.
        found.rounds = 3
        found.prior_visits = 10.0
        found.prior_spread = 1.0
        found.loud = 0.3
        return found

    def hint_policy(self) -> Policy:
        return ValeriaSearchPolicy(SHIPPED.nets(), WIN)

    def review_policy(self) -> Policy:
        return ValeriaNetPolicy(SHIPPED.nets(), WIN)

    def review_settings(self) -> list[Settings]:
        # Dice see to it that nobody can be foreseen.
        found = self.settings(True)
        found.rounds = _REVIEW_TURNS
        return [found]

    def review_trials(self) -> int:
        return 400

    def hint_trials(self, players: int) -> int:
        # Where the net plays on, a trial takes four times as long.
        trials = super().hint_trials(players)
        return trials // 2 if players <= NET_PLAYS_ON else trials

    def noise(self, level: str) -> tuple[float, float]:
        # Each level wins about two games of three against the one below. Dice leave little room: the best search does
        # not win more against rule bots, which therefore play at "hard".
        return (0.8, 2.5) if level == "easy" else (0.45, 1.5)

    def reason(self, world: State, seat: int, action: int, legal: list[int]) -> Reason:
        from burgrave.games.valeria.play.hints import reason  # only who asks for hints waits for it

        return reason(world, seat, action, legal)


BOTS: Final = ValeriaBots()
