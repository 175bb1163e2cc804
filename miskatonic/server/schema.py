"""The tables of the store. `journal` is the truth about a match; the rest says who sits where."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
    true,
)

metadata = MetaData()
of_the_moment = MetaData()
"""What is true only while processes live: not part of any copy."""

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", Text),
    Column("created", String(32), nullable=False),
    Column("signed", Boolean, nullable=False, server_default=false()),
)

# `token`: a hash of what the cookie holds, so that whoever reads the store cannot sign in with it.
sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("id", String(16), nullable=False, unique=True),
    Column("person", String(32), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", String(32), nullable=False),
    Column("used", String(32), nullable=False),
    Column("agent", String(120), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("host", String(32), ForeignKey("users.id"), nullable=False, index=True),
    Column("phase", String(8), nullable=False),
    Column("public", Boolean, nullable=False, server_default=true()),
    Column("options", JSON, nullable=False),
    Column("rules", JSON, nullable=False),
    Column("invite", String(32), nullable=False),
    Column("created", String(32), nullable=False),
    Column("played", String(32), nullable=False, server_default=""),
    Column("summary", JSON),
    Column("origin", String(64), nullable=False, server_default=""),
)
Index("ix_tables_lobby", tables.c.public, tables.c.created)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), ForeignKey("users.id"), index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(32), nullable=False),
    Column("auto", JSON, nullable=False),
    Column("account", Boolean, nullable=False, server_default=false()),
)

# `previous` is unique: a match has one sequel, whoever asks for it first.
sequels = Table(
    "sequels",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("previous", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, unique=True),
)

watchers = Table(
    "watchers",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), ForeignKey("users.id"), primary_key=True),
)

# `what`: "muted" may not speak at this table, "away" may not come.
manners = Table(
    "manners",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("what", String(8), primary_key=True),
)

# The key is the promise: of two who write the same number of the same match, one wins.
journal = Table(
    "journal",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("by", String(8), nullable=False),
    Column("seat", Integer),
    Column("seen", Integer),
    Column("epoch", Integer, nullable=False, server_default="0"),
    sqlite_with_rowid=False,
)
IS_MARK = text("substr(journal.text, 1, 4) = '[\"n\"'")
"""In the very words of the index: only so is it used."""
_mark = text("substr(text, 1, 4) = '[\"n\"'")
Index("ix_journal_marks", journal.c.table_id, journal.c.number, sqlite_where=_mark, postgresql_where=_mark)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", String(32), ForeignKey("users.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
    Column("message", JSON),
)

processes = Table(
    "processes",
    of_the_moment,
    Column("id", String(32), primary_key=True),
    Column("address", String(80), nullable=False),
    Column("key", String(64), nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
)

# Who may write a table's journal. The second key is what makes a new epoch wait for lines on their way: PostgreSQL lets
# the time be prolonged beside them, but not a column that a key stands on.
leases = Table(
    "leases",
    of_the_moment,
    Column("table_id", String(32), ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("owner", String(32), nullable=False, index=True),
    Column("epoch", Integer, nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
    UniqueConstraint("table_id", "epoch", name="uq_leases_epoch"),
)
