"""Real servers under load that are killed again and again, with their database and their Redis.

What the simulated house proves of our own order of things is proved here of everything beneath it
as well: processes, sockets, disks, SQLite, PostgreSQL and Redis as they are.
"""
