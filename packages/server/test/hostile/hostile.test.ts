import { chanceFrom, fork, next } from '@captains-table/kernel';
import type { Chance } from '@captains-table/kernel';
import { ERROR_CODES } from '@captains-table/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Person } from '../play/person.ts';
import type { Attack } from './attack.ts';
import { floodMessages, attackProtocol, floodRequests } from './attack.ts';
import type { GamesInProgress } from './games-in-progress.ts';
import { startGames, playUntil } from './games-in-progress.ts';
import { openTestServer } from './test-server.ts';
import { openSlowConnections } from './slow-connections.ts';

const SEED = process.env['HOSTILE_SEED'] ?? 'hostile';
const MESSAGES = 12_000;
const REQUESTS = 800;
const PROTOCOL_ATTACKS = 200;
const SLOW_CONNECTIONS = 40;
const MOVES_AFTERWARDS = 12;

test(
  'a hundred thousand hostile messages change nothing and learn nothing',
  { timeout: 600_000 },
  async () => {
    const chance = chanceFrom(SEED);
    dealFrom(fork(chance));
    const server = await openTestServer();
    const games = await startGames(server, chance);
    const { mallory, sven, nemo, hugo } = games;
    const before = await server.everythingStored();
    const slow = await openSlowConnections(server.port, SLOW_CONNECTIONS, fork(chance));

    const attacks = await Promise.all([
      ...[mallory, mallory, mallory, sven, sven, nemo, nemo, hugo].map((person) =>
        floodMessages(server, games, person, MESSAGES, fork(chance)),
      ),
      ...[mallory, sven, nemo, hugo, undefined].map((person) =>
        floodRequests(server, games, person, REQUESTS, fork(chance)),
      ),
      attackProtocol(server, games, PROTOCOL_ATTACKS, fork(chance)),
    ]);
    slow.close();

    expect(attacks.flatMap(({ faults }) => faults)).toEqual([]);
    expect(await server.everythingStored()).toBe(before);
    expect(await server.troubles()).toEqual([]);
    const answers = sumOf(attacks);
    expect([...answers.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(100_000);
    expect(REACHED.filter((code) => (answers.get(code) ?? 0) < 30)).toEqual([]);

    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    await playOn(games, chance);
  },
);

/** Refusals that show how far the messages got. */
const REACHED = ERROR_CODES.filter((code) =>
  ['bad-json', 'bad-message', 'unknown-table', 'not-seated', 'no-spectators', 'not-started', 'over'].includes(
    code,
  ),
).concat(['stale', 'refused', 'away', 'not-away', 'proposal-open', 'no-proposal']);

/** Checks that all cards lie where the seed puts them. */
function dealFrom(chance: Chance): void {
  const random = vi.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) for (let i = 0; i < array.length; i++) array[i] = next(chance) & 0xff;
    return array;
  });
  onTestFinished(() => random.mockRestore());
}

function sumOf(attacks: readonly Attack[]): ReadonlyMap<string, number> {
  const sum = new Map<string, number>();
  for (const [answer, count] of attacks.flatMap(({ tally }) => [...tally])) {
    sum.set(answer, (sum.get(answer) ?? 0) + count);
  }
  return sum;
}

/** Everyone goes on playing, for some moves or to the end. */
async function playOn({ anna, bart, mallory, tables }: GamesInProgress, chance: Chance): Promise<void> {
  for (const { id, position, seated } of tables) {
    if (position.status !== 'playing') continue;
    const people = [anna, bart, mallory].filter(({ info }) => seated.has(info.id));
    const bySeat = people.toSorted((a, b) => seatOf(seated, a) - seatOf(seated, b));
    if (position.away.has(seatOf(seated, mallory))) await mallory.ok({ do: 'return', table: id });
    const enough = (position.play?.moves ?? 0) + MOVES_AFTERWARDS;
    await playUntil(
      id,
      bySeat,
      ({ status, play }) => status === 'over' || (play?.moves ?? 0) >= enough,
      [],
      chance,
    );
  }
}

function seatOf(seated: ReadonlyMap<string, number>, { info }: Person): number {
  return seated.get(info.id) ?? -1;
}
