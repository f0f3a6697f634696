"""Training: nets that learn a game by playing it against themselves."""
