"""Cards as a position names them."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.rules.cards import names_in
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Fields, short

__all__ = ["card_number", "card_numbers", "card_of", "counts_of", "key_of", "listed", "shown"]

_SHOWN: Final = 3  # numbers of a list


def key_of(f: Fields, key: str) -> str:
    """Return what an error calls the value of a key."""
    return f"{f.where}: '{key}'"


def listed(mask: int, names: list[str]) -> str:
    """Return the names of the cards in a mask, for an error."""
    return ", ".join(names_in(mask, names))


def shown(given: object) -> str:
    """Return a list of numbers as an error shows it, or anything else that was given in its place."""
    if not isinstance(given, (list, tuple)):
        return short(given)
    some = ", ".join([short(one) for one in given[:_SHOWN]])
    return f"[{some}]" if len(given) <= _SHOWN else f"[{some}, ...]"


def card_number(name: object, names: list[str], sort: str, what: str) -> int:
    """Return the number of a card by its name; ``sort`` is the word for such cards."""
    if not isinstance(name, str) or name not in names:
        raise PositionError(f"{what}: there is no {sort} {short(name)}; choose from: {', '.join(names)}.")
    return names.index(name)


def card_of(f: Fields, key: str, names: list[str], sort: str) -> int:
    """Return the number of the card that a key names, -1 if left out."""
    return card_number(f.get(key), names, sort, key_of(f, key)) if f.has(key) else -1


def card_numbers(f: Fields, key: str, names: list[str], sort: str) -> list[int]:
    """Return the numbers of different cards that a key lists."""
    found: list[int] = []
    for name in f.names(key):
        number = card_number(name, names, sort, key_of(f, key))
        if number in found:
            raise PositionError(f"{key_of(f, key)} names {name} twice; there is one.")
        found.append(number)
    return found


def counts_of(f: Fields, key: str, names: list[str], sort: str) -> list[int]:
    """Return how many cards of each kind there are, from an object like ``{"thief": 2}``."""
    given = f.get(key)
    found = [0] * len(names)
    if given is None:
        return found
    what = key_of(f, key)
    if not isinstance(given, dict):
        raise PositionError(f'{what} is an object like {{"{names[0]}": 2}}, not {short(given)}.')
    for name, number in given.items():
        kind = card_number(name, names, sort, what)
        if not isinstance(number, int) or isinstance(number, bool) or number < 0:
            raise PositionError(f"{what}: the number of {name} is a whole number from 0 on, not {short(number)}.")
        found[kind] = number
    return found
