"""The server behind the browser table: HTTP, one WebSocket per page, and nothing about any game."""
