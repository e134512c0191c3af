/**
 * SHA-256 (FIPS 180-4), as 64 hexadecimal digits. Browsers have one of their own, but keep it from pages that came over
 * plain http, as
 * they do in a household's own network.
 */
export function sha256(message: Uint8Array): string {
  const hash = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
  const blocks = padded(message);
  for (let at = 0; at < blocks.byteLength; at += 64) mix(hash, schedule(blocks, at));
  return [...hash].map((each) => each.toString(16).padStart(8, '0')).join('');
}

/** The first 64 primes: their roots give the numbers that nobody has chosen. */
const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n);

/** The first 32 bits behind the point. */
const fraction = (root: number): number => Math.floor((root % 1) * 2 ** 32);
const ROUNDS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message, a one, zeros, and its length in bits, to a whole number of blocks. */
function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, message.length << 3);
  return view;
}

function schedule(blocks: DataView, at: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i++) words[i] = blocks.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [early, late] = [words[i - 15], words[i - 2]];
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16] + first + words[i - 7] + second;
  }
  return words;
}

function mix(hash: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[i] + words[i]) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] += word));
}
