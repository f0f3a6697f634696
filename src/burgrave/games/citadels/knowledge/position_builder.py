"""Functions that fill in omitted fields of a position: setup, random cards, crown, markers and turn."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels.cards import CARD_KIND, CHARACTER_NAMES, CHARACTER_RANK, DISTRICT_NAMES
from burgrave.games.citadels.knowledge import position_fields as fields
from burgrave.games.citadels.rules import build
from burgrave.games.citadels.rules import pieces as phases
from burgrave.games.citadels.rules.pieces import USED_BONUS
from burgrave.games.citadels.rules.ruleset import (
    CUSTOM,
    DEFAULT,
    MOST_PLAYERS,
    RANDOM,
    RULES_VERSION,
    Ruleset,
    check_cast,
    check_swaps,
    check_uniques,
    default_scenario,
    replaced,
    ruleset_named,
    scenarios_of,
    without_graveyard,
)
from burgrave.games.citadels.rules.setup import Setup, resolve, short_game, with_bonus
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.arrays import numbers
from burgrave.kernel.bits import bit
from burgrave.kernel.errors import PositionError, SetupError
from burgrave.kernel.fields import Archive, refuse, texts_in
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng, shuffled

KEYS: Final = [*fields.KEYS, "cast", "bonus", "without", "deck_top", "deck_bottom"]
CALLS: Final = -1  # no phase: the first character is about to be called
_PLAYERS: Final = 4
_DEPTH: Final = 5
_HAVE_EXTRA: Final = [cards.MERCHANT, cards.ARCHITECT, cards.NAVIGATOR]
# a key that only makes sense with this character or district in the game
_IMPLIED: Final = [
    ("killed", "assassin"), ("bewitched", "witch"), ("warrants", "magistrate"), ("robbed", "thief"),
    ("threats", "blackmailer"), ("pool", "tax_collector"), ("museum", "museum"), ("theater", "theater"),
    ("tower", "bell_tower"), ("haunted_this_round", "haunted_quarter"), ("collector", "tax_collector_old"),
    ("early_builder", "tax_collector_old"), ("cannot_build", "navigator"), ("unhealed", "hospital"),
]  # fmt: skip
_SEATS: Final = ["collector", "early_builder", "cannot_build", "unhealed"]  # seats, so 0 is a valid value


# ---- setup of the game --------------------------------------------------------------------------------------------


def read_game(f: Archive, seed: object) -> Setup:
    """Return a setup that includes everything the position mentions.

    It is the position's scenario or, without one, the scenario for a first game, altered as needed. Printed scenarios,
    and complete casts with complete decks, are left unchanged.
    """
    listed = len(f.list_of("seats", "objects"))
    h = fields.Header(DEFAULT, min(listed, MOST_PLAYERS) if listed >= 2 else _PLAYERS, "", RULES_VERSION)
    if f.has("cast"):
        both = f.has("characters")
        refuse(both, "The position has both 'characters' and 'cast', which mean the same; give one.")
        f.data["characters"] = f.get("cast")
    fields.header_fields(f, h)
    players = int(h.players)
    rules = ruleset_named(h.ruleset, int(h.rulings))
    cast = [fields.CHARACTERS.number(name, "The cast") for name in h.cast]
    kinds = [fields.DISTRICTS.number(name, "The districts") for name in h.districts]
    whole = {CHARACTER_RANK[one] for one in cast}.issuperset(range(1, 9))
    if not (whole and kinds and h.scenario) or f.has("bonus") or f.has("without"):
        short_game(rules, f.flag("short", False))
        if h.scenario == "" or h.scenario == CUSTOM:
            cast, kinds = _first_game(f, h, rules, cast, kinds, whole)
        else:
            setup = resolve(
                ruleset=h.ruleset,
                players=players,
                scenario=h.scenario,
                characters=h.cast,
                districts=h.districts,
                bonus=f.get("bonus"),
                without=f.get("without"),
                rulings=int(h.rulings),
                seed=seed,
            )
            cast = check_cast(cast, players, rules) if whole else setup.cast
            kinds = setup.uniques
    known = scenarios_of(rules)
    if h.scenario not in known and h.scenario not in (RANDOM, CUSTOM):
        raise SetupError(f"There is no scenario {h.scenario!r}; choose from: {', '.join(known)}, {RANDOM}, {CUSTOM}.")
    cast = check_cast([one for one in cast if one >= 0], players, rules)
    if h.scenario != CUSTOM:
        check_swaps(cast, rules)
    uniques = check_uniques(kinds, rules, cast, h.scenario == CUSTOM)
    return Setup(rules, players, h.scenario, cast, uniques, None)


def _first_game(
    f: Archive, h: fields.Header, rules: Ruleset, wanted: list[int], kinds: list[int], whole: bool
) -> tuple[list[int], list[int]]:
    """Return the first-game cast and unique districts, changed to include everything mentioned; set ``h.scenario``."""
    mentioned = _mentioned(f)
    for left_out in f.names("without", []):
        refuse(left_out in mentioned, f"The position names the {left_out}, which is among those 'without'.")
    first_game = default_scenario(rules)
    base = scenarios_of(rules)[first_game]
    base_cast = base.cast(rules, int(h.players))
    ranks = {CHARACTER_RANK[one] for one in wanted}
    also = [i for i, name in enumerate(CHARACTER_NAMES) if name in mentioned and CHARACTER_RANK[i] not in ranks]
    chosen = replaced(base_cast, wanted if whole else wanted + also)
    cast = check_cast(chosen, int(h.players), rules)
    given = with_bonus(rules, cast, kinds, f.get("bonus"), f.get("without"))
    if not kinds:
        kinds = _with_uniques(rules, given or without_graveyard(base.districts, cast), mentioned)
    ours = sorted(chosen) == sorted(base_cast) and sorted(kinds) == sorted(base.districts)
    h.scenario = first_game if ours and h.scenario == "" else CUSTOM
    return cast, check_uniques(kinds, rules, cast, True)


def _mentioned(f: Archive) -> list[str]:
    """Return all strings in a position, and all cards that its nonempty fields imply."""
    texts = texts_in({key: value for key, value in f.data.items() if key != "without"}, _DEPTH, False)
    found = [text.removesuffix("+") for text in texts]
    for key, name in _IMPLIED:
        if f.has(key) and f.get(key) != [] and (f.get(key) != 0 or key in _SEATS):
            found.append(name)
    turn = f.get("turn")
    if isinstance(turn, dict) and turn.get("resumed") is True:
        found.append("witch")
    return found


def _with_uniques(rules: Ruleset, base: list[int], mentioned: list[str]) -> list[int]:
    """Return the base unique districts, with any others that the position mentions.

    In the older editions, the others are added; in the 2016 edition, they replace base districts that the position does
    not mention, starting with the last.
    """
    wanted = [kind for kind in range(cards.BASIC_KINDS, cards.KINDS) if DISTRICT_NAMES[kind] in mentioned]
    if not rules.unique_choices:
        return base + [kind for kind in wanted if kind not in base]
    refuse(len(wanted) > len(base), f"The position names {len(wanted)} unique districts; the deck holds {len(base)}.")
    for kind in base:
        if kind not in wanted and len(wanted) < len(base):
            wanted.append(kind)
    return wanted


def phase_of(f: Archive, seats: list[Archive], turn: Archive) -> i64:
    """Return the default phase for a position that does not give one."""
    if turn.has("character"):
        return phases.MAIN
    chosen = f.has("draft") or [one for one in seats if one.names("characters", [])]
    return CALLS if chosen else phases.PICK


# ---- cards --------------------------------------------------------------------------------------------------------


def lay_deck(t: CitadelsState, f: Archive, seats: list[Archive], turn: Archive, box: fields.CardBox, rng: Rng) -> None:
    """Lay out the deck, and deal the hands that are omitted or given only as a size."""
    if f.has("deck"):
        both = f.has("deck_top") or f.has("deck_bottom")
        refuse(both, "Give either the whole 'deck', or its 'deck_top' and 'deck_bottom'.")
        t.deck = numbers(box.listed(f, "deck"))
        rest = _deal(t, seats, shuffled(box.rest(), rng), False)
        open_seats = [seat for seat, one in enumerate(seats) if not one.has("hand")]
        if rest and not open_seats:
            left = ", ".join(sorted({DISTRICT_NAMES[CARD_KIND[c]] for c in rest}))
            raise PositionError(f"'deck' and hands have no place for {left}; leave a 'hand' or the 'deck' open.")
        for i, card in enumerate(rest):
            t.players[open_seats[i % len(open_seats)]].take(card)
        return
    top = box.listed(f, "deck_top")
    names = f.names("deck_bottom", [])
    destroyed = turn.text("card", "") if f.get("phase") == "grave" else ""
    if destroyed and destroyed not in names:
        f.data["deck_bottom"] = [*names, destroyed]
    bottom = box.listed(f, "deck_bottom")
    t.deck = numbers(top + _deal(t, seats, shuffled(box.rest(), rng), True) + bottom)


def _deal(t: CitadelsState, seats: list[Archive], rest: list[int], all_hands: bool) -> list[int]:
    """Deal hands of a given or default size, and return the remaining cards."""
    for seat, io in enumerate(seats):
        hand = io.get("hand")
        if isinstance(hand, (list, tuple)) or (hand is None and not all_hands):
            continue
        if hand is not None and (not isinstance(hand, int) or isinstance(hand, bool)):
            raise io.wrong("hand", "a list of districts or a number of cards")
        number = int(io.whole("hand", t.rules.starting_hand, 0, cards.CARDS))
        refuse(number > len(rest), f"Seat {seat}: {number} cards cannot be dealt; {len(rest)} are left.")
        t.players[seat].take_all(numbers(rest[:number]))
        rest = rest[number:]
    return rest


# ---- crown and marks ----------------------------------------------------------------------------------------------


def fill_crown(t: CitadelsState, mover: i64) -> None:
    """Fill in the crown's holder and the seat that chose first; ``mover`` is the seat that moved the crown, or -1."""
    if mover >= 0 and t.cast[4] == cards.EMPEROR:
        if t.crown < 0:
            t.crown = (mover + 1) % t.n
            if t.crown == t.starter:
                t.crown = (mover + 2) % t.n
        if t.starter < 0:
            t.starter = mover
    elif t.crown < 0:
        t.crown = mover if mover >= 0 else max(0, t.starter)
    if t.starter < 0:
        t.starter = t.crown


