"""Tournaments, balance and analysis."""
