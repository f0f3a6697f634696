"""Reading a position, with care: it may come from anybody."""

from __future__ import annotations

from collections.abc import Mapping

from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Fields, short
from burgrave.kernel.rng import Rng
from liars_dice.state import DICE, FACES, MOST, DiceState

__all__ = ["read_position"]

_KEYS = ["game", "wild", "round", "active", "bid", "count", "gone", "seats", "rng"]


def read_position(data: Mapping[str, object], rng: Rng) -> DiceState:
    """Return the state; raise PositionError if it is none. All but ``seats`` may be left out, their dice too."""
    f = Fields(dict(data), "The position", _KEYS)
    state = DiceState(0, f.flag("wild", True), _hands(f.get("seats"), rng))
    state.draw_from(f.chance("rng", rng.state()))
    state.gone = _gone(f, state.hands)
    state.round = f.integer("round", 1, 1, 10**6)
    playing = [seat for seat, hand in enumerate(state.hands) if hand]
    state.active = f.integer("active", playing[0], 0, len(state.hands) - 1)
    if state.active not in playing:
        raise PositionError(f"The position: 'active' is a seat that has dice, one of {playing}.")
    if len(playing) > 1:
        _read_bid(f, state)
    elif f.has("bid") or f.integer("count", 0, 0, 0):
        raise PositionError("The position: when the game is over there is no bid.")
    return state


def _hands(given: object, rng: Rng) -> list[list[int]]:
    if not isinstance(given, (list, tuple)) or not 2 <= len(given) <= MOST:
        raise PositionError(f"The position: 'seats' is a list of 2 to {MOST} seats, not {short(given)}.")
    hands: list[list[int]] = []
    for seat, entry in enumerate(given):
        f = Fields({} if entry is None else entry, f"Seat {seat}", ["dice"])
        dice = f.get("dice")
        if dice is None:
            dice = [rng.below(FACES) + 1 for _ in range(DICE)]
        if not isinstance(dice, (list, tuple)) or len(dice) > DICE or not all(_is_die(one) for one in dice):
            raise PositionError(f"Seat {seat}: 'dice' is a list of at most {DICE} numbers from 1 to {FACES}.")
        hands.append(sorted(dice))
    if not any(hands):
        raise PositionError("The position: somebody must have dice.")
    return hands


def _is_die(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= FACES


def _gone(f: Fields, hands: list[list[int]]) -> list[int]:
    without = [seat for seat, hand in enumerate(hands) if not hand]
    gone = f.seats("gone", len(hands)) if f.has("gone") else without
    if sorted(gone) != without:
        raise PositionError(f"The position: 'gone' has the seats without dice, {without}, in the order they went.")
    return gone


def _read_bid(f: Fields, state: DiceState) -> None:
    if f.has("bid"):
        bid = Fields(f.get("bid"), "The bid", ["seat", "count", "face"])
        state.bidder = bid.integer("seat", -1, 0, len(state.hands) - 1)
        state.bid_count = bid.integer("count", 1, 1, state.total())
        state.bid_face = bid.integer("face", 1, 1, FACES)
        if state.bidder < 0 or state.after(state.bidder) != state.active or not state.hands[state.bidder]:
            raise PositionError("The bid: 'seat' is the seat that plays just before the active one.")
    state.count = f.integer("count", 0, 0, state.total())
    least = state.bid_count + (state.bid_face == FACES)
    if state.count and state.count < least:
        raise PositionError(f"The position: 'count' is at least {least} after such a bid, not {state.count}.")
