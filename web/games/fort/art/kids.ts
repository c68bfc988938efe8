// Who the kids are: how each looks, and in which suit's frame the card is drawn.
import type { Look } from "./portrait";

export interface Drawn {
  family: string;
  looks: Look[];
}

const RED = "#b5522b";
const BLOND = "#e3b64f";
const BLACK = "#26201f";
const BROWN = "#6b4429";
const GREY = "#cfd3d6";

function one(family: string, look: Look): Drawn {
  return { family, looks: [look] };
}

export const KIDS: Record<string, Drawn> = {
  bones: one("book", {
    skin: 1,
    hair: "side",
    tone: BLACK,
    hat: "skull",
    eyes: "fierce",
    mouth: "smirk",
  }),
  captain: one("book", { skin: 3, hair: "buzz", tone: BLACK, hat: "captain", mouth: "grin" }),
  chef: one("book", {
    skin: 2,
    hair: "none",
    hat: "chef",
    eyes: "happy",
    mouth: "smile",
    extras: ["moustache"],
  }),
  doc: one("book", { skin: 4, hair: "bob", tone: BLACK, hat: "mirror", extras: ["glasses"] }),
  einstein: one("book", {
    skin: 0,
    hair: "wild",
    tone: GREY,
    extras: ["glasses", "brows"],
    mouth: "tongue",
  }),
  patch: one("book", { skin: 1, hair: "curly", tone: RED, mouth: "grin", extras: ["patch"] }),
  noodle_twins: {
    family: "book",
    looks: [
      { skin: 1, hair: "long", tone: BLOND, eyes: "happy" },
      { skin: 1, hair: "long", tone: BLOND, mouth: "laugh" },
    ],
  },
  smoke: one("book", {
    skin: 5,
    hair: "none",
    hat: "bandana",
    eyes: "sleepy",
    mouth: "flat",
    extras: ["scarf"],
  }),
  ghost: one("crown", { skin: 0, hat: "sheet" }),
  golden_boy: one("crown", {
    skin: 1,
    hair: "quiff",
    tone: BLOND,
    eyes: "wink",
    mouth: "grin",
    extras: ["medal"],
  }),
  prince: one("crown", { skin: 3, hair: "bob", tone: BLACK, hat: "crown", mouth: "smirk" }),
  tiny: one("crown", { skin: 2, hair: "bun", tone: BROWN, eyes: "wide", mouth: "oh", small: true }),
  puddin: one("crown", {
    skin: 4,
    hair: "bowl",
    tone: BLACK,
    eyes: "happy",
    mouth: "smile",
    extras: ["blush"],
  }),
  doodles: one("glue", {
    skin: 1,
    hair: "spiky",
    tone: BROWN,
    eyes: "wide",
    mouth: "tongue",
    extras: ["freckles"],
  }),
  dot: one("glue", { skin: 0, hair: "pigtails", tone: RED, mouth: "gap", extras: ["freckles"] }),
  giggles: one("glue", { skin: 3, hair: "afro", tone: BLACK, eyes: "happy", mouth: "laugh" }),
  kitty: one("glue", { skin: 2, hair: "bob", tone: BLACK, hat: "ears", eyes: "wink" }),
  penny: one("glue", { skin: 0, hair: "braids", tone: RED, mouth: "smile", extras: ["blush"] }),
  sweet_pea: one("glue", { skin: 5, hair: "curly", tone: BLACK, hat: "flower", eyes: "happy" }),
  tink: one("glue", { skin: 1, hair: "bun", tone: BLOND, extras: ["wings"], mouth: "smirk" }),
  icky_and_sticky: {
    family: "glue",
    looks: [
      { skin: 2, hair: "spiky", tone: BLACK, mouth: "tongue", eyes: "wide" },
      { skin: 0, hair: "pigtails", tone: BROWN, mouth: "tongue", eyes: "happy" },
    ],
  },
  bug: one("shovel", {
    skin: 1,
    hair: "short",
    tone: BROWN,
    hat: "antennae",
    extras: ["thick"],
    mouth: "gap",
  }),
  lefty: one("shovel", { skin: 4, hair: "none", hat: "backcap", eyes: "wink", mouth: "grin" }),
  moose: one("shovel", {
    skin: 2,
    hair: "short",
    tone: BROWN,
    hat: "antlers",
    mouth: "gap",
    extras: ["brows"],
  }),
  sarge: one("shovel", { skin: 3, hair: "none", hat: "army", eyes: "fierce", mouth: "flat" }),
  scout: one("shovel", {
    skin: 1,
    hair: "braids",
    tone: BLACK,
    hat: "ranger",
    mouth: "smile",
    extras: ["scarf"],
  }),
  wart: one("shovel", {
    skin: 0,
    hair: "bowl",
    tone: RED,
    mouth: "grin",
    extras: ["wart", "freckles"],
  }),
  worm: one("shovel", {
    skin: 2,
    hair: "side",
    tone: BLACK,
    eyes: "sleepy",
    mouth: "smile",
    extras: ["glasses"],
  }),
  the_moles: {
    family: "shovel",
    looks: [
      { skin: 1, hair: "bun", tone: BROWN, extras: ["thick"] },
      { skin: 1, hair: "bob", tone: BROWN, extras: ["thick"], mouth: "gap" },
    ],
  },
  the_ant: one("skateboard", {
    skin: 3,
    hair: "buzz",
    tone: BLACK,
    hat: "antennae",
    mouth: "smirk",
    extras: ["straps"],
  }),
  dash: one("skateboard", { skin: 4, hair: "curly", tone: BLACK, hat: "headband", mouth: "grin" }),
  munch: one("skateboard", {
    skin: 1,
    hair: "side",
    tone: BLOND,
    eyes: "happy",
    mouth: "munch",
    extras: ["blush"],
  }),
  skids: one("skateboard", {
    skin: 2,
    hair: "long",
    tone: BROWN,
    hat: "helmet",
    mouth: "grin",
    extras: ["plaster"],
  }),
  spike: one("skateboard", { skin: 0, hair: "spiky", tone: BLOND, eyes: "fierce", mouth: "smirk" }),
  thunder: one("skateboard", {
    skin: 5,
    hair: "bolt",
    tone: BLACK,
    eyes: "fierce",
    mouth: "laugh",
  }),
  rocket_bros: {
    family: "skateboard",
    looks: [
      { skin: 3, hair: "none", hat: "rocket", mouth: "grin" },
      { skin: 3, hair: "none", hat: "rocket", eyes: "happy", mouth: "laugh" },
    ],
  },
  baby_face: one("squirt_gun", {
    skin: 0,
    hair: "none",
    hat: "bonnet",
    eyes: "wide",
    mouth: "smirk",
    extras: ["blush"],
  }),
  blitz: one("squirt_gun", { skin: 2, hair: "spiky", tone: BLACK, hat: "goggles", mouth: "laugh" }),
  crash: one("squirt_gun", {
    skin: 1,
    hair: "ponytail",
    tone: RED,
    mouth: "gap",
    extras: ["plaster", "freckles"],
  }),
  lil_boss: one("squirt_gun", {
    skin: 4,
    hair: "buzz",
    tone: BLACK,
    mouth: "flat",
    extras: ["shades", "tie"],
  }),
  punky: one("squirt_gun", {
    skin: 1,
    hair: "mohawk",
    tone: "#c2408a",
    eyes: "fierce",
    mouth: "tongue",
  }),
  the_scrappers: {
    family: "squirt_gun",
    looks: [
      { skin: 2, hair: "short", tone: BLACK, eyes: "fierce", mouth: "smirk", extras: ["plaster"] },
      { skin: 4, hair: "braids", tone: BLACK, eyes: "fierce", mouth: "grin" },
    ],
  },
  zip: one("skateboard", { skin: 1, hair: "ponytail", tone: BROWN, hat: "cap", mouth: "grin" }),
  blades: one("skateboard", {
    skin: 5,
    hair: "afro",
    tone: BLACK,
    hat: "headband",
    eyes: "wink",
    mouth: "smirk",
  }),
  rusty: one("shovel", { skin: 0, hair: "curly", tone: RED, mouth: "grin", extras: ["freckles"] }),
  bud: one("shovel", {
    skin: 3,
    hair: "short",
    tone: BLACK,
    hat: "beanie",
    mouth: "smile",
    extras: ["straps"],
  }),
  sparky: one("squirt_gun", { skin: 2, hair: "bolt", tone: BLOND, eyes: "happy", mouth: "laugh" }),
  ace: one("squirt_gun", {
    skin: 4,
    hair: "none",
    hat: "pilot",
    eyes: "wink",
    mouth: "grin",
    extras: ["scarf"],
  }),
  bitsy: one("glue", {
    skin: 1,
    hair: "pigtails",
    tone: BLACK,
    hat: "bow",
    eyes: "wide",
    mouth: "smile",
    small: true,
  }),
  flipper: one("glue", { skin: 2, hair: "bob", tone: BROWN, hat: "snorkel", mouth: "laugh" }),
};
