"""Generate TypeScript types of all wire messages for the browser client.

    python -m tools.client_types           write them
    python -m tools.client_types check     exit with 1 if the files in the repository are stale

Shared types go to ``web/src/lib/wire.generated.ts``, those of a game to its folder, with its verb table in
``verbs.generated.ts``. Only games of this package are written: pages of other games bring their own types.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from tools.typescript import TypeScript

from burgrave.bots import Level
from burgrave.kernel.registry import game_named
from burgrave.server.http import messages, wire
from burgrave.server.http.problems import ProblemDetails
from burgrave.server.http.routes import ROUTES
from burgrave.server.live import wanted
from burgrave.server.live.game_options import Edition, EventJson, GameName, event_json_type, options_type
from burgrave.server.showing.game import ChosenSetUp, types_of

__all__ = ["files", "main", "stale"]

ROOT = Path(__file__).resolve().parent.parent
WEB = Path("web/src")
GAMES = ("citadels", "valeria")
BANNER = "// Written by `make types` from the server: not to be changed by hand.\n"

NAMES: dict[str, Any] = {
    "ClientMessage": wire.ClientMessage,
    "ServerMessage": messages.ServerMessage,
    "Language": wire.Language,
    "Level": Level,
    "Clock": wanted.Clock,
    "SeatKind": wire.SeatKind,
}
"""Non-class types, by their TypeScript names."""


def files() -> dict[Path, str]:
    """Return the contents of every generated file by its path."""
    shared = _shared()
    found = {WEB / "lib" / "wire.generated.ts": f"{BANNER}\n{shared.text()}"}
    for game in GAMES:
        found[WEB / "games" / game / "wire.generated.ts"] = _own(game, shared)
        found[WEB / "games" / game / "verbs.generated.ts"] = _verbs(game)
    return found


def _shared() -> TypeScript:
    """Return the types shared by all games: parameters and results of routes, and socket messages."""
    happening = event_json_type([game_named(game) for game in GAMES])
    # Games, editions and options depend on what is installed: the client accepts any.
    instead = [(GameName, str), (Edition, str), (wire.SetUp, ChosenSetUp), (EventJson, happening)]
    written = TypeScript(NAMES, instead)
    kinds = [kind for route in ROUTES for kind in (route.takes, route.gives) if not isinstance(kind, str)]
    for kind in [ProblemDetails, *kinds, wire.ClientMessage, messages.ServerMessage]:
        if kind is not None:
            written.add(kind)
    return written


def _own(game: str, shared: TypeScript) -> str:
    """Return the types of a game: its views, events and options."""
    types = types_of(game)
    assert types is not None
    written = TypeScript({**NAMES, **types.names}, known=shared)
    options = options_type(f"{game.title()}Options", wanted.Body, game_named(game).options)
    for kind in (types.view, types.facts, types.set_up, options):
        if kind is not None:
            written.add(kind)
    imports = f'import type {{ {", ".join(sorted(written.imported))} }} from "../../lib/wire.generated";\n'
    return f"{BANNER}\n{imports}\n{written.text()}"


def _verbs(game: str) -> str:
    """Return the verb table of a game, in the order of declaration."""
    rows = []
    for verb in game_named(game).actions.declared:
        row = {
            "name": verb.name,
            "takes": verb.takes,
            "cards": verb.cards,
            "place": verb.place,
            "sign": verb.sign,
            "district": verb.district,
            "key": verb.key,
            "power": verb.power,
            "closes": verb.closes,
        }
        rows.append(f"  {json.dumps(row)},\n")
    imports = 'import type { VerbRow } from "../../lib/verbs";\n'
    return f"{BANNER}\n{imports}\n// prettier-ignore\nexport const VERBS: readonly VerbRow[] = [\n{''.join(rows)}];\n"


def stale() -> list[Path]:
    """Return the files that differ from the server's types."""
    return [path for path, text in files().items() if not (ROOT / path).is_file() or _read(path) != text]


def _read(path: Path) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Write or check the files."""
    check = arguments == ["check"]
    for path in stale():
        if not check:
            (ROOT / path).write_text(files()[path], encoding="utf-8")
        print(f"{path} {'is not what the types of the server say: run `make types`' if check else 'written'}")
    return 1 if check and stale() else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
