import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentOf } from '@captains-table/kernel';
import type { CampaignSummary, Logbook } from '@captains-table/protocol';
import { expect, onTestFinished, test } from 'vitest';
import type { Person } from './person.ts';
import { openTestServer, reopenTestServer, sharedTestServer } from './test-server.ts';

const BOT = { kind: 'bot', level: 'random' } as const;
/** Rich enough to win a chapter of the voyage whatever happens. */
const VOYAGE = { game: 'stowaways', options: { mode: 'voyage', purse: 5 } } as const;

const testServer = sharedTestServer({ limits: { requests: 10_000 } });

interface Begun {
  readonly campaign: string;
  readonly table: string;
}

const begin = (person: Person, chairs: readonly object[] = [{ kind: 'me' }, BOT]) =>
  person.ask<Begun>('POST', '/api/campaigns', { ...VOYAGE, chairs });

const logbook = async (person: Person, id: string, at?: string) =>
  (
    await person.ask<{ logbook: Logbook }>(
      'GET',
      `/api/campaigns/${id}${at === undefined ? '' : `?at=${at}`}`,
    )
  ).logbook;

const sailOn = async (person: Person, id: string, asked: object) =>
  (await person.ask<{ table: string }>('POST', `/api/campaigns/${id}/chapters`, asked)).table;

const mine = async (person: Person) =>
  (await person.ask<{ campaigns: CampaignSummary[] }>('GET', '/api/campaigns')).campaigns;

/** Starts the game at the table and plays it to its end. */
async function plays(person: Person, table: string): Promise<void> {
  await person.attach(table);
  await person.ask('POST', `/api/tables/${table}/start`);
  await person.playOn(table);
}

test('a campaign is played chapter by chapter to its end, and lost chapters are sailed again', async () => {
  const anna = await (await testServer.arrive('Anna')).connect();
  const { campaign, table } = await begin(anna);
  expect(await logbook(anna, campaign)).toMatchObject({
    game: 'stowaways',
    chapters: [],
    story: { chapter: 1, chapters: 3, over: false, pages: [] },
    next: { chapter: 1 },
    table,
    members: [{ name: 'Anna', person: anna.info.id }],
  });
  let book = await logbook(anna, campaign);
  for (let games = 1; book.next !== undefined; games++) {
    expect(games).toBeLessThan(60);
    const at = book.table ?? (await sailOn(anna, campaign, { parent: book.at }));
    expect((await anna.attach(at)).chapter).toStrictEqual({ number: book.next.chapter, campaign });
    await plays(anna, at);
    const { play, commitment } = anna.scene(at);
    expect(commitmentOf(play?.seed ?? '', play?.carry)).toBe(commitment);
    book = await logbook(anna, campaign);
    expect(book.chapters).toHaveLength(games);
    expect(book.at).toBe(at);
  }
  expect(book.story).toMatchObject({ chapter: 3, over: true });
  expect(book.chapters.map(({ chapter }) => chapter)).toStrictEqual(
    book.chapters.map(({ chapter }) => chapter).toSorted((a, b) => a - b),
  );
  expect(await mine(anna)).toMatchObject([{ id: campaign, over: true, mode: 'voyage' }]);
  expect(
    await anna.refusal('POST', `/api/campaigns/${campaign}/chapters`, { parent: book.at }),
  ).toMatchObject({
    code: 'story-over',
  });
}, 60_000);

test('going back makes a branch, and what was played stays', async () => {
  const anna = await (await testServer.arrive('Anna')).connect();
  const { campaign, table } = await begin(anna);
  await plays(anna, table);
  const first = await logbook(anna, campaign);
  const again = await sailOn(anna, campaign, {});
  expect(again).not.toBe(table);
  await plays(anna, again);
  const branched = await logbook(anna, campaign);
  expect(branched.at).toBe(again);
  expect(branched.chapters.map(({ id, parent }) => [id, parent])).toStrictEqual([
    [table, undefined],
    [again, undefined],
  ]);
  const earlier = await logbook(anna, campaign, table);
  expect({ ...earlier, chapters: [] }).toStrictEqual({ ...first, chapters: [] });
  expect(await anna.refusal('GET', `/api/campaigns/${campaign}?at=nowhere`)).toMatchObject({
    code: 'unknown-chapter',
  });
});

test('a chapter that was abandoned leaves the campaign as it was', async () => {
  const anna = await (await testServer.arrive('Anna')).connect();
  const { campaign, table } = await begin(anna);
  const before = await logbook(anna, campaign);
  await anna.attach(table);
  await anna.ask('POST', `/api/tables/${table}/start`);
  await anna.ok({ do: 'propose', table, at: anna.scene(table).seq, proposal: { kind: 'abandon' } });
  await anna.until(table, ({ status }) => status === 'abandoned');
  const { table: _gone, ...after } = await logbook(anna, campaign);
  const { table: _open, tableInvite: _code, ...expected } = before;
  expect(after).toStrictEqual(expected);
  expect(await sailOn(anna, campaign, {})).not.toBe(table);
});

