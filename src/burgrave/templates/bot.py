"""A bot for Burgrave.

The bot plays the action with the highest score; replace `score` with your own ideas. Burgrave's docs/write-a-bot.md
explains what a bot may know.
"""

from burgrave import Rng, Seat, game_named


class Bot:
    """Bot that builds, slays or recruits when it can, and otherwise plays at random."""

    def __init__(self, game: str, seed: object) -> None:
        self.notation = game_named(game).notation
        self.rng = Rng(seed)  # with the same seed, a bot should make the same choices

    def choose(self, seat: Seat) -> int:
        """Return one of the legal actions."""
        scores = {action: self.score(seat, action) for action in seat.legal()}
        best = [action for action, score in scores.items() if score == max(scores.values())]
        return best[self.rng.below(len(best))]

    def score(self, seat: Seat, action: int) -> float:
        """Return a score for an action; the bot plays an action with the highest score."""
        if self.notation(action).split()[0] in ("build", "slay", "recruit"):
            return 1 + sum(seat.quote(action).costs.values())  # assume that a higher cost means a higher value
        return 0


def make(*, game: str, seed: object) -> Bot:
    """Return a bot for one game."""
    return Bot(game, seed)
