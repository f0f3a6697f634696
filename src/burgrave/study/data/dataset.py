"""Data set of a study on disk: a manifest, and tables as Parquet files.

The manifest contains the plan and the schema of the tables. A table is a folder with one Parquet file per chunk.
"""

from __future__ import annotations

import io
import json
import os
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from burgrave._version import __version__
from burgrave.kernel.errors import SetupError
from burgrave.kernel.files import locked, replace_whole
from burgrave.kernel.registry import game_named
from burgrave.study.contrasts import EXCHANGE
from burgrave.study.data.plan import MOST_GAMES, Chunk, StudyError, StudyPlan, collector_of
from burgrave.study.data.playing import columns_of, tables_of

# ---- Manifests -------------------------------------------------------------------------------------------------------

FORMAT: Final = "burgrave study 1"
MANIFEST: Final = "manifest.json"
_TABLES: Final = {"games", "seats"}
"""Tables that every study has."""


def manifest_of(plan: StudyPlan) -> dict[str, object]:
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
    return StudyPlan(
        game=manifest["game"],
        cells=tuple(manifest["cells"]),
        seed=manifest["seed"],
        games=manifest["games"],
        bots=tuple(manifest["bots"]),
        chunk=manifest["chunk"],
    )


def read_manifest(folder: Path) -> dict[str, Any]:
    """Read the manifest in a folder; raise StudyError if it is missing or invalid."""
    path = folder / MANIFEST
    try:
        manifest = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise StudyError(f"{folder} is not a study: it has no {MANIFEST}.") from None
    except (ValueError, RecursionError) as error:
        raise StudyError(f"{path} cannot be read: {error}.") from error
    except OSError as error:
        raise StudyError(f"{path} cannot be read: {error.strerror or error}.") from error
    if not isinstance(manifest, dict) or manifest.get("format") != FORMAT:
        raise StudyError(f"{folder} is not a study of a supported format; this version reads {FORMAT!r}.")
    for key, (sound, allowed) in _PARTS.items():
        if not sound(manifest.get(key)):
            raise StudyError(f"{path} is damaged: its {key!r} must be {allowed}.")
    try:
        game_named(manifest["game"])
    except SetupError as error:
        raise StudyError(f"{path}: {error}") from error
    return manifest


# ---- checks of each part -----------------------------------------------------------------------------------------


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
    "seed": (_is_seed, "a number or a string"),
    "games": (_is_number, f"a whole number from 1 to {MOST_GAMES}"),
    "bots": (_are_bots, "a list of bot names"),
    "chunk": (_is_number, f"a whole number from 1 to {MOST_GAMES}"),
    "schema": (_is_schema, "an object with the columns of each table"),
}
"""For each required part of a manifest, a validator and a description of the valid values."""


# ---- Data sets -------------------------------------------------------------------------------------------------------

if TYPE_CHECKING:
    import polars as pl


LAST: Final = "games"
"""Table whose part is written last; once that part exists, the chunk is finished."""
_LOCK: Final = ".lock"
_NOTES: Final = "parts.jsonl"
"""File with a line per chunk: the sizes and checksums of its parts. If a chunk has several lines, the last counts."""
_PARQUET: Final = b"PAR1"


