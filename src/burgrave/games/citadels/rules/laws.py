"""The laws of Citadels: what holds in every state, and what a view may show (see ``burgrave.kernel.laws``)."""

from __future__ import annotations

from collections.abc import Mapping

from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.board import ABSENT, Board
from burgrave.games.citadels.rules.cards import CARD_KIND, CARD_TYPE, DISTRICT_NAMES
from burgrave.games.citadels.rules.events import ARGUMENTS
from burgrave.games.citadels.rules.game import CITADELS
from burgrave.games.citadels.rules.knowledge import EVERY_SEAT
from burgrave.games.citadels.rules.laws_editions import check_edition, check_options
from burgrave.games.citadels.rules.laws_shown import check_shown
from burgrave.games.citadels.rules.phases import (
    BETWEEN,
    BURY,
    DRAWN,
    ENDING,
    LEND,
    MAIN,
    ORDER,
    OVER,
    PICK,
    POWER,
    SHED,
    STAGE,
)
from burgrave.games.citadels.rules.player import Player
from burgrave.games.citadels.rules.position_fields import is_laid
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.games.citadels.rules.traces import are_true
from burgrave.games.citadels.rules.zones import Cards
from burgrave.kernel.bits import bit, count
from burgrave.kernel.events import Event
from burgrave.kernel.ints import i64
from burgrave.kernel.laws import BrokenLaw, Laws, Rates
from burgrave.kernel.state import State

__all__ = ["CitadelsLaws"]


class CitadelsLaws(Laws):
    """The laws of the contract and those of Citadels."""

    def __init__(self, rates: Rates | None = None) -> None:
        Laws.__init__(self, CITADELS, rates)

    # ---- every state -------------------------------------------------------------------------------------------

    def invariants(self, state: State) -> None:
        """Check cards, gold, knowledge, cities, characters and the crown."""
        assert isinstance(state, CitadelsState)
        _check_cards(state)
        _check_players(state)
        _check_characters(state)
        _check_draft(state)
        _check_marks(state)
        _check_moment(state)
        if state.traces:
            _check_traces(state)
        check_edition(state)

    def options(self, state: State, seat: int) -> list[int]:
        """Check the legal list, and that each action in it belongs there."""
        assert isinstance(state, CitadelsState)
        options = Laws.options(self, state, seat)
        check_options(state, options)
        return options

    # ---- what a view may show ----------------------------------------------------------------------------------

    def check_view(self, state: State, seat: int | None, view: Mapping[str, object]) -> None:
        """Check the fields of a view, and each hidden thing that it names."""
        assert isinstance(state, CitadelsState)
        check_shown(state, -1 if seat is None else seat, view)

    def check_event(self, event: Event) -> None:
        """Check that an event has the arguments that its kind announces, and somebody who may know it."""
        if event.kind not in ARGUMENTS or len(ARGUMENTS[event.kind][1]) != len(event.args) or not event.audience:
            raise BrokenLaw("an event has the arguments of its kind", f"{event!r}")

    # ---- what is hidden ----------------------------------------------------------------------------------------

    def hidden(self, state: State, seat: int) -> dict[str, str]:
        """Return the truth behind what ``seat`` does not know, where there is some choice."""
        assert isinstance(state, CitadelsState)
        t = state
        eye = bit(seat)
        found: dict[str, str] = {}
        hands = [_unknown(t, player.hand, eye) for player in t.players if player.seat != seat]
        if max([len(hand) for hand in hands]) > 0:
            found["hands"] = " / ".join([_text(sorted(hand)) for hand in hands])
        deck = _unknown(t, t.deck[t.top :], eye)
        if len(set(deck)) > 1:
            found["deck"] = _text(deck)
        museum = _unknown(t, t.museum, eye)
        if museum:
            found["museum"] = _text(sorted(museum))
        if t.actor != seat and len(t.pending) > 0:
            found["drawn"] = _text(sorted(_unknown(t, t.pending, eye)))
        if t.phase != PICK and t.phase != BURY:
            _hidden_characters(t, seat, found)
        return found

    def same_sample(self, state: State, seat: int, one: State, other: State) -> bool:
        """In which order a hand lies, and so which of two equal cards in it others know, is drawn anew, too."""
        assert isinstance(state, CitadelsState)
        ordered = not state.has_traces(seat)
        for player in state.players:
            if player.seat != seat and _is_seen(state, player):
                ordered = False
        if not ordered:
            return self.hidden(one, seat) == self.hidden(other, seat)
        return one.digest() == other.digest()


