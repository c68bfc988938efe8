"""The files a public host reads are readable; their commands exist and take their arguments."""

import configparser
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

import check
import page

ROOT = Path(__file__).parents[2]
GITHUB = ROOT / ".github"
TEMPLATES = sorted((GITHUB / "ISSUE_TEMPLATE").glob("*.yml"))
FIELDS = {"input", "textarea", "dropdown", "checkboxes", "markdown"}
# Programs of the systems that the workflow runs on.
FOREIGN = {"sudo"}


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def workflow_commands() -> list[str]:
    jobs = read(GITHUB / "workflows" / "test.yml")["jobs"]
    return [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]


def hook_commands() -> list[str]:
    repos = read(ROOT / ".pre-commit-config.yaml")["repos"]
    return [hook["entry"] for repo in repos for hook in repo["hooks"]]


def assert_known(command: str) -> None:
    program, *arguments = shlex.split(command)
    if program in FOREIGN:
        return
    if program.startswith(".venv/bin/"):
        pins = (ROOT / "requirements" / "quick.txt").read_text(encoding="utf-8")
        package = {"lint-imports": "import-linter"}.get(Path(program).name, Path(program).name)
        assert f"\n{package}==" in pins, program
        return
    assert (ROOT / program).is_file(), program
    assert (ROOT / program).stat().st_mode & 0o111, program
    if program == "./test":
        check.read_arguments(arguments)
    if program == "scripts/page":
        assert arguments[0] in page.TOOLS or arguments[0] == "compare"


@pytest.mark.parametrize("command", [*workflow_commands(), *hook_commands()])
def test_every_command_exists(command: str) -> None:
    assert_known(command)


@pytest.mark.parametrize("command", ["./tests", "./test --fast", "scripts/page polish"])
def test_commands_that_do_not_exist_are_noticed(command: str) -> None:
    with pytest.raises((AssertionError, OSError, SystemExit)):
        assert_known(command)


def test_the_workflow_tries_every_system_and_python() -> None:
    flow = read(GITHUB / "workflows" / "test.yml")
    assert {"push", "pull_request"} <= set(flow[True])  # YAML reads the word `on` as true
    matrices = [job.get("strategy", {}).get("matrix", {}) for job in flow["jobs"].values()]
    systems = {job["runs-on"] for job in flow["jobs"].values()}
    systems |= {system for matrix in matrices for system in matrix.get("system", ())}
    assert {"ubuntu-latest", "macos-latest", "windows-latest"} <= systems
    pythons = {python for matrix in matrices for python in matrix.get("python", ())}
    steps = [step for job in flow["jobs"].values() for step in job["steps"]]
    pythons |= {step.get("with", {}).get("python-version") for step in steps}
    assert {"3.11", "3.12", "3.13", "3.14"} <= pythons
    tests = sum(command.startswith("./test") for command in workflow_commands())
    assert tests == len(set(flow["jobs"]) - {"advisories"})


def test_packages_are_looked_up_in_the_lists_of_known_faults() -> None:
    flow = read(GITHUB / "workflows" / "test.yml")
    assert "schedule" in flow[True]
    assert "scripts/advisories" in workflow_commands()
    script = (ROOT / "scripts" / "advisories").read_text(encoding="utf-8")
    assert "pip-audit" in script
    assert "npm audit" in script


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda path: path.stem)
def test_issues_can_be_written_down(template: Path) -> None:
    form = read(template)
    if template.stem == "config":
        assert form == {"blank_issues_enabled": True}
        return
    assert form["name"]
    assert form["description"]
    assert all(part["type"] in FIELDS and part["attributes"]["label"] for part in form["body"])


def test_whoever_changes_something_is_asked_about_stored_games() -> None:
    asked = (GITHUB / "pull_request_template.md").read_text(encoding="utf-8")
    assert "Does this break stored games?" in asked


def test_editors_are_told_how_we_write() -> None:
    told = configparser.ConfigParser()
    told.read_string("[top]\n" + (ROOT / ".editorconfig").read_text(encoding="utf-8"))
    assert told["top"]["root"] == "true"
    assert told["*"]["end_of_line"] == "lf"
    assert told["*.py"]["max_line_length"] == "100"
