/** A server that plays with the content of packs. */
import type { PackedContent } from '@captains-table/catalogue';
import { applyPacks } from '@captains-table/catalogue/packs';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, reopenTestServer } from './test-server.ts';
import { mayMove, startedTable } from './tables-with-people.ts';

const COLOURS = ['yellow', 'blue', 'green', 'red', 'black'];
/** Enough copies that one is among the first cards. */
const FLUTES = Array.from({ length: 150 }, (_, i) => ({
  id: `flute-${i}`,
  kind: 'ship',
  colour: COLOURS[i % COLOURS.length],
  coins: 7,
  sabres: 9,
  source: 'published',
}));
const PACK = {
  game: 'port-royal',
  set: 'base',
  cards: [...FLUTES, { id: 'base-sailor-01', cost: 0 }],
};
const SEED = '00112233445566778899aabbccddeeff';
const GAME = { game: 'port-royal', others: [{ kind: 'bot', level: 'sailor' }], seed: SEED } as const;

let packed: readonly PackedContent[] = [];
beforeAll(async () => {
  packed = await applyPacks([{ name: 'mine.json', json: PACK }]);
});

/** The server gives its bots the content of the pack. */
function withPack() {
  return { packed };
}

const hash = () => packed[0]?.hash ?? '';

describe('a server with a content pack', () => {
  test('deals its cards, and people and bots play them to the end', async () => {
    const [table, anna] = await startedTable(await openTestServer(withPack()), GAME, 'Anna');
    expect(anna.scene(table).rules).toMatch(new RegExp(`\\+${hash()}$`));
    await anna.until(table, mayMove);
    expect((await anna.ok({ do: 'hint', table, at: anna.scene(table).seq })).ok).toBe(true);
    await anna.playOn(
      table,
      ({ play }) => play?.legal.find(({ kind }) => kind === 'trade') ?? play?.legal[0],
    );
    const traded = anna.events.filter(({ key }) => key === 'traded');
    expect(traded).toContainEqual(expect.objectContaining({ card: expect.stringContaining('flute-') }));
  });

  test('hands the content to browsers, once and for ever', async () => {
    const { url } = await openTestServer(withPack());
    const answer = await fetch(`${url}/api/content/port-royal/${hash()}`);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(packed[0]?.content)));
    const plain = await fetch(answer.url, { headers: { 'accept-encoding': 'identity' } });
    expect(await plain.json()).toEqual(JSON.parse(JSON.stringify(packed[0]?.content)));
    for (const other of [`maracaibo/${hash()}`, 'port-royal/000000000000', `port-royal/${hash()}00`]) {
      expect((await fetch(`${url}/api/content/${other}`)).status).toBe(404);
    }
  });

  test('goes on with tables that were played with the built-in content', async () => {
    const before = await openTestServer();
    const [table, anna] = await startedTable(before, GAME, 'Anna');
    await before.server.close();
    const after = await reopenTestServer(before.dataDir, withPack());
    const again = await anna.again(after.url).connect();
    expect((await again.attach(table)).rules).not.toContain('+');
    expect((await again.move(table, again.scene(table).play?.legal[0] ?? { kind: '' })).ok).toBe(true);
  });

  test('without the pack, its tables cannot be played', async () => {
    const before = await openTestServer(withPack());
    const [table, anna] = await startedTable(before, GAME, 'Anna');
    await before.server.close();
    const after = await reopenTestServer(before.dataDir);
    const again = anna.again(after.url);
    expect(await again.refusal('GET', `/api/tables/${table}`)).toMatchObject({ code: 'rules-changed' });
  });
});
