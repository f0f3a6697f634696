"""Quoted costs and gains match the effects; unavailable stacks have the right reasons."""

from collections import Counter
from collections.abc import Iterator

import pytest
from tests.games.valeria.building import before
from tests.games.valeria.playing import at, do, new, rolling
from tests.terminal.valeria_walks import walk

from burgrave.games.valeria import cards
from burgrave.games.valeria.knowledge.view import open_domains
from burgrave.games.valeria.rules import harvest, scoring
from burgrave.games.valeria.rules.board import ACT, CAPTURE, DICE, DUKE, FREE, HARVEST, OVER, PHASE_NAMES, RAID, THIEF
from burgrave.games.valeria.rules.income import Income, income_of, tableau
from burgrave.games.valeria.rules.market import can_pay
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.games.valeria.verbs import notation, parse
from burgrave.kernel.arrays import numbers
from burgrave.kernel.quote import Quote, Reason

PLAYERS = range(1, 6)
KEPT = ("gold", "strength", "magic", "vp", "points", "citizens", "monsters", "domains")


def quoted(t: ValeriaState, text: str, seat: int = 0) -> Quote:
    return t.quote(seat, parse(text))


def why(t: ValeriaState, text: str, seat: int = 0) -> tuple[str, dict[str, str | int]]:
    reason = t.why_not(seat)[parse(text)]
    return reason.name, reason.arguments


# ---- actual effects -----------------------------------------------------------------------------------------------


def belongings(t: ValeriaState, seat: int) -> dict[str, int]:
    me = t.players[seat]
    found = scoring.points(t, me)
    counts = (me.citizen_count, me.monster_count, me.domain_count)
    has = (me.gold, me.strength, me.magic, me.vp, found.monsters + found.domains, *counts)
    return {what: int(number) for what, number in zip(KEPT, has, strict=True)}


def held(t: ValeriaState, seat: int) -> ValeriaState:
    """Return a copy in which the next decision does not end the phase, so that no automatic steps follow."""
    after = t.copy()
    me = after.players[seat]
    if t.phase == DICE:
        for domain in (cards.FOXGROVE_PALISADE, cards.THE_DESERT_ORCHID, cards.PALACE_OF_THE_DAWN):
            if not me.has(domain):
                me.add_domain(domain)
        me.gold += 20
    elif t.phase == THIEF:
        after.steals += 1
        for other in after.players:
            other.gold += 9
    elif t.phase == HARVEST:
        me.choices += 1
    elif PHASE_NAMES[t.phase] == "victim" and t.actions == 0:
        after.todo = numbers([t.part, *after.todo])
    else:
        after.actions += 1
        if t.phase == FREE:
            after.todo = numbers()  # the other half of a reward does not belong to this choice
    return after


def net(quote: Quote) -> dict[str, int]:
    return {what: quote.gain(what) - quote.cost(what) for what in KEPT}


def expected(t: ValeriaState, seat: int, action: int) -> dict[str, int]:
    """Return the quoted effects, with magic paying for any shortage of gold or strength."""
    quote = t.quote(seat, action)
    found = net(quote)
    main = "strength" if notation(action).startswith("slay") else "gold"
    if notation(action).split()[0] in ("slay", "recruit", "build"):
        lacking = max(quote.cost(main) - t.players[seat].amount(cards.RESOURCE_NAMES.index(main)), 0)
        found[main] += lacking
        found["magic"] -= lacking
    return found


