/** Lines from a stream of bytes. What ends without a line break is a line as well. */
export async function* linesOf(
  input: AsyncIterable<Uint8Array | string>,
  limit = Infinity,
): AsyncGenerator<string | typeof TOO_LONG> {
  let line = new LineBuffer(limit);
  for await (const chunk of input) {
    let rest = Buffer.from(chunk);
    for (let end = rest.indexOf(LINE_FEED); end >= 0; end = rest.indexOf(LINE_FEED)) {
      line.add(rest.subarray(0, end));
      yield line.content();
      line = new LineBuffer(limit);
      rest = rest.subarray(end + 1);
    }
    line.add(rest);
  }
  if (line.bytes > 0) yield line.content();
}

/** Stands for a line of more bytes than allowed; its content has been dropped. */
export const TOO_LONG = Symbol('a line that is too long');

const LINE_FEED = 10;

class LineBuffer {
  bytes = 0;
  readonly #limit: number;
  #parts: Buffer[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Forgets everything beyond the limit: a line without end must not fill the memory. */
  add(part: Buffer): void {
    this.bytes += part.length;
    if (this.bytes > this.#limit) this.#parts = [];
    else this.#parts.push(part);
  }

  content(): string | typeof TOO_LONG {
    if (this.bytes > this.#limit) return TOO_LONG;
    return Buffer.concat(this.#parts).toString('utf8').replace(/\r$/, '');
  }
}
