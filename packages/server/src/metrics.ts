/** Metrics for the host, in the format of Prometheus. */
import type { Time } from './storage/storage.ts';
import type { EntryTimes } from './watching/move-times.ts';
import { stretchesOf } from './watching/move-times.ts';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Parts with an alert of their own. Prometheus sees no increase from nothing to one, so these are told from the start. */
const WATCHED_PARTS = ['backup', 'bus', 'fleet'];

export class Metrics {
  readonly #registry = new Registry();
  readonly #entries = new Counter({
    name: 'captains_table_entries_total',
    help: 'Entries stored, by game and kind',
    labelNames: ['game', 'kind'],
    registers: [this.#registry],
  });
  readonly #storing = new Histogram({
    name: 'captains_table_entry_seconds',
    help: 'From the decision to write an entry until everybody here has been told',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers: [this.#registry],
  });
  readonly #stages = new Histogram({
    name: 'captains_table_entry_stage_seconds',
    help: 'What an entry spends its time with: wait for its turn, decide, store, show here, tell other servers',
    labelNames: ['stage'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5],
    registers: [this.#registry],
  });
  readonly #troubles = new Counter({
    name: 'captains_table_troubles_total',
    help: 'Things that went wrong on our side, by part',
    labelNames: ['part'],
    registers: [this.#registry],
  });

  constructor(measured: { readonly tables: () => number; readonly sockets: () => number }) {
    collectDefaultMetrics({ register: this.#registry });
    this.#gauge('captains_table_live_tables', 'Tables in memory', measured.tables);
    this.#gauge('captains_table_sockets', 'Open sockets', measured.sockets);
    for (const part of WATCHED_PARTS) this.#troubles.inc({ part }, 0);
  }

  entry(game: string, kind: string, times: EntryTimes): void {
    this.#entries.inc({ game, kind });
    this.#storing.observe((times.shown - times.decided) / 1_000);
    for (const { stage, from, to } of stretchesOf(times))
      this.#stages.observe({ stage }, (to - from) / 1_000);
  }

  trouble(part: string): void {
    this.#troubles.inc({ part });
  }

  /** Only where there is a schedule: a host who makes backups by other means needs no alert. */
  watchBackups(last: () => Time | undefined): void {
    const name = 'captains_table_last_backup_timestamp_seconds';
    this.#gauge(name, 'When the latest scheduled backup was made, 0 when there is none', () => {
      return (last() ?? 0) / 1_000;
    });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  close(): void {
    this.#registry.clear();
  }

  #gauge(name: string, help: string, value: () => number): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect: () => gauge.set(value()),
    });
  }
}
