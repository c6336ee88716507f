/** All sockets of this server: who may connect, who is still there, and what is sent to all of them. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure, MAX_MESSAGE_BYTES } from '@captains-table/protocol';
import type { PersonInfo } from '@captains-table/protocol';
import { WebSocket, WebSocketServer } from 'ws';
import type { RawData } from 'ws';
import type { Allowances } from '../allowances.ts';
import type { Bus, Subscription } from '../bus/bus.ts';
import { inTurns } from '../in-turns.ts';
import { ClientConnection } from './client-connection.ts';
import type { SocketPort } from './client-connection.ts';
import { GatheredWrites } from './gathered-writes.ts';
import { MultiMap } from './multi-map.ts';
import type { ConnectionContext } from './handlers.ts';
import { TextFrames } from './text-frames.ts';

export interface SocketParts extends ConnectionContext {
  readonly bus: Bus;
  /** The person behind this cookie, and the sign-in; undefined if unknown. */
  readonly whoIs: (cookie: string | undefined) => Promise<Visitor | undefined>;
  /** Whether a sign-in still stands, and its person is not kept out. */
  readonly stands: (signIn: string, person: string) => Promise<boolean>;
  /** Throws for those whom the host keeps out. */
  readonly admit: (person: string, request: IncomingMessage) => Promise<void>;
  readonly isOurOrigin: (request: IncomingMessage) => boolean;
  /** Whom a request comes from, as limits count it. */
  readonly networkOf: (request: IncomingMessage) => string;
  /** Requests by network, of every kind: a socket asked for is one of them. */
  readonly requests: Allowances;
}

export interface Visitor {
  readonly person: PersonInfo;
  readonly signIn: string;
}

/** What servers tell each other of sign-ins. */
export interface SignInNews {
  readonly person: string;
  /** One took the place of another in the same browser. */
  readonly renewed?: { readonly from: string; readonly to: string };
}

interface OpenSocket {
  readonly socket: WebSocket;
  readonly connection: ClientConnection;
  signIn: string;
  isAlive: boolean;
}

const SOCKET_PATH = '/socket';
/** Milliseconds that a move under way is given when the server closes: a database that is away must not hold it up for ever. */
const ANSWER_WITHIN = 5_000;
/** Milliseconds over which those who come back are spread, and one more for each of them. */
const COMING_BACK = 100;
const LATEST_COMING_BACK = 1_500;
const CLOSED = '503 Service Unavailable';
const TOO_MANY = '429 Too Many Requests';

