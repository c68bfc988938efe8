"""The secret keys of deals: 128 bits, which fit into no number of a database."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the column; older tables have a number and no key."""
    op.add_column("tables", sa.Column("seed_key", sa.String(32)))
