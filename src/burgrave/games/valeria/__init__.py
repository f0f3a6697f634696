"""Valeria: Card Kingdoms: rules, policy of its bots, hints, texts, and what each face shows of it."""