def fill_marks(t: CitadelsState, f: Archive, rng: Rng) -> None:
    """Place the warrants and threats that the position omits."""
    if t.signed:
        missing = 2 - len(f.inner("warrants", fields.WARRANT_KEYS).names("blank", []))
        if missing > 0:
            t.warrants |= fields.mask_of(_others(t, t.warrants, 1, rng)[:missing])
    if t.real_threat:
        given = f.inner("threats", fields.THREAT_KEYS)
        if not given.has("blank"):
            barred = bit(1) | bit(t.killed) | bit(t.bewitched) | bit(t.real_threat)
            t.marked |= bit(_others(t, barred, 2, rng)[0])
        t.marked &= ~1
        if not given.has("on"):
            t.threats = t.marked & ~t.blanks_shown & ~(bit(t.real_threat) if t.real_threat_shown else 0)


def _others(t: CitadelsState, barred: i64, lowest: int, rng: Rng) -> list[int]:
    """Return the ranks from ``lowest`` up, except those in the mask ``barred``, in random order."""
    return shuffled([rank for rank in range(lowest, int(t.ranks_in_play) + 1) if not barred >> rank & 1], rng)


# ---- the turn -----------------------------------------------------------------------------------------------------


def is_drawing(phase: i64) -> bool:
    """Return True if drawn cards are waiting to be kept or discarded."""
    return phase == phases.DRAWN or phase == phases.ORDER or phase == phases.SHED