class DataSet:
    """Data set of a study in a folder. The study may be unfinished."""

    def __init__(self, folder: Path, manifest: Mapping[str, Any]) -> None:
        self.folder = folder
        self.manifest = manifest
        self.plan = plan_in(manifest)
        self.replayed: list[Path] = []  # missing or truncated parts whose games this run replays
        self._whole: set[Path] = set()  # parts with verified checksums
        self._notes: dict[int, dict[str, list[int]]] | None = None

    # ---- opening -------------------------------------------------------------------------------------------------

    @classmethod
    def read(cls, folder: str | os.PathLike[str]) -> DataSet:
        """Open the data set in a folder; raise StudyError if it is missing or invalid."""
        path = Path(folder)
        return cls(path, read_manifest(path))

    @classmethod
    def begin(cls, folder: str | os.PathLike[str], plan: StudyPlan) -> DataSet:
        """Open the data set in a folder, or create it.

        Raise StudyError if the folder contains another study or other files.
        """
        path = Path(folder)
        wanted = json.loads(json.dumps(manifest_of(plan)))
        if (path / MANIFEST).exists():
            found = cls.read(path)
            for key, value in wanted.items():
                if key != "version" and found.manifest.get(key) != value:
                    known, asked = (json.dumps(one, ensure_ascii=False) for one in (found.manifest.get(key), value))
                    raise StudyError(
                        f"{path} is another study: its {key.replace('_', ' ')} is {_short(known)}, not"
                        f" {_short(asked)}; repeat its command to resume it, or choose another folder."
                    )
            return found
        if path.exists() and any(one.name != _LOCK for one in path.iterdir()):
            raise StudyError(f"{path} is not empty and not a study; choose another folder.")
        _write(path / MANIFEST, json.dumps(wanted, indent=1, ensure_ascii=False).encode() + b"\n")
        return cls(path, wanted)

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Lock the data set for writing, and delete temporary files; raise StudyError if it is in use."""
        file = os.open(self.folder / _LOCK, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            if not locked(file):
                raise StudyError(f"{self.folder} is in use: another study is writing to it.")
            for left in self.folder.glob("*/*.tmp"):
                left.unlink()
            yield
        finally:
            os.close(file)

    # ---- chunks --------------------------------------------------------------------------------------------------

    def tables(self) -> list[str]:
        return list(self.manifest["schema"])

    def part(self, table: str, number: int) -> Path:
        """Return the path of the file for a chunk's part of a table."""
        return self.folder / table / f"part-{number:06d}.parquet"

    def missing(self) -> list[Chunk]:
        """Return the chunks that still have to be played, ordered by deal."""
        left = [chunk for chunk in self.plan.chunks() if not self.part(LAST, chunk.number).exists()]
        return sorted(left, key=lambda chunk: (chunk.first, chunk.cell))

    def keep(self, chunk: Chunk, parts: Mapping[str, bytes]) -> None:
        """Write the parts of a chunk, which is finished once all are on disk; raise StudyError if writing fails."""
        for table in sorted(parts, key=LAST.__eq__):
            if table == LAST:
                self._note(chunk.number, parts)
            _write(self.part(table, chunk.number), parts[table])

    def games(self) -> int:
        """Return the number of finished games."""
        left = sum(chunk.count for chunk in self.missing())
        return self.plan.total() - left

    # ---- damage --------------------------------------------------------------------------------------------------

    def begin_damaged_again(self) -> None:
        """Mark chunks as missing if a part is lost or has the wrong size, so that they are played again."""
        left = {chunk.number for chunk in self.missing()}
        for chunk in self.plan.chunks():
            if chunk.number in left:
                continue
            damaged = [part for table in self.tables() if self._is_cut(part := self.part(table, chunk.number), table)]
            if damaged:
                self.replayed += damaged
                self.part(LAST, chunk.number).unlink()

    def _is_cut(self, part: Path, table: str) -> bool:
        if not part.exists():
            return True
        size, _ = self._noted(part, table)
        return part.stat().st_size != size if size >= 0 else not _has_end(part)

    def _check(self, part: Path, table: str) -> None:
        """Raise StudyError if a part is damaged. On damaged files, polars may panic or read wrong rows."""
        import polars as pl

        if part in self._whole:
            return
        size, checksum = self._noted(part, table)
        try:
            data = part.read_bytes()
            if size < 0:
                pl.read_parquet(io.BytesIO(data))
            elif len(data) != size or zlib.crc32(data) != checksum:
                raise ValueError("size or checksum mismatch")
        except (OSError, ValueError, pl.exceptions.PolarsError, pl.exceptions.PanicException) as error:
            raise StudyError(
                f"{part} is missing or damaged: delete it if it exists, and repeat the study command to"
                " replay its games."
            ) from error
        self._whole.add(part)

    def _note(self, number: int, parts: Mapping[str, bytes]) -> None:
        noted = {table: [len(data), zlib.crc32(data)] for table, data in parts.items()}
        path = self.folder / _NOTES
        try:
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"chunk": number, "parts": noted}) + "\n")
        except OSError as error:
            raise _unwritten(path, error) from error
        self._notes = None
        self._whole -= {self.part(table, number) for table in parts}

    def _noted(self, part: Path, table: str) -> tuple[int, int]:
        """Return the recorded size and checksum of a part, or (-1, 0) if an older version did not record them."""
        if self._notes is None:
            self._notes = _notes_in(self.folder / _NOTES)
        size, checksum = self._notes.get(int(part.stem.removeprefix("part-")), {}).get(table, (-1, 0))
        return size, checksum

    # ---- reading -------------------------------------------------------------------------------------------------

    def scan(self, table: str) -> pl.LazyFrame:
        """Return a table as a polars LazyFrame over all finished chunks; raise StudyError if no chunk is finished."""
        import polars as pl

        if table not in self.tables():
            raise StudyError(f"There is no table {table!r} in {self.folder}; choose from: {', '.join(self.tables())}.")
        left = {chunk.number for chunk in self.missing()}
        parts = [self.part(table, chunk.number) for chunk in self.plan.chunks() if chunk.number not in left]
        if not parts:
            raise StudyError(f"{self.folder} has no finished games yet.")
        for part in parts:
            self._check(part, table)
        return pl.scan_parquet(parts)

    def rows(self, table: str, number: int) -> pl.DataFrame:
        """Read the rows of a table for one finished chunk; raise StudyError if they are lost or damaged."""
        import polars as pl

        part = self.part(table, number)
        self._check(part, table)
        return pl.read_parquet(part)

    def with_options(self) -> pl.LazyFrame:
        """Return the ``games`` table with an additional column for each option that differs between cells."""
        import polars as pl

        games = self.scan(LAST)
        names = self.plan.varied()
        if not names:
            return games
        cells = pl.DataFrame(
            {
                "cell": pl.Series(range(len(self.plan.cells)), dtype=pl.Int32),
                **{name: [_plain(cell.get(name)) for cell in self.plan.cells] for name in names},
            }
        )
        return games.join(cells.lazy(), on="cell", maintain_order="left")


def _plain(value: object) -> object:
    return "+".join(str(one) for one in value) if isinstance(value, list) else value


def _short(text: str) -> str:
    return text if len(text) < 80 else text[:77] + "..."


def _notes_in(path: Path) -> dict[int, dict[str, list[int]]]:
    """Read the sizes and checksums of all chunks, ignoring incomplete lines."""
    found = {}
    for line in path.read_bytes().splitlines() if path.exists() else []:
        try:
            note = json.loads(line)
            found[int(note["chunk"])] = {str(table): [int(one) for one in two] for table, two in note["parts"].items()}
        except (ValueError, KeyError, TypeError, AttributeError, OverflowError):
            continue
    return found


def _has_end(part: Path) -> bool:
    """Return True if a file ends like a Parquet file: footer, footer length, magic bytes."""
    with part.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - 8))
        end = file.read()
    return end.endswith(_PARQUET) and int.from_bytes(end[:4], "little") + 12 <= size


def _unwritten(path: Path, error: OSError) -> StudyError:
    return StudyError(f"{path} cannot be written: {error.strerror or error}; finished games are saved.")


def _write(path: Path, data: bytes) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        replace_whole(path, data, True)
    except OSError as error:
        raise _unwritten(path, error) from error
