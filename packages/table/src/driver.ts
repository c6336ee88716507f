/**
 * Runs one table. Everything that touches it waits its turn; an entry is shown only after it is stored; bots
 * decide for their seats, and clocks run out in time. A server or a device lends it storage, time, thinkers
 * and an audience.
 */
import type { ThinkerPool } from '@captains-table/bots';
import { ThinkerError } from '@captains-table/bots';
import type { TableGame } from '@captains-table/catalogue';
import type { GameEvent, Seat } from '@captains-table/kernel';
import { DAY, HOUR } from '@captains-table/kernel';
import { Failure } from '@captains-table/protocol';
import { absenceLimit, firstSilence } from './absence.ts';
import type { GoneSince } from './absence.ts';
import { Alarm } from './alarm.ts';
import type { Timer } from './alarm.ts';
import { Attendance, claimFor, present } from './attendance.ts';
import type { Pace } from './attendance.ts';
import { TableBots } from './bots.ts';
import type { Circumstances } from './entry-for.ts';
import type { Entry } from './entry.ts';
import type { LogStorage } from './log.ts';
import { TableLog } from './log.ts';
import type { StoredTable, Time } from './record.ts';
import * as requests from './requests.ts';
import type { EntryOutcome, Table } from './table.ts';
import { RENEW_LEASE, wakeAt } from './wake-at.ts';

/** A time in which no one could play, because no server ran. */
interface Outage {
  readonly from: Time;
  readonly to: Time;
}

export interface TimeSource extends Timer {
  /** The outages known so far. */
  outages(): Promise<readonly Outage[]>;
}

/** Stored changes of a table: the events of its moves, and what they led to in `table`. */
export interface TableUpdate {
  readonly table: Table;
  readonly events: readonly GameEvent[];
  /** Whether people may have another role than before, or none. */
  readonly rolesChanged: boolean;
  /** The entry that this driver has written. */
  readonly written?: { readonly entry: Entry; readonly times: WrittenTimes };
}

/** By `performance.now()`. */
export interface WrittenTimes {
  /** A person asked for it. */
  readonly asked: number;
  /** It was its turn at the table. */
  readonly began: number;
  /** The rules allowed it. */
  readonly decided: number;
  readonly stored: number;
}

/** Those the table is played for. */
export interface TableAudience {
  /** Called in turn, after every change. */
  show(update: TableUpdate): Promise<void> | void;
  readonly goneSince: GoneSince;
}

export interface DriverParts {
  readonly storage: LogStorage;
  readonly time: TimeSource;
  readonly thinkers: ThinkerPool;
  readonly audience: TableAudience;
  /** Called with failures that no player can mend by asking again. */
  readonly onTrouble: (part: string, error: unknown) => void;
}

/** What to write, given the table in its turn; undefined: nothing any more. */
export type EntryMaker = (table: Table, circumstances: Circumstances) => Entry | undefined;

const PAUSE_AFTER_TROUBLE = 1_000;
const MOST_TRIES = 20;

export class TableDriver {
  readonly #parts: DriverParts;
  readonly #log: TableLog;
  readonly #bots: TableBots;
  readonly #attendance: Attendance;
  readonly #alarm: Alarm;
  #turn: Promise<unknown> = Promise.resolve();
  #thinking = false;
  /** The bots that decide after this entry are ours to ask: we wrote it, or have taken over from the writer that did. */
  #ownBotsAfter = -1;
  #closed = false;

  constructor(parts: DriverParts, loaded: TableGame, stored: StoredTable) {
    this.#parts = parts;
    this.#log = new TableLog(parts.storage, loaded, stored);
    this.#bots = new TableBots(parts.thinkers, (error) => parts.onTrouble('bot', error));
    this.#alarm = new Alarm(parts.time, () => this.wake());
    // A bot owes a decision and no time to wake is stored: the bots were paused when the table left memory.
    const paused = stored.record.wakeAt === undefined && TableBots.dueAt(this.table) !== undefined;
    this.#attendance = new Attendance(paused ? -Infinity : this.#now());
  }

  /** As it is in memory now: possibly ahead of the storage while an entry is being written. */
  get table(): Table {
    return this.#log.table;
  }

  get isThinking(): boolean {
    return this.#thinking;
  }

