"""Generate docs/strength.md, a page about the bots' strength, from the result files in benchmarks/strength/.

    python -m tools.strength [--check] [--run [--fresh] [NAME ...]]

claims.toml in that folder lists the claims: statement, command and target. --run plays the missing deals of the named
claims, or of all claims, on the compiled core if available. Finished deals are stored, so a run can be interrupted at
any time. --fresh discards earlier results first. With --check, nothing is written, and the exit status is 1 if the page
would change. It is also 1 if a result file comes from a command other than its claim's.
"""

from __future__ import annotations

import argparse
import json
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import sqrt
from pathlib import Path
from typing import Any

from burgrave.arena import Outcome, results_in
from burgrave.arena.plan import plan
from burgrave.arena.report import title
from burgrave.arena.standings import Section, Standing
from burgrave.cli import app
from burgrave.cli_options import given_options
from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.registry import game_named

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "strength"
CLAIMS = RESULTS / "claims.toml"
MISTAKES = ROOT / "benchmarks" / "mistakes"
PAGE = ROOT / "docs" / "strength.md"


@dataclass(frozen=True)
class Claim:
    """A claim about a bot, and the command that verifies it.

    ``at_least``: minimum for the low end of the first bot's interval. ``at_most``: maximum for the high end of that
    interval. ``null_inside``: all intervals must contain the null value. ``gains``: minimum for the low end of the
    interval of the gain in win share, from the shortest to the longest thinking time. ``tried``: earlier attempts to
    reach the target, and their results. ``until``: last revision that has the claim's bots, if they have been removed.
    """

    name: str
    says: str
    command: str
    at_least: float | None = None
    at_most: float | None = None
    null_inside: bool = False
    gains: float | None = None
    tried: tuple[str, ...] = ()
    until: str = ""

    @property
    def file(self) -> Path:
        return RESULTS / f"{self.name}.jsonl"

    @property
    def shown(self) -> str:
        """The command as a reader would type it."""
        return f"burgrave arena {self.command} --out {self.file.relative_to(ROOT).as_posix()}"

    @property
    def wanted(self) -> str:
        """The target in words."""
        if self.null_inside:
            return "all intervals contain the fair share"
        if self.at_most is not None:
            return f"at most {_percent(self.at_most)}"
        if self.gains is not None:
            return f"{_percent(self.gains)} more with the longest time"
        return "" if self.at_least is None else f"at least {_percent(self.at_least)}"


def read_claims(path: Path = CLAIMS) -> list[Claim]:
    """Return the claims in file order."""
    found = tomllib.loads(path.read_text(encoding="utf-8"))["claim"]
    return [Claim(**{**claim, "tried": tuple(claim.get("tried", ()))}) for claim in found]


# ---- results ------------------------------------------------------------------------------------------------------


def found_for(claim: Claim) -> Outcome | None:
    """Return the outcome in a claim's result file, or None if the file does not exist yet."""
    return results_in(claim.file) if claim.file.exists() else None


def last_section(outcome: Outcome) -> Section | None:
    """Return the section that a claim is about: the only one, or the one with the longest thinking time."""
    return outcome.sections.get(len(outcome.plan.sections) - 1)


def reached(claim: Claim, outcome: Outcome | None) -> str:
    """Return the measured result in words."""
    section = last_section(outcome) if outcome is not None else None
    if outcome is None or section is None:
        return "not measured yet"
    first = section.standings[0].win_share
    share = f"{_percent(first.mean)} ({_percent(first.low)} to {_percent(first.high)})"
    if claim.gains is not None:
        low, mean, high = gain(outcome)
        share += f", {100 * mean:+.1f} ({100 * low:+.1f} to {100 * high:+.1f}) points from the extra time"
    return f"{share}, unfinished" if outcome.interrupted else share


