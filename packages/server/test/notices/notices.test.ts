import { afterEach, beforeEach, expect, test } from 'vitest';
import { HttpPoster } from '../../src/notices/http-poster.ts';
import { Notices } from '../../src/notices/notices.ts';
import type { NoticesOptions } from '../../src/notices/notices.ts';
import { table } from '../storage/records.ts';
import { newBrowser } from './browser.ts';
import { selfSigned } from './certificate.ts';
import { here, openTestStorage, pause, until, welcome } from './test-storage.ts';
import type { TestStorage } from './test-storage.ts';
import { accepted, receive } from './receiver.ts';
import type { Receiver } from './receiver.ts';

const certificate = selfSigned('push.test');
const browser = newBrowser();
const turn = { table: 'reef', game: 'port-royal', url: 'https://table.test/t/reef' };
const owes = async () => true;
let testStorage: TestStorage;
let service: Receiver;
let notices: Notices;
let troubles: string[];

beforeEach(async () => {
  [testStorage, service] = await Promise.all([openTestStorage(), receive(certificate)]);
  troubles = [];
  await welcome(testStorage.storage, 'anne', 'fr');
  for (const id of ['reef', 'cove', 'bay']) await testStorage.storage.tables.create(table(id), [], []);
  await subscribe('anne', 'anne');
});

afterEach(async () => {
  await notices.close(200);
  await service.close();
  await testStorage.close();
});

function start(options: Partial<NoticesOptions> = {}): Notices {
  notices = new Notices({
    storage: testStorage.storage,
    config: { webhooks: true, webhooksPrivate: true },
    isPresent: () => false,
    owed: async () => turn,
    openTable: async () => turn,
    onTrouble: (text) => troubles.push(text),
    wait: 20,
    poster: () => new HttpPoster({ privateToo: true, resolve: here, ca: certificate.cert }),
    ...options,
  });
  return notices;
}

async function subscribe(person: string, path: string): Promise<void> {
  const endpoint = `https://push.test:${service.port}/${path}`;
  await testStorage.storage.people.addPush({ endpoint, person, ...browser.keys });
}

const paths = () => service.received.map((one) => one.path).sort();

test('people who are away are notified in their language, in each browser', async () => {
  await subscribe('anne', 'anne-too');
  start().turn('anne', turn, owes);
  await until(() => service.received.length === 2);
  expect(paths()).toEqual(['/anne', '/anne-too']);
  expect(browser.read(service.received[0]?.body ?? Buffer.alloc(0))).toEqual({
    event: 'turn',
    table: 'reef',
    title: 'Port Royal\u00a0: c’est à vous',
    body: 'À votre table de Port Royal, on attend votre décision.',
    url: turn.url,
  });
});

test.each([
  ['en', 'Noronha: it is your turn'],
  ['fr', 'Noronha\u00a0: c’est à vous'],
  ['nl', 'Noronha: jij bent aan de beurt'],
] as const)('the title in %s', async (locale, title) => {
  await testStorage.storage.people.update('anne', { locale });
  start().turn('anne', { ...turn, gameName: 'Noronha' }, owes);
  await until(() => service.received.length === 1);
  expect(browser.read(service.received[0]?.body ?? Buffer.alloc(0))).toMatchObject({ title });
});

test('the person’s own program is notified too, where the host allows it', async () => {
  await testStorage.storage.people.update('anne', { webhook: `https://push.test:${service.port}/hook` });
  start().turn('anne', turn, owes);
  await until(() => service.received.length === 2);
  const hook = service.received.find((one) => one.path === '/hook');
  expect(JSON.parse(String(hook?.body))).toEqual({ event: 'turn', ...turn, at: expect.any(Number) });
  await notices.close();

  start({ config: { webhooks: false, webhooksPrivate: true } }).turn('anne', turn, owes);
  await until(() => service.received.length === 3);
  await pause(50);
  expect(paths()).toEqual(['/anne', '/anne', '/hook']);
});

test('a burst at one table is one notice, about the last', async () => {
  start();
  for (const decision of [1, 2, 3]) {
    notices.turn('anne', { ...turn, url: `https://table.test/${decision}`, decision }, owes);
  }
  notices.turn('anne', { ...turn, table: 'cove', url: 'https://table.test/cove' }, owes);
  await until(() => service.received.length === 2);
  await pause(50);
  const pushed = service.received.map((one) => browser.read(one.body));
  expect(pushed).toHaveLength(2);
  for (const url of ['https://table.test/3', 'https://table.test/cove'])
    expect(pushed).toContainEqual(expect.objectContaining({ url }));
});

test('each decision is announced once', async () => {
  start({ wait: 1 });
  for (const decision of [4, 4, 9]) {
    notices.turn('anne', { ...turn, decision }, owes);
    await pause(60);
  }
  await until(() => service.received.length >= 2);
  await pause(50);
  expect(service.received).toHaveLength(2);
});