def _is_seen(t: Board, player: Player) -> bool:
    """Tell whether somebody but its owner knows a card of this hand."""
    c: i64
    for c in player.hand:
        mask: i64 = t.known(c)
        if mask & ~player.bit:
            return True
    return False


def _text(kinds: list[int]) -> str:
    return " ".join([str(kind) for kind in kinds])


def _unknown(t: Board, zone: Cards, eye: i64) -> list[int]:
    return [CARD_KIND[c] for c in zone if not t.known(c) & eye]


def _hidden_characters(t: Board, seat: i64, found: dict[str, str]) -> None:
    rank: i64
    others: i64 = 0
    for rank in range(1, 10):
        if t.holder(rank) != seat and not t.revealed >> rank & 1:
            others += 1
    if t.phase != OVER and others > 2:
        found["characters"] = _text([t.holder(rank) for rank in range(10)])
    if t.warrants and not t.signed_shown and t.magistrate != seat:
        found["signed warrant"] = str(t.signed)
    if t.marked and not t.flower_shown and not t.blanks_shown and t.blackmailer != seat:
        found["real threat"] = str(t.flower)


# ---- cards -----------------------------------------------------------------------------------------------------


def _check_cards(t: Board) -> None:
    """Every card of the game lies in exactly one place."""
    c: i64
    i: i64
    places = [0] * cards.CARDS
    for player in t.players:
        _count(player.hand, places)
        _count(player.city, places)
    _count(t.museum, places)
    _count(t.pending, places)
    for i in range(t.top, len(t.deck)):
        c = t.deck[i]
        places[c] += 1
    if is_laid(t):
        places[t.card] += 1
    for c in range(cards.CARDS):
        wanted: i64 = 0 if t.known(c) == ABSENT else 1
        if places[c] != wanted:
            name = DISTRICT_NAMES[CARD_KIND[c]]
            raise BrokenLaw("cards are conserved", f"card {c} ({name}) lies in {places[c]} places instead of {wanted}")


def _count(zone: Cards, places: list[int]) -> None:
    c: i64
    for c in zone:
        places[c] += 1


def _check_players(t: Board) -> None:
    c: i64
    owner_of_museum: i64 = -1
    completed = False
    for player in t.players:
        if player.gold < 0:
            raise BrokenLaw("gold is never negative", f"seat {player.seat} has {player.gold}")
        for c in player.hand:
            if not t.known(c) & player.bit:
                raise BrokenLaw("a seat knows its hand", f"seat {player.seat} does not know card {c}")
        for c in player.city:
            if t.known(c) & EVERY_SEAT != EVERY_SEAT:
                raise BrokenLaw("cities are open to all", f"card {c} in the city of seat {player.seat} is not")
        _check_city(player)
        if player.has(cards.MUSEUM):
            owner_of_museum = player.seat
        if player.size >= t.goal:
            completed = True
    if t.pool < 0 or (t.pool > 0 and not t.taxed):
        raise BrokenLaw("gold is never negative", f"{t.pool} on the Tax Collector")
    if len(t.museum) > 0 and owner_of_museum < 0:
        raise BrokenLaw("cards lie under a museum in a city", "there is none")
    if completed and not t.firsts:
        raise BrokenLaw("the first complete city is noted", "nobody is first")
    monument = t.known(cards.unique_card(cards.MONUMENT)) != ABSENT
    if t.firsts & ~t.complete_cities() and not monument:
        raise BrokenLaw(
            "who is first has a complete city", f"{t.firsts} were first, {t.complete_cities()} are complete"
        )
    if t.crown < 0 or t.crown >= t.n:
        raise BrokenLaw("somebody has the crown", f"not seat {t.crown}")
    _check_gilded(t)


