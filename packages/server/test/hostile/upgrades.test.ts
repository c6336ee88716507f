/** Many who ask for a socket at the same moment, while the server is still finding out who they are. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from '../../src/limits.ts';
import { Sockets } from '../../src/socket/sockets.ts';
import type { SocketParts } from '../../src/socket/sockets.ts';

test.each([
  ['person', { ...LIMITS, socketsPerPerson: 3 }],
  ['address', { ...LIMITS, socketsPerAddress: 3 }],
])('all at once get no more sockets for one %s than one after the other', async (_what, limits) => {
  const port = await openSockets({
    limits,
    async whoIs() {
      await wait(50);
      return { id: 'anna', name: 'Anna', locale: 'en', guest: true };
    },
  });
  const opened = await Promise.all(Array.from({ length: 10 }, () => opens(port)));
  expect(opened.filter(Boolean)).toHaveLength(3);
});

/** Sockets and nothing behind them. */
async function openSockets(parts: Pick<SocketParts, 'limits' | 'whoIs'>): Promise<number> {
  const bus = { listen: async () => ({ stop: async () => undefined }) };
  const all = { ...parts, bus, now: Date.now, isOurOrigin: () => true, addressOf: () => 'here' };
  const sockets = new Sockets(all as unknown as SocketParts);
  const server = http.createServer();
  server.on('upgrade', (...request) => void sockets.upgrade(...request));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    await sockets.close();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

function opens(port: number): Promise<boolean> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`);
  return new Promise((resolve) => {
    socket.once('open', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
}
