"""256-bit random stream: the stream itself, its use in states, and its serialization."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import burgrave
from burgrave import PositionError, Record, Recorder, RecordError, Replay, Rng, State
from burgrave.kernel.stream import SEED_BYTES, Stream, seed_text, stream_of

KEY = bytes(range(SEED_BYTES))
SEED = "blake2b:000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
OTHER = "blake2b:" + "5a" * 32
NUMBERS = [661044, 41219, 128439, 581407, 241496, 601265]  # below a million, under KEY
STIRRED = 1715648149991190869  # Citadels, seed 1, with entropy "00ff" mixed in: as in rules version 1
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("citadels", {"players": 4}),
    ("citadels", {"players": 7, "ruleset": "2010"}),
    ("valeria", {"players": 5}),
]


def decided(state: State, rng: Rng, decisions: int = 10**6) -> State:
    while not state.is_over() and decisions:
        seat = state.to_act()
        options = state.legal(seat)
        state.apply(seat, options[rng.below(len(options))])
        decisions -= 1
    return state


# ---- stream -----------------------------------------------------------------------------------------------------


def test_the_stream_is_keyed_blake2b_of_the_position() -> None:
    """As in RFC 7693, with a key, the 8-byte position as data, and a 16-byte digest."""
    stream = Stream(KEY)
    for place in (0, 1, 2, 255, 256, 10**12):
        block = hashlib.blake2b(place.to_bytes(8, "big"), key=KEY, digest_size=16).digest()
        for n in (1, 2, 6, 66, 2**31 - 1):
            assert stream.below(place, n) == int.from_bytes(block, "big") * n // 2**128
    assert [stream.below(place, 1_000_000) for place in range(6)] == NUMBERS


def test_all_numbers_are_equally_frequent() -> None:
    """With 5 degrees of freedom, the chi-squared statistic of fair dice exceeds 25.7 once in 10,000 trials."""
    stream = Stream(KEY)
    found = Counter(stream.below(place, 6) for place in range(60_000))
    assert sorted(found) == [0, 1, 2, 3, 4, 5]
    assert sum((number - 10_000) ** 2 / 10_000 for number in found.values()) < 25.7


def test_a_seed_has_one_form_and_all_else_is_an_ordinary_seed() -> None:
    assert seed_text(KEY) == SEED
    found = stream_of(SEED)
    assert found is not None and found.key == KEY and found.text() == SEED
    for other in [
        "",
        "7",
        7,
        None,
        SEED[8:],
        SEED[:-1],
        SEED + "0",
        SEED.upper(),
        SEED.replace("1f", "1F"),
        "blake2b:",
    ]:
        assert stream_of(other) is None
    with pytest.raises(ValueError, match="32 bytes, not 31"):
        seed_text(KEY[1:])


# ---- states using the stream ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_deal_depends_on_every_bit_of_the_seed(game: str, options: dict[str, Any]) -> None:
    """The fast generator would use at most 62 bits of the seed."""
    dealt = set()
    for bit in range(-1, 8 * SEED_BYTES):
        number = int.from_bytes(KEY, "big") ^ (1 << bit if bit >= 0 else 0)
        state = burgrave.new(game, seed=seed_text(number.to_bytes(SEED_BYTES, "big")), events=False, **options)
        dealt.add(str({**state.position(), "rng": None}))
    assert len(dealt) == 1 + 8 * SEED_BYTES


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_later_numbers_depend_on_every_bit_of_the_entropy(game: str, options: dict[str, Any]) -> None:
    start = burgrave.new(game, seed=1, events=False, **options)
    orders = set()
    for bit in range(8 * SEED_BYTES):
        state = start.copy()
        state.mix_entropy(seed_text((1 << bit).to_bytes(SEED_BYTES, "big")))
        pile = list(range(66))
        state.shuffle(pile)
        assert sorted(pile) == list(range(66))
        orders.add(tuple(pile))
    assert len(orders) == 8 * SEED_BYTES


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_copies_and_positions_draw_the_same_chance(game: str, options: dict[str, Any]) -> None:
    state = decided(burgrave.new(game, seed=SEED, **options), Rng(1), 40)
    assert state.position()["rng"] == f"{SEED}+{-1 - state.rng}" and state.rng < -1
    copy, read = state.copy(), burgrave.from_position(state.position())
    assert copy.digest() == read.digest() == state.digest() and read.position() == state.position()
    ends = [decided(one, Rng(2)).digest() for one in (state, copy, read)]
    assert len(set(ends)) == 1


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_samples_do_not_depend_on_the_stream(game: str, options: dict[str, Any]) -> None:
    """A sample reveals neither the seed nor the position of the stream."""
    state = decided(burgrave.new(game, seed=SEED, **options), Rng(1), 40)
    other = state.copy()
    other.mix_entropy(OTHER)
    plain = state.copy()
    plain.reseed(77)
    for seat in range(len(state.scores())):
        world = state.sample(seat, Rng(3))
        assert world.stream is None and world.rng > 0 and SEED[8:] not in str(world.position())
        assert state.seat(seat, Rng(3)).world.stream is None
        assert world.digest() == other.sample(seat, Rng(3)).digest() == plain.sample(seat, Rng(3)).digest()


def test_a_digest_tells_seeds_and_places_apart() -> None:
    start = burgrave.new("valeria", seed=1)
    digests = {start.digest()}
    for entropy in (SEED, OTHER, "00ff"):
        state = start.copy()
        state.mix_entropy(entropy)
        digests.add(state.digest())
        state.below(6)
        digests.add(state.digest())
    assert len(digests) == 7


def test_entropy_without_a_stream_gives_the_same_numbers_as_before() -> None:
    """If a stream was in use before, the numbers also depend on its seed and position."""
    state = burgrave.new("citadels", seed=1)
    state.mix_entropy("00ff")
    assert (state.rng, state.stream) == (STIRRED, None)
    found = set()
    for seed in (SEED, OTHER):
        for drawn in range(3):
            state.mix_entropy(seed)
            for _ in range(drawn):
                state.below(6)
            state.mix_entropy("00ff")
            assert state.rng > 0 and state.stream is None
            found.add(int(state.rng))
    assert len(found) == 6


def test_a_place_that_is_none_is_refused() -> None:
    position = burgrave.new("valeria", seed=SEED).position()
    for wrong in [SEED, SEED + "+", SEED + "+-1", SEED + "+x", SEED[:-1] + "+1", "blake2b:+1", f"{SEED}+{10**15}", ""]:
        for game in ("valeria", "citadels"):
            with pytest.raises(PositionError, match="'rng' is a whole number, or blake2b: with 64 hexadecimal digits"):
                burgrave.from_position({"game": game, "rng": wrong})
    assert burgrave.from_position(position).rng == burgrave.new("valeria", seed=SEED).rng


# ---- records ----------------------------------------------------------------------------------------------------


def recorded(game: str, options: dict[str, Any]) -> Recorder:
    """Return a recorded game in which entropy is mixed in before each action, as at a live table."""
    seats = [("human", "Ana")] + [("random", "")] * (options["players"] - 1)
    recorder = Recorder(Record.new(game, seed=SEED, seats=seats, options=options))
    rng = Rng(5)
    while not recorder.state.is_over():
        seat = recorder.state.to_act()
        options_now = recorder.state.legal(seat)
        recorder.mix_entropy(seed_text(hashlib.sha256(str(recorder.decisions).encode()).digest()))
        recorder.play(seat, options_now[rng.below(len(options_now))])
    return recorder


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_record_keeps_seeds_and_replays(game: str, options: dict[str, Any]) -> None:
    recorder = recorded(game, options)
    text = str(recorder.record)
    assert f'\nseed "{SEED}"\n' in text and "\nstir blake2b:" in text
    assert Record.parse(text) == recorder.record and str(Record.parse(text)) == text
    assert Replay(Record.parse(text)).finish().digest() == recorder.state.digest()


def test_fresh_entropy_is_a_seed_of_256_bits() -> None:
    recorders = [Recorder(Record.new("valeria", seed=1, seats=[("human", "")] * 4, options={})) for _ in range(2)]
    for recorder in recorders:
        recorder.mix_entropy()
    first, second = (recorder.record.entries[-1].text for recorder in recorders)
    assert first != second and stream_of(first) is not None
    with pytest.raises(RecordError, match="lowercase hexadecimal number or a 256-bit seed"):
        recorders[0].mix_entropy(first[:-1])
    text = str(recorders[0].record)
    with pytest.raises(RecordError, match=r"line \d+: 'stir' takes a lowercase hexadecimal number or a 256-bit seed"):
        Record.parse(text.replace(first, first[:-1]))


@pytest.mark.long
def test_streams_are_the_same_interpreted_and_compiled(
    run_compiled: Callable[..., str], run_interpreted: Callable[..., str]
) -> None:
    code = (
        "import burgrave\n"
        f"for game, options in {GAMES!r}:\n"
        f"    state = burgrave.new(game, seed={SEED!r}, **options)\n"
        "    rng = burgrave.Rng(1)\n"
        "    while not state.is_over():\n"
        "        options = state.legal(state.to_act())\n"
        "        state.apply(state.to_act(), options[rng.below(len(options))])\n"
        "    print(state.digest(), state.chance(), state.scores())"
    )
    assert run_compiled("-c", code) == run_interpreted("-c", code)
