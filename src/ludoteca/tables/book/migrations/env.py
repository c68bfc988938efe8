"""What Alembic runs for a migration, on the connection it was given."""

from alembic import context

from ludoteca.tables.book.schema import METADATA


def run() -> None:
    """Run the requested migrations."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=METADATA,
        render_as_batch=True,  # SQLite changes a table only by copying it
    )
    with context.begin_transaction():
        context.run_migrations()


# Only Alembic provides a context; tools that merely import every module do not.
if hasattr(context, "config"):
    run()
