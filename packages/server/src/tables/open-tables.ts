/** The tables of a server, with all that they need: bots, names, clocks, notices. */
import { availableParallelism } from 'node:os';
import { providingContent, ThinkerPool, usualWorkers } from '@captains-table/bots';
import type { WorkerPort } from '@captains-table/bots';
import { loadPlayerReport } from '@captains-table/catalogue';
import { defined } from '@captains-table/kernel';
import { CupRunner } from '../clubs/cup-runner.ts';
import { Fleet } from '../fleet.ts';
import { Notices } from '../notices/notices.ts';
import { GameCounter } from '../profiles/game-counter.ts';
import { newId } from '../random.ts';
import type { ServerBase } from '../server-base.ts';
import { Uptime } from '../uptime.ts';
import { EntryAnnouncer, owedAt, whereIs } from './entry-announcer.ts';
import { Names } from './names.ts';
import { slowMoveLog } from '../watching/slow-moves.ts';
import { Tracer } from '../watching/tracer.ts';
import { TableRegistry } from './table-registry.ts';

export interface ServerTables {
  readonly registry: TableRegistry;
  readonly names: Names;
  readonly notices: Notices;
  readonly pool: ThinkerPool;
  readonly uptime: Uptime;
  readonly counter: GameCounter;
  readonly runner: CupRunner;
  /** Absent for a server alone. */
  readonly fleet?: Fleet;
  readonly tracer?: Tracer;
}

/** `startWorker` starts a thread that thinks for bots. */
export async function openTables(base: ServerBase, startWorker: () => WorkerPort): Promise<ServerTables> {
  const { config, logger, storage, bus, metrics, loadGame, findContent, now, trouble } = base;
  const alone = config.databaseUrl === undefined;
  const names = new Names(storage.people, now);
  const uptime = await Uptime.begin({ storage, now, alone });
  const workers = config.botWorkers ?? usualWorkers(availableParallelism());
  const pool = new ThinkerPool(() => providingContent(startWorker(), findContent), workers);
  const notices = new Notices({
    storage,
    config,
    isPresent: async (person, table) => (await registry.open(table)).isPresent(person),
    owed: (person, id) => owedAt(registry, config.publicUrl)(person, id),
    async openTable(id) {
      const record = await storage.tables.record(id);
      return record?.status === 'open' ? whereIs(record, config.publicUrl) : undefined;
    },
    onTrouble: (text) => logger.warn(text),
    now,
  });
  const { publicUrl } = config;
  const counter = new GameCounter({ storage, loadGame, loadReport: loadPlayerReport, trouble });
  const server = newId();
  const fleet = alone ? undefined : await Fleet.join({ bus, server, now });
  const tracer = config.traces && new Tracer(config.traces, server, (error) => trouble('traces', error));
  const watchers = [slowMoveLog(logger, config.slowMove), ...(tracer === undefined ? [] : [tracer.entry])];
  const announcer = new EntryAnnouncer({
    bus,
    notices,
    metrics,
    trouble,
    watchers,
    ...defined({ publicUrl }),
  });
  const registry: TableRegistry = new TableRegistry(
    {
      server,
      alone,
      storage,
      bus,
      pool,
      names,
      uptime,
      now,
      trouble,
      ...defined({ fleet }),
      stored(table, entry, times) {
        announcer.stored(registry, table, entry, times);
        if (table.status === 'over') counter.wake();
        if (table.endedAt !== undefined && table.record.cup !== undefined) runner.soon(table.record.cup);
      },
    },
    loadGame,
  );
  const runner: CupRunner = new CupRunner({ storage, registry, loadGame, now, trouble });
  return { registry, names, notices, pool, uptime, counter, runner, ...defined({ fleet, tracer }) };
}
