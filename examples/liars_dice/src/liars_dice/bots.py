"""Bots of Liar's Dice, based on the probability that a bid is true."""

from functools import lru_cache
from math import comb

from burgrave.bots.playing import NO_ERRORS, GameBots
from burgrave.bots.policy import Policy
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.quote import Reason
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State
from liars_dice.state import COUNT, FACE, FACES, LIAR, DiceState

_DOUBTFUL = 0.4  # playouts call a bid below this probability a lie
_STAKE = 0.5  # expected loss of dice for a false bid; below 1, because it may still be raised


class DicePolicy(Policy):
    """Policy that evaluates bids using the seat's own dice and the probabilities of all other dice."""

    def action_values(self, state: State, seat: int, options: list[int], out: list[float]) -> None:
        """Append each action's probability of being right, plus a small bonus for counts that are hard to raise."""
        assert isinstance(state, DiceState)
        for action in options:
            if action == LIAR:
                out.append(1.0 - chance(state, seat, state.bid_count, state.bid_face))
            elif action < FACE:
                count = action - COUNT
                best = max(chance(state, seat, count, face) for face in range(state.lowest_face(count), FACES + 1))
                out.append(best + 0.1 * count / state.total())
            else:
                out.append(chance(state, seat, state.count, action - FACE))

    def rollout_action(self, state: State, seat: int, options: ActionList, rng: Rng) -> int:
        """Call an unlikely bid a lie; otherwise, raise it by a small step."""
        assert isinstance(state, DiceState)
        first = int(options[0] == LIAR)  # the lowest bid
        if first and (len(options) == 1 or chance(state, seat, state.bid_count, state.bid_face) < _DOUBTFUL):
            return LIAR
        return options[first + rng.below(min(2, len(options) - first))]

    def evaluate(self, state: State, shares: list[float], scores: list[float]) -> None:
        """Share the win in proportion to the remaining dice, minus the expected loss from the current bid."""
        assert isinstance(state, DiceState)
        dice = [float(len(hand)) for hand in state.hands]
        if state.count:  # half a bid: assume its best face
            faces = range(state.lowest_face(state.count), FACES + 1)
            true = any(state.found(face) >= state.count for face in faces)
            dice[state.after(state.active) if true else state.active] -= _STAKE
        elif state.bid_count:
            true = state.found(state.bid_face) >= state.bid_count
            dice[state.active if true else state.bidder] -= _STAKE
        shares[:] = [one / sum(dice) for one in dice]
        scores[:] = [share * (len(dice) - 1) for share in shares]  # times the maximum score


def chance(state: DiceState, seat: int, count: int, face: int) -> float:
    """Return the probability of at least ``count`` dice of a face, given the seat's own dice."""
    own = state.hands[seat]
    hidden = state.total() - len(own)
    return _at_least(count - state.matching(own, face), hidden, 2 if state.wild and face != 1 else 1)


@lru_cache(maxsize=4096)
def _at_least(wanted: int, dice: int, faces: int) -> float:
    """Return the probability that at least ``wanted`` of ``dice`` dice show one of ``faces`` faces."""
    p = faces / FACES
    return sum(comb(dice, k) * p**k * (1 - p) ** (dice - k) for k in range(max(wanted, 0), dice + 1))


class DiceBots(GameBots):
    """Policy and hints for Liar's Dice."""

    def policy(self) -> Policy:
        return DicePolicy()

    def noise(self, level: str) -> tuple[float, float]:
        """Return the noise of a level and the maximum error, as probabilities; only "easy" has any noise."""
        return (0.1, 0.4) if level == "easy" else NO_ERRORS

    def reason(self, world: State, seat: int, action: int, legal: list[int]) -> Reason:
        """Return the reason for an action: the probability, in percent, that it is right."""
        worths: list[float] = []
        DicePolicy().action_values(world, seat, [action], worths)
        return Reason("chance_to_be_right", {"percent": min(round(100 * worths[0]), 100)})


BOTS = DiceBots()
