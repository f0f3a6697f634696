"""The table of Citadels in plain lines, one fact to a line."""

from __future__ import annotations

from collections.abc import Sequence

from burgrave.games.citadels.sight import Person, Sight
from burgrave.games.citadels.text.facts import cast_row, city_by_type, hand_line, header_facts, known_hand, marks
from burgrave.games.citadels.text.words import Words

__all__ = ["own_lines", "table_lines"]


def table_lines(words: Words, sight: Sight, scenario: str, names: Sequence[str], titles: Sequence[str]) -> list[str]:
    """Return all that lies on the table for everybody: round and deck, the cast, each player and city."""
    goal = words.text("citadels-terminal-goal", number=sight.goal)
    lines = [f"{fact[:1].upper()}{fact[1:]}." for fact in [*header_facts(words, sight, scenario), goal]]
    for entry in cast_row(words, sight, names):
        known = entry.known
        if entry.called:
            known = [words.text("citadels-terminal-cast-called", gender=words.gender(entry.name)), *known]
        lines.append(f"{entry.rank} {entry.title}{': ' if known else ''}{', '.join(known)}")
    for one in sight.people:
        lines += _person(words, sight, one, names[one.seat], titles[one.seat])
    return lines


def _person(words: Words, sight: Sight, one: Person, name: str, title: str) -> list[str]:
    facts = [words.gold(one.gold), words.cards(one.hand_size), *marks(words, sight, one)]
    city = [f"{', '.join(texts)} ({words.type(kind).lower()})" for kind, texts in city_by_type(words, one)]
    built = words.text("citadels-terminal-city", number=one.size(), goal=sight.goal)
    lines = [
        f"{title}: {', '.join(facts)}",
        f"{name}, {built}: {'; '.join(city) or words.text('terminal-nothing')}",
    ]
    if one.known_hand and one.seat != sight.seat:
        lines.append(f"{name}, {words.text('citadels-terminal-known-hand')}: {known_hand(words, one)}")
    return lines


def own_lines(words: Words, sight: Sight) -> list[str]:
    """Return the reader's gold, hand and characters; nothing for a spectator."""
    if sight.seat is None:
        return []
    hand = ", ".join(hand_line(words, sight, name) for name in sight.hand)
    lines = [
        f"{words.text('citadels-terminal-your-gold')}: {sight.me.gold}",
        f"{words.text('citadels-terminal-your-hand')}: {hand or words.text('terminal-nothing')}",
    ]
    if sight.characters:
        held = words.listed([words.character(name) for name in sight.characters])
        lines.append(f"{words.text('citadels-terminal-your-characters', number=len(sight.characters))}: {held}")
    return lines
