"""Real servers under load, killed again and again, as are their database and their Redis.

The simulated house proves that our own code does things in the right order. This proves the same
for everything beneath it: real processes, sockets, disks, SQLite, PostgreSQL and Redis.
"""
