"""Rooms and running games: who sits where, whose decision is open, what is committed, and who is told of it."""
