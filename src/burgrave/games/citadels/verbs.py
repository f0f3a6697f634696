"""Action verbs of Citadels: every decision in every ruleset is a verb with at most one argument.

Decisions with several parts are split into several steps. ``VERBS`` declares each verb once for the rules, environments
and browser client. A new verb gets the next number; the rows of ``VERBS`` are in the order in which clients show the
buttons.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.cards import CHARACTER_NAMES, DISTRICT_NAMES, GILDED, TYPE_NAMES
from burgrave.kernel.action_space import Action, ActionSpace, Verb
from burgrave.kernel.ints import i64

GOLD: Final = 0 << 7  # gather gold
CARDS: Final = 1 << 7  # gather cards
END: Final = 2 << 7  # end the turn
INCOME: Final = 3 << 7  # district income
DONE: Final = 4 << 7  # stop discarding, paying, beautifying
BONUS: Final = 5 << 7  # Merchant's gold, Architect's cards, Queen's gold
SAIL_GOLD: Final = 6 << 7  # Navigator: 4 gold
SAIL_CARDS: Final = 7 << 7  # Navigator: 4 cards
STUDY: Final = 8 << 7  # Scholar: draw seven
FORESEE: Final = 9 << 7  # Seer: a random card from each other hand
REPLACE: Final = 10 << 7  # Magician: exchange cards with the deck
COLLECT: Final = 11 << 7  # Tax Collector: take the pool
SMITHY: Final = 12 << 7
LABORATORY: Final = 13 << 7
MUSEUM: Final = 14 << 7
PAY_CARDS: Final = 15 << 7  # build the Thieves' Den with cards
BRIBE: Final = 16 << 7
REFUSE: Final = 17 << 7
FLIP: Final = 18 << 7  # Blackmailer: reveal the threat
LEAVE: Final = 19 << 7  # Blackmailer: leave the threat face down
CONFISCATE: Final = 20 << 7
DECLINE: Final = 21 << 7  # decline any offer
STAY: Final = 22 << 7  # Theater: no swap
TAKE_GOLD: Final = 23 << 7  # Emperor
TAKE_CARD: Final = 24 << 7  # Emperor
TAKE_NOTHING: Final = 25 << 7  # Emperor
BUILD_IT: Final = 26 << 7  # Wizard: build the taken card at once
KEEP_IT: Final = 27 << 7  # Wizard: add it to the hand
PAY_GOLD: Final = 28 << 7  # older Emperor: the receiver of the crown gives a gold
RECLAIM: Final = 29 << 7  # Graveyard
DECLARE: Final = 30 << 7  # Bell Tower

PICK: Final = 31 << 7
KEEP: Final = 32 << 7
BUILD: Final = 33 << 7
DISCARD: Final = 34 << 7
BURY: Final = 35 << 7
DISTRICT: Final = 36 << 7  # district of the chosen city
DESTROY: Final = 37 << 7  # Warlord
SWAP: Final = 38 << 7  # Magician
ROB: Final = 39 << 7
KILL: Final = 40 << 7
BEWITCH: Final = 41 << 7
SIGN: Final = 42 << 7  # the signed warrant
WARRANT: Final = 43 << 7  # a blank warrant
THREATEN: Final = 44 << 7  # the real threat
BLUFF: Final = 45 << 7  # the blank threat
SPY: Final = 46 << 7
INSPECT: Final = 47 << 7  # Spy
PEEK: Final = 48 << 7  # Wizard
TAKE: Final = 49 << 7  # Wizard, Lighthouse
GIVE: Final = 50 << 7  # Seer, Cardinal, receiver of the crown
CROWN: Final = 51 << 7  # Emperor
BEG: Final = 52 << 7  # Abbot
MIX: Final = 53 << 7  # Abbot's income: this much gold, the rest in cards
BORROW: Final = 54 << 7  # Cardinal: card to build with borrowed gold
LENDER: Final = 55 << 7  # Cardinal
EXCHANGE: Final = 56 << 7  # Diplomat
SEIZE: Final = 57 << 7  # Marshal
BEAUTIFY: Final = 58 << 7
OFFER: Final = 59 << 7  # Diplomat: district to give
SACRIFICE: Final = 60 << 7  # Necropolis: district to destroy
FRAMEWORK: Final = 61 << 7  # card to build by destroying the Framework
UNDER: Final = 62 << 7  # card to put under the deck (first)
TUCK: Final = 63 << 7  # card to put under the Museum
DEMOLISH: Final = 64 << 7  # Armory
STAGE: Final = 65 << 7  # Theater
LEND: Final = 66 << 7  # Theater with two characters each

VERBS: Final = [  # in button order
    Verb("gold", GOLD, sign="coin", key="g"),
    Verb("cards", CARDS, place="deck", sign="card-pickup", key="d"),
    Verb("bribe", BRIBE, cards="blackmailer", sign="cash"),
    Verb("refuse", REFUSE, cards="blackmailer"),
    Verb("flip", FLIP, cards="blackmailer", power=True),
    Verb("leave", LEAVE, cards="blackmailer"),
    Verb("confiscate", CONFISCATE, cards="magistrate", place="step", power=True),
    Verb("reclaim", RECLAIM, cards="graveyard", place="step", sign="tombstone"),
    Verb("declare", DECLARE, cards="bell_tower", place="tile bell_tower", sign="bell"),
    Verb("build_it", BUILD_IT, cards="wizard", place="step"),
    Verb("keep_it", KEEP_IT, cards="wizard", place="step"),
    Verb("pay_gold", PAY_GOLD, cards="emperor", sign="coin"),
    Verb("take_gold", TAKE_GOLD, cards="emperor", sign="coin"),
    Verb("take_card", TAKE_CARD, cards="emperor", sign="card-pickup"),
    Verb("income", INCOME, sign="of type", key="i"),
    Verb("mix", MIX, "gold", cards="abbot", sign="of type", key="i"),
    Verb("bonus", BONUS, sign="of character", power=True),
    Verb("sail_gold", SAIL_GOLD, cards="navigator", sign="ship-wheel", power=True),
    Verb("sail_cards", SAIL_CARDS, cards="navigator", sign="ship-wheel"),
    Verb("study", STUDY, cards="scholar", sign="open-book", power=True),
    Verb("collect", COLLECT, cards="tax_collector", place="pool", sign="receive-money", power=True),
    Verb("kill", KILL, "character", cards="assassin", place="rank", sign="plain-dagger", power=True),
    Verb("bewitch", BEWITCH, "character", cards="witch", place="rank", sign="cauldron", power=True),
    Verb("rob", ROB, "character", cards="thief", place="rank", sign="swap-bag", power=True),
    Verb("sign", SIGN, "character", secret=True, cards="magistrate", place="rank", sign="gavel", power=True),
    Verb("warrant", WARRANT, "character", secret=True, cards="magistrate", place="rank", sign="gavel", power=True),
    Verb(
        "threaten",
        THREATEN,
        "character",
        secret=True,
        cards="blackmailer",
        place="rank",
        sign="stabbed-note",
        power=True,
    ),
    Verb("bluff", BLUFF, "character", secret=True, cards="blackmailer", place="rank", sign="stabbed-note", power=True),
    Verb("spy", SPY, "seat", cards="spy", place="seat", sign="spyglass", power=True),
    Verb("inspect", INSPECT, "type", cards="spy", sign="spyglass"),
    Verb("swap", SWAP, "seat", cards="magician", place="seat", sign="card-exchange", power=True),
    Verb("replace", REPLACE, cards="magician", sign="card-exchange", power=True),
    Verb("peek", PEEK, "seat", cards="wizard", place="seat", sign="eye", power=True),
    Verb("foresee", FORESEE, cards="seer", sign="crystal-ball", power=True),
    Verb("crown", CROWN, "seat", cards="emperor", place="seat", sign="crown", power=True),
    Verb("beg", BEG, "seat", cards="abbot", place="seat", sign="receive-money", power=True),
    Verb("destroy", DESTROY, "seat", cards="warlord", place="seat", sign="warlord-helmet", power=True),
    Verb("exchange", EXCHANGE, "seat", cards="diplomat", place="seat", sign="shaking-hands", power=True),
    Verb("seize", SEIZE, "seat", cards="marshal", place="seat", sign="knight-banner", power=True),
    Verb(
        "district", DISTRICT, "district", cards="warlord diplomat marshal armory", place="target", sign="crossed-swords"
    ),
    Verb("offer", OFFER, "district", cards="diplomat", place="own", sign="shaking-hands", power=True),
    Verb("beautify", BEAUTIFY, "district", cards="artist", place="own", sign="palette", power=True),
    Verb("smithy", SMITHY, cards="smithy", place="tile smithy", district="smithy"),
    Verb("laboratory", LABORATORY, cards="laboratory", place="tile laboratory", district="laboratory"),
    Verb("museum", MUSEUM, cards="museum", place="tile museum", district="museum"),
    Verb("demolish", DEMOLISH, "seat", cards="armory", place="seat", district="armory"),
    Verb("stage", STAGE, "seat", cards="theater", place="seat"),
    Verb("lend", LEND, "character", secret=True, cards="theater", place="dealt"),
    Verb("pick", PICK, "character", secret=True, place="dealt"),
    Verb("bury", BURY, "character", secret=True, place="dealt"),
    Verb("keep", KEEP, "kind", secret=True, place="dealt"),
    Verb("under", UNDER, "kind", secret=True, place="dealt"),
    Verb("take", TAKE, "kind", secret=True, cards="wizard lighthouse", place="dealt"),
    Verb("discard", DISCARD, "kind", secret=True, cards="magician laboratory thieves_den", place="card"),
    Verb("give", GIVE, "kind", secret=True, cards="seer cardinal emperor", place="card"),
    Verb("tuck", TUCK, "kind", secret=True, cards="museum", place="card", sign="amphora"),
    Verb("lender", LENDER, "seat", cards="cardinal", place="seat", sign="prayer"),
    Verb("build", BUILD, "kind", place="card", sign="hammer-nails", key="b"),
    Verb("pay_cards", PAY_CARDS, cards="thieves_den", place="card thieves_den", sign="hood"),
    Verb("framework", FRAMEWORK, "kind", cards="framework", place="card", district="framework"),
    Verb("sacrifice", SACRIFICE, "district", cards="necropolis", place="own", district="necropolis"),
    Verb("borrow", BORROW, "kind", cards="cardinal", place="card", sign="prayer"),
    Verb("take_nothing", TAKE_NOTHING, cards="emperor", closes=True),
    Verb("decline", DECLINE, key="e", closes=True),
    Verb("stay", STAY, cards="theater", key="e", closes=True),
    Verb("done", DONE, key="e", closes=True),
    Verb("end", END, key="e", closes=True),
]

_ARGUMENTS: Final[dict[str, list[str | int | None]]] = {
    "character": [*CHARACTER_NAMES],
    "kind": [*DISTRICT_NAMES],
    "district": [*DISTRICT_NAMES, *([None] * (GILDED - len(DISTRICT_NAMES))), *(name + "+" for name in DISTRICT_NAMES)],
    "seat": [*range(8)],
    "type": [*TYPE_NAMES],
    "gold": [*range(16)],
}
ACTIONS: Final = ActionSpace("Citadels", VERBS, _ARGUMENTS)


def decode(action: object) -> Action:
    """Return the structured form of an action id; a district that carries gold is written ``manor+``."""
    return ACTIONS.decode(action)


def encode(verb: str, argument: str | int | None = None) -> int:
    """Return the id of a structured action."""
    return ACTIONS.parse(str(Action(verb, argument)))


def is_concealed(action: i64) -> bool:
    """Return True if the other seats see only that an action was played, not which one."""
    return ACTIONS.is_secret(action)


def notation(action: int) -> str:
    """Return the short text of an action as used in records, such as ``build castle``."""
    return ACTIONS.notation(action)


def parse(text: object) -> int:
    """Return the action id that ``notation`` wrote as ``text``."""
    return ACTIONS.parse(text)
