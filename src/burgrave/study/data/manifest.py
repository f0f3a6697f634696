"""What the manifest of a study says, written and read: the plan, and the schema of its tables."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from burgrave._version import __version__
from burgrave.kernel.errors import SetupError
from burgrave.kernel.registry import game_named
from burgrave.study.contrasts import EXCHANGE
from burgrave.study.data.plan import MOST_GAMES, StudyError, StudyPlan, collector_of
from burgrave.study.data.playing import columns_of, tables_of

__all__ = ["FORMAT", "MANIFEST", "manifest_of", "plan_in", "read_manifest"]

FORMAT: Final = "burgrave study 1"
MANIFEST: Final = "manifest.json"
_TABLES: Final = {"games", "seats"}
"""Those that every study has."""


def manifest_of(plan: StudyPlan) -> dict[str, object]:
    """Return what the manifest of a study says."""
    game = game_named(plan.game)
    collector = collector_of(game)
    schema = {
        table.name: {"about": table.about, "columns": columns_of(table, table is collector.games)}
        for table in tables_of(plan, collector)
    }
    return {
        "format": FORMAT,
        "version": __version__,
        "rules_version": game.rules_version,
        **asdict(plan),
        "schema": schema,
    }


def plan_in(manifest: Mapping[str, Any]) -> StudyPlan:
    """Return what a study plays, or has played."""
    return StudyPlan(
        game=manifest["game"],
        cells=tuple(manifest["cells"]),
        seed=manifest["seed"],
        games=manifest["games"],
        bots=tuple(manifest["bots"]),
        chunk=manifest["chunk"],
    )


def read_manifest(folder: Path) -> dict[str, Any]:
    """Return the manifest in a folder; raise StudyError if there is none, or none that can be true."""
    path = folder / MANIFEST
    try:
        manifest = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise StudyError(f"{folder} holds no study: it has no {MANIFEST}.") from None
    except (ValueError, RecursionError) as error:
        raise StudyError(f"{path} cannot be read: {error}.") from error
    except OSError as error:
        raise StudyError(f"{path} cannot be read: {error.strerror or error}.") from error
    if not isinstance(manifest, dict) or manifest.get("format") != FORMAT:
        raise StudyError(f"{folder} holds no study that this version reads, which is {FORMAT!r}.")
    for key, (sound, allowed) in _PARTS.items():
        if not sound(manifest.get(key)):
            raise StudyError(f"{path} is damaged: its {key!r} must be {allowed}.")
    try:
        game_named(manifest["game"])
    except SetupError as error:
        raise StudyError(f"{path}: {error}") from error
    return manifest


# ---- what each part must be --------------------------------------------------------------------------------------


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= MOST_GAMES


def _is_seed(value: object) -> bool:
    return isinstance(value, (int, str))


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _are_bots(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(map(_is_text, value))


def _are_cells(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(map(_is_cell, value))


def _is_cell(cell: object) -> bool:
    if not isinstance(cell, dict) or not _is_number(cell.get("players", 1)):
        return False
    exchange = cell.get(EXCHANGE, ["", "with", ""])
    return (
        isinstance(exchange, list)
        and len(exchange) == 3
        and all(map(_is_text, exchange))
        and exchange[1] in ("with", "without")
    )


def _is_schema(value: object) -> bool:
    return isinstance(value, dict) and set(value) >= _TABLES and all(map(_is_table, value.values()))


def _is_table(table: object) -> bool:
    columns = table.get("columns") if isinstance(table, dict) else None
    return isinstance(columns, list) and all(map(_is_column, columns))


def _is_column(column: object) -> bool:
    return isinstance(column, dict) and _is_text(column.get("name")) and _is_text(column.get("type"))


_PARTS: Final = {
    "game": (_is_text, "the name of a game"),
    "cells": (_are_cells, "a list of combinations of options"),
    "seed": (_is_seed, "a number or a text"),
    "games": (_is_number, f"a whole number from 1 to {MOST_GAMES}"),
    "bots": (_are_bots, "a list of bots by name"),
    "chunk": (_is_number, f"a whole number from 1 to {MOST_GAMES}"),
    "schema": (_is_schema, "an object that tells the columns of each table"),
}
"""For each part of a manifest that is used, whether it is sound, and what it must be."""
