"""The command `burgrave`."""

from cyclopts import App

from burgrave._version import __version__
from burgrave.core import core


def version() -> str:
    return f"burgrave {__version__} (core: {core()})"


app = App(name="burgrave", version=version, help="Play and study Citadels and Valeria: Card Kingdoms.")


def main() -> None:
    app()