test('two members who sail on at once sail together, and each may bring others', async () => {
  const anna = await (await testServer.arrive('Anna')).connect();
  const bart = await (await testServer.arrive('Bart')).connect();
  const { campaign, table } = await begin(anna);
  await plays(anna, table);
  const { invite, at } = await logbook(anna, campaign);
  expect(await bart.refusal('GET', `/api/campaigns/${campaign}`)).toMatchObject({ code: 'unknown-campaign' });
  expect(await bart.refusal('POST', `/api/campaigns/${campaign}/chapters`, {})).toMatchObject({
    code: 'unknown-campaign',
  });
  expect(await bart.ask('POST', '/api/campaigns/join', { code: invite })).toStrictEqual({ campaign });
  const chairs = [{ kind: 'me' }, { kind: 'member', person: anna.info.id }, BOT];
  const [one, two] = await Promise.all([
    sailOn(bart, campaign, { parent: at, chairs }),
    sailOn(anna, campaign, {
      parent: at,
      chairs: [{ kind: 'me' }, { kind: 'member', person: bart.info.id }],
    }),
  ]);
  expect(two).toBe(one);
  const { seats } = await anna.attach(one);
  expect(seats.map(({ person }) => person)).toEqual(expect.arrayContaining([anna.info.id, bart.info.id]));
  expect((await logbook(bart, campaign)).members.map(({ name }) => name).toSorted()).toStrictEqual([
    'Anna',
    'Bart',
  ]);
});

test('a member comes to the table of the chapter from the logbook, and finds a chair', async () => {
  const anna = await (await testServer.arrive('Anna')).connect();
  const bart = await (await testServer.arrive('Bart')).connect();
  const { campaign, table } = await begin(anna, [{ kind: 'me' }, { kind: 'open' }]);
  const { invite } = await logbook(anna, campaign);
  await bart.ask('POST', '/api/campaigns/join', { code: invite });
  expect(await bart.refusal('POST', `/api/tables/${table}/join`, {})).toMatchObject({
    code: 'unknown-table',
  });
  const book = await logbook(bart, campaign);
  expect(book.table).toBe(table);
  expect(await mine(bart)).toMatchObject([{ table, tableInvite: book.tableInvite }]);
  await bart.attach(table, book.tableInvite);
  await bart.ask('POST', `/api/tables/${table}/join`, { invite: book.tableInvite });
  expect((await bart.attach(table)).you.seat).toBe(1);
});

test('the logbook opens where a chapter is under way, on whichever branch that is', async () => {
  const anna = await (await testServer.arrive('Anna')).connect();
  const { campaign, table: first } = await begin(anna);
  await plays(anna, first);
  const again = await sailOn(anna, campaign, {});
  await plays(anna, again);
  const next = await sailOn(anna, campaign, { parent: first });
  expect(await logbook(anna, campaign)).toMatchObject({ at: first, table: next });
  expect((await logbook(anna, campaign, again)).table).toBeUndefined();
  expect(await mine(anna)).toMatchObject([{ table: next }]);
  const third = await sailOn(anna, campaign, {});
  expect(await logbook(anna, campaign)).toMatchObject({ table: third, story: { pages: [] } });
  await plays(anna, next);
  expect((await logbook(anna, campaign)).at).toBe(next);
});

test('a campaign moves to another server as one file, and the others follow by link', async () => {
  const anna = await (await testServer.arrive('Anna')).connect();
  const { campaign, table } = await begin(anna);
  await plays(anna, table);
  await plays(anna, await sailOn(anna, campaign, {}));
  const book = await logbook(anna, campaign);
  const file = await anna.ask('GET', `/api/campaigns/${campaign}/export`);
  const elsewhere = await openTestServer({ limits: { requests: 10_000 } });
  const moved = await (await elsewhere.arrive('Anna of the file')).connect();
  const { campaign: copy } = await moved.ask<{ campaign: string }>('POST', '/api/campaigns/import', file);
  const there = await logbook(moved, copy);
  expect(there).toMatchObject({ story: book.story, next: book.next });
  const played = ({ chapters }: Logbook) =>
    chapters.map(({ chapter, result, endedAt, seats }) => ({
      chapter,
      result,
      endedAt,
      names: seats.map(({ name, level }) => name + (level ?? '')),
    }));
  expect(played(there)).toStrictEqual(played(book));
  expect(there.members.map(({ name }) => name)).toStrictEqual(['Anna of the file']);
  await plays(moved, await sailOn(moved, copy, { parent: there.at, chairs: [{ kind: 'me' }, BOT] }));
  expect((await logbook(moved, copy)).chapters).toHaveLength(3);
  const first = there.chapters[0]?.table ?? '';
  expect(await moved.ask('GET', `/api/tables/${first}/export`)).toMatchObject({
    result: book.chapters[0]?.result,
  });
  const next = await moved.ask<object>('GET', `/api/campaigns/${copy}/export`);
  expect(await moved.ask('POST', '/api/campaigns/import', next)).toMatchObject({
    campaign: expect.any(String) as string,
  });
  const forged = { ...next, createdAt: 1 };
  expect(await moved.refusal('POST', '/api/campaigns/import', forged)).toMatchObject({
    code: 'bad-campaign',
  });
  const empty = { ...next, chapters: [], matches: {} };
  expect(await moved.refusal('POST', '/api/campaigns/import', empty)).toMatchObject({ code: 'bad-campaign' });
  expect(await moved.refusal('POST', '/api/campaigns/import', { game: 7 })).toMatchObject({
    code: 'bad-campaign',
  });
  expect(await mine(moved)).toHaveLength(2);
});

