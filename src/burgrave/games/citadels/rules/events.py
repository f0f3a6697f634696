"""Event kinds of Citadels and their arguments.

``ARGUMENTS`` names the arguments of each kind in order; user interfaces use it to describe an event.
"""

from __future__ import annotations

from typing import Final

ROUND: Final = 0
FACE_UP: Final = 1
PICKED: Final = 2
PICKED_CHARACTER: Final = 3
BURIED: Final = 4
BURIED_CHARACTER: Final = 5
STAGED: Final = 6
STAYED: Final = 7
STAGE_GOT: Final = 8
SILENCE: Final = 9
REVEAL: Final = 10
THEFT: Final = 11
CROWNED: Final = 12
GATHER_GOLD: Final = 13
LOOK: Final = 14
DREW_CARD: Final = 15
KEPT: Final = 16
KEPT_CARD: Final = 17
INCOME: Final = 18
DRAW: Final = 19
GAIN: Final = 20
PAYS: Final = 21
BUILD: Final = 22
CONFISCATED: Final = 23
DECLINED: Final = 24
BRIBED: Final = 25
REFUSED: Final = 26
FLIPPED: Final = 27
LEFT: Final = 28
KILL: Final = 29
BEWITCH: Final = 30
ROB: Final = 31
WARRANTS: Final = 32
SIGNED: Final = 33
THREATS: Final = 34
REAL_THREAT: Final = 35
SPY: Final = 36
SEEN_CARD: Final = 37
SWAP: Final = 38
REPLACE: Final = 39
PEEK: Final = 40
CARD_MOVES: Final = 41
CARD_SEEN: Final = 42
SEER: Final = 43
DESTROY: Final = 44
DESTROYED: Final = 45
EXCHANGE: Final = 46
SEIZE: Final = 47
ARMORY: Final = 48
SACRIFICE: Final = 49
FRAMEWORK: Final = 50
BEAUTIFY: Final = 51
TAX: Final = 52
COLLECT: Final = 53
POOR_HOUSE: Final = 54
PARK: Final = 55
REFUND: Final = 56
SMITHY: Final = 57
LABORATORY: Final = 58
TUCKED: Final = 59
TUCKED_CARD: Final = 60
END: Final = 61
SUSPENDED: Final = 62
RESUMED: Final = 63
FIRST_COMPLETE: Final = 64
HEIR: Final = 65
STUDY: Final = 66
FINISHED: Final = 67
DISCARD: Final = 68
DISCARDED_CARD: Final = 69
DEN: Final = 70
BORROW: Final = 71
MIX: Final = 72
COURT: Final = 73
NO_TURN: Final = 74
RECLAIMED: Final = 75
UNCLAIMED: Final = 76
TOWER: Final = 77
TOWER_GONE: Final = 78
SEARCHED: Final = 79
SEARCH_CARD: Final = 80
HOSPITAL: Final = 81
THRONE_ROOM: Final = 82
TAXED: Final = 83
FORGONE: Final = 84
UNDECLARED: Final = 85
LAID: Final = 86
MUSEUM_CARD: Final = 87

