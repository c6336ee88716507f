/** A person's own cards on a server: uploaded, shared, played with, and kept from everyone else. */
import { contentInDocument } from '@captains-table/catalogue';
import type { MatchDocument } from '@captains-table/kernel';
import type { Logbook, PackInfo } from '@captains-table/protocol';
import type { CampaignFile } from '@captains-table/table/campaign';
import { expect, onTestFinished, test } from 'vitest';
import type { Person } from './person.ts';
import { startPostgres, whyNoPostgres } from '../services/postgres.ts';
import { openTestServer, reopenTestServer, sharedTestServer } from './test-server.ts';
import { inlinePackWorker } from '../pack-worker.ts';

/** Long enough for a slow machine. */
const QUICK = { packCheck: { games: 2, milliseconds: 3_000, patience: 600_000, waiting: 20 } };
const shared = sharedTestServer({ limits: QUICK });

/** A sailor who costs nothing and has a name in three scripts. */
const FILE = {
  game: 'port-royal',
  name: 'Our box – Ελλάδα 海',
  set: 'base',
  cards: [{ id: 'base-sailor-01', cost: 0, source: 'box' }],
};
const BOT = { kind: 'bot', level: 'sailor' } as const;

async function put(person: Person, file: unknown = FILE): Promise<PackInfo> {
  return (await person.ask<{ pack: PackInfo }>('POST', '/api/packs', file)).pack;
}

function tableWith(pack: unknown, more: object = {}) {
  return { game: 'port-royal', chairs: [{ kind: 'me' }, BOT], pack, ...more };
}

test('a pack is kept once, and what it makes can be played', async () => {
  const anna = await shared.arrive('Anna');
  const pack = await put(anna);
  expect(pack).toMatchObject({ game: 'port-royal', name: FILE.name });
  expect((await put(anna)).hash).toBe(pack.hash);
  expect(await anna.ask('GET', '/api/packs')).toMatchObject({ packs: [{ hash: pack.hash }] });
  expect(await anna.ask('GET', `/api/packs/${pack.hash}`)).toMatchObject({ file: FILE });
  const table = await anna.create(tableWith({ hash: pack.hash }));
  await anna.ask('POST', `/api/tables/${table}/start`);
  await anna.connect();
  const scene = await anna.attach(table);
  expect(scene.pack).toStrictEqual({ hash: pack.hash, name: FILE.name });
  expect(scene.rules).toMatch(new RegExp(`\\+${pack.content}$`));
  await anna.until(table, ({ play }) => play?.legal.length !== 0);
  expect((await anna.ok({ do: 'hint', table, at: anna.scene(table).seq })).ok).toBe(true);
  await anna.playOn(table);
  const document = await anna.ask<MatchDocument>('GET', `/api/tables/${table}/export`);
  expect(contentInDocument(document)?.hash).toBe(pack.content);
  const next = await anna.ask<{ table: string }>('POST', `/api/tables/${table}/rematch`);
  expect(await anna.attach(next.table)).toMatchObject({ pack: scene.pack, rules: scene.rules });
});

test('what cannot be played with is refused in the language of its owner', async () => {
  const anna = await shared.arrive('Anna');
  const bad = { ...FILE, cards: [{ id: 'base-sailor-01', cost: 'four' }] };
  const { body, status } = await anna.http('POST', '/api/packs', bad, { 'accept-language': 'nl' });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { code: 'bad-pack', problems: [expect.stringContaining('kaart')] } });
  for (const text of ['{"game":', '[]', 'null', '['.repeat(400_000), '{"__proto__":{"game":"port-royal"}}']) {
    const answer = await fetch(`${shared.url}/api/packs`, {
      method: 'POST',
      headers: { cookie: anna.cookie, 'content-type': 'application/json' },
      body: text,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'bad-pack' } });
  }
  const large = { ...FILE, note: 'x'.repeat(1_000_000) };
  expect(await anna.refusal('POST', '/api/packs', large)).toMatchObject({ code: 'too-large' });
  expect(await anna.refusal('POST', '/api/tables', tableWith({ hash: '0'.repeat(64) }))).toMatchObject({
    code: 'unknown-pack',
  });
});

