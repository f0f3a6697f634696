"""Citadels, in three rulesets: rules, policy of its bots, hints, texts, and what each face shows of it."""
