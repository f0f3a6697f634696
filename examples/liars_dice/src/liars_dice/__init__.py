"""Liar's Dice for Burgrave: a whole game that comes as a package of its own."""
