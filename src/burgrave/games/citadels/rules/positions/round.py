"""What was named, shown and moved in the round of a position: killed, robbed, warrants, threats, crown."""

from __future__ import annotations

from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.board import ABSENT, Board
from burgrave.games.citadels.rules.cards import CHARACTER_NAMES
from burgrave.games.citadels.rules.characters.queen import waits_for
from burgrave.games.citadels.rules.player import USED_LABORATORY, USED_MUSEUM, USED_SMITHY
from burgrave.games.citadels.rules.positions.draft import Draft, mask_of
from burgrave.games.citadels.rules.positions.names import rank_of, ranks_of, used_mask
from burgrave.kernel.bits import bit
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Fields
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng

__all__ = ["MARK_KEYS", "Moment", "actor_of", "check_shown", "mark", "settle_crown", "settle_marks"]

MARK_KEYS = [
    "killed", "bewitched", "witch_used", "robbed", "warrants", "threats",
    "collector", "early_builder", "moored", "unhealed", "haunted_late",
]  # fmt: skip


class Moment:
    """How far the calls have come: ranks below ``rank`` were called; ``inside``: this one's turn goes on."""

    def __init__(self, rank: int, inside: bool) -> None:
        self.rank = rank
        self.inside = inside
        self.power_used = False  # of the character whose turn goes on

    def named(self, rank: int) -> bool:
        """Tell whether a character that names others can have done so."""
        return rank < self.rank or (rank == self.rank and self.inside)


def mark(t: Board, f: Fields, draft: Draft, now: Moment, rng: Rng) -> None:
    """Read who was killed, bewitched, robbed and marked; see to it that somebody holds the character who did it."""
    t.killed = rank_of(f, "killed", t.cast)
    t.bewitched = rank_of(f, "bewitched", t.cast)
    t.robbed = rank_of(f, "robbed", t.cast)
    if t.killed:
        if t.killed == 1:
            raise PositionError("The assassin cannot kill himself.")
        _needs(t, draft, now, cards.ASSASSIN, "killed")
    if t.bewitched:
        _needs(t, draft, now, cards.WITCH, "bewitched")
        if t.bewitched == 1:
            raise PositionError("The witch cannot bewitch herself.")
        if now.rank == 1:
            raise PositionError("The witch's turn ends as she names somebody: 'bewitched' is for later turns.")
    if f.has("witch_used"):
        _witch_used(t, f)
    if t.robbed:
        _needs(t, draft, now, cards.THIEF, "robbed")
        if t.robbed < 3 or t.robbed == t.killed or t.robbed == t.bewitched:
            raise PositionError("The thief cannot rob rank 1, himself, nor a killed or bewitched character.")
    if f.has("warrants"):
        _needs(t, draft, now, cards.MAGISTRATE, "warrants")
        _warrants(t, Fields(f.get("warrants"), "The warrants", ["signed", "blank", "shown"]), rng)
    if f.has("threats"):
        _needs(t, draft, now, cards.BLACKMAILER, "threats")
        keys = ["real", "blank", "on", "flipped"]
        _threats(t, Fields(f.get("threats"), "The threats", keys), rng)
    _mark_older(t, f, draft, now)


def _witch_used(t: Board, f: Fields) -> None:
    """Read what the Witch of an older edition used before she named somebody (R-66)."""
    if not t.bewitched or not t.rules.witch_uses_districts:
        raise PositionError("'witch_used' is for a witch of an older ruleset who waits for her victim's turn.")
    t.witch_used = used_mask(f, "witch_used")
    if t.witch_used & ~(USED_SMITHY | USED_LABORATORY | USED_MUSEUM):
        raise PositionError("'witch_used' holds some of smithy, laboratory and museum.")


def _needs(t: Board, draft: Draft, now: Moment, character: int, key: str) -> None:
    """The character that does this is in the cast, has been called and not killed, and somebody holds it."""
    rank = _acted(t, now, character, key)
    if rank == now.rank:
        now.power_used = True
    draft.demand(rank, -1)


def _acted(t: Board, now: Moment, character: int, key: str) -> int:
    """Return the rank of a character that must be in the cast, called and not killed."""
    rank = cards.CHARACTER_RANK[character]
    name = CHARACTER_NAMES[character]
    if t.cast[rank] != character:
        raise PositionError(f"'{key}' needs the {name}, who is not in the cast.")
    if t.killed == rank:
        raise PositionError(f"'{key}' needs the {name}, who was killed.")
    if not now.named(rank):
        raise PositionError(f"'{key}' is too early: the {name} has not acted yet.")
    return rank


# ---- what the older editions keep for a round ---------------------------------------------------------------------


