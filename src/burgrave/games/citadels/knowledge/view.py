"""View of a seat: the information that the seat may see, as plain JSON data.

No other part of a state leaves the process. Seats and gold are numbers, cards are names, and lists whose order is
hidden are sorted. docs/views.md describes every field.
"""

from __future__ import annotations

from burgrave.games.citadels.cards import (
    BLACKMAILER,
    CARD_KIND,
    CARD_TYPE,
    CARDINAL,
    CHARACTER_NAMES,
    DIPLOMAT,
    DISTRICT_NAMES,
    MAGISTRATE,
    MUSEUM,
    NO_CHARACTER,
    TYPE_NAMES,
)
from burgrave.games.citadels.facts import (
    BuiltDistrict,
    CitadelsPoints,
    CitadelsSeat,
    CitadelsStep,
    CitadelsTurn,
    CitadelsView,
    HeldCharacter,
    KnownCard,
    Look,
    Used,
)
from burgrave.games.citadels.rules import scoring
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.choosing import DraftWalk, picks_begun, takes_face_down
from burgrave.games.citadels.rules.pieces import (
    BURY,
    DEN,
    GRAVE,
    LEND,
    OVER,
    PHASE_NAMES,
    PICK,
    POWER,
    SEARCH,
    STAGE,
    USED_NAMES,
    WARRANT,
    Cards,
    Player,
    by_kind,
)
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64


def seat_view(t: Board, seat: i64) -> CitadelsView:
    """Return the view of ``seat``, or the spectators' view for -1."""
    over = t.phase == OVER
    eye = bit(seat) if seat >= 0 else 0
    real_threat_known = t.real_threat_shown or t.blanks_shown != 0 or (t.blackmailer == seat and seat >= 0)
    view: CitadelsView = {
        "game": "citadels",
        "rules_version": t.rules.rulings,
        "ruleset": t.rules.name,
        "scenario": t.scenario,
        "players": t.n,
        "round": t.round,
        "phase": PHASE_NAMES[t.phase],
        "to_act": None if over else t.actor,
        "starter": t.starter,
        "crown": t.crown,
        "goal": t.goal,
        "first": [player.seat for player in t.players if t.firsts & player.bit],
        "deck": t.deck_size(),
        "pool": t.pool if t.taxed else None,
        "cast": [CHARACTER_NAMES[t.cast[rank]] for rank in range(1, t.ranks_in_play + 1)],
        "face_up": _characters(t, t.face_up),
        "called": 0 if _choosing(t) else min(t.rank, t.ranks_in_play),
        "killed": _marked(t, t.killed, True),
        "bewitched": _marked(t, t.bewitched, True),
        "witch_used": _used(t.witch_used),
        "robbed": _marked(t, t.robbed, True),
        "warrants": _characters(t, t.warrants),
        "threats": _characters(t, t.threats),
        "tower": t.tower,
        "haunted_this_round": t.haunted_round == t.round,
        "collector": t.collector if t.collector >= 0 else None,
        "early_builder": t.early_builder if t.early_builder >= 0 else None,
        "cannot_build": t.cannot_build if t.cannot_build >= 0 else None,
        "unhealed": t.unhealed if t.unhealed >= 0 else None,
        "theater": [t.stage_seat, t.stage_with] if t.stage_seat >= 0 else None,
        "seat": seat if seat >= 0 else None,
        "turn": _turn(t),
        "seats": [_player(t, player, seat) for player in t.players],
        "signed": _marked(t, t.signed, t.signed_shown or (t.magistrate == seat and seat >= 0)),
        "real_threat": _marked(t, t.real_threat, real_threat_known),
        "deck_known": _known_deck(t, eye),
        "points": [_points(t, player) for player in t.players] if over else None,
    }
    if seat >= 0:
        _private(t, seat, eye, view)
    return view


def _choosing(t: Board) -> bool:
    return t.phase == PICK or t.phase == BURY or t.phase == STAGE or t.phase == LEND


def _marked(t: Board, rank: i64, known: bool) -> str | None:
    return CHARACTER_NAMES[t.cast[rank]] if known and rank > 0 else None


def _characters(t: Board, ranks: i64) -> list[str]:
    return [CHARACTER_NAMES[t.cast[rank]] for rank in range(1, t.ranks_in_play + 1) if ranks >> rank & 1]


def _used(used: i64) -> list[Used]:
    return [name for number, name in enumerate(USED_NAMES) if used >> number & 1]


def _names(hand: Cards) -> list[str]:
    return [DISTRICT_NAMES[CARD_KIND[c]] for c in hand]


def _turn(t: Board) -> CitadelsTurn | None:
    if t.turn < 0 or _choosing(t) or t.phase == OVER:
        return None
    only_gathers = t.character == NO_CHARACTER
    return {
        "seat": t.turn,
        "character": CHARACTER_NAMES[t.cast[t.rank]] if only_gathers else CHARACTER_NAMES[t.character],
        "gathered": t.gathered,
        "builds": t.builds,
        "limit": t.limit,
        "used": _used(t.used),
        "resumed": t.resumed,
        "only_gathers": only_gathers,
        "threatened": t.threatened,
        "drawn": len(t.pending),
        "spent": t.spent,
    }


