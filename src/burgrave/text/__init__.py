"""Game text in four languages for every interface: log, questions, choices, cards and results."""
