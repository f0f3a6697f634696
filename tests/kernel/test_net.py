"""Integer neural net: results match straightforward sums, and incremental evaluation matches full evaluation."""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from burgrave.kernel import arrays, interpreted_layers
from burgrave.kernel.errors import RecordError, SetupError
from burgrave.kernel.net import (
    MOST_MEMBERS,
    Layout,
    Look,
    Looks,
    Net,
    NetFiles,
    blank,
    digest_of,
    layers_in,
    logit_of,
    net_bytes,
    net_from,
    net_header,
    numbered,
    share_of,
    share_out,
    soft_shares,
)
from burgrave.kernel.net_sizes import HALF, HIDDEN, LOGIT, OUTPUTS, SECOND, SIGN, STEP, sizes_of_layers
from burgrave.kernel.rng import Rng

INPUTS = 150


def laid_out(*groups: tuple[str, dict[str, int]]) -> Layout:
    """Return a layout with these groups; each group maps its members to their kinds."""
    layout = Layout()
    for name, members in groups:
        layout.add(name, [*members], [*members.values()])
    return layout


SOME = laid_out(*[(f"group {group}", dict.fromkeys(numbered(50), 0)) for group in range(3)])
NOTED: dict[str, object] = {"game": "made-up"}


def layers(rng: Rng) -> list[list[int]]:
    def some(number: int, most: int) -> list[int]:
        return [rng.below(2 * most + 1) - most for _ in range(number)]

    return [
        some(INPUTS * HIDDEN, 120),
        some(HIDDEN, 400),
        some(HIDDEN * SECOND, 300),
        some(SECOND, 60_000),
        some(SECOND * OUTPUTS, 3000),
        some(OUTPUTS, 100_000),
    ]


def nothing() -> list[list[int]]:
    """Return layers of zeros, which value every position equally."""
    return [[0] * size for size in sizes_of_layers(INPUTS)]


def plainly(made: list[list[int]], values: list[int]) -> list[int]:
    """Return the outputs of a net, computed directly from all inputs."""
    first, first_bias, second, second_bias, last, last_bias = made
    hidden = [
        max(0, first_bias[to] + sum(values[at] * first[at * HIDDEN + to] for at in range(INPUTS)))
        for to in range(HIDDEN)
    ]
    narrow = [
        max(0, second_bias[to] + sum(hidden[at] * second[at * SECOND + to] for at in range(HIDDEN))) // STEP
        for to in range(SECOND)
    ]
    return [last_bias[to] + sum(narrow[at] * last[at * OUTPUTS + to] for at in range(SECOND)) for to in range(OUTPUTS)]


def results(look: Look) -> list[int]:
    look.judge()
    return [look.results[output] for output in range(OUTPUTS)]