test('chairs are kept for members, and no one sits on two', async () => {
  const anna = await (await testServer.arrive('Anna')).connect();
  const stranger = await testServer.arrive('Bart');
  const { campaign, table } = await begin(anna);
  await plays(anna, table);
  const { at } = await logbook(anna, campaign);
  const refusal = (...chairs: object[]) =>
    anna.refusal('POST', `/api/campaigns/${campaign}/chapters`, { parent: at, chairs });
  expect(await refusal({ kind: 'me' }, { kind: 'member', person: stranger.info.id })).toMatchObject({
    code: 'bad-message',
    problem: { field: 'chairs' },
  });
  expect(await refusal({ kind: 'me' }, { kind: 'me' })).toMatchObject({ code: 'already-seated' });
  expect(await refusal({ kind: 'me' }, { kind: 'member', person: anna.info.id })).toMatchObject({
    code: 'already-seated',
  });
  const twice = { ...VOYAGE, chairs: [{ kind: 'me' }, { kind: 'me' }] };
  expect(await anna.refusal('POST', '/api/campaigns', twice)).toMatchObject({ code: 'already-seated' });
  expect(await mine(anna)).toHaveLength(1);
});

test('only games with a story have campaigns, and only in its modes', async () => {
  const anna = await testServer.arrive('Anna');
  const chairs = [{ kind: 'me' }, BOT];
  for (const [game, mode] of [
    ['stowaways', 'short'],
    ['tic-tac-toe', 'classic'],
  ] as const) {
    const options = game === 'stowaways' ? { mode } : {};
    expect(await anna.refusal('POST', '/api/campaigns', { game, options, chairs })).toMatchObject({
      code: 'no-campaign',
    });
  }
});

test('a person who only watches sees the number of the chapter and not the campaign', async () => {
  const anna = await (await testServer.arrive('Anna')).connect();
  const asked = { ...VOYAGE, chairs: [{ kind: 'me' }, BOT], spectators: true };
  const { table } = await anna.ask<Begun>('POST', '/api/campaigns', asked);
  const { you } = await anna.attach(table);
  const eva = await (await testServer.arrive('Eva')).connect();
  expect((await eva.attach(table, you.invite)).chapter).toStrictEqual({ number: 1 });
});

/** Opens a server on the data that another one would leave behind if it were killed now. */
async function killedNow({ dataDir }: { readonly dataDir: string }) {
  const left = await mkdtemp(join(tmpdir(), 'captains-table-killed-'));
  onTestFinished(() => rm(left, { recursive: true, force: true }));
  await cp(dataDir, left, { recursive: true });
  return reopenTestServer(left);
}

test('a chapter counts from the move that ends it, and counts once, wherever the server is killed', async () => {
  const before = await openTestServer({ limits: { requests: 10_000 } });
  const anna = await (await before.arrive('Anna')).connect();
  const { campaign, table } = await begin(anna);
  await anna.attach(table);
  await anna.ask('POST', `/api/tables/${table}/start`);
  const inTheMiddle = await anna.again((await killedNow(before)).url).connect();
  expect(await logbook(inTheMiddle, campaign)).toMatchObject({ chapters: [], table });
  await inTheMiddle.attach(table);
  await inTheMiddle.playOn(table);
  expect((await logbook(inTheMiddle, campaign)).chapters).toHaveLength(1);

  await anna.playOn(table);
  const atTheEnd = await anna.again((await killedNow(before)).url).connect();
  const book = await logbook(atTheEnd, campaign);
  expect(book).toMatchObject({ chapters: [{ id: table }], at: table });
  expect(book).toStrictEqual(await logbook(anna, campaign));
  await plays(atTheEnd, await sailOn(atTheEnd, campaign, { parent: table }));
  expect((await logbook(atTheEnd, campaign)).chapters).toHaveLength(2);
});

test('after a restart the campaign goes on where it stood', async () => {
  const before = await openTestServer({ limits: { requests: 10_000 } });
  const anna = await (await before.arrive('Anna')).connect();
  const { campaign, table } = await begin(anna);
  await plays(anna, table);
  const book = await logbook(anna, campaign);
  await before.server.close();
  const { url } = await reopenTestServer(before.dataDir);
  const again = await anna.again(url).connect();
  expect(await logbook(again, campaign)).toStrictEqual(book);
  const next = await sailOn(again, campaign, { parent: book.at });
  expect((await again.attach(next)).chapter?.number).toBe(book.next?.chapter);
});
