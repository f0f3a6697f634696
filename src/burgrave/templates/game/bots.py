"""Bots of High Card."""

from burgrave.bots.ismcts import Settings
from burgrave.bots.playing import GameBots
from burgrave.bots.policy import Policy
from burgrave.kernel.state import State
from burgrave.templates.game.state import CARDS, PLAY, GameState


class GamePolicy(Policy):
    """Policy that weighs the chance of winning the round against the value of the card."""

    def action_values(self, state: State, seat: int, options: list[int], out: list[float]) -> None:
        """Append the value of each card, from what the seat knows."""
        assert isinstance(state, GameState)
        unseen = state.unseen(seat)
        later = sum(1 for one, card in enumerate(state.cards) if one != seat and not card)  # seats still to play
        for action in options:
            card = action - PLAY
            lower = sum(1 for other in unseen if other < card) / len(unseen)
            chance = lower**later if card > max(state.cards) else 0.0
            out.append(chance - card / CARDS / 2)


class Bots(GameBots):
    """Bots that play by this policy, and searches whose playouts run to the end of the game."""

    def policy(self) -> Policy:
        return GamePolicy()

    def settings(self, by_net: bool) -> Settings:
        found = Settings()
        found.rounds = 0  # play to the end
        return found


BOTS = Bots()
