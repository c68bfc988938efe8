// The faces of the kids, put together from hair, hats, eyes and mouths: all drawn for this table.
// A face is on a field of 120 by 100, its head around (60, 50).

export interface Look {
  skin: number;
  hair?: string;
  tone?: string; // of the hair
  hat?: string;
  eyes?: string;
  mouth?: string;
  extras?: string[];
  small?: boolean;
}

const SKINS = ["#fbdcc0", "#f2c79c", "#dda574", "#b97a4c", "#8d5736", "#6b4029"];
const LINE = 'fill="none"';

const EYES: Record<string, string> = {
  dots: '<circle cx="52" cy="49" r="2.300" fill="currentColor"/><circle cx="68" cy="49" r="2.300" fill="currentColor"/>',
  happy: `<path ${LINE} d="M48 50q4-5.500 8 0M64 50q4-5.500 8 0"/>`,
  wide: '<circle cx="52" cy="48" r="4.800" fill="#fff"/><circle cx="68" cy="48" r="4.800" fill="#fff"/><circle cx="52.500" cy="48.500" r="1.600" fill="currentColor"/><circle cx="67.500" cy="48.500" r="1.600" fill="currentColor"/>',
  sleepy: `<path ${LINE} d="M47 48h9M64 48h9"/><path ${LINE} stroke-width="1.400" d="M49 51q3 1.500 5.500 0M66 51q3 1.500 5.500 0"/>`,
  wink: `<circle cx="52" cy="49" r="2.300" fill="currentColor"/><path ${LINE} d="M63.500 49.500q4 3 8.500 0"/>`,
  fierce: `<path ${LINE} d="M46.500 43.500l8.500 3M73.500 43.500l-8.500 3"/><circle cx="52" cy="50" r="2.200" fill="currentColor"/><circle cx="68" cy="50" r="2.200" fill="currentColor"/>`,
};

const MOUTHS: Record<string, string> = {
  smile: `<path ${LINE} d="M53 60q7 6 14 0"/>`,
  grin: '<path fill="#fff" d="M51.500 58.500h17q-1 7.500-8.500 7.500t-8.500-7.500Z"/>',
  laugh:
    '<path fill="#7c2f2f" d="M51 57.500h18q0 11-9 11t-9-11Z"/><path fill="#e8857c" stroke-width="0" d="M55.500 66q4.500-3 9 0q-4.500 3.500-9 0Z"/>',
  flat: `<path ${LINE} d="M54 61.500h12"/>`,
  smirk: `<path ${LINE} d="M53.500 61.500q7 2.500 13-2.500"/>`,
  tongue: `<path ${LINE} d="M53 59.500q7 5 14 0"/><path fill="#e8857c" stroke-width="1.500" d="M60.500 62q5.500-1 5.200 2.500q-2 3.500-5 1Z"/>`,
  gap: `<path fill="#fff" d="M52 58.500h16q-1.500 6.500-8 6.500t-8-6.500Z"/><path fill="currentColor" stroke-width="0" d="M58.300 58.500h3.400v4.500h-3.400Z"/>`,
  oh: '<ellipse cx="60" cy="62" rx="3.600" ry="4.200" fill="#7c2f2f"/>',
  munch: `<path fill="#f2a65a" stroke-width="1.500" d="M55 57l15 2l-8 9Z"/><path ${LINE} d="M52 60.500q4 1 7-1"/>`,
};

