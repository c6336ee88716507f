/**
 * The client's side of a WebSocket, as far as a benchmark needs it: whole text messages. Our server and
 * the peer are talked to through the same few lines, so that neither is slowed by a library of the
 * client's.
 */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import type { Socket } from 'node:net';

type Headers = Readonly<Record<string, string>>;

const TEXT = 0x1;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;
const LAST = 0x80;
const MASKED = 0x80;
/** Milliseconds. */
export const ANSWER_WITHIN = 60_000;

export class WebSocketClient {
  readonly #socket: Socket;
  #unread: Buffer = Buffer.alloc(0);
  /** Called with each message and its size in bytes. */
  onText: (text: string, bytes: number) => void = () => undefined;
  /** Called when the other side hangs up. */
  onEnd: () => void = () => undefined;

  private constructor(socket: Socket, head: Buffer) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (data: Buffer) => this.#read(data));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.onEnd());
    // The client that opens the connection says first who listens.
    if (head.length > 0) setImmediate(() => this.#read(head));
  }

  static open(url: URL, headers: Headers = {}): Promise<WebSocketClient> {
    const asked = request(url, {
      agent: false,
      timeout: ANSWER_WITHIN,
      headers: {
        ...headers,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
      },
    });
    return new Promise((resolve, reject) => {
      asked.on('upgrade', (_answer: IncomingMessage, socket: Socket, head: Buffer) => {
        socket.setTimeout(0);
        resolve(new WebSocketClient(socket, head));
      });
      asked.on('response', ({ statusCode }) => reject(new Error(`no socket at ${url.host}: ${statusCode}`)));
      asked.on('timeout', () => asked.destroy(new Error(`no socket at ${url.host}: no answer`)));
      asked.on('error', reject);
      asked.end();
    });
  }

  send(text: string): void {
    this.#write(TEXT, Buffer.from(text));
  }

  close(): void {
    this.onEnd = () => undefined;
    this.#socket.destroy();
  }

  /** A mask of zeros leaves everything as it is, and is as good as any other. */
  #write(kind: number, body: Buffer): void {
    const long = body.length > 125;
    const frame = Buffer.alloc((long ? 8 : 6) + body.length);
    frame[0] = LAST | kind;
    frame[1] = MASKED | (long ? 126 : body.length);
    if (long) frame.writeUInt16BE(body.length, 2);
    body.copy(frame, frame.length - body.length);
    this.#socket.write(frame);
  }

  #read(data: Buffer): void {
    this.#unread = this.#unread.length === 0 ? data : Buffer.concat([this.#unread, data]);
    for (let next = this.#frame(); next !== undefined; next = this.#frame()) this.#heed(...next);
  }

  #frame(): readonly [kind: number, body: Buffer] | undefined {
    const unread = this.#unread;
    if (unread.length < 2) return undefined;
    const [first = 0, second = 0] = unread;
    const start = second === 126 ? 4 : second === 127 ? 10 : 2;
    if (unread.length < start) return undefined;
    const length =
      second === 126 ? unread.readUInt16BE(2) : second === 127 ? Number(unread.readBigUInt64BE(2)) : second;
    if (unread.length < start + length) return undefined;
    if ((first & LAST) === 0) throw new Error('a message came in parts');
    this.#unread = unread.subarray(start + length);
    return [first & 0xf, unread.subarray(start, start + length)];
  }

  #heed(kind: number, body: Buffer): void {
    if (kind === TEXT) this.onText(body.toString(), body.length);
    else if (kind === PING) this.#write(PONG, body);
    else if (kind === CLOSE) this.#socket.destroy();
  }
}
