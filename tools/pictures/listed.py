"""Which pictures there are, and how large they may be."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

__all__ = ["ALL_BYTES", "FOLDER", "LISTED", "ONE_BYTES", "ROOT", "Listed"]

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "docs" / "pictures"
ONE_BYTES: Final = 120_000
"""So large one picture may be at the most: pages with them are read on a phone, too."""
ALL_BYTES: Final = 1_000_000
"""So large all of them may be together: each copy of the sources brings them along."""


@dataclass(frozen=True)
class Listed:
    """A picture, in one theme or in two."""

    name: str
    themes: tuple[str, ...] = ("light", "dark")

    def file(self, theme: str) -> Path:
        """Return where it is kept."""
        return FOLDER / f"{self.name}-{theme}.webp"

    @property
    def files(self) -> list[Path]:
        """All its files."""
        return [self.file(theme) for theme in self.themes]


_BOTH: Final = ("citadels-wide", "valeria-wide", "citadels-phone", "valeria-phone", "review", "terminal")
LISTED: Final = (
    *(Listed(name) for name in _BOTH),
    Listed("report", ("light",)),  # reports are made to be printed
)