def _check_city(player: Player) -> None:
    """What is kept about a city agrees with its districts."""
    c: i64
    names: i64 = 0
    types: i64 = 0
    size: i64 = 0
    for c in player.city:
        kind: i64 = CARD_KIND[c]
        names |= bit(kind)
        types += bit(8 * CARD_TYPE[c])
        size += 2 if kind == cards.MONUMENT else 1
    if names != player.names or types != player.types or size != player.size:
        raise BrokenLaw("what is kept about a city agrees with it", f"not for seat {player.seat}")
    if names >> cards.SECRET_VAULT & 1:
        raise BrokenLaw("the Secret Vault is never built", f"it is in the city of seat {player.seat}")


def _check_gilded(t: Board) -> None:
    c: i64
    for i, c in enumerate(t.gilded):
        if c in t.gilded[:i]:
            raise BrokenLaw("a district carries one gold at most", f"card {c} carries more")
        inside = False
        for player in t.players:
            if c in player.city:
                inside = True
        if not inside:
            raise BrokenLaw("gold lies on districts of cities", f"card {c} is in none")


# ---- characters ------------------------------------------------------------------------------------------------


def _check_characters(t: Board) -> None:
    """Who holds a rank, and the ranks a seat holds, say the same; shown ranks are held."""
    rank: i64
    for rank in range(1, 10):
        holder: i64 = t.holder(rank)
        if holder >= t.n or (holder >= 0 and rank > t.ranks_in_play):
            raise BrokenLaw("each character has one owner", f"rank {rank}: seat {holder}")
        for player in t.players:
            if (player.ranks >> rank & 1 != 0) != (holder == player.seat):
                raise BrokenLaw("each character has one owner", f"rank {rank}: seat {holder} and seat {player.seat}")
        if t.revealed >> rank & 1 and holder < 0:
            raise BrokenLaw("who is shown is held", f"not rank {rank}")
    if t.phase != PICK and t.phase != BURY:
        wanted: i64 = 2 if t.n <= 3 else 1
        for player in t.players:
            if count(player.ranks) != wanted:
                raise BrokenLaw("each seat holds its characters", f"seat {player.seat} not {wanted}")


def _check_draft(t: Board) -> None:
    """Each character of the cast is face-up, put away, picked, or still going round."""
    picked = _ranks_in(t.picks)
    buried = _ranks_in(t.buries)
    held: i64 = 0
    for player in t.players:
        held |= player.ranks
    if held != picked:
        raise BrokenLaw("who was picked is held", f"{held} held, {picked} picked")
    down: i64 = bit(t.face_down)
    lost: i64 = bit(t.lost) if t.lost else 0
    everybody: i64 = bit(t.ranks_in_play + 1) - 2
    if picked | buried | down | lost | t.face_up | t.passed != everybody:
        raise BrokenLaw("no character disappears", f"{picked} {buried} {down} {lost} {t.face_up} {t.passed}")
    number = count(picked) + count(buried) + count(lost) + count(t.face_up)
    number += count(t.passed)
    if number != t.ranks_in_play - (0 if picked & down else 1):
        raise BrokenLaw("no character is in two places", f"{picked} {buried} {down} {lost} {t.face_up} {t.passed}")
    if t.face_up & 16:
        raise BrokenLaw("rank 4 never lies face-up", "it does")


def _ranks_in(packed: i64) -> i64:
    """Return the mask of the ranks in ``picks`` or ``buries``."""
    ranks: i64 = 0
    while packed:
        if packed & 15:
            ranks |= bit(packed & 15)
        packed >>= 4
    return ranks


