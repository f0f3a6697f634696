"""Text of games in four languages: log, questions, choices, cards and results, for every interface."""
