// Every small drawing of the game on a field of 32 by 32: suits, tokens, the verbs and signs of the
// cards. Outlines come from the surrounding svg (chalk line, round ends); only fills are set here.

/**
 * The colour of each suit: chosen to stay distinct for colour-blind eyes, but the shape comes
 * first.
 */
export const SUIT_COLOURS: Record<string, string> = {
  book: "#0072b2",
  crown: "#f0d442",
  glue: "#cc79a7",
  shovel: "#009e73",
  skateboard: "#d55e00",
  squirt_gun: "#56b4e9",
  coin: "#e69f00",
};

const tint = SUIT_COLOURS as Record<string, string>;
const PAPER = "#fff9ec";
const NONE = 'fill="none"';

function at(x: number, y: number, size: number, drawing: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size})">${drawing}</g>`;
}

const book = `<path fill="${tint.book}" d="M3 7.500q6.500-3 13 .5q6.500-3.500 13-.5v18.500q-6.500-2.500-13 1q-6.500-3.500-13-1Z"/>
<path fill="${PAPER}" d="M5.500 7.800q5.300-1.700 10.500 1.400v15q-5.200-2.600-10.500-1.200Z"/>
<path fill="${PAPER}" d="M26.500 7.800q-5.300-1.700-10.500 1.400v15q5.200-2.600 10.500-1.200Z"/>
<path ${NONE} stroke-width="1.300" d="M8.300 12q2.500-.3 5 .8M8.300 16q2.500-.3 5 .8M18.700 12.800q2.500-1.100 5-.8M18.700 16.800q2.500-1.100 5-.8"/>`;

const crown = `<path fill="${tint.crown}" d="M4 11l6.500 5.500L16 6l5.500 10.500L28 11l-2.500 14.500h-19Z"/>
<path fill="${PAPER}" d="M6.400 22.800h19.200l-.6 4h-18Z"/>
<circle fill="${tint.crown}" cx="16" cy="5.600" r="2.200"/><circle fill="${tint.crown}" cx="4" cy="10.400" r="2"/>
<circle fill="${tint.crown}" cx="28" cy="10.400" r="2"/>`;

const glue = `<path fill="${PAPER}" d="M14 2.500h4l1.300 6.500h-6.600Z"/>
<path fill="${tint.glue}" d="M11 9h10l3.500 5v13a2.500 2.500 0 0 1-2.500 2.500h-12a2.500 2.500 0 0 1-2.500-2.500v-13Z"/>
<path fill="${PAPER}" d="M9.800 16.500h12.400v8.200H9.800Z"/>
<path ${NONE} stroke-width="1.500" d="M12.500 20.500q1.700-2 3.500 0t3.500 0"/>`;

const shovel = `<path fill="#c98f4e" d="M14.300 10h3.400v9h-3.400Z"/>
<path fill="${tint.shovel}" d="M9.500 17.500h13v6q0 3.500-6.500 7q-6.500-3.500-6.500-7Z"/>
<path ${NONE} stroke-width="2.600" d="M11.500 5.500a1.500 1.500 0 0 1 1.500-1.500h6a1.500 1.500 0 0 1 1.500 1.500v2.500a2 2 0 0 1-2 2h-5a2 2 0 0 1-2-2Z"/>
<path ${NONE} stroke-width="1.400" d="M16 20v6.500"/>`;

const skateboard = `<path fill="${tint.skateboard}" d="M2.500 10.500q2.500 3.500 6 3.500h15q3.500 0 6-3.500l1 1.800q-2.500 6-7.500 6h-14q-5 0-7.500-6Z"/>
<circle fill="${PAPER}" cx="9.500" cy="22" r="3.400"/><circle fill="${PAPER}" cx="22.500" cy="22" r="3.400"/>
<circle cx="9.500" cy="22" r=".8"/><circle cx="22.500" cy="22" r=".8"/>`;

