"""Characters, most of them in a module of their own; ``powers.POWERS`` lists all of them by number."""
