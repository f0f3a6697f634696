"""Game text in four languages: log, questions, choices, cards and results, for every interface."""
