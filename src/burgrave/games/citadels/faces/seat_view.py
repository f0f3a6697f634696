"""A Citadels view with types and a few questions answered: for bots and faces, which see nothing but views."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burgrave.games.citadels.cards import (
    CHARACTER_NAMES,
    CHARACTER_RANK,
    DISTRICT_NAMES,
    KIND_TYPE,
    TYPE_NAMES,
    DistrictType,
)
from burgrave.games.citadels.facts import (
    BuiltDistrict,
    CitadelsSeat,
    CitadelsStep,
    CitadelsTurn,
    citadels_view,
)
from burgrave.games.citadels.rules.ruleset import ruleset_named

RANK: Final[dict[str, int]] = dict(zip(CHARACTER_NAMES, CHARACTER_RANK, strict=True))
TYPE: Final[dict[str, DistrictType]] = {
    name: TYPE_NAMES[KIND_TYPE[kind]] for kind, name in enumerate(DISTRICT_NAMES)
}  # of a district

_KIND: Final[dict[str, int]] = {name: kind for kind, name in enumerate(DISTRICT_NAMES)}


class District:
    """A district of a city; ``cost`` counts the gold lying on it."""

    def __init__(self, data: BuiltDistrict) -> None:
        self.name = data["district"]
        self.type = data["type"]
        self.cost = data["cost"]
        self.gilded = data["gilded"]


class PlayerView:
    """What is known of one seat."""

    def __init__(self, seat: int, data: CitadelsSeat) -> None:
        self.seat = seat
        self.gold = data["gold"]
        self.hand_size = data["hand_size"]
        self.known_hand = data["known_hand"]
        self.city = [District(one) for one in data["city"]]
        self.complete = data["complete"]
        self.protected = data["protected"]
        held = data["characters"]
        self.characters = [one["character"] for one in held]
        self.revealed = [one["character"] for one in held if one["revealed"]]
        self.museum = data.get("museum")

    def has(self, name: str) -> bool:
        """Tell whether a district of this name stands in the city."""
        return any(one.name == name for one in self.city)

    def size(self) -> int:
        """Return the districts as they count toward completing the city."""
        return len(self.city) + sum(one.name == "monument" for one in self.city)


class Turn:
    """The turn being played."""

    def __init__(self, data: CitadelsTurn) -> None:
        self.seat = data["seat"]
        self.character = data["character"]
        self.gathered = data["gathered"]
        self.builds = data["builds"]
        self.limit = data["limit"]
        self.used = data["used"]
        self.resumed = data["resumed"]
        self.only_gathers = data["only_gathers"]  # bewitched, or killed with the Hospital
        self.threatened = data["threatened"]


class SeatView:
    """The view of a seat, or of a spectator (``seat`` is None)."""

    def __init__(self, shown: Mapping[str, object]) -> None:
        view = citadels_view(shown)
        self.seat = view["seat"]
        self.round = view["round"]
        self.phase = view["phase"]
        self.to_act = view["to_act"]
        self.starter = view["starter"]
        self.crown = view["crown"]
        self.goal = view["goal"]
        self.first = view["first"]  # seats: who completed a city before the others
        self.deck = view["deck"]
        self.pool = view["pool"]
        self.collector = view["collector"]
        self.moored = view["moored"]
        self.tower = view["tower"]
        self.cast = view["cast"]
        self.face_up = view["face_up"]
        self.called = view["called"]
        self.killed = view["killed"]
        self.bewitched = view["bewitched"]
        self.robbed = view["robbed"]
        self.warrants = view["warrants"]
        self.threats = view["threats"]
        self.signed = view["signed"]
        self.flower = view["flower"]
        turn = view["turn"]
        self.turn = Turn(turn) if turn is not None else None
        self.people = [PlayerView(seat, data) for seat, data in enumerate(view["seats"])]
        self.hand = view.get("hand", [])
        self.characters = view.get("characters", [])
        self.draft = view.get("draft", [])
        self.pending = view.get("pending", [])
        self.step: CitadelsStep = view.get("step") or {}
        rules = ruleset_named(view["ruleset"])
        self._cost = rules.cost
        self.laboratory_gold: int = rules.laboratory_gold
        self.queen_follows_crown = rules.queen_follows_crown and "emperor" in self.cast

    @property
    def me(self) -> PlayerView:
        """What lies before the viewing seat."""
        assert self.seat is not None
        return self.people[self.seat]

    @property
    def others(self) -> list[PlayerView]:
        """Everybody else, clockwise from the viewing seat."""
        assert self.seat is not None
        n = len(self.people)
        return [self.people[(self.seat + gap) % n] for gap in range(1, n)]

    def acting(self) -> str:
        """Return the character whose powers are in use, or an empty text."""
        return self.turn.character if self.turn is not None else ""

    def target(self) -> int | None:
        """Return the seat that the open decision is about."""
        return self.step.get("target")

    def printed(self, name: str) -> int:
        """Return the cost on the card."""
        return self._cost[_KIND[name]]

    def district(self, owner: PlayerView, argument: str) -> District | None:
        """Return the district that an action names: its name, with a plus if it carries gold."""
        name = argument.removesuffix("+")
        for one in owner.city:
            if one.name == name and one.gilded == argument.endswith("+"):
                return one
        return None
