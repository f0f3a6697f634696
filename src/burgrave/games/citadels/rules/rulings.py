"""Numbered rulings on questions that the rulebooks leave open.

Some rulings can be changed through constants here or fields of the ruleset; the others are built into the rules.
docs/rules/citadels.md lists the questions and decisions; ``RULINGS`` maps each ruling to the code that implements it.
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

# ruling number -> module, class or function that implements it
RULINGS: Final[dict[str, str]] = {
    "R-01": "rules.choosing.deal_characters",
    "R-02": "rules.ruleset.Ruleset.face_up",
    "R-03": "rules.scoring.ranks",
    "R-04": "rules.choosing._after_pick",
    "R-05": "rules.calls._reveal",
    "R-06": "rules.turn.legal_order",
    "R-07": "rules.turn.fill_main",
    "R-08": "rules.turn.finish",
    "R-09": "rules.characters.base.name_victims",
    "R-10": "rules.characters.base.name_victims",
    "R-11": "rules.characters.witch",
    "R-12": "rules.turn._gather_cards",
    "R-13": "rules.calls._resume",
    "R-14": "rules.characters.magistrate",
    "R-15": "rules.build.pay",
    "R-16": "rules.build.may_enter",
    "R-17": "rules.characters.blackmailer",
    "R-18": "rules.characters.tax_collector",
    "R-19": "rules.build.closed_names",
    "R-20": "rules.calls._reveal",
    "R-21": "rules.characters.bishop",
    "R-22": "rules.characters.cardinal",
    "R-23": "rules.characters.marshal",
    "R-24": "rules.characters.queen",
    "R-25": "rules.turn.begin",
    "R-26": "rules.districts.own_turn",
    "R-27": "rules.characters.rank8.wall",
    "R-28": "rules.calls.end_round",
    "R-29": "rules.board.Board.destroy",
    "R-30": "rules.ruleset",
    "R-31": "rules.characters.rank8.receive",
    "R-32": "rules.characters.emperor",
    "R-33": "rules.board.Board.draw_to_hand",
    "R-34": "rules.scoring.ranks",
    "R-35": "rules.choosing._turn_up",
    "R-36": "rules.build",
    "R-37": "rules.scoring.points",
    "R-38": "rules.board.Board.destroy",
    "R-39": "rules.build.price",
    "R-40": "rules.districts.graveyard",
    "R-41": "rules.districts.hospital",
    "R-42": "rules.characters.abbot",
    "R-43": "rules.ruleset.check_cast",
    "R-44": "rules.setup.resolve",
    "R-45": "rules.characters.rank8",
    "R-46": "rules.characters.magician",
    "R-47": "rules.ruleset",
    "R-48": "rules.characters.blackmailer",
    "R-49": "rules.calls.end_round",
    "R-50": "rules.board.Board.put_under",
    "R-51": "knowledge.view",
    "R-52": "rules.characters.diplomat",
    "R-53": "rules.build.closed_names",
    "R-54": "rules.build",
    "R-55": "rules.board.Board.add_district",
    "R-56": "rules.build.may_enter",
    "R-57": "rules.turn.begin",
    "R-58": "rules.ruleset.check_cast",
    "R-59": "rules.districts.own_turn",
    "R-60": "rules.build.may_enter",
    "R-61": "rules.characters.rank8",
    "R-62": "rules.characters.diplomat",
    "R-63": "rules.characters.diplomat",
    "R-64": "knowledge.view",
    "R-65": "rules.turn.fill_main",
    "R-66": "rules.turn.fill_main",
}
