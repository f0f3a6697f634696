"""Games told in words: the log, questions, choices, cards and results in four languages, for every kind of screen."""
