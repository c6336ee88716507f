/** Campaigns with own cards on a device: which pack is named, exported with it, played on elsewhere. */
import type { PackedContent, TableGame } from '@captains-table/catalogue';
import { Catalogue, tableGames } from '@captains-table/catalogue';
import { applyPacks } from '@captains-table/catalogue/packs';
import { chanceFrom, must, pick } from '@captains-table/kernel';
import { TableLog } from '@captains-table/table';
import { expect, test } from 'vitest';
import { DeviceCampaigns } from '../../src/local/device-campaigns.ts';
import { DeviceLog } from '../../src/local/device-log.ts';
import { MemoryStore } from './memory-store.ts';

const PACK = { game: 'port-royal', name: 'Our box', cards: [{ id: 'base-sailor-01', cost: 0 }] };
const CHAIRS = [{ name: 'Anna' }, { level: 'random' }];

/** A device that has nothing but what was kept there. */
function device() {
  const store = new MemoryStore();
  const kept = new Map<string, unknown>();
  const files = new Map<string, unknown>();
  const find = async (_game: string, hash: string) => kept.get(hash);
  const loadGame = tableGames(new Catalogue({ current: () => undefined, find }));
  const keep = async ({ hash, content, file }: PackedContent) => {
    kept.set(hash, content);
    files.set(`of ${hash}`, file);
    return { hash: `of ${hash}`, name: 'Our box' };
  };
  let now = Date.UTC(2030, 0, 1);
  const packs = { file: async (hash: string) => files.get(hash), keep };
  return {
    store,
    keep,
    loadGame,
    campaigns: new DeviceCampaigns({ store, loadGame, packs, now: () => now++ }),
  };
}

async function playOut(store: MemoryStore, loaded: TableGame, id: string): Promise<void> {
  const log = new DeviceLog(store, must(await store.find(id)));
  const window = new TableLog(log, loaded, await log.load());
  const chance = chanceFrom(id);
  for (let at = Date.UTC(2030, 0, 2); window.table.status === 'playing'; at++) {
    const { seat } = pick(chance, window.table.pending);
    await window.append({ kind: 'move', seat, move: pick(chance, must(window.table.match).legal(seat)) }, at);
  }
}

test('a campaign names its pack at every table, and continues with it on another device', async () => {
  const here = device();
  const packed = must((await applyPacks([{ name: 'mine.json', json: PACK }]))[0]);
  const cards = { content: packed.hash, pack: await here.keep(packed) };
  const { campaign, table } = await here.campaigns.begin(
    'port-royal',
    { mode: 'adventure-competitive' },
    CHAIRS,
    cards,
  );
  const { record } = must(await here.store.find(table));
  expect(record).toMatchObject({
    pack: { name: 'Our box' },
    rules: expect.stringContaining(packed.hash) as string,
  });
  await playOut(here.store, must(await here.loadGame('port-royal', record.rules)), table);
  const file = await here.campaigns.document(campaign);
  expect(file.pack?.file).toStrictEqual(PACK);

  const there = device();
  const copy = await there.campaigns.import(JSON.parse(JSON.stringify(file)));
  const { at } = await there.campaigns.logbook(copy);
  const next = await there.campaigns.sailOn(copy, { ...(at && { parent: at }), options: {}, chairs: CHAIRS });
  expect(must(await there.store.find(next)).record).toMatchObject({
    pack: { name: 'Our box' },
    rules: record.rules,
  });
  const again = await there.campaigns.document(copy);
  expect(again.pack).toStrictEqual(file.pack);

  const { pack: _, ...bare } = file;
  await expect(device().campaigns.import(bare)).rejects.toMatchObject({ code: 'bad-campaign' });
});
