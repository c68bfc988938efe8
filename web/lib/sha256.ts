// SHA-256 of a text. Browsers offer their own only on secure pages, and at home a table is often
// opened without a certificate.

const WORDS = 64;
const primes: number[] = [];
for (let n = 2; primes.length < WORDS; n++) if (primes.every((p) => n % p)) primes.push(n);

/** The first 32 bits of a root's fraction. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const START = primes.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const ROUNDS = primes.map((p) => fraction(Math.cbrt(p)));

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The text in blocks of 64 bytes: a one, zeros, and its length in bits at the end. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const view = new DataView(new ArrayBuffer(((bytes.length + 8) >> 6) * 64 + 64));
  bytes.forEach((byte, at) => view.setUint8(at, byte));
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 4, bytes.length * 8);
  return view;
}

/** The words of a block, grown to one for each round. */
function schedule(view: DataView, block: number): Int32Array {
  const words = new Int32Array(WORDS);
  const at = (i: number): number => words[i] ?? 0;
  for (let i = 0; i < WORDS; i++) {
    if (i < 16) {
      words[i] = view.getInt32(block + 4 * i);
      continue;
    }
    const [x, y] = [at(i - 15), at(i - 2)];
    const low = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const high = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    words[i] = at(i - 16) + low + at(i - 7) + high;
  }
  return words;
}

/** The eight words that go through all blocks. */
type Eight = [number, number, number, number, number, number, number, number];

/** The SHA-256 of a text in 64 hexadecimal digits. */
export function sha256(text: string): string {
  const view = padded(text);
  let state = START as Eight;
  for (let block = 0; block < view.byteLength; block += 64) {
    const before = state;
    let [a, b, c, d, e, f, g, h] = state;
    for (const [i, word] of schedule(view, block).entries()) {
      const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const one = (h + high + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + word) | 0;
      const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    state = [a, b, c, d, e, f, g, h].map((word, i) => (word + (before[i] ?? 0)) | 0) as Eight;
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
