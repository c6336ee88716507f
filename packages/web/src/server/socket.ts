/**
 * The one connection to the server. After every break it is opened again, with growing pauses, and its listeners are told to fetch what they show again.
 */
import { batch, signal } from '@preact/signals';
import type { ClientMessage, ErrorBody, News, Reply, ServerMessage } from '@captains-table/protocol';
import { PROTOCOL } from '@captains-table/protocol';
import { lookForNewVersion } from '../app/new-version.ts';
import { locale } from '../app/settings.ts';
import { words } from '../app/words.ts';
import { Refused } from '../link/link.ts';
import { Reconnection } from './reconnection.ts';

export type SocketState = 'closed' | 'connecting' | 'open' | 'outdated' | 'signed-out';

type Unnumbered<M> = M extends ClientMessage ? Omit<M, 'id'> : never;
type Request = Unnumbered<ClientMessage>;

interface Waiting {
  resolve(reply: Reply & { ok: true }): void;
  reject(error: Refused): void;
}

const ANSWER_WITHIN = 15_000;

export class Socket {
  readonly state = signal<SocketState>('closed');
  /** How far the server's clock is ahead of ours, in milliseconds. */
  clockAhead = 0;
  readonly #url: string;
  readonly #news = new Set<(news: News) => void>();
  readonly #opened = new Set<() => void>();
  readonly #tables = new Set<string>();
  readonly #waiting = new Map<number, Waiting>();
  #socket: WebSocket | undefined;
  #lastId = 0;
  readonly #reconnection = new Reconnection();
  #users = 0;
  #wasLost = false;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(url: string) {
    this.#url = url;
    addEventListener('online', () => this.#hurry());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#hurry();
    });
  }

  /** Connected as long as it has users. `table`: which one it is used for. */
  use(onNews: (news: News) => void, onOpened: () => void, table?: string): () => void {
    this.#news.add(onNews);
    this.#opened.add(onOpened);
    if (table !== undefined) this.#tables.add(table);
    this.#users++;
    if (this.state.value === 'open') onOpened();
    else this.#connect();
    return () => {
      this.#news.delete(onNews);
      this.#opened.delete(onOpened);
      if (table !== undefined) this.#tables.delete(table);
      if (--this.#users === 0) this.#leave();
    };
  }

  /** The person may have changed: the server has to be told again. */
  restart(): void {
    this.#reconnection.succeeded();
    this.#socket?.close();
    if (this.#users > 0 && this.state.value !== 'connecting') this.#connect();
  }

  ask(request: Request): Promise<Reply & { ok: true }> {
    const socket = this.#socket;
    if (socket === undefined || this.state.value !== 'open') {
      return Promise.reject(new Refused('offline', words.value.errors.offline));
    }
    return this.#send(socket, request);
  }

  #send(socket: WebSocket, request: Request): Promise<Reply & { ok: true }> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.#waiting.delete(id);
        reject(new Refused('late', words.value.errors.late));
      }, ANSWER_WITHIN);
      this.#waiting.set(id, {
        resolve: (reply) => (clearTimeout(late), resolve(reply)),
        reject: (error) => (clearTimeout(late), reject(error)),
      });
      socket.send(JSON.stringify({ id, ...request }));
    });
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#socket !== undefined || this.#users === 0 || this.state.value === 'outdated') return;
    this.state.value = 'connecting';
    const socket = new WebSocket(this.#address());
    this.#socket = socket;
    socket.addEventListener('open', () => void this.#greet(socket));
    socket.addEventListener('message', ({ data }) => this.#hear(String(data)));
    socket.addEventListener('close', ({ code }) => this.#lost(socket, code));
  }

  /** Names the table, so that a balancer before several servers can bring its people together on one of them. */
  #address(): string {
    const [table] = this.#tables;
    return table === undefined ? this.#url : `${this.#url}?table=${encodeURIComponent(table)}`;
  }

  async #greet(socket: WebSocket): Promise<void> {
    try {
      await this.#send(socket, { do: 'hello', protocol: PROTOCOL, locale: locale.value });
    } catch (error) {
      if (error instanceof Refused && error.code === 'protocol') this.state.value = 'outdated';
      socket.close();
      return;
    }
    this.#reconnection.succeeded();
    // In one step: no one may take what was known before the break for what is known now.
    batch(() => {
      this.state.value = 'open';
      for (const opened of this.#opened) opened();
    });
    // A server that went away may have come back as a newer one.
    if (this.#wasLost) lookForNewVersion();
    this.#wasLost = false;
  }

  #hear(text: string): void {
    const message: ServerMessage = JSON.parse(text);
    if (message.is === 'reply') this.#settle(message);
    else {
      if (message.is === 'welcome') this.clockAhead = message.now - Date.now();
      if (message.is === 'goodbye') this.#reconnection.invited(message.after);
      for (const listener of this.#news) listener(message);
    }
  }

  #settle(reply: Reply): void {
    const waiting = reply.id === undefined ? undefined : this.#waiting.get(reply.id);
    if (reply.id === undefined || waiting === undefined) return;
    this.#waiting.delete(reply.id);
    if (reply.ok) waiting.resolve(reply);
    else waiting.reject(refused(reply.error));
  }

  #lost(socket: WebSocket, code: number): void {
    if (this.#socket !== socket) return;
    this.#socket = undefined;
    const error = new Refused('offline', words.value.errors.offline);
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
    if (code === 4_001) this.state.value = 'signed-out';
    if (this.state.value === 'outdated' || this.state.value === 'signed-out') return;
    this.state.value = this.#users === 0 ? 'closed' : 'connecting';
    this.#wasLost = true;
    this.#retry = setTimeout(() => this.#connect(), this.#reconnection.nextPause());
  }

  #hurry(): void {
    if (this.#socket !== undefined || this.#users === 0) return;
    this.#reconnection.succeeded();
    this.#connect();
  }

  #leave(): void {
    clearTimeout(this.#retry);
    this.#socket?.close();
    this.state.value = 'closed';
  }
}

function refused({ code, message, refusal }: ErrorBody): Refused {
  return new Refused(code, message, refusal?.rule);
}

/** The server this page came from. */
export const socket = new Socket(`${location.origin.replace(/^http/, 'ws')}/socket`);