/** Hair behind the head and in front of it. */
const HAIR: Record<string, [string, string]> = {
  short: ["", "M37 48Q33 21 60 21t23 27q-3-14-13-16q-14 3-22-1q-9 4-11 17Z"],
  side: ["", "M37 47Q32 21 60 21q25 0 23 25q-4-9-8-13q-12 6-27 0q-7 3-11 14Z"],
  quiff: ["", "M38 46q-3-14 4-19q0-11 18-9q20-2 24 8q2 10-2 20q-3-11-9-14q-15 4-24-1q-8 3-11 15Z"],
  buzz: ["", "M39 43q1-20 21-20t21 20q-6-10-21-10t-21 10Z"],
  bowl: ["", "M35 50q-3-30 25-30t25 30l-4 2q1-8-2-12H41q-3 4-2 12Z"],
  long: [
    "M35 84q-4-22 0-40q3-24 25-24t25 24q4 18 0 40Z",
    "M38 48q-2-25 22-25t22 25q-5-13-16-17q-8 9-28 17Z",
  ],
  bob: [
    "M34 66q-5-46 26-46t26 46q-6 4-12 1H46q-6 3-12-1Z",
    "M38 46q0-22 22-22t22 22q-22-3-24-12q-6 10-20 12Z",
  ],
  curly: [
    "M33 60q-7-6-2-12q-6-8 2-13q0-9 9-10q4-9 14-6q8-5 14 2q10-1 11 9q8 4 5 12q5 6-1 11q2 6-5 7Z",
    "M39 44q-2-8 5-9q3-7 10-4q6-4 11 1q8-2 9 4q7 2 6 9q-5-5-9-3q-5-5-10-1q-6-4-10 1q-6-3-12 2Z",
  ],
  afro: [
    "M60 12q31 0 31 31q0 26-20 27H49q-20-1-20-27q0-31 31-31Z",
    "M39 42q4-13 21-13t21 13q-10-5-21-5t-21 5Z",
  ],
  pigtails: [
    "M27 66q-9-12 4-20q8 0 7 10q-2 10-11 10ZM93 66q9-12-4-20q-8 0-7 10q2 10 11 10Z",
    "M38 47q-3-25 22-25t22 25q-6-12-22-16q-16 4-22 16Z",
  ],
  ponytail: [
    "M80 36q18-4 15 14q-1 12-8 18q-1-13-9-20Z",
    "M38 46q-2-24 22-24t22 24q-8-14-24-13q-14 1-20 13Z",
  ],
  braids: [
    "M33 46q-6 10-3 20q-4 8 2 16q6-6 4-14q4-8 1-22ZM87 46q6 10 3 20q4 8-2 16q-6-6-4-14q-4-8-1-22Z",
    "M38 46q-2-24 22-24t22 24q-8-12-22-14q-14 2-22 14Z",
  ],
  bun: [
    "M60 8a9 9 0 0 1 0 18a9 9 0 0 1 0-18Z",
    "M38 47q-2-26 22-26t22 26q-6-14-22-15q-16 1-22 15Z",
  ],
  spiky: ["", "M36 46l-5-15l9 3l-1-15l11 8l6-14l7 12l11-10l1 13l11-3l-4 14l6 3q-10-8-28-8t-24 12Z"],
  mohawk: ["", "M51 34q-5-16 1-29l4 8l5-11l5 10l6-5q3 13-3 27q-9-3-18 0Z"],
  wild: [
    "M26 56l-7-7l9-4l-6-10l11 1l0-11l11 6l7-12l9 10l12-8l2 12l12-2l-4 10l9 5l-8 6l6 9q-30 6-63-5Z",
    "M40 42q5-10 20-10t20 10q-9-3-20-3t-20 3Z",
  ],
  bolt: [
    "",
    "M37 46l-4-14l12 1l-4-16l15 11l6-15l6 14l16-7l-6 14l9 1l-6 12q-6-9-22-11q-14 1-22 10Z",
  ],
  none: ["", ""],
};

