"""Where the cards lie: tableaux and victory stacks as they are written, the center filled with the rest."""

from __future__ import annotations

from burgrave.games.valeria.rules import cards
from burgrave.games.valeria.rules.board import Board
from burgrave.games.valeria.rules.positions.citizens import Citizens, read_open_citizens
from burgrave.games.valeria.rules.positions.domains import Domains
from burgrave.games.valeria.rules.positions.monsters import Monsters
from burgrave.games.valeria.rules.positions.steps import Demand
from burgrave.games.valeria.rules.setup import Setup
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Fields
from burgrave.kernel.rng import Rng

__all__ = ["place_cards"]


def place_cards(t: Board, setup: Setup, f: Fields, seats: list[Fields], demand: Demand, rng: Rng, draw: int) -> None:
    """Put every card somewhere; raise PositionError if there are not so many, or if some have no place.

    ``draw`` counts from 0 how often it has been tried.
    """
    if setup.players > 1:
        for key in ("captured", "captured_domains"):
            if f.has(key) and f.get(key) not in ([], {}):
                raise PositionError(f"'{key}' is what the Dark Lord has, who comes when one plays alone.")
    monsters = Monsters(t, setup, f, seats, rng)
    monsters.place(demand)
    built: list[int] = []  # by somebody, to judge by what lies there
    if monsters.put_back:
        built.append(cards.WATCHER_ON_THE_WATER)
    seen = f.get("open_citizens")
    if isinstance(seen, (list, tuple)) and 2 in seen:
        built.append(cards.NEST_OF_THE_WEAVER_WITCH)
    Domains(t, setup, f, seats, rng, draw).place(demand, built)
    if monsters.put_back and not _is_owned(t, cards.WATCHER_ON_THE_WATER):
        raise PositionError("A monster lies where only the watcher_on_the_water can have put it, and no seat has that.")
    Citizens(t, setup, f, seats, rng).place()
    read_open_citizens(t, f, _is_owned(t, cards.NEST_OF_THE_WEAVER_WITCH))
    t.look_at_stacks()


def _is_owned(t: Board, domain: int) -> bool:
    for player in t.players:
        if player.has(domain):
            return True
    return False
