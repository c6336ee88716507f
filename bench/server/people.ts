/** People at our server, each with a browser of their own as far as it can tell. */
import type { CreateTable, Reply, ServerMessage, TableScene } from '@captains-table/protocol';
import { applyPatch, PROTOCOL } from '@captains-table/protocol';
import type { Player } from './table.ts';
import { ANSWER_WITHIN, WebSocketClient } from './web-socket.ts';

/** A little below the server's rate limit: it disconnects clients that ignore it. */
const BURST = 50;
const PER_SECOND = 19;

let lastPerson = 0;

export class Person {
  readonly #url: URL;
  readonly #headers: Readonly<Record<string, string>>;
  readonly id: string;
  /** When the next message is allowed, over whichever socket, if none was saved up. */
  #freeAt = 0;

  private constructor(url: URL, headers: Readonly<Record<string, string>>, id: string) {
    this.#url = url;
    this.#headers = headers;
    this.id = id;
  }

  static async arrive(url: URL): Promise<Person> {
    // Limits count per address, and people do not all live at one. The server trusts us as its proxy.
    const number = ++lastPerson;
    const address = { 'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` };
    const response = await fetch(new URL('/api/arrive', url), { method: 'POST', headers: address });
    const cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    const { person }: { readonly person: { readonly id: string } } = JSON.parse(await response.text());
    return new Person(url, { ...address, cookie }, person.id);
  }

  async post<T>(path: string, body: unknown = {}): Promise<T> {
    const response = await fetch(new URL(path, this.#url), {
      method: 'POST',
      headers: { ...this.#headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    const answer: T = JSON.parse(await response.text());
    return answer;
  }

  async createTable(table: Partial<CreateTable>): Promise<string> {
    return (await this.post<{ readonly table: string }>('/api/tables', table)).table;
  }

  /** Milliseconds to wait before the next message. */
  pause(): number {
    const now = performance.now();
    const freeAt = Math.max(now - (BURST * 1000) / PER_SECOND, this.#freeAt);
    this.#freeAt = freeAt + 1000 / PER_SECOND;
    return Math.max(0, freeAt - now);
  }

  openSocket(): Promise<WebSocketClient> {
    return WebSocketClient.open(new URL('/socket', this.#url), this.#headers);
  }

  /** Opens a socket to one table. */
  async sitDown(table: string): Promise<SeatedPerson> {
    const seated = new SeatedPerson(this, await this.openSocket());
    await seated.ask({ do: 'hello', protocol: PROTOCOL });
    await seated.attach(table);
    return seated;
  }
}

export class SeatedPerson implements Player {
  readonly person: Person;
  readonly #socket: WebSocketClient;
  readonly #answers = new Map<number, (reply: Reply) => void>();
  #lastId = 0;
  #table = '';
  #scene: TableScene | undefined;
  #revision = -1;
  onShown: Player['onShown'] = () => undefined;
  /** Called with what should not happen. */
  onTrouble: (error: Error) => void = (error) => {
    throw error;
  };

  constructor(person: Person, socket: WebSocketClient) {
    this.person = person;
    this.#socket = socket;
    socket.onText = (text, bytes) => this.#hear(text, bytes);
    socket.onEnd = () => this.onTrouble(new Error('the server hung up'));
  }

  get table(): string {
    return this.#table;
  }

  get version(): number {
    return this.#scene?.seq ?? 0;
  }

  get mayMove(): boolean {
    return this.#scene?.status === 'playing' && (this.#scene.play?.legal.length ?? 0) > 0;
  }

  get isOver(): boolean {
    return this.#scene?.status === 'over';
  }

  move(): void {
    const legal = this.#scene?.play?.legal ?? [];
    const move = legal[Math.floor(Math.random() * legal.length)];
    const expected = this.version + 1;
    void this.#say({ do: 'move', table: this.#table, at: this.version, move }).then((reply) => {
      if (reply.ok && reply['seq'] === expected) return;
      this.onTrouble(new Error(`a move was answered with ${JSON.stringify(reply)}`));
    });
  }

  /** Looks at this table, and no more at the one before. */
  async attach(table: string): Promise<void> {
    if (this.#table !== '') await this.ask({ do: 'detach', table: this.#table });
    this.#table = table;
    this.#scene = undefined;
    await this.ask({ do: 'attach', table });
  }

  async ask(message: object): Promise<void> {
    const reply = await this.#say(message);
    if (!reply.ok) throw new Error(JSON.stringify({ message, reply }));
  }

  close(): void {
    this.#socket.close();
  }

  #say(message: object): Promise<Reply> {
    const id = ++this.#lastId;
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      const pause = this.person.pause();
      const send = () => this.#socket.send(JSON.stringify({ id, ...message }));
      if (pause > 0) setTimeout(send, pause);
      else send();
    });
  }

  #hear(text: string, bytes: number): void {
    const at = performance.now();
    const message: ServerMessage = JSON.parse(text);
    if (message.is === 'reply') {
      const id = message.id ?? 0;
      this.#answers.get(id)?.(message);
      this.#answers.delete(id);
    }
    if (message.is !== 'scene' || message.table !== this.#table) return;
    const { version } = this;
    if ('scene' in message) this.#scene = message.scene;
    else {
      if (message.from !== this.#revision) return this.onTrouble(new Error('a change was missed'));
      this.#scene = applyPatch(this.#scene, message.patch);
    }
    this.#revision = message.revision;
    // Changes of presence are pushed too, but are not moves.
    if (this.version > version) this.onShown(at, bytes);
  }
}
