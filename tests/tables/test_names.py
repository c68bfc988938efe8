"""Names: one line, not too long, and nobody passes for somebody else."""

import pytest

from ludoteca.tables.book.store import Store
from ludoteca.tables.names import are_alike, clean_name
from ludoteca.tables.people.accounts import Accounts
from ludoteca.tables.refusing import Refused

PASSWORD = "a long enough password"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Ana \n Maria  ", "Ana Maria"),
        ("A" * 80, "A" * 24),
        ("\x1b[31mRed\x07", "[31mRed"),
        ("left\u202eright", "left right"),
        ("zero\u200bwidth", "zero width"),
        ("Jose\u0301", "José"),
        ("Z" + "\u0301\u0302\u0303\u0304" * 5 + "algo", "Ź\u0302\u0303algo"),
        ("\ud800", ""),
        ("a\0b", "a b"),
    ],
)
def test_a_name_is_shown_on_one_line(name: str, shown: str) -> None:
    assert clean_name(name) == shown
    clean_name(name).encode()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Paul", "paul"),
        ("Paul", "PauI"),
        ("Paul", "Раul"),  # the first two are Cyrillic
        ("Ana", "Аnа"),
        ("Bob", "B0b"),
        ("Tom", "Torn"),
        ("Rui", "R u i"),
        ("Ana", "Ａｎａ"),
    ],
)
def test_these_look_alike(one: str, other: str) -> None:
    assert are_alike(one, other)
    assert are_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("Ana", "Anna"), ("Rui", "Rai"), ("Иван", "Ана"), ("Zoé", "Zara")]
)
def test_these_do_not(one: str, other: str) -> None:
    assert not are_alike(one, other)


def test_an_account_cannot_pass_for_another(store: Store) -> None:
    accounts = Accounts(store)
    paul = accounts.make("Paul", PASSWORD, 1)
    for name in ("paul", "PauI", "Раul", "P a u l"):
        with pytest.raises(Refused) as refused:
            accounts.make(name, PASSWORD, 2)
        assert refused.value.reason.code == "name_taken"
        assert accounts.is_taken(name)
    assert accounts.check("PAUL", PASSWORD) == paul
    assert accounts.make("Paula", PASSWORD, 3).id != paul.id
