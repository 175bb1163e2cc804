"""Campaigns: which match goes on from which."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "sequels",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column(
            "previous", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, unique=True
        ),
    )


def downgrade() -> None:
    op.drop_table("sequels")
