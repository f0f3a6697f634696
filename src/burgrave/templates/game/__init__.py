"""High Card, a game for Burgrave."""