const squirt = `<path fill="${tint.squirt_gun}" d="M3 11h19.500l1-2.500h3.500V19h-9l-1.500 3h-3l-2.200 7h-6.300l2.500-9h-4.500Z"/>
<path fill="${PAPER}" d="M8 6h8l1.500 5H6.500Z"/><path ${NONE} stroke-width="1.500" d="M13.500 22v-3"/>
<path fill="#bfe3f7" stroke-width="1.300" d="M29.600 15q2.300 3 0 4.200q-2.300-1.200 0-4.200ZM29.400 7q1.800 2.400 0 3.300q-1.800-.9 0-3.300Z"/>`;

const coin = `<circle fill="${tint.coin}" cx="16" cy="16" r="13"/><circle fill="#ffd873" stroke-width="1.300" cx="16" cy="16" r="9.700"/>
<path fill="${PAPER}" stroke-width="1.400" d="M16 8.700l2.100 4.700l5.100.5l-3.900 3.400l1.200 5l-4.500-2.700l-4.500 2.700l1.200-5l-3.900-3.400l5.100-.5Z"/>`;

const pizza = `<path fill="#ffd166" d="M5 9.500Q16 4 27 9.500L17.300 28.500q-1.300 2-2.600 0Z"/>
<path fill="#c77d3a" d="M3.600 9.200Q16 1.500 28.400 9.200l-2 3.600Q16 7.500 5.600 12.800Z"/>
<circle fill="#cf4328" stroke-width="1.200" cx="12.800" cy="15.200" r="2.100"/><circle fill="#cf4328" stroke-width="1.200" cx="19.600" cy="14.800" r="1.900"/>
<circle fill="#cf4328" stroke-width="1.200" cx="16" cy="21.300" r="2"/>`;

const toy = `<circle fill="#7fa8d6" cx="7.800" cy="8.800" r="4.400"/><circle fill="#7fa8d6" cx="24.200" cy="8.800" r="4.400"/>
<circle fill="#9cc0e6" cx="16" cy="17.300" r="11.200"/><ellipse fill="${PAPER}" cx="16" cy="21.400" rx="5.500" ry="4.400"/>
<circle cx="11.600" cy="15" r="1" fill="currentColor"/><circle cx="20.400" cy="15" r="1" fill="currentColor"/>
<ellipse cx="16" cy="19.600" rx="1.600" ry="1" fill="currentColor"/><path ${NONE} stroke-width="1.300" d="M16 20.600v1.600q-1.500 1.800-3 .4M16 22.200q1.500 1.800 3 .4"/>`;

const backpack = `<path ${NONE} stroke-width="2.200" d="M11.500 8.500V6.500a4.500 3.500 0 0 1 9 0v2"/>
<path fill="#c4673a" d="M6 16q0-8 10-8t10 8v10.500a2.500 2.500 0 0 1-2.500 2.500h-15a2.500 2.500 0 0 1-2.500-2.500Z"/>
<path fill="#e9a06f" d="M9.500 19.500h13v6.500q0 1-1 1h-11q-1 0-1-1Z"/><path ${NONE} stroke-width="1.600" d="M6.300 15h19.400M16 19.500v3"/>`;

const binoculars = `<path fill="#5b6f7a" d="M7 6h5.500v3.500L14 12v12.500q0 2.500-2.500 2.500h-6q-2.500 0-2.500-2.500V17Z"/>
<path fill="#5b6f7a" d="M25 6h-5.500v3.500L18 12v12.500q0 2.500 2.500 2.500h6q2.500 0 2.500-2.500V17Z"/>
<path fill="#8fa3ad" d="M14 12.500h4v5h-4Z"/><path fill="#cfe8f2" stroke-width="1.400" d="M5.200 20.500h6.600v3.800H5.200ZM20.200 20.500h6.600v3.800h-6.600Z"/>`;

const bin = `<path fill="#8a9aa0" d="M7 11.500h18l-1.600 16q-.2 2-2 2H10.600q-1.800 0-2-2Z"/>
<path fill="#a9b7bc" d="M5 8h22v3.500H5Z"/><path ${NONE} stroke-width="1.600" d="M12.500 8V5.500h7V8M12 15l.7 10.500M16 15v10.500M20 15l-.7 10.500"/>`;

const kid = `<circle fill="#f0c79a" cx="16" cy="11.500" r="6.700"/>
<path fill="#6a4a36" d="M9 11.500q-.5-8 7-8t7 8q-2-3.700-7-3.700t-7 3.700Z"/>
<path fill="#7fb069" d="M4.500 29q.5-9.500 11.500-9.500t11.500 9.500Z"/>`;

