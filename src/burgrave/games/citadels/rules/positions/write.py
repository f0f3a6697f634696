"""Writing a position: the whole state as readable JSON data (docs/positions.md)."""

from __future__ import annotations

from typing import cast

from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.cards import CARD_KIND, CHARACTER_NAMES, DISTRICT_NAMES
from burgrave.games.citadels.rules.knowledge import EVERY_SEAT
from burgrave.games.citadels.rules.phases import BURY, DEN, LEND, OVER, PHASE_NAMES, PICK, POWER
from burgrave.games.citadels.rules.player import Player
from burgrave.games.citadels.rules.position_types import CitadelsPosition
from burgrave.games.citadels.rules.positions.layout import (
    Place,
    called_in_vain,
    has_target,
    in_turn,
    is_laid,
    owed_counts,
    places,
    step_counts,
    used_names,
)
from burgrave.games.citadels.rules.traces import Trace
from burgrave.games.citadels.rules.zones import Cards
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64

__all__ = ["position_of"]


def position_of(t: Board) -> CitadelsPosition:
    """Return the position of a state, complete: reading it back gives the same state."""
    data: dict[str, object] = {
        "game": "citadels",
        "ruleset": t.rules.name,
        "players": len(t.players),
        "scenario": t.scenario,
        "characters": [CHARACTER_NAMES[one] for one in t.cast if one >= 0],
        "districts": [DISTRICT_NAMES[kind] for kind in _uniques(t)],
        "rulings": int(t.rules.rulings),
        "round": int(t.round),
        "crown": int(t.crown),
        "phase": PHASE_NAMES[t.phase],
    }
    if t.phase != OVER:
        data["actor"] = int(t.actor)
    if t.firsts:
        data["first"] = [int(player.seat) for player in t.players if t.firsts & player.bit]
    if t.tower:
        data["tower"] = True
    elif t.goal < t.rules.city_size(t.n):
        data["short"] = True
    if t.pool > 0:
        data["pool"] = int(t.pool)
    data["seats"] = [_seat(t, player) for player in t.players]
    if len(t.museum) > 0:
        data["museum"] = kind_names(t.museum)
    data["draft"] = _draft(t)
    _round(t, data)
    if in_turn(t):
        data["turn"] = _turn(t)
    elif t.phase == LEND:
        data["turn"] = {"target": int(t.target)}
    data["deck"] = kind_names(t.deck[t.top :])
    knowledge = _knowledge(t)
    if knowledge:
        data["knowledge"] = knowledge
    data["rng"] = t.chance()
    return cast(CitadelsPosition, data)


def kind_names(some: Cards) -> list[str]:
    """Return cards by name."""
    return [DISTRICT_NAMES[CARD_KIND[c]] for c in some]


def district_name(t: Board, card: i64) -> str:
    """Return a district by name, with a plus if it carries gold."""
    name: str = DISTRICT_NAMES[CARD_KIND[card]]
    return name + "+" if card in t.gilded else name


def _uniques(t: Board) -> list[int]:
    """Return the unique districts of the deck, one entry per card."""
    found: list[int] = []
    for place in places(t):
        for c in place.members:
            if CARD_KIND[c] >= cards.BASIC_KINDS:
                found.append(CARD_KIND[c])
    return sorted(found)


def _name(t: Board, rank: i64) -> str:
    return CHARACTER_NAMES[t.cast[rank]]


def _mask_names(t: Board, ranks: i64) -> list[str]:
    return [_name(t, rank) for rank in range(1, 10) if ranks >> rank & 1]


def _packed_names(t: Board, packed: i64) -> list[str]:
    """Return the ranks of ``picks`` or ``buries``, four bits each."""
    names: list[str] = []
    for step in range(8):
        rank = packed >> 4 * step & 15
        if rank:
            names.append(_name(t, rank))
    return names


def _seat(t: Board, player: Player) -> dict[str, object]:
    data: dict[str, object] = {
        "gold": int(player.gold),
        "characters": [_name(t, rank) for rank in _as_chosen(t, player)],
        "city": [district_name(t, c) for c in player.city],
        "hand": kind_names(player.hand),
    }
    if player.took_over:
        data["took_over"] = True
    return data


def _as_chosen(t: Board, player: Player) -> list[int]:
    """Return the characters of a seat in the order chosen; one that came by the Theater is where the other one was."""
    picks = [t.picks >> 4 * step & 15 for step in range(8)]
    for place, rank in enumerate(picks):
        if t.stage_seat >= 0 and rank == t.stage_gave:
            picks[place] = t.stage_got
        elif t.stage_seat >= 0 and rank == t.stage_got:
            picks[place] = t.stage_gave
    return [rank for rank in picks if rank and player.ranks >> rank & 1]


def _draft(t: Board) -> dict[str, object]:
    draft: dict[str, object] = {"starter": int(t.starter)}
    if t.face_up:
        draft["face_up"] = _mask_names(t, t.face_up)
    draft["face_down"] = _name(t, t.face_down)
    if t.lost:
        draft["lost"] = _name(t, t.lost)
    draft["picks"] = _packed_names(t, t.picks)
    if t.n == 2:
        draft["buries"] = _packed_names(t, t.buries)
    return draft


