/** A person with a browser, as far as the server can tell. */
import type { GameEvent, Locale, Move } from '@captains-table/kernel';
import type {
  ChatMessage,
  ErrorBody,
  News,
  PersonInfo,
  Reply,
  ServerMessage,
  TableScene,
} from '@captains-table/protocol';
import { applyPatch, PROTOCOL } from '@captains-table/protocol';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { defined, must } from '@captains-table/kernel';

type Asked = Readonly<Record<string, unknown>> & { readonly do: string };
export type OkReply = Reply & { ok: true };

export class Person {
  readonly url: string;
  cookie: string;
  readonly info: PersonInfo;
  readonly scenes = new Map<string, TableScene>();
  readonly events: GameEvent[] = [];
  readonly chat: ChatMessage[] = [];
  readonly heard: ServerMessage[] = [];
  /** Everything that the socket has received, as text. */
  readonly raw: string[] = [];
  readonly #revisions = new Map<string, number>();
  readonly #replies = new Map<number, (reply: Reply) => void>();
  readonly #watchers = new Set<() => void>();
  #socket: WebSocket | undefined;
  #lastId = 0;

  constructor(url: string, cookie: string, info: PersonInfo) {
    this.url = url;
    this.cookie = cookie;
    this.info = info;
  }

  static async arrive(url: string, name?: string): Promise<Person> {
    const response = await fetch(`${url}/api/arrive`, { method: 'POST', headers: { 'x-test': '1' } });
    const cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    const { person }: { person: PersonInfo } = JSON.parse(await response.text());
    const arrived = new Person(url, cookie, person);
    if (name !== undefined) await arrived.ask('PATCH', '/api/me', { name });
    return arrived;
  }

  /** The same browser in another window, or at a server that has moved. */
  again(url = this.url): Person {
    return new Person(url, this.cookie, this.info);
  }

  /** An HTTP request: status and body. */
  async http(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [renewed] = response.headers.getSetCookie();
    if (renewed !== undefined) this.cookie = renewed.split(';', 1)[0] ?? '';
    const text = await response.text();
    const answer: Record<string, never> = text === '' ? {} : JSON.parse(text);
    return { status: response.status, body: answer };
  }

  /** An HTTP request that must succeed. */
  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.http(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body as T;
  }

  /** An HTTP request that must fail, with its error. */
  async refusal(method: string, path: string, body?: unknown): Promise<ErrorBody> {
    const answer = await this.http(method, path, body);
    if (answer.status < 400) throw new Error(`${method} ${path} was not refused`);
    return (answer.body as unknown as { error: ErrorBody }).error;
  }

  async create(table: unknown): Promise<string> {
    return (await this.ask<{ table: string }>('POST', '/api/tables', table)).table;
  }

  /** Opens a socket and says hello. */
  async connect(hello: { readonly protocol?: number; readonly locale?: Locale } = {}): Promise<this> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/socket`, {
      headers: { cookie: this.cookie },
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#hear(data.toString()));
    socket.on('error', () => undefined);
    await this.say({ do: 'hello', protocol: PROTOCOL, ...hello });
    return this;
  }

  get socket(): WebSocket {
    if (this.#socket === undefined) throw new Error('not connected');
    return this.#socket;
  }

  /** A request over the socket and its reply, good or bad. */
  say(message: Asked): Promise<Reply> {
    const id = ++this.#lastId;
    return new Promise((resolve) => {
      this.#replies.set(id, resolve);
      this.socket.send(JSON.stringify({ id, ...message }));
    });
  }

  async ok(message: Asked): Promise<OkReply> {
    const reply = await this.say(message);
    if (!reply.ok) throw new Error(`${message.do}: ${JSON.stringify(reply.error)}`);
    return reply;
  }

  async error(message: Asked): Promise<ErrorBody> {
    const reply = await this.say(message);
    if (reply.ok) throw new Error(`${message.do} was not refused`);
    return reply.error;
  }

  /** Starts to watch a table, and returns what is seen. */
  async attach(table: string, invite?: string): Promise<TableScene> {
    await this.ok({ do: 'attach', table, ...defined({ invite }) });
    return this.scene(table);
  }

  scene(table: string): TableScene {
    const scene = this.scenes.get(table);
    if (scene === undefined) throw new Error('nothing has been seen of that table');
    return scene;
  }

  move(table: string, move: Move): Promise<Reply> {
    return this.say({ do: 'move', table, at: this.scene(table).seq, move });
  }

  /** Plays any legal moves until the game is over. Returns how many. */
  async playOn(table: string, pick: (scene: TableScene) => Move | undefined = lastOf): Promise<number> {
    for (let moves = 0; ; moves++) {
      const scene = await this.until(
        table,
        // The start may be seen a moment after it was answered.
        ({ play, status }) => status === 'over' || (play !== undefined && play.legal.length !== 0),
      );
      const move = pick(scene);
      if (scene.status === 'over' || move === undefined) return moves;
      const reply = await this.move(table, move);
      if (reply.ok) await this.until(table, ({ seq }) => seq > scene.seq);
      else if (reply.error.retryAfter !== undefined) await wait(reply.error.retryAfter);
      // Others, who decide at the same time, were faster.
      else if (!['stale', 'over'].includes(reply.error.code)) throw new Error(JSON.stringify(reply.error));
    }
  }

  /** Waits until what is seen of a table is as it should be. */
  async until(table: string, is: (scene: TableScene) => boolean): Promise<TableScene> {
    await this.#when(() => is(this.scene(table)));
    return this.scene(table);
  }

  untilHeard(is: (message: ServerMessage) => boolean): Promise<void> {
    return this.#when(() => this.heard.some(is));
  }

  untilTold(is: (messages: readonly ChatMessage[]) => boolean): Promise<void> {
    return this.#when(() => is(this.chat));
  }

  close(): void {
    this.#socket?.terminate();
  }

  async #when(is: () => boolean): Promise<void> {
    if (is()) return;
    await new Promise<void>((resolve, reject) => {
      const watcher = () => {
        if (!is()) return;
        clearTimeout(timer);
        this.#watchers.delete(watcher);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#watchers.delete(watcher);
        reject(new Error('it did not come to that'));
      }, 60_000);
      this.#watchers.add(watcher);
    });
  }

  #hear(text: string): void {
    const message: ServerMessage = JSON.parse(text);
    this.raw.push(text);
    this.heard.push(message);
    if (message.is === 'reply') this.#settle(message);
    else this.#learn(message);
    for (const watcher of this.#watchers) watcher();
  }

  #settle(reply: Reply): void {
    const { id } = reply;
    if (id === undefined) return;
    this.#replies.get(id)?.(reply);
    this.#replies.delete(id);
  }

  #learn(news: News): void {
    if (news.is === 'chat') this.chat.push(...news.messages);
    if (news.is !== 'scene') return;
    const { table, revision } = news;
    this.events.push(...(news.events ?? []));
    if ('scene' in news) this.scenes.set(table, news.scene);
    else {
      if (this.#revisions.get(table) !== news.from) throw new Error('a change was missed');
      this.scenes.set(table, applyPatch(must(this.scenes.get(table)), news.patch));
    }
    this.#revisions.set(table, revision);
  }
}

/** The last legal move ends a turn sooner than the first. */
function lastOf({ play }: TableScene): Move | undefined {
  return play?.legal.at(-1);
}
