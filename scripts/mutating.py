"""Small faults put into a module, one at a time: what a mutant is, and how it is made.

A mutant is identified by its function, the line it changes and the change, so a judgement about it
survives edits elsewhere in the file.
"""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.BitXor: ast.BitOr,
}
TESTED = (ast.If, ast.IfExp, ast.While)
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Mutant(NamedTuple):
    """One small fault: where it is, what the line says, and what it says instead."""

    module: str
    function: str
    line: int
    before: str
    after: str
    twin: int  # which one, if the function has several like it
    place: int  # the number of the change within the module

    @property
    def key(self) -> tuple[str, str, str, int]:
        """Return its identity, which lasts until its function is edited."""
        return (f"{self.module}.{self.function}", self.before, self.after, self.twin)


class _Change(NamedTuple):
    """A change to one node: how it reads, and the new node."""

    old: ast.AST
    new: ast.AST


def mutants_of(module: str, source: str) -> list[Mutant]:
    """Return every mutant of a module, in the order of its lines."""
    found: list[Mutant] = []
    seen: Counter[tuple[str, str, str]] = Counter()
    for place, (function, statement, change) in enumerate(_changes(ast.parse(source))):
        before, after = _told(statement, change)
        known = (function, before, after)
        line = getattr(change.old, "lineno", statement.lineno)
        found.append(Mutant(module, function, line, before, after, seen[known], place))
        seen[known] += 1
    return found


def mutated(source: str, place: int) -> ast.Module:
    """Return the module with one change made."""
    tree = ast.parse(source)
    for number, (_, _, change) in enumerate(_changes(tree)):
        if number == place:
            result = _Put(change).visit(tree)
            assert isinstance(result, ast.Module)
            return ast.fix_missing_locations(result)
    raise IndexError(place)


class _Put(ast.NodeTransformer):
    """Puts the new node in place of the old one."""

    def __init__(self, change: _Change) -> None:
        self.change = change

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self.change.old:
            return ast.copy_location(self.change.new, node)
        return self.generic_visit(node)


def _told(statement: ast.stmt, change: _Change) -> tuple[str, str]:
    """Return the head of a statement without and with the change."""
    if statement is change.old:
        return _line(_head(statement)), _line(change.new)
    memo = {id(change.old): ast.copy_location(copy.deepcopy(change.new), change.old)}
    head = _head(statement)
    return _line(head), _line(copy.deepcopy(head, memo))


def _head(statement: ast.stmt) -> ast.stmt:
    """Return the statement without the statements inside it: of an `if`, only the condition."""
    head = copy.copy(statement)
    for part in ("body", "orelse", "finalbody", "handlers", "cases"):
        if hasattr(head, part):
            setattr(head, part, [ast.Pass()] if part == "body" else [])
    return head


def _line(statement: ast.AST) -> str:
    return ast.unparse(ast.fix_missing_locations(statement)).splitlines()[0]


# ---------------------------------------------------------------- where changes are made


def _changes(tree: ast.Module) -> Iterator[tuple[str, ast.stmt, _Change]]:
    """Yield every change, with the function and the statement it is in."""
    for name, function in _functions(tree, ""):
        truth = isinstance(function.returns, ast.Name) and function.returns.id == "bool"
        for statement in _statements(function):
            for change in _of_statement(statement, truth):
                yield name, statement, change


def _functions(node: ast.AST, above: str) -> Iterator[tuple[str, Function]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Function):
            yield above + child.name, child
        elif isinstance(child, ast.ClassDef):
            yield from _functions(child, f"{above}{child.name}.")


def _statements(function: Function) -> Iterator[ast.stmt]:
    """Yield the statements of a function, nested ones too, without its docstring."""
    body = list(function.body)
    if ast.get_docstring(function) is not None:
        body = body[1:]
    while body:
        statement = body.pop(0)
        yield statement
        inner = [node for node in ast.iter_child_nodes(statement) if isinstance(node, ast.stmt)]
        if isinstance(statement, Function) and ast.get_docstring(statement) is not None:
            inner = inner[1:]
        for handler in getattr(statement, "handlers", ()):
            inner += handler.body
        for case in getattr(statement, "cases", ()):
            inner += case.body
        body[:0] = inner


def _of_statement(statement: ast.stmt, truth: bool) -> Iterator[_Change]:
    if isinstance(statement, (ast.Assert, ast.Raise)):
        return  # they only report what is already wrong
    if isinstance(statement, ast.Break):
        yield _Change(statement, ast.Continue())
    elif isinstance(statement, ast.Continue):
        yield _Change(statement, ast.Break())
    elif _does_something(statement):
        yield _Change(statement, ast.Pass())
    if isinstance(statement, ast.AugAssign) and type(statement.op) in OPERATORS:
        yield _Change(statement.op, OPERATORS[type(statement.op)]())
    if isinstance(statement, ast.Return) and truth and _can_be_negated(statement.value):
        assert statement.value is not None
        yield _Change(statement.value, _negated(statement.value))
    for node in _expressions(statement):
        yield from _of_node(node)


def _does_something(statement: ast.stmt) -> bool:
    """Return whether the statement can be removed without leaving a name undefined."""
    if isinstance(statement, ast.Expr):
        return not isinstance(statement.value, (ast.Constant, ast.Yield, ast.YieldFrom))
    if isinstance(statement, ast.Assign):
        return all(isinstance(t, (ast.Attribute, ast.Subscript)) for t in statement.targets)
    return isinstance(statement, ast.AugAssign)


def _expressions(statement: ast.stmt) -> Iterator[ast.AST]:
    """Yield the nodes of a statement's own expressions: no nested statements, no annotations."""
    annotation = getattr(statement, "annotation", None)
    ahead = [statement] if not isinstance(statement, Function) else []
    while ahead:
        node: ast.AST = ahead.pop(0)
        yield node
        inner = [
            child
            for child in ast.iter_child_nodes(node)
            if child is not annotation and not isinstance(child, (ast.stmt, ast.excepthandler))
        ]
        ahead[:0] = inner  # type: ignore[assignment]


# ---------------------------------------------------------------- what is changed


def _of_node(node: ast.AST) -> Iterator[_Change]:
    if isinstance(node, ast.Compare):
        for at, op in enumerate(node.ops):
            ops = [*node.ops[:at], COMPARISONS[type(op)](), *node.ops[at + 1 :]]
            yield _Change(node, ast.Compare(node.left, ops, node.comparators))
    elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        yield _Change(node, ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right))
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield _Change(node, ast.BoolOp(other, node.values))
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.Not, ast.USub)):
        yield _Change(node, node.operand)
    elif isinstance(node, ast.Constant):
        yield from _of_constant(node)
    if isinstance(node, TESTED) and _can_be_negated(node.test):
        yield _Change(node.test, _negated(node.test))
    for test in getattr(node, "ifs", ()):
        if _can_be_negated(test):
            yield _Change(test, _negated(test))


def _of_constant(node: ast.Constant) -> Iterator[_Change]:
    value = node.value
    if isinstance(value, bool):
        yield _Change(node, ast.Constant(not value))
    elif isinstance(value, (int, float)):
        yield _Change(node, ast.Constant(value + 1))
    elif isinstance(value, str):
        yield _Change(node, ast.Constant(f"{value}?"))


def _can_be_negated(node: ast.expr | None) -> bool:
    """Return whether negating gives something that no other change gives."""
    return isinstance(node, (ast.Name, ast.Attribute, ast.Call, ast.Subscript, ast.NamedExpr))


def _negated(node: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), node)
