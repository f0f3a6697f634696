"""The game in review: how the chances went, what each decision cost, and what was luck (docs/reviewing.md)."""

from burgrave.review.reviewer import Budget, Reviewer, review
from burgrave.review.types import Review, review_of

__all__ = ["Budget", "Review", "Reviewer", "review", "review_of"]
