import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HttpPoster } from '../../src/notices/http-poster.ts';
import { Webhooks } from '../../src/notices/webhook.ts';
import { selfSigned } from './certificate.ts';
import { here, openTestStorage } from './test-storage.ts';
import type { TestStorage } from './test-storage.ts';
import { accepted, receive } from './receiver.ts';
import type { Receiver } from './receiver.ts';

const certificate = selfSigned('hook.test');
const notice = { event: 'turn', table: 'reef', game: 'port-royal', url: 'https://t.test', at: 7 } as const;
const message = { notice, text: 'Port Royal: it is your turn', url: notice.url };
let testStorage: TestStorage;
let secure: Receiver;
let plain: Receiver;

beforeAll(async () => {
  [testStorage, secure, plain] = await Promise.all([openTestStorage(), receive(certificate), receive()]);
});

beforeEach(() => {
  secure.answer = accepted;
  plain.answer = accepted;
});

afterAll(async () => {
  await Promise.all([secure.close(), plain.close()]);
  await testStorage.close();
});

function webhooks({ privateToo = true, timeout = 60_000, on = true, resolve = here } = {}): Webhooks {
  const poster = new HttpPoster({ privateToo, resolve, ca: certificate.cert });
  return new Webhooks({ storage: testStorage.storage, poster, on, timeout });
}

test('a notice is signed with the person’s secret', async () => {
  const hooks = webhooks();
  await hooks.send('anne', `https://hook.test:${secure.port}/turns?of=anne`, 'plain', message);
  const { path, headers, body } = secure.received.at(-1) ?? {};
  expect(path).toBe('/turns?of=anne');
  expect(headers?.['content-type']).toBe('application/json');
  expect(JSON.parse(String(body))).toEqual(notice);
  const signature = createHmac('sha256', await hooks.secretOf('anne'))
    .update(String(body))
    .digest('hex');
  expect(headers?.['x-captains-table-signature']).toBe(`sha256=${signature}`);
});

test('each person has a secret of their own, the same on every server', async () => {
  expect(await webhooks().secretOf('anne')).toBe(await webhooks().secretOf('anne'));
  expect(await webhooks().secretOf('anne')).not.toBe(await webhooks().secretOf('bart'));
});

test('the name is looked up once and the connection goes there', async () => {
  const asked: string[] = [];
  const resolve = async (name: string) => {
    asked.push(name);
    return here(name);
  };
  const before = secure.received.length;
  await webhooks({ resolve }).send('anne', `https://hook.test:${secure.port}/`, 'plain', message);
  expect(asked).toEqual(['hook.test']);
  expect(secure.received).toHaveLength(before + 1);
});

test('a redirect is not followed', async () => {
  const before = plain.received.length;
  secure.answer = (response) =>
    response.writeHead(307, { location: `http://127.0.0.1:${plain.port}/inside` }).end();
  const sending = webhooks().send('anne', `https://hook.test:${secure.port}/`, 'plain', message);
  await expect(sending).rejects.toThrow(/^status 307$/);
  expect(plain.received).toHaveLength(before);
});

test('an answer without end is not read', async () => {
  let written = 0;
  const page = Buffer.alloc(65_536);
  plain.answer = (response) => {
    const more = (): void => {
      written += page.length;
      if (!response.destroyed) response.write(page);
    };
    response.writeHead(200).on('drain', more);
    more();
  };
  const start = Date.now();
  await webhooks().send('anne', `http://127.0.0.1:${plain.port}/`, 'plain', message);
  // Given up at once, not when the time is up; a busy machine takes some seconds longer.
  expect(Date.now() - start).toBeLessThan(30_000);
  expect(written).toBeLessThan(20_000_000);
});

test('a slow receiver is given up in time', async () => {
  plain.answer = () => {};
  const sending = webhooks({ timeout: 100 }).send(
    'anne',
    `http://127.0.0.1:${plain.port}/`,
    'plain',
    message,
  );
  await expect(sending).rejects.toThrow(/^no answer in time$/);
});

test('a receiver that accepts and then does not answer has been notified, and is not waited for', async () => {
  plain.answer = (response) => void response.writeHead(200).write('w');
  const start = Date.now();
  await webhooks({ timeout: 100 }).send('anne', `http://127.0.0.1:${plain.port}/`, 'plain', message);
  expect(Date.now() - start).toBeLessThan(30_000);
});

test('a name server that never answers does not hold us up', async () => {
  const resolve = () => new Promise<never>(() => {});
  const sending = webhooks({ timeout: 100, resolve }).send('anne', 'https://hook.test/', 'plain', message);
  await expect(sending).rejects.toThrow(/^no answer in time$/);
});

