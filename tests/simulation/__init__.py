"""A whole house in one process: servers, people, wires, disks and clocks, years in minutes.

What runs here is the code that runs for real people. Only time, chance, threads, disk and wires
are of the simulation's own, and all of them misbehave.
"""
