"""Every change of the database's shape, in order; run by `database.bring_up_to_date`."""
