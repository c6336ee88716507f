/**
 * SHA-256 (FIPS 180-4). The platform's own is asynchronous and missing in browsers on plain http,
 * where local games must work too; the tests compare this one with Node's.
 */
/** The digest of a text's UTF-8 bytes, as eight signed words. */
export function sha256(text: string): Int32Array {
  const blocks = pad(new TextEncoder().encode(text));
  const hash = Int32Array.from(INITIAL);
  const schedule = new Int32Array(64);
  for (let start = 0; start < blocks.byteLength; start += 64) {
    for (let i = 0; i < 16; i++) schedule[i] = blocks.getInt32(start + i * 4);
    compress(hash, schedule);
  }
  return hash;
}

export function sha256Hex(text: string): string {
  return [...sha256(text)].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function pad(bytes: Uint8Array): DataView {
  const length = (((bytes.length + 8) >> 6) + 1) << 6;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor((bytes.length * 8) / 0x100000000));
  view.setUint32(length - 4, (bytes.length * 8) >>> 0);
  return view;
}

function compress(hash: Int32Array, w: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const early = word(w, i - 15);
    const late = word(w, i - 2);
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    w[i] = word(w, i - 16) + s0 + word(w, i - 7) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + word(ROUND, i) + word(w, i)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  const mixed = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = word(hash, i) + (mixed[i] ?? 0);
}

function word(words: Int32Array, index: number): number {
  return words[index] ?? 0;
}

function rotate(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by));
}

/** The first 32 bits of the fractional part of a prime's square or cube root. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 0x100000000) | 0;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (found.every((prime) => n % prime !== 0)) found.push(n);
  }
  return found;
}

const INITIAL = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));
const ROUND = Int32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