  /**
   * Finishes what is being written, and stops. Answers whether a bot has to decide: any other server may let it do so at
   * once, and need not wait to see whether this one still does.
   */
  async close(): Promise<boolean> {
    this.#closed = true;
    this.#alarm.stop();
    await this.#turn;
    const owesBot = TableBots.dueAt(this.table) !== undefined && !this.areBotsPaused && !this.#log.isDoubtful;
    this.#bots.stop();
    const { onTrouble } = this.#parts;
    if (owesBot) await this.#log.postpone(this.#now()).catch((error: unknown) => onTrouble('close', error));
    return owesBot;
  }

  /** Runs work one after the other. After a failed write, what is stored is read first. */
  inTurn<T>(work: () => Promise<T> | T): Promise<T> {
    const turn = this.#turn.then(async () => {
      if (this.#log.isDoubtful) {
        await this.#log.reload();
        await this.#show([], { rolesChanged: true });
      }
      return work();
    });
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /**
   * Writes an entry and returns its number; undefined where nothing was to be written. `asked`: when someone asked for
   * it, by `performance.now()`.
   */
  submit(make: EntryMaker, asked = performance.now()): Promise<number | undefined> {
    return this.inTurn(async () => {
      const began = performance.now();
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const entry = await this.#entryBy(make);
        if (entry === undefined) return undefined;
        if (await this.#append(entry, { asked, began })) return this.table.seq;
      }
      throw new Error('every entry came too late');
    });
  }

  /** Shows what other writers have stored. */
  catchUp(): Promise<void> {
    return this.inTurn(async () => void (await this.#readOthers()));
  }

  /** Makes up for outages, so that no one loses time by them. */
  async makeUpForOutages(): Promise<void> {
    if (this.table.status !== 'playing') return;
    const outages = await this.#parts.time.outages();
    await this.#submitAll((table) => requests.outage(table, outages));
  }

  /** Does what is due: ends a player's time, lets a bot decide. */
  wake(): void {
    void this.#wake().catch((error: unknown) => this.recover('wake', error));
  }

  /** Wakes the table when it needs it next. */
  setAlarm(): void {
    this.#alarm.set(this.#wakeAt());
  }

  alarmAt(at: Time | undefined): void {
    this.#alarm.set(at);
  }

  /** Reports a failure and looks at the table again soon. */
  recover(part: string, error: unknown): void {
    this.#parts.onTrouble(part, error);
    this.#alarm.set(this.#now() + PAUSE_AFTER_TROUBLE);
  }

  /** A person has come or gone: the bots may think for another one, more quickly, or not at all. */
  presenceChanged(): void {
    const looking = present(this.table, this.#parts.audience.goneSince);
    this.#attendance.note(looking.length > 0, this.#now());
    this.#bots.thinkFor(claimFor(this.table, looking, this.#pace(this.table)));
  }

  /** Whether bots pause, because no one is at the table and no one waits for it. */
  get areBotsPaused(): boolean {
    return this.#pace(this.table) === 'paused';
  }

  askNextBot(): void {
    const seat = TableBots.dueAt(this.table);
    if (seat === undefined || this.#thinking || this.#closed || this.#log.isDoubtful) return;
    if (this.areBotsPaused) return this.#sleep();
    this.presenceChanged();
    this.#thinking = true;
    this.#setNextAlarm();
    void this.#think(seat)
      .finally(() => (this.#thinking = false))
      .then(() => this.askNextBot())
      .catch((error: unknown) => {
        // A closed pool means that this table is closing, too.
        if (!(error instanceof ThinkerError && error.code === 'closed')) this.recover('bot', error);
      });
  }

  async #think(seat: Seat): Promise<void> {
    const thought = await this.#bots.think(this.table, seat);
    if (thought === undefined) return;
    const { since, move } = thought;
    await this.submit((table) => requests.botMove(table, seat, since, move));
  }

  /** Nothing is refused before what other writers have stored was read. */
  async #entryBy(make: EntryMaker): Promise<Entry | undefined> {
    const { goneSince } = this.#parts.audience;
    const judge = () => make(this.table, { now: this.#now(), goneSince });
    try {
      return judge();
    } catch (error) {
      if (!(error instanceof Failure) || !(await this.#readOthers())) throw error;
      return judge();
    }
  }

  /** Answers whether there was anything new. */
  async #readOthers(): Promise<boolean> {
    const outcomes = await this.#log.catchUp();
    if (outcomes.length === 0) return false;
    await this.#show(outcomes, { rolesChanged: true });
    this.setAlarm();
    return true;
  }

  async #append(entry: Entry, since: Pick<WrittenTimes, 'asked' | 'began'>): Promise<boolean> {
    const decided = performance.now();
    const isPaused = (table: Table) => this.#pace(table) === 'paused';
    const outcome = await this.#log.append(entry, this.#now(), isPaused);
    if (outcome === undefined) {
      this.#bots.stop();
      await this.#show([], { rolesChanged: true });
      return false;
    }
    const rolesChanged = entry.kind !== 'move' || this.table.status !== 'playing';
    const times = { ...since, decided, stored: performance.now() };
    await this.#show([outcome], { rolesChanged, written: { entry, times } });
    this.#ownBotsAfter = this.table.seq;
    this.setAlarm();
    queueMicrotask(() => this.askNextBot());
    return true;
  }

  async #show(
    outcomes: readonly EntryOutcome[],
    how: Pick<TableUpdate, 'rolesChanged' | 'written'>,
  ): Promise<void> {
    const { table } = this;
    for (const outcome of outcomes) this.#bots.follow(table, outcome);
    const events = outcomes.flatMap((outcome) => outcome.events);
    await this.#parts.audience.show({ table, events, ...how });
  }

  async #wake(): Promise<void> {
    await this.catchUp();
    await this.makeUpForOutages();
    await this.#submitAll((table, { now }) => requests.timeUp(table, now));
    await this.#submitAll((table, { now, goneSince }) => requests.silentTooLong(table, now, goneSince));
    if (this.#thinking) await this.#goOnThinking();
    else if (await this.#areBotsOurs()) this.askNextBot();
    await this.#putOffSilence();
    this.#setNextAlarm();
  }

  async #submitAll(make: EntryMaker): Promise<void> {
    while ((await this.submit(make)) !== undefined);
  }

  /** When several servers find a bot's decision overdue, one of them takes it over, so that no two think about it. */
  async #areBotsOurs(): Promise<boolean> {
    const { storage } = this.#parts;
    const { seq } = this.table;
    const until = TableBots.dueAt(this.table) === undefined ? undefined : this.#wakeAt();
    if (storage.takeOver === undefined || until === undefined || this.#ownBotsAfter === seq) return true;
    if (!(await storage.takeOver(this.#now(), until))) return false;
    this.#ownBotsAfter = seq;
    return true;
  }

  /** Meanwhile no other server should think about it, nor should this one if no one is left to see it. */
  async #goOnThinking(): Promise<void> {
    if (this.areBotsPaused) this.#bots.stop();
    else await this.#log.postpone(this.#nextLook());
  }

  /** The players that others wait for have been here since: it is checked again when they could be too late. */
  async #putOffSilence(): Promise<void> {
    if (absenceLimit(this.table.record.tempo) === undefined || TableBots.dueAt(this.table) !== undefined)
      return;
    const { storage, audience } = this.#parts;
    const now = this.#now();
    const wake = await storage.wakeAt();
    if (wake === undefined || wake > now) return;
    const next = firstSilence(this.table, audience.goneSince)?.at ?? now + DAY;
    await storage.postpone(wake, Math.max(next, now + HOUR));
  }

  /** Until someone comes back, the table need not be looked at for its bots. */
  #sleep(): void {
    this.setAlarm();
    this.#log.postpone(this.#wakeAt()).catch((error: unknown) => this.#parts.onTrouble('sleep', error));
  }

  #pace(table: Table): Pace {
    return this.#attendance.paceOf(table, this.#now());
  }

  #wakeAt(): Time | undefined {
    return wakeAt(this.table, this.#now(), this.areBotsPaused);
  }

  /** What was due and could not be done is not tried again at once. */
  #nextLook(): Time | undefined {
    const at = this.#wakeAt();
    return at === undefined ? undefined : Math.max(at, this.#now() + PAUSE_AFTER_TROUBLE);
  }

  /**
   * Other servers take over a bot that seems forgotten, so while we think about its move we renew our claim in time.
   */
  #setNextAlarm(): void {
    const next = this.#nextLook() ?? Infinity;
    const renewal = this.#thinking && this.#isShared ? this.#now() + RENEW_LEASE : Infinity;
    const first = Math.min(next, renewal);
    this.#alarm.set(first === Infinity ? undefined : first);
  }

  /** Whether there are other writers. */
  get #isShared(): boolean {
    return this.#parts.storage.takeOver !== undefined;
  }

  #now(): Time {
    return this.#parts.time.now();
  }
}
