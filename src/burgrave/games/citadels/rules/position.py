"""Reading a position: a whole game, or just what matters of it; the rest is filled in legally (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Mapping

from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.board import ABSENT
from burgrave.games.citadels.rules.cards import CHARACTER_NAMES
from burgrave.games.citadels.rules.districts import theater, when_built
from burgrave.games.citadels.rules.phases import (
    BETWEEN,
    BURY,
    ENDING,
    HEIR,
    LEND,
    MAIN,
    OVER,
    PHASE_NAMES,
    PICK,
    POWER,
    SEARCH,
    STAGE,
    TRIBUTE,
)
from burgrave.games.citadels.rules.player import USED_POWER, Player
from burgrave.games.citadels.rules.positions.cards import place_cards
from burgrave.games.citadels.rules.positions.draft import DRAFT_KEYS, Draft, read_theater
from burgrave.games.citadels.rules.positions.knowledge import read_knowledge
from burgrave.games.citadels.rules.positions.layout import called_in_vain
from burgrave.games.citadels.rules.positions.names import rank_of, used_mask
from burgrave.games.citadels.rules.positions.round import (
    MARK_KEYS,
    Moment,
    check_shown,
    mark,
    settle_crown,
    settle_marks,
)
from burgrave.games.citadels.rules.positions.setup import read_setup
from burgrave.games.citadels.rules.positions.turn import (
    TURN_KEYS,
    call,
    is_resumed,
    is_set,
    only_gathers,
    read_turn,
)
from burgrave.games.citadels.rules.setup import Setup
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Fields
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.unboxed import ActionList, numbers, small_numbers

__all__ = ["read_position"]

_KEYS = [
    "game", "ruleset", "players", "scenario", "characters", "cast", "districts", "bonus", "without", "short", "rulings",
    "round", "crown", "first", "tower", "pool", "phase", "actor", "seats", "museum", "deck", "deck_top", "deck_bottom",
    "draft", "theater", "revealed", *MARK_KEYS, "turn", "knowledge", "rng",
]  # fmt: skip
_SEAT_KEYS = ["gold", "characters", "city", "hand", "took_over"]
_MOST_GOLD = 9999
_CALLS = -1  # no phase given: the first character is about to be called


def read_position(data: Mapping[str, object], seed: object, events: bool) -> CitadelsState:
    """Return the state that a position describes; raise PositionError if it is none, or cannot be.

    ``events``: the state keeps events, those of what reading plays by the rules among them.
    """
    f = Fields(dict(data), "The position", _KEYS)
    if f.text("game", "citadels") != "citadels":
        raise PositionError("A position of Citadels has the 'game' citadels.")
    setup = read_setup(f, seed)
    rng = Rng(seed_of("position", seed))
    given = f.get("seats")
    listed: list[object] = list(given) if isinstance(given, (list, tuple)) else []
    seats: list[Fields] = []
    for seat in range(setup.players):
        entry = listed[seat] if seat < len(listed) else None
        seats.append(Fields({} if entry is None else entry, f"Seat {seat}", _SEAT_KEYS))
    turn = Fields({} if f.get("turn") is None else f.get("turn"), "The turn", TURN_KEYS)
    t = _new_state(setup, f, seats)
    t.draw_from(f.chance("rng", seed_of("citadels", "position", seed)))
    laid = place_cards(t, setup, f, seats, turn, rng)
    _tower_and_firsts(t, f, setup)
    phase = _phase(f, seats, turn)
    if TRIBUTE <= phase <= SEARCH and not setup.rules.acts_when_built:
        raise PositionError(f"The phase {PHASE_NAMES[phase]} is not in the {setup.rules.name} ruleset.")
    draft_fields = Fields({} if f.get("draft") is None else f.get("draft"), "The draft", DRAFT_KEYS)
    draft = Draft(t, draft_fields, seats, rng)
    if phase in (PICK, BURY, STAGE, LEND, _CALLS) and t.firsts:
        first = next(player.seat for player in t.players if t.firsts & player.bit)
        raise PositionError(f"The city of seat {first} is complete, so no new round begins.")
    if phase == PICK or phase == BURY:
        _in_draft(t, f, draft_fields, draft, phase)
    else:
        _in_round(t, f, turn, draft_fields, draft, phase, setup, rng, laid, events)
    read_knowledge(t, f)
    if not t.keeps_events:
        t.keep_events(events)
    if f.has("actor") and f.seat("actor", setup.players) != t.to_act():
        raise PositionError(f"'actor' does not fit: it is seat {t.to_act()} that decides now.")
    if t.phase != OVER:
        options = ActionList()
        t.fill_legal(options)
        if not options:
            raise PositionError(
                f"In this phase {PHASE_NAMES[t.phase]} seat {t.actor} would have nothing to choose from."
            )
    return t


def _new_state(setup: Setup, f: Fields, seats: list[Fields]) -> CitadelsState:
    """Return a table without cards."""
    players: list[Player] = []
    gold: int = setup.rules.starting_gold
    for seat, sf in enumerate(seats):
        players.append(Player(seat, sf.integer("gold", gold, 0, _MOST_GOLD), numbers(), numbers()))
    known = [0] * cards.BASIC_CARDS + [ABSENT] * (cards.CARDS - cards.BASIC_CARDS)
    for card in cards.unique_cards(setup.uniques):
        known[card] = 0
    t = CitadelsState(setup.rules, 1, numbers(setup.cast), players, 0, numbers(), small_numbers(known))
    t.scenario = setup.scenario
    t.ranks_in_play = 9 if setup.cast[9] >= 0 else 8
    t.goal = setup.goal()
    t.tower = f.flag("tower", False)
    if t.tower:
        if setup.short or cards.BELL_TOWER not in setup.uniques:
            raise PositionError("'tower' needs the bell_tower in this game's deck, and has no use in the short game.")
        t.goal = when_built.BELL_TOWER_SIZE
    t.taxed = setup.cast[9] == cards.TAX_COLLECTOR
    t.round = f.integer("round", 1, 1, 99999)
    t.pool = f.integer("pool", 0, 0, _MOST_GOLD)
    if t.pool and not t.taxed:
        raise PositionError("There is gold in the 'pool', but the tax_collector is not in the cast.")
    return t


def _tower_and_firsts(t: CitadelsState, f: Fields, setup: Setup) -> None:
    """Check the Bell Tower, and read whose city was complete first; it may have lost its Monument since (R-37)."""
    if t.tower and t.owner_of(cards.BELL_TOWER) < 0:
        raise PositionError("The 'tower' was declared, but the bell_tower stands in no city.")
    if not f.has("first"):
        return
    firsts = f.seats("first", setup.players)
    if not firsts and t.firsts:
        raise PositionError("A city is complete, so somebody was 'first'.")
    if len(firsts) > 1 and (setup.short or cards.BELL_TOWER not in setup.uniques):
        raise PositionError("Several cities can only be 'first' together by the bell_tower, not in this game.")
    t.firsts = 0
    for first in firsts:
        if not t.is_complete(t.players[first]) and cards.MONUMENT not in setup.uniques:
            raise PositionError(f"Seat {first} was not 'first': its city is not complete.")
        t.firsts |= 1 << first


def _phase(f: Fields, seats: list[Fields], turn: Fields) -> int:
    """Return the phase: as given, or main if there is a turn, calls if there are characters, else pick."""
    names: list[str] = [*PHASE_NAMES]
    word = f.word("phase", "", [name for i, name in enumerate(names) if i not in (BETWEEN, ENDING)])
    phase = _CALLS
    if word != "":
        phase = names.index(word)
    elif turn.has("character"):
        phase = MAIN
    elif not [sf for sf in seats if sf.names("characters")] and not f.has("draft"):
        phase = PICK
    inside = MAIN <= phase < HEIR
    if inside and not turn.has("character"):
        raise PositionError(f"The phase {PHASE_NAMES[phase]} needs a 'turn' with a 'character'.")
    if not inside:
        for key in TURN_KEYS:
            if turn.has(key) and not (phase == LEND and key == "target"):
                raise PositionError(f"The turn: '{key}' means nothing in this phase.")
    return phase


def _in_draft(t: CitadelsState, f: Fields, draft_fields: Fields, draft: Draft, phase: int) -> None:
    """Characters are being chosen."""
    for key in [*MARK_KEYS, "theater", "revealed"]:
        if f.has(key):
            raise PositionError(f"'{key}' means nothing while characters are being chosen.")
    settle_crown(t, f, draft_fields.seat("starter", len(t.players)), Moment(0, False))
    draft.resume(phase)


def _in_round(
    t: CitadelsState,
    f: Fields,
    turn: Fields,
    draft_fields: Fields,
    draft: Draft,
    phase: int,
    setup: Setup,
    rng: Rng,
    laid: int,
    events: bool,
) -> None:
    """All characters are chosen."""
    rank = rank_of(turn, "character", t.cast)
    now = _moment(t, turn, rank, phase)
    swapped: list[int] = []
    if f.has("theater"):
        swapped = read_theater(
            t, Fields(f.get("theater"), "The theater", ["seat", "with", "gave", "got"]), setup.uniques
        )
    if turn.flag("resumed", False) and not f.has("bewitched"):
        f.data = {**f.data, "bewitched": turn.get("character")}
    mark(t, f, draft, now, rng)
    if rank == 4 and now.inside and t.cast[4] == cards.EMPEROR and t.rules.emperor_on_reveal:
        now.power_used = phase != POWER and not only_gathers(t, turn, rank, phase)
    _demand(t, turn, draft, rank, phase)
    if rank == 4 and t.cast[4] == cards.EMPEROR and turn.has("target") and not f.has("crown"):
        f.data = {**f.data, "crown": turn.get("target")}
    starter = draft_fields.seat("starter", len(t.players))
    crown = f.seat("crown", len(t.players))
    if starter < 0 and draft.picks:
        starter = crown if crown >= 0 else 0
    if crown >= 0 and now.rank >= 4:
        draft.avoid.append(4)
    t.starter = starter if starter >= 0 else 0
    draft.deal(swapped)
    settle_crown(t, f, starter, now)
    draft.lay_out(swapped)
    settle_marks(t, f, now)
    early = f.seat("early_builder", len(t.players))
    if not now.inside:
        t.early_builder = early  # the call of the older Tax Collector makes it pay
    _go(t, turn, rank, phase, now, laid, events)
    t.early_builder = early
    _settle_hospital(t, f)
    check_shown(t, f)


def _settle_hospital(t: CitadelsState, f: Fields) -> None:
    """Note whose Hospital had no part in it when the killed character was called."""
    if not f.has("unhealed"):
        t.unhealed = called_in_vain(t)
        return
    for seat in f.seats("unhealed", len(t.players)):
        t.unhealed = seat
        if t.holder(t.killed) == seat or t.rank < t.killed:
            raise PositionError("'unhealed' does not fit: that seat holds the killed character, or it was not called.")


def _moment(t: CitadelsState, turn: Fields, rank: int, phase: int) -> Moment:
    """Return how far the calls have come."""
    ranks: int = t.ranks_in_play
    if phase == OVER:
        return Moment(ranks + 2, False)
    if phase == HEIR:
        return Moment(ranks + 1, False)
    now = Moment(rank, rank > 0 and is_set(turn, phase))
    if now.inside:
        now.power_used = phase == POWER or used_mask(turn, "used") & USED_POWER != 0
    return now


def _demand(t: CitadelsState, turn: Fields, draft: Draft, rank: int, phase: int) -> None:
    """Somebody holds the character whose turn it is."""
    if rank == 0:
        return
    seat = turn.seat("seat", len(t.players))
    if rank == t.killed:
        owner: int = t.owner_of(cards.HOSPITAL)
        if owner < 0:
            raise PositionError(f"The turn: the {CHARACTER_NAMES[t.cast[rank]]} was killed, so has none.")
        if seat >= 0 and seat != owner:
            raise PositionError(f"The turn: only seat {owner}, with the hospital, has a turn though killed.")
        draft.demand(rank, owner)
    elif is_resumed(t, turn, rank, phase):
        draft.demand(1, seat)
        draft.demand(rank, -1)
    else:
        draft.demand(rank, seat)


def _go(t: CitadelsState, turn: Fields, rank: int, phase: int, now: Moment, laid: int, events: bool) -> None:
    """Set the phase, and the turn if there is one."""
    if phase == _CALLS:
        owner = _theater_owner(t)
        if owner < 0 or t.stage_seat >= 0:
            call(t, 0, events)
            return
        phase = STAGE
    if phase == STAGE or phase == LEND:
        _stage(t, turn, phase)
    elif phase == HEIR:
        if not t.rules.killed_emperor_moves_crown:
            raise PositionError(f"The phase heir: a killed emperor of the {t.rules.name} ruleset leaves the crown.")
        if t.killed != 4 or t.cast[4] != cards.EMPEROR or t.holder(4) < 0:
            raise PositionError("The phase heir needs an emperor who was killed, and somebody who holds him.")
        t.phase = phase
        t.rank = t.ranks_in_play
        t.actor = t.holder(4)
    elif phase == OVER:
        if not t.firsts:
            raise PositionError("The game is not over: no city is complete.")
        t.phase = phase
        t.rank = t.ranks_in_play + 1
    elif now.inside:
        read_turn(t, turn, rank, phase, laid)
        if now.power_used:
            t.used |= USED_POWER
        if t.only_gathers and t.used:
            raise PositionError("The turn: a player who only gathers uses nothing.")
    else:
        call(t, rank, events)
    seat = turn.seat("seat", len(t.players))
    if seat >= 0 and seat != t.turn:
        raise PositionError(f"The turn: it is seat {t.turn}'s, not seat {seat}'s.")


def _theater_owner(t: CitadelsState) -> int:
    for player in t.players:
        if theater.opens(player):
            seat: int = player.seat
            return seat
    return -1


def _stage(t: CitadelsState, turn: Fields, phase: int) -> None:
    """The owner of the Theater decides before the first call."""
    owner = _theater_owner(t)
    if owner < 0 or t.stage_seat >= 0:
        raise PositionError("The phases stage and lend need the theater in a city, not used yet in this round.")
    t.phase = phase
    t.actor = owner
    if phase == LEND:
        t.target = turn.seat("target", len(t.players))
        if t.target < 0 or t.target == owner or t.n > 3:
            raise PositionError("The phase lend needs another seat as the turn's 'target', and 2 or 3 players.")
