"""The server behind the browser table: HTTP, one WebSocket per page, and nothing of any game."""
