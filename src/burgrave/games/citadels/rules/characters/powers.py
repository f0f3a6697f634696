"""All characters by their number in ``cards``, including those without a module of their own."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels.rules.characters.abbot import ABBOT
from burgrave.games.citadels.rules.characters.alchemist import ALCHEMIST
from burgrave.games.citadels.rules.characters.architect import ARCHITECT
from burgrave.games.citadels.rules.characters.artist import ARTIST
from burgrave.games.citadels.rules.characters.assassin import ASSASSIN
from burgrave.games.citadels.rules.characters.base import Character
from burgrave.games.citadels.rules.characters.bishop import BISHOP
from burgrave.games.citadels.rules.characters.blackmailer import BLACKMAILER
from burgrave.games.citadels.rules.characters.cardinal import CARDINAL
from burgrave.games.citadels.rules.characters.diplomat import DIPLOMAT
from burgrave.games.citadels.rules.characters.emperor import EMPEROR
from burgrave.games.citadels.rules.characters.magician import MAGICIAN
from burgrave.games.citadels.rules.characters.magistrate import MAGISTRATE
from burgrave.games.citadels.rules.characters.marshal import MARSHAL
from burgrave.games.citadels.rules.characters.merchant import MERCHANT
from burgrave.games.citadels.rules.characters.navigator import NAVIGATOR
from burgrave.games.citadels.rules.characters.queen import QUEEN
from burgrave.games.citadels.rules.characters.scholar import SCHOLAR
from burgrave.games.citadels.rules.characters.seer import SEER
from burgrave.games.citadels.rules.characters.spy import SPY
from burgrave.games.citadels.rules.characters.tax_collector import TAX_COLLECTOR, TAX_COLLECTOR_OLD
from burgrave.games.citadels.rules.characters.thief import THIEF
from burgrave.games.citadels.rules.characters.warlord import WARLORD
from burgrave.games.citadels.rules.characters.witch import WITCH
from burgrave.games.citadels.rules.characters.wizard import WIZARD
from burgrave.kernel.arrays import vec

# ``calls`` gives King and Patrician the crown on the reveal. ``build.uncounted`` exempts the Trader's trade
# districts from the limit.
KING: Final = Character(cards.KING, cards.NOBLE)
PATRICIAN: Final = Character(cards.PATRICIAN, cards.NOBLE, income_in_cards=True)
TRADER: Final = Character(cards.TRADER, cards.TRADE)

POWERS: Final = vec[Character]([
    ASSASSIN, WITCH, MAGISTRATE,
    THIEF, SPY, BLACKMAILER, TAX_COLLECTOR_OLD,
    MAGICIAN, WIZARD, SEER,
    KING, EMPEROR, PATRICIAN,
    BISHOP, ABBOT, CARDINAL,
    MERCHANT, ALCHEMIST, TRADER,
    ARCHITECT, NAVIGATOR, SCHOLAR,
    WARLORD, DIPLOMAT, MARSHAL,
    QUEEN, ARTIST, TAX_COLLECTOR,
    Character(cards.NO_CHARACTER),  # a player who only gathers
])  # fmt: skip
assert [_power.number for _power in POWERS] == list(range(cards.NO_CHARACTER + 1))
