"""Liar's Dice for Burgrave: example of a game in a separate package."""
