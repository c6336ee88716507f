/** A plain TCP connection to the server, for clients that do not keep to HTTP. */
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The event loop accepts one connection in each turn, and under attack turns are long. */
const TIMEOUT = 60_000;

export class TcpClient {
  readonly socket: net.Socket;
  readonly #parts: Buffer[] = [];
  readonly #gone: Promise<void>;

  private constructor(socket: net.Socket) {
    this.socket = socket;
    socket.on('data', (part) => this.#parts.push(part));
    socket.on('error', () => undefined);
    this.#gone = new Promise((resolve) => socket.once('close', () => resolve()));
  }

  static async open(port: number, allowHalfOpen = false): Promise<TcpClient> {
    const socket = net.connect({ host: '127.0.0.1', port, allowHalfOpen });
    const line = new TcpClient(socket);
    await once(socket, 'connect');
    return line;
  }

  /** Opens a WebSocket, but sends no message yet. */
  static async upgraded(port: number, cookie: string): Promise<TcpClient> {
    const line = await TcpClient.open(port);
    line.send(upgradeRequest({ cookie }));
    await line.until((received) => received.includes('\r\n\r\n'));
    return line;
  }

  get received(): Buffer {
    return Buffer.concat(this.#parts);
  }

  send(data: Buffer | string): void {
    if (this.socket.writable) this.socket.write(data);
  }

  async until(is: (received: Buffer) => boolean, milliseconds = TIMEOUT): Promise<void> {
    for (const end = Date.now() + milliseconds; !is(this.received); await wait(2)) {
      if (Date.now() > end)
        throw new Error(`nothing of the kind came: ${this.received.toString().slice(0, 300)}`);
    }
  }

  /** Whether the other side closes the connection in time. */
  async isCut(milliseconds = TIMEOUT): Promise<boolean> {
    const tooLong = new AbortController();
    const late = wait(milliseconds, false, { signal: tooLong.signal }).catch(() => false);
    const cut = await Promise.race([this.#gone.then(() => true), late]);
    tooLong.abort();
    return cut;
  }

  close(): void {
    this.socket.destroy();
  }
}

/** An upgrade request for a WebSocket, with some headers changed; undefined leaves a header out. */
export function upgradeRequest(
  headers: Readonly<Record<string, string | undefined>>,
  start = 'GET /socket HTTP/1.1',
): string {
  const all: Readonly<Record<string, string | undefined>> = {
    host: '127.0.0.1',
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return `${[start, ...lines].join('\r\n')}\r\n\r\n`;
}
