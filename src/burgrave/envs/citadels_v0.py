"""Citadels as a PettingZoo environment; docs/envs/citadels.md describes observations and actions."""

from __future__ import annotations

from typing import Any

from burgrave.envs.aec import AECEnv, GameEnv, Look, ordered

__all__ = ["env", "raw_env"]


def raw_env(render_mode: str | None = None, normalized: bool = False, **options: Any) -> GameEnv:
    """Return the environment; ``options`` as in ``burgrave.new("citadels", ...)``.

    With ``normalized``, observations are float32 in [0, 1].
    """
    return GameEnv("citadels_v0", "citadels", options, render_mode, normalized)


def env(render_mode: str | None = None, normalized: bool = False, **options: Any) -> AECEnv[str, Look, int]:
    """Return the environment in PettingZoo's order-enforcing wrapper."""
    return ordered(raw_env(render_mode, normalized, **options))
