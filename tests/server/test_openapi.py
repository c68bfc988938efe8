"""Schemathesis on the OpenAPI page: the answers match the description, whatever is sent."""

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

EXAMPLES = {False: 8, True: 100}  # of each operation, by default and in the long runs
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
            max_examples=EXAMPLES[long_run],
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(hypothesis.HealthCheck),
        )
        found = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
        for operation in found:
            tried_on(operation, limits)()
        assert len(found) >= 30


def tried_on(operation: Any, limits: hypothesis.settings) -> Callable[[], None]:
    """Return a test that an operation answers as described."""

    @limits
    @hypothesis.given(case=operation.as_strategy())
    def holds(case: schemathesis.Case[Any]) -> None:
        case.call_and_validate(checks=CHECKS)

    return holds
