import pytest

from burgrave.bots.search import parse
from burgrave.kernel.errors import SetupError


@pytest.mark.parametrize(
    ("text", "iterations", "seconds", "processes"),
    [
        ("1000it", 1000, 0.0, 1),
        ("1it", 1, 0.0, 1),
        ("500ms", 0, 0.5, 1),
        ("2s", 0, 2.0, 1),
        ("500ms:x2", 0, 0.5, 2),
        ("1000it:x4", 1000, 0.0, 4),
    ],
)
def test_a_budget_is_iterations_or_time(text: str, iterations: int, seconds: float, processes: int) -> None:
    budget = parse(text)
    assert (budget.iterations, budget.seconds, budget.processes) == (iterations, seconds, processes)
    again = parse(str(budget))
    assert (again.iterations, again.seconds, again.processes) == (iterations, seconds, processes)


@pytest.mark.parametrize(
    "text",
    ["", "it", "0it", "-5it", "1.5s", "0ms", "1000", "1000 it", "601s", "99999999it", "1000it:", "1000it:x0",
     "1000it:2", "500ms:x65", "٣s"],
)  # fmt: skip
def test_what_is_no_budget_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(SetupError) as caught:
        parse(text)
    assert "\n" not in str(caught.value)
