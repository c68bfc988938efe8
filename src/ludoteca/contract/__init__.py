"""The contract between a page and a server: every message and every HTTP body, as types.

`from_page` and `from_server` are what goes over a table's socket, `forms` and `answers` what goes
over HTTP; `things` is what these are made of, and `lists` are the words that both sides know.
Python builds and reads them here. The page's `wire.ts` and the lists in `docs/protocol.md` are
written from them by `scripts/contract`. Names no game.
"""
