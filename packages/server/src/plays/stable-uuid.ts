import { createHash } from 'node:crypto';

/** The same for the same thing at every time, so that other programs know it again. In lower case. */
export function stableUuid(name: string): string {
  const bytes = createHash('sha1').update(`captains-table/${name}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
