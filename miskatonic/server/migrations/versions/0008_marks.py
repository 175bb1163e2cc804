"""Marks are found without a look at every line of every journal."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    marks = sa.text("substr(text, 1, 4) = '[\"n\"'")
    op.create_index("ix_journal_marks", "journal", ["table_id", "number"], sqlite_where=marks, postgresql_where=marks)


def downgrade() -> None:
    op.drop_index("ix_journal_marks", "journal")
