import { createBot, Observation } from '@captains-table/bots';
import { loadGame } from '@captains-table/catalogue';
import { must } from '@captains-table/kernel';
import { TableLog } from '@captains-table/table';
import { expect, test } from 'vitest';
import { DeviceLog } from '../../src/local/device-log.ts';
import { newLocalTable } from '../../src/local/new-local-table.ts';
import { deviceProfile } from '../../src/profile/device-profile.ts';
import { MemoryStore } from '../local/memory-store.ts';

const NOON = Date.UTC(2030, 0, 1, 12);

/** A game of Anna's against a cabin boy, in which a sailor decides for her. */
async function playAGame(store: MemoryStore, id: string, now: number): Promise<void> {
  const loaded = must(await loadGame('port-royal'));
  const chairs = [{ name: 'Anna' }, { level: 'cabin-boy' }];
  const rows = newLocalTable(loaded, { id, options: {}, chairs, person: (seat) => `here-${seat + 1}`, now });
  await store.create(rows);
  const log = new DeviceLog(store, rows.local);
  const window = new TableLog(log, loaded, await log.load());
  const bots = chairs.map((_, seat) => must(createBot('sailor', `${id} ${seat}`, loaded.policy)));
  for (let at = now; window.table.status === 'playing'; at++) {
    const { seat } = must(window.table.pending[0]);
    const { game, state } = must(window.table.match);
    const move = must(bots[seat]).choose(new Observation(game, window.table.record.options, state, seat));
    await window.append({ kind: 'move', seat, move }, at);
  }
}

test('a device reports its own games without a server, by the same rules', async () => {
  const store = new MemoryStore();
  const parts = { store, loadGame, unnamed: 'Skipper' };
  expect(await deviceProfile(parts)).toMatchObject({
    own: true,
    person: { name: 'Skipper' },
    ratings: [],
    medals: { struck: [] },
    results: { modes: [], latest: [] },
  });
  await playAGame(store, 'first', NOON);
  const profile = await deviceProfile(parts);
  expect(profile).toMatchObject({
    person: { name: 'Anna' },
    ratings: [{ game: 'port-royal', pace: 'live', games: 1, provisional: true }],
    results: {
      modes: [{ game: 'port-royal', mode: 'base', games: 1 }],
      latest: [{ table: 'first', players: 2, others: [{ level: 'cabin-boy' }] }],
      figures: { '/games': 1, 'port-royal/met-cabin-boy': 1 },
    },
  });
  expect(must(profile.results?.figures['port-royal/stops'])).toBeGreaterThan(0);
  expect(profile.medals?.struck.map(({ medal }) => medal)).toContain('/landfall');
  expect(await deviceProfile(parts)).toEqual(profile);
});
