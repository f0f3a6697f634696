"""How much a character would do for a player in this round, in points."""

from __future__ import annotations

from burgrave.games.citadels.policy.evaluation_context import INCOME_TYPE, EvaluationContext
from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.calls import takes_crown
from burgrave.games.citadels.rules.characters.base import NO_INCOME
from burgrave.games.citadels.rules.characters.powers import POWERS
from burgrave.games.citadels.rules.player import Player
from burgrave.kernel.ints import i64
from burgrave.kernel.quote import Quote

__all__ = ["character_value", "guessed_ready"]


def guessed_ready(one: Player) -> i64:
    """Return how many cards somebody else can pay for, by the look of hand and stash."""
    size: i64 = len(one.hand)
    gold = (one.gold + 2) // 3
    return size if size < gold else gold


def character_value(m: EvaluationContext, t: Board, one: Player, character: i64, ready: i64) -> float:
    """Return the worth of a character for a player; ``ready``: how many cards it can pay for with two gold more.

    What every character gives, an action and a build, is left out.
    """
    liking: float = m.weights.liking[character]
    return liking + _bare(m, t, one, character, ready)


def _bare(m: EvaluationContext, t: Board, one: Player, character: i64, ready: i64) -> float:
    g = m.gold_worth
    mine = one.seat == m.seat
    c = m.card_worth if mine else 0.7 if len(one.hand) < 3 else 0.35
    kind_type: i64 = INCOME_TYPE[character]
    income = 0.0
    if kind_type != NO_INCOME:
        income = float((one.types >> 8 * kind_type & 255) + (one.names >> cards.SCHOOL_OF_MAGIC & 1))
    if character < cards.MAGICIAN:
        return _striker(m, t, one, character, ready)
    if character < cards.KING:
        return _juggler(m, t, one, character, ready, c)
    if character < cards.BISHOP:
        crown = m.weights.crown * float(t.n) if m.left > 0.5 else 0.0
        if character == cards.EMPEROR:
            return g * (income + 0.8) + 0.5 * crown
        return crown + (g * income if character == cards.KING else c * income)
    if character < cards.MERCHANT:
        return _cleric(m, t, one, character, ready, income, c)
    if character == cards.MERCHANT:
        return g * (income + 1.0)
    if character == cards.ALCHEMIST:
        paid = float(one.gold + 2) if one.gold < 3 else 5.0
        return g * paid * 0.85 if ready > 0 else 0.1
    if character == cards.TRADER:
        return g * income + (0.7 * m.weights.second if ready > 1 else 0.0)
    if character < cards.WARLORD:
        return _builder(m, t, one, character, ready, c)
    if character < cards.QUEEN:
        return _strongman(m, t, one, character, income)
    if character == cards.QUEEN:
        return g * 3.0 * _near_rank4(t, one)
    if character == cards.ARTIST:
        gilded: i64 = len(one.city) if one.gold > 1 else 0
        return (1.0 - g) * float(gilded if gilded < 2 else 2) + 0.2
    if character == cards.TAX_COLLECTOR:
        return g * (float(t.pool) + (0.8 if not m.last else 0.0))
    return promised(m, t, one, character, ready, c)


def promised(m: EvaluationContext, t: Board, one: Player, character: i64, ready: i64, c: float) -> float:
    """Return the worth of what the rules promise of a character: all there is to go by where it is not judged here."""
    power = POWERS[character]
    quote = Quote()
    power.promise(t, one, quote)
    gold = float(quote.gain("gold"))
    drawn = float(quote.gain("cards"))
    if power.income_type != NO_INCOME:
        if power.income_in_cards:
            drawn += float(power.income(t, one))
        else:
            gold += float(power.income(t, one))
    more: i64 = power.builds if power.builds < ready else ready
    crown = m.weights.crown * float(t.n) if takes_crown(character) and m.left > 0.5 else 0.0
    return m.gold_worth * gold + c * drawn + crown + (m.weights.second * float(more - 1) if more > 1 else 0.0)