def _mark_older(t: Board, f: Fields, draft: Draft, now: Moment) -> None:
    """See to it that the seats named hold what they must, and read what does not follow from the rest."""
    players = len(t.players)
    if f.has("collector"):
        rank = _acted(t, now, cards.TAX_COLLECTOR_OLD, "collector")
        draft.demand(1 if rank == t.bewitched else rank, f.seat("collector", players))
    if f.has("moored"):
        if not t.rules.navigator_bars_round:
            raise PositionError("'moored' is for the 2010 ruleset, whose navigator bars a seat from building.")
        rank = _acted(t, now, cards.NAVIGATOR, "moored")
        draft.demand(1 if rank == t.bewitched else rank, f.seat("moored", players))
    if f.has("early_builder"):
        if t.cast[2] != cards.TAX_COLLECTOR_OLD:
            raise PositionError("'early_builder' needs the tax_collector_old, who is not in the cast.")
        if now.rank < 2 or t.bewitched:
            raise PositionError("'early_builder' is a rank 1 that built and ended its turn, so later ranks are called.")
        draft.demand(1, f.seat("early_builder", players))
    if f.flag("haunted_late", False):
        if not t.rules.haunted_quarter_needs_time or t.known(cards.unique_card(cards.HAUNTED_QUARTER)) == ABSENT:
            raise PositionError("'haunted_late' is for the haunted_quarter of an older ruleset, if it is in the deck.")
        t.haunted_round = t.round
    _mark_hospital(t, f, draft, now)


def _mark_hospital(t: Board, f: Fields, draft: Draft, now: Moment) -> None:
    """The killed character was shown by the Hospital, or called in vain while somebody had it."""
    called = t.killed > 0 and now.named(t.killed)
    if t.has_hospital and called and f.has("revealed") and t.killed in ranks_of(f, "revealed", t.cast):
        at_last = t.killed == 4 and now.rank > t.ranks_in_play
        anybody = t.holder(t.killed) >= 0 or at_last
        draft.demand(t.killed, -1 if anybody else t.owner_of(cards.HOSPITAL))
    spared = f.seats("unhealed", len(t.players)) if f.has("unhealed") else []
    if not spared:
        return
    if not t.has_hospital or not called:
        raise PositionError("'unhealed' needs the hospital in the deck, and a killed character that has been called.")
    if len(spared) > 1 or t.holder(t.killed) in spared:
        raise PositionError("'unhealed' is the one seat that had the hospital and does not hold the killed character.")
    draft.avoid.append(t.killed)


def _is_healed(t: Board, f: Fields, now: Moment) -> bool:
    """Tell whether the killed character was shown by the Hospital: as written, or because its holder has it."""
    if not t.has_hospital or t.killed == 0 or t.holder(t.killed) < 0 or not now.named(t.killed):
        return False
    if f.has("revealed"):
        return t.killed in ranks_of(f, "revealed", t.cast)
    return t.owner_of(cards.HOSPITAL) == t.holder(t.killed) and not f.has("unhealed")


def _others(t: Board, barred: list[int], lowest: int, rng: Rng) -> list[int]:
    """Return the ranks that can be marked besides, in any order."""
    ranks = [r for r in range(lowest, int(t.ranks_in_play) + 1) if r not in barred]
    for i in range(len(ranks) - 1, 0, -1):
        j: int = rng.below(i + 1)
        ranks[i], ranks[j] = ranks[j], ranks[i]
    return ranks


def _warrants(t: Board, w: Fields, rng: Rng) -> None:
    signed = rank_of(w, "signed", t.cast)
    if not signed:
        raise PositionError("The warrants: 'signed' names the character under the signed one.")
    marked = [signed] + ranks_of(w, "blank", t.cast)
    if len(marked) < 3:
        marked += _others(t, marked, 1, rng)[: 3 - len(marked)]
    if len(marked) != 3 or len(set(marked)) != 3:
        raise PositionError("The warrants lie on three different characters: one is 'signed', two are 'blank'.")
    t.signed = signed
    t.signed_shown = w.flag("shown", False)
    t.warrants = mask_of(marked)


def _threats(t: Board, w: Fields, rng: Rng) -> None:
    real = rank_of(w, "real", t.cast)
    if not real:
        raise PositionError("The threats: 'real' names the character under the real one.")
    barred = [1, int(t.killed), int(t.bewitched)]
    blank = rank_of(w, "blank", t.cast)
    if not blank:
        blank = _others(t, barred + [real], 2, rng)[0]
    if real == blank:
        raise PositionError("The threats lie on two different characters: one is 'real', one is 'blank'.")
    for rank in (real, blank):
        if rank in barred:
            name = CHARACTER_NAMES[t.cast[rank]]
            raise PositionError(f"The threats: not on rank 1, a killed or a bewitched character; {name} is one.")
    t.flower = real
    t.marked = bit(real) | bit(blank)
    flipped = mask_of(ranks_of(w, "flipped", t.cast))
    t.threats = mask_of(ranks_of(w, "on", t.cast)) if w.has("on") else t.marked & ~flipped
    if (t.threats | flipped) & ~t.marked or t.threats & flipped:
        raise PositionError("The threats: 'on' and 'flipped' are some of the two, and none of them is both.")
    t.flower_shown = flipped >> real & 1 != 0
    t.blanks_shown = flipped & ~bit(real)


def actor_of(t: Board, rank: i64) -> i64:
    """Return the seat that plays a rank: its holder, or the Witch if it is bewitched."""
    return t.holder(1) if rank == t.bewitched else t.holder(rank)


