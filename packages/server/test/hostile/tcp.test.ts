/** Clients that are slow, do not read, or do not close their connections. */
import { setTimeout as wait } from 'node:timers/promises';
import { PROTOCOL } from '@captains-table/protocol';
import { expect, test } from 'vitest';
import { TIC_TAC_TOE } from '../play/test-server.ts';
import type { Person } from '../play/person.ts';
import { PING, frame, heard } from './frames.ts';
import { openTestServer, WITHOUT_LIMITS } from './test-server.ts';
import type { TestServer } from './test-server.ts';
import { TcpClient, upgradeRequest } from './tcp-client.ts';

test('a client that never finishes a request is not waited for', async () => {
  const { port, url } = await openTestServer({ arrival: 400 });
  const silent = await TcpClient.open(port);
  const slow = await TcpClient.open(port);
  const half = await TcpClient.open(port);
  const bodiless = await TcpClient.open(port);
  half.send(upgradeRequest({}).slice(0, 100));
  bodiless.send(
    'POST /api/arrive HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{',
  );
  const request = upgradeRequest({ 'x-slow': 'x'.repeat(10_000) });
  let sent = 0;
  const drip = setInterval(() => slow.send(request.slice(sent, ++sent)), 20);
  const cut = await Promise.all([silent, slow, half, bodiless].map((line) => line.isCut(15_000)));
  clearInterval(drip);
  expect(cut).toEqual([true, true, true, true]);
  expect((await fetch(`${url}/health`)).status).toBe(200);
});

test('a body that comes in drop by drop is cut off when its time is up', async () => {
  const server = await openTestServer({ arrival: 600 });
  const { cookie } = await server.arrive();
  // Whether the request would be granted or refused makes no difference to how long it may take.
  const requests = [
    ['POST /api/tables', cookie],
    ['POST /api/tables', 'captain=forged'],
    ['PATCH /api/me', cookie],
    ['POST /api/no-such-thing', cookie],
  ] as const;
  const lines = await Promise.all(requests.map(() => TcpClient.open(server.port)));
  const began = performance.now();
  for (const [index, [start, shown]] of requests.entries()) {
    const headers = `host: x\r\ncookie: ${shown}\r\ncontent-type: application/json\r\ncontent-length: 60000`;
    lines[index]?.send(`${start} HTTP/1.1\r\n${headers}\r\n\r\n{`);
  }
  const drip = setInterval(() => lines.forEach((line) => line.send(' ')), 50);
  // Six times the limit is how long a silent connection is kept: a body must not be given that long.
  const cut = await Promise.all(lines.map((line) => line.isCut(15_000)));
  const took = performance.now() - began;
  clearInterval(drip);
  expect(cut).toEqual([true, true, true, true]);
  expect(took).toBeGreaterThan(500);
  expect(took).toBeLessThan(10_000);
});

test('a client that is refused a socket is disconnected, even if it does not close', async () => {
  const { port } = await openTestServer();
  const line = await TcpClient.open(port, true);
  line.send(upgradeRequest({ cookie: 'captain=forged' }));
  await line.until((received) => received.includes('401'));
  // Sending shows whether the server has let go of the connection: only then is it cut.
  const talk = setInterval(() => line.send('x'), 20);
  expect(await line.isCut(15_000)).toBe(true);
  clearInterval(talk);
});

test('a client that does not read what it asks for is not served for ever', async () => {
  const server = await openTestServer({ ...WITHOUT_LIMITS, unread: 100_000 });
  const anna = await server.arrive('Anna');
  const chairs = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
  const table = await anna.create({ game: 'port-royal', options: { mode: 'contracts' }, chairs });
  await anna.ask('POST', `/api/tables/${table}/start`);
  const line = await greeted(server, anna);
  line.socket.pause();
  expect(await isLetGo(server, line, sent({ id: 2, do: 'attach', table }))).toBe(true);
  line.close();
});

test('a client that pings without end and never reads is disconnected', async () => {
  const server = await openTestServer({ ...WITHOUT_LIMITS, unread: 100_000 });
  const line = await greeted(server, await server.arrive('Anna'));
  line.socket.pause();
  expect(await isLetGo(server, line, frame('x'.repeat(125), { opcode: PING }))).toBe(true);
  line.close();
});

test('a client that was disconnected says nothing more that counts', async () => {
  const server = await openTestServer({ refusals: 20 });
  const anna = await (await server.arrive('Anna')).connect();
  const table = await anna.create(TIC_TAC_TOE);
  const { invite } = (await anna.attach(table)).you;
  const mallory = await server.arrive('Mallory');
  await mallory.ask('POST', `/api/tables/${table}/join`, { invite });
  await anna.ask('POST', `/api/tables/${table}/start`);
  const before = await server.everythingStored();
  const line = await greeted(server, mallory);
  line.send(Buffer.concat(Array.from({ length: 150 }, () => sent({ id: 2, do: 'lobby', on: true }))));
  await line.until((received) => heard(received).code === 1_008);
  // An honest client would close it too. This one waits for its allowance and leaves the game.
  await wait(300);
  line.send(sent({ id: 3, do: 'leave', table }));
  await wait(300);
  expect(await server.everythingStored()).toBe(before);
  line.close();
});

function sent(message: object): Buffer {
  return frame(JSON.stringify(message));
}

/** Opens a socket of this person and reads as far as the welcome. */
async function greeted({ port }: TestServer, { cookie }: Person): Promise<TcpClient> {
  const line = await TcpClient.upgraded(port, cookie);
  line.send(sent({ id: 1, do: 'hello', protocol: PROTOCOL }));
  await line.until((received) => heard(received).texts.some((text) => text.includes('"ok":true')));
  return line;
}

/** Sends the same again and again, until the connection is cut or far more has come than it can buffer. */
async function isLetGo(server: TestServer, line: TcpClient, bytes: Buffer): Promise<boolean> {
  const many = Buffer.concat(Array.from({ length: 400 }, () => bytes));
  for (let times = 0; times < 200; times++) {
    line.send(many);
    if ((await openSockets(server)) === 0) return true;
  }
  return false;
}

async function openSockets({ url }: TestServer): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  return Number(/^captains_table_sockets (\d+)$/m.exec(figures)?.[1]);
}
