"""The terminal interface in mid-game, as an HTML page."""

from __future__ import annotations

import io
from contextlib import closing, suppress
from typing import Any, Final
from unittest.mock import patch

from rich.console import Console
from rich.terminal_theme import DIMMED_MONOKAI, TerminalTheme
from rich.text import Text

from burgrave.bots import bot_named
from burgrave.kernel.record import Record, Recorder
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State
from burgrave.terminal.screen import ScreenFace
from burgrave.terminal.session import Session

__all__ = ["terminal_page"]

SEED: Final = 27
ROUND: Final = 4  # earliest round to show
COLUMNS: Final = 112
LINES: Final = 40
SEATS: Final = [("human", "Ana"), ("normal", "Odo"), ("normal", "Bruno"), ("normal", "Chiara")]
CLEAR: Final = "\x1b[2J"

INK: Final = (38, 34, 30)
GREY: Final = (96, 90, 84)
COLOURS: Final = [(176, 32, 32), (40, 112, 40), (138, 94, 0), (32, 80, 176), (128, 48, 144), (0, 112, 128)]
LIGHT: Final = TerminalTheme((253, 251, 246), INK, [INK, *COLOURS, GREY], [GREY, *COLOURS, INK])
PAGE: Final = """<!doctype html><meta charset="utf-8"><style>
body {{ margin: 0; background: {background}; }}
pre {{ width: max-content; margin: 0; padding: 8px 18px; font: 13px/15px "DejaVu Sans Mono", monospace; }}
pre {{ color: {foreground}; background: {background}; }}
{stylesheet}
</style><pre>{code}</pre>
"""


def is_shown(state: State, seat: int) -> bool:
    """Return True at a decision worth showing: on the seat's turn, with enough districts, hand cards and options."""
    view: dict[str, Any] = {**state.view(seat)}
    city = view["seats"][seat]["city"]
    much = len(city) >= 3 and len(view["hand"]) >= 3 and len(state.legal(seat)) >= 5
    return much and view["phase"] == "main" and view["round"] >= ROUND


class _Target(io.StringIO):
    """An output stream that pretends to be a terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


class _Player:
    """Rule bot that quits at the decision that the picture shows."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self._bot = bot_named("citadels", "rules", SEED)

    def readline(self) -> str:
        """Return the number of an option as a line, or an empty string at the decision that the picture shows."""
        assert self.session is not None
        state = self.session.state
        seat = state.to_act()
        legal = state.legal(seat)
        if is_shown(state, seat):
            return ""
        chosen = self._bot.choose(state.seat(seat, Rng(len(state.events))))
        return f"{legal.index(chosen) + 1}\n"


def written() -> str:
    """Return the contents of the screen with ANSI colors."""
    target = _Target()
    player = _Player()
    surroundings = {"COLUMNS": str(COLUMNS), "LINES": str(LINES), "TERM": "xterm-256color", "COLORTERM": "truecolor"}
    surroundings["NO_COLOR"] = ""
    with patch.dict("os.environ", surroundings):
        face = ScreenFace(player, target)
    with Recorder(Record.new("citadels", seed=SEED, seats=SEATS, options={"scenario": "first-game"})) as recorder:
        player.session = Session(recorder, face, "en")
        with closing(player.session), suppress(EOFError):
            player.session.run()
            raise SystemExit(f"The game with seed {SEED} has no suitable decision.")
    return target.getvalue().rpartition(CLEAR)[2].rstrip()


def terminal_page(theme: str) -> str:
    """Return the HTML page, with the screen in its only ``pre`` element."""
    console = Console(file=io.StringIO(), record=True, width=COLUMNS, force_terminal=True, color_system="truecolor")
    console.print(Text.from_ansi(written()), soft_wrap=True)
    look = DIMMED_MONOKAI if theme == "dark" else LIGHT
    return console.export_html(theme=look, code_format=PAGE, inline_styles=False)
