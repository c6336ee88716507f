/**
 * A table that somebody is using now. Everything that touches it waits its turn, and an entry is
 * shown to nobody before it is stored.
 */
import type { Claim, ThinkerPool } from '@captains-table/bots';
import { ThinkerError } from '@captains-table/bots';
import type { TableGame } from '@captains-table/catalogue';
import type { TableScene } from '@captains-table/protocol';
import type { Bus, Listening } from '../bus/bus.ts';
import { Failure } from '@captains-table/protocol';
import type { Storage, StoredTable, Time } from '../storage/storage.ts';
import { Attendance, claimFor, isSomebodyThere } from './attendance.ts';
import { Audience } from './audience.ts';
import type { Viewer } from './audience.ts';
import { Chat } from './chat.ts';
import { absenceLimit, TableBots, firstSilence, requests, sceneFor } from '@captains-table/table';
import type { Circumstances, Entry, EntryOutcome, Role, Table } from '@captains-table/table';
import type { Uptime } from '../uptime.ts';
import type { Names } from './names.ts';
import { Presence } from './presence.ts';
import { TableLog, wakeAt } from './table-log.ts';

/** What a table needs of its house. */
export interface House {
  /** This server's name among those that share a bus. */
  readonly server: string;
  /** No other server shares our tables. */
  readonly alone: boolean;
  readonly storage: Storage;
  readonly bus: Bus;
  readonly pool: ThinkerPool;
  readonly names: Names;
  readonly uptime: Uptime;
  readonly now: () => Time;
  /** Something went wrong that no person can mend by asking again. */
  readonly trouble: (what: string, error: unknown) => void;
  /** An entry has been stored by this server. */
  readonly stored: (table: Table, entry: Entry, milliseconds: number) => void;
}

/** What servers tell each other about a table. */
type Whisper = { readonly from: string } & (
  | { readonly kind: 'entry'; readonly seq: number }
  | { readonly kind: 'chat' }
  | { readonly kind: 'who' }
  | { readonly kind: 'here'; readonly persons: readonly string[]; readonly watching: number }
);
type Untold<W> = W extends Whisper ? Omit<W, 'from'> : never;

/** Timers do not count further. */
const LONGEST_WAIT = 3_600_000;
const PAUSE_AFTER_TROUBLE = 1_000;
const MOST_TRIES = 20;
/** After a start people need a moment to come back to their tables. */
const COMING_BACK = 120_000;
const DAY = 86_400_000;

export class LiveTable {
  readonly id: string;
  readonly #house: House;
  readonly #log: TableLog;
  readonly #audience: Audience;
  readonly #presence = new Presence();
  readonly #attendance: Attendance;
  readonly #chat: Chat;
  readonly #bots: TableBots;
  #turn: Promise<unknown> = Promise.resolve();
  #thinking = false;
  #listening: Listening | undefined;
  #alarm: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(house: House, loaded: TableGame, stored: StoredTable) {
    this.id = stored.record.id;
    this.#house = house;
    this.#log = new TableLog(house.storage, loaded, stored);
    this.#audience = new Audience(this.id);
    this.#chat = new Chat(this.id, house.storage, house.names);
    this.#bots = new TableBots(house.pool, (error) => house.trouble('bot', error));
    // A bot's decision for which nobody was to be woken: they paused when the table left memory.
    const wasPaused = stored.record.wakeAt === undefined && TableBots.dueAt(this.#table) !== undefined;
    this.#attendance = new Attendance(wasPaused ? -Infinity : house.now());
  }