@pytest.mark.parametrize("players", PLAYERS)
def test_a_quote_is_what_happens(players: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(4):
        for t in walk(players, seed, mixed=seed % 2 == 0):
            for seat in t.open_seats():
                for action in t.legal(seat) if t.phase not in (DUKE, RAID, CAPTURE) else []:  # those bring nothing
                    if t.phase == DICE and notation(action) == "done":
                        continue
                    after = held(t, seat)
                    had = belongings(after, seat)
                    after.apply_unchecked(seat, action)
                    while after.phase == FREE and t.phase != FREE:  # a guaranteed citizen
                        after.apply_unchecked(seat, after.legal(seat)[0])
                    if PHASE_NAMES[after.phase] in ("pay", "over"):
                        continue
                    has = belongings(after, seat)
                    happened = {what: has[what] - had[what] for what in KEPT}
                    told = expected(t, seat, action)
                    if t.phase == PHASE_NAMES.index("victim") and players > 1 and told["monsters"]:
                        happened["points"] = 0  # the monster is unknown in advance
                    assert happened == told, (seed, PHASE_NAMES[t.phase], notation(action))
                    seen[notation(action).split()[0]] += 1
    assert {"slay", "recruit", "gain", "build", "magic", "choose", "trade", "steal", "done"} <= set(seen), seen


@pytest.mark.parametrize("players", PLAYERS)
def test_a_price_is_told_of_every_card_at_any_time(players: int) -> None:
    for t in walk(players, 5, steps=600):
        for seat in range(players) if t.phase != OVER else []:
            legal, reasons = t.legal(seat), t.why_not(seat)
            assert not set(legal) & set(reasons)
            for action in tops(t):
                assert action in legal or action in reasons, notation(action)
                quote = t.quote(seat, action)
                assert quote.cost("strength" if "slay" in notation(action) else "gold") > 0
                assert quote.on
            assert set(reasons) <= set(tops(t))


def tops(t: ValeriaState) -> Iterator[int]:
    """Yield the actions that would take the top card of each stack, regardless of the phase."""
    for column in range(5):
        if t.monsters[column]:
            yield parse(f"slay {column + 1}")
        if open_domains(t, column):
            yield parse(f"build {column + 1}")
    for group, number in enumerate((1, 2, 3, 4, 5, 6, 7, 8, 9, 11)):
        if t.citizens[group]:
            yield parse(f"recruit {number}")


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_short_is_all_that_is_missing(players: int) -> None:
    named: Counter[str] = Counter()
    for t in walk(players, 2, steps=900):
        for seat in range(players):
            for action, reason in t.why_not(seat).items():
                named[reason.name] += 1
                if t.phase == ACT and seat == t.active:
                    check_missing(t, seat, action, reason)
    assert {"not-your-turn", "harvest-first"} <= set(named) or players == 1
    assert {"short", "roles", "later"} <= set(named), named


def check_missing(t: ValeriaState, seat: int, action: int, reason: Reason) -> None:
    """Check that a card becomes available with exactly the missing resources and not with fewer."""
    me = t.players[seat].copy()
    quote = t.quote(seat, action)
    main = "strength" if "strength" in quote.costs else "gold"
    assert reason.arguments
    for what, number in reason.arguments.items():
        if what in cards.RESOURCE_NAMES:
            me.add(cards.RESOURCE_NAMES.index(what), int(number))
        else:
            assert me.role(cards.ROLE_NAMES.index(what)) + int(number) == quote.needs[what]
    price = (quote.cost(main), quote.cost("magic"))
    has = me.strength if main == "strength" else me.gold
    assert can_pay(has, me.magic, *price)
    for what in [what for what in reason.arguments if what in cards.RESOURCE_NAMES]:
        less = {"main": has - (what == main), "magic": me.magic - (what == "magic")}
        assert not can_pay(less["main"], less["magic"], *price)


# ---- prices in one place ------------------------------------------------------------------------------------------


def test_the_stronghold_takes_the_copies_out_of_a_price() -> None:
    mine = {"gold": 9, "citizens": {"archer": 3}}
    centre = {"citizens": {4: ["archer"], 5: ["peasant"]}}
    for domains, archer, peasant in (([], 7, 3), (["emerald_stronghold"], 4, 2)):
        t = at([{**mine, "domains": domains}, {}], centre=centre)
        assert quoted(t, "recruit 4").data() == {
            "costs": {"gold": archer}, "brings": {"citizens": 1}, "on": {"citizen": "archer"}
        }  # fmt: skip
        assert quoted(t, "recruit 5").costs == {"gold": peasant}
        assert quoted(t, "recruit 4", 1).costs == {"gold": 4}


def test_a_domain_tells_its_price_its_points_and_the_roles_it_needs() -> None:
    t = before("eye_of_asteraten", domains=["pratchetts_plateau"])
    assert quoted(t, "build 1").data() == {
        "costs": {"gold": 7},
        "brings": {"domains": 1, "points": 1, "strength": 5},
        "needs": {"soldier": 1, "holy": 1},
        "on": {"domain": "eye_of_asteraten"},
    }


def test_a_monster_tells_its_price_its_points_and_what_is_sure() -> None:
    mine = {"strength": 20, "magic": 9, "monsters": {"bane_spider": 2}, "domains": ["the_violet_thorn"]}
    t = at([mine, {}], centre={"monsters": {1: ["spider_queen"], 2: ["treant"], 3: ["troll"]}})
    assert quoted(t, "slay 1").costs == {"strength": 10, "magic": 3}
    assert quoted(t, "slay 1").brings == {"monsters": 1, "points": 5, "magic": 1}
    assert quoted(t, "slay 1").either == [{"gold": 6}, {"citizens": 1, "vp": 1}]
    assert quoted(t, "slay 2").brings == {"monsters": 1, "points": 1, "magic": 2, "gold": 1}
    assert quoted(t, "slay 3").brings == {"monsters": 1, "points": 6, "magic": 3}
    do(t, "slay 1", "magic 3")
    assert quoted(t, "choose 1").data() == {"brings": {"gold": 6}, "on": {"monster": "spider_queen"}}
    assert quoted(t, "choose 2").brings == {"citizens": 1, "vp": 1}


def test_a_payment_is_told_split() -> None:
    t = do(at([{"strength": 9, "magic": 5}, {}], centre={"monsters": {1: ["gold_golem"]}}), "slay 1")
    assert quoted(t, "magic 0").costs == {"strength": 7, "magic": 3}
    assert quoted(t, "magic 2").costs == {"strength": 5, "magic": 5}
    assert quoted(t, "magic 2").brings == {"monsters": 1, "points": 4, "gold": 5}
    assert quoted(t, "magic 2").on == {"monster": "gold_golem"}


def test_the_last_monster_of_a_game_alone_pays_nothing() -> None:
    t = at([{"strength": 3}], centre={"monsters": {1: ["goblin"], 2: [], 3: [], 4: [], 5: []}})
    assert quoted(t, "slay 1").brings == {"monsters": 1, "points": 1}


def test_a_domain_under_a_power_at_work_is_not_told() -> None:
    t = do(before("darktide_harbour"), "build 1")
    assert PHASE_NAMES[t.phase] == "free"
    assert quoted(t, "build 1").data() == {}
    assert parse("build 1") not in t.why_not(0)
    assert quoted(t, "free 1").brings == {"citizens": 1}


# ---- dice, harvest, other players ---------------------------------------------------------------------------------


def test_a_change_of_the_dice_tells_the_gold_and_the_token_of_a_pair() -> None:
    domains = ["foxgrove_palisade", "the_desert_orchid", "palace_of_the_dawn", "gargans_embrace"]
    t = rolling([{"gold": 5, "domains": domains, "citizens": {"cleric": 3}}, {}], (6, 5))
    assert quoted(t, "six 2").data() == {
        "costs": {"gold": 2}, "brings": {"vp": 1}, "on": {"domain": "foxgrove_palisade", "die": 5, "face": 6}
    }  # fmt: skip
    assert quoted(t, "one 1").costs == {"gold": 3}
    assert quoted(t, "lower 1").data() == {
        "brings": {"vp": 1},
        "on": {"domain": "palace_of_the_dawn", "die": 6, "face": 5},
    }
    assert quoted(t, "lower 2").brings == {}


def test_an_exchange_tells_both_sides() -> None:
    t = at(
        [{"gold": 4, "magic": 1, "citizens": {"alchemist": 1}}, {"citizens": {"alchemist": 1}, "magic": 1}], dice=(3, 1)
    )
    assert quoted(t, "trade alchemist").data() == {
        "costs": {"gold": 1}, "brings": {"magic": 3}, "on": {"citizen": "alchemist"}
    }  # fmt: skip
    assert quoted(t, "trade alchemist", 1).data() == {
        "costs": {"magic": 1}, "brings": {"gold": 2}, "on": {"citizen": "alchemist"}
    }  # fmt: skip


def test_who_has_less_gives_less() -> None:
    t = do(before("cutthroats_truce", {"gold": 1}, {"gold": 9}, {}), "build 1")
    assert quoted(t, "from 1").data() == {"brings": {"gold": 1}, "on": {"seat": 1}}
    assert quoted(t, "from 2").brings == {"gold": 3}
    assert quoted(t, "from 3").brings == {}


def test_a_thief_names_whom_it_robs_and_alone_nobody() -> None:
    t = at([{"citizens": {"thief": 1}}, {"gold": 5}], dice=(3, 4))
    assert quoted(t, "steal 1 2 gold").data() == {"brings": {"gold": 2}, "on": {"seat": 1}}
    t = at([{"citizens": {"thief": 1}}], dice=(3, 4))
    assert quoted(t, "steal 0 3 magic").data() == {"brings": {"magic": 3}}


def test_what_is_put_back_is_a_cost() -> None:
    t = do(before("watcher_on_the_water", monsters={"troll": 1}), "build 1")
    assert quoted(t, "return_monster troll").costs == {"monsters": 1, "points": 6}
    assert quoted(t, "return_monster troll").brings == {"vp": 3}
    assert quoted(t, "return_monster troll").on == {"domain": "watcher_on_the_water", "monster": "troll"}
    t = do(before("golden_obelisk_of_nae", magic=3), "build 1", "magic 0")
    assert quoted(t, "accept").data() == {
        "costs": {"magic": 3}, "brings": {"vp": 3}, "on": {"domain": "golden_obelisk_of_nae"}
    }  # fmt: skip


# ---- reasons ------------------------------------------------------------------------------------------------------


def test_all_that_is_missing_is_one_reason() -> None:
    centre = {"monsters": {1: ["wraith"], 2: ["goblin"]}, "domains": {1: ["blood_crow_army"], 2: ["halfpenny_hill"]}}
    t = at([{"strength": 1, "magic": 1, "gold": 2, "citizens": {"archer": 1, "peasant": 3}}, {}], centre=centre)
    assert why(t, "slay 1") == ("short", {"strength": 3, "magic": 2})
    assert why(t, "build 1") == ("roles-short", {"soldier": 2, "gold": 2})
    assert why(t, "build 2") == ("short", {"gold": 3})
    t = at([{"magic": 9, "citizens": {"archer": 1, "peasant": 3}}, {}], centre=centre)
    assert why(t, "slay 2") == ("one", {"strength": 1})
    assert why(t, "build 1") == ("roles-one", {"soldier": 2, "gold": 1})
    t = at([{"gold": 9, "citizens": {"archer": 1, "peasant": 3}}, {}], centre=centre)
    assert why(t, "build 1") == ("roles", {"soldier": 2})


def test_the_moment_comes_before_the_purse() -> None:
    t = at([{"citizens": {"merchant": 1}}, {}], dice=(2, 3))
    assert why(t, "slay 1") == ("harvest-first", {})
    assert why(t, "slay 1", 1) == ("not-your-turn", {})
    t = do(at([{"strength": 9, "magic": 4}, {}], centre={"monsters": {1: ["gold_golem"], 2: ["troll"]}}), "slay 1")
    assert why(t, "slay 2") == ("later", {})


def test_while_dukes_are_chosen_it_is_nobodys_turn() -> None:
    t = new(players=2)
    said = {reason.name for seat in (0, 1) for reason in t.why_not(seat).values()}
    assert said == {"dukes-first"}


def test_a_hunt_tells_what_is_missing_for_a_monster() -> None:
    centre = {"monsters": {1: ["troll"], 2: ["goblin"]}}
    t = do(before("eye_of_asteraten", more={"centre": centre}), "build 1")
    assert PHASE_NAMES[t.phase] == "hunt"
    assert why(t, "slay 1") == ("short", {"strength": 7})
    assert why(t, "recruit 1") == ("later", {})


def test_nothing_is_near_when_the_game_is_over() -> None:
    t = new(players=2, seed=1)
    t.phase = OVER
    assert t.why_not(0) == {}


# ---- income -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_income_is_what_the_harvest_brings(players: int) -> None:
    for number, t in enumerate(walk(players, 3, steps=300)):
        if number % 9 or t.phase == OVER:
            continue
        for dice in range(number % 5, 36, 5):
            harvested(t, dice // 6 + 1, dice % 6 + 1)


def harvested(t: ValeriaState, first: int, second: int) -> None:
    after = t.copy()
    after.dice1, after.dice2 = first, second
    harvest.reap(after, not after.second)
    for player in after.players:
        if harvest.waits(after, player.seat):
            continue
        own = player.seat == t.active and not after.second
        before = t.players[player.seat]
        income = income_of(before, first, second, own_turn=own)
        gained = {name: player.amount(kind) - before.amount(kind) for kind, name in enumerate(cards.RESOURCE_NAMES)}
        assert gained == income.gains
        assert (player.choices, player.compensation) == (income.choices, income.idle)
        assert income.steals == (harvest.thefts(before, harvest.times(after, 7)) if own else 0)
        if harvest.is_open(player):
            assert player.trades == sum(
                often << 5 * harvest.TRADERS.index(cards.CITIZEN_NAMES.index(name))
                for name, often in income.trades.items()
            )


def test_a_tableau_is_enough_to_tell_its_income() -> None:
    me = tableau({"miner": 2, "thief": 1, "merchant": 1}, {}, ["halfpenny_hill"])
    income = income_of(me, 5, 6, own_turn=True)
    assert income.gains == {"gold": 5, "strength": 1, "magic": 0, "vp": 0}
    assert income_of(me, 2, 5, own_turn=True).steals == 1
    assert income_of(me, 2, 5, own_turn=False).choices == 1
    assert income_of(tableau({}, {}, []), 1, 2, own_turn=True).idle
    assert isinstance(income, Income) and income
