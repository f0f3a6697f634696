"""Nim: a game without chance or hidden information that defines the bare minimum and otherwise uses kernel defaults."""

from __future__ import annotations

from burgrave.kernel.action_space import ActionSpace, Verb
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.events import EventTable
from burgrave.kernel.fields import Archive
from burgrave.kernel.game import Game
from burgrave.kernel.invariants import ALWAYS, Invariants
from burgrave.kernel.options import players_option
from burgrave.kernel.registry import register
from burgrave.kernel.state import State, viewer_of

TAKE = 0  # + 10 * heap + number of sticks


class Nim(State):
    game = "nim"

    def __init__(self) -> None:
        super().__init__()
        self.heaps = [3, 4, 5]
        self.shown = [self.heaps]  # a second reference to the heaps
        self.active = 0

    def to_act(self) -> int:
        return self.active if any(self.heaps) else -1

    def legal_into(self, seat: int, out: ActionList) -> None:
        for heap, sticks in enumerate(self.heaps):
            for number in range(1, sticks + 1):
                out.append(TAKE + 10 * heap + number)

    def perform(self, seat: int, action: int) -> None:
        self.heaps[action // 10] -= action % 10
        self.active = 1 - seat

    def view(self, seat: object) -> dict[str, object]:
        return {"game": self.game, "seat": viewer_of(seat, 2), "heaps": self.shown[0][:], "active": self.active}

    def scores(self) -> list[int]:
        return [int(not any(self.heaps) and seat != self.active) for seat in range(2)]

    def position_fields(self, io: Archive) -> None:
        self.heaps[:] = io.numbers("heaps", self.heaps, 0, 9, 3)
        self.active = io.seat("active", self.active, 2)


NIM = Game(
    "nim",
    1,
    [players_option(2, 2, 2, "How many play")],
    EventTable({}),
    ActionSpace("Nim", [Verb("take", TAKE, "sticks")], {"sticks": [str(number) for number in range(30)]}),
    parts={"state": "tests.kernel.nim:Nim"},
)


def digest_of_a_game() -> str:
    """Play one game, checking all invariants; return the digest of its final state."""
    register(NIM)
    return Invariants(NIM, ALWAYS).walk("nim", {}).digest()


if __name__ == "__main__":
    print(digest_of_a_game())
