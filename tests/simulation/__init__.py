"""A whole house in one process: servers, people, wires, disks and clocks, years in minutes.

The code that runs here is the code that runs for real people. Only time, chance, threads, disk and
wires are simulated, and all of them misbehave.
"""