test('people who have decided meanwhile, or are looking, get no notice', async () => {
  const asked: string[] = [];
  const isPresent = (person: string, table: string) => {
    asked.push(`${person} at ${table}`);
    return table === 'cove';
  };
  start({ isPresent });
  notices.turn('anne', turn, async () => false);
  notices.turn('anne', { ...turn, table: 'cove' }, owes);
  await pause(100);
  expect(asked.sort()).toEqual(['anne at cove', 'anne at reef']);
  expect(service.received).toEqual([]);
  expect(troubles).toEqual([]);
});

test('a person who was looking is notified of the same decision later', async () => {
  let looking = true;
  start({ isPresent: async () => looking });
  notices.turn('anne', { ...turn, decision: 4 }, owes);
  await pause(60);
  looking = false;
  expect(service.received).toEqual([]);
  notices.turn('anne', { ...turn, decision: 4 }, owes);
  await until(() => service.received.length === 1);
});

test('troubles are reported to the host without addresses, and to nobody else', async () => {
  await testStorage.storage.people.update('anne', { webhook: `https://nobody.test:${service.port}/hook` });
  service.answer = (response) => response.writeHead(403).end();
  start().turn('anne', turn, owes);
  notices.turn('anne', { ...turn, table: 'cove' }, () => Promise.reject(new Error('the reef at push.test')));
  await until(() => troubles.length === 3);
  expect(troubles.sort()).toEqual([
    'a push message was not delivered: status 403',
    'a turn was not delivered: Error',
    'a webhook was not delivered: ERR_TLS_CERT_ALTNAME_INVALID',
  ]);
});

test('a log that fails changes nothing', async () => {
  const onTrouble = (text: string) => {
    troubles.push(text);
    throw new Error('no room on the disk');
  };
  start({ onTrouble }).turn('anne', turn, () => Promise.reject(new Error('lost')));
  await until(() => troubles.length === 1);
  notices.turn('anne', turn, owes);
  await until(() => service.received.length === 1);
  expect(paths()).toEqual(['/anne']);
});

test('an unknown person is not notified', async () => {
  start().turn('bart', turn, owes);
  await pause(60);
  expect([service.received, troubles]).toEqual([[], []]);
});

test('closing stops the waiting and lets what is under way end', async () => {
  start({ wait: 1 }).turn('anne', turn, owes);
  service.answer = (response) => void setTimeout(() => response.writeHead(201).end(), 100);
  await until(() => service.received.length === 1);
  notices.turn('anne', { ...turn, table: 'cove' }, owes);
  await notices.close();
  notices.turn('anne', { ...turn, table: 'bay' }, owes);
  await pause(50);
  expect(service.received).toHaveLength(1);
  expect(troubles).toEqual([]);
});

test('closing breaks off what takes too long', async () => {
  service.answer = () => {};
  start({ wait: 1 }).turn('anne', turn, owes);
  await until(() => service.received.length === 1);
  await notices.close(50);
  await until(() => troubles.length === 1);
  expect(troubles).toEqual(['a push message was not delivered: no answer in time']);
});

test('one person’s dead endpoints, however many tables they have, delay no one else', async () => {
  await welcome(testStorage.storage, 'bart');
  await subscribe('bart', 'bart');
  for (let i = 0; i < 10; i++) await subscribe('anne', `dead/${i}`);
  // A real endpoint that takes the connection and the message, and never answers.
  service.answer = (response, received) => {
    if (received.path === '/bart') accepted(response, received);
  };
  start({ wait: 1 });
  for (let table = 0; table < 15; table++) notices.turn('anne', { ...turn, table: `table ${table}` }, owes);
  await until(() => service.received.length >= 4);
  notices.turn('bart', turn, owes);
  await until(() => paths().includes('/bart'));
  expect(paths().filter((path) => path !== '/bart')).toHaveLength(4);
  expect(troubles).toEqual([]);
});

test('a receiver that keeps failing is left alone for a while, then tried again', async () => {
  let now = 0;
  service.answer = (response) => response.writeHead(500).end();
  start({ wait: 1, now: () => now });
  let asked = 0;
  const tell = (decision: number) =>
    notices.turn('anne', { ...turn, decision }, async () => {
      asked++;
      return true;
    });
  for (const decision of [1, 2, 3]) {
    tell(decision);
    await until(() => troubles.length === decision);
  }
  for (const decision of [4, 5]) {
    tell(decision);
    await until(() => asked === decision);
  }
  await pause(50);
  expect(service.received).toHaveLength(3);
  now += 60_000;
  service.answer = accepted;
  for (const decision of [6, 7]) {
    tell(decision);
    await until(() => service.received.length === decision - 2);
  }
  expect(troubles).toHaveLength(3);
});

test('a host who lets webhooks into their own network opens it to nothing else', async () => {
  await testStorage.storage.people.update('anne', { webhook: `https://push.test:${service.port}/hook` });
  start({ poster: (privateToo) => new HttpPoster({ privateToo, resolve: here, ca: certificate.cert }) });
  notices.turn('anne', turn, owes);
  await until(() => service.received.length === 1 && troubles.length === 1);
  expect(paths()).toEqual(['/hook']);
  expect(troubles).toEqual(['a push message was not delivered: the address is refused for its hostname']);
});
