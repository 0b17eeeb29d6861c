"""Pieces in space put together by straight moves."""