const house = `<path fill="#b9854f" d="M14 19h4v11h-4Z"/><path fill="#e3b778" d="M7 12.500h18v9H7Z"/>
<path fill="#b5482f" d="M3.500 13L16 3l12.500 10l-1.700 1.800L16 6.800L5.200 14.800Z"/>
<path fill="${PAPER}" stroke-width="1.400" d="M13.500 15h5v4.500h-5Z"/><path ${NONE} stroke-width="1.800" d="M4.500 21.800h23"/>`;

const card = `<path fill="${PAPER}" d="M8 3.500h16a2 2 0 0 1 2 2v21a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-21a2 2 0 0 1 2-2Z"/>`;
const star = `<path fill="#ffcf4d" d="M16 2.500l4 8.800l9.500 1l-7.100 6.400l2 9.400L16 23.300l-8.400 4.800l2-9.400l-7.100-6.400l9.500-1Z"/>`;

const disc = (fill: string, sign: string) =>
  `<circle fill="${fill}" stroke-width="1.500" cx="25.500" cy="25.500" r="5.800"/><path ${NONE} stroke="#fff" stroke-width="2.200" d="${sign}"/>`;
const PLUS = disc("#2f7d4f", "M25.500 22.500v6M22.500 25.500h6");
const MINUS = disc("#b5482f", "M22.500 25.500h6");
const AWAY = disc("#b5482f", "M22.800 25.500h5M25.800 23l2.400 2.500l-2.400 2.500");
const UP = disc("#2f7d4f", "M25.500 28.300v-5.300M22.900 25.200l2.600-2.600l2.600 2.600");
const IN = disc("#2f7d4f", "M25.500 22.500v5.300M22.900 25.600l2.600 2.600l2.600-2.600");

const rotated = `<path ${NONE} stroke-width="2" d="M11 6.500h8.500q3.500 0 3.500 3.500M20.500 8l2.500 2.500l2.500-2.500M21 25.500h-8.500q-3.500 0-3.500-3.500M11.500 24l-2.500-2.500l-2.500 2.500"/>`;
const house2 = at(0, 1, 0.9, house);

