"""All characters by their number in the card tables."""

from __future__ import annotations

from typing import Final

from burgrave.citadels.cards import NO_CHARACTER
from burgrave.citadels.characters.abbot import ABBOT
from burgrave.citadels.characters.alchemist import ALCHEMIST
from burgrave.citadels.characters.architect import ARCHITECT
from burgrave.citadels.characters.artist import ARTIST
from burgrave.citadels.characters.assassin import ASSASSIN
from burgrave.citadels.characters.base import Character
from burgrave.citadels.characters.bishop import BISHOP
from burgrave.citadels.characters.blackmailer import BLACKMAILER
from burgrave.citadels.characters.cardinal import CARDINAL
from burgrave.citadels.characters.diplomat import DIPLOMAT
from burgrave.citadels.characters.emperor import EMPEROR
from burgrave.citadels.characters.king import KING
from burgrave.citadels.characters.magician import MAGICIAN
from burgrave.citadels.characters.magistrate import MAGISTRATE
from burgrave.citadels.characters.marshal import MARSHAL
from burgrave.citadels.characters.merchant import MERCHANT
from burgrave.citadels.characters.navigator import NAVIGATOR
from burgrave.citadels.characters.patrician import PATRICIAN
from burgrave.citadels.characters.queen import QUEEN
from burgrave.citadels.characters.scholar import SCHOLAR
from burgrave.citadels.characters.seer import SEER
from burgrave.citadels.characters.spy import SPY
from burgrave.citadels.characters.tax_collector import TAX_COLLECTOR
from burgrave.citadels.characters.tax_collector_old import TAX_COLLECTOR_OLD
from burgrave.citadels.characters.thief import THIEF
from burgrave.citadels.characters.trader import TRADER
from burgrave.citadels.characters.warlord import WARLORD
from burgrave.citadels.characters.witch import WITCH
from burgrave.citadels.characters.wizard import WIZARD

POWERS: Final[list[Character]] = [
    ASSASSIN, WITCH, MAGISTRATE,
    THIEF, SPY, BLACKMAILER, TAX_COLLECTOR_OLD,
    MAGICIAN, WIZARD, SEER,
    KING, EMPEROR, PATRICIAN,
    BISHOP, ABBOT, CARDINAL,
    MERCHANT, ALCHEMIST, TRADER,
    ARCHITECT, NAVIGATOR, SCHOLAR,
    WARLORD, DIPLOMAT, MARSHAL,
    QUEEN, ARTIST, TAX_COLLECTOR,
    Character(NO_CHARACTER),  # a player who only gathers has no power at all
]  # fmt: skip
