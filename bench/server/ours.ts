/** Our server as people get it: the built program, a SQLite file, every write on disk before it is shown. */
import type { Chair } from '@captains-table/protocol';
import type { ServerProcess } from './server-process.ts';
import { startServer } from './server-process.ts';
import { Person } from './people.ts';
import type { SeatedPerson } from './people.ts';
import type { LoadDriver } from './table.ts';
import { BenchTable } from './table.ts';
import { mapConcurrently } from './concurrency.ts';

/** How many people and bots sit at a table, and how strong these are. */
export interface Company {
  readonly people: number;
  readonly bots: number;
  readonly level?: string;
}

const PROGRAM = 'packages/cli/bin/captains-table.js';
const AT_ONCE = 20;
export const BOT = { kind: 'bot', level: 'sailor' } as const;

/** The built program of another release (`…/dist/cli/main.js`), to be measured in the same run. */
export const BEFORE = process.env['BENCH_BEFORE'];

interface Start {
  readonly program?: string;
  /** In place of a SQLite file in the folder. */
  readonly settings?: Readonly<Record<string, string>>;
}

export function startOurs(
  folder: string,
  { program = PROGRAM, settings = {} }: Start = {},
): Promise<ServerProcess> {
  return startServer([program, 'serve', '--host', '127.0.0.1', '--port', '0'], {
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    TRUST_PROXY: '1',
    ...settings,
  });
}

/** Tables of Port Royal that have begun, with everybody there. */
export function openOurTables(url: URL, companies: readonly Company[], driver: LoadDriver) {
  return openTablesAt(companies, driver, () => url);
}

/** `serverOf`: which server a person of a table goes to. */
export function openTablesAt(
  companies: readonly Company[],
  driver: LoadDriver,
  serverOf: (table: number, person: number) => URL,
) {
  const places = companies.map((company, table) => ({ company, table }));
  return mapConcurrently(places, AT_ONCE, ({ company, table }) =>
    openTable(company, driver, (person) => serverOf(table, person)),
  );
}

async function openTable(
  company: Company,
  driver: LoadDriver,
  serverOf: (person: number) => URL,
): Promise<BenchTable> {
  const people = await Promise.all(
    Array.from({ length: company.people }, (_, person) => Person.arrive(serverOf(person))),
  );
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

function chairsFor({ people, bots, level = BOT.level }: Company): Chair[] {
  const guests = Array.from({ length: people - 1 }, () => ({ kind: 'open' }) as const);
  return [{ kind: 'me' }, ...guests, ...Array.from({ length: bots }, () => ({ ...BOT, level }))];
}

async function playAgain(seated: readonly SeatedPerson[]): Promise<void> {
  const [host, ...guests] = seated;
  if (host === undefined) return;
  const { table } = await host.person.post<{ readonly table: string }>(`/api/tables/${host.table}/rematch`);
  for (const guest of guests) await guest.person.post(`/api/tables/${table}/join`);
  await host.person.post(`/api/tables/${table}/start`);
  await Promise.all(seated.map((person) => person.attach(table)));
}
