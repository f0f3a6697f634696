"""The characters, one module each; ``powers.POWERS`` finds them by number."""
