"""The store's schema, and the steps that lead to it."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config as AlembicConfig
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, event, text

from miskatonic.server import migrations, schema
from miskatonic.server.config import Config
from miskatonic.server.forgetting import tables_that_name
from miskatonic.server.journal import SQLiteJournal
from miskatonic.server.store import Store, _migrate, _own_transactions

ALL = (schema.metadata, schema.of_the_moment)


def test_the_newest_step_is_the_one_that_is_named() -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    assert ScriptDirectory.from_config(config).get_current_head() == migrations.HEAD


def test_the_steps_lead_to_the_schema_and_no_further(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'x.sqlite'}")
    for _ in range(2):
        with engine.begin() as connection:
            _migrate(connection)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), ALL) == []  # type: ignore[arg-type]
        written = connection.execute(text("select sql from sqlite_master where name = 'journal'")).scalar_one()
        assert "PRIMARY KEY (table_id, number)" in written
    engine.dispose()


def test_people_who_were_there_before_keep_their_cookies_and_names(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'x.sqlite'}")
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    people = [("a", "Ilona", "ilona"), ("b", "1lona", "1lona"), ("c", "Guest", None)]
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0004")
        for number, (user, name, login) in enumerate(people):
            row = {"id": user, "name": name, "login": login, "created": f"2026-01-0{number + 1}"}
            into = "INSERT INTO users (id, name, login, created) VALUES (:id, :name, :login, :created)"
            connection.execute(text(into), row)
    with engine.begin() as connection:
        _migrate(connection)
        found = connection.execute(text("SELECT id, login, signed FROM users ORDER BY id")).all()
    engine.dispose()
    # Two looked alike already: the second keeps the name it signs in with.
    assert [tuple(row) for row in found] == [("a", "LLona", 1), ("b", "1lona", 1), ("c", None, 1)]


def test_accounts_are_found_by_what_their_names_look_like_now(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'x.sqlite'}")
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    people = [("a", "Еріс", "epic"), ("b", "Epic", "epLc"), ("c", "ΗΑΝΝΑ", "nawa")]
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0005")
        for number, (user, name, login) in enumerate(people):
            row = {"id": user, "name": name, "login": login, "created": f"2026-01-0{number + 1}"}
            into = "INSERT INTO users (id, name, login, created) VALUES (:id, :name, :login, :created)"
            connection.execute(text(into), row)
    with engine.begin() as connection:
        _migrate(connection)
        found = connection.execute(text("SELECT id, login FROM users ORDER BY id")).all()
    engine.dispose()
    # The first two look alike: both keep what they signed in with.
    assert [tuple(row) for row in found] == [("a", "epic"), ("b", "epLc"), ("c", "hanna")]


def test_who_goes_for_good_is_not_looked_for_in_every_line_of_every_journal(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'x.sqlite'}")
    with engine.begin() as connection:
        _migrate(connection)
        asked = tables_that_name("0123456789abcdef").compile(engine, compile_kwargs={"literal_binds": True})
        steps = [row[3] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {asked}")]
    engine.dispose()
    assert steps and all("ix_journal_marks" in step for step in steps), steps


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("postgresql://u@h/d", "postgresql+asyncpg://u@h/d"),
        ("sqlite:///x.db", "sqlite+aiosqlite:///x.db"),
        ("postgresql+asyncpg://h/d", "postgresql+asyncpg://h/d"),
    ],
)
def test_a_database_is_named_as_everybody_names_it(given: str, url: str) -> None:
    assert Config(Path(), given).url == url


def opened_and_killed(file: Path, statement: int) -> bool:
    """Opens the store in a process that dies before this statement; False: it was done before that."""
    child = os.fork()
    if child == 0:
        try:
            count = 0
            engine = create_engine(f"sqlite:///{file}")

            def die(*_: object) -> None:
                nonlocal count
                count += 1
                if count == statement:
                    os.kill(os.getpid(), signal.SIGKILL)

            event.listen(engine, "connect", lambda connection, _: _own_transactions(connection))
            event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
            event.listen(engine, "before_cursor_execute", die)
            with engine.begin() as connection:
                _migrate(connection)
            os._exit(0)
        finally:
            os._exit(1)
    _, status = os.waitpid(child, 0)
    assert status in (0, signal.SIGKILL), status
    return status == signal.SIGKILL


def test_a_store_whose_migration_was_killed_at_any_statement_opens_again(tmp_path: Path) -> None:
    statement = 0
    while True:
        statement += 1
        file = tmp_path / f"{statement}.sqlite"
        killed = opened_and_killed(file, statement)
        assert not opened_and_killed(file, 10_000), "the second time it opens"
        engine = create_engine(f"sqlite:///{file}")
        with engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), ALL) == []  # type: ignore[arg-type]
        engine.dispose()
        if not killed:
            break
    assert statement > 10


def test_what_is_committed_outlives_a_power_cut(tmp_path: Path) -> None:
    """FULL (2): the log is on the disk before a commit returns, on both ways to the store."""

    async def asked() -> tuple[int, int]:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}")
        await store.open()
        async with store.engine.connect() as connection:
            through_engine = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar_one()
        journal = SQLiteJournal(str(tmp_path / "x.sqlite"))
        assert await journal.write([[("nowhere", 0, "{}", "", None, None, 0)]]) == [0]
        assert journal._connection is not None
        connection_of = journal._connection
        directly = await asyncio.get_running_loop().run_in_executor(
            journal._thread, lambda: connection_of.execute("PRAGMA synchronous").fetchone()[0]
        )
        await journal.close()
        await store.close()
        return through_engine, directly

    assert asyncio.run(asked()) == (2, 2)
