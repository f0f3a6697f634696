"""The twin check: random games of both kinds, with twins at every seat that must be shown the same (``kernel.twins``).

It is played in pieces. What came of them is kept in build/twins.json, so that a run that was interrupted goes on, and
one of other sources begins anew.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from tools import soak_citadels, soak_valeria

from burgrave.games.citadels.rules.laws_twins import CitadelsTwins
from burgrave.games.valeria.rules.laws_twins import ValeriaTwins
from burgrave.kernel.laws import BrokenLaw
from burgrave.kernel.twins import TwinGames

__all__ = ["GAMES", "Tally", "play_piece"]

ROOT: Final = Path(__file__).resolve().parents[2]
KEPT: Final = ROOT / "build" / "twins.json"
GAMES: Final = ("citadels", "valeria")
PIECE: Final = 10  # games

_TWINS: Final = {"citadels": CitadelsTwins, "valeria": ValeriaTwins}
_OPTIONS: Final = {"citadels": soak_citadels.options_of, "valeria": soak_valeria.options_of}


@dataclass
class Found:
    """What came of some games of one kind."""

    game: str
    games: int = 0
    compared: int = 0  # actions, each for every twin in which the same was shown after it
    parted: int = 0  # twins that were shown what they differ in
    differences: list[str] = field(default_factory=list)

    def add(self, other: Found) -> None:
        """Add what came of other games."""
        self.games += other.games
        self.compared += other.compared
        self.parted += other.parted
        self.differences += other.differences


@dataclass
class Tally:
    """What has come of all pieces so far."""

    sources: str
    found: dict[str, Found]

    @classmethod
    def kept(cls) -> Tally:
        """Return what was kept of these sources, or a new tally."""
        sources = _digest_of_sources()
        if KEPT.exists():
            data = json.loads(KEPT.read_text(encoding="utf-8"))
            if data["sources"] == sources:
                return cls(sources, {game: Found(**found) for game, found in data["found"].items()})
        return cls(sources, {game: Found(game) for game in GAMES})

    def keep(self) -> None:
        """Keep it for a later run."""
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_text(json.dumps(asdict(self), indent=2), encoding="utf-8")

    def compared(self) -> int:
        """Return the number of actions compared."""
        return sum(one.compared for one in self.found.values())

    def next_pieces(self, number: int) -> list[tuple[str, int]]:
        """Return the next pieces, of the game that has fewer actions: its name, and the number of its first game."""
        game = min(GAMES, key=lambda one: self.found[one].compared)
        first = self.found[game].games
        return [(game, first + PIECE * piece) for piece in range(number)]


def play_piece(piece: tuple[str, int]) -> Found:
    """Play the games of a piece."""
    game, first = piece
    found = Found(game, games=PIECE)
    for number in range(first, first + PIECE):
        games = TwinGames(_TWINS[game]())
        options = _OPTIONS[game](number)
        try:
            games.walk(number, options)
        except BrokenLaw as error:
            found.differences.append(
                f"{game}, seed {number}, {json.dumps(options)}, after {games.decision}: {str(error)[:300]}"
            )
        found.compared += games.compared
        found.parted += games.parted
    return found


def _digest_of_sources() -> str:
    digest = hashlib.blake2b(digest_size=16)
    for folder in ("kernel", "games"):
        for path in sorted((ROOT / "src" / "burgrave" / folder).rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()
