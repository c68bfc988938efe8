"""Passkeys below HTTP: challenges expire, and can be answered once, on any database."""

import pytest

from ludoteca.tables.book.store import Store
from ludoteca.tables.people.accounts import Accounts
from ludoteca.tables.people.passkeys import PATIENCE, Passkeys, Site
from ludoteca.tables.refusing import Refused
from tests.server.authenticators import Authenticator

ORIGIN = "https://games.example"
SITE = Site("games.example", lambda origin: origin == ORIGIN)


def code(work: object, *arguments: object) -> str:
    with pytest.raises(Refused) as refused:
        work(*arguments)  # type: ignore[operator]
    return refused.value.reason.code


def test_a_ceremony_that_took_too_long_is_over(store: Store) -> None:
    passkeys, device = Passkeys(Accounts(store)), Authenticator(ORIGIN)
    asked = passkeys.begin_making(SITE, "Ana", None, 1000)
    made = device.make(asked.options)
    late = (SITE, asked.ceremony, made, "", None, 1001 + PATIENCE)
    assert code(passkeys.finish_making, *late) == "passkey_expired"
    asked = passkeys.begin_making(SITE, "Ana", None, 1000)
    made = device.make(asked.options)
    account = passkeys.finish_making(SITE, asked.ceremony, made, "phone", None, 1000 + PATIENCE)
    assert account.name == "Ana"
    assert [key.label for key in passkeys.of(account)] == ["phone"]
    again = (SITE, asked.ceremony, made, "", None, 2000)
    assert code(passkeys.finish_making, *again) == "passkey_expired"


def test_two_people_who_want_the_same_name_at_once_get_one_each(store: Store) -> None:
    passkeys = Passkeys(Accounts(store))
    both = [passkeys.begin_making(SITE, "Ana", None, 0) for _ in range(2)]
    answers = [Authenticator(ORIGIN).make(asked.options) for asked in both]
    passkeys.finish_making(SITE, both[0].ceremony, answers[0], "", None, 0)
    late = (SITE, both[1].ceremony, answers[1], "", None, 0)
    assert code(passkeys.finish_making, *late) == "name_taken"


def test_a_key_of_one_account_is_not_taken_for_another(store: Store) -> None:
    accounts = Accounts(store)
    passkeys, device = Passkeys(accounts, lambda: 5), Authenticator(ORIGIN)
    ana = accounts.make("Ana", "open sesame", 0)
    bo = accounts.make("Bo", "open sesame", 0)
    asked = passkeys.begin_making(SITE, "", ana, 0)
    made = device.make(asked.options)
    assert code(passkeys.finish_making, SITE, asked.ceremony, made, "", bo, 0) == "not_signed_in"
    asked = passkeys.begin_making(SITE, "", ana, 0)
    made = device.make(asked.options)
    passkeys.finish_making(SITE, asked.ceremony, made, "", ana, 0)
    opening = passkeys.begin_opening(SITE, 0)
    answer = device.open(opening.options)
    assert passkeys.finish_opening(SITE, opening.ceremony, answer, 0) == ana
    [kept] = passkeys.of(ana)
    passkeys.throw_away(bo, kept.id)  # not Bo's to throw away
    assert [key.used_at for key in passkeys.of(ana)] == [5]
