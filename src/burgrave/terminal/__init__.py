"""The terminal: games played and replayed as text."""
