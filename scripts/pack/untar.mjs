const BLOCK = 512;

/** The plain files of a tar archive. Long names in headers of their own (pax, GNU) are not read: npm writes none that need it. */
export function untar(archive) {
  const files = [];
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0;) {
    const text = (from, length) =>
      archive.toString('utf8', at + from, at + from + length).replace(/\0.*$/s, '');
    const size = Number.parseInt(text(124, 12), 8);
    const kind = text(156, 1);
    const folder = text(345, 155);
    const name = folder === '' ? text(0, 100) : `${folder}/${text(0, 100)}`;
    if (kind === '0' || kind === '')
      files.push({ name, bytes: archive.subarray(at + BLOCK, at + BLOCK + size) });
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}
