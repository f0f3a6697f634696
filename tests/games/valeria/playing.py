"""Helpers for Valeria rule tests: set up a position, play notations, list legal options."""

from __future__ import annotations

from typing import Any

from burgrave.games.valeria.cards import CITIZEN_NAMES, DOMAIN_NAMES, DUKE_NAMES, MONSTER_NAMES
from burgrave.games.valeria.rules import acting, course, harvest
from burgrave.games.valeria.rules.board import ACT, NOBODY, OVER, Player
from burgrave.games.valeria.rules.events import EVENT_NAMES
from burgrave.games.valeria.rules.setup import deal, resolve
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.games.valeria.verbs import notation, parse
from burgrave.kernel.bits import bit
from burgrave.kernel.rng import seed_of


def new(*, seed: object = 0, **options: Any) -> ValeriaState:
    return deal(resolve(seed=seed, **options), seed_of("valeria", seed), events=True)


def at(
    seats: list[dict[str, Any]],
    *,
    dice: tuple[int, int] | None = None,
    actions: int = 2,
    active: int = 0,
    first: int = 0,
    centre: dict[str, Any] | None = None,
    **options: Any,
) -> ValeriaState:
    """Return a state in the active player's action phase or, if ``dice`` are given, in the harvest after that roll.

    Each seat may have gold, strength, magic and vp (0 by default), citizens and monsters (name to number), domains
    and a duke (names). ``centre`` replaces stacks, bottom first, by column 1..5 or activation number 1..9 and 11:
    ``{"monsters": {1: [...]}, "citizens": {11: [...]}, "domains": {5: []}}``. Domains owned by a player are removed
    from the center automatically.
    """
    t = new(players=len(seats), first=first, **options)
    for player, given in zip(t.players, seats, strict=True):
        _fill(t, player, given)
    for place, stacks in (centre or {}).items():
        for number, names in stacks.items():
            _lay(t, place, number, names)
    t.look_at_stacks()
    t.exhausted_cards = t.empty
    t.active = active
    t.phase = NOBODY
    if dice is not None:
        t.dice1, t.dice2 = dice
        t.stage = course.HARVESTED
        harvest.begin(t)
        if t.phase == NOBODY:
            course.advance(t)
    else:
        t.dice1, t.dice2 = 1, 1
        t.stage = course.ACTED
        acting.begin(t)
        t.actions = actions
    return t


def _fill(t: ValeriaState, player: Player, given: dict[str, Any]) -> None:
    player.gold = given.get("gold", 0)
    player.strength = given.get("strength", 0)
    player.magic = given.get("magic", 0)
    player.vp = given.get("vp", 0)
    for name, number in given.get("citizens", {}).items():
        player.add_citizen(CITIZEN_NAMES.index(name), number)
    for name, number in given.get("monsters", {}).items():
        player.add_monster(MONSTER_NAMES.index(name), number)
    for name in given.get("domains", []):
        domain = DOMAIN_NAMES.index(name)
        player.add_domain(domain)
        for stack in t.domains:
            if domain in stack:
                stack.remove(domain)
    duke = DUKE_NAMES.index(given["duke"]) if "duke" in given else next(d for d in range(10) if player.dealt >> d & 1)
    player.dealt |= bit(duke)
    player.duke = duke


def _lay(t: ValeriaState, place: str, number: int, names: list[str]) -> None:
    if place == "monsters":
        t.monsters[number - 1] = [MONSTER_NAMES.index(name) for name in names]
    elif place == "citizens":
        t.citizens[min(number, 10) - 1] = [CITIZEN_NAMES.index(name) for name in names]
    else:
        t.domains[number - 1] = [DOMAIN_NAMES.index(name) for name in names]


def options(t: ValeriaState, seat: int | None = None) -> list[str]:
    """Return the notations of a seat's options, by default of the seat to act."""
    return [notation(action) for action in t.legal(t.to_act() if seat is None else seat)]


def do(t: ValeriaState, *notations: str, seat: int | None = None) -> ValeriaState:
    """Play these actions in order, for the given seat or the seat to act, and return the state."""
    for text in notations:
        who = t.to_act() if seat is None else seat
        assert text in options(t, who), f"{text!r} is not among {options(t, who)}"
        t.apply(who, parse(text))
    return t


def purse(t: ValeriaState, seat: int = 0) -> tuple[int, int, int, int]:
    player = t.players[seat]
    return int(player.gold), int(player.strength), int(player.magic), int(player.vp)


def happened(t: ValeriaState, seat: int | None = None, *, mark: int = 0) -> list[tuple[Any, ...]]:
    """Return the events shown to a seat (``None``: a spectator) as tuples."""
    return [(EVENT_NAMES[event.kind], *event.args) for event in t.events_for(seat, mark)]


def load(t: ValeriaState, dice: tuple[int, int]) -> ValeriaState:
    """Set the random generator so that the next two dice show these numbers, and return the state."""
    for number in range(10_000):
        probe = t.copy()
        probe.rng = number
        if (probe.below(6) + 1, probe.below(6) + 1) == dice:
            t.rng = number
            return t
    raise AssertionError(f"No generator gives {dice}.")


def rolling(seats: list[dict[str, Any]], dice: tuple[int, int], *, active: int = 0, **given: Any) -> ValeriaState:
    """Return the state after the active player has rolled these dice and all automatic steps are done."""
    t = load(at(seats, active=(active - 1) % len(seats), **given), dice)
    t.phase = NOBODY
    t.stage = course.CLOSED if len(seats) > 1 else course.REAPED
    course.advance(t)
    return t


def settle(t: ValeriaState) -> ValeriaState:
    """Make decisions until the next action phase or the end of the game, taking and paying as little as possible."""
    for _ in range(200):
        if t.phase in (ACT, OVER):
            return t
        allowed = options(t)
        do(t, next((one for one in ("done", "nothing", "decline") if one in allowed), allowed[0]))
    raise AssertionError("There is no next action.")


def seen(t: ValeriaState, seat: int | None) -> Any:
    """Return the view of a seat (``None``: a spectator), without a static type."""
    return t.view(seat)


def citizens(t: ValeriaState, seat: int = 0) -> Any:
    return seen(t, None)["seats"][seat]["citizens"]


def monsters(t: ValeriaState, seat: int = 0) -> Any:
    return seen(t, None)["seats"][seat]["monsters"]


def written(t: ValeriaState) -> Any:
    return t.position()
