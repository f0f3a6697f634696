"""Digest of a state: a short hash that is equal for states with the same possible futures.

Values left over from finished steps are ignored.
"""

from __future__ import annotations

import hashlib
from typing import Final

from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.knowledge.position_fields import resolves
from burgrave.games.valeria.rules import board as phases
from burgrave.games.valeria.rules.board import Board
from burgrave.kernel.arrays import Numbers

_FIRST_CITIZENS: Final = 18  # kinds that the first version had
_FIRST_MONSTERS: Final = 24
_DIGEST_VERBS: Final = {act.SLAY: 4, act.RECRUIT: 9, act.BUILD: 22}  # ids in the first version


def digest_of(t: Board) -> str:
    """Return the digest of a state: 32 hexadecimal digits."""
    out: list[int] = [t.rng, t.n, t.left_out, t.away_dukes, t.first, t.active, t.round, t.phase, t.stage]
    out += [t.dice1, t.dice2, t.used, t.steals, t.actions]
    if t.phase == phases.PAY:
        out += [_DIGEST_VERBS.get(t.verb, 0), t.place, t.price, t.price_magic]
    elif t.phase == phases.CAPTURE:
        out.append(t.place)
    elif t.phase == phases.REWARD:
        out.append(t.rewarded)
    elif resolves(t.phase):
        out.append(t.part)
    out += [t.covered, t.exhausted_cards, t.dark_duke, t.captured_domains, t.outcome]
    out += [1 if t.mixed else 0, 1 if t.bought else 0, 1 if t.second else 0]
    captured = _counts(t.captured, _FIRST_CITIZENS)
    for stacks in (t.monsters, t.citizens, t.domains, [[*t.todo], captured, t.raids, t.areas]):
        for stack in stacks:
            out.append(-2)
            out += stack
    if t.mixed:
        out += t.open_citizens
    for player in t.players:
        out += [-3, player.gold, player.strength, player.magic, player.vp, player.domains, player.duke, player.dealt]
        out += [player.choices, player.trades, 1 if player.compensation else 0]
        out += _counts(player.citizens, _FIRST_CITIZENS) + _counts(player.monsters, _FIRST_MONSTERS)
    if t.end_latched:  # under the earlier ruling, digests match rules version 1
        out += [-4, 1 if t.end_due else 0]
    text = " ".join([str(number) for number in out])
    if t.rng < 0:
        text += f" {t.chance()}"
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def _counts(counts: Numbers, first: int) -> list[int]:
    """Return the counts by kind without trailing zeros at or after index ``first``.

    The kinds from ``first`` on were added later; omitting their zeros keeps old digests valid.
    """
    found = [*counts]
    while len(found) > first and found[-1] == 0:
        found.pop()
    return found
