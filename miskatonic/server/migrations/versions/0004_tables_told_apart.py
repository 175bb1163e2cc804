"""Tables told apart in a list: when they were last played, how they stand, what they were made from; told lines."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("played", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("summary", sa.JSON))
    op.add_column("tables", sa.Column("origin", sa.String(64), nullable=False, server_default=""))
    op.add_column("chat", sa.Column("message", sa.JSON))


def downgrade() -> None:
    op.drop_column("chat", "message")
    for name in ("origin", "summary", "played"):
        op.drop_column("tables", name)
