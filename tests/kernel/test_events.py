import pytest

from burgrave.kernel.events import PUBLIC, Event, number, pack, unpack


@pytest.mark.parametrize(("given", "held"), [(0, 0), (1, 1), (254, 254), (255, 254), (100_000, 254)])
def test_a_number_without_end_leaves_the_other_arguments_alone(given: int, held: int) -> None:
    assert unpack(pack(3, PUBLIC, number(given), 2)) == Event(3, PUBLIC, (held, 2))