export const SYMBOLS: Record<string, string> = {
  book,
  crown,
  glue,
  shovel,
  skateboard,
  squirt_gun: squirt,
  coin,
  any: `${at(1, 0, 0.62, pizza)}${at(13, 12.5, 0.6, toy)}<path ${NONE} stroke-width="1.800" d="M24.500 4L8 29"/>`,
  pizza,
  toy,
  star,
  backpack,
  binoculars,
  bin,
  kid,
  house,
  card,
  gather_pizza: `${at(0, 0, 0.86, pizza)}${PLUS}`,
  gather_toy: `${at(0, 0, 0.86, toy)}${PLUS}`,
  gather_any: `${at(-1, -1, 0.62, pizza)}${at(13, 0, 0.58, toy)}<path ${NONE} stroke-width="1.600" d="M16.500 3L9.500 22"/>${disc("#2f7d4f", "M25.500 22.500v6M22.500 25.500h6")}`,
  stow: `${at(0, 1, 0.88, backpack)}${IN}`,
  tuck: `${at(0, 0, 0.86, binoculars)}${IN}`,
  trash: `${at(9.5, 0.5, 0.42, card)}${at(0, 5, 0.84, bin)}`,
  trash_this: `${at(9.5, 0.5, 0.42, card)}<path ${NONE} stroke-width="1.600" d="M16.200 3v5M14.200 6.200l2 2l2-2"/>${at(0, 5, 0.84, bin)}`,
  trash_rival: `${at(8, 0, 0.48, kid)}${at(0, 5, 0.84, bin)}`,
  recruit: `${at(0, 0, 0.9, kid)}${PLUS}`,
  advance: `${house2}${UP}`,
  advance_minus_1: `${house2}${UP}${at(3, -16, 0.9, MINUS)}`,
  advance_plus_1: `${house2}${UP}${at(3, -16, 0.9, PLUS)}`,
  score: star,
  spend_pizza: `${at(0, 0, 0.86, pizza)}${AWAY}`,
  spend_toy: `${at(0, 0, 0.86, toy)}${AWAY}`,
  copy_pack: `${at(9, 0, 0.62, backpack)}${at(0, 8.5, 0.72, backpack)}`,
  copy_rival_pack: `${at(14, -1, 0.58, kid)}${at(0, 8.5, 0.72, backpack)}`,
  convert: `${at(0, 0, 0.52, pizza)}${at(15.5, 14, 0.52, toy)}${rotated}`,
  any_suit: `<circle fill="${PAPER}" cx="16" cy="16" r="13"/><path fill="${tint.book}" stroke-width="0" d="M16 3a13 13 0 0 1 11.300 6.500L16 16Z"/>
<path fill="${tint.crown}" stroke-width="0" d="M27.300 9.500a13 13 0 0 1 0 13L16 16Z"/><path fill="${tint.glue}" stroke-width="0" d="M27.300 22.500A13 13 0 0 1 16 29V16Z"/>
<path fill="${tint.shovel}" stroke-width="0" d="M16 29a13 13 0 0 1-11.300-6.500L16 16Z"/><path fill="${tint.skateboard}" stroke-width="0" d="M4.700 22.500a13 13 0 0 1 0-13L16 16Z"/>
<path fill="${tint.squirt_gun}" stroke-width="0" d="M4.700 9.500A13 13 0 0 1 16 3v13Z"/><circle ${NONE} cx="16" cy="16" r="13"/>
<circle fill="${PAPER}" stroke-width="1.400" cx="16" cy="16" r="7.200"/><path ${NONE} stroke-width="2.200" d="M13.400 14q.2-2.800 2.700-2.800t2.600 2.400q0 1.600-1.600 2.400q-1 .5-1 1.600M16 20v.1"/>`,
  lookout_cards: `${at(3, 0, 0.8, card)}${at(4.5, 9, 0.7, binoculars)}`,
  pack_tokens: `${backpack}<circle fill="#ffd166" stroke-width="1.400" cx="12.800" cy="23" r="2.300"/><circle fill="#9cc0e6" stroke-width="1.400" cx="19.200" cy="23" r="2.300"/>`,
  fort_level: `${house}<path ${NONE} stroke-width="1.500" d="M12.500 22v8M19.500 22v8M12.500 25h7M12.500 28h7"/>`,
  times: `<path ${NONE} stroke-width="4.500" d="M8 8l16 16M24 8L8 24"/>`,
  then: `<path ${NONE} stroke-width="4" d="M3 16h24M18 6.500l10 9.500l-10 9.500"/>`,
  opening_bracket: `<path ${NONE} stroke-width="4" d="M21 2Q9 16 21 30"/>`,
  closing_bracket: `<path ${NONE} stroke-width="4" d="M11 2Q23 16 11 30"/>`,
  deck: `<path fill="#e9a06f" d="M10 3h15a2 2 0 0 1 2 2v19H12a2 2 0 0 1-2-2Z"/><path fill="#c4673a" d="M7 6h15a2 2 0 0 1 2 2v19a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2Z"/>${at(8.5, 11, 0.38, house)}`,
  hand: `<path fill="${PAPER}" d="M4 11l9-3l5 17l-9 3Z"/><path fill="#f6e3bf" d="M11.500 6h9.500v19h-9.500Z"/><path fill="${PAPER}" d="M19 8l9 3l-5 17l-6-2Z"/>`,
  discard: `<path fill="${PAPER}" d="M4 8l13-4l6 18l-13 4.500Z"/><path fill="#f6e3bf" d="M9 9h14a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V11a2 2 0 0 1 2-2Z"/><path ${NONE} d="M16 13v9M12.500 19l3.500 3.500l3.500-3.500"/>`,
  yard: `<path fill="#8fbf6a" d="M2 23q14-5 28 0v6H2Z"/><path fill="#e3b778" d="M4 11l2.500-3l2.500 3v13H4ZM13.500 10l2.500-3l2.500 3v14h-5ZM23 11l2.500-3l2.500 3v13h-5Z"/><path ${NONE} stroke-width="2.400" d="M3 15h26M3 20.500h26"/>`,
  park: `<path fill="#a0703c" d="M14 18h4v11h-4Z"/><circle fill="#7fb069" cx="11" cy="13.500" r="7"/><circle fill="#7fb069" cx="21" cy="13.500" r="7"/><circle fill="#93c47d" cx="16" cy="8.500" r="6.500"/><path ${NONE} d="M5 29.200h22"/>`,
  track: `<path ${NONE} stroke-width="2.200" d="M6 30V3"/><path fill="#ffcf4d" d="M6 4q6-2.500 11 0t10 0v13q-5 2.500-10 0t-11 0Z"/>`,
  macaroni: `<path fill="#f4dd9b" d="M5 20q0-12 11-12t11 12l-5 1q-1-7.500-6-7.500t-6 7.500Z"/><ellipse fill="#fff3cf" cx="7.500" cy="20.800" rx="2.700" ry="1.600"/><ellipse fill="#fff3cf" cx="24.500" cy="20.800" rx="2.700" ry="1.600"/><path ${NONE} stroke-width="1.300" d="M9.500 12l2.800 2.800M16 8.400v4.500M22.500 12l-2.800 2.800"/><path fill="#d9a441" d="M4 26h24v3.500H4Z"/>`,
  made_up_rule: `<path fill="#fff3a8" d="M5 4.500h22v17l-6 6H5Z"/><path fill="#f3dd6b" d="M27 21.500h-6v6Z"/><path ${NONE} stroke-width="1.600" d="M9 10h14M9 14.500h14M9 19h8"/>`,
  perk: `<path fill="#fff3a8" d="M16 2.500l3.300 3.600l4.800-.7l.6 4.900l4.300 2.300l-2.100 4.400l2.100 4.400l-4.300 2.300l-.6 4.900l-4.800-.7L16 31.500l-3.300-3.600l-4.800.7l-.6-4.900L3 21.400L5.100 17L3 12.600l4.300-2.300l.6-4.900l4.800.7Z"/><path fill="#b5482f" d="M12 13.500q2-2.500 4 .3q2-2.800 4-.3q1.700 3-4 7.500q-5.700-4.500-4-7.500Z"/>`,
  public: `<path fill="#ffcf4d" d="M4 13h5l14-7.500v21L9 19H4Z"/><path fill="#b5482f" d="M9 19h5l1.500 8h-4.500Z"/><path ${NONE} stroke-width="2" d="M26.500 11.500q2.500 4.500 0 9"/>`,
  private: `<path ${NONE} stroke-width="2.600" d="M10.500 14v-4.500a5.500 5.500 0 0 1 11 0V14"/><path fill="#8fa3ad" d="M8 14h16a1.500 1.500 0 0 1 1.500 1.500v11a1.500 1.500 0 0 1-1.500 1.500H8a1.500 1.500 0 0 1-1.500-1.500v-11A1.500 1.500 0 0 1 8 14Z"/><path ${NONE} stroke-width="2.200" d="M16 19v4"/>`,
  supply: `<path fill="#c98f4e" d="M4 13h24l-2.500 15h-19Z"/><path fill="#e3b778" d="M2.500 10h27v4.500h-27Z"/>${at(8, -2, 0.4, pizza)}${at(15, -1, 0.38, toy)}`,
  first: `<path ${NONE} stroke-width="2.200" d="M8 30V4"/><path fill="#b5482f" d="M8 4l18 6.500L8 17Z"/>`,
  glass: `<circle fill="#e6f3f7" cx="13.500" cy="13.500" r="9"/><path ${NONE} stroke-width="3.500" d="M20.500 20.500l8 8"/>`,
};

/** The suits in the order in which they are always shown; the coin stands for any of them. */
export const SUITS = ["book", "crown", "glue", "shovel", "skateboard", "squirt_gun"] as const;

/** The drawing for a code name or an icon id: `suit.glue`, `kind.toy`, `gather_any`. */
export function symbolOf(code: string): string | null {
  const name = code.includes(".") ? code.slice(code.indexOf(".") + 1) : code;
  return SYMBOLS[name] ?? null;
}
