/** A turn is announced once only: at any hour, with several servers, and after a restart. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HttpPoster } from '../../src/notices/http-poster.ts';
import { Notices } from '../../src/notices/notices.ts';
import type { NoticesOptions } from '../../src/notices/notices.ts';
import type { Turn } from '../../src/notices/turn.ts';
import { append, seat, table } from '../storage/records.ts';
import { newBrowser } from './browser.ts';
import { selfSigned } from './certificate.ts';
import { accepted, receive } from './receiver.ts';
import type { Receiver } from './receiver.ts';
import { here, openTestStorage, pause, until, welcome } from './test-storage.ts';
import type { TestStorage } from './test-storage.ts';

const HOUR = 3_600_000;
const NIGHT = Date.parse('2026-07-01T22:00:00Z');
const MORNING = Date.parse('2026-07-02T05:00:00Z');
const certificate = selfSigned('push.test');
const browser = newBrowser();
const turnAt = (id: string, more: Partial<Turn> = {}): Turn => ({
  table: id,
  game: 'port-royal',
  url: `https://table.test/table/${id}`,
  decision: 4,
  byTurns: true,
  ...more,
});
let testStorage: TestStorage;
let service: Receiver;
let now: number;
/** The turns that wait for Anne. */
let owed: Map<string, Turn>;
let present: Set<string>;
const started: Notices[] = [];
const troubles: string[] = [];

beforeEach(async () => {
  [testStorage, service] = await Promise.all([openTestStorage(), receive(certificate)]);
  const { storage } = testStorage;
  now = NIGHT;
  owed = new Map();
  present = new Set();
  await welcome(storage, 'anne');
  await welcome(storage, 'bart', 'nl');
  for (const id of ['reef', 'cove', 'bay']) await storage.tables.create(table(id), [], []);
  const endpoint = `https://push.test:${service.port}/anne`;
  await storage.people.addPush({ endpoint, person: 'anne', ...browser.keys });
});

afterEach(async () => {
  for (const notices of started.splice(0)) await notices.close(200);
  await service.close();
  await testStorage.close();
  expect(troubles.splice(0)).toEqual([]);
});

function start(options: Partial<NoticesOptions> = {}): Notices {
  const notices = new Notices({
    storage: testStorage.storage,
    config: { webhooks: true, webhooksPrivate: true },
    isPresent: (_person, id) => present.has(id),
    owed: async (_person, id) => owed.get(id),
    openTable: async (id) => turnAt(id),
    onTrouble: (text) => troubles.push(text),
    wait: 1,
    now: () => now,
    poster: () => new HttpPoster({ privateToo: true, resolve: here, ca: certificate.cert }),
    ...options,
  });
  started.push(notices);
  return notices;
}

/** Makes it Anne's turn at this table. */
function begin(notices: readonly Notices[], turn: Turn): void {
  owed.set(turn.table, turn);
  for (const one of notices) one.turn('anne', turn, async () => owed.get(turn.table) === turn);
}

const wish = (more: object) =>
  testStorage.storage.notices.setWishes('anne', { zone: 'Europe/Paris', webhookForm: 'plain', ...more });
const quiet = { quietFrom: 22 * 60, quietTo: 7 * 60 };
const messages = () =>
  service.received.map((one) =>
    one.path === '/anne' ? browser.read(one.body) : JSON.parse(String(one.body)),
  );

test('two servers that see the same turn announce it once', async () => {
  const servers = [start(), start(), start()];
  begin(servers, turnAt('reef'));
  await until(() => service.received.length === 1);
  await pause(80);
  expect(service.received).toHaveLength(1);
  begin(servers, turnAt('reef', { decision: 9 }));
  await until(() => service.received.length === 2);
  await pause(80);
  expect(service.received).toHaveLength(2);
});

test('a server that starts again does not announce it again', async () => {
  const first = start();
  begin([first], turnAt('reef'));
  await until(() => service.received.length === 1);
  await first.close();
  begin([start()], turnAt('reef'));
  await pause(80);
  expect(service.received).toHaveLength(1);
});

test('a turn whose server ended too early is announced by the next one, once', async () => {
  const { storage } = testStorage;
  const people = [seat(0, 'anne', { owes: true }), seat(1, 'gone', { owes: true })];
  await storage.tables.append(append('reef', 1, { at: now, people, change: { status: 'playing' } }));
  const first = start({ wait: 60_000 });
  begin([first], turnAt('reef', { decision: 1 }));
  await first.close();
  const next = start();
  await next.tellForgotten();
  await pause(50);
  expect(service.received).toHaveLength(0);
  now += 61_000;
  await Promise.all([next.tellForgotten(), start().tellForgotten()]);
  await until(() => service.received.length === 1);
  await next.tellForgotten();
  await pause(80);
  expect(service.received).toHaveLength(1);
});

test('a person who is looking is not notified of a forgotten turn, which is then not checked again', async () => {
  const { storage } = testStorage;
  const people = [seat(0, 'anne', { owes: true })];
  await storage.tables.append(append('reef', 1, { at: now, people, change: { status: 'playing' } }));
  owed.set('reef', turnAt('reef', { decision: 1 }));
  present.add('reef');
  now += 2 * 60_000;
  await start().tellForgotten();
  await until(async () => (await storage.notices.untold(0, now, 10)).length === 0);
  expect(service.received).toHaveLength(0);
});