export class Sockets {
  readonly #parts: SocketParts;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    clientTracking: false,
    autoPong: false,
  });
  readonly #open = new Set<OpenSocket>();
  readonly #byPerson = new MultiMap<OpenSocket>();
  readonly #byNetwork = new MultiMap<OpenSocket>();
  readonly #persons = new Map<string, Promise<Subscription>>();
  readonly #frames = new TextFrames();
  readonly #writes = new GatheredWrites();
  #lobby: Subscription | undefined;
  #closed = false;

  constructor(parts: SocketParts) {
    this.#parts = parts;
  }

  get size(): number {
    return this.#open.size;
  }

  async open(): Promise<void> {
    this.#lobby = await this.#parts.bus.listen('lobby', () => {
      for (const { connection } of this.#open) {
        if (connection.watchesLobby) connection.tell({ is: 'notice', about: 'lobby' });
      }
    });
  }

  /** A request to change from HTTP to a socket. */
  async upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    stream.on('error', () => stream.destroy());
    const asking = await this.#whoAsks(request);
    const refusal = typeof asking === 'string' ? asking : this.#noRoom(request, asking);
    if (typeof asking === 'string' || refusal !== undefined) {
      const answer = `HTTP/1.1 ${refusal}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`;
      // A client that does not close in turn must not keep the connection.
      stream.end(answer, () => stream.destroy());
      return;
    }
    this.#server.handleUpgrade(request, stream, head, (socket) => {
      void this.#accept(socket, stream, request, asking);
    });
  }

  /** Ends the sockets of people who are signed out, and those that no longer answer. */
  async check(): Promise<void> {
    await inTurns(this.#open, async (open) => {
      if (!open.isAlive) return open.socket.terminate();
      open.isAlive = false;
      open.socket.ping();
      await this.#endUnlessSignedIn(open);
    });
  }

  /** Sign-ins of a person have ended: the sockets they opened are closed at once. */
  async signedOut({ person, renewed }: SignInNews): Promise<void> {
    for (const open of this.#byPerson.of(person)) {
      if (open.signIn === renewed?.from) open.signIn = renewed.to;
      else await this.#endUnlessSignedIn(open);
    }
  }

  async #endUnlessSignedIn({ connection, signIn }: OpenSocket): Promise<void> {
    if (!(await this.#parts.stands(signIn, connection.person.id))) connection.end(4_001, 'signed out');
  }

  /** Answers the requests under way, tells all clients to reconnect, and closes. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#lobby?.stop();
    const open = [...this.#open];
    const answered = Promise.all(open.map(({ connection }) => connection.finish()));
    await Promise.race([answered, wait(ANSWER_WITHIN, undefined, { ref: false })]);
    const after = Math.min(LATEST_COMING_BACK, COMING_BACK + open.length);
    for (const { connection } of open) {
      connection.tell({ is: 'goodbye', after });
      connection.end(1_012, 'restarting');
    }
    await Promise.all(open.map(({ connection }) => connection.close()));
    if (open.length > 0) await wait(100);
    for (const { socket } of open) socket.terminate();
    for (const listening of this.#persons.values()) await (await listening).stop();
  }

  /** The person who may connect, or the status line that refuses them. */
  async #whoAsks(request: IncomingMessage): Promise<string | Visitor> {
    const { requests, networkOf, now } = this.#parts;
    if (this.#closed) return CLOSED;
    if (requests.spend(networkOf(request), now()) > 0) return TOO_MANY;
    if (request.url?.split('?', 1)[0] !== SOCKET_PATH) return '404 Not Found';
    if (!this.#parts.isOurOrigin(request)) return '403 Forbidden';
    try {
      const visitor = await this.#parts.whoIs(request.headers.cookie);
      if (visitor !== undefined) await this.#parts.admit(visitor.person.id, request);
      return visitor ?? '401 Unauthorized';
    } catch (error) {
      if (error instanceof Failure) return '403 Forbidden';
      this.#parts.trouble('upgrade', error);
      return '500 Internal Server Error';
    }
  }

  /**
   * Checked again once the person is known: when many come at once none is counted yet, and the server may have begun
   * to close.
   */
  #noRoom(request: IncomingMessage, { person: { id } }: Visitor): string | undefined {
    if (this.#closed) return CLOSED;
    const { limits, networkOf } = this.#parts;
    const isFull =
      this.#byNetwork.of(networkOf(request)).size >= limits.socketsPerAddress ||
      this.#byPerson.of(id).size >= limits.socketsPerPerson;
    return isFull ? TOO_MANY : undefined;
  }

  #register(open: OpenSocket, inside: boolean): void {
    const { connection } = open;
    const { person, network } = connection;
    if (inside) {
      this.#open.add(open);
      this.#byPerson.add(person.id, open);
      this.#byNetwork.add(network, open);
    } else {
      this.#open.delete(open);
      this.#byPerson.remove(person.id, open);
      this.#byNetwork.remove(network, open);
    }
  }

  async #accept(
    socket: WebSocket,
    stream: Duplex,
    request: IncomingMessage,
    { person, signIn }: Visitor,
  ): Promise<void> {
    const network = this.#parts.networkOf(request);
    const connection = new ClientConnection(this.#port(socket, stream), person, network, this.#parts);
    const open: OpenSocket = { socket, connection, signIn, isAlive: true };
    this.#register(open, true);
    socket.on('pong', () => (open.isAlive = true));
    socket.on('ping', (data) => connection.pong(data));
    socket.on('message', (data, isBinary) => {
      open.isAlive = true;
      connection.receive(isBinary ? undefined : textOf(data));
    });
    // A message too large, or no text: the library hangs up by itself.
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.#register(open, false);
      void connection.close().catch((error: unknown) => this.#parts.trouble('close', error));
      void this.#stopListening(person.id);
    });
    await this.#listenFor(person.id);
  }

  /** Frames are written past the library, which would make one for each socket; it writes its own the same way, in order. */
  #port(socket: WebSocket, stream: Duplex): SocketPort {
    return {
      get bufferedAmount() {
        return socket.bufferedAmount;
      },
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) this.#writes.write(stream, this.#frames.of(text));
      },
      pong: (data) => socket.pong(data),
      close: (code, reason) => socket.close(code, reason),
      terminate: () => socket.terminate(),
    };
  }

  async #listenFor(person: string): Promise<void> {
    if (this.#persons.has(person)) return;
    const listening = this.#parts.bus.listen(`person/${person}`, (message) => {
      for (const { connection } of this.#byPerson.of(person)) {
        if (message === 'mutes') void connection.learnMutes().catch(() => undefined);
        else connection.tell({ is: 'notice', about: message === 'people' ? 'people' : 'my-tables' });
      }
    });
    this.#persons.set(person, listening);
    await listening.catch((error: unknown) => {
      this.#persons.delete(person);
      this.#parts.trouble('bus', error);
    });
  }

  async #stopListening(person: string): Promise<void> {
    if (this.#byPerson.of(person).size > 0) return;
    const listening = this.#persons.get(person);
    this.#persons.delete(person);
    await (await listening)?.stop();
  }
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return (data instanceof ArrayBuffer ? Buffer.from(data) : data).toString();
}
