"""Reading a position: a whole game, or just what matters of it; the rest is filled in legally (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burgrave.games.valeria.rules.phases import DUKE
from burgrave.games.valeria.rules.positions.center import place_cards
from burgrave.games.valeria.rules.positions.dukes import place_dukes
from burgrave.games.valeria.rules.positions.moment import phase_of, read_moment
from burgrave.games.valeria.rules.positions.setup import players_of, read_setup
from burgrave.games.valeria.rules.positions.steps import demands_of
from burgrave.games.valeria.rules.setup import empty_table
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Fields
from burgrave.kernel.rng import Rng, seed_of

__all__ = ["read_position"]

_KEYS: Final = [
    "game", "players", "scenario", "mixed", "areas", "monsters", "citizens", "open_citizens", "domains", "left_out",
    "exhausted", "seats", "away_dukes", "first", "active", "round", "end_latched", "end_due", "phase", "stage",
    "dice", "changed", "steals", "actions", "paying", "rewarded", "part", "todo", "covered", "dark_duke",
    "captured", "captured_domains", "raided", "raids", "outcome", "rng",
]  # fmt: skip
_DRAWS: Final = 50  # of cards that are left out, until they allow the moment that is written
_SEAT_KEYS: Final = [
    "gold", "strength", "magic", "vp", "citizens", "monsters", "domains", "duke", "dealt", "harvest",
]  # fmt: skip


def read_position(data: Mapping[str, object], seed: object, events: bool) -> ValeriaState:
    """Return the state that a position describes; raise PositionError if it is none, or cannot be.

    Cards that are left out are drawn again, some times, if the first ones do not allow the moment. ``events``: the
    state keeps events, those of what reading plays by the rules among them.
    """
    f = Fields(dict(data), "The position", _KEYS)
    if f.text("game", "valeria") != "valeria":
        raise PositionError("A position of Valeria has the 'game' valeria.")
    players = players_of(f)
    seats = _seats(f, players)
    phase = phase_of(f, seats)
    active = f.seat("active", players) if f.has("active") else max(0, f.seat("first", players))
    demands = demands_of(f, seats[active], active, phase)
    refusal: PositionError | None = None
    for draw in range(_DRAWS):
        chance = Rng(seed_of("cards", seed, draw))
        start = chance.x
        try:
            setup = read_setup(f, players, demands[draw % len(demands)], seed)
            t = empty_table(setup, 0)
            t.draw_from(f.chance("rng", seed_of("valeria", "position", seed)))
            place_cards(t, setup, f, seats, demands[draw % len(demands)], chance, draw)
            rng = Rng(seed_of("position", seed))
            place_dukes(t, f, seats, phase == DUKE, rng)
            read_moment(t, setup, f, seats, phase, rng, events)
            return t
        except PositionError as error:
            if refusal is None:
                refusal = error
        if chance.x == start and draw + 1 >= len(demands):  # all cards lie where they are written
            break
    assert refusal is not None
    raise refusal


def _seats(f: Fields, players: int) -> list[Fields]:
    """Return what is written for each seat; there may be fewer seats than players."""
    given = f.get("seats")
    listed: list[object] = list(given) if isinstance(given, (list, tuple)) else []
    seats: list[Fields] = []
    for seat in range(players):
        entry = listed[seat] if seat < len(listed) else None
        seats.append(Fields({} if entry is None else entry, f"Seat {seat}", _SEAT_KEYS))
    return seats