def gain(outcome: Outcome) -> tuple[float, float, float]:
    """Return the gain in win share of the longest time over the shortest: low end, mean and high end.

    The two win shares are treated as independent; because both use the same deals, the interval is conservative.
    """
    short, long = (outcome.sections[one].standings[0].win_share for one in (0, len(outcome.plan.sections) - 1))
    mean = long.mean - short.mean
    low = sqrt((long.mean - long.low) ** 2 + (short.high - short.mean) ** 2)
    high = sqrt((long.high - long.mean) ** 2 + (short.mean - short.low) ** 2)
    return mean - low, mean, mean + high


def verdict(claim: Claim, outcome: Outcome | None) -> str:
    """Return the verdict on a claim; empty if the claim has no target, or its measurement is incomplete."""
    section = last_section(outcome) if outcome is not None else None
    if outcome is None or section is None or outcome.interrupted or not claim.wanted:
        return ""
    shares = [standing.win_share for standing in section.standings]
    if claim.null_inside:
        null = outcome.plan.null or 0.0
        return _met(all(share.low <= null <= share.high for share in shares))
    if claim.at_most is not None:
        return _met(shares[0].high <= claim.at_most)
    if claim.gains is not None:
        return _met(gain(outcome)[0] >= claim.gains)
    return _met(shares[0].low >= (claim.at_least or 0.0))


def problems(claims: list[Claim]) -> list[str]:
    wrong = []
    for claim in claims:
        try:
            outcome = found_for(claim)
        except BurgraveError as error:
            wrong.append(f"{claim.name}: {error}")
            continue
        if outcome is not None and not _fits(claim, outcome):
            wrong.append(f"{claim.name}: results of another command; --run --fresh {claim.name} plays it again")
    known = {claim.file for claim in claims}
    wrong += [f"{file.name} belongs to no claim" for file in sorted(RESULTS.glob("*.jsonl")) if file not in known]
    return wrong


def _fits(claim: Claim, outcome: Outcome) -> bool:
    """Return True if the results were produced by the claim's command."""
    words = ["arena", *shlex.split(claim.command)]
    _, bound, _ = app.parse_args(words, exit_on_error=False, print_error=False)
    bound.apply_defaults()
    given = bound.arguments
    wanted = plan(
        given["game"],
        given["bots"].split(","),
        given_options(given["set_up"], given["game"]),
        deals=given["deals"],
        times=given["times"].split(",") if given["times"] else (),
        accept=given["accept"],
    )
    return replace(wanted, seed=given["seed"]) == replace(outcome.plan, seed=str(outcome.plan.seed))


# ---- the page -----------------------------------------------------------------------------------------------------


def page(claims: list[Claim]) -> str:
    outcomes = {claim.name: found_for(claim) for claim in claims}
    lines = [
        "# Strength of the bots",
        "",
        "This page shows how strong the built-in bots are in arena matches. The page on the arena [explains the",
        "figures](arena.md#statistics). Do not edit this page: `make strength` generates it from",
        "[benchmarks/strength](../benchmarks/strength).",
        "",
        "Most claims have a target for the win share of the first bot. A claim with a lower bound is met if the *low*",
        "end of the 95% interval reaches the bound. A claim with an upper bound is met if the *high* end does not",
        "exceed the bound. `make strength ARGS=--run` plays the missing games. If you run a command on this page",
        "again, it resumes from its result file.",
        "",
        *_heading("claim", "target", "win share of the first bot", ""),
    ]
    for claim in claims:
        outcome = outcomes[claim.name]
        link = f"[{claim.says}](#{claim.name})"
        lines.append(f"| {link} | {claim.wanted} | {reached(claim, outcome)} | {verdict(claim, outcome)} |")
    for claim in claims:
        lines += ["", f"## {claim.name}", "", f"{claim.says}.", "", "```", claim.shown, "```", ""]
        lines += _found(outcomes[claim.name])
        if claim.until:
            lines += ["", f"Revision {claim.until} is the last one that has these bots; use it to repeat the match."]
        if claim.tried:
            lines += ["", "Tried:", "", *(f"* {what}" for what in claim.tried)]
    return "\n".join([*lines, *_mistakes()]) + "\n"


