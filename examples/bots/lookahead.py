"""A bot for Burgrave in Python: it tries every action in a world that may be the true one.

burgrave arena citadels --bots examples.bots.lookahead:make,random
"""

from burgrave import Rng, Seat


class Lookahead:
    """Plays what scores most at once, and leaves ties to chance."""

    def __init__(self, seed: object) -> None:
        self.rng = Rng(f"lookahead {seed}")

    def choose(self, seat: Seat) -> int:
        """Return one of ``seat.legal()``."""
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
    """Return a bot for one game: the factory that ``examples.bots.lookahead:make`` names."""
    return Lookahead(f"{game} {seed}")