  /** Hears of what other servers do here, and goes on where the table stood. */
  async open(): Promise<void> {
    this.#presence.remember(await this.#house.storage.tables.visits(this.id));
    if (this.#house.alone) return this.wake();
    this.#listening = await this.#house.bus.listen(this.#topic, (text) => this.#hear(text));
    await this.refresh();
    this.#setAlarm(Math.max(this.#house.now(), this.#table.record.wakeAt ?? this.#house.now()));
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#alarm);
    await this.#turn;
    this.#bots.dismiss();
    await this.#listening?.stop();
  }

  /** Whether nobody would notice if it left memory. */
  get isIdle(): boolean {
    return this.#audience.isEmpty && !this.#thinking;
  }

  /** Looks at the table when nobody changes it. */
  read<T>(look: (table: Table) => T): Promise<T> {
    return this.#inTurn(async () => look(this.#table));
  }

  /** As `read`, for somebody who may see it. */
  look<T>(
    person: string,
    invite: string | undefined,
    look: (table: Table, role: Role, scene: TableScene) => T,
  ): Promise<T> {
    return this.#inTurn(async () => {
      const role = requests.roleOf(this.#table, person, invite);
      await this.#learnNames();
      return look(this.#table, role, this.#sceneOf(role));
    });
  }

  /** Writes an entry and answers its number; undefined when there is nothing to write any more. */
  submit(
    make: (table: Table, circumstances: Circumstances) => Entry | undefined,
  ): Promise<number | undefined> {
    return this.#inTurn(async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const entry = make(this.#table, { now: this.#house.now(), goneSince: this.#goneSince });
        if (entry === undefined) return undefined;
        if (await this.#append(entry)) return this.#table.seq;
      }
      throw new Error('every entry came too late');
    });
  }

  /** `before`: whom this viewer takes the place of. */
  async attach(viewer: Viewer, before?: Viewer): Promise<void> {
    await this.refresh();
    await this.#inTurn(async () => {
      const role = requests.roleOf(this.#table, viewer.person, viewer.invite);
      await this.#learnNames();
      const paused = this.#botsPause(this.#table);
      if (before !== undefined) this.#audience.leave(before);
      this.#audience.join(viewer, role, this.#sceneOf(role));
      this.#showPresence();
      if (paused) this.#letBotsThink();
      await this.#chat.welcome(viewer).catch((error: unknown) => this.#house.trouble('chat', error));
      if (!this.#house.alone) await this.#whisper({ kind: 'who' });
    });
  }

  async detach(viewer: Viewer): Promise<void> {
    if (this.#audience.leave(viewer)) await this.#inTurn(async () => this.#showPresence());
  }

  async say(person: string, text: string): Promise<void> {
    await this.read((table) => mayTalk(table, person));
    await this.#chat.say(person, text, this.#house.now());
    await this.#whisper({ kind: 'chat' });
    await this.#inTurn(() => this.#chat.spread(this.#audience.viewers));
  }

  isPresent(person: string): boolean {
    return this.#presence.isPresent(person);
  }

  /**
   * Takes over what other servers have stored. Waiting to be told would not do: one may die after it
   * has stored an entry and before it says so.
   */
  async refresh(): Promise<void> {
    if (this.#house.alone) return;
    await this.#inTurn(async () => {
      const outcomes = await this.#log.catchUp();
      if (outcomes.length === 0) return;
      await this.#learnNames();
      this.#show(outcomes, true);
      this.#setAlarm(this.#wakeAt());
    });
  }

  /** Does what is due: ends somebody's time, lets a bot decide. */
  wake(): void {
    void this.#wake().catch((error: unknown) => this.#recover('wake', error));
  }

  /** Says again who is here, so that they are not forgotten; forgets servers that say nothing more. */
  async tellPresence(): Promise<void> {
    await this.refresh();
    const silent = this.#presence.forgetSilent(this.#house.now());
    if (silent) {
      this.#heedPresence();
      await this.#inTurn(async () => this.#pushScenes());
    }
    const { persons, watching } = this.#whoIsHere();
    if (persons.length > 0) await this.#whisper({ kind: 'here', persons, watching });
  }

  /** Somebody has another name, and everybody here should know. */
  async tellName(person: string): Promise<void> {
    if (this.#table.seatOf(person) === undefined) return;
    await this.#inTurn(async () => {
      await this.#learnNames();
      this.#pushScenes();
    });
  }

  get #table(): Table {
    return this.#log.table;
  }

  get #topic(): string {
    return `table/${this.id}`;
  }

  async #append(entry: Entry): Promise<boolean> {
    const began = performance.now();
    const outcome = await this.#log.append(entry, this.#house.now(), (table) => this.#botsPause(table));
    await this.#learnNames();
    if (outcome === undefined) {
      this.#bots.dismiss();
      this.#show([], true);
      return false;
    }
    this.#show([outcome], entry.kind !== 'move' || this.#table.status !== 'playing');
    this.#house.stored(this.#table, entry, performance.now() - began);
    await this.#whisper({ kind: 'entry', seq: this.#table.seq });
    this.#setAlarm(this.#wakeAt());
    queueMicrotask(() => this.#letBotsThink());
    return true;
  }

  #show(outcomes: readonly EntryOutcome[], regroup: boolean): void {
    for (const outcome of outcomes) this.#bots.follow(this.#table, outcome);
    if (this.#audience.isEmpty) return;
    const sceneOf = (role: Role) => this.#sceneOf(role);
    if (regroup) {
      this.#audience.regroup((viewer) => this.#roleAgain(viewer), sceneOf);
      this.#notePresence();
    }
    this.#audience.push(
      sceneOf,
      outcomes.flatMap((outcome) => outcome.events),
    );
  }

  #pushScenes(): void {
    this.#audience.push((role) => this.#sceneOf(role), []);
  }

  #sceneOf(role: Role): TableScene {
    return sceneFor(this.#table, role, {
      name: (person) => this.#house.names.known(person),
      goneSince: this.#goneSince,
      watching: this.#presence.watching,
    });
  }

  /** Time in which nobody could come does not count. */
  readonly #goneSince = (person: string): Time | undefined => {
    if (this.#presence.isPresent(person)) return undefined;
    const { uptime } = this.#house;
    const limit = absenceLimit(this.#table.record.tempo) ?? 0;
    const seen = uptime.shifted(this.#presence.lastSeen(person));
    return Math.max(seen, uptime.startedAt + Math.min(limit, COMING_BACK) - limit);
  };

  #roleAgain(viewer: Viewer): Role | undefined {
    try {
      return requests.roleOf(this.#table, viewer.person, viewer.invite);
    } catch {
      return undefined;
    }
  }

  /** A name that cannot be looked up now must not keep anybody from playing. */
  async #learnNames(): Promise<void> {
    const seated = this.#table.chairs.flatMap((chair) =>
      'person' in chair && chair.person !== undefined ? [chair.person] : [],
    );
    try {
      await this.#house.names.learn(seated);
    } catch (error) {
      this.#house.trouble('names', error);
    }
  }

  #whoIsHere(): { readonly persons: readonly string[]; readonly watching: number } {
    const persons = [...new Set(this.#audience.viewers.map((viewer) => viewer.person))].toSorted();
    return { persons, watching: persons.filter((person) => this.#table.seatOf(person) === undefined).length };
  }

  #showPresence(): void {
    if (this.#notePresence()) this.#pushScenes();
  }

  /** Whether somebody has come, gone, sat down or stood up. */
  #notePresence(): boolean {
    const { persons, watching } = this.#whoIsHere();
    const moved = this.#presence.here(persons, watching, this.#house.now());
    if (moved === undefined) return false;
    this.#heedPresence();
    void this.#whisper({ kind: 'here', persons, watching });
    for (const person of moved) this.#noteVisit(person);
    return true;
  }

  /** So that it is known after a restart, too, who has been gone for how long. */
  #noteVisit(person: string): void {
    if (this.#table.status !== 'playing' || this.#table.seatOf(person) === undefined) return;
    const { storage, now, trouble } = this.#house;
    storage.tables.visited(this.id, person, now()).catch((error: unknown) => trouble('visits', error));
  }

  /** A hint only: whoever misses it will look when told of the gap. */
  async #whisper(whisper: Untold<Whisper>): Promise<void> {
    if (this.#house.alone) return;
    try {
      await this.#house.bus.publish(this.#topic, JSON.stringify({ from: this.#house.server, ...whisper }));
    } catch (error) {
      this.#house.trouble('bus', error);
    }
  }

  #hear(text: string): void {
    const whisper = JSON.parse(text) as Whisper;
    if (whisper.from === this.#house.server) return;
    void this.#heed(whisper).catch((error: unknown) => this.#recover('bus', error));
  }

  async #heed(whisper: Whisper): Promise<void> {
    switch (whisper.kind) {
      case 'entry':
        if (whisper.seq > this.#table.seq) await this.refresh();
        break;
      case 'chat':
        await this.#inTurn(() => this.#chat.spread(this.#audience.viewers));
        break;
      case 'who':
        await this.tellPresence();
        break;
      case 'here':
        this.#sawElsewhere(whisper);
        await this.#inTurn(async () => this.#pushScenes());
        break;
    }
  }

  async #wake(): Promise<void> {
    await this.refresh();
    await this.makeGood();
    while ((await this.submit((table, { now }) => requests.timeUp(table, now))) !== undefined);
    const silent = (table: Table, { now, goneSince }: Circumstances) =>
      requests.silentTooLong(table, now, goneSince);
    while ((await this.submit(silent)) !== undefined);
    if (this.#thinking) await this.#goOnThinking();
    else this.#letBotsThink();
    await this.#putOffSilence();
    this.#setAlarm(this.#nextLook());
  }

  /** Nobody else should think about it meanwhile; nor should we, if nobody is left to see it. */
  async #goOnThinking(): Promise<void> {
    if (this.#botsPause(this.#table)) this.#bots.dismiss();
    else await this.#log.postpone(this.#nextLook());
  }

  /** Nobody loses time by an outage. */
  async makeGood(): Promise<void> {
    const { uptime } = this.#house;
    if (this.#table.status !== 'playing') return;
    await uptime.check();
    while ((await this.submit((table) => requests.outage(table, uptime.outages))) !== undefined);
  }

  /** Whoever keeps the others waiting has been here since: they are looked at again when it counts. */
  async #putOffSilence(): Promise<void> {
    const { storage, now } = this.#house;
    if (absenceLimit(this.#table.record.tempo) === undefined || TableBots.dueAt(this.#table) !== undefined) return;
    const wake = (await storage.tables.record(this.id))?.wakeAt;
    if (wake === undefined || wake > now()) return;
    const next = firstSilence(this.#table, this.#goneSince)?.at ?? now() + DAY;
    await storage.tables.postpone(this.id, wake, Math.max(next, now() + DAY / 24));
  }

  #letBotsThink(): void {
    const seat = TableBots.dueAt(this.#table);
    if (seat === undefined || this.#thinking || this.#closed || this.#log.isDoubtful) return;
    if (this.#botsPause(this.#table)) return this.#sleep();
    this.#bots.thinkFor(this.#claim());
    this.#thinking = true;
    void this.#think(seat)
      .finally(() => (this.#thinking = false))
      .then(() => this.#letBotsThink())
      .catch((error: unknown) => {
        // A closed pool means that we are closing, too.
        if (!(error instanceof ThinkerError && error.code === 'closed')) this.#recover('bot', error);
      });
  }

  async #think(seat: number): Promise<void> {
    const thought = await this.#bots.think(this.#table, seat);
    if (thought === undefined) return;
    const { since, move } = thought;
    await this.submit((table) => requests.botMove(table, seat, since, move));
  }

  /** Until somebody comes back nobody needs to look at the table because of its bots. */
  #sleep(): void {
    this.#setAlarm(this.#wakeAt());
    this.#log.postpone(this.#wakeAt()).catch((error: unknown) => this.#house.trouble('sleep', error));
  }

  #botsPause(table: Table): boolean {
    return this.#attendance.paceOf(table, this.#house.now()) === 'paused';
  }

  #wakeAt(): Time | undefined {
    return wakeAt(this.#table, this.#house.now(), this.#botsPause(this.#table));
  }

  #sawElsewhere({ from, persons, watching }: Whisper & { readonly kind: 'here' }): void {
    const paused = this.#botsPause(this.#table);
    this.#presence.elsewhere(from, persons, watching, this.#house.now());
    this.#heedPresence();
    // Their server lets the bots go on at once; after a while we look whether it has.
    if (paused) this.#setAlarm(this.#wakeAt());
  }

  /** What was due and could not be done is not tried again at once. */
  #nextLook(): Time | undefined {
    const at = this.#wakeAt();
    return at === undefined ? undefined : Math.max(at, this.#house.now() + PAUSE_AFTER_TROUBLE);
  }

  /** Somebody has come or gone, here or on another server. */
  #heedPresence(): void {
    const isPresent = (person: string) => this.#presence.isPresent(person);
    this.#attendance.note(isSomebodyThere(this.#table, isPresent), this.#house.now());
    this.#bots.thinkFor(this.#claim());
  }

  #claim(): Claim {
    const pace = this.#attendance.paceOf(this.#table, this.#house.now());
    return claimFor(this.#table, (person) => this.#presence.isPresent(person), pace);
  }

  #setAlarm(at: Time | undefined): void {
    clearTimeout(this.#alarm);
    if (at === undefined || this.#closed) return;
    const wait = Math.min(Math.max(0, at - this.#house.now()), LONGEST_WAIT);
    this.#alarm = setTimeout(() => this.wake(), wait + 1);
    this.#alarm.unref();
  }

  #recover(what: string, error: unknown): void {
    this.#house.trouble(what, error);
    this.#setAlarm(this.#house.now() + PAUSE_AFTER_TROUBLE);
  }

  /** One after the other. Whoever comes after trouble reads what is stored first. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(async () => {
      if (this.#log.isDoubtful) {
        await this.#log.reload();
        this.#show([], true);
      }
      return work();
    });
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}

function mayTalk(table: Table, person: string): void {
  if (table.seatOf(person) !== undefined || table.host === person) return;
  requests.roleOf(table, person);
  throw new Failure('not-seated');
}