def _player(t: Board, player: Player, seat: i64) -> CitadelsSeat:
    shown: CitadelsSeat = {
        "gold": player.gold,
        "hand_size": len(player.hand),
        "known_hand": _sure_names(t, player.hand, seat),
        "city": [_district(t, c) for c in player.city],
        "complete": t.is_complete(player),
        "protected": t.protected == player.seat,
        "characters": _held(t, player, seat),
    }
    if player.has(MUSEUM):
        shown["museum"] = len(t.museum)
        shown["museum_known"] = _sure_names(t, t.museum, seat)
    return shown


def _sure_names(t: Board, zone: Cards, seat: i64) -> list[str]:
    """Return the cards that the seat knows to be in a zone; empty for a spectator."""
    return sorted([DISTRICT_NAMES[kind] for kind in t.sure(zone, seat)]) if seat >= 0 else []


def _known_deck(t: Board, eye: i64) -> list[KnownCard]:
    """Return the deck's cards that the seat knows, with the number of cards above each.

    A seat searching the deck sees its kinds but no positions (R-64).
    """
    c: i64
    known: list[KnownCard] = []
    deck = t.deck[t.top :]
    if t.phase == SEARCH and eye == bit(t.actor):
        kinds = [CARD_KIND[c] for c in deck]
        return [{"above": None, "district": DISTRICT_NAMES[kind]} for kind in sorted(kinds)]
    for above, c in enumerate(deck):
        if t.known(c) & eye:
            known.append({"above": above, "district": DISTRICT_NAMES[CARD_KIND[c]]})
    return known


def _district(t: Board, card: i64) -> BuiltDistrict:
    kind: i64 = CARD_KIND[card]
    return {
        "district": DISTRICT_NAMES[kind],
        "type": TYPE_NAMES[CARD_TYPE[card]],
        "cost": t.district_cost(card),
        "gilded": card in t.gilded,
    }


def _held(t: Board, player: Player, seat: i64) -> list[HeldCharacter]:
    """Return the characters that the viewing seat knows this player to have."""
    rank: i64
    held: list[HeldCharacter] = []
    for rank in range(1, t.ranks_in_play + 1):
        if not player.ranks >> rank & 1:
            continue
        revealed = t.revealed >> rank & 1 != 0
        if revealed or player.seat == seat or _given(t, player, rank, seat):
            held.append({"character": CHARACTER_NAMES[t.cast[rank]], "revealed": revealed})
    return held


def _given(t: Board, player: Player, rank: i64, seat: i64) -> bool:
    """Return True if the viewing seat gave this player the character of this rank in the Theater."""
    if seat == t.stage_seat:
        return player.seat == t.stage_with and rank == t.stage_gave
    return seat == t.stage_with and player.seat == t.stage_seat and rank == t.stage_got


def _points(t: Board, player: Player) -> CitadelsPoints:
    found = scoring.points(t, player)
    return {
        "districts": found.districts,
        "all_types": found.all_types,
        "completion": found.completion,
        "uniques": found.uniques,
        "total": found.total(),
        "haunted_type": TYPE_NAMES[found.haunted_type],
    }


# ---- private to the seat --------------------------------------------------------------------------------------


def _private(t: Board, seat: i64, eye: i64, view: CitadelsView) -> None:
    me = t.players[seat]
    view["hand"] = _in_own_order(me)
    view["characters"] = _characters(t, me.ranks)
    view["draft"] = _draft(t, seat)
    deciding = t.actor == seat and t.phase != OVER
    view["pending"] = _names(t.pending) if deciding else []
    view["step"] = _step(t, eye) if deciding else None


def _in_own_order(me: Player) -> list[str]:
    """Return a player's hand in its real order, or sorted by kind if the player got it in a swap."""
    return _names(by_kind(me.hand) if me.took_over else me.hand)


def _draft(t: Board, seat: i64) -> list[Look]:
    looks: list[Look] = []
    walk = DraftWalk(t)
    while walk.step < picks_begun(t):
        if walk.drafter == seat:
            looks.append(
                {
                    "seen": _characters(t, walk.seen),
                    "picked": _marked(t, walk.pick, True),
                    "buried": _marked(t, walk.bury, True),
                }
            )
        walk.go_on()
    return looks


def _step(t: Board, eye: i64) -> CitadelsStep | None:
    if t.phase == PICK:
        return {"takes_face_down": takes_face_down(t)}
    if t.phase == GRAVE:
        return {"district": DISTRICT_NAMES[CARD_KIND[t.card]]}
    if t.phase == WARRANT:
        return {"district": DISTRICT_NAMES[CARD_KIND[t.card]], "gold": t.price}
    if t.phase == DEN:
        return {"district": DISTRICT_NAMES[CARD_KIND[t.card]], "cards_paid": t.owed}
    step: CitadelsStep = {"number": t.step}
    if t.target >= 0:
        step["target"] = t.target
    if t.phase == POWER:
        if t.card >= 0:
            step["district"] = DISTRICT_NAMES[CARD_KIND[t.card]]
        if t.character == CARDINAL:
            step["missing"] = t.owed
        elif t.character == DIPLOMAT and t.card >= 0:
            step["wanted_cost"] = t.district_cost(t.card)
        elif t.character == MAGISTRATE or t.character == BLACKMAILER:
            step["named"] = [CHARACTER_NAMES[t.cast[rank]] for rank in (t.owed & 15, t.owed >> 4) if rank]
    elif t.target < 0 and t.step == 0:
        return None
    return step
