/** Which of the cluster's slots a channel belongs to, as the nodes work it out: CRC16 (XMODEM) of its name. */
const SLOTS = 16_384;
const POLYNOMIAL = 0x1021;

const TABLE = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 8;
  for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ POLYNOMIAL;
  return crc;
});

export function slotOf(channel: string): number {
  let crc = 0;
  for (const byte of Buffer.from(hashedPart(channel))) {
    crc = ((crc << 8) ^ (TABLE[((crc >> 8) ^ byte) & 0xff] ?? 0)) & 0xffff;
  }
  return crc % SLOTS;
}

/** Only what stands in the first braces counts, if there is anything. */
function hashedPart(channel: string): string {
  const open = channel.indexOf('{');
  const close = channel.indexOf('}', open + 1);
  return open === -1 || close <= open + 1 ? channel : channel.slice(open + 1, close);
}
