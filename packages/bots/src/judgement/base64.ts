/** Lists of numbers as text. They are little-endian on every machine that browsers and Node run on. */

export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

export function floatsOf(text: string): Float32Array {
  return new Float32Array(bytesOf(text).buffer);
}

export function textOf(numbers: Int8Array | Uint8Array | Float32Array): string {
  const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}