def charts(claims: list[Claim]) -> dict[str, str]:
    """Return an SVG chart for each game, with the win share of each claim's first bot and its interval.

    A gray tick marks the share expected of a bot that is exactly as strong as its opponents.
    """
    import polars as pl

    from burgrave.study.pages.common import svg_of
    from burgrave.study.pages.figure import points

    rows: dict[str, list[dict[str, Any]]] = {}
    for claim in claims:
        outcome = found_for(claim)
        section = last_section(outcome) if outcome else None
        if outcome is not None and section is not None:
            share = section.standings[0].win_share
            row = {"claim": claim.name, "cell": "", "mean": share.mean, "low": share.low, "high": share.high}
            rows.setdefault(game_named(outcome.plan.game).title, []).append(row | {"equal": outcome.plan.null})
    value = "win share of the first bot (gray: an equal share)"
    found = {}
    for game, shown in rows.items():
        chart = points(pl.DataFrame(shown), "claim", label="", value=value, fair="equal", ordered=False)
        found[game] = svg_of(chart.properties(title=game, background="white"))
    return found


def _mistakes() -> list[str]:
    """Return the section about the bots' mistakes in individual decisions, for each measured game."""
    lines: list[str] = []
    for file in sorted(MISTAKES.glob("*-bots.json")):
        kept = json.loads(file.read_text(encoding="utf-8"))
        game = game_named(file.name.removesuffix("-bots.json")).title
        seconds = ", ".join(f"{one:g}" for one in kept["seconds"])
        lines += ["", f"{game}: {kept['positions']} positions, each evaluated by a search of {seconds} s.", ""]
        lines += _heading("bot", "loss per decision", "95% interval", "best action chosen")
        for bot in kept["bots"]:
            low, high = bot["lost"] - bot["half"], bot["lost"] + bot["half"]
            lost = f"{100 * bot['lost']:.2f}% | {100 * low:.2f}% to {100 * high:.2f}%"
            lines.append(f"| `{bot['bot']}` | {lost} | {_percent(bot['best'])} |")
        lines += ["", f"Burgrave {kept['version']} ({kept['revision']}), {kept['core']} core, {kept['date'][:10]}."]
    if not lines:
        return []
    return [
        "",
        "## Loss per decision",
        "",
        "Results of single decisions are less noisy than results of whole games. For this measurement, bots choose",
        "actions in positions from games between rule bots. A long search with the same information evaluates each",
        "action. The loss is the win share that a bot gives up by its choice, compared with the action that the",
        "search visited most. No bot is trained on these positions. `make mistakes` runs the measurement",
        "(`benchmarks/mistakes.py`).",
        *lines,
    ]


def _found(outcome: Outcome | None) -> list[str]:
    if outcome is None or not outcome.sections:
        return ["Not measured yet."]
    lines = _curve(outcome) if outcome.plan.times else _standings(outcome.sections[0], outcome.plan.null)
    about = outcome.about
    deals = sum(section.deals for section in outcome.sections.values())
    games = sum(section.games for section in outcome.sections.values())
    lines += ["", f"{title(outcome)}. {deals:,} deals, {games:,} games, seed {outcome.plan.seed}."]
    if outcome.verdict is not None:
        lines[-1] += f" Sequential test: {outcome.verdict.word} after {outcome.verdict.deals} deals."
    if outcome.interrupted:
        lines[-1] += f" Unfinished: {outcome.plan.deals * len(outcome.plan.sections):,} deals are planned."
    revision = f" ({about['revision']})" if about["revision"] else ""
    day = str(about["date"]).partition("T")[0]
    lines.append(
        f"Burgrave {about['version']}{revision}, {about['core']} core, {about['python']}, {about['cpu']},"
        f" {_whose_work(about)}, {day}."
    )
    return lines


def _whose_work(about: Mapping[str, object]) -> str:
    if about.get("cluster"):
        return "on a cluster"
    return f"{about['workers']} {'worker' if about['workers'] == 1 else 'workers'}"


_FIGURES = ("win share", "95% interval", "rank", "score", "margin", "ms per decision", "slowest (ms)")


