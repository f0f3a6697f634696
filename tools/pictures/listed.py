"""List of the pictures, and their size limits."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

__all__ = ["ALL_BYTES", "FOLDER", "LISTED", "ROOT", "Listed"]

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "docs" / "pictures"
ONE_BYTES: Final = 120_000
"""Maximum bytes of a picture, because pages are also read on phones."""
MOVING_BYTES: Final = 400_000
"""Maximum bytes of an animated picture."""
ALL_BYTES: Final = 1_600_000
"""Maximum bytes of all pictures together, because every clone of the repository includes the pictures."""


@dataclass(frozen=True)
class Listed:
    """A picture in one or two themes, animated if it shows several decisions (``moments``).

    ``kept``: the picture shows an earlier version of the interface and cannot be taken again.
    """

    name: str
    themes: tuple[str, ...] = ("light", "dark")
    moments: int = 1
    kept: bool = False

    @property
    def most_bytes(self) -> int:
        return ONE_BYTES if self.moments == 1 else MOVING_BYTES

    def file(self, theme: str) -> Path:
        return FOLDER / f"{self.name}-{theme}.webp"

    @property
    def files(self) -> list[Path]:
        """Return the files of the picture, one per theme."""
        return [self.file(theme) for theme in self.themes]


_BOTH: Final = ("valeria-wide", "citadels-phone", "valeria-phone", "review", "terminal")
LISTED: Final = (
    Listed("citadels-wide", moments=10),
    *(Listed(name) for name in _BOTH),
    Listed("report", ("light",)),  # reports are printed
    Listed("before-after", ("light",), kept=True),
)