def _check_marks(t: Board) -> None:
    """Who was killed, bewitched, robbed or marked is allowed to be; shown characters were not killed before the end."""
    if t.killed and (t.revealed >> t.killed & 1) and not _may_show_killed(t):
        raise BrokenLaw("who was killed is not called", f"rank {t.killed} was")
    if t.killed == 1 or t.bewitched == 1:
        raise BrokenLaw("rank 1 is neither killed nor bewitched", "it is")
    if t.robbed and (t.robbed <= 2 or t.robbed == t.killed or t.robbed == t.bewitched):
        raise BrokenLaw("the Thief may not name this one", f"rank {t.robbed}")
    if t.warrants and (count(t.warrants) != 3 or not t.warrants >> t.signed & 1):
        raise BrokenLaw("three warrants lie, one of them signed", f"{t.warrants}, {t.signed}")
    if t.marked:
        if count(t.marked) != 2 or not t.marked >> t.flower & 1 or t.threats & ~t.marked:
            raise BrokenLaw("two threats lie, one of them real", f"{t.marked}, {t.flower}, {t.threats}")
        if t.marked & (2 | bit(t.killed) | bit(t.bewitched)) & ~1:
            raise BrokenLaw("the Blackmailer may not mark this one", f"{t.marked}")
    if (t.flower_shown and t.threats >> t.flower & 1) or t.blanks_shown & t.threats:
        raise BrokenLaw("a flipped threat is gone", f"{t.threats}")


def _may_show_killed(t: Board) -> bool:
    """Tell whether the killed character may have been shown: rank 4 at the end, anybody with the Hospital."""
    if t.killed == 4 and t.rank >= t.ranks_in_play:
        return True
    if not t.has_hospital or t.rank < t.killed:
        return False
    return t.rank > t.killed or t.owner_of(cards.HOSPITAL) == t.holder(t.killed)


def _check_moment(t: Board) -> None:
    """Whose decision is open, and what is on the table for it, fits the phase."""
    if t.phase == BETWEEN or t.phase == ENDING:
        raise BrokenLaw("somebody decides", "the game stands between two ranks")
    if t.phase != OVER and (t.actor < 0 or t.actor >= t.n):
        raise BrokenLaw("somebody decides", f"not seat {t.actor}")
    if t.phase == OVER and not t.firsts:
        raise BrokenLaw("the game ends with a complete city", "nobody was first")
    choosing = t.phase == PICK or t.phase == BURY or t.phase == STAGE or t.phase == LEND
    if choosing and t.firsts:
        raise BrokenLaw("the game ends after the round of the first complete city", "another round begins")
    if len(t.pending) > 0 and t.phase != DRAWN and t.phase != ORDER and t.phase != SHED and t.phase != POWER:
        raise BrokenLaw("drawn cards are kept or put away at once", f"{t.pending} are still out")
    if t.phase == MAIN and (t.turn != t.actor or not t.players[t.turn].ranks):
        raise BrokenLaw("the turn is played by its owner", f"turn of {t.turn}, but {t.actor} decides")
    if t.phase == POWER and t.turn != t.actor:
        raise BrokenLaw("a power is used by its owner", f"turn of {t.turn}, but {t.actor} decides")


def _check_traces(t: Board) -> None:
    """What a seat has traces of truly lies there, among cards that it does not know."""
    seat: i64
    for trace in t.traces:
        if len(trace.kinds) == 0 or trace.size < 2:
            raise BrokenLaw("a trace is of some cards in several places", f"not one of seat {trace.seat}")
        for c in trace.members():
            if t.known(c) & bit(trace.seat):
                raise BrokenLaw("a trace is of places that the seat does not know", f"seat {trace.seat} knows card {c}")
    for seat in range(t.n):
        if not are_true([trace for trace in t.traces if trace.seat == seat]):
            raise BrokenLaw("what a seat has traces of lies there", f"not for seat {seat}")


# ---- views -----------------------------------------------------------------------------------------------------
