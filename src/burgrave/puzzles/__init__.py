"""Puzzles: positions from seeded games in which one move is clearly best."""

from burgrave.puzzles.collection import Collection, Puzzle, collection_of, read_collection
from burgrave.puzzles.making import check, make

__all__ = ["Collection", "Puzzle", "check", "collection_of", "make", "read_collection"]
