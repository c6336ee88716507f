/** Clients that do not keep to the etiquette of the wire: they dawdle, do not listen, or do not go. */
import { setTimeout as wait } from 'node:timers/promises';
import { PROTOCOL } from '@captains-table/protocol';
import { expect, test } from 'vitest';
import { TIC_TAC_TOE } from '../play/harbour.ts';
import type { Person } from '../play/person.ts';
import { PING, frame, heard } from './frames.ts';
import { openHouse, UNRATIONED } from './house.ts';
import type { House } from './house.ts';
import { Line, upgradeRequest } from './line.ts';

test('whoever never comes to the end of a request is not waited for', async () => {
  const { port, url } = await openHouse({ arrival: 400 });
  const silent = await Line.open(port);
  const slow = await Line.open(port);
  const half = await Line.open(port);
  const bodiless = await Line.open(port);
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
  const house = await openHouse({ arrival: 600 });
  const { cookie } = await house.arrive();
  // Whether the request would be granted or refused makes no difference to how long it may take.
  const requests = [
    ['POST /api/tables', cookie],
    ['POST /api/tables', 'captain=forged'],
    ['PATCH /api/me', cookie],
    ['POST /api/no-such-thing', cookie],
  ] as const;
  const lines = await Promise.all(requests.map(() => Line.open(house.port)));
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

test('whoever is refused a socket is let go of, even if they do not hang up', async () => {
  const { port } = await openHouse();
  const line = await Line.open(port, true);
  line.send(upgradeRequest({ cookie: 'captain=forged' }));
  await line.until((received) => received.includes('401'));
  // Only a line that nobody holds any more is cut when something is said into it.
  const talk = setInterval(() => line.send('x'), 20);
  expect(await line.isCut(15_000)).toBe(true);
  clearInterval(talk);
});

test('whoever does not read what they ask for is not served for ever', async () => {
  const house = await openHouse({ ...UNRATIONED, unread: 100_000 });
  const anna = await house.arrive('Anna');
  const chairs = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
  const table = await anna.create({ game: 'port-royal', options: { mode: 'contracts' }, chairs });
  await anna.ask('POST', `/api/tables/${table}/start`);
  const line = await greeted(house, anna);
  line.socket.pause();
  expect(await isLetGo(house, line, said({ id: 2, do: 'attach', table }))).toBe(true);
  line.close();
});

test('whoever pings without end and never listens is let go of', async () => {
  const house = await openHouse({ ...UNRATIONED, unread: 100_000 });
  const line = await greeted(house, await house.arrive('Anna'));
  line.socket.pause();
  expect(await isLetGo(house, line, frame('x'.repeat(125), { opcode: PING }))).toBe(true);
  line.close();
});

test('whoever was hung up on says nothing more that counts', async () => {
  const house = await openHouse({ refusals: 20 });
  const anna = await (await house.arrive('Anna')).connect();
  const table = await anna.create(TIC_TAC_TOE);
  const { invite } = (await anna.attach(table)).you;
  const mallory = await house.arrive('Mallory');
  await mallory.ask('POST', `/api/tables/${table}/join`, { invite });
  await anna.ask('POST', `/api/tables/${table}/start`);
  const before = await house.everythingStored();
  const line = await greeted(house, mallory);
  line.send(Buffer.concat(Array.from({ length: 150 }, () => said({ id: 2, do: 'lobby', on: true }))));
  await line.until((received) => heard(received).code === 1_008);
  // An honest client would hang up, too. This one waits for its allowance and leaves the game.
  await wait(300);
  line.send(said({ id: 3, do: 'leave', table }));
  await wait(300);
  expect(await house.everythingStored()).toBe(before);
  line.close();
});

function said(message: object): Buffer {
  return frame(JSON.stringify(message));
}

/** A socket of this person's, as far as the welcome. */
async function greeted({ port }: House, { cookie }: Person): Promise<Line> {
  const line = await Line.upgraded(port, cookie);
  line.send(said({ id: 1, do: 'hello', protocol: PROTOCOL }));
  await line.until((received) => heard(received).texts.some((text) => text.includes('"ok":true')));
  return line;
}

/** Sends the same again and again, until nobody holds the line or far more has come than it can hold. */
async function isLetGo(house: House, line: Line, bytes: Buffer): Promise<boolean> {
  const many = Buffer.concat(Array.from({ length: 400 }, () => bytes));
  for (let times = 0; times < 200; times++) {
    line.send(many);
    if ((await openSockets(house)) === 0) return true;
  }
  return false;
}

async function openSockets({ url }: House): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  return Number(/^captains_table_sockets (\d+)$/m.exec(figures)?.[1]);
}