def _standings(section: Section, null: float | None) -> list[str]:
    lines = _heading("bot", *_FIGURES, "OpenSkill")
    for standing in section.standings:
        rating = f"{standing.rating[0]:.1f} ± {standing.rating[1]:.1f}" if standing.rating else ""
        lines.append(f"| `{standing.bot}` | {_cells(standing)} | {rating} |")
    if null is not None:
        lines.append(f"| *all equal* | {_percent(null)} | | {(len(section.bots) + 1) / 2:.2f} | | +0.0 | | | |")
    return lines


def _curve(outcome: Outcome) -> list[str]:
    others = ", ".join(f"`{bot}`" for bot in outcome.plan.sections[0][1:])
    lines = [*([f"Against {others}:", ""] if others else []), *_heading("first bot", *_FIGURES)]
    for section in outcome.sections.values():
        lines.append(f"| `{section.standings[0].bot}` | {_cells(section.standings[0])} |")
    if outcome.plan.null is not None:
        lines.append(f"| *all equal* | {_percent(outcome.plan.null)} | | | | | | |")
    return lines


def _cells(standing: Standing) -> str:
    share, margin = standing.win_share, standing.margin
    cells: Mapping[str, str] = {
        "win share": _percent(share.mean),
        "95% interval": f"{_percent(share.low)} to {_percent(share.high)}",
        "rank": f"{standing.rank.mean:.2f}",
        "score": "" if standing.score is None else f"{standing.score.mean:.1f}",
        "margin": "" if margin is None else f"{margin.mean:+.1f}",
        "ms per decision": f"{standing.ms_per_decision:.3g}",
        "slowest (ms)": f"{standing.slowest:.3g}",
    }
    return " | ".join(cells[name] for name in _FIGURES)


def _heading(*columns: str) -> list[str]:
    return [f"| {' | '.join(columns)} |", "|---" * len(columns) + "|"]


def _percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def _met(holds: bool) -> str:
    return "met" if holds else "**not met**"


# ---- the command --------------------------------------------------------------------------------------------------


def run(claim: Claim, fresh: bool) -> int:
    """Play the missing deals of a claim; return the exit status."""
    if claim.until:
        print(f"{claim.name}: not played: its bots were removed; revision {claim.until} still has them", flush=True)
        return 0
    if fresh:
        claim.file.unlink(missing_ok=True)
    print(f"{claim.name}: {claim.shown}", flush=True)
    core = [sys.executable, str(ROOT / "tools" / "compiled.py"), "run", "-m", "burgrave", "arena"]
    return subprocess.run([*core, *shlex.split(claim.command), "--out", str(claim.file)], cwd=ROOT).returncode


def main() -> int:
    parser = argparse.ArgumentParser(description="Generate docs/strength.md.")
    parser.add_argument("--check", action="store_true", help="only check, write nothing")
    parser.add_argument("--run", action="store_true", help="play the missing deals")
    parser.add_argument("--fresh", action="store_true", help="with --run: discard earlier results first")
    parser.add_argument("names", nargs="*", metavar="NAME", help="with --run: only these claims")
    chosen = parser.parse_args()
    claims = read_claims()
    unknown = set(chosen.names) - {claim.name for claim in claims}
    if unknown or ((chosen.fresh or chosen.names) and not chosen.run):
        parser.error(f"no such claim: {', '.join(sorted(unknown))}" if unknown else "only with --run")
    if chosen.run:
        for claim in claims:
            status = run(claim, chosen.fresh) if not chosen.names or claim.name in chosen.names else 0
            if status:
                return status
    wrong = problems(claims)
    if not wrong:
        text = page(claims)
        if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
            if chosen.check:
                wrong.append(f"{PAGE.relative_to(ROOT)} is out of date; run make strength")
            else:
                PAGE.write_text(text, encoding="utf-8", newline="\n")
                print(f"written: {PAGE.relative_to(ROOT)}")
    for problem in wrong:
        print(problem, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
