"""Hints are consistent: order, numbers and text agree with one another, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from tests.texts import LANGUAGES, NAMES, text_of

import burgrave
from burgrave.bots import bot_named
from burgrave.bots.advice import Advice, advise, percent_of
from burgrave.bots.playing import hint_search
from burgrave.kernel.game import play_random
from burgrave.kernel.quote import UNSAID, Reason
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import Seat
from burgrave.text import narrator as hints
from burgrave.text.narration import narrator_named
from burgrave.text.narrator import Tip

POSITIONS = 200  # per game
PARTS = 8
ITERATIONS = 400  # per search; no other invariant depends on the number
JUDGING = {
    "en": r"\b(other (choices|characters|options)|nothing else|nobody else|best|rather|prefer|safer|worth it)\b",
    "pt-BR": r"\b([Oo]utr[oa]s (escolhas|personagens|opções)|[Nn]ada mais|o melhor|é melhor|prefer\w*|vale a pena)\b",
    "it": r"\b([Aa]ltr[ei] (scelte|personaggi)|[Nn]ient'altro|meglio|prefer\w*|convien\w*|ne vale)\b",
    "es": r"\b([Oo]tr[oa]s (opciones|personajes)|[Nn]ada más|[Nn]inguna otra|mejor|prefer\w*|(merece|vale) la pena)\b",
}
"""Patterns, keyed by language, for words that compare a choice with other choices."""
FACTS_ALL_THE_SAME = {
    "hint-completes-behind",
    "hint-wait-behind",
    "hint-likely-leader",
    "hint-better-district",
    "hint-best-of-seven",
}
"""Names of texts that match a ``JUDGING`` pattern although they compare players or cards, not choices."""


def met(game: str, part: int) -> Iterator[Seat]:
    """Yield seats at random decisions with several options, in games of up to five rule bots."""
    rng = Rng(f"hints {game} {part}")
    left = POSITIONS // PARTS
    deal = part * 100
    while left:
        deal += 1
        players = 2 + deal % 4 if game == "citadels" else 1 + deal % 5
        state = burgrave.new(game, seed=deal, players=players, events=False)
        bots = [bot_named(game, "rules", seat) for seat in range(players)]
        while left and not state.is_over():
            seat = state.seat(state.to_act(), rng)
            if len(seat.legal()) > 1 and rng.below(20) == 0:
                left -= 1
                yield seat
            state.play(bots[seat.index].choose(seat))


def agrees(tips: list[Tip], reasons: list[Reason], lang: str, verdicts: dict[str, str]) -> None:
    figures = [(tip.percent, tip.points) for tip in tips]
    assert figures == sorted(figures, reverse=True), f"the order contradicts the figures: {tips}"
    standings = [tip.standing for tip in tips]
    assert standings == sorted(standings, key=["best", "close", "behind"].index) and standings.count("best") == 1
    for before, tip in pairwise(tips):
        if before.percent == tip.percent:
            assert (before.standing == "behind") == (tip.standing == "behind"), f"same figure, other verdict: {tips}"
    for tip, reason in zip(tips, reasons, strict=True):
        said = [name for name, verdict in verdicts.items() if verdict in tip.why]
        due = tip.standing == "close" or reason.name == UNSAID
        assert said == ([tip.standing] if due else []), f"{tip} says {said}"
        rest = tip.why.replace(verdicts[tip.standing], "")
        if f"hint-{reason.name}" not in FACTS_ALL_THE_SAME:
            assert not re.search(JUDGING[lang], rest), f"a fact that judges: {tip}"


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_rank_figure_and_sentence_agree(game: str, part: int, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Advice] = []
    monkeypatch.setattr(hints, "advise", lambda *_: found)
    ruleset = "2016" if game == "citadels" else None
    narrators = {lang: narrator_named(game, ruleset, lang) for lang in LANGUAGES}
    for number, seat in enumerate(met(game, part)):
        found[:] = advise(game, seat, number, iterations=ITERATIONS)
        for lang, narrator in narrators.items():
            verdicts = {name: narrator.words.text(f"terminal-hint-{name}") for name in ("best", "close", "behind")}
            tips = hints.tips(game, seat, number, narrator, NAMES)
            assert [tip.percent for tip in tips] == [one.percent for one in found]
            agrees(tips, [one.reason for one in found], lang, verdicts)


@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_hints_judge_the_end_of_a_game_by_who_won(game: str) -> None:
    """Hints value a finished game only by its winner; a bot's search values a narrow win lower (kernel/net.py)."""
    policy = hint_search(game, Rng(1)).policy
    for players in (2, 4):
        state = burgrave.new(game, seed=players, players=players, events=False)
        play_random(state, Rng(players))
        shares, scores = [0.0] * players, [0.0] * players
        policy.evaluate(state, shares, scores)
        assert shares == pytest.approx(state.returns())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_no_fact_judges_the_other_choices(game: str, lang: str) -> None:
    for entry in re.split(r"\n(?=hint-)", text_of(lang, f"{game}/hints.ftl")):
        name = entry.partition(" ")[0]
        if name.startswith("hint-") and name not in FACTS_ALL_THE_SAME:
            text = "\n".join(line for line in entry.splitlines() if not line.startswith("#"))
            assert not re.search(JUDGING[lang], text), text


@pytest.mark.parametrize(
    ("shares", "behind", "standings"),
    [
        ((0.30, 0.28, 0.20), (False, False, True), ["best", "close", "behind"]),
        ((0.30, 0.28, 0.28), (False, True, True), ["best", "behind", "behind"]),
    ],
)
def test_the_sentence_follows_the_figures(
    shares: tuple[float, ...], behind: tuple[bool, ...], standings: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    state = burgrave.new("citadels", players=4, seed=1)
    seat = state.seat(state.to_act(), Rng(1))
    facts = [UNSAID, "first-choice", UNSAID]
    found = [
        Advice(action, share, 20.0, Reason(fact), late)
        for action, share, fact, late in zip(seat.legal(), shares, facts, behind, strict=False)
    ]
    monkeypatch.setattr(hints, "advise", lambda *_: found)
    narrator = narrator_named("citadels", "2016", "en")
    tips = hints.tips("citadels", seat, 1, narrator, NAMES)
    assert [tip.standing for tip in tips] == standings
    assert tips[0].why == "Best move found."
    fact = "You get the crown and choose first next round."
    assert tips[1].why == (f"About as good as the best move. {fact}" if standings[1] == "close" else fact)
    assert tips[2].why == "Weaker option."


@pytest.mark.parametrize(("share", "percent"), [(0.0, 0), (0.001, 1), (0.344, 34), (0.999, 99), (1.0, 100)])
def test_what_is_not_certain_is_never_called_so(share: float, percent: int) -> None:
    assert percent_of(share) == percent
