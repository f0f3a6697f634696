"""The table of Citadels in plain lines, one fact to a line."""

from __future__ import annotations

from collections.abc import Sequence

from burgrave.games.citadels.seat_view import PlayerView, SeatView
from burgrave.games.citadels.text.facts import cast_row, city_by_type, hand_line, header_facts, known_hand, marks
from burgrave.games.citadels.text.words import Words
from burgrave.text.marks import capital

__all__ = ["own_lines", "table_lines"]


def table_lines(words: Words, seen: SeatView, scenario: str, names: Sequence[str], titles: Sequence[str]) -> list[str]:
    """Return all that lies on the table for everybody: round and deck, the cast, each player and city."""
    goal = words.text("citadels-terminal-goal", number=seen.goal)
    lines = [f"{capital(fact)}." for fact in [*header_facts(words, seen, scenario), goal]]
    for entry in cast_row(words, seen, names):
        known = entry.known
        if entry.called:
            known = [words.text("citadels-terminal-cast-called", gender=words.gender(entry.name)), *known]
        lines.append(f"{entry.rank} {entry.title}{': ' if known else ''}{', '.join(known)}")
    for one in seen.people:
        lines += _person(words, seen, one, names[one.seat], titles[one.seat])
    return lines


def _person(words: Words, seen: SeatView, one: PlayerView, name: str, title: str) -> list[str]:
    facts = [words.gold(one.gold), words.cards(one.hand_size), *marks(words, seen, one)]
    city = [f"{', '.join(texts)} ({words.type(kind).lower()})" for kind, texts in city_by_type(words, one)]
    built = words.text("citadels-terminal-city", number=one.size(), goal=seen.goal)
    lines = [
        f"{title}: {', '.join(facts)}",
        f"{name}, {built}: {'; '.join(city) or words.text('terminal-nothing')}",
    ]
    if one.known_hand and one.seat != seen.seat:
        lines.append(f"{name}, {words.text('citadels-terminal-known-hand')}: {known_hand(words, one)}")
    return lines


def own_lines(words: Words, seen: SeatView) -> list[str]:
    """Return the reader's gold, hand and characters; nothing for a spectator."""
    if seen.seat is None:
        return []
    hand = ", ".join(hand_line(words, seen, name) for name in seen.hand)
    lines = [
        f"{words.text('citadels-terminal-your-gold')}: {seen.me.gold}",
        f"{words.text('citadels-terminal-your-hand')}: {hand or words.text('terminal-nothing')}",
    ]
    if seen.characters:
        held = words.listed([words.character(name) for name in seen.characters])
        lines.append(f"{words.text('citadels-terminal-your-characters', number=len(seen.characters))}: {held}")
    return lines