/** Hats in front of the hair; the colour of the suit is `currentHat`. */
const HATS: Record<string, (tint: string) => string> = {
  cap: (tint) =>
    `<path fill="${tint}" d="M37 40q-1-20 23-20t23 20Z"/><path fill="${tint}" d="M60 36q22-2 36 6q-10 5-36 2Z"/>`,
  backcap: (tint) =>
    `<path fill="${tint}" d="M37 40q-1-21 23-21t23 21q-23-7-46 0Z"/><path fill="#fff9ec" d="M54 33q6-8 12 0q-6 3-12 0Z"/>`,
  beanie: (tint) =>
    `<path fill="${tint}" d="M38 38q-1-22 22-22t22 22Z"/><path fill="#fff9ec" d="M35 36h50v8H35Z"/><circle fill="#fff9ec" cx="60" cy="14" r="5.500"/>`,
  chef: () =>
    `<path fill="#fff" d="M40 36q-13-6-8-16q6-9 15-5q4-10 13-10t13 10q9-4 15 5q5 10-8 16Z"/><path fill="#fff" d="M40 33h40v9H40Z"/>`,
  captain: () =>
    `<path fill="#fff" d="M32 27q28-18 56 0l-6 10H38Z"/><path fill="#27415e" d="M37 35h46v7H37Z"/><path fill="#1b2b3d" d="M36 42q24-5 48 0q-24 8-48 0Z"/><circle fill="#ffcf4d" cx="60" cy="27" r="4"/>`,
  crown: () =>
    `<path fill="#ffcf4d" d="M38 37l-3-20l13 9l12-14l12 14l13-9l-3 20Z"/><circle fill="#b5482f" cx="60" cy="30" r="2.500"/>`,
  helmet: (tint) =>
    `<path fill="${tint}" d="M34 42q-1-26 26-26t26 26q-26-9-52 0Z"/><path ${LINE} d="M47 21q-3 8-3 15M60 16v19M73 21q3 8 3 15"/>`,
  army: () =>
    `<path fill="#6f7d4c" d="M35 40q-2-24 25-24t25 24Z"/><path fill="#5c683e" d="M31 39h58v5H31Z"/><path fill="#ffcf4d" stroke-width="1.300" d="M60 24l1.800 3.800l4.200.4l-3.200 2.800l1 4.100l-3.800-2.200l-3.800 2.200l1-4.100l-3.200-2.800l4.200-.4Z"/>`,
  bandana: (tint) =>
    `<path fill="${tint}" d="M37 41q0-21 23-21t23 21q-23-7-46 0Z"/><path fill="${tint}" d="M83 37l12-5l-2 8l4 6l-13-3Z"/><circle fill="#fff" stroke-width="0" cx="52" cy="30" r="1.800"/><circle fill="#fff" stroke-width="0" cx="62" cy="26" r="1.800"/><circle fill="#fff" stroke-width="0" cx="70" cy="32" r="1.800"/>`,
  headband: (tint) => `<path fill="${tint}" d="M37 36q23-8 46 0v7q-23-8-46 0Z"/>`,
  goggles: () =>
    `<path fill="#5b4a3a" d="M37 30h46v6H37Z"/><circle fill="#bfe3f7" cx="51" cy="32" r="7.500"/><circle fill="#bfe3f7" cx="69" cy="32" r="7.500"/>`,
  antlers: () =>
    `<path ${LINE} stroke="#8a5a33" stroke-width="4.500" d="M46 24q-4-14-18-17M40 15q-8 4-15 2M74 24q4-14 18-17M80 15q8 4 15 2"/>`,
  antennae: (tint) =>
    `<path ${LINE} stroke-width="2.500" d="M50 24q-2-13-12-15M70 24q2-13 12-15"/><circle fill="${tint}" cx="37" cy="8.500" r="4.500"/><circle fill="${tint}" cx="83" cy="8.500" r="4.500"/>`,
  ears: (tint) => `<path fill="${tint}" d="M39 32l-3-21l17 11ZM81 32l3-21l-17 11Z"/>`,
  bow: (tint) =>
    `<path fill="${tint}" d="M60 23l-15-9q-4 9 0 18ZM60 23l15-9q4 9 0 18Z"/><circle fill="${tint}" cx="60" cy="23" r="4"/>`,
  flower: () =>
    `<g fill="#f7a8c0"><circle cx="78" cy="20" r="5"/><circle cx="87" cy="25" r="5"/><circle cx="83" cy="34" r="5"/><circle cx="73" cy="33" r="5"/><circle cx="70" cy="25" r="5"/></g><circle fill="#ffcf4d" cx="78.500" cy="27" r="4"/>`,
  ranger: () =>
    `<path fill="#a9743f" d="M26 38q34-13 68 0q-34 9-68 0Z"/><path fill="#c08a50" d="M42 35q0-20 18-20t18 20q-18-6-36 0Z"/><path fill="#b5482f" d="M42 30q18-6 36 0v5q-18-6-36 0Z"/>`,
  rocket: (tint) =>
    `<path fill="${tint}" d="M37 41q0-26 23-37q23 11 23 37q-23-8-46 0Z"/><circle fill="#bfe3f7" cx="60" cy="25" r="6"/>`,
  bonnet: () =>
    `<path fill="#f9d5de" d="M34 52q-6-36 26-36t26 36q-4 2-6 0q0-20-20-20t-20 20q-2 2-6 0Z"/>`,
  pilot: () =>
    `<path fill="#8a5a33" d="M36 58q-6-40 24-40t24 40q-4 6-8 2q4-24-16-25q-20 1-16 25q-4 4-8-2Z"/><path fill="#bfe3f7" d="M43 28h14v9H43ZM63 28h14v9H63Z"/>`,
  skull: () =>
    `<path fill="#3c3a44" d="M36 40q-1-24 24-24t24 24q-24-8-48 0Z"/><circle fill="#fff" stroke-width="0" cx="60" cy="27" r="5.500"/><path fill="#fff" stroke-width="0" d="M57 30h6v5h-6Z"/><circle stroke-width="0" fill="#3c3a44" cx="58" cy="27" r="1.400"/><circle stroke-width="0" fill="#3c3a44" cx="62" cy="27" r="1.400"/>`,
  mirror: () =>
    `<path fill="#5b6f7a" d="M37 33q23-8 46 0v5q-23-8-46 0Z"/><circle fill="#e6f3f7" cx="60" cy="28" r="8"/><circle fill="#5b6f7a" cx="60" cy="28" r="2"/>`,
  propeller: (tint) =>
    `<path fill="${tint}" d="M38 40q0-22 22-22t22 22q-22-7-44 0Z"/><path fill="#ffcf4d" d="M60 14q-18-9-20 0q8 5 20 0q18 9 20 0q-8-5-20 0Z"/>`,
  snorkel: () =>
    `<path fill="#2a4d5e" d="M37 30h46v5H37Z"/><path fill="#bfe3f7" d="M44 23h32q3 11-6 13q-4 0-10-4q-6 4-10 4q-9-2-6-13Z"/><path ${LINE} stroke="#d55e00" stroke-width="5" d="M88 14v28q0 8-8 9"/>`,
  sheet: () => "",
  tiara: () => `<path fill="#e9eef2" d="M42 34q18-8 36 0l-3-9l-7 3l-8-10l-8 10l-7-3Z"/>`,
};

