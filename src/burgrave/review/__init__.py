"""Game reviews: winning chances over time, costs of decisions, and luck (docs/reviewing.md)."""

from burgrave.review.reviewer import Budget, Reviewer, review
from burgrave.review.types import Review, review_of

__all__ = ["Budget", "Review", "Reviewer", "review", "review_of"]
