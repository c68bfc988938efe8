"""Where the people of a table play again, and which process thinks for its bots."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column and make the table."""
    op.add_column("tables", sa.Column("next_table", sa.String(16)))
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("origin", sa.String(16), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
