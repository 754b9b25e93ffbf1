"""Describe the table and get a ruling to step through."""

from ui.app.dispute.page import show

__all__ = ["show"]
