"""PyTorch model for training, and its conversion to the integer weights of ``kernel.net``."""

from __future__ import annotations

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from burgrave.kernel.net_sizes import HIDDEN, LAST, LOGIT, ONE, OUTPUTS, SECOND, STEP
from burgrave.training.plan import TrainingError
from burgrave.training.playing import Positions

CPU = "cpu"
_FEW = 2  # players
_HIGH_SUM = 30.0  # larger first-layer sums are penalized; the integer net overflows at 64


def device_named(name: str) -> torch.device:
    """Return the PyTorch device ``name``; raise TrainingError if the device does not work on this machine."""
    try:
        device = torch.device(name)
        torch.zeros(1, device=device).add_(1).cpu()
    except (RuntimeError, AssertionError) as error:  # not compiled in, or no driver
        found = torch.accelerator.current_accelerator()
        others = "" if found is None else f" or {found.type}"
        raise TrainingError(f"PyTorch can use {CPU}{others} here, not {name!r}.") from error
    return device


class Model(nn.Module):
    """Three layers, as in ``kernel.net``. Inputs are divided by ``scale``, the typical size of their nonzero values."""

    def __init__(self, inputs: int, scale: NDArray[np.float32]) -> None:
        super().__init__()
        self.register_buffer("scale", torch.from_numpy(scale))
        self.first = nn.Parameter(torch.randn(inputs, HIDDEN) * 0.05)
        self.first_bias = nn.Parameter(torch.full((HIDDEN,), 0.3))
        self.second = nn.Parameter(torch.randn(HIDDEN, SECOND) * 0.12)
        self.second_bias = nn.Parameter(torch.full((SECOND,), 0.3))
        self.last = nn.Parameter(torch.randn(SECOND, OUTPUTS) * 0.1)
        self.last_bias = nn.Parameter(torch.zeros(OUTPUTS))

    def forward(self, parts: list[Tensor]) -> tuple[Tensor, Tensor]:
        """Return the logits, one row per position, and the penalty for large first-layer sums.

        ``parts``: blocks of positions as rows of inputs; shorter rows are padded with zeros.
        """
        first = self.first / self.get_buffer("scale")[:, None]
        sums = torch.cat([inputs @ first[: inputs.shape[1]] for inputs in parts]) + self.first_bias
        beyond = functional.relu(sums.abs() - _HIGH_SUM).square().mean()
        hidden = functional.relu(sums)
        hidden = functional.relu(hidden @ self.second + self.second_bias)
        return hidden @ self.last + self.last_bias, beyond

    def begin_with(self, layers: list[list[int]]) -> None:
        """Load the integer weights of a net, in the format returned by ``whole_numbers``."""
        units = (ONE, ONE, STEP, ONE * STEP, LAST, LOGIT)
        weights = (self.first, self.first_bias, self.second, self.second_bias, self.last, self.last_bias)
        with torch.no_grad():
            for weight, layer, unit in zip(weights, layers, units, strict=True):
                weight.copy_(torch.tensor(layer, dtype=torch.float64).reshape(weight.shape) / unit)
            self.first.mul_(self.get_buffer("scale")[:, None])

    def whole_numbers(self) -> list[list[int]]:
        """Return the weights as integers for ``kernel.net.Net``."""

        def rounded(weights: Tensor, unit: float) -> list[int]:
            found: list[int] = torch.round(weights.detach().cpu().double() * unit).long().flatten().tolist()
            return found

        return [
            rounded(self.first / self.get_buffer("scale")[:, None], ONE),
            rounded(self.first_bias, ONE),
            rounded(self.second, STEP),
            rounded(self.second_bias, ONE * STEP),
            rounded(self.last, LAST),
            rounded(self.last_bias, LOGIT),
        ]


def loss_of(logits: Tensor, targets: Tensor) -> Tensor:
    """Return the cross-entropy between predicted shares (as logits) and target shares."""
    return functional.binary_cross_entropy_with_logits(logits, targets)


class Batches:
    """Random batches of positions, as tensors on a device."""

    def __init__(self, positions: Positions, seed: int, device: torch.device) -> None:
        self.positions = positions
        self._device = device
        self._rng = np.random.default_rng(seed)
        sizes = positions.sizes.astype(np.int64)
        self._starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])

    def draw(self, number: int) -> tuple[list[Tensor], Tensor]:
        """Return ``number`` random positions as tensors: blocks of input rows, and target rows.

        Positions with few players come first, in a separate block, because they need only the first inputs.
        """
        chosen = self._rng.integers(0, len(self.positions), number)
        few = self.positions.players[chosen] <= _FEW
        parts = [part for part in (chosen[few], chosen[~few]) if len(part)]
        targets = self.positions.targets[np.concatenate(parts)]
        return [self._rows(part) for part in parts], torch.from_numpy(targets).to(self._device)

    def _rows(self, chosen: NDArray[np.int64]) -> Tensor:
        positions = self.positions
        sizes = positions.sizes[chosen].astype(np.int64)
        rows = np.repeat(np.arange(len(chosen)), sizes)
        begins = np.cumsum(sizes) - sizes
        at = np.repeat(self._starts[chosen] - begins, sizes) + np.arange(sizes.sum())
        places = positions.places[at]
        width = int(places.max()) + 1
        # Only nonzero values, a tenth of all, are copied to the device.
        filled = torch.from_numpy(rows * width + places).to(self._device)
        inputs = torch.zeros(len(chosen) * width, device=self._device)
        inputs[filled] = torch.from_numpy(positions.values[at]).to(self._device).float()
        return inputs.view(len(chosen), width)


def scales(positions: Positions, inputs: int) -> NDArray[np.float32]:
    """Return the root mean square of each input's nonzero values, but at least 1."""
    values = positions.values.astype(np.float64)
    total = np.bincount(positions.places, values * values, inputs)
    often = np.bincount(positions.places, minlength=inputs)
    return np.sqrt(np.where(often > 0, total / np.maximum(often, 1), 1.0)).clip(1.0).astype(np.float32)
