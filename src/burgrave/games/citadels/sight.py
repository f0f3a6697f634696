"""A Citadels view with types and a few questions answered: for bots and faces, which see nothing but views."""

from __future__ import annotations

from typing import Final, cast

from burgrave.games.citadels.rules.cards import CHARACTER_NAMES, CHARACTER_RANK, DISTRICT_NAMES, KIND_TYPE, TYPE_NAMES
from burgrave.games.citadels.rules.ruleset import ruleset_named

__all__ = ["RANK", "TYPE", "District", "Person", "Sight", "Turn"]

RANK: Final[dict[str, int]] = dict(zip(CHARACTER_NAMES, CHARACTER_RANK, strict=True))
TYPE: Final[dict[str, str]] = {
    name: TYPE_NAMES[KIND_TYPE[kind]] for kind, name in enumerate(DISTRICT_NAMES)
}  # of a district

_KIND: Final[dict[str, int]] = {name: kind for kind, name in enumerate(DISTRICT_NAMES)}


class District:
    """A district of a city; ``cost`` counts the gold lying on it."""

    def __init__(self, data: dict[str, object]) -> None:
        self.name = cast(str, data["district"])
        self.type = cast(str, data["type"])
        self.cost = cast(int, data["cost"])
        self.gilded = cast(bool, data["gilded"])


class Person:
    """What is known of one seat."""

    def __init__(self, seat: int, data: dict[str, object]) -> None:
        self.seat = seat
        self.gold = cast(int, data["gold"])
        self.hand_size = cast(int, data["hand_size"])
        self.known_hand = cast(list[str], data["known_hand"])
        self.city = [District(one) for one in cast(list[dict[str, object]], data["city"])]
        self.complete = cast(bool, data["complete"])
        self.protected = cast(bool, data["protected"])
        held = cast(list[dict[str, object]], data["characters"])
        self.characters = [cast(str, one["character"]) for one in held]
        self.revealed = [cast(str, one["character"]) for one in held if one["revealed"]]
        self.museum = cast("int | None", data.get("museum"))

    def has(self, name: str) -> bool:
        """Tell whether a district of this name stands in the city."""
        return any(one.name == name for one in self.city)

    def size(self) -> int:
        """Return the districts as they count toward completing the city."""
        return len(self.city) + sum(one.name == "monument" for one in self.city)

    def worth(self) -> int:
        """Return the cost of the whole city."""
        return sum(one.cost for one in self.city)

    def of_type(self, kind_type: str) -> int:
        """Return how many districts earn an income for this type: the School of Magic earns for any."""
        return sum(one.type == kind_type or one.name == "school_of_magic" for one in self.city)


class Turn:
    """The turn being played."""

    def __init__(self, data: dict[str, object]) -> None:
        self.seat = cast(int, data["seat"])
        self.character = cast(str, data["character"])
        self.gathered = cast(bool, data["gathered"])
        self.builds = cast(int, data["builds"])
        self.limit = cast(int, data["limit"])
        self.used = cast(list[str], data["used"])
        self.resumed = cast(bool, data["resumed"])
        self.only_gathers = cast(bool, data["only_gathers"])  # bewitched, or killed with the Hospital
        self.threatened = cast(bool, data["threatened"])


class Sight:
    """The view of a seat, or of a spectator (``seat`` is None)."""

    def __init__(self, view: dict[str, object]) -> None:
        self.seat = cast("int | None", view["seat"])
        self.round = cast(int, view["round"])
        self.phase = cast(str, view["phase"])
        self.to_act = cast("int | None", view["to_act"])
        self.starter = cast(int, view["starter"])
        self.crown = cast(int, view["crown"])
        self.goal = cast(int, view["goal"])
        self.first = cast(list[int], view["first"])  # seats: who completed a city before the others
        self.deck = cast(int, view["deck"])
        self.pool = cast("int | None", view["pool"])
        self.collector = cast("int | None", view["collector"])
        self.moored = cast("int | None", view["moored"])
        self.tower = cast(bool, view["tower"])
        self.cast = cast(list[str], view["cast"])
        self.face_up = cast(list[str], view["face_up"])
        self.called = cast(int, view["called"])
        self.killed = cast("str | None", view["killed"])
        self.bewitched = cast("str | None", view["bewitched"])
        self.robbed = cast("str | None", view["robbed"])
        self.warrants = cast(list[str], view["warrants"])
        self.threats = cast(list[str], view["threats"])
        self.signed = cast("str | None", view["signed"])
        self.flower = cast("str | None", view["flower"])
        turn = cast("dict[str, object] | None", view["turn"])
        self.turn = Turn(turn) if turn is not None else None
        people = cast(list[dict[str, object]], view["seats"])
        self.people = [Person(seat, data) for seat, data in enumerate(people)]
        self.hand = cast(list[str], view.get("hand", []))
        self.characters = cast(list[str], view.get("characters", []))
        self.draft = cast(list[dict[str, object]], view.get("draft", []))
        self.pending = cast(list[str], view.get("pending", []))
        self.step = cast("dict[str, object] | None", view.get("step")) or {}
        rules = ruleset_named(view["ruleset"])
        self._cost: list[int] = rules.cost
        self.laboratory_gold: int = rules.laboratory_gold
        self.wall_protects_itself = rules.wall_protects_itself
        self.library_keeps_all = rules.library_keeps_all
        self.wizard_builds_duplicates = rules.wizard_builds_duplicates
        self.quarry_limit: int = rules.quarry_limit
        self.queen_follows_crown = rules.queen_follows_crown and "emperor" in self.cast

    @property
    def me(self) -> Person:
        """What lies before the viewing seat."""
        assert self.seat is not None
        return self.people[self.seat]

    @property
    def others(self) -> list[Person]:
        """Everybody else, clockwise from the viewing seat."""
        assert self.seat is not None
        n = len(self.people)
        return [self.people[(self.seat + gap) % n] for gap in range(1, n)]

    def acting(self) -> str:
        """Return the character whose powers are in use, or an empty text."""
        return self.turn.character if self.turn is not None else ""

    def target(self) -> int | None:
        """Return the seat that the open decision is about."""
        return cast("int | None", self.step.get("target"))

    def printed(self, name: str) -> int:
        """Return the cost on the card."""
        return self._cost[_KIND[name]]

    def price(self, name: str) -> int:
        """Return what the viewing seat would pay to build a card now."""
        cost = self.printed(name)
        if TYPE[name] == "unique" and name != "factory" and self.me.has("factory"):
            cost -= 1
        return cost

    def wall(self, owner: Person, name: str) -> int:
        """Return what the Great Wall adds to the price of a rank 8 power on a district."""
        if not owner.has("great_wall") or (name == "great_wall" and not self.wall_protects_itself):
            return 0
        return 1

    def district(self, owner: Person, argument: str) -> District | None:
        """Return the district that an action names: its name, with a plus if it carries gold."""
        name = argument.removesuffix("+")
        for one in owner.city:
            if one.name == name and one.gilded == argument.endswith("+"):
                return one
        return None

    def target_price(self, owner: Person, one: District) -> int:
        """Return what Warlord or Marshal pay for a district."""
        cost = one.cost + self.wall(owner, one.name)
        return cost - 1 if self.acting() == "warlord" else cost

    def income(self, kind_type: str) -> int:
        """Return the districts that earn the viewing seat an income."""
        return self.me.of_type(kind_type)
