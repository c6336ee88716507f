/** Texts as a WebSocket sends them. */

const LAST_PART_OF_TEXT = 0x81;
const LENGTH_IN_TWO_BYTES = 126;
const LENGTH_IN_EIGHT_BYTES = 127;

/**
 * People who see the same are sent the same text, one socket after the other. A server's frames have no mask, so one frame
 * does for all of them: the last one is kept, and made again only for another text.
 */
export class TextFrames {
  #text = '';
  #frame = frameOf('');

  of(text: string): Buffer {
    if (text !== this.#text) {
      this.#frame = frameOf(text);
      this.#text = text;
    }
    return this.#frame;
  }
}

function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const start = length < LENGTH_IN_TWO_BYTES ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = LAST_PART_OF_TEXT;
  if (start === 2) frame[1] = length;
  else if (start === 4) {
    frame[1] = LENGTH_IN_TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = LENGTH_IN_EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, start);
  return frame;
}
