"""The rulings: what the rulebooks leave open, decided once, each under its number.

A ruling that is a switch is a constant that the rules read, here or as a field of the ruleset; the others are how the
rules are built. ``RULINGS`` says in our own words what was decided and where it acts. The questions stand in
docs/rules/citadels.md.
"""

from __future__ import annotations

from typing import Final

R_06_OWNER_ORDERS_DISCARDS: Final = True
R_14_MAGISTRATE_MAY_MARK_RANK_1: Final = True
R_16_MONUMENT_WEIGHT: Final = 2
R_16_MONUMENT_LIMIT: Final = 5
R_17_MAY_THREATEN_OWN_RANK: Final = True
R_26_ARMORY_ONLY_FROM_INCOMPLETE_CITY: Final = True
R_31_NEW_MUSEUM_OWNER_LOOKS: Final = True
R_32_EMPEROR_MAY_TAKE_NOTHING: Final = True

# number -> (where it acts, what was decided)
RULINGS: Final[dict[str, tuple[str, str]]] = {
    "R-01": (
        "rules.choosing.deal_characters",
        "2016 lays characters open first and then hides one; the older editions do it the other way round.",
    ),
    "R-02": (
        "rules.ruleset.Ruleset.face_up",
        "Never: nothing is laid open for three, and eight need nine characters.",
    ),
    "R-03": (
        "rules.scoring.ranks",
        (
            "The highest rank shown in the last round decides in 2016; in 2010, and in classic, which prints "
            "nothing, the dearer districts and then the fuller stash. Those still equal share the place."
        ),
    ),
    "R-04": (
        "rules.choosing._after_pick",
        "Three players: the card buried after the third pick is drawn unseen.",
    ),
    "R-05": (
        "rules.calls._reveal",
        "On a reveal: theft, then the crown, then the late tax of the older editions, then bewitching or the threat.",
    ),
    "R-06": (
        "rules.turn.legal_order",
        "Whoever puts several cards under the deck chooses their order.",
    ),
    "R-07": (
        "rules.turn.fill_main",
        (
            "Powers may be used before gathering, save those of the older editions that come after it or at the "
            "end of the turn; nothing is built before it."
        ),
    ),
    "R-08": (
        "rules.turn.finish",
        (
            "End of turn: in the older editions rank 8 and then the tax; in all of them Poor House, Park, then "
            "the Alchemist's refund."
        ),
    ),
    "R-09": (
        "rules.characters.base.name_victims",
        "A character that lies face-up may be named; nothing comes of it.",
    ),
    "R-10": (
        "rules.characters.base.name_victims",
        "A player's own second character may be named.",
    ),
    "R-11": (
        "rules.characters.witch",
        "She must in 2016; in the older editions she may decline, and then has an ordinary turn.",
    ),
    "R-12": (
        "rules.turn._gather_cards",
        (
            "With the Library every card drawn while gathering is kept in 2016, three with the Observatory; in "
            "the older editions two of these three."
        ),
    ),
    "R-13": (
        "rules.calls._resume",
        (
            "The resumed Witch is the character in all things: Queen's seat, Tax Collector's exemption, the taxes"
            " of the older Tax Collector."
        ),
    ),
    "R-14": (
        "rules.characters.magistrate",
        "A warrant may lie on rank 1; it never acts.",
    ),
    "R-15": (
        "rules.build.pay",
        "If the first paid district may not be taken, the chance is gone.",
    ),
    "R-16": (
        "rules.build.may_enter",
        "The Monument counts two toward completion only; from five districts on it may be swapped in, not built.",
    ),
    "R-17": (
        "rules.characters.blackmailer",
        "The Blackmailer may mark rank 2; that threat is never settled.",
    ),
    "R-18": (
        "rules.characters.tax_collector",
        (
            "An Assassin who built before the Tax Collector was shown, and a Witch who declined and built: "
            "classic prints both, 2010 the first only, but it holds for both."
        ),
    ),
    "R-19": (
        "rules.build.closed_names",
        "The card he took, and only if it is built at once.",
    ),
    "R-20": (
        "rules.calls._reveal",
        "King and Patrician take the crown as they are revealed, in every edition.",
    ),
    "R-21": (
        "rules.characters.bishop",
        "The Bishop protects his city until the round ends.",
    ),
    "R-22": (
        "rules.characters.cardinal",
        "One exchange a turn, with one player, for exactly what is missing.",
    ),
    "R-23": (
        "rules.characters.marshal",
        "The Great Wall raises the Marshal's price, not his limit of three.",
    ),
    "R-24": (
        "rules.characters.queen",
        (
            "The Queen looks for the player who showed rank 4; in classic, with an Emperor in the cast, for the "
            "one who has the crown in her turn."
        ),
    ),
    "R-25": (
        "rules.turn.begin",
        "Once per turn means once in each turn of the owner.",
    ),
    "R-26": (
        "rules.districts.own_turn",
        (
            "The Armory may not be given up from a complete city, and hits any incomplete one, the Keep included;"
            " in 2010 not the owner's."
        ),
    ),
    "R-27": (
        "rules.characters.rank8.wall",
        "The Great Wall makes itself dearer in classic, and in no other edition.",
    ),
    "R-28": (
        "rules.calls.end_round",
        "The crown moves for a killed rank 4 before points are counted.",
    ),
    "R-29": (
        "rules.board.Board.destroy",
        (
            "Eight are needed again; if nobody has them when the round ends the game goes on, and who is first is"
            " decided anew."
        ),
    ),
    "R-30": (
        "rules.ruleset",
        "The six scenarios of the Portuguese rulebook.",
    ),
    "R-31": (
        "rules.characters.rank8.receive",
        "A new owner of the Museum may look at its cards.",
    ),
    "R-32": (
        "rules.characters.emperor",
        "The Emperor may leave the resource; only what is there can be taken.",
    ),
    "R-33": (
        "rules.board.Board.draw_to_hand",
        (
            "Every draw takes what is there: gathering, extras, income in cards, the Abbot's mix, Smithy, Scholar, "
            "Spy, Magician and Park alike."
        ),
    ),
    "R-34": (
        "rules.scoring.ranks",
        "The tie-break looks at ranks shown, a killed rank 4 included; none counts 0.",
    ),
    "R-35": (
        "rules.choosing._turn_up",
        "A rank 4 that comes face-up is replaced and shuffled back.",
    ),
    "R-36": (
        "rules.build",
        "Framework and Necropolis may use up a district of a complete city.",
    ),
    "R-37": (
        "rules.scoring.points",
        "First to complete stays first; the bonus of 2 is for cities complete at the end.",
    ),
    "R-38": (
        "rules.board.Board.destroy",
        "Gold on a destroyed district goes to the bank, on a moved one it stays.",
    ),
    "R-39": (
        "rules.build.price",
        "No price falls below 1: the cheapest unique costs 2 and the Factory takes 1.",
    ),
    "R-40": (
        "rules.districts.graveyard",
        (
            "Right after the destruction, if there is 1 gold in the stash; the Witch in the Warlord's place "
            "counts as the Warlord."
        ),
    ),
    "R-41": (
        "rules.districts.hospital",
        "It is shown when called, gathers, and cannot be robbed.",
    ),
    "R-42": (
        "rules.characters.abbot",
        "The 2016 Abbot chooses among tied richest players; in the older editions nobody pays.",
    ),
    "R-43": (
        "rules.ruleset.check_cast",
        "No ninth rank for two or three.",
    ),
    "R-44": (
        "rules.setup.resolve",
        "Eight is the most.",
    ),
    "R-45": (
        "rules.characters.rank8",
        (
            "What Diplomat and Marshal pay, the wall's extra gold included, goes to the owner; what the Warlord "
            "pays goes to the bank."
        ),
    ),
    "R-46": (
        "rules.characters.magician",
        "Replacing means at least one card.",
    ),
    "R-47": (
        "rules.ruleset",
        "With 3 or 8 players the first game adds the Tax Collector unless told otherwise.",
    ),
    "R-48": (
        "rules.characters.blackmailer",
        "The bewitched character is not marked; the Witch as Blackmailer marks neither rank 1 nor rank 2.",
    ),
    "R-49": (
        "rules.calls.end_round",
        "The crown stays, and he is shown at the end of the round only if a Queen is paid for it.",
    ),
    "R-50": (
        "rules.board.Board.put_under",
        "Under the deck, as in 2016.",
    ),
    "R-51": (
        "knowledge.view",
        "They are open, as in 2016: the Abbot asks for it.",
    ),
    "R-52": (
        "rules.characters.diplomat",
        "An exchange may not leave two of a name in either city, in any edition.",
    ),
    "R-53": (
        "rules.build.closed_names",
        "Any number of names may be there twice, none three times.",
    ),
    "R-54": (
        "rules.build",
        "Only gold really paid is paid back.",
    ),
    "R-55": (
        "rules.board.Board.add_district",
        "The first city to reach the size is first, however it got there.",
    ),
    "R-56": (
        "rules.build.may_enter",
        "The Secret Vault cannot be built, nor confiscated nor seized.",
    ),
    "R-57": (
        "rules.turn.begin",
        "The player builds nothing more in that round, whichever character acts.",
    ),
    "R-58": (
        "rules.ruleset.check_cast",
        "No Emperor in a game of two, as in 2016.",
    ),
    "R-59": (
        "rules.districts.own_turn",
        "Once in each turn of the owner, as in the other editions.",
    ),
    "R-60": (
        "rules.build.may_enter",
        "The Monument's limit is tested before paying.",
    ),
    "R-61": (
        "rules.characters.rank8",
        (
            "Yes, but classic bars the Diplomat from taking only: he may give his own Keep, and a district of his own "
            "Bishop's city."
        ),
    ),
    "R-62": (
        "rules.characters.diplomat",
        "Behind a Great Wall even a cheaper district costs 1.",
    ),
    "R-63": (
        "rules.characters.diplomat",
        "A district of the own complete city may be given in classic and 2016, but not in 2010.",
    ),
    "R-64": (
        "knowledge.view",
        "Which cards there are, by kind, and not in which order they lie.",
    ),
    "R-65": (
        "rules.turn.fill_main",
        (
            "No: gathering, extras, income in cards, cards in the Abbot's mix, Smithy and Scholar need a card in the "
            "deck; other draws give nothing."
        ),
    ),
    "R-66": (
        "rules.turn.fill_main",
        "Yes, before and after gathering, as in any turn; what she used counts for the resumed turn as well.",
    ),
}