def test_differences_change_nothing() -> None:
    rng = Rng("net")
    made = layers(rng)
    look = Look(Net(INPUTS, made))
    values = [0] * INPUTS
    for _ in range(40):
        for _ in range(rng.below(12)):
            place, number = rng.below(INPUTS // 2), rng.below(9)
            values[place] = number
            look.put(place, number)
        mask = rng.below(1 << 30) << 10 | rng.below(1 << 10)
        values[INPUTS // 2 : INPUTS // 2 + 40] = [mask >> bit & 1 for bit in range(40)]
        look.put_flags(INPUTS // 2, mask)
        assert [look.values[place] for place in range(INPUTS)] == values
        assert results(look) == plainly(made, values)


def drawn(rng: Rng, extreme: bool) -> list[list[int]]:
    """Return random layers; if ``extreme``, most numbers are the largest or smallest possible, and sums wrap."""

    def some(number: int, most: int) -> list[int]:
        edges = (most, most, -most, -most - 1 if most == HALF - 1 else -most, 0)
        edge = 4 if extreme else 0  # of five numbers
        return [edges[rng.below(5)] if rng.below(5) < edge else rng.below(2 * most + 1) - most for _ in range(number)]

    return [
        some(INPUTS * HIDDEN, HALF - 1 if extreme else 120),
        some(HIDDEN, HALF - 1 if extreme else 400),
        some(HIDDEN * SECOND, 511 if extreme else 300),
        some(SECOND, 60_000),
        some(SECOND * OUTPUTS, 30_000),
        some(OUTPUTS, HALF - 1),
    ]


def differences(nets: int) -> int:
    """Count the results of random nets that differ between the core in use and the interpreted core."""
    rng = Rng("both")
    found = 0
    for net in range(nets):
        made = drawn(rng, net % 2 == 1)
        fast, plain = arrays.Sums(arrays.Layers(made)), interpreted_layers.Sums(interpreted_layers.Layers(made))
        values, plain_values = arrays.small_numbers([0] * INPUTS), [0] * INPUTS
        results, plain_results = arrays.numbers([0] * OUTPUTS), [0] * OUTPUTS
        for step in range(40):
            if step % 13 == 12:
                fast.clear()
                plain.clear()
            elif step % 3 == 0:
                mask, first = rng.below(1 << 31) << 32 | rng.below(1 << 31), rng.below(INPUTS - 63)
                fast.flip(values, first, mask)
                plain.flip(plain_values, first, mask)
            elif step:
                place, change = rng.below(INPUTS), rng.below(511) - 255
                for _ in range(rng.below(4)):
                    fast.add(place, change)
                    plain.add(place, change)
            fast.judge(results)
            plain.judge(plain_results)
            found += [*results] != plain_results or [*values] != plain_values
    return found


_DIFFERENCES = """
from burgrave.build_info import core
from tests.kernel.test_net import differences
print(core(), differences(30))
"""


def test_both_cores_compute_the_same_outputs(run_compiled: Callable[..., str]) -> None:
    assert run_compiled("-c", _DIFFERENCES) == "compiled 0\n"


def test_an_input_that_a_net_lacks_is_refused() -> None:
    sums = arrays.Sums(arrays.Layers(layers(Rng("short"))))
    with pytest.raises(IndexError):
        sums.add(INPUTS, 1)
    with pytest.raises(IndexError):
        sums.flip(arrays.small_numbers([0] * INPUTS), INPUTS - 1, 2)


def test_layers_of_other_sizes_are_refused() -> None:
    for layer in range(6):
        made = layers(Rng("short"))
        made[layer].pop()
        with pytest.raises(ValueError, match="other sizes"):
            Net(INPUTS, made)


def test_clear_starts_over() -> None:
    rng = Rng("clear")
    made = layers(rng)
    look, fresh = Look(Net(INPUTS, made)), Look(Net(INPUTS, made))
    look.put(3, 7)
    look.put_flags(20, 0b1011)
    look.put_one(60, 4)
    assert not look.is_news(5, -1)
    look.is_news(5, 8)
    look.clear()
    assert look.is_news(5, 8)
    assert results(look) == results(fresh)


def test_a_number_beyond_the_most_is_the_most() -> None:
    look = Look(Net(INPUTS, layers(Rng(1))))
    look.put(0, 1000)
    look.put(1, -5)
    assert (look.values[0], look.values[1]) == (255, 0)


@pytest.mark.parametrize("share", [0.0, 0.01, 0.25, 0.5, 0.9, 1.0])
def test_shares_and_logits_are_each_other(share: float) -> None:
    assert share_of(logit_of(share)) == pytest.approx(share, abs=0.001)


def test_shares_know_no_bounds() -> None:
    assert share_of(-1000 * LOGIT) == 0.0
    assert share_of(1000 * LOGIT) == 1.0
    assert share_of(0) == 0.5


@pytest.mark.parametrize(
    ("said", "made"), [([0.5, 0.3], [0.625, 0.375]), ([0.0, 0.2, 0.0], [0.0, 1.0, 0.0]), ([0.0, 0.0], [0.5, 0.5])]
)
def test_shares_of_all_seats_add_up_to_one(said: list[float], made: list[float]) -> None:
    share_out(said)
    assert said == pytest.approx(made)


def test_a_win_by_more_points_is_worth_more() -> None:
    near, far = soft_shares([20, 19], [1.0, 0.0], 6.0), soft_shares([30, 10], [1.0, 0.0], 6.0)
    assert sum(near) == pytest.approx(1.0)
    assert 0.5 < near[0] < far[0] < 1.0


# ---- files -------------------------------------------------------------------------------------------------------


def test_a_file_gives_the_net_back() -> None:
    made = layers(Rng("file"))
    data = net_bytes(made, SOME, NOTED)
    assert net_header(data)["game"] == "made-up"
    look, again = Look(Net(INPUTS, made)), Look(net_from(data, SOME))
    for one in (look, again):
        one.put(7, 3)
    assert results(look) == results(again)


def test_a_file_that_does_not_fit_is_refused() -> None:
    data = net_bytes(layers(Rng("file")), SOME, NOTED)
    with pytest.raises(RecordError, match="not match the hash"):
        net_from(damaged(data), SOME)
    with pytest.raises(RecordError, match="cannot be decompressed"):
        net_from(data[:-40], SOME)
    line, _, packed = data.partition(b"\n")
    names, _, numbers = zlib.decompress(packed).partition(b"\n")
    assert names == b"group 0.0"
    with pytest.raises(RecordError, match=r"it has 21443 numbers, not 21315\.$"):
        net_from(line + b"\n" + zlib.compress(numbers), SOME)
    for nonsense in (b"", b"hello\n", b"[]\n", b'{"format": "else"}\n'):
        with pytest.raises(RecordError, match="not a net file"):
            net_from(nonsense, SOME)


@pytest.mark.parametrize(
    ("layer", "weights", "message"),
    [
        (0, [HALF], "a weight of its first layer may be -32767 to 32767, not 32768"),
        (1, [-HALF], "a bias of its first layer may be -32767 to 32767, not -32768"),
        (2, [0x4000] * 6 * SECOND, "a sum of its second layer may be -2147483647 to 2147483647, not 32211"),
        (2, [-0x4000] * 6 * SECOND, "a sum of its second layer may be -2147483647 to 2147483647, not -32211"),
        (2, [HALF], "a weight of its second layer may be -32767 to 32767, not 32768"),
        (3, [-SIGN], "a sum of its second layer may be -2147483647 to 2147483647, not -2147483648"),
        (4, [1 << 18], "a result may be -1099511627775 to 1099511627775, not 2199"),
        (5, [-SIGN], "a bias of its last layer may be -2147483647 to 2147483647, not -2147483648"),
    ],
)
def test_a_net_whose_sums_have_no_room_is_neither_read_nor_written(
    layer: int, weights: list[int], message: str
) -> None:
    made = nothing()
    line, _, packed = net_bytes(made, SOME, NOTED).partition(b"\n")
    made[layer][: len(weights)] = weights
    with pytest.raises(RecordError, match=f"^The net is out of range: {message}"):
        net_bytes(made, SOME, NOTED)
    numbers = b"".join(number.to_bytes(4, "little", signed=True) for one in made for number in one)
    names, _, numbers_before = zlib.decompress(packed).partition(b"\n\n")
    before = hashlib.sha256(numbers_before).hexdigest()
    line = line.replace(before.encode(), hashlib.sha256(numbers).hexdigest().encode())
    with pytest.raises(RecordError, match=f"^The net is out of range: {message}"):
        net_from(line + b"\n" + zlib.compress(names + b"\n\n" + numbers), SOME)


def test_the_largest_possible_sums_do_not_overflow() -> None:
    made = nothing()
    for place in range(HIDDEN):
        made[1][place] = HALF - 1
        for at in range(SECOND):
            made[2][place * SECOND + at] = 511 if at % 2 else -511
    made[4] = [7, -7, 1] * SECOND
    net = net_from(net_bytes(made, SOME, NOTED), SOME)
    assert results(Look(net)) == plainly(made, [0] * INPUTS)


def first_layer(layout: Layout, trained: Layout, rows: list[int]) -> list[int]:
    """Write first-layer weights for one layout and read them for another.

    Return the first weight of each row.
    """
    made = [[number for row in rows for number in [row] * HIDDEN], *nothing()[1:]]
    found = layers_in(net_bytes(made, trained, NOTED), layout)
    assert found[1:] == made[1:]
    return found[0][::HIDDEN]


def test_inputs_keep_their_weights_in_another_order() -> None:
    trained = laid_out(("piece", {"king": 0, "queen": 0}), ("square", {"a1": 0}))
    layout = laid_out(("square", {"a1": 0}), ("piece", {"queen": 0, "king": 0}))
    assert first_layer(layout, trained, [1, 2, 3]) == [3, 2, 1]


def test_an_input_that_a_net_does_not_know_begins_with_the_mean_of_its_family() -> None:
    trained = laid_out(("piece", {"king": 1, "queen": 2, "rook": 2}), ("square", {"a1": 2}))
    layout = laid_out(("piece", {"king": 1, "queen": 2, "bishop": 2, "rook": 2, "pawn": 3}), ("square", {"a1": 2}))
    layout.add("move")
    layout.add("board", ["top"])
    assert first_layer(layout, trained, [100, 3, 6, 50]) == [100, 3, 5, 6, 0, 50, 0, 0]
    assert first_layer(layout, trained, [100, -3, -6, 50]) == [100, -3, -4, -6, 0, 50, 0, 0]


def test_an_input_that_is_gone_is_dropped() -> None:
    trained = laid_out(("piece", {"king": 0, "queen": 0, "rook": 0}))
    layout = laid_out(("piece", {"king": 0, "rook": 0, "bishop": 0}))
    assert first_layer(layout, trained, [1, 50, 3]) == [1, 3, 2]


def test_there_is_room_for_so_many_inputs_of_a_mask() -> None:
    layout = Layout()
    layout.add("piece", numbered(MOST_MEMBERS))
    look = Look(blank(MOST_MEMBERS))
    look.put_one(0, MOST_MEMBERS - 1)
    assert [*look.values] == [0] * (MOST_MEMBERS - 1) + [1]
    with pytest.raises(SetupError, match=r"^A net allows at most 63 inputs 'piece', not 64\.$"):
        layout.add("piece", numbered(MOST_MEMBERS + 1))


def test_a_file_without_names_is_read_while_the_inputs_are_those_of_its_time() -> None:
    made = layers(Rng("old"))
    numbers = b"".join(number.to_bytes(4, "little", signed=True) for one in made for number in one)
    header = {**NOTED, "format": "burgrave-net 1", "encoding": 3, "inputs": INPUTS, "layers": [HIDDEN, SECOND, OUTPUTS]}
    header["sha256"] = hashlib.sha256(numbers).hexdigest()
    data = json.dumps(header).encode() + b"\n" + zlib.compress(numbers)
    layout = Layout(3, digest_of(SOME))
    for name in SOME.names:
        layout.add(name)
    assert layers_in(data, layout) == made
    layout.encoding = 4
    with pytest.raises(RecordError, match="does not name its inputs, and they have changed"):
        layers_in(data, layout)
    layout.encoding = 3
    layout.add("one more")
    with pytest.raises(RecordError, match="does not name its inputs, and they have changed"):
        layers_in(data, layout)


def test_a_net_of_another_game_is_refused(tmp_path: Path) -> None:
    data = net_bytes(layers(Rng("game")), SOME, {"game": "go"})
    chess = NetFiles(str(tmp_path), "chess", SOME)
    (tmp_path / "chess.net").write_bytes(data)
    for given in (data, None):
        with pytest.raises(RecordError, match=r"^This is a net for 'go', not for 'chess'\.$"):
            chess.nets(given)


def damaged(data: bytes) -> bytes:
    """Return the bytes of a net file with one bit of its last weights flipped."""
    line, _, packed = data.partition(b"\n")
    numbers = bytearray(zlib.decompress(packed))
    numbers[-100] ^= 1
    return line + b"\n" + zlib.compress(bytes(numbers))


def test_a_number_of_players_may_have_a_net_of_its_own(tmp_path: Path) -> None:
    layout = laid_out(("piece", {"king": 0, "queen": 0, "rook": 0}))
    files = NetFiles(str(tmp_path), "chess", layout)
    for name, weight in (("chess.net", 1), ("chess-2.net", 2)):
        made = [
            [0] * 3 * HIDDEN,
            [0] * HIDDEN,
            [0] * HIDDEN * SECOND,
            [0] * SECOND,
            [0] * SECOND * OUTPUTS,
            [weight] * OUTPUTS,
        ]
        (tmp_path / name).write_bytes(net_bytes(made, layout, {"game": "chess"}))
    nets = files.nets()
    assert files.nets() is nets
    looks = Looks(nets)
    said = []
    for players in (2, 3, 2, 5):
        look = looks.of(1, players)
        assert looks.of(1, players) is look
        said.append(look.judge())
    assert said == [2, 1, 2, 1]
    assert looks.of(0, 5) is not looks.of(1, 5)
    assert Look(files.nets((tmp_path / "chess-2.net").read_bytes()).of(3)).judge() == 2
