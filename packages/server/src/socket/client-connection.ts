/** One socket: reads a person's requests, answers them, and passes on messages from their tables. */
import type { Locale } from '@captains-table/kernel';
import { clientMessageSchema, Failure, PROTOCOL } from '@captains-table/protocol';
import type { ClientMessage, ErrorBody, News, PersonInfo, Reply } from '@captains-table/protocol';
import { parse } from '../parse.ts';
import { refuseBlocked } from '../people/blocks.ts';
import type { PlayedRules } from '../sentence.ts';
import type { TableSubscriber } from '../tables/table-subscribers.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { unexpected } from '../unexpected-failure.ts';
import { handle } from './handlers.ts';
import type { Requester, ConnectionContext } from './handlers.ts';
import { isRecord, defined } from '@captains-table/kernel';

/** What a connection needs of a WebSocket. */
export interface SocketPort {
  /** Bytes that have not left yet. */
  readonly bufferedAmount: number;
  send(text: string): void;
  pong(data: Buffer): void;
  close(code: number, reason: string): void;
  terminate(): void;
}

export class ClientConnection implements Requester {
  readonly person: PersonInfo;
  readonly network: string;
  readonly #port: SocketPort;
  readonly #context: ConnectionContext;
  readonly #attached = new Map<string, { readonly live: LiveTable; readonly subscriber: TableSubscriber }>();
  #locale: Locale;
  #greeted = false;
  #ended = false;
  #closed = false;
  #refused = 0;
  #waiting = 0;
  #askedAt = 0;
  #turn: Promise<void> = Promise.resolve();
  #muted: ReadonlySet<string> = new Set();
  /** Whether it wants to hear that the list of open tables changes. */
  watchesLobby = false;

  constructor(port: SocketPort, person: PersonInfo, network: string, context: ConnectionContext) {
    this.#port = port;
    this.person = person;
    this.network = network;
    this.#context = context;
    this.#locale = person.locale;
  }

  get askedAt(): number {
    return this.#askedAt;
  }

  /** Messages are answered one after the other, in the order they came; only hints come when they are ready. */
  receive(data: string | undefined): void {
    // After the end, what still arrives is ignored.
    if (this.#ended) return;
    if (this.#waiting >= this.#context.limits.waiting)
      return this.#refuse(data, new Failure('too-many', { retryAfter: 1_000 }));
    const wait = this.#wait('messages');
    if (wait > 0) return this.#refuse(data, new Failure('too-many', { retryAfter: wait }));
    this.#waiting++;
    const askedAt = performance.now();
    this.#turn = this.#turn.then(async () => {
      this.#askedAt = askedAt;
      await this.#answer(data);
      this.#waiting--;
    });
  }

  tell(news: News): void {
    this.#send(JSON.stringify(news));
  }

  /** Takes nothing more, and answers what is under way. */
  finish(): Promise<void> {
    this.#ended = true;
    return this.#turn;
  }

  end(code: number, reason: string): void {
    this.#ended = true;
    this.#port.close(code, reason);
  }