test('a pack is its owner’s: others see it at its tables, or by a link for as long as it is shared', async () => {
  const [anna, bart, carl] = await Promise.all(['Anna', 'Bart', 'Carl'].map((name) => shared.arrive(name)));
  if (anna === undefined || bart === undefined || carl === undefined) throw new Error('no one has come');
  const pack = await put(anna);
  const content = `/api/content/port-royal/${pack.content}`;
  const status = async (person: Person, path: string) => (await person.http('GET', path)).status;
  expect(await status(anna, content)).toBe(200);
  for (const path of [content, `/api/packs/${pack.hash}`]) expect(await status(bart, path)).toBe(404);
  expect(await bart.refusal('POST', '/api/tables', tableWith({ hash: pack.hash }))).toMatchObject({
    code: 'unknown-pack',
  });
  expect((await fetch(`${shared.url}${content}`)).status).toBe(404);

  const { link } = await anna.ask<{ link: string }>('POST', `/api/packs/${pack.hash}/link`);
  expect(await anna.ask('POST', `/api/packs/${pack.hash}/link`)).toMatchObject({ link });
  expect(await bart.ask('GET', `/api/shared-packs/${link}`)).toMatchObject({ file: FILE });
  expect(await status(bart, `${content}?link=${link}`)).toBe(200);
  expect(await bart.refusal('POST', `/api/packs/${pack.hash}/link`)).toMatchObject({ code: 'unknown-pack' });
  const table = await bart.create(tableWith({ link }, { spectators: false }));
  expect(
    await bart.refusal('POST', '/api/tables', { ...tableWith({ link }), game: 'caravelas' }),
  ).toMatchObject({ code: 'unknown-pack' });
  expect((await anna.http('DELETE', `/api/packs/${pack.hash}/link`)).status).toBe(204);
  expect(await status(bart, `/api/shared-packs/${link}`)).toBe(404);
  expect(await status(bart, `${content}?link=${link}`)).toBe(404);
  expect(await bart.refusal('POST', '/api/tables', tableWith({ link }))).toMatchObject({
    code: 'unknown-pack',
  });

  expect(await bart.ask('GET', `/api/tables/${table}/pack`)).toMatchObject({ file: FILE });
  expect(await status(bart, `${content}?table=${table}`)).toBe(200);
  for (const path of [`/api/tables/${table}/pack`, `${content}?table=${table}`])
    expect(await status(carl, path)).toBe(await status(carl, `/api/tables/${table}`));
  const { invite } = (await bart.ask<{ scene: { you: { invite: string } } }>('GET', `/api/tables/${table}`))
    .scene.you;
  expect(await carl.ask('GET', `/api/tables/${table}/pack?invite=${invite}`)).toMatchObject({ file: FILE });
  expect(await status(carl, `${content}?table=${table}&invite=${invite}`)).toBe(200);
  expect(await status(carl, `/api/content/caravelas/${pack.content}?table=${table}&invite=${invite}`)).toBe(
    404,
  );
});

test('tables keep a pack that its owner has deleted, and one whose owner is gone', async () => {
  const anna = await shared.arrive('Anna');
  const file = { ...FILE, name: 'Soon gone' };
  const pack = await put(anna, file);
  const table = await anna.create(tableWith({ hash: pack.hash }));
  expect((await anna.http('DELETE', `/api/packs/${pack.hash}`)).status).toBe(204);
  expect(await anna.refusal('DELETE', `/api/packs/${pack.hash}`)).toMatchObject({ code: 'unknown-pack' });
  expect(await anna.ask('GET', '/api/packs')).toStrictEqual({ packs: [] });
  expect(await anna.ask('GET', `/api/tables/${table}/pack`)).toMatchObject({ file });
  expect(await anna.http('POST', `/api/tables/${table}/start`)).toMatchObject({ status: 200 });
});

test('a campaign keeps to the pack that it was begun with', async () => {
  const anna = await shared.arrive('Anna');
  const pack = await put(anna);
  const begun = await anna.ask<{ campaign: string; table: string }>('POST', '/api/campaigns', {
    ...tableWith({ hash: pack.hash }),
    options: { mode: 'adventure-competitive' },
  });
  await anna.connect();
  const { rules } = await anna.attach(begun.table);
  expect(rules).toContain(pack.content);
  await anna.ask('POST', `/api/tables/${begun.table}/start`);
  await anna.playOn(begun.table);
  const { table } = await anna.ask<{ table: string }>('POST', `/api/campaigns/${begun.campaign}/chapters`, {
    parent: begun.table,
  });
  expect(await anna.attach(table)).toMatchObject({
    rules,
    pack: { hash: pack.hash },
    chapter: { number: 2 },
  });

  // The file of the game contains the pack, so it goes on elsewhere with the same cards.
  const file = await anna.ask<CampaignFile>('GET', `/api/campaigns/${begun.campaign}/export`);
  expect(file.pack?.file).toStrictEqual(FILE);
  const elsewhere = await openTestServer({ limits: QUICK });
  const bart = await (await elsewhere.arrive('Bart')).connect();
  const { campaign } = await bart.ask<{ campaign: string }>('POST', '/api/campaigns/import', file);
  const { logbook } = await bart.ask<{ logbook: Logbook }>('GET', `/api/campaigns/${campaign}`);
  const there = await bart.ask<{ table: string }>('POST', `/api/campaigns/${campaign}/chapters`, {
    parent: logbook.at,
    chairs: [{ kind: 'me' }, BOT],
  });
  expect(await bart.attach(there.table)).toMatchObject({ rules, pack: { name: FILE.name } });
  expect(await bart.ask('GET', `/api/tables/${logbook.chapters[0]?.table}/pack`)).toMatchObject({
    file: FILE,
  });
  const other = { ...file, pack: { ...file.pack, content: { ...file.pack?.content, more: 1 } } };
  expect(await bart.refusal('POST', '/api/campaigns/import', other)).toMatchObject({ code: 'bad-campaign' });
});