def settle_marks(t: Board, f: Fields, now: Moment) -> None:
    """Note the seats that go with what was named, and what characters do as they are called."""
    if t.bewitched:
        t.witch = t.holder(1)
    if t.robbed:
        t.thief = actor_of(t, 2)
    if t.warrants:
        t.magistrate = t.holder(1)
    if t.flower:
        t.blackmailer = actor_of(t, 2)
    healed = _is_healed(t, f, now)
    rank: i64 = 1
    while rank <= t.ranks_in_play:
        if t.holder(rank) >= 0 and now.named(rank) and (rank != t.killed or healed):
            t.revealed |= bit(rank)
        rank += 1
    if t.cast[2] == cards.TAX_COLLECTOR_OLD and _has_played(t, now, 2):
        t.collector = actor_of(t, 2)
    if t.cast[5] == cards.BISHOP and _has_played(t, now, 5):
        t.protected = actor_of(t, 5)
    if t.cast[7] == cards.NAVIGATOR and t.rules.navigator_bars_round and _has_played(t, now, 7):
        t.moored = actor_of(t, 7)
    if t.cast[9] == cards.QUEEN and _has_played(t, now, 9):
        t.queen = actor_of(t, 9)
    if now.rank > t.ranks_in_play and _is_shown_at_last(t):
        t.revealed |= bit(4)


def _has_played(t: Board, now: Moment, rank: int) -> bool:
    """Tell whether the turn of a rank is over, and was not just gathering."""
    return now.rank > rank and rank != t.killed and t.revealed >> rank & 1 != 0


def _is_shown_at_last(t: Board) -> bool:
    """Tell whether the end of the round shows a killed rank 4 (R-49)."""
    if t.killed != 4 or t.holder(4) < 0:
        return False
    if t.cast[4] != cards.EMPEROR or t.rules.killed_emperor_moves_crown:
        return True
    return waits_for(t, t.holder(4))


def check_shown(t: Board, f: Fields) -> None:
    """A position may say who was revealed, collects taxes or may not build, but that follows from the rest."""
    for key, seat in (("collector", t.collector), ("moored", t.moored)):
        if f.has(key) and f.seat(key, len(t.players)) != seat:
            raise PositionError(f"'{key}' does not fit: by now it is {f'seat {seat}' if seat >= 0 else 'nobody'}.")
    if t.witch_used and (t.resumed or (t.rank > t.bewitched and t.revealed >> t.bewitched & 1)):
        raise PositionError("'witch_used' does not fit: the witch has resumed, so the turn says what she 'used'.")
    if not f.has("revealed"):
        return
    mask: i64 = 0
    for rank in ranks_of(f, "revealed", t.cast):
        mask |= bit(rank)
    if mask != t.revealed:
        names = [CHARACTER_NAMES[t.cast[rank]] for rank in range(1, 10) if t.revealed >> rank & 1]
        raise PositionError(f"'revealed' does not fit: by now it is {', '.join(names) or 'nobody'}.")


def settle_crown(t: Board, f: Fields, starter: int, now: Moment) -> None:
    """Only rank 4 moves the crown: see that crown, starter and rank 4 agree, and choose what is left open."""
    crown = f.seat("crown", len(t.players))
    mover = _crown_mover(t, now)
    emperor = t.cast[4] == cards.EMPEROR
    if mover >= 0 and not emperor:
        if crown >= 0 and crown != mover:
            raise PositionError(
                f"The {CHARACTER_NAMES[t.cast[4]]} was revealed at seat {mover}, so the crown is there, not at seat"
                f" {crown}."
            )
        crown = mover
    elif mover >= 0:
        if crown == mover:
            raise PositionError(f"Seat {mover} moved the crown as the emperor, so it cannot have it.")
        if crown >= 0 and crown == starter:
            raise PositionError("The emperor moved the crown, so it is not with the 'starter' of the draft any more.")
        if crown < 0:
            crown = (mover + 1) % len(t.players)
            if crown == starter:
                crown = (mover + 2) % len(t.players)
        if starter < 0:
            starter = mover
    elif crown >= 0 and starter >= 0 and crown != starter:
        raise PositionError(
            f"The crown is at seat {crown}, but seat {starter} chose first, and no rank 4 has moved it since."
        )
    elif crown < 0:
        crown = starter if starter >= 0 else 0
    t.crown = crown
    t.starter = starter if starter >= 0 else crown


def _crown_mover(t: Board, now: Moment) -> int:
    """Return the seat that as rank 4 has taken or given the crown in this round, or -1."""
    seat: int = t.holder(4)
    if seat < 0:
        return -1
    over = now.rank > t.ranks_in_play + 1
    if t.killed == 4:
        moves = t.cast[4] != cards.EMPEROR or t.rules.killed_emperor_moves_crown
        return seat if over and moves else -1
    if t.cast[4] != cards.EMPEROR:
        return seat if now.named(4) else -1
    if now.rank > 4 or (now.rank == 4 and now.power_used):
        acting: int = actor_of(t, 4)
        return acting
    return -1
