"""What the laws probe a game with: how often, with what, and what they raise."""

from __future__ import annotations

from typing import Final

from burgrave.kernel.errors import BurgraveError, MalformedAction
from burgrave.kernel.game import Game
from burgrave.kernel.rng import Rng
from burgrave.kernel.stream import SEED_BYTES, seed_text

__all__ = ["ALWAYS", "BrokenLaw", "Rates", "is_json"]


class BrokenLaw(BurgraveError):
    """A law does not hold; ``law`` is its name."""

    def __init__(self, law: str, text: str) -> None:
        super().__init__(f"{law}: {text}")
        self.law = law


class Rates:
    """How often costly laws are checked: once in so many decisions (``records``, ``playouts``: in so many games)."""

    def __init__(
        self,
        *,
        refusals: int = 200,
        futures: int = 150,
        views: int = 60,
        samples: int = 60,
        positions: int = 150,
        records: int = 25,
        playouts: int = 25,
    ) -> None:
        self.refusals = refusals
        self.futures = futures
        self.views = views
        self.samples = samples
        self.positions = positions
        self.records = records
        self.playouts = playouts


ALWAYS: Final = Rates(refusals=1, futures=1, views=1, samples=1, positions=1, records=1, playouts=1)


def is_json(data: object) -> bool:
    """Tell whether ``data`` is plain JSON data: dicts with text keys, lists, text, whole numbers, true, false, none."""
    if data is None or isinstance(data, (str, int)):
        return True
    if isinstance(data, list):
        for one in data:
            if not is_json(one):
                return False
        return True
    if isinstance(data, dict):
        for key, value in data.items():
            if not isinstance(key, str) or not is_json(value):
                return False
        return True
    return False


def now(rate: int, rng: Rng) -> bool:
    """Tell whether this is one of the moments: one in ``rate``, none for 0."""
    return rate > 0 and rng.below(rate) == 0


def entropy(rng: Rng) -> str:
    """Return a seed of 256 bits, or bits to be mixed in."""
    if rng.below(2) == 0:
        return f"{rng.fork():x}"
    return seed_text(b"".join([rng.fork().to_bytes(8, "big") for _ in range(SEED_BYTES // 8)]))


def one_of(options: list[int], rng: Rng) -> int:
    return options[rng.below(len(options))]


def accepts_id(game: Game, action: int) -> bool:
    try:
        game.notation(action)
    except MalformedAction:
        return False
    return True


def accepts_text(game: Game, text: str) -> bool:
    try:
        game.parse(text)
    except MalformedAction:
        return False
    return True
