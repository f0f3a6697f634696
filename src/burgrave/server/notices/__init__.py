"""Telling people who are away what is going on: by Web Push, and by e-mail."""
