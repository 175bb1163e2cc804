"""Tables on many processes: who writes which journal, and which processes live."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("journal", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    moment = sa.DateTime(timezone=True)
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(80), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("until", moment, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False, index=True),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("until", moment, nullable=False),
        sa.UniqueConstraint("table_id", "epoch", name="uq_leases_epoch"),
    )


def downgrade() -> None:
    op.drop_table("leases")
    op.drop_table("processes")
    op.drop_column("journal", "epoch")
