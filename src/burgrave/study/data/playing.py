"""Worker side of a study: plays a chunk and returns its tables as Parquet bytes."""

from __future__ import annotations

import io
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

from burgrave.kernel.collecting import NOBODY, Collector, Column, Table
from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.game import Game
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import State
from burgrave.study.choosing import RANDOM, assign_bots, bots_choice
from burgrave.study.contrasts import EXCHANGE, HELD, begun, held_at
from burgrave.study.data.plan import Chunk, StudyPlan, collector_of

if TYPE_CHECKING:
    import numpy as np
    import polars as pl

Played = tuple[Chunk, dict[str, bytes]]
"""A chunk, and its Parquet bytes by table name."""


class Player:
    """Callable that plays chunks of one study; it is pickled once per worker."""

    def __init__(self, plan: StudyPlan) -> None:
        self.plan = plan
        self._collector: Collector | None = None
        self._tables: list[Table] = []

    def __call__(self, chunk: Chunk) -> Played:
        game = game_named(self.plan.game)
        if self._collector is None:
            self._collector = collector_of(game)
            self._tables = tables_of(self.plan, self._collector)
        for deal in range(chunk.first, chunk.first + chunk.count):
            try:
                self._play(game, self._collector, chunk.cell, deal)
            except BurgraveError:
                raise
            except Exception as error:
                seed = self.plan.deal_seed(deal)
                error.add_note(f"reproduce the game with burgrave.new, seed={seed} and {self.plan.cells[chunk.cell]}")
                raise
        return chunk, {
            table.name: _parquet(table, self.plan, chunk, table is self._collector.games) for table in self._tables
        }

    def __reduce__(self) -> tuple[type[Player], tuple[StudyPlan]]:
        return Player, (self.plan,)

    def _play(self, game: Game, collector: Collector, cell: int, deal: int) -> None:
        seed = self.plan.deal_seed(deal)
        number = cell * self.plan.games + deal
        options = self.plan.cells[cell]
        state = begun(game, seed, options, collector.keeps_events())
        if EXCHANGE in options:
            self._note_holders(number, held_at(game, options, state))
        if self.plan.all_random():
            decisions = collector.play_random(state, number, Rng(seed_of(seed, RANDOM)))
        else:
            decisions = self._among_bots(state, collector, seed, number)
        collector.finish(state, decisions)

    def _note_holders(self, number: int, seats: list[int]) -> None:
        rows = self._tables[-1].rows
        for seat in seats:
            rows.put(number)
            rows.put(seat)

    def _among_bots(self, state: State, collector: Collector, seed: int, number: int) -> int:
        decisions = 0
        collector.start(state, number)
        with ExitStack() as stack:
            choose = bots_choice(self.plan.game, assign_bots(self.plan.bots, state.num_players), seed, stack)
            while not state.is_over():
                seat = state.to_act()
                action = choose(state, seat)
                collector.before(state, seat, action)
                state.apply(seat, action)
                decisions += 1
        return decisions


# ---- tables ------------------------------------------------------------------------------------------------------


def tables_of(plan: StudyPlan, collector: Collector) -> list[Table]:
    """Return the tables of a study: those of the game, followed by the holders of the exchanged card, if any."""
    if not plan.exchanges():
        return collector.tables
    seat = Column("seat", "from 0")
    return [
        *collector.tables,
        Table(HELD, "one row for each seat that has the card in question after the deal", [seat]),
    ]


def _parquet(table: Table, plan: StudyPlan, chunk: Chunk, about_games: bool) -> bytes:
    """Encode the rows of a table as Parquet bytes, and clear the table."""
    import numpy as np
    import polars as pl

    numbers = np.frombuffer(table.rows.taken(), dtype=np.int32).reshape(-1, len(table.columns))
    frame = pl.DataFrame([_series(column, numbers[:, place]) for place, column in enumerate(table.columns)])
    if about_games:
        frame = frame.with_columns(
            pl.lit(chunk.cell, pl.Int32).alias("cell"), (pl.col("game") % plan.games).cast(pl.Int32).alias("deal")
        )
    written = io.BytesIO()
    frame.write_parquet(written, compression="zstd", statistics=True)
    return written.getvalue()


def _series(column: Column, numbers: np.ndarray[Any, np.dtype[np.int32]]) -> pl.Series:
    import polars as pl

    series = pl.Series(column.name, numbers)
    if column.names:
        # The index after the last name means null.
        names = pl.Series([*column.names, None], dtype=pl.Enum(column.names))
        places = series.replace(NOBODY, len(column.names)).cast(pl.UInt32)
        return names.gather(places).alias(column.name)
    if column.truth:
        return series == 1
    if column.maybe:
        return series.replace(NOBODY, None)
    if column.whole != 1:
        return (series / column.whole).cast(pl.Float64)
    return series


def columns_of(table: Table, games: bool) -> list[dict[str, object]]:
    """Return the columns of a table as listed in the manifest: name, type and description."""
    told = [
        {"name": column.name, "type": _type(column), "about": column.about, **_named(column)}
        for column in table.columns
    ]
    if games:
        told.append({"name": "cell", "type": "integer", "about": "number of the combination of options, from 0"})
        told.append({"name": "deal", "type": "integer", "about": "number of the deal; the same in all cells"})
    return told


def _type(column: Column) -> str:
    return "name" if column.names else "truth" if column.truth else "fraction" if column.whole != 1 else "integer"


def _named(column: Column) -> dict[str, object]:
    return {"names": column.names} if column.names else {}
