"""Fourteen guests drawn to fit their judged profiles; each drawing is data."""

from ludoteca.games.picture_perfect.edge.characters.bruno import BRUNO
from ludoteca.games.picture_perfect.edge.characters.brush import Character
from ludoteca.games.picture_perfect.edge.characters.clara_carmen import CARMEN, CLARA
from ludoteca.games.picture_perfect.edge.characters.leo_hugo import HUGO, LEO
from ludoteca.games.picture_perfect.edge.characters.marco import MARCO
from ludoteca.games.picture_perfect.edge.characters.nina_olga import NINA, OLGA
from ludoteca.games.picture_perfect.edge.characters.stella_mia import MIA, STELLA
from ludoteca.games.picture_perfect.edge.characters.tango_palmira import PALMIRA, TANGO
from ludoteca.games.picture_perfect.edge.characters.victor_otto import OTTO, VICTOR

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
