"""Laws of what a view shows: nothing that its seat has not seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.cards import CARD_KIND, CHARACTER_NAMES, DISTRICT_NAMES
from burgrave.games.citadels.rules.phases import OVER, SEARCH
from burgrave.games.citadels.rules.player import Player
from burgrave.games.citadels.rules.zones import Cards
from burgrave.kernel.ints import i64
from burgrave.kernel.laws import BrokenLaw

_PUBLIC_KEYS: Final = [
    "game", "rules_version", "ruleset", "scenario", "players", "round", "phase", "to_act", "starter", "crown", "goal",
    "first", "deck", "pool", "cast", "face_up", "called", "killed", "bewitched",
    "witch_used", "robbed", "warrants", "threats", "tower", "haunted_late", "collector", "early_builder", "moored",
    "unhealed", "theater", "seat", "turn", "seats", "signed", "flower", "deck_known", "points",
]  # fmt: skip
_PRIVATE_KEYS: Final = ["hand", "characters", "draft", "pending", "step"]
_SEAT_KEYS: Final = [
    "gold", "hand_size", "known_hand", "city", "complete", "protected", "characters", "museum", "museum_known",
]  # fmt: skip


def check_shown(t: Board, viewer: i64, view: Mapping[str, object]) -> None:
    """Check the fields of a view, and each hidden thing that it names; the viewer -1 is a spectator."""
    for key in view:
        if key not in _PUBLIC_KEYS and (viewer < 0 or key not in _PRIVATE_KEYS):
            raise _leak(viewer, f"the field {key}")
    _check_seats(t, viewer, view["seats"])
    _check_marks_shown(t, viewer, view)
    known = view["deck_known"]
    assert isinstance(known, list)
    deck = t.deck[t.top :]
    if t.phase == SEARCH and viewer == t.actor:
        kinds = sorted([CARD_KIND[card] for card in deck])
        if known != [{"above": None, "district": DISTRICT_NAMES[kind]} for kind in kinds]:
            raise _leak(viewer, "the order of the deck")
        known = []
    for entry in known:
        card: i64 = deck[entry["above"]]
        if DISTRICT_NAMES[CARD_KIND[card]] != entry["district"] or not _knows(t, card, viewer):
            raise _leak(viewer, f"the card {entry} of the deck")
    if view.get("points") is not None and t.phase != OVER:
        raise _leak(viewer, "points, which count hands")
    if viewer >= 0 and viewer != t.actor and view["pending"]:
        raise _leak(viewer, "cards that another seat drew")


def _leak(viewer: i64, what: str) -> BrokenLaw:
    return BrokenLaw("a view shows nothing hidden", f"seat {viewer}: {what}")


def _knows(t: Board, card: i64, viewer: i64) -> bool:
    """Tell whether the viewer (-1: a spectator) may know which card this is."""
    mask: i64 = t.known(card)
    return viewer >= 0 and mask >> viewer & 1 != 0


def _traced(t: Board, card: i64, viewer: i64) -> bool:
    """Tell whether the viewer has seen a card of this kind that may lie in this place."""
    for trace in t.traces:
        if trace.seat == viewer and trace.has(card) and trace.number_of(CARD_KIND[card]):
            return True
    return False


def _check_seats(t: Board, viewer: i64, shown: object) -> None:
    assert isinstance(shown, list)
    for number, fields in enumerate(shown):
        player = t.players[number]
        for key in fields:
            if key not in _SEAT_KEYS:
                raise _leak(viewer, f"the field {key} of seat {number}")
        _check_known(t, player.hand, fields["known_hand"], viewer)
        if "museum_known" in fields:
            _check_known(t, t.museum, fields["museum_known"], viewer)
        for held in fields["characters"]:
            _check_held(t, player, viewer, held["character"])


def _check_known(t: Board, zone: Cards, shown: object, viewer: i64) -> None:
    """Each card named is there, and one that the viewer has seen."""
    assert isinstance(shown, list)
    allowed = [DISTRICT_NAMES[CARD_KIND[c]] for c in zone if _knows(t, c, viewer) or _traced(t, c, viewer)]
    for name in shown:
        if name not in allowed:
            raise _leak(viewer, f"the card {name}")
        allowed.remove(name)


def _check_held(t: Board, player: Player, viewer: i64, name: object) -> None:
    """A character is shown to all once revealed, to its owner, and to both partners in the Theater."""
    rank: i64
    for rank in range(1, t.ranks_in_play + 1):
        if CHARACTER_NAMES[t.cast[rank]] == name and player.ranks >> rank & 1:
            if t.revealed >> rank & 1 or player.seat == viewer:
                return
            if viewer >= 0 and (viewer == t.stage_seat or viewer == t.stage_with):
                if rank == t.stage_gave or rank == t.stage_got:
                    return
    raise _leak(viewer, f"that seat {player.seat} holds {name}")


def _check_marks_shown(t: Board, viewer: i64, view: Mapping[str, object]) -> None:
    if view["signed"] is not None and not t.signed_shown and (viewer < 0 or viewer != t.magistrate):
        raise _leak(viewer, "which warrant is signed")
    if view["flower"] is not None and not t.flower_shown and not t.blanks_shown:
        if viewer < 0 or viewer != t.blackmailer:
            raise _leak(viewer, "which threat is real")
