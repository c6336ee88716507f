/** Many clients ask for a socket at the same moment, while the server is still finding out who they are. */
import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { PersonInfo } from '@captains-table/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { Allowances } from '../../src/allowances.ts';
import { LIMITS } from '../../src/limits.ts';
import type { Limits } from '../../src/limits.ts';
import { Sockets } from '../../src/socket/sockets.ts';
import type { SocketParts, Visitor } from '../../src/socket/sockets.ts';
import { listeningPort } from '../../src/listening-port.ts';

const ANNA: PersonInfo = { id: 'anna', name: 'Anna', locale: 'en', guest: true };

async function whoIs(): Promise<Visitor> {
  await wait(50);
  return { person: ANNA, signIn: 'here' };
}

test.each([
  ['person', { ...LIMITS, socketsPerPerson: 3 }],
  ['address', { ...LIMITS, socketsPerAddress: 3 }],
])('all at once get no more sockets for one %s than one after the other', async (_what, limits) => {
  const { port } = await openSockets(limits);
  const opened = await Promise.all(Array.from({ length: 10 }, () => opens(port)));
  expect(opened.filter(Boolean)).toHaveLength(3);
});

test('a person who asks while the server closes does not come in', async () => {
  const { port, server, sockets } = await openSockets(LIMITS);
  const asked = once(server, 'upgrade');
  const opened = opens(port);
  await asked;
  await sockets.close();
  expect(await opened).toBe(false);
  expect(sockets.size).toBe(0);
});

/** Sockets on an HTTP server with nothing else behind them. */
async function openSockets(limits: Limits) {
  const bus = { listen: async () => ({ stop: async () => undefined }) };
  const requests = new Allowances({ burst: 1_000, perSecond: 1_000 });
  const door = { isOurOrigin: () => true, admit: async () => undefined, networkOf: () => 'here', requests };
  const parts = { limits, whoIs, bus, now: Date.now, ...door };
  const sockets = new Sockets(parts as unknown as SocketParts);
  const server = http.createServer();
  server.on('upgrade', (...request) => void sockets.upgrade(...request));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    await sockets.close();
    server.close();
  });
  return { port: listeningPort(server), server, sockets };
}

function opens(port: number): Promise<boolean> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`);
  return new Promise((resolve) => {
    socket.once('open', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
}