const EXTRAS: Record<string, string> = {
  glasses: `<circle ${LINE} cx="51.500" cy="49" r="6.800"/><circle ${LINE} cx="68.500" cy="49" r="6.800"/><path ${LINE} d="M58.300 48.500h3.400"/>`,
  thick: `<circle fill="#e6f3f7" fill-opacity=".75" stroke-width="3" cx="51" cy="49" r="8"/><circle fill="#e6f3f7" fill-opacity=".75" stroke-width="3" cx="69" cy="49" r="8"/><circle cx="51.500" cy="49.500" r="3" fill="currentColor"/><circle cx="68.500" cy="49.500" r="3" fill="currentColor"/>`,
  shades:
    '<path fill="#27303a" d="M43 45h15v5q-1 6-7.500 6t-7.500-6ZM62 45h15v5q-1 6-7.500 6t-7.500-6Z"/><path fill="none" d="M58 46h4"/>',
  patch: `<path ${LINE} d="M40 38l40 14"/><path fill="#27303a" d="M60.500 44h15q1 11-7.500 12q-8-1-7.500-12Z"/>`,
  freckles:
    '<g fill="#a8653c" stroke-width="0"><circle cx="47" cy="56" r="1.200"/><circle cx="50.500" cy="58" r="1.200"/><circle cx="73" cy="56" r="1.200"/><circle cx="69.500" cy="58" r="1.200"/></g>',
  blush:
    '<g fill="#ee8f86" stroke-width="0" fill-opacity=".65"><ellipse cx="46.500" cy="57" rx="4.500" ry="3"/><ellipse cx="73.500" cy="57" rx="4.500" ry="3"/></g>',
  plaster: '<path fill="#f6e3c4" stroke-width="1.500" d="M68 38l10 5l-2.500 5l-10-5Z"/>',
  wart: '<circle fill="#b5684f" stroke-width="1.200" cx="66" cy="56.500" r="2.400"/>',
  moustache: '<path fill="#4a2f20" d="M60 57.500q-5-4-12 1q4 4 12 1q8 3 12-1q-7-5-12-1Z"/>',
  brows: `<path ${LINE} stroke-width="2.600" d="M47 42q4-3 9-1M64 41q5-2 9 1"/>`,
};