test.each([
  [
    'to talk about something else',
    'HTTP/1.1 101 \r\nUpgrade: rum\r\nConnection: Upgrade\r\n\r\n',
    'no answer',
  ],
  ['nonsense', 'Ahoy\r\n\r\n', 'HPE_INVALID_CONSTANT'],
  ['headers without end', `HTTP/1.1 200 \r\n${'x: y\r\n'.repeat(20_000)}`, 'HPE_HEADER_OVERFLOW'],
])('who answers %s has not been told', async (_what, answer, reason) => {
  plain.answer = (response) => void response.socket?.write(answer);
  const sending = webhooks().send('anne', `http://127.0.0.1:${plain.port}/`, 'plain', message);
  await expect(sending).rejects.toThrow(reason);
});

test('no one there', async () => {
  const closed = await receive();
  await closed.close();
  const sending = webhooks().send('anne', `http://127.0.0.1:${closed.port}/`, 'plain', message);
  await expect(sending).rejects.toThrow(/^ECONNREFUSED$/);
});

const elsewhere = async (_name: string) => [{ address: '93.184.216.34', family: 4 }];
const bothSides = async (name: string) => [...(await elsewhere(name)), ...(await here(name))];
const nowhere = () => Promise.reject(new Error('ENOTFOUND secret.test'));

test.each([
  ['plain HTTP', 'http://hook.test/', 'protocol', elsewhere],
  ['another protocol', 'ftp://hook.test/', 'protocol', elsewhere],
  ['a file', 'file:///etc/hosts', 'protocol', elsewhere],
  ['no address at all', 'hook', 'protocol', elsewhere],
  ['a password', 'https://anne:rum@hook.test/', 'credentials', elsewhere],
  ['a name that leads home', 'https://hook.test/', 'hostname', here],
  ['a name that also leads home', 'https://hook.test/', 'hostname', bothSides],
  ['a name that leads nowhere', 'https://hook.test/', 'hostname', nowhere],
  ['loopback', 'https://127.0.0.1/', 'hostname', elsewhere],
  ['a decimal number', 'https://2130706433/', 'hostname', elsewhere],
  ['an octal number', 'https://0177.0.0.1/', 'hostname', elsewhere],
  ['a hexadecimal number', 'https://0x7f000001/', 'hostname', elsewhere],
  ['a short form', 'https://127.1/', 'hostname', elsewhere],
  ['wide digits', 'https://１２７.0.0.1/', 'hostname', elsewhere],
  ['IPv6 loopback', 'https://[::1]/', 'hostname', elsewhere],
  ['mapped IPv6', 'https://[::ffff:127.0.0.1]/', 'hostname', elsewhere],
  ['mapped IPv6 in hexadecimal', 'https://[::ffff:a9fe:a9fe]/', 'hostname', elsewhere],
  ['a cloud’s secrets', 'https://169.254.169.254/latest/', 'hostname', elsewhere],
])('refused, when set and when sent: %s', async (_what, url, part, resolve) => {
  const hooks = webhooks({ privateToo: false, resolve });
  await expect(hooks.check(url)).rejects.toMatchObject({
    code: 'webhook',
    details: { problem: { field: `url.${part}` } },
  });
  await expect(hooks.send('anne', url, 'plain', message)).rejects.toThrow(`refused for its ${part}`);
});

test('public addresses are fine, and the host’s own network if the host allows it', async () => {
  await webhooks({ privateToo: false, resolve: elsewhere }).check('https://hook.test/');
  await webhooks({ privateToo: false, resolve: nowhere }).check('https://[2606:4700::1111]/');
  await webhooks({ privateToo: true }).check('http://127.0.0.1:8123/api');
  await expect(webhooks({ on: false }).check('https://hook.test/')).rejects.toMatchObject({
    code: 'webhook',
    details: { problem: { field: 'host' } },
  });
});

test('a chat room reads it in its own form', async () => {
  await webhooks().send('anne', `https://hook.test:${secure.port}/room`, 'discord', message);
  const discord = JSON.parse(String(secure.received.at(-1)?.body)) as object;
  expect(discord).toEqual({
    content: String.raw`Port Royal\: it is your turn` + `\n<${notice.url}>`,
    allowed_mentions: { parse: [] },
  });
  await webhooks().send('anne', `https://hook.test:${secure.port}/room`, 'matrix', message);
  expect(JSON.parse(String(secure.received.at(-1)?.body))).toEqual({
    text: `Port Royal: it is your turn ${notice.url}`,
    html: `Port Royal: it is your turn <a href="${notice.url}">${notice.url}</a>`,
    username: 'Captain’s Table',
  });
  expect(secure.received.at(-1)?.headers['x-captains-table-signature']).toBeUndefined();
});
