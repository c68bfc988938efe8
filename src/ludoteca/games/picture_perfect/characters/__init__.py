"""Fourteen guests drawn for their judged profiles; each drawing is data."""

from ludoteca.games.picture_perfect.characters.bruno import BRUNO
from ludoteca.games.picture_perfect.characters.brush import Character
from ludoteca.games.picture_perfect.characters.clara_carmen import CARMEN, CLARA
from ludoteca.games.picture_perfect.characters.leo_hugo import HUGO, LEO
from ludoteca.games.picture_perfect.characters.marco import MARCO
from ludoteca.games.picture_perfect.characters.nina_olga import NINA, OLGA
from ludoteca.games.picture_perfect.characters.stella_mia import MIA, STELLA
from ludoteca.games.picture_perfect.characters.tango_palmira import PALMIRA, TANGO
from ludoteca.games.picture_perfect.characters.victor_otto import OTTO, VICTOR

CHARACTERS: dict[str, Character] = {
    "clara": CLARA,
    "carmen": CARMEN,
    "nina": NINA,
    "olga": OLGA,
    "stella": STELLA,
    "mia": MIA,
    "victor": VICTOR,
    "otto": OTTO,
    "leo": LEO,
    "hugo": HUGO,
    "bruno": BRUNO,
    "marco": MARCO,
    "tango": TANGO,
    "palmira": PALMIRA,
}
