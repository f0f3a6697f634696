"""Notifications for absent players, by Web Push and email."""
