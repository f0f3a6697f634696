"""The numbers that say how the rule bot judges; all of them in points unless said otherwise."""

from __future__ import annotations

__all__ = ["Weights"]


class Weights:
    """How much things count. One set serves all games; another may be tried against it."""

    def __init__(self) -> None:
        # resources
        self.price = [0.52, 0.45, 0.48]  # what one gold, strength or magic buys
        self.early = 0.05  # ... and more of it for each turn to come
        self.price_alone = [0.4, 0.8, 0.8]
        self.room = [5.0, 5.0, 4.0]  # how much of each can be spent in a turn to come: beyond that it is worth less
        self.coming = 1.0  # how much of the income to come competes with what there is
        self.least = 0.1  # of what resources can buy, however many there are
        # citizens
        self.income = 1.0  # of what citizens are likely to bring
        self.traded = 0.75  # how often an exchange can be paid and is wanted
        self.stolen = 2.6  # what a Thief finds, on average
        self.of_role = [1.2, 0.6]  # the first and the second of a role: domains still hidden will ask for them
        self.role_wanted = [0.4, 0.2, 0.1]  # the part of an open domain's worth that a role has: 1, 2, 3 missing
        self.action = 1.0  # what any action brings
        # others
        self.rival = 0.6  # what a point of all the others together costs
        self.closing = 5.0  # to bring the end about while ahead ...
        self.staying = 15.0  # alone, not to bring it about while behind ...
        self.lead = 4.0  # ... by so much, or more
        self.turn = 5.0  # what a late turn brings
        self.long = 18  # rounds: after so many the game should come to an end
        self.haste = 0.3
        # alone
        self.captured = 0.3  # what the Dark Lord's duke is likely to have for a citizen
        self.open_column = 20.0  # harm of taking the last card of a column, less for each one left
        self.exhausting = 2.0  # harm of exhausting a stack
        # rounds to come for each card that is still to go, by players
        self.pace = [0.0, 0.77, 0.72, 0.36, 0.21, 0.14]
        self.pace_more = 0.2
