/** Functions that set up a table with people at it. */
import type { Move } from '@captains-table/kernel';
import type { Chair, CreateTable, Reply, TableScene } from '@captains-table/protocol';
import { FIXED_START, shipFirst } from '@captains-table/table/testing';
import { vi } from 'vitest';
import type { TestServer } from './test-server.ts';
import type { Person } from './person.ts';

export type Wish = Partial<Omit<CreateTable, 'chairs'>> & {
  /** More chairs, after those of the people named. */
  readonly others?: readonly Chair[];
  /** The seed of the game: 32 hexadecimal digits. */
  readonly seed?: string;
};

type TableWithPeople<Names extends readonly string[]> = readonly [
  table: string,
  ...people: { -readonly [K in keyof Names]: Person },
];

/** Everyone sits at the table and watches it. The first is the host, who has not started the game yet. */
export async function seatedTable<const Names extends readonly string[]>(
  testServer: Pick<TestServer, 'arrive'>,
  wish: Wish,
  ...names: Names
): Promise<TableWithPeople<Names>> {
  const people = await Promise.all(names.map((name) => testServer.arrive(name)));
  const [host, ...guests] = people;
  if (host === undefined) throw new Error('a table needs a host');
  const table = await create(host, wish, guests.length);
  await host.connect();
  const { you } = await host.attach(table);
  for (const guest of guests) {
    await guest.ask('POST', `/api/tables/${table}/join`, { invite: you.invite });
    await guest.connect();
    await guest.attach(table);
  }
  return [table, ...people] as unknown as TableWithPeople<Names>;
}

/** As `seatedTable`, and the game has begun. */
export async function startedTable<const Names extends readonly string[]>(
  testServer: Pick<TestServer, 'arrive'>,
  wish: Wish,
  ...names: Names
): Promise<TableWithPeople<Names>> {
  const seated = await seatedTable(testServer, wish, ...names);
  const [table, ...people] = seated as unknown as readonly [string, ...Person[]];
  await people[0]?.ask('POST', `/api/tables/${table}/start`);
  await Promise.all(people.map((person) => person.until(table, ({ status }) => status !== 'open')));
  return seated;
}

async function create(host: Person, { seed, others = [], ...wish }: Wish, guests: number): Promise<string> {
  const open = Array.from({ length: guests }, () => ({ kind: 'open' }));
  const asked = { game: 'tic-tac-toe', ...wish, chairs: [{ kind: 'me' }, ...open, ...others] };
  if (seed === undefined) return host.create(asked);
  const fair = globalThis.crypto.getRandomValues.bind(globalThis.crypto);
  const chance = vi.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation((bytes) => {
    // Only seeds are that long.
    if (!(bytes instanceof Uint8Array) || bytes.length !== 16) return fair(bytes);
    bytes.set(Buffer.from(seed, 'hex'));
    return bytes;
  });
  try {
    return await host.create(asked);
  } finally {
    chance.mockRestore();
  }
}

const { seed, trade } = await shipFirst();
/** Port Royal for two: the host draws a ship, stops, trades it and ends the turn. */
export const SHIP_FIRST: Wish = { game: 'port-royal', options: FIXED_START, seed };
export const TRADE: Move = trade;

export const mark = (square: number) => ({ kind: 'mark', square });
export const mayMove = ({ play }: TableScene) => (play?.legal.length ?? 0) > 0;

/** Waits for the person's turn and makes the move. */
export async function moves(person: Person, table: string, move: Move): Promise<Reply> {
  await person.until(table, mayMove);
  const reply = await person.move(table, move);
  if (!reply.ok) throw new Error(JSON.stringify(reply.error));
  await person.until(table, ({ seq }) => seq >= Number(reply['seq']));
  return reply;
}

/** Anna, who began, wins at tic-tac-toe. */
export async function annaWins(table: string, anna: Person, bart: Person): Promise<void> {
  for (const [person, square] of [
    [anna, 4],
    [bart, 0],
    [anna, 2],
    [bart, 1],
    [anna, 6],
  ] as const)
    await moves(person, table, mark(square));
  await bart.until(table, ({ status }) => status === 'over');
}
