// The treehouse at every level: a field of 200 by 170. Each level keeps what the last one built.

const TREE = `<path fill="#8fbf6a" stroke-width="0" d="M0 156q100-14 200 0v14H0Z"/>
<path fill="#9a6a3a" d="M88 158q6-40 0-78l-26-24l6-6l24 18q2-24-2-44h20q-4 22-1 46l26-20l5 6l-27 26q-3 38 4 76Z"/>
<path fill="#7fb069" d="M30 56q-16-22 10-34q10-20 36-12q16-14 42-2q26-6 34 14q24 8 12 30q-8 14-28 8q-14 8-30-2q-20 10-38 0q-26 12-38-2Z"/>
<path fill="none" stroke-width="1.600" d="M50 40q6-8 14-4M96 24q8-6 14 0M134 40q8-6 14 0"/>`;

const PARTS = [
  // 0: a blanket over a rope
  `<path fill="#e9a06f" d="M18 154l26-36l28 36Z"/><path fill="#c4673a" d="M36 154l8-36l12 36Z"/><path fill="none" d="M44 118l-4-8"/>`,
  // 1: a platform with a ladder
  `<path fill="#c98f4e" d="M52 96h98v9H52Z"/><path fill="none" stroke-width="3" d="M64 105l-6 50M78 105l-4 50M61 118h15M60 130h15M59 142h15"/>`,
  // 2: walls
  `<path fill="#e3b778" d="M60 66h82v30H60Z"/><path fill="none" stroke-width="1.500" d="M60 76h82M60 86h82"/><path fill="#7a4a28" d="M72 74h16v22H72Z"/><path fill="#bfe3f7" d="M112 72h18v13h-18ZM121 72v13"/>`,
  // 3: a roof
  `<path fill="#b5482f" d="M52 68l49-34l49 34Z"/><path fill="none" stroke-width="1.500" d="M68 62h66M84 51h34"/>`,
  // 4: a lookout beside it
  `<path fill="#c98f4e" d="M144 84h44v8h-44Z"/><path fill="#e3b778" d="M150 56h32v28h-32Z"/><path fill="#b5482f" d="M145 57l21-17l21 17Z"/><path fill="#bfe3f7" d="M159 62h14v11h-14Z"/><path fill="none" stroke-width="3" d="M158 92l-20 20M176 92v62"/>`,
  // 5: flags and lights
  `<path fill="none" stroke-width="3" d="M101 34V6M166 40V16"/><path fill="#ffcf4d" d="M101 6l24 8l-24 8Z"/><path fill="#56b4e9" d="M166 16l18 6l-18 6Z"/><path fill="none" stroke-width="1.500" d="M56 68q22 12 45 2t49-2"/><g fill="#ffcf4d" stroke-width="1.200"><circle cx="70" cy="73.500" r="3"/><circle cx="88" cy="74" r="3"/><circle cx="112" cy="69" r="3"/><circle cx="132" cy="69" r="3"/></g>`,
];

/** Everything built up to this level; the tent is gone once there is a house. */
export function treehouse(level: number): string {
  const built = PARTS.slice(1, level + 1).join("");
  return `${TREE}${level < 2 ? PARTS[0] : ""}${built}`;
}
