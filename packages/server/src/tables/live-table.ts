/** A table on this server: who is looking at it, here and on other servers, what they are shown, and what they say. */
import type { TableGame } from '@captains-table/catalogue';
import { defined } from '@captains-table/kernel';
import type { GameEvent } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import { Failure } from '@captains-table/protocol';
import type { StoredTable, Time } from '../storage/storage.ts';
import { TableSubscribers } from './table-subscribers.ts';
import type { TableSubscriber } from './table-subscribers.ts';
import { Chat } from './chat.ts';
import { absenceLimit, requests, sceneFor, TableDriver } from '@captains-table/table';
import type { EntryMaker, Role, Table, TableUpdate, TimeSource } from '@captains-table/table';
import { Presence } from './presence.ts';
import { peopleAt, SceneNames } from './scene-names.ts';
import type { ServerContext } from './server-context.ts';
import { storedLog } from './stored-log.ts';
import { TableChannel } from './table-channel.ts';
import type { PeerMessage } from './table-channel.ts';

/** After a start people need a moment to come back to their tables. */
const COMING_BACK = 120_000;
const COUNT_AFTER = 250;

export class LiveTable {
  readonly id: string;
  readonly #context: ServerContext;
  readonly #driver: TableDriver;
  readonly #subscribers: TableSubscribers;
  readonly #presence = new Presence();
  readonly #names: SceneNames;
  readonly #chat: Chat;
  readonly #channel: TableChannel;
  #counting: NodeJS.Timeout | undefined;

  constructor(context: ServerContext, loaded: TableGame, stored: StoredTable) {
    this.id = stored.record.id;
    this.#context = context;
    this.#subscribers = new TableSubscribers(this.id);
    this.#names = new SceneNames(context);
    this.#chat = new Chat(this.id, context.storage, context.names);
    this.#channel = new TableChannel(context, this.id);
    this.#driver = new TableDriver(
      {
        storage: storedLog(this.id, context.storage.tables, context.alone),
        time: timeOf(context),
        thinkers: context.pool,
        audience: { show: (update) => this.#show(update), goneSince: this.#goneSince },
        onTrouble: context.trouble,
      },
      loaded,
      stored,
    );
  }

