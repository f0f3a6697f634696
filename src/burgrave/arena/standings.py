"""Standings of a section: results of each bot, overall and against every other bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from burgrave.arena.deal import Deal, Played
from burgrave.arena.statistics import Mean, Share, mean_of, share_of
from burgrave.kernel.rng import seed_of

__all__ = ["Section", "Standing", "standings"]

_TOLD = 3  # failure messages kept per bot


@dataclass(frozen=True)
class Standing:
    """Results of one bot, or combined results (without a rating) of all bots with the same name."""

    bot: str
    seats: int
    win_share: Share
    rank: Mean  # a tie for places 1 and 2 counts as 1.5
    score: Mean | None  # over games without a failure, like ``margin``; None if there are no such games
    margin: Mean | None  # points above the mean of the other bots
    asked: int
    ms: float
    slowest: float
    failures: int
    messages: tuple[str, ...]
    rating: tuple[float, float] | None

    @property
    def ms_per_decision(self) -> float:
        """Mean thinking time per decision in ms, not counting decisions with only one option."""
        return self.ms / self.asked if self.asked else 0.0

    def as_json(self) -> dict[str, object]:
        score, margin, rating = self.score, self.margin, self.rating
        return {
            "bot": self.bot,
            "win_share": self.win_share.mean,
            "ci95": self.win_share.ci95,
            "mean_rank": self.rank.mean,
            "mean_rank_ci95": self.rank.ci95,
            "mean_score": None if score is None else score.mean,
            "mean_score_ci95": None if score is None else score.ci95,
            "margin": None if margin is None else margin.mean,
            "margin_ci95": None if margin is None else margin.ci95,
            "decisions": self.asked,
            "ms_per_decision": self.ms_per_decision,
            "max_ms": self.slowest,
            "rating": None if rating is None else {"mu": rating[0], "sigma": rating[1]},
            "failures": self.failures,
            "failure_messages": list(self.messages),
        }


@dataclass(frozen=True)
class Section:
    """Standings of bots that played each other, in the order in which they were given."""

    bots: tuple[str, ...]
    deals: int
    games: int
    standings: list[Standing]
    by_bot: list[Standing]  # one per name: bots with the same name are merged
    pairwise: list[list[Share | None]]  # how often the row's bot finishes ahead of the column's; ties count half
    fingerprint: str

    def as_json(self) -> dict[str, object]:
        return {
            "deals": self.deals,
            "games": self.games,
            "bots": [standing.as_json() for standing in self.standings],
            "by_bot": [{"seats": standing.seats, **standing.as_json()} for standing in self.by_bot],
            "pairwise": [[None if one is None else one.mean for one in row] for row in self.pairwise],
            "pairwise_ci95": [[None if one is None else one.ci95 for one in row] for row in self.pairwise],
            "fingerprint": self.fingerprint,
        }


def standings(bots: tuple[str, ...], deals: Sequence[Deal]) -> Section:
    """Return the standings over the given deals, of which there must be at least one."""
    deals = sorted(deals, key=lambda deal: deal.number)
    entries = range(len(bots))
    ratings = _ratings(deals) if len(bots) > 1 else [None] * len(bots)
    alike = {bot: [entry for entry in entries if bots[entry] == bot] for bot in bots}
    return Section(
        bots=bots,
        deals=len(deals),
        games=len(deals) * len(bots),
        standings=[_standing(bots[entry], [entry], deals, ratings[entry]) for entry in entries],
        by_bot=[_standing(bot, some, deals, None) for bot, some in alike.items()],
        pairwise=[[None if one == other else _before(one, other, deals) for other in entries] for one in entries],
        fingerprint=_fingerprint(deals),
    )


def _standing(bot: str, entries: list[int], deals: Sequence[Deal], rating: tuple[float, float] | None) -> Standing:
    games = [game for deal in deals for game in deal.games]
    messages = [game.failures[entry] for game in games for entry in entries if entry in game.failures]

    def by_deal(figure: Callable[[Played, int], float]) -> list[float]:
        count = len(deals[0].games) * len(entries)
        return [sum(figure(game, entry) for game in deal.games for entry in entries) / count for deal in deals]

    return Standing(
        bot=bot,
        seats=len(entries),
        win_share=share_of(by_deal(lambda game, entry: game.shares[entry])),
        rank=mean_of(by_deal(_shared_rank)),
        score=_mean_where_known(_score, entries, deals),
        margin=_mean_where_known(_margin, entries, deals),
        asked=sum(game.asked[entry] for game in games for entry in entries),
        ms=sum(game.ms[entry] for game in games for entry in entries),
        slowest=max(game.slowest[entry] for game in games for entry in entries),
        failures=len(messages),
        messages=tuple(messages[:_TOLD]),
        rating=rating,
    )


def _shared_rank(game: Played, entry: int) -> float:
    rank = game.ranks[entry]
    return rank + (game.ranks.count(rank) - 1) / 2


def _score(game: Played, entry: int) -> float | None:
    """Return a bot's points, or None if it failed, because a substitute then scored the points."""
    return None if entry in game.failures else game.scores[entry]


def _margin(game: Played, entry: int) -> float | None:
    """Return a bot's points minus the mean points of the other bots.

    Failed bots do not count in the mean. Return None for a failed bot, or if all other bots failed.
    """
    own = _score(game, entry)
    scores = [_score(game, other) for other in range(len(game.scores)) if other != entry]
    others = [score for score in scores if score is not None]
    return None if own is None or not others else own - sum(others) / len(others)


def _mean_where_known(
    figure: Callable[[Played, int], float | None], entries: list[int], deals: Sequence[Deal]
) -> Mean | None:
    by_deal = []
    for deal in deals:
        found = [value for game in deal.games for entry in entries if (value := figure(game, entry)) is not None]
        if found:
            by_deal.append(sum(found) / len(found))
    return mean_of(by_deal) if by_deal else None


def _before(one: int, other: int, deals: Sequence[Deal]) -> Share:
    shares = []
    for deal in deals:
        first = sum(game.ranks[one] < game.ranks[other] for game in deal.games)
        ties = sum(game.ranks[one] == game.ranks[other] for game in deal.games)
        shares.append((first + ties / 2) / len(deal.games))
    return share_of(shares)


def _ratings(deals: Sequence[Deal]) -> list[tuple[float, float] | None]:
    """Return each bot's OpenSkill rating (mu, sigma) under the Plackett-Luce model, with games rated in deal order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams = [[model.rating()] for _ in deals[0].games[0].ranks]
    for deal in deals:
        for game in deal.games:
            teams = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
    return [(player.mu, player.sigma) for (player,) in teams]


def _fingerprint(deals: Sequence[Deal]) -> str:
    """Return a hash of the lengths and scores of all games, for comparing two runs."""
    total = 0
    for deal in deals:
        for rotation, game in enumerate(deal.games):
            total += seed_of(deal.number, rotation, game.decisions, game.rounds, *game.scores)
    return f"{total % 2**64:016x}"
