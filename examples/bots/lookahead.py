"""Example bot in Python that tries every action in a sampled world.

burgrave arena citadels --bots examples.bots.lookahead:make,random
"""

from burgrave import Rng, Seat


class Lookahead:
    """Bot that plays the action with the highest immediate score, with ties broken at random."""

    def __init__(self, seed: object) -> None:
        self.rng = Rng(f"lookahead {seed}")

    def choose(self, seat: Seat) -> int:
        world = seat.sample(self.rng)
        best: list[int] = []
        most = None
        for action in seat.legal():
            ahead = world.copy()
            ahead.apply(seat.index, action)
            score = ahead.scores()[seat.index]
            if most is None or score > most:
                best, most = [], score
            if score == most:
                best.append(action)
        return best[self.rng.below(len(best))]


def make(*, game: str, seed: object) -> Lookahead:
    """Return a bot for one game; the bot specification ``examples.bots.lookahead:make`` names this factory."""
    return Lookahead(f"{game} {seed}")
