"""People: sessions that can be ended, names that cannot pass for another's, who is muted or kept away from a table."""

import sqlalchemy as sa
from alembic import op

from miskatonic.table.names import likeness

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False, unique=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("used", sa.String(32), nullable=False),
        sa.Column("agent", sa.String(120), nullable=False),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "manners",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("what", sa.String(8), primary_key=True),
    )
    op.add_column("users", sa.Column("signed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("account", sa.Boolean, nullable=False, server_default=sa.false()))
    connection = op.get_bind()
    # Whoever was here has a signed cookie and no session yet.
    connection.execute(sa.text("UPDATE users SET signed = :yes").bindparams(sa.bindparam("yes", True, sa.Boolean)))
    accounts = connection.execute(sa.text("SELECT id, login FROM users WHERE login IS NOT NULL ORDER BY created")).all()
    taken = {login for _, login in accounts}
    for user, login in accounts:
        like = likeness(login)
        if like and like not in taken:
            taken.add(like)
            connection.execute(sa.text("UPDATE users SET login = :like WHERE id = :user"), {"like": like, "user": user})


def downgrade() -> None:
    op.drop_column("seats", "account")
    op.drop_column("users", "signed")
    op.drop_table("manners")
    op.drop_table("sessions")
