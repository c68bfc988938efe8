"""How often things go wrong: from a calm day to a day on which nothing works."""

from typing import NamedTuple


class Weather(NamedTuple):
    """Chances of faults, each for one occasion; times in seconds."""

    nudge_lost: float = 0
    nudge_doubled: float = 0
    nudge_delay: float = 0.01
    wire_cut: float = 0  # for each message on it
    wire_delay: float = 0.02
    commit_fails: float = 0
    commit_unanswered: float = 0  # written, but the answer is lost
    read_fails: float = 0
    disk_delay: float = 0.005
    thought_fails: float = 0


CALM = Weather()
ROUGH = Weather(
    nudge_lost=0.1,
    nudge_doubled=0.1,
    nudge_delay=2.0,
    wire_cut=0.01,
    wire_delay=0.5,
    commit_fails=0.01,
    commit_unanswered=0.01,
    read_fails=0.002,
    disk_delay=0.1,
    thought_fails=0.05,
)
STORM = Weather(
    nudge_lost=0.6,
    nudge_doubled=0.3,
    nudge_delay=30.0,
    wire_cut=0.1,
    wire_delay=3.0,
    commit_fails=0.3,
    commit_unanswered=0.1,
    read_fails=0.05,
    disk_delay=2.0,
    thought_fails=0.3,
)
LOSSY = ROUGH._replace(nudge_lost=0.7, wire_cut=0.02)
WEATHERS = (CALM, CALM, ROUGH, ROUGH, ROUGH, STORM)

# What a broken disk does to a table's rows.
DAMAGES = (
    "UPDATE \"rows\" SET data = '{' WHERE table_id = ?",
    'UPDATE "rows" SET seat = 99 WHERE table_id = ? AND seq = 1',
    "UPDATE tables SET options = '[' WHERE id = ?",
    "UPDATE tables SET clock = '5' WHERE id = ?",
)
# What happens in the house besides new tables; repeated entries happen more often.
HAPPENINGS = (
    "weather_changes",
    "weather_changes",
    "weather_changes",
    "machine_is_killed",
    "machine_is_killed",
    "machine_is_stopped",
    "disk_fills",
    "clock_is_set",
    "clock_runs_on",
    "row_is_damaged",
    "snapshots_are_damaged",
)
