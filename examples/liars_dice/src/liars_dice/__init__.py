"""Liar's Dice for Burgrave, an example of a game in a separate package."""