def _round(t: Board, data: dict[str, object]) -> None:
    """Add what was named and shown in this round."""
    if t.phase == PICK or t.phase == BURY:
        return
    if t.stage_seat >= 0:
        data["theater"] = {
            "seat": int(t.stage_seat),
            "with": int(t.stage_with),
            "gave": _name(t, t.stage_gave),
            "got": _name(t, t.stage_got),
        }
    data["revealed"] = _mask_names(t, t.revealed)
    if t.killed:
        data["killed"] = _name(t, t.killed)
    if t.bewitched:
        data["bewitched"] = _name(t, t.bewitched)
    if t.witch_used:
        data["witch_used"] = used_names(t.witch_used)
    if t.robbed:
        data["robbed"] = _name(t, t.robbed)
    if t.signed:
        data["warrants"] = {
            "signed": _name(t, t.signed),
            "blank": _mask_names(t, t.warrants & ~bit(t.signed)),
            "shown": bool(t.signed_shown),
        }
    if t.flower:
        data["threats"] = {
            "real": _name(t, t.flower),
            "blank": _mask_names(t, t.marked & ~bit(t.flower))[0],
            "on": _mask_names(t, t.threats),
            "flipped": _mask_names(t, t.blanks_shown | (bit(t.flower) if t.flower_shown else 0)),
        }
    _older_round(t, data)


def _older_round(t: Board, data: dict[str, object]) -> None:
    """Add what the older editions keep for a round."""
    if t.haunted_round == t.round:
        data["haunted_late"] = True
    if t.collector >= 0:
        data["collector"] = int(t.collector)
    if t.early_builder >= 0:
        data["early_builder"] = int(t.early_builder)
    if t.moored >= 0:
        data["moored"] = int(t.moored)
    if t.unhealed >= 0:
        data["unhealed"] = int(t.unhealed)
    elif called_in_vain(t) >= 0:
        data["unhealed"] = []  # whoever has the Hospital has built it since


def _turn(t: Board) -> dict[str, object]:
    turn: dict[str, object] = {"seat": int(t.turn), "character": _name(t, t.rank)}
    if t.resumed:
        turn["resumed"] = True
    if t.only_gathers:
        turn["only_gathers"] = True
    turn["gathered"] = bool(t.gathered)
    turn["used"] = used_names(t.used)
    turn["builds"] = int(t.builds)
    turn["spent"] = int(t.spent)
    if t.warrants >> t.rank & 1:
        turn["warranted"] = bool(t.warranted)
    if len(t.pending) > 0:
        turn["pending"] = kind_names(t.pending)
    if t.phase == POWER or (step_counts(t) and t.step):
        turn["step"] = int(t.step)
    if t.target >= 0 and has_target(t):
        turn["target"] = int(t.target)
    if t.card >= 0:
        turn["card"] = district_name(t, t.card)
    if is_laid(t):
        if t.phase != DEN:
            turn["price"] = int(t.price)
        turn["counted"] = bool(t.counted)
    _owed(t, turn)
    return turn


def _owed(t: Board, turn: dict[str, object]) -> None:
    """Add what a power still has to do."""
    if not owed_counts(t):
        return
    if t.phase == POWER and t.character == cards.SEER:
        turn["owed"] = _seats(t.owed)
    elif t.phase == POWER and (t.character == cards.MAGISTRATE or t.character == cards.BLACKMAILER):
        turn["naming"] = _packed_names(t, t.owed)
    else:
        turn["owed"] = int(t.owed)


# ---- knowledge -----------------------------------------------------------------------------------------------


def _seats(mask: i64) -> list[int]:
    return [seat for seat in range(8) if mask >> seat & 1]


def _mask(mask: i64) -> object:
    return "all" if mask == EVERY_SEAT else _seats(mask)


def _knowledge(t: Board) -> dict[str, object]:
    """Return who knows cards that one would not expect them to know, and what they have lost from sight."""
    found = places(t)
    knowledge: dict[str, object] = {}
    known = _exceptions(found, t, [place.known for place in found])
    if known:
        knowledge["known"] = known
    if t.traces:
        names = card_names(found)
        knowledge["traces"] = [_trace(trace, names) for trace in t.traces]
    if t.tracing != t.everyone:
        knowledge["tracing"] = _mask(t.tracing)
    return knowledge


def _exceptions(found: list[Place], t: Board, usual: list[i64]) -> dict[str, object]:
    known: dict[str, object] = {}
    for i, place in enumerate(found):
        for index, c in enumerate(place.members):
            if t.known(c) != usual[i]:
                known[f"{place.name} {index}"] = _mask(t.known(c))
    return known


def card_names(found: list[Place]) -> dict[int, str]:
    """Return how knowledge calls every card: its place, and which one there, counted from 0."""
    names: dict[int, str] = {}
    for place in found:
        for index, c in enumerate(place.members):
            names[c] = f"{place.name} {index}"
    return names


def _trace(trace: Trace, names: dict[int, str]) -> dict[str, object]:
    members: list[int] = list(trace.members())
    return {
        "seat": int(trace.seat),
        "districts": [DISTRICT_NAMES[kind] for kind in trace.kinds],
        "cards": [name for c, name in names.items() if c in members],
    }
