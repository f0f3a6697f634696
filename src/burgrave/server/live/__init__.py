"""Rooms and running games: seats, open decisions, commits and broadcasts."""