test('no one keeps more packs than they may, and looking at them has its price', async () => {
  const limited = await openTestServer({
    limits: { ...QUICK, packs: { burst: 4, perSecond: 0.001 } },
    config: { quotas: { person: {}, address: {}, packs: 2, addressPacks: 3 } },
  });
  const [anna, bart] = [await limited.arrive('Anna'), await limited.arrive('Bart')];
  const one = await put(anna, { ...FILE, name: '1' });
  await put(anna, { ...FILE, name: '2' });
  expect(await anna.refusal('POST', '/api/packs', { ...FILE, name: '3' })).toMatchObject({
    code: 'quota',
    quota: { name: 'packs', limit: 2 },
  });
  await put(bart, { ...FILE, name: '3' });
  expect(await bart.refusal('POST', '/api/packs', { ...FILE, name: '4' })).toMatchObject({
    quota: { name: 'address-packs' },
  });
  await anna.ask('DELETE', `/api/packs/${one.hash}`);
  await put(bart, { ...FILE, name: '4' });
  expect(await anna.refusal('POST', '/api/packs', FILE)).toMatchObject({ quota: { name: 'address-packs' } });
  expect(await anna.refusal('POST', '/api/packs', FILE)).toMatchObject({ code: 'too-many' });
});

test('a thread that does not come to an answer is ended, and the next pack gets another', async () => {
  let threads = 0;
  const server = await openTestServer({
    limits: { packCheck: { ...QUICK.packCheck, patience: 50 } },
    startPackWorker() {
      threads++;
      const worker = inlinePackWorker();
      return threads > 1 ? worker : { ...worker, postMessage: () => undefined };
    },
  });
  const anna = await server.arrive('Anna');
  expect(await anna.refusal('POST', '/api/packs', FILE)).toMatchObject({ code: 'bad-pack' });
  expect(threads).toBe(1);
});

test('a server that was restarted goes on with tables of a pack', async () => {
  const before = await openTestServer({ limits: QUICK });
  const anna = await before.arrive('Anna');
  const pack = await put(anna);
  const table = await anna.create(tableWith({ hash: pack.hash }));
  await anna.ask('POST', `/api/tables/${table}/start`);
  await before.server.close();
  const after = await reopenTestServer(before.dataDir, { limits: QUICK });
  const again = await anna.again(after.url).connect();
  expect((await again.attach(table)).pack?.hash).toBe(pack.hash);
  const { play } = await again.until(table, (scene) => scene.play?.legal.length !== 0);
  expect((await again.move(table, play?.legal[0] ?? { kind: '' })).ok).toBe(true);
});

test.skipIf(whyNoPostgres() !== undefined)(
  'two servers on one database serve the same table, whichever of them was given the pack',
  { timeout: 120_000 },
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const config = { databaseUrl: await postgres.createDatabase() };
    const [here, there] = [
      await openTestServer({ config, limits: QUICK }),
      await openTestServer({ config, limits: QUICK }),
    ];
    const anna = await here.arrive('Anna');
    const pack = await put(anna);
    const chairs = [{ kind: 'me' }, { kind: 'open' }];
    const table = await anna.create(tableWith({ hash: pack.hash }, { chairs, visibility: 'public' }));
    const bart = await there.arrive('Bart');
    expect(await bart.ask('GET', `/api/tables/${table}/pack`)).toMatchObject({ file: FILE });
    await bart.ask('POST', `/api/tables/${table}/join`);
    await anna.ask('POST', `/api/tables/${table}/start`);
    await Promise.all([anna.connect(), bart.connect()]);
    const [seen] = await Promise.all([anna.attach(table), bart.attach(table)]);
    expect(bart.scene(table).rules).toBe(seen.rules);
    const mover = seen.play?.legal.length === 0 ? bart : anna;
    const move = mover.scene(table).play?.legal[0] ?? { kind: '' };
    expect((await mover.move(table, move)).ok).toBe(true);
    await Promise.all([anna, bart].map((person) => person.until(table, ({ seq }) => seq > seen.seq)));
    expect(await bart.http('GET', `/api/content/port-royal/${pack.content}?table=${table}`)).toMatchObject({
      status: 200,
    });
  },
);
