"""Which duke is whose: as written, and drawn for the others from those that are left."""

from __future__ import annotations

from burgrave.games.valeria.rules import cards
from burgrave.games.valeria.rules.board import NO_DUKE, Board, Player
from burgrave.games.valeria.rules.cards import DUKE_NAMES
from burgrave.games.valeria.rules.positions.names import card_numbers, card_of, listed
from burgrave.games.valeria.rules.setup import DEALT_DUKES
from burgrave.kernel.bits import bit
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Fields
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng

__all__ = ["place_dukes"]


def place_dukes(t: Board, f: Fields, seats: list[Fields], choosing: bool, rng: Rng) -> None:
    """Give every player two dukes, and one of them to keep unless they are still chosen."""
    away = 0
    for duke in card_numbers(f, "away_dukes", DUKE_NAMES, "duke"):
        away |= 1 << duke
    known = _written(t, f, seats, away)
    pile = _Pile(rng, known | away)
    others = _Pile(rng, ~away | known)
    for player in t.players:
        returned = player.dealt & away
        if player.duke == NO_DUKE and (not choosing or returned):
            _keep(player, away, pile, rng)
    if t.n == 1 and t.dark_duke == NO_DUKE:
        t.dark_duke = pile.draw()
    for player in t.players:
        while int(player.dealt).bit_count() < DEALT_DUKES:
            if player.dealt and not pile.cards and others.cards and player.duke == NO_DUKE:
                _keep(player, away, pile, rng)  # only one that was returned can be the other
            kept = player.duke != NO_DUKE and others.cards
            player.dealt |= bit(others.draw() if kept else pile.draw())
    if choosing and not [player for player in t.players if player.duke == NO_DUKE]:
        raise PositionError("In the phase duke somebody still chooses; here everybody has kept a duke.")
    t.away_dukes = bit(cards.DUKES) - 1
    for player in t.players:
        t.away_dukes &= ~(player.dealt if player.duke == NO_DUKE else bit(player.duke))
    if t.dark_duke != NO_DUKE:
        t.away_dukes &= ~bit(t.dark_duke)


class _Pile:
    """Dukes to be drawn from."""

    def __init__(self, rng: Rng, but: i64) -> None:
        self.rng = rng
        self.cards: list[int] = [duke for duke in range(cards.DUKES) if not but >> duke & 1]

    def draw(self) -> int:
        """Take one."""
        if not self.cards:
            raise PositionError("There are not enough dukes: too many of them are 'away_dukes', with nobody.")
        return self.cards.pop(self.rng.below(len(self.cards)))


def _written(t: Board, f: Fields, seats: list[Fields], away: i64) -> i64:
    """Read the dukes that are named; return all of them as a mask."""
    known: i64 = 0
    for player in t.players:
        sf = seats[player.seat]
        duke = card_of(sf, "duke", DUKE_NAMES, "duke")
        for dealt in card_numbers(sf, "dealt", DUKE_NAMES, "duke"):
            player.dealt |= bit(dealt)
        if duke >= 0:
            player.duke = duke
            player.dealt |= bit(duke)
            _not_away(duke, away)
        if int(player.dealt).bit_count() > DEALT_DUKES:
            raise PositionError(f"{sf.where}: {DEALT_DUKES} dukes are 'dealt', and the 'duke' is one of them.")
        if player.dealt & known:
            raise PositionError(f"{sf.where}: {listed(player.dealt & known, DUKE_NAMES)} is dealt to another seat.")
        known |= player.dealt
    dark = card_of(f, "dark_duke", DUKE_NAMES, "duke")
    if dark >= 0:
        if t.n > 1:
            raise PositionError("'dark_duke' is the Dark Lord's, who comes when one plays alone.")
        if known >> dark & 1:
            raise PositionError(f"'dark_duke': {DUKE_NAMES[dark]} is dealt to a seat.")
        _not_away(dark, away)
        t.dark_duke = dark
        known |= bit(dark)
    return known


def _not_away(duke: int, away: i64) -> None:
    if away >> duke & 1:
        raise PositionError(f"'away_dukes': {DUKE_NAMES[duke]} is somebody's.")


def _keep(player: Player, away: i64, pile: _Pile, rng: Rng) -> None:
    """Let a player keep a duke that is not away: one that was dealt, or any if others were."""
    found = [duke for duke in range(cards.DUKES) if (player.dealt & ~away) >> duke & 1]
    if found:
        player.duke = found[rng.below(len(found))]
        return
    if int(player.dealt).bit_count() == DEALT_DUKES:
        raise PositionError(f"'away_dukes': seat {player.seat} has kept one of {listed(player.dealt, DUKE_NAMES)}.")
    player.duke = pile.draw()
    player.dealt |= bit(player.duke)
