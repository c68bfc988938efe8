"""Schemathesis on the OpenAPI page: what is described is what is answered, whatever is sent."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import schemathesis
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.result import Ok

from tests.server.clients import quick_settings, running

BUDGET = 15.0  # seconds for all operations together
FEWEST = 5  # examples of each operation, however long they take
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.mark.filterwarnings("ignore")
def test_the_interface_answers_as_described(tmp_path: Path, long_run: bool) -> None:
    settings = quick_settings(tmp_path, joins_per_minute=100_000, logins_per_minute=100_000)
    with running(settings) as address:
        schema = schemathesis.openapi.from_url(f"http://{address}/api/docs/openapi.json")
        limits = hypothesis.settings(
            max_examples=100 if long_run else 30,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(hypothesis.HealthCheck),
        )
        found = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
        for operation in found:
            patience = Patience(None if long_run else BUDGET / len(found))
            tried_on(operation, patience, limits)()
            assert patience.tried
        assert len(found) >= 30


class Patience:
    """Time for one operation, so that a busy machine is not kept busy for ever."""

    def __init__(self, seconds: float | None) -> None:
        self.until = None if seconds is None else time.monotonic() + seconds
        self.tried = 0

    def has_some(self) -> bool:
        """Return whether to try once more; a few examples are always tried."""
        self.tried += 1
        is_late = self.until is not None and time.monotonic() > self.until
        return not is_late or self.tried <= FEWEST


def tried_on(operation: Any, patience: Patience, limits: hypothesis.settings) -> Callable[[], None]:
    """Return a test that an operation answers as described."""

    @limits
    @hypothesis.given(case=operation.as_strategy())
    def holds(case: schemathesis.Case[Any]) -> None:
        if patience.has_some():
            case.call_and_validate(checks=CHECKS)

    return holds