def _near_rank4(t: Board, one: Player) -> float:
    """Return the chance that the player of rank 4 sits beside the Queen."""
    seat: i64 = t.holder(4)
    if t.revealed >> 4 & 1:
        gap = (seat - one.seat) % t.n
        return 1.0 if gap == 1 or gap == t.n - 1 else 0.0
    return 1.8 / float(t.n - 1) if t.n > 2 else 0.9


def _near_end(m: EvaluationContext, t: Board, one: Player) -> bool:
    """Tell whether somebody else is about to complete a city."""
    return not m.last and m.most_districts(one.seat) >= t.goal - 1


def _striker(m: EvaluationContext, t: Board, one: Player, character: i64, ready: i64) -> float:
    g = m.gold_worth
    gold = float(m.most_gold(one.seat))
    people = float(t.n - 1)
    hit = 0.5 if t.n < 4 else m.weights.hit + 0.4 / people
    danger = 1.2 if _near_end(m, t, one) else 0.0
    if character == cards.ASSASSIN:
        return 1.0 + danger + (0.5 if one.size >= t.goal - 2 else 0.0)
    if character == cards.WITCH:
        return 1.2 + danger
    if character == cards.MAGISTRATE:
        return 1.3 + 0.6 * danger
    if character == cards.THIEF:
        return hit * gold * (g + 0.25)
    if character == cards.SPY:
        match = gold if gold < 2.0 else 2.0
        return 0.5 * match * (g + 0.2) + 0.5
    if character == cards.BLACKMAILER:
        return hit * gold * (g + 0.25) * 0.75
    return g * people * 0.65  # the older Tax Collector


def _juggler(m: EvaluationContext, t: Board, one: Player, character: i64, ready: i64, c: float) -> float:
    most = float(m.most_cards(one.seat))
    if m.last:
        return 0.3 if ready > 0 else 0.6
    if character == cards.MAGICIAN:
        useful = float(m.wanted) if one.seat == m.seat else float(len(one.hand))
        gain = (most - useful) * (c + 0.35) * 0.6
        spares = 0.25 * float(m.spares) if one.seat == m.seat else 0.3
        return gain if gain > spares else spares
    if character == cards.WIZARD:
        return 0.5 + (1.0 if most > 1.0 else 0.4 * most)
    extra = 0.8 * m.weights.second if ready > 1 else 0.0
    return extra + (0.25 + 0.12 * float(t.n - 1) if most > 0.0 else 0.0)


def _cleric(m: EvaluationContext, t: Board, one: Player, character: i64, ready: i64, income: float, c: float) -> float:
    g = m.gold_worth
    if character == cards.BISHOP:
        return g * income + (0.12 * float(one.size) if not m.last else 0.3)
    if character == cards.ABBOT:
        more = g if m.most_gold(one.seat) > one.gold else 0.0
        return (g if g > c else c) * income + more
    return c * income + 0.5


def _builder(m: EvaluationContext, t: Board, one: Player, character: i64, ready: i64, c: float) -> float:
    if character == cards.NAVIGATOR:
        built = 1.6 if ready > 0 or m.last else 0.0
        return 4.0 * (m.gold_worth if ready > 0 or m.gold_worth > c else c) - built
    closing = 1.0 if one.size < t.goal and one.size + ready >= t.goal else 0.0
    if character == cards.ARCHITECT:
        second = m.weights.second if ready > 1 else 0.0
        third = 0.8 * m.weights.second if ready > 2 else 0.0
        return 1.6 * c + second + third + closing
    return 0.4 + 1.2 * c + (m.weights.second if ready > 1 else 0.3)  # the Scholar


def _strongman(m: EvaluationContext, t: Board, one: Player, character: i64, income: float) -> float:
    g = m.gold_worth
    danger = 1.0 if _near_end(m, t, one) else 0.0
    if character == cards.WARLORD:
        return g * income + 0.4 + danger
    if character == cards.DIPLOMAT:
        return g * income + 0.5 + 0.3 * danger
    return g * income + (0.9 if one.gold > 2 else 0.5) + danger
