"""Characters, with one module each; ``powers.POWERS`` lists them by number."""