  /** A client that pings and never reads the answers would fill our memory. */
  pong(data: Buffer): void {
    if (this.#listens()) this.#port.pong(data);
  }

  /** The socket is gone. */
  async close(): Promise<void> {
    this.#closed = true;
    const attached = [...this.#attached.values()];
    this.#attached.clear();
    await Promise.all(attached.map(({ live, subscriber }) => live.detach(subscriber)));
  }

  async attach(id: string, invite: string | undefined): Promise<void> {
    if (!this.#attached.has(id) && this.#attached.size >= this.#context.limits.tables)
      throw new Failure('too-many');
    const live = await this.#context.registry.open(id);
    await refuseBlocked(this.#context.storage, live, this.person.id);
    const before = this.#attached.get(id)?.subscriber;
    const shown = invite ?? before?.invite;
    const subscriber: TableSubscriber = {
      person: this.person.id,
      ...defined({ invite: shown }),
      send: (text) => this.#send(text),
      hears: (person) => !this.#muted.has(person),
    };
    await live.attach(subscriber, before);
    this.#attached.set(id, { live, subscriber });
    if (this.#closed) await this.close();
  }

  async detach(id: string): Promise<void> {
    const attached = this.#attached.get(id);
    this.#attached.delete(id);
    await attached?.live.detach(attached.subscriber);
  }

  /** Reads again whom this person has muted. */
  async learnMutes(): Promise<void> {
    const { people, acquaintances } = this.#context.storage;
    const unheard = [people.mutedBy(this.person.id), acquaintances.blockedBy(this.person.id)];
    this.#muted = new Set((await Promise.all(unheard)).flat());
  }

  spend(what: 'chat' | 'proposals'): void {
    const wait = this.#wait(what);
    if (wait > 0) throw new Failure('too-many', { retryAfter: wait });
  }

  /** Milliseconds until this person, and their address, may do it again. */
  #wait(what: keyof ConnectionContext['rates']): number {
    return this.#context.rates[what].spend(
      { person: this.person.id, network: this.network },
      this.#context.now(),
    );
  }

  async #answer(data: string | undefined): Promise<void> {
    try {
      const message = parse(clientMessageSchema, parseJson(data));
      const answered = this.#answerTo(message);
      // Thinking takes a while, and nothing that is asked for meanwhile depends on it.
      if (message.do !== 'hint') await answered;
    } catch (error) {
      await this.#fail(idOf(data), error);
    }
  }

  async #answerTo(message: ClientMessage): Promise<void> {
    const { id } = message;
    try {
      this.#reply({ is: 'reply', id, ok: true, ...(await this.#handle(message)) });
    } catch (error) {
      await this.#fail(id, error, 'table' in message ? await this.#rulesOf(message.table) : undefined);
    }
  }

  async #handle(message: ClientMessage): Promise<Readonly<Record<string, unknown>>> {
    if (message.do === 'hello') return this.#greet(message);
    if (!this.#greeted) throw new Failure('protocol');
    return handle(message, this, this.#context);
  }

  async #greet({ protocol, locale }: ClientMessage & { do: 'hello' }): Promise<Record<string, never>> {
    this.#locale = locale ?? this.#locale;
    if (protocol !== PROTOCOL) throw new Failure('protocol');
    await this.learnMutes();
    this.#greeted = true;
    this.tell({ is: 'welcome', protocol: PROTOCOL, person: this.person, now: this.#context.now() });
    return {};
  }

  /** Only for a table that the person sees: a sentence must not reveal which game a stranger plays. */
  async #rulesOf(table: string): Promise<PlayedRules | undefined> {
    const attached = this.#attached.get(table);
    return attached?.live.read(({ record }) => record).catch(() => undefined);
  }

  async #fail(id: number | undefined, error: unknown, played?: PlayedRules): Promise<void> {
    const failure = error instanceof Failure ? error : unexpected(error);
    if (!(error instanceof Failure)) this.#context.trouble('request', error);
    const body = await this.#inWords(failure, played);
    this.#reply({ is: 'reply', ...defined({ id }), ok: false, error: body });
    if (failure.code === 'protocol') this.end(4_000, 'protocol');
  }

  /** A game whose texts fail must not take the connection with it. */
  async #inWords(failure: Failure, played?: PlayedRules): Promise<ErrorBody> {
    try {
      return await this.#context.sentence(failure, this.#locale, played);
    } catch (error) {
      this.#context.trouble('words', error);
      return this.#context.sentence(new Failure('internal'), this.#locale);
    }
  }

  #refuse(data: string | undefined, failure: Failure): void {
    if (++this.#refused > this.#context.limits.refusals) return this.end(1_008, 'too many messages');
    void this.#fail(idOf(data), failure);
  }

  #reply(reply: Reply): void {
    this.#send(JSON.stringify(reply));
  }

  #send(text: string): void {
    if (!this.#closed && this.#listens()) this.#port.send(text);
  }

  /** Whether the client still reads; if not, it is disconnected. */
  #listens(): boolean {
    const listens = this.#port.bufferedAmount <= this.#context.limits.unread;
    if (!listens) this.#port.terminate();
    return listens;
  }
}

function parseJson(data: string | undefined): unknown {
  try {
    return JSON.parse(data ?? '');
  } catch {
    throw new Failure('bad-json');
  }
}

/** The number to answer to, even where the rest makes no sense. */
function idOf(data: string | undefined): number | undefined {
  try {
    const message: unknown = JSON.parse(data ?? '');
    const id = isRecord(message) ? message['id'] : undefined;
    return typeof id === 'number' && Number.isSafeInteger(id) ? id : undefined;
  } catch {
    return undefined;
  }
}