const BODY: Record<string, string> = {
  scarf:
    '<path fill="#b5482f" d="M44 75q16 8 32 0v8q-16 8-32 0Z"/><path fill="#b5482f" d="M68 82h8v14h-8Z"/>',
  tie: '<path fill="#b5482f" d="M57 80h6l2 16l-5 5l-5-5Z"/>',
  medal:
    '<path fill="none" stroke="#b5482f" stroke-width="3" d="M50 77l10 13l10-13"/><circle fill="#ffcf4d" cx="60" cy="92" r="5.500"/>',
  straps: '<path fill="#8a5a33" d="M41 82l7-4v22h-7ZM72 78l7 4v18h-7Z"/>',
  wings: '<path fill="#dff2f7" d="M34 84Q8 70 14 50q18 6 24 26ZM86 84q26-14 20-34q-18 6-24 26Z"/>',
  stripes: '<path fill="#fff9ec" stroke-width="0" d="M34 88h52v5H34Z"/>',
};

function head(look: Look, tint: string): string {
  const skin = SKINS[look.skin] ?? SKINS[1];
  const [back, front] = HAIR[look.hair ?? "short"] as [string, string];
  const tone = look.tone ?? "#4a2f20";
  const on = (parts: Record<string, string>) =>
    (look.extras ?? []).map((name) => parts[name] ?? "").join("");
  const hair = (path: string) => (path ? `<path fill="${tone}" d="${path}"/>` : "");
  const isBehind = (look.extras ?? []).includes("wings");
  if (look.hat === "sheet") return ghost();
  return `${isBehind ? BODY["wings"] : ""}${hair(back)}
<path fill="${tint}" d="M26 102q2-25 34-25t34 25Z"/>${isBehind ? "" : on(BODY)}
<path fill="${skin}" d="M53 66h14v11q-7 6-14 0Z"/>
<ellipse fill="${skin}" cx="37.500" cy="50" rx="4.500" ry="6"/><ellipse fill="${skin}" cx="82.500" cy="50" rx="4.500" ry="6"/>
<path fill="${skin}" d="M38 46q0-23 22-23t22 23q0 26-22 26t-22-26Z"/>
${EYES[look.eyes ?? "dots"]}<path ${LINE} stroke-width="1.600" d="M60 51.500q-2.500 3.500.5 4"/>${MOUTHS[look.mouth ?? "smile"]}${on(EXTRAS)}
${hair(front)}${look.hat ? (HATS[look.hat]?.(tint) ?? "") : ""}`;
}

function ghost(): string {
  return `<path fill="#f4f6fa" d="M24 102q-2-30 8-52q4-34 28-34t28 34q10 22 8 52q-6-8-12 0q-6-8-12 0q-6-8-12 0q-6-8-12 0q-6-8-12 0q-6-8-12 0Z"/>
<ellipse cx="51" cy="48" rx="5" ry="7" fill="currentColor"/><ellipse cx="69" cy="48" rx="5" ry="7" fill="currentColor"/><path ${LINE} d="M54 64q6 4 12 0"/>`;
}

/** One kid, or two side by side. */
export function portrait(looks: Look[], tint: string): string {
  if (looks.length === 1) {
    const look = looks[0] as Look;
    const drawn = head(look, tint);
    return look.small ? `<g transform="translate(15 27) scale(.75)">${drawn}</g>` : drawn;
  }
  const [left, right] = looks as [Look, Look];
  return `<g transform="translate(-16 16) scale(.84)">${head(left, tint)}</g><g transform="translate(36 16) scale(.84)">${head(right, tint)}</g>`;
}