  /** Hears of what other servers do here, and goes on where the table stood. */
  async open(): Promise<void> {
    this.#presence.remember(await this.#context.storage.tables.visits(this.id));
    if (this.#context.alone) return this.wake();
    await this.#channel.open((message) => {
      void this.#handle(message).catch((error: unknown) => this.#driver.recover('bus', error));
    });
    await this.refresh();
    this.#driver.alarmAt(Math.max(this.#context.now(), this.#table.record.wakeAt ?? this.#context.now()));
  }

  async close(): Promise<void> {
    this.#cancelCount();
    try {
      if (await this.#driver.close()) await this.#channel.publish({ kind: 'left' });
    } finally {
      await this.#channel.close();
    }
  }

  /** Whether no one would notice if it left memory. */
  get isIdle(): boolean {
    return this.#subscribers.isEmpty && !this.#driver.isThinking;
  }

  /** Looks at the table while it does not change. */
  read<T>(look: (table: Table) => T): Promise<T> {
    return this.#driver.inTurn(() => look(this.#table));
  }

  /** As `read`, for a person who may see it. */
  look<T>(
    person: string,
    invite: string | undefined,
    look: (table: Table, role: Role, scene: TableScene) => T,
  ): Promise<T> {
    return this.#driver.inTurn(async () => {
      const role = requests.roleOf(this.#table, person, invite);
      await this.#names.learn(this.#table);
      return look(this.#table, role, this.#sceneOf(role));
    });
  }

  /** Writes an entry and returns its number; undefined when there is nothing to write any more. */
  submit(make: EntryMaker, asked?: number): Promise<number | undefined> {
    return this.#driver.submit(make, asked);
  }

  /** `before`: whose place this subscriber takes. */
  async attach(subscriber: TableSubscriber, before?: TableSubscriber): Promise<void> {
    await this.refresh();
    await this.#driver.inTurn(async () => {
      const role = requests.roleOf(this.#table, subscriber.person, subscriber.invite);
      await this.#names.learn(this.#table);
      const paused = this.#driver.areBotsPaused;
      // Once a table has been looked at here, other servers say themselves who comes and goes.
      const asks = this.#subscribers.isEmpty || this.#isKnown(subscriber.person);
      if (before !== undefined) this.#subscribers.remove(before);
      this.#subscribers.add(subscriber, role, this.#sceneOf(role));
      this.#moved(subscriber.person);
      if (paused) this.#driver.askNextBot();
      await this.#chat.welcome(subscriber).catch((error: unknown) => this.#context.trouble('chat', error));
      if (asks) await this.#channel.publish({ kind: 'who' });
    });
  }

  async detach(subscriber: TableSubscriber): Promise<void> {
    if (this.#subscribers.remove(subscriber)) await this.#driver.inTurn(() => this.#moved(subscriber.person));
  }

  async say(person: string, text: string): Promise<void> {
    await this.read((table) => mayTalk(table, person));
    await this.#chat.say(person, text, this.#context.now());
    await this.#channel.publish({ kind: 'chat' });
    await this.#driver.inTurn(() => this.#chat.spread(this.#subscribers.all));
  }

  isPresent(person: string): boolean {
    return this.#presence.isPresent(person);
  }

  /**
   * Takes over what other servers have stored. Waiting for their message is not enough: a server may die
   * after it has stored an entry and before it says so.
   */
  refresh(): Promise<void> {
    return this.#driver.catchUp();
  }

  /** Does what is due: ends a player's time, lets a bot decide. */
  wake(): void {
    this.#driver.wake();
  }

  /** No one loses time by an outage. */
  makeUpForOutages(): Promise<void> {
    return this.#driver.makeUpForOutages();
  }

  /** Says again who is here, so that they are not forgotten; forgets servers that say nothing more. */
  async announcePresence(): Promise<void> {
    await this.refresh();
    const silent = this.#presence.forgetSilent(this.#context.now());
    if (silent) {
      this.#driver.presenceChanged();
      await this.#driver.inTurn(() => this.#pushScenes());
    }
    const { persons, watching } = this.#whoIsHere();
    if (watching > 0 || persons.length > 0) await this.#channel.publish({ kind: 'here', persons, watching });
  }

  /** Shows a person's new name to all who look. */
  async announceName(person: string): Promise<void> {
    if (this.#table.seatOf(person) === undefined) return;
    await this.#driver.inTurn(async () => {
      await this.#names.learn(this.#table);
      this.#pushScenes();
    });
  }

  get #table(): Table {
    return this.#driver.table;
  }

  async #show({ table, events, rolesChanged, written }: TableUpdate): Promise<void> {
    await this.#names.learn(this.#table);
    this.#push(events, rolesChanged);
    if (written === undefined) return;
    const shown = performance.now();
    await this.#channel.publish({ kind: 'entry', seq: table.seq });
    this.#context.stored(table, written.entry, { ...written.times, shown, told: performance.now() });
  }

  #push(events: readonly GameEvent[], rolesChanged: boolean): void {
    if (this.#subscribers.isEmpty) return;
    const sceneOf = (role: Role) => this.#sceneOf(role);
    if (rolesChanged) {
      this.#subscribers.regroup((subscriber) => this.#roleAgain(subscriber), sceneOf);
      this.#notePresence();
    }
    this.#subscribers.push(sceneOf, events);
  }

  #pushScenes(): void {
    this.#subscribers.push((role) => this.#sceneOf(role), []);
  }

  #sceneOf(role: Role): TableScene {
    return sceneFor(this.#table, role, {
      name: (person) => this.#names.of(person),
      goneSince: this.#goneSince,
      watching: this.#presence.watching,
      ...defined({ cup: this.#names.cup }),
    });
  }

  /** Time in which no one could connect does not count. */
  readonly #goneSince = (person: string): Time | undefined => {
    if (this.#presence.isPresent(person)) return undefined;
    const { uptime } = this.#context;
    const limit = absenceLimit(this.#table.record.tempo) ?? 0;
    const seen = uptime.shifted(this.#presence.lastSeen(person));
    return Math.max(seen, uptime.startedAt + Math.min(limit, COMING_BACK) - limit);
  };

  #roleAgain(subscriber: TableSubscriber): Role | undefined {
    try {
      return requests.roleOf(this.#table, subscriber.person, subscriber.invite);
    } catch {
      return undefined;
    }
  }

  /** Those who are known at the table, and how many look on besides those who play. */
  #whoIsHere(): { readonly persons: readonly string[]; readonly watching: number } {
    const subscribers = this.#subscribers;
    const persons = [...this.#known()].filter((person) => subscribers.isLooking(person)).toSorted();
    const playing = persons.filter((person) => this.#table.seatOf(person) !== undefined);
    return { persons, watching: subscribers.people - playing.length };
  }

  #isKnown(person: string): boolean {
    return this.#known().has(person);
  }

  #known(): ReadonlySet<string> {
    return new Set([...peopleAt(this.#table), this.#table.host]);
  }

  #showPresence(): void {
    this.#cancelCount();
    if (this.#notePresence()) this.#pushScenes();
  }

  /**
   * A person has come or gone. Of a player, everyone learns at once. Of spectators only the number is shown, and when
   * many come, it is updated a few times a second instead of once for each of them.
   */
  #moved(person: string): void {
    if (this.#isKnown(person)) this.#showPresence();
    else this.#counting ??= setTimeout(() => this.#countAgain(), COUNT_AFTER).unref();
  }

  #countAgain(): void {
    this.#driver
      .inTurn(() => this.#showPresence())
      .catch((error: unknown) => this.#context.trouble('presence', error));
  }

  #cancelCount(): void {
    clearTimeout(this.#counting);
    this.#counting = undefined;
  }

  /** Whether a person has come, gone, sat down or stood up. */
  #notePresence(): boolean {
    const { persons, watching } = this.#whoIsHere();
    const moved = this.#presence.here(persons, watching, this.#context.now());
    if (moved === undefined) return false;
    this.#driver.presenceChanged();
    void this.#channel.publish({ kind: 'here', persons, watching });
    for (const person of moved) this.#noteVisit(person);
    return true;
  }

  /** So that it is known after a restart, too, who has been gone for how long. */
  #noteVisit(person: string): void {
    if (this.#table.status !== 'playing' || this.#table.seatOf(person) === undefined) return;
    const { storage, now, trouble } = this.#context;
    storage.tables.visited(this.id, person, now()).catch((error: unknown) => trouble('visits', error));
  }

  async #handle(message: PeerMessage): Promise<void> {
    switch (message.kind) {
      case 'entry':
        if (message.seq > this.#table.seq) await this.refresh();
        break;
      case 'left':
        this.wake();
        break;
      case 'chat':
        await this.#driver.inTurn(() => this.#chat.spread(this.#subscribers.all));
        break;
      case 'who':
        await this.announcePresence();
        break;
      case 'here':
        this.#sawElsewhere(message);
        await this.#driver.inTurn(() => this.#pushScenes());
        break;
    }
  }

  #sawElsewhere({ from, persons, watching }: PeerMessage & { readonly kind: 'here' }): void {
    const paused = this.#driver.areBotsPaused;
    this.#presence.elsewhere(from, persons, watching, this.#context.now());
    this.#driver.presenceChanged();
    // The other server lets the bots go on at once; after a while we check that it has.
    if (paused) this.#driver.setAlarm();
  }
}

function timeOf({ now, uptime }: ServerContext): TimeSource {
  return {
    now,
    after(milliseconds, call) {
      const timer = setTimeout(call, milliseconds).unref();
      return () => clearTimeout(timer);
    },
    async outages() {
      await uptime.check();
      return uptime.outages;
    },
  };
}

function mayTalk(table: Table, person: string): void {
  if (table.seatOf(person) !== undefined || table.host === person) return;
  requests.roleOf(table, person);
  throw new Failure('not-seated');
}
