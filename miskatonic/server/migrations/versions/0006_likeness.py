"""Accounts are found by what their names look like, as it is judged now."""

import sqlalchemy as sa
from alembic import op

from miskatonic.table.names import likeness

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Where two of them look alike, both keep what they had."""
    connection = op.get_bind()
    found = sa.text("SELECT id, name, login FROM users WHERE login IS NOT NULL ORDER BY created")
    accounts = connection.execute(found).all()
    taken = {login for _, _, login in accounts}
    for user, name, login in accounts:
        like = likeness(name)
        if like and like != login and like not in taken:
            taken.add(like)
            connection.execute(sa.text("UPDATE users SET login = :like WHERE id = :user"), {"like": like, "user": user})


def downgrade() -> None:
    """Nothing to go back to: a likeness is found from the name at any time."""