def is_before_gathering(phase: i64) -> bool:
    """Return True if a phase implies, by default, that the player has not finished gathering."""
    return phase == phases.MAIN or is_drawing(phase)


def only_gathers(t: CitadelsState) -> bool:
    """Return True if the player can do nothing but gather: a bewitched player, or a killed one with the Hospital."""
    return t.rank == t.killed or (t.rank == t.bewitched and not t.resumed)


def crowns(t: CitadelsState, phase: i64) -> bool:
    """Return True if an older edition's Emperor is moving the crown, which he does before gathering."""
    emperor = t.cast[t.rank] == cards.EMPEROR and t.rules.emperor_on_reveal and not only_gathers(t)
    return emperor and (phase == phases.POWER or phase == phases.TRIBUTE)


def fill_resumed(f: Archive, turn: Archive, phase: i64) -> None:
    """Set ``resumed`` in the Witch's part of a bewitched turn, which begins after the victim has gathered."""
    character = turn.get("character")
    if turn.flag("resumed", False) and not f.has("bewitched"):
        f.data["bewitched"] = character
    bewitched = f.has("bewitched") and f.get("bewitched") == character
    later = turn.flag("gathered", False) or not is_before_gathering(phase)
    if bewitched and later and not turn.has("resumed"):
        turn.data["resumed"] = True


def fill_gathered(t: CitadelsState, turn: Archive, phase: i64) -> None:
    """Set ``gathered`` from the phase if the position omits it."""
    if not turn.has("gathered"):
        t.gathered = t.resumed or not (is_before_gathering(phase) or crowns(t, phase))


def fill_progress(t: CitadelsState, turn: Archive, phase: i64, laid: i64) -> None:
    """Fill in the turn's earlier actions; each build has cost at least 1 gold unless the game has free builds."""
    just_built = phase == phases.TOWER or phase == phases.SEARCH
    if not turn.has("used"):
        extra = t.rules.extra_after_action and t.gathered and phase != phases.EXTRA and t.character in _HAVE_EXTRA
        t.used = USED_BONUS if extra else 0
    if not turn.has("builds"):
        t.builds = 1 if just_built and t.limit > 0 else 0
    if not turn.has("spent"):
        me = t.players[t.turn]
        if phase == phases.WARRANT:
            t.spent = turn.whole("price", build.price(t, me, CARD_KIND[laid]), 0, 99)
        elif t.rules.has_free_builds:
            t.spent = 0
        elif not just_built:
            t.spent = t.builds
        else:
            price = build.price(t, me, cards.BELL_TOWER if phase == phases.TOWER else cards.LIGHTHOUSE)
            t.spent = price + max(0, t.builds - 1)
    if not turn.has("warranted"):
        t.warranted = t.warranted and t.builds == 0 and t.spent == 0 and phase != phases.WARRANT


def fill_laid(t: CitadelsState) -> None:
    """Set the price of the card laid down and whether the card counts as a build."""
    kind: i64 = CARD_KIND[t.card]
    if t.phase != phases.DEN:
        t.price = build.price(t, t.players[t.turn], kind)
    t.counted = not build.uncounted(t, kind)
