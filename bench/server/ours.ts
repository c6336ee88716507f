/** Our server as people get it: the built program, a SQLite file, every write on disk before it is shown. */
import type { Chair } from '@captains-table/protocol';
import type { ServerProcess } from './server-process.ts';
import { startServer } from './server-process.ts';
import { Person } from './people.ts';
import type { SeatedPerson } from './people.ts';
import type { LoadDriver } from './table.ts';
import { BenchTable } from './table.ts';
import { mapConcurrently } from './concurrency.ts';

/** How many people and bots sit at a table. */
export interface Company {
  readonly people: number;
  readonly bots: number;
}

const PROGRAM = 'packages/cli/bin/captains-table.js';
const AT_ONCE = 20;
export const BOT = { kind: 'bot', level: 'sailor' } as const;

/** The built program of another release (`…/dist/cli/main.js`), to be measured in the same run. */
export const BEFORE = process.env['BENCH_BEFORE'];

export function startOurs(folder: string, program = PROGRAM): Promise<ServerProcess> {
  return startServer([program, 'serve', '--host', '127.0.0.1', '--port', '0'], {
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    TRUST_PROXY: '1',
  });
}

/** Tables of Port Royal that have begun, with everybody there. */
export function openOurTables(url: URL, companies: readonly Company[], driver: LoadDriver) {
  return mapConcurrently(companies, AT_ONCE, (company) => openTable(url, company, driver));
}

async function openTable(url: URL, company: Company, driver: LoadDriver): Promise<BenchTable> {
  const people = await Promise.all(Array.from({ length: company.people }, () => Person.arrive(url)));
  const [host, ...guests] = people;
  if (host === undefined) throw new Error('a table without people');
  const table = await host.createTable({
    game: 'port-royal',
    chairs: chairsFor(company),
    visibility: 'public',
  });
  for (const guest of guests) await guest.post(`/api/tables/${table}/join`);
  await host.post(`/api/tables/${table}/start`);
  const seated = await Promise.all(people.map((person) => person.sitDown(table)));
  for (const person of seated) person.onTrouble = (error) => driver.failed(error);
  return new BenchTable(seated, driver, () => playAgain(seated));
}

function chairsFor({ people, bots }: Company): Chair[] {
  const guests = Array.from({ length: people - 1 }, () => ({ kind: 'open' }) as const);
  return [{ kind: 'me' }, ...guests, ...Array.from({ length: bots }, () => BOT)];
}

async function playAgain(seated: readonly SeatedPerson[]): Promise<void> {
  const [host, ...guests] = seated;
  if (host === undefined) return;
  const { table } = await host.person.post<{ readonly table: string }>(`/api/tables/${host.table}/rematch`);
  for (const guest of guests) await guest.person.post(`/api/tables/${table}/join`);
  await host.person.post(`/api/tables/${table}/start`);
  await Promise.all(seated.map((person) => person.attach(table)));
}