# kind -> (name, argument names); seats count from 0, characters and kinds are numbers of the card tables
ARGUMENTS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    ROUND: ("round", ("number", "seat")),  # a round begins; seat picks first
    FACE_UP: ("face_up", ("character",)),  # discarded face-up
    PICKED: ("picked", ("seat",)),
    PICKED_CHARACTER: ("picked_character", ("seat", "character")),  # private
    BURIED: ("buried", ("seat",)),
    BURIED_CHARACTER: ("buried_character", ("seat", "character")),  # private
    STAGED: ("staged", ("seat", "other")),  # Theater: swapped a character with other
    STAYED: ("stayed", ("seat",)),  # Theater: no swap
    STAGE_GOT: ("stage_got", ("seat", "character")),  # private to both partners: seat now holds character
    SILENCE: ("silence", ("character",)),  # rank called, no reveal
    REVEAL: ("reveal", ("seat", "character")),
    THEFT: ("theft", ("seat", "other", "gold")),  # seat loses gold to other
    CROWNED: ("crowned", ("seat",)),
    GATHER_GOLD: ("gather_gold", ("seat", "gold")),
    LOOK: ("look", ("seat", "count")),  # drew cards to choose from
    DREW_CARD: ("drew_card", ("seat", "kind")),  # private
    KEPT: ("kept", ("seat",)),
    KEPT_CARD: ("kept_card", ("seat", "kind")),  # private
    INCOME: ("income", ("seat", "type", "count")),
    DRAW: ("draw", ("seat", "count")),
    GAIN: ("gain", ("seat", "gold")),
    PAYS: ("pays", ("seat", "other", "gold")),
    BUILD: ("build", ("seat", "kind", "gold")),
    CONFISCATED: ("confiscated", ("seat", "other", "kind", "gold")),  # seat takes what other paid for
    DECLINED: ("declined", ("seat",)),  # no warrant shown
    BRIBED: ("bribed", ("seat", "other", "gold")),
    REFUSED: ("refused", ("seat",)),
    FLIPPED: ("flipped", ("seat", "character", "real")),
    LEFT: ("left", ("seat",)),
    KILL: ("kill", ("seat", "character")),
    BEWITCH: ("bewitch", ("seat", "character")),
    ROB: ("rob", ("seat", "character")),
    WARRANTS: ("warrants", ("seat", "character", "character", "character")),
    SIGNED: ("signed", ("seat", "character")),  # private
    THREATS: ("threats", ("seat", "character", "character")),
    REAL_THREAT: ("real_threat", ("seat", "character")),  # private
    SPY: ("spy", ("seat", "other", "type")),
    SEEN_CARD: ("seen_card", ("other", "kind")),  # private: other holds it
    SWAP: ("swap", ("seat", "other")),
    REPLACE: ("replace", ("seat", "count")),
    PEEK: ("peek", ("seat", "other")),
    CARD_MOVES: ("card_moves", ("seat", "other")),  # a card goes from seat to other
    CARD_SEEN: ("card_seen", ("seat", "other", "kind")),  # private to both
    SEER: ("seer", ("seat",)),
    DESTROY: ("destroy", ("seat", "other", "kind", "gold")),
    DESTROYED: ("destroyed", ("seat", "kind")),  # seat loses a district
    EXCHANGE: ("exchange", ("seat", "other", "kind", "own")),  # own: kind given to other
    SEIZE: ("seize", ("seat", "other", "kind", "gold")),
    ARMORY: ("armory", ("seat", "other", "kind")),
    SACRIFICE: ("sacrifice", ("seat", "kind")),
    FRAMEWORK: ("framework", ("seat", "kind")),
    BEAUTIFY: ("beautify", ("seat", "kind")),
    TAX: ("tax", ("seat",)),
    COLLECT: ("collect", ("seat", "gold")),
    POOR_HOUSE: ("poor_house", ("seat",)),
    PARK: ("park", ("seat",)),
    REFUND: ("refund", ("seat", "gold")),
    SMITHY: ("smithy", ("seat",)),
    LABORATORY: ("laboratory", ("seat",)),
    TUCKED: ("tucked", ("seat",)),
    TUCKED_CARD: ("tucked_card", ("seat", "kind")),  # private
    END: ("end", ("seat",)),
    SUSPENDED: ("suspended", ("seat",)),  # the Witch waits
    RESUMED: ("resumed", ("seat", "character")),
    FIRST_COMPLETE: ("first_complete", ("seat",)),
    HEIR: ("heir", ("seat", "character")),  # killed rank 4 shown at the end of the round
    STUDY: ("study", ("seat",)),  # Scholar: the deck is shuffled
    FINISHED: ("finished", ()),
    DISCARD: ("discard", ("seat",)),
    DISCARDED_CARD: ("discarded_card", ("seat", "kind")),  # private
    DEN: ("den", ("seat", "count")),  # cards paid for the Thieves' Den
    BORROW: ("borrow", ("seat", "other", "gold")),  # Cardinal
    MIX: ("mix", ("seat", "gold", "count")),  # Abbot's income
    COURT: ("court", ("seat", "gold")),  # Queen
    NO_TURN: ("no_turn", ("seat",)),  # end of a turn that only gathers
    RECLAIMED: ("reclaimed", ("seat", "kind")),  # Graveyard: the destroyed district for 1 gold
    UNCLAIMED: ("unclaimed", ("seat",)),
    TOWER: ("tower", ("seat",)),  # Bell Tower declared: seven districts complete a city
    TOWER_GONE: ("tower_gone", ()),  # city size back to eight
    SEARCHED: ("searched", ("seat",)),  # Lighthouse: searched the deck, which is then shuffled
    SEARCH_CARD: ("search_card", ("seat", "kind")),  # private: the card taken
    HOSPITAL: ("hospital", ("seat",)),  # killed, but gathers
    THRONE_ROOM: ("throne_room", ("seat",)),  # the crown moved
    TAXED: ("taxed", ("seat", "other")),  # seat pays other, the older Tax Collector
    FORGONE: (
        "forgone",
        ("seat",),
    ),  # declines the extra resource, the Lighthouse card or, as the Witch, naming a character
    UNDECLARED: ("undeclared", ("seat",)),  # Bell Tower not declared
    LAID: ("laid", ("seat", "kind")),  # laid down, still to be paid for with cards
    MUSEUM_CARD: ("museum_card", ("seat", "kind")),  # private: found by the Museum's new owner
}
EVENT_NAMES: Final = {kind: row[0] for kind, row in ARGUMENTS.items()}
