"""The table in words: what a seat may know of characters, cities and scores, the same for every face."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from burgrave.games.citadels.rules.cards import TYPE_NAMES
from burgrave.games.citadels.seat_view import RANK, TYPE, PlayerView, SeatView
from burgrave.games.citadels.text.words import Words
from burgrave.text.finding import folded, matching

__all__ = ["CastEntry", "cast_row", "city_by_type", "explain", "hand_line", "header_facts", "known_hand", "marks"]

_SHOWN: Final = 3  # explanations at most, when several names begin alike
_TWO_TURNS: Final = 3  # players at most for everybody to have two turns in a round


@dataclass(frozen=True)
class CastEntry:
    """One character of the cast: who it is, what is known of it, and whether it is being called."""

    rank: int
    name: str
    title: str
    known: list[str]
    called: bool
    out: bool


def cast_row(words: Words, seen: SeatView, names: Sequence[str]) -> list[CastEntry]:
    """Return the cast by rank, each with what the viewing seat knows of it."""
    row: list[CastEntry] = []
    for name in seen.cast:
        rank = RANK[name]
        called = seen.called == rank and seen.turn is not None
        known = _holder(words, seen, names, name, called) + _markers(words, seen, name)
        out = name in seen.face_up or name == seen.killed
        row.append(CastEntry(rank, name, words.character(name), known, called, out))
    return row


def _holder(words: Words, seen: SeatView, names: Sequence[str], name: str, called: bool) -> list[str]:
    """Return who has a character, as far as it is known."""
    gender = words.gender(name)
    if name in seen.face_up:
        return [words.text("citadels-terminal-cast-face-up", gender=gender)]
    for one in seen.people:
        if name in one.characters:
            if one.seat == seen.seat:
                return [words.text("citadels-terminal-cast-mine", gender=gender)]
            return [names[one.seat]]
    if any(look["buried"] == name for look in seen.draft):
        return [words.text("citadels-terminal-cast-buried", gender=gender)]
    if seen.called > RANK[name] or (seen.called == RANK[name] and not called):
        return [] if name == seen.killed else [words.text("citadels-terminal-cast-silent", gender=gender)]
    if seen.draft and name in _passed_on(seen):
        return [words.text("citadels-terminal-cast-passed", gender=gender)]
    return []


def _passed_on(seen: SeatView) -> list[str]:
    """Return the characters that the viewing seat saw last and passed on."""
    last = seen.draft[-1]
    offered = last["seen"]
    if last["picked"] is None or not isinstance(offered, list) or len(offered) < 2:
        return []
    return [name for name in offered if name not in (last["picked"], last["buried"])]


def _markers(words: Words, seen: SeatView, name: str) -> list[str]:
    """Return what lies on a character: death, spell, theft, warrant, threat."""
    gender = words.gender(name)
    found: list[str] = []
    for key, marked in (("killed", seen.killed), ("bewitched", seen.bewitched), ("robbed", seen.robbed)):
        if marked == name:
            found.append(words.text(f"citadels-terminal-cast-{key}", gender=gender))
    if name in seen.warrants:
        sign = "" if seen.signed is None else "-signed" if seen.signed == name else "-blank"
        found.append(words.text(f"citadels-terminal-cast-warrant{sign}"))
    if name in seen.threats:
        real = "" if seen.flower is None else "-real" if seen.flower == name else "-blank"
        found.append(words.text(f"citadels-terminal-cast-threat{real}"))
    return found


def known_hand(words: Words, one: PlayerView) -> str:
    """Return the cards known to be in a hand, copies counted."""
    counts = Counter(one.known_hand)
    return ", ".join(words.district(name) + (f" ×{number}" if number > 1 else "") for name, number in counts.items())


def header_facts(words: Words, seen: SeatView, scenario: str) -> list[str]:
    """Return what stands above the table."""
    facts = [words.scenario(scenario)] if words.has(f"citadels-scenario-{scenario}") else []
    facts.append(words.text("terminal-round", number=seen.round))
    facts.append(words.text("citadels-terminal-deck", count=words.cards(seen.deck)))
    if seen.tower:
        facts.append(words.text("citadels-terminal-tower"))
    if seen.pool is not None:
        facts.append(words.text("citadels-terminal-pool", gold=words.gold(seen.pool)))
    return facts


def marks(words: Words, seen: SeatView, one: PlayerView) -> list[str]:
    """Return what is to be said of a player besides gold and cards."""
    found: list[str] = []
    if one.seat == seen.crown:
        found.append(words.text("citadels-terminal-has-crown"))
    found += [words.character(name) for name in one.revealed]
    if one.protected:
        found.append(words.text("citadels-terminal-protected"))
    if one.seat in seen.first:
        alone = len(seen.first) == 1
        found.append(words.text("citadels-terminal-complete-first" if alone else "citadels-terminal-complete-among"))
    elif one.complete:
        found.append(words.text("citadels-terminal-complete"))
    if one.seat == seen.collector and "tax_collector_old" not in one.revealed:  # the Witch in its place
        found.append(words.text("citadels-terminal-collector"))
    if one.seat == seen.moored and len(seen.people) <= _TWO_TURNS:
        found.append(words.text("citadels-terminal-moored"))
    if one.museum:
        found.append(words.text("citadels-terminal-museum", count=words.cards(one.museum)))
    return found


def city_by_type(words: Words, one: PlayerView) -> list[tuple[str, list[str]]]:
    """Return the districts of a city under their types: ``("noble", ["Castle 4", ...])``."""
    groups: list[tuple[str, list[str]]] = []
    for kind_type in TYPE_NAMES:
        found = [district for district in one.city if district.type == kind_type]
        found.sort(key=lambda district: (-district.cost, district.name))
        texts = [f"{words.district(each.name + '+' * each.gilded)} {each.cost}" for each in found]
        if texts:
            groups.append((kind_type, texts))
    return groups


def hand_line(words: Words, seen: SeatView, name: str) -> str:
    """Return a card of the hand: name, cost and type."""
    return f"{words.district(name)} {seen.printed(name)} ({words.type(TYPE[name]).lower()})"


# ---- explanations ---------------------------------------------------------------------------------------------


def explain(words: Words, seen: SeatView, about: str, options: Sequence[str]) -> list[str]:
    """Return explanations of the cards that ``about`` names, or if it is empty of ``options`` and the own cards."""
    if not about:
        shown = list(dict.fromkeys([*seen.characters, *options, *seen.hand]))
        return [_explanation(words, seen, name) for name in shown]
    titles = {name: _title(words, name) for name in words.in_print}
    in_game = {folded(titles[name]): name for name in seen.cast}  # of two cards called alike, this one is meant
    meant = {name: title for name, title in titles.items() if in_game.get(folded(title), name) == name}
    found = matching(about, {name: (title, name) for name, title in meant.items()})
    if not found:
        return [words.text("terminal-no-card", name=about)]
    if len(found) > _SHOWN:
        return [words.text("terminal-which-card", cards=", ".join(titles[name] for name in found))]
    return [_explanation(words, seen, name) for name in found]


def _title(words: Words, name: str) -> str:
    return words.character(name) if name in RANK else words.district(name)


def _explanation(words: Words, seen: SeatView, name: str) -> str:
    if name in RANK:
        group = words.text("citadels-terminal-rank", number=RANK[name])
    else:
        group = f"{words.type(TYPE[name]).lower()}, {words.gold(seen.printed(name))}"
    return f"{_title(words, name)} ({group}): {words.help(name)}"
