/** A tar archive whose bytes follow from its files alone: no times, no owners, names in order. */

const BLOCK = 512;

/** @param {readonly {readonly name: string, readonly bytes: Buffer, readonly executable?: boolean}[]} files */
export function tar(files) {
  const sorted = files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const parts = sorted.flatMap(({ name, bytes, executable = false }) => [
    header(name, bytes.length, executable ? 0o755 : 0o644),
    bytes,
    Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK),
  ]);
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}

/** The format of POSIX: https://pubs.opengroup.org/onlinepubs/9699919799/utilities/pax.html#tag_20_92_13_06 */
function header(name, size, mode) {
  const block = Buffer.alloc(BLOCK);
  const { own, folder } = split(name);
  block.write(own, 0, 100);
  block.write(octal(mode, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(size, 12), 124);
  block.write(octal(0, 12), 136);
  block.write(' '.repeat(8), 148);
  block.write('0', 156);
  block.write('ustar\u000000', 257);
  block.write(folder, 345, 155);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 7)}\u0000 `, 148);
  return block;
}

function octal(number, width) {
  return number.toString(8).padStart(width - 1, '0');
}

/** A long name is cut at a folder: up to 155 bytes before it, up to 100 after. */
function split(name) {
  if (Buffer.byteLength(name) <= 100) return { own: name, folder: '' };
  for (let at = name.indexOf('/'); at >= 0; at = name.indexOf('/', at + 1)) {
    const own = name.slice(at + 1);
    const folder = name.slice(0, at);
    if (Buffer.byteLength(own) <= 100 && Buffer.byteLength(folder) <= 155) return { own, folder };
  }
  throw new Error(`the name is too long for an archive: ${name}`);
}
