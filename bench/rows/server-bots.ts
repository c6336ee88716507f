/** What one decision of a bot takes outside the main thread: its thinking. */
import type { Readings, Trial } from '../row.ts';
import { Load } from '../server/load.ts';
import { openOurTables, startOurs } from '../server/ours.ts';
import { threadTime } from '../server/processor-time.ts';
import { inTemporaryFolder } from '../server/server-process.ts';

const WARM_UP = 2;
const MEASURED = 12;
/** People's moves a second, so that nothing has to wait. */
const OFFERED = 60;

/** Stronger ones think for a second or for five, whatever the machine. */
const LEVELS = [
  { level: 'cabin-boy', tables: 20 },
  { level: 'sailor', tables: 20 },
  { level: 'mate', tables: 4 },
] as const;

const figure = (level: string) => `server/bots/${level}`;

export const serverBots: Trial = {
  name: 'server/bots',
  processes: 1,
  figures: LEVELS.map(({ level }) => ({ name: figure(level), unit: 'µs' })),
  run: runTrial,
};

async function runTrial(): Promise<Readings> {
  const readings: Record<string, { readonly value: number }> = {};
  for (const { level, tables } of LEVELS) {
    console.error(`  bots of level ${level} …`);
    readings[figure(level)] = { value: await inTemporaryFolder((folder) => decision(folder, level, tables)) };
  }
  return readings;
}

async function decision(folder: string, level: string, tables: number): Promise<number> {
  const companies = Array.from({ length: tables }, () => ({ people: 1, bots: 1, level }));
  const server = await startOurs(folder);
  const load = new Load();
  try {
    load.begin(await openOurTables(server.url, companies, load));
    await load.paced(OFFERED, WARM_UP);
    const thinking = () => server.processorTime() - threadTime(server.pid);
    const before = thinking();
    const { moves, peoplesMoves } = await load.paced(OFFERED, MEASURED);
    return (thinking() - before) / ((moves - peoplesMoves) * MEASURED);
  } finally {
    load.end();
    await server.end();
  }
}
