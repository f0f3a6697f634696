"""Observation facts, declared once as annotations of a view type.

    class HeartsView(TypedDict):
        dealer: Annotated[int, seat("the dealer")]
        seats: list[HeartsSeat]

Each annotation states the meaning, labels and range of the numbers. The annotations define the layout of observations,
and ``encode`` converts a view to an observation. Some encoders read states directly, for speed; tests compare them with
``encode``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, Final, NamedTuple, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

__all__ = [
    "ENDLESS",
    "UNOBSERVED",
    "Eye",
    "Fact",
    "Facts",
    "away",
    "count",
    "counts",
    "flag",
    "marks",
    "one_hot",
    "own_seat",
    "present",
    "seat",
]

ENDLESS: Final = 32767  # upper limit of unbounded numbers, which saturate there


class Eye(NamedTuple):
    """The observing seat and the number of players."""

    seat: int
    players: int

    def far(self, whom: int) -> int:
        """Return the number of steps in turn order from the observing seat to another seat."""
        return (whom - self.seat) % self.players

    def name(self, whom: int) -> str:
        """Return the relative label of a seat, such as ``me`` or ``+1``."""
        return _relative(self.far(whom))


def _relative(far: int) -> str:
    return f"+{far}" if far else "me"


_Encode = Callable[[Any, Eye], Sequence[int]]


class Fact:
    """A fact in an observation, encoded as one number from 0 to ``most`` for each label.

    ``name`` defaults to the name of the view field. ``of_seat``: True for a fact about each seat, False for a fact
    about the table, None to inherit the scope of the field.
    """

    def __init__(
        self,
        about: str,
        labels: Sequence[str] | Callable[[int], list[str]],
        most: int,
        encode: _Encode,
        name: str = "",
        of_seat: bool | None = None,
    ) -> None:
        self.about = about
        self.most = most
        self.name = name
        self.of_seat = of_seat
        self._labels = labels
        self._encode = encode

    def labels(self, players: int) -> list[str]:
        """Return one label for each number; [""] for a single number."""
        return self._labels(players) if callable(self._labels) else list(self._labels)

    def size(self, players: int) -> int:
        """Return the length of ``labels(players)``."""
        return len(self._labels(players) if callable(self._labels) else self._labels)

    def numbers(self, value: object, eye: Eye) -> list[int]:
        """Encode a value; return zeros for None."""
        size = self.size(eye.players)
        found = [0] * size if value is None else [*map(int, self._encode(value, eye))]
        if self.most == ENDLESS:
            found = [min(one, ENDLESS) for one in found]
        if len(found) != size:
            raise ValueError(f"{self.about}: {len(found)} numbers for {size} labels")
        return found


UNOBSERVED: Final = "unobserved"
"""Annotation of a field that observations omit because it never changes or because other fields imply it."""


def one_hot(place: int, size: int) -> list[int]:
    return [here == place for here in range(size)]


def flag(about: str, *, name: str = "") -> Fact:
    return Fact(about, [""], 1, lambda value, _eye: [bool(value)], name)


def count(about: str, most: int = ENDLESS, *, name: str = "", of_seat: bool | None = None) -> Fact:
    """Return a fact for a number from 0 to ``most``."""
    return Fact(about, [""], most, lambda value, _eye: [value], name, of_seat)


def present(about: str, *, name: str) -> Fact:
    """Return a fact that is 1 if the field has a value, and 0 otherwise."""
    return Fact(about, [""], 1, lambda _value, _eye: [1], name)


def away(players: int) -> list[str]:
    """Return the labels of all seats in turn order, relative to the observing seat."""
    return [_relative(far) for far in range(players)]


def seat(about: str, *, name: str = "") -> Fact:
    """Return a fact for one or more seats, encoded relative to the observing seat."""

    def encode(value: int | list[int], eye: Eye) -> list[int]:
        seats = {eye.far(one) for one in ([value] if isinstance(value, int) else value)}
        return [far in seats for far in range(eye.players)]

    return Fact(about, away, 1, encode, name)


def own_seat(about: str) -> Fact:
    """Return a fact for the absolute number of the observing seat."""
    return Fact(
        about,
        lambda players: [f"seat {one}" for one in range(players)],
        1,
        lambda value, eye: one_hot(value, eye.players),
    )


def marks(about: str, labels: Sequence[str | int], *, name: str = "", by: Mapping[str, str] | None = None) -> Fact:
    """Return a multi-hot fact for one or more values; ``by`` maps values to labels if they differ."""

    def encode(value: str | int | list[str] | list[int], _eye: Eye) -> list[int]:
        chosen = value if isinstance(value, list) else [value]
        told = {by[str(one)] for one in chosen} if by else set(chosen)
        return [label in told for label in labels]

    return Fact(about, [str(label) for label in labels], 1, encode, name)


def counts(about: str, labels: Sequence[str | int], most: int, *, name: str = "", of_seat: bool | None = None) -> Fact:
    """Return a fact that counts how often each value occurs in a list or dict."""

    def encode(value: list[str | int] | dict[str | int, int], _eye: Eye) -> list[int]:
        if isinstance(value, dict):
            return [value.get(label, 0) for label in labels]
        return [*map(value.count, labels)] if value else [0] * len(labels)

    return Fact(about, [str(label) for label in labels], most, encode, name, of_seat)


# ---- the facts of a view ---------------------------------------------------------------------------------------------


class Facts:
    """All facts of a view type by name, divided into facts about the table and facts about each seat."""

    def __init__(self, view: type) -> None:
        self._view = view
        self.table: dict[str, Fact] = {}
        self.seat: dict[str, Fact] = {}
        for name, fact, of_seat in self._declared(view, in_seats=False):
            facts = self.seat if of_seat else self.table
            if name in facts:
                raise TypeError(f"{view.__name__} declares {name!r} twice")
            facts[name] = fact

    def _declared(self, view: type, *, in_seats: bool) -> Iterator[tuple[str, Fact, bool]]:
        for key, field in _fields_of(view).items():
            for fact in field.facts:
                yield fact.name or key, fact, in_seats if fact.of_seat is None else fact.of_seat
            if field.nested is not None:
                yield from self._declared(field.nested, in_seats=in_seats or field.by_seat)

    def encode(self, view: Mapping[str, Any]) -> dict[str, list[int]]:
        """Encode the view of a seat; return the numbers of each fact by name, such as ``me.gold`` and ``+1.gold``."""
        eye = Eye(view["seat"], len(view["seats"]))
        found = {name: [0] * size for name, size in self._sizes(eye.players)}
        self._fill(self._view, view, eye, None, found)
        return found

    @cache  # noqa: B019 - one object per type of view
    def _sizes(self, players: int) -> list[tuple[str, int]]:
        """Return the name and the number of labels of every fact, in order."""
        found = [(name, fact.size(players)) for name, fact in self.table.items()]
        for who in away(players):
            found += [(f"{who}.{name}", fact.size(players)) for name, fact in self.seat.items()]
        return found

    def _fill(
        self, of: type, data: Mapping[str, Any], eye: Eye, whose: int | None, found: dict[str, list[int]]
    ) -> None:
        for key, field in _fields_of(of).items():
            value = data.get(key)
            if value is None:
                continue
            for fact in field.facts:
                name = fact.name or key
                if fact.of_seat and whose is None:  # a list with one entry per seat
                    for one, entry in enumerate(value):
                        found[f"{eye.name(one)}.{name}"] = fact.numbers(entry, eye)
                elif whose is None or fact.of_seat is False:
                    found[name] = fact.numbers(value, eye)
                else:
                    found[f"{eye.name(whose)}.{name}"] = fact.numbers(value, eye)
            if field.nested is not None and field.by_seat:
                for one, entry in enumerate(value):
                    self._fill(field.nested, entry, eye, one, found)
            elif field.nested is not None:
                self._fill(field.nested, value, eye, whose, found)


class _Field(NamedTuple):
    facts: list[Fact]
    nested: type | None  # a nested typed dict
    by_seat: bool  # a list of them, one per seat


@cache
def _fields_of(view: type) -> dict[str, _Field]:
    """Return the fields of a type with their facts; raise TypeError if a field has no annotation."""
    found: dict[str, _Field] = {}
    for key, hint in get_type_hints(view, include_extras=True).items():
        if get_origin(hint) is NotRequired:
            (hint,) = get_args(hint)
        notes: list[object] = []
        if get_origin(hint) is Annotated:
            hint, *notes = get_args(hint)
        facts = [note for note in notes if isinstance(note, Fact)]
        nested, by_seat = (None, False) if notes else _nested(hint)
        if not notes and nested is None:
            raise TypeError(f"{view.__name__}.{key} needs a fact annotation or {UNOBSERVED}")
        found[key] = _Field(facts, nested, by_seat)
    return found


def _nested(hint: Any) -> tuple[type | None, bool]:
    """Return the typed dict in an annotation, if any, and True if the annotation is a list of such dicts."""
    for one in (hint, *get_args(hint)):
        if is_typeddict(one):
            return one, get_origin(hint) is list
    return None, False
