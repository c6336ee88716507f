/** WebSocket frames built by hand, to send what no library would, and to read the answers. */
import { Buffer } from 'node:buffer';

interface Frame {
  readonly opcode?: number;
  readonly fin?: boolean;
  readonly masked?: boolean;
  /** Bits that mean nothing without an extension. */
  readonly reserved?: number;
  /** The length that it claims to have. */
  readonly claims?: bigint;
}

export const TEXT = 1;
export const CONTINUED = 0;
export const CLOSE = 8;
export const PING = 9;
const MASK = Buffer.from([0x13, 0x37, 0xab, 0xcd]);

export function frame(payload: Buffer | string, options: Frame = {}): Buffer {
  const { opcode = TEXT, fin = true, masked = true, reserved = 0, claims } = options;
  const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload;
  const head = (fin ? 0x80 : 0) | (reserved << 4) | opcode;
  const length = lengthOf(claims ?? BigInt(bytes.length), masked);
  if (!masked) return Buffer.concat([Buffer.from([head]), length, bytes]);
  const hidden = bytes.map((byte, index) => byte ^ (MASK[index % 4] ?? 0));
  return Buffer.concat([Buffer.from([head]), length, MASK, hidden]);
}

function lengthOf(length: bigint, masked: boolean): Buffer {
  const bit = masked ? 0x80 : 0;
  if (length < 126n) return Buffer.from([bit | Number(length)]);
  const bytes = Buffer.alloc(length < 65_536n ? 3 : 9);
  bytes[0] = bit | (length < 65_536n ? 126 : 127);
  if (length < 65_536n) bytes.writeUInt16BE(Number(length), 1);
  else bytes.writeBigUInt64BE(length, 1);
  return bytes;
}

export interface Heard {
  readonly texts: readonly string[];
  /** Of the frame with which the server hung up. */
  readonly code?: number;
}

/** What a server has sent since the end of its handshake. */
export function heard(received: Buffer): Heard {
  const texts: string[] = [];
  let at = received.indexOf('\r\n\r\n') + 4;
  while (at >= 4 && at + 2 <= received.length) {
    const opcode = (received[at] ?? 0) & 0x0f;
    const short = (received[at + 1] ?? 0) & 0x7f;
    const [start, length] =
      short < 126
        ? [at + 2, short]
        : short === 126
          ? [at + 4, received.readUInt16BE(at + 2)]
          : [at + 10, Number(received.readBigUInt64BE(at + 2))];
    const payload = received.subarray(start, start + length);
    if (opcode === CLOSE) return { texts, code: payload.length < 2 ? 1005 : payload.readUInt16BE(0) };
    if (opcode === TEXT) texts.push(payload.toString());
    at = start + length;
  }
  return { texts };
}
