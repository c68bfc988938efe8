"""The command `ludoteca`: one small file per command; wrong input gets one line and code 2."""

from ludoteca.cli.app import main as main
