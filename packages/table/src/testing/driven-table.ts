/** A table driver on a log in memory. Time passes, and people come and go, when a test says so. */
import { ThinkerPool } from '@captains-table/bots';
import type { WorkerPort } from '@captains-table/bots';
import type { Move } from '@captains-table/kernel';
import { TableDriver } from '../driver.ts';
import type { TableUpdate, TimeSource } from '../driver.ts';
import type { LogStorage } from '../log.ts';
import type { Time } from '../record.ts';
import * as requests from '../requests.ts';
import { inlineWorker } from './inline-worker.ts';
import { MemoryLog } from './memory-log.ts';
import { newTestTable, NOON } from './test-table.ts';
import type { TestTableOptions } from './test-table.ts';

interface Alarm {
  readonly at: Time;
  readonly call: () => void;
}

export interface DrivenTableOptions extends TestTableOptions {
  readonly startWorker?: () => WorkerPort;
  /** What is different about its storage. */
  readonly storage?: (log: MemoryLog) => Partial<LogStorage>;
  readonly outages?: () => readonly { readonly from: Time; readonly to: Time }[];
}

export class DrivenTable {
  readonly driver: TableDriver;
  readonly log: MemoryLog;
  readonly updates: TableUpdate[] = [];
  readonly troubles: string[] = [];
  /** Since when people are not looking. Everyone else is. */
  readonly gone = new Map<string, Time>();
  readonly #thinkers: ThinkerPool;
  #alarms: readonly Alarm[] = [];
  now = NOON;

  private constructor(
    { loaded, stored }: Awaited<ReturnType<typeof newTestTable>>,
    { startWorker = inlineWorker, storage, outages = () => [] }: DrivenTableOptions,
  ) {
    this.log = new MemoryLog(stored);
    this.#thinkers = new ThinkerPool(startWorker, 1);
    const time: TimeSource = {
      now: () => this.now,
      after: (milliseconds, call) => this.#alarmAt(this.now + milliseconds, call),
      outages: async () => outages(),
    };
    this.driver = new TableDriver(
      {
        storage: overridden(this.log, storage?.(this.log)),
        time,
        thinkers: this.#thinkers,
        audience: {
          show: (update) => void this.updates.push(update),
          goneSince: (person) => this.gone.get(person),
        },
        onTrouble: (part, error) => this.troubles.push(`${part}: ${String(error)}`),
      },
      loaded,
      stored,
    );
    this.driver.presenceChanged();
  }

  static async create(options: DrivenTableOptions = {}): Promise<DrivenTable> {
    return new DrivenTable(await newTestTable(options), options);
  }

  static async start(options?: DrivenTableOptions): Promise<DrivenTable> {
    const driven = await DrivenTable.create(options);
    await driven.driver.submit((table) => requests.start(table, table.record.host));
    return driven;
  }

  move(person: string, move: Move): Promise<number | undefined> {
    return this.driver.submit((table) => requests.move(table, person, table.seq, move));
  }

  /** Calls what has come due. */
  pass(milliseconds: number): void {
    this.now += milliseconds;
    const due = this.#alarms.filter(({ at }) => at <= this.now);
    this.#alarms = this.#alarms.filter(({ at }) => at > this.now);
    for (const { call } of due) call();
  }

  async close(): Promise<void> {
    await this.driver.close();
    this.#thinkers.close();
  }

  #alarmAt(at: Time, call: () => void): () => void {
    const alarm: Alarm = { at, call };
    this.#alarms = [...this.#alarms, alarm];
    return () => (this.#alarms = this.#alarms.filter((other) => other !== alarm));
  }
}

function overridden(log: MemoryLog, own: Partial<LogStorage> = {}): LogStorage {
  return {
    load: () => log.load(),
    append: (append) => log.append(append),
    entriesAfter: (seq) => log.entriesAfter(seq),
    wakeAt: () => log.wakeAt(),
    postpone: (from, to) => log.postpone(from, to),
    ...own,
  };
}
