"""Facts about the Valeria table as text for one reader, shared by plain lines and drawings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from burgrave.games.valeria.faces.printed import AREAS, CITIZENS, MONSTERS, NUMBERS, RESOURCES, TYPES
from burgrave.games.valeria.faces.seat_view import PlayerView, SeatView, Stack
from burgrave.games.valeria.faces.text import TIMES, times
from burgrave.games.valeria.faces.words import ValeriaWords
from burgrave.games.valeria.facts import LordSide
from burgrave.games.valeria.rules.income import Income
from burgrave.games.valeria.verbs import notation
from burgrave.kernel.quote import Quote
from burgrave.text.catalogue import Argument

if TYPE_CHECKING:
    from burgrave.terminal.narrator import Scene


class TableFacts:
    """The table as the reader of a scene sees it, in one language."""

    def __init__(self, words: ValeriaWords, scene: Scene) -> None:
        self.words = words
        self.seen = SeatView(scene.view)
        self.me = self.seen.me if self.seen.seat is not None else None
        self.names = scene.names
        self.titles = scene.titles
        self.prices = scene.prices

    def say(self, message: str, **arguments: Argument) -> str:
        """Return the text of message ``valeria-terminal-<message>``."""
        return self.words.format(f"valeria-terminal-{message}", "", arguments)

    def header(self) -> list[str]:
        """Return the header facts except the round and the dice, such as the turn and the progress toward the end."""
        seen = self.seen
        facts: list[str] = []
        if seen.active is not None and seen.dice is not None:
            mine = seen.active == seen.seat
            facts.append(self.say("your-turn") if mine else self.say("turn", name=self.names[seen.active]))
        facts.append(self.say("stacks", number=seen.exhausted, end=seen.exhausted_end))
        if seen.end_due:
            facts.append(self.say("end-due"))
        facts.append(self.say("monsters-left", number=sum(stack.size for stack in seen.monsters)))
        facts.append(self.say("domains-left", number=sum(stack.size for stack in seen.domains)))
        if seen.mixed:
            facts.append(self.say("mixed"))
        return facts

    def dice(self, message: str = "dice", **more: Argument) -> str:
        """Return the dice and their sum, or an empty string before the first roll."""
        if self.seen.dice is None:
            return ""
        first, second = self.seen.dice
        return self.say(message, first=first, second=second, sum=first + second, **more)

    # ---- stacks --------------------------------------------------------------------------------------------------

    def nothing_open(self, stack: Stack) -> str:
        """Return the text for a stack that is empty or whose top card is face down."""
        return self.say("covered" if stack.size else "exhausted")

    def quote(self, action: int) -> Quote | None:
        """Return the quote of a stack's top card, or None for a spectator."""
        return self.prices.get(notation(action))

    def gold(self, action: int, cost: int) -> int:
        """Return the reader's gold price for a stack's top card or, for a spectator, its printed cost."""
        quote = self.quote(action)
        return cost if quote is None else quote.cost("gold")

    def payable(self, action: int) -> bool:
        """Return True if the reader can pay for a stack's top card and has the roles that it requires."""
        quote = self.quote(action)
        return quote is not None and self.me is not None and self.me.can_have(quote)

    def lacks(self, action: int) -> Mapping[str, int]:
        """Return how many citizens of each role the reader still needs for a stack's top card."""
        quote = self.quote(action)
        return {} if quote is None or self.me is None else self.me.lacks(quote)

    # ---- players -------------------------------------------------------------------------------------------------

    def holdings(self, one: PlayerView) -> list[tuple[str, str]]:
        """Return a player's gold, strength, magic and tokens, each as a resource and the amount as text."""
        found = [(name, self.words.amount(name, one.purse[name])) for name in RESOURCES if name != "vp"]
        return [*found, ("vp", self.say("tokens", n=one.purse["vp"]))]

    def marks(self, one: PlayerView) -> list[str]:
        """Return a player's markers, such as the First Player token."""
        seen = self.seen
        found: list[str] = []
        if one.seat == seen.first and not seen.solo:
            found.append(self.say("first-player"))
        if one.waiting and seen.dice is not None:
            found.append(self.say("waiting"))
        if not one.chosen:
            found.append(self.say("choosing"))
        elif seen.phase == "harvest" and one.seat in seen.open and one.seat != seen.seat:
            found.append(self.say("harvesting"))
        return found

    def points_so_far(self, one: PlayerView) -> str:
        """Return a player's current points as text, including those of the duke if the reader knows the duke."""
        points = one.points(tokens=not self.seen.solo)
        message = "so-far" if points.duke is not None else "open-points"
        return self.say(message, points=self.words.points(points.total))

    def duke_now(self, one: PlayerView) -> str:
        """Return the current score of a player's known duke as text."""
        points = one.duke_points(one.duke) if one.duke is not None else 0
        return self.say("duke-now", points=self.words.points(points))

    def open_duke(self, one: PlayerView) -> str:
        """Return the name and the current score of a player's known duke as text."""
        return f"{self.say('duke', name=self.words.card(str(one.duke)))}, {self.duke_now(one)}"

    def duke_counts(self, duke: str) -> str:
        return self.words.reminder(duke).removesuffix(".")

    def slain(self, one: PlayerView) -> str:
        """Return the number and the points of the monsters that a player has slain, as text."""
        points = self.words.points(one.points().monsters)
        return self.say("slain", number=one.monster_count, points=points)

    def monsters_of(self, one: PlayerView, sign: str = TIMES) -> list[str]:
        """Return a player's slain monsters by area: ``Hills 3 (Goblin ×2, Goblin King)``."""
        found: list[str] = []
        for area in AREAS:
            here = {name: number for name, number in one.monsters.items() if MONSTERS[name].area == area}
            if here:
                listed = ", ".join(self.words.card(name) + times(number, sign) for name, number in here.items())
                found.append(f"{self.words.card(area)} {sum(here.values())} ({listed})")
        return found

    def types_of(self, one: PlayerView) -> str:
        """Return the number of monsters of each type that a player has slain, as text."""
        counts = [(kind, one.of_type(kind)) for kind in TYPES]
        return ", ".join(f"{self.words.card(kind)} {number}" for kind, number in counts if number)

    def lord(self, lord: LordSide) -> list[str]:
        """Return the facts about the Dark Lord except for the cards that he captured."""
        left = [MONSTERS[name] for stack in self.seen.monsters for name in stack.open]
        points = self.words.points(sum(card.points for card in left))
        facts = [self.say("lord-monsters", number=len(left), points=points)]
        duke = lord["duke"]
        facts.append(self.say("lord-hidden") if duke is None else self.say("duke", name=self.words.card(duke)))
        if lord["raids"]:
            facts.append(self.say("lord-raids", dice=self.words.listed([str(die) for die in lord["raids"]])))
        if not lord["citizens"] and not lord["domains"]:
            facts.append(self.say("lord-nothing"))
        return facts

    # ---- income --------------------------------------------------------------------------------------------------

    def income_labels(self) -> tuple[str, str]:
        """Return the labels of the two harvests: own turn and other turns; in solo games, first and second harvest."""
        if self.seen.solo:
            return self.say("first-harvest"), self.say("second-harvest")
        return self.say("own-turn"), self.say("other-turns")

    def lit(self, group: int) -> bool:
        """Return True if the current dice activate the citizens of an activation group."""
        dice = self.seen.dice
        return dice is not None and any(one in NUMBERS[group] for one in (*dice, sum(dice)))


def number_text(group: int) -> str:
    """Return the numbers of an activation group, such as ``9/10``."""
    return "/".join(str(number) for number in NUMBERS[group])


def citizens_of(citizens: Mapping[str, int]) -> list[tuple[str, int]]:
    """Return citizens and their counts in order of activation number."""
    return sorted(citizens.items(), key=lambda one: CITIZENS[one[0]].group)


def decisions(income: Income, *, own_turn: bool) -> list[tuple[str, int]]:
    """Return the citizens that offer choices, exchanges or thefts in an income, and how many each offers."""
    found = [("merchant" if own_turn else "thief", income.choices), ("thief", income.steals), *income.trades.items()]
    return [(citizen, number) for citizen, number in found if number]
