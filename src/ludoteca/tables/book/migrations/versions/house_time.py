"""House time, and how long every seat had been waited for when it acted."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table and add the column; of older rows it is what lies between two of them."""
    op.create_table(
        "house",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.BigInteger, nullable=False),
    )
    op.add_column("rows", sa.Column("spent", sa.BigInteger, nullable=False, server_default="0"))
    before = 'SELECT MAX(b.at) FROM "rows" b WHERE b.table_id = a.table_id AND b.seq < a.seq'
    made = "SELECT made_at FROM tables t WHERE t.id = a.table_id"
    spent = f"a.at - COALESCE(({before}), ({made}), a.at)"
    op.execute(
        f'UPDATE "rows" SET spent = (SELECT CASE WHEN {spent} > 0 THEN {spent} ELSE 0 END'
        ' FROM "rows" a WHERE a.table_id = "rows".table_id AND a.seq = "rows".seq)'
        " WHERE table_id IN (SELECT id FROM tables WHERE status = 'playing')"
    )
