"""The command `ludoteca`: one small file per command. Wrong input gets one clear line and code 2."""

from ludoteca.cli.app import main as main
