// Whether everybody can tell colours apart: simulates eyes without one kind of cone and compares
// what is left. The simulation is linear in light: matrices by Machado, Oliveira and Fernandes
// (2009) for a missing cone; the distance is that of CIE Lab.

export type Eyes = "usual" | "protan" | "deutan" | "tritan";
type Triple = [number, number, number];

const MATRICES: Record<Eyes, Triple[]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** A colour `#rgb` or `#rrggbb` as light, each part from 0 to 1. */
function lightOf(colour: string): Triple {
  const digits = colour.trim().replace("#", "");
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  if (!/^[0-9a-f]{6}$/i.test(long)) throw new Error(`no colour: ${colour}`);
  return [0, 2, 4].map((at) => {
    const part = parseInt(long.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Triple;
}

function times(matrix: Triple[], light: Triple): Triple {
  return matrix.map((row) => row.reduce((sum, part, at) => sum + part * light[at]!, 0)) as Triple;
}

function labOf(light: Triple): Triple {
  const [r, g, b] = light.map((part) => Math.min(1, Math.max(0, part))) as Triple;
  const curve = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/**
 * How different two colours look to these eyes; about 2 is just visible, 10 is visible at a glance.
 */
export function distance(one: string, other: string, eyes: Eyes = "usual"): number {
  const [a, b] = [one, other].map((colour) => labOf(times(MATRICES[eyes], lightOf(colour)))) as [
    Triple,
    Triple,
  ];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

export interface Confused {
  one: string;
  other: string;
  eyes: Eyes;
  distance: number;
}

/** The pairs of a palette that some eyes can hardly tell apart. */
export function confusable(palette: Record<string, string>, least = 10): Confused[] {
  const names = Object.keys(palette);
  const found: Confused[] = [];
  for (const eyes of Object.keys(MATRICES) as Eyes[]) {
    names.forEach((one, at) => {
      for (const other of names.slice(at + 1)) {
        const far = distance(palette[one]!, palette[other]!, eyes);
        if (far < least) found.push({ one, other, eyes, distance: Math.round(far * 10) / 10 });
      }
    });
  }
  return found;
}

/** How strongly two colours differ in brightness: 4.5 and more can be read as text. */
export function contrast(one: string, other: string): number {
  const bright = (colour: string) => {
    const [r, g, b] = lightOf(colour);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [high, low] = [bright(one), bright(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
