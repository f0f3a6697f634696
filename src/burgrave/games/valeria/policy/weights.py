"""The numbers that say how the rules of thumb judge; all of them in points unless said otherwise."""

from __future__ import annotations

__all__ = ["Weights"]


class Weights:
    """How much things count. One set serves all games of several players; who is alone judges by another."""

    def __init__(self, players: int) -> None:
        alone = players == 1
        # resources
        self.gold = 0.4 if alone else 0.57  # what one of them buys
        self.strength = 0.8 if alone else 0.56
        self.magic = 0.8 if alone else 0.6
        self.duke_domain = 0.0 if alone else 0.08  # ... for each point that a duke gives for a domain
        self.early = 0.05 if alone else 0.08  # ... and more of it for each turn to come
        self.room_gold = 5.0  # how much of each can be spent in a turn to come: beyond that it is worth less
        self.room_strength = 5.0
        self.room_magic = 4.0
        self.coming = 1.0  # how much of the income to come competes with what there is
        self.least = 0.1  # of what resources can buy, however many there are
        # citizens
        self.income = 1.0  # of what citizens are likely to bring
        self.traded = 0.75  # how often an exchange can be paid and is wanted
        self.stolen = 2.6  # what a Thief finds, on average
        self.first_role = 1.2 if alone else 1.9  # the first of a role: hidden domains will ask for it
        self.second_role = 0.6
        self.wanted_1 = 0.4  # the part of an open domain's worth that a role has: 1, 2, 3 missing
        self.wanted_2 = 0.2
        self.wanted_3 = 0.1
        self.action = 1.0  # what any action brings
        # others
        self.rival = 0.6  # what a point of all the others together costs
        self.taken = 1.5  # what is taken harms more than what is not given
        self.closing = 3.5  # to bring the end about while ahead, or not to while behind ...
        self.staying = 15.0  # ... alone, not to while behind ...
        self.lead = 4.0  # ... by so much, or more
        self.turn = 5.0  # what a late turn brings
        self.unspent = 0.4  # what a resource would do in that turn
        self.doubt = 0.5  # of another's best duke against the average one
        self.long = 18.0  # rounds: after so many the game should come to an end
        self.haste = 0.3
        # alone
        self.captured = 0.3  # what the Dark Lord's duke is likely to have for a citizen
        self.open_column = 40.0  # harm of taking the last card of a column, less for each one left
        self.exhausting = 2.0  # harm of exhausting a stack
        self.far = 15.0  # points: who is so far behind need not be harmed
        self.time = 0.7 if alone else 0.9  # of the rounds that are likely to come
