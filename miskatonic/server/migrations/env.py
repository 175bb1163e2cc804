"""Run by Alembic, over the connection that the store hands in."""

from alembic import context
from sqlalchemy import Connection

from miskatonic.server.schema import metadata

connection: Connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    render_as_batch=connection.dialect.name == "sqlite",
    # All steps or none: whoever hands in the connection has begun a transaction, and ends it.
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
