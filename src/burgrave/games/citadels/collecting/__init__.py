"""What is written down of many games of Citadels."""