test('nothing comes in quiet hours; what still waits at their end comes then', async () => {
  await wish(quiet);
  const notices = start();
  begin([notices], turnAt('reef'));
  begin([notices], turnAt('cove'));
  await until(async () => (await testStorage.storage.notices.heldDue(MORNING, 9)).length === 1);
  now = MORNING - 1;
  await notices.tellHeld();
  await pause(50);
  expect(service.received).toHaveLength(0);
  // She has played at the cove from another device.
  owed.delete('cove');
  now = MORNING;
  await Promise.all([notices.tellHeld(), start().tellHeld()]);
  await until(() => service.received.length === 1);
  await pause(80);
  expect(messages()).toMatchObject([{ table: 'reef', title: 'Port Royal: it is your turn' }]);
});

test('turns that have been played meanwhile, or are being looked at, are not announced', async () => {
  await wish(quiet);
  const notices = start();
  begin([notices], turnAt('reef'));
  begin([notices], turnAt('cove'));
  await until(async () => (await testStorage.storage.notices.heldDue(MORNING, 9)).length === 1);
  owed.delete('reef');
  present.add('cove');
  now = MORNING;
  await notices.tellHeld();
  await pause(80);
  expect(service.received).toHaveLength(0);
  expect(await testStorage.storage.notices.heldDue(MORNING + HOUR, 9)).toEqual([]);
});

test('turn-based games are announced together once a day, a live game at once', async () => {
  now = Date.parse('2026-07-01T12:00:00Z');
  await wish({ digestAt: 7 * 60 });
  const { storage } = testStorage;
  await storage.people.update('anne', { webhook: `https://push.test:${service.port}/hook` });
  const notices = start();
  begin([notices], turnAt('reef'));
  begin([notices], turnAt('cove', { game: 'maracaibo' }));
  begin([notices], turnAt('bay', { byTurns: false }));
  await until(() => service.received.length === 2);
  now = MORNING;
  owed.delete('bay');
  await notices.tellHeld();
  await until(() => service.received.length === 4);
  expect(messages().slice(2)).toEqual(
    expect.arrayContaining([
      {
        event: 'digest',
        table: 'digest',
        title: '2 tables are waiting for you',
        body: expect.stringMatching(/^(Maracaibo and Port Royal|Port Royal and Maracaibo)$/),
        url: '/games',
      },
      {
        event: 'digest',
        tables: expect.arrayContaining([
          { table: 'reef', game: 'port-royal', url: 'https://table.test/table/reef' },
          { table: 'cove', game: 'maracaibo', url: 'https://table.test/table/cove' },
        ]),
        at: MORNING,
      },
    ]),
  );
});

test('invitations and nudges wait for the morning as well, if they still apply then', async () => {
  await wish(quiet);
  const { acquaintances } = testStorage.storage;
  for (const id of ['reef', 'cove'])
    await acquaintances.invite({ table: id, person: 'anne', by: 'bart', at: 1 });
  const notices = start();
  for (const id of ['reef', 'cove']) notices.invited('anne', turnAt(id));
  notices.nudge('anne', turnAt('bay'), 'bart');
  owed.set('bay', turnAt('bay'));
  await until(async () => (await testStorage.storage.notices.heldDue(MORNING, 9)).length === 1);
  await pause(50);
  await acquaintances.uninvite('anne', 'cove');
  now = MORNING;
  await notices.tellHeld();
  await until(() => service.received.length === 2);
  await pause(50);
  expect(messages()).toHaveLength(2);
  expect(messages()).toContainEqual(
    expect.objectContaining({ title: 'Port Royal: you are invited', table: 'reef' }),
  );
  expect(messages()).toContainEqual(
    expect.objectContaining({ title: 'Port Royal: the others are asking for you', table: 'bay' }),
  );
});

test('a room is told once whose turn it is, in the language of the person who entered it, at any hour', async () => {
  await wish(quiet);
  const { storage } = testStorage;
  const url = `https://push.test:${service.port}/room`;
  await storage.notices.setWebhook({ table: 'reef', person: 'bart', url, form: 'matrix' });
  const servers = [start(), start()];
  begin(servers, turnAt('reef'));
  await until(() => service.received.length === 1);
  await pause(80);
  expect(messages()).toMatchObject([
    { text: 'Port Royal: anne is aan de beurt. https://table.test/table/reef' },
  ]);
});

test('what had to wait behind a slow receiver is not sent after the move was made', async () => {
  const { storage } = testStorage;
  for (let n = 0; n < 5; n += 1) {
    const endpoint = `https://push.test:${service.port}/anne/${n}`;
    await storage.people.addPush({ endpoint, person: 'anne', ...browser.keys });
  }
  // At most four messages to one person are sent at a time.
  service.answer = (response, received) => void setTimeout(() => accepted(response, received), 400);
  const notices = start();
  begin([notices], turnAt('reef'));
  await until(() => service.received.length === 4);
  owed.delete('reef');
  await pause(600);
  expect(service.received).toHaveLength(4);
});

test('many hostile receivers of many people do not delay those who are known to answer', async () => {
  const { storage } = testStorage;
  const notices = start({ owed: async (_person, id) => turnAt(id) });
  begin([notices], turnAt('reef'));
  await until(() => service.received.length === 1);
  const hostile = await receive(certificate);
  hostile.answer = () => {};
  for (let n = 0; n < 100; n += 1) {
    await welcome(storage, `villain-${n}`);
    await storage.people.update(`villain-${n}`, { webhook: `https://evil-${n}.test:${hostile.port}/` });
  }
  for (let n = 0; n < 100; n += 1) {
    notices.turn(`villain-${n}`, { ...turnAt('cove'), decision: 1 }, async () => true);
  }
  await pause(300);
  const began = performance.now();
  begin([notices], turnAt('reef', { decision: 9 }));
  await until(() => service.received.length === 2);
  expect(performance.now() - began).toBeLessThan(2_000);
  await notices.close(10);
  await hostile.close();
  troubles.length = 0;
});
