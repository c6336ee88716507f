/**
 * Twenty thousand people who have the page open and do nothing: what the process occupies, and what it has to do while they are
 * there. Where this machine allows fewer open files, the rest is added by calculation.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { PROTOCOL } from '@captains-table/protocol';
import type { Readings, Trial } from '../row.ts';
import { mapConcurrently } from '../server/concurrency.ts';
import { startOurs } from '../server/ours.ts';
import { Person } from '../server/people.ts';
import { inTemporaryFolder } from '../server/server-process.ts';
import type { WebSocketClient } from '../server/web-socket.ts';

const SOCKETS = 20_000;
/** One person may have 20 sockets. */
const SOCKETS_EACH = 10;
const AT_ONCE = 20;
/** Files that a process has open besides. */
const OTHER_FILES = 200;
/** Longer than it takes until all have been asked whether they are still there. */
const IDLE_SECONDS = 35;
const KB_IN_MIB = 1_048.576;
const NAMES = {
  memory: 'server/sockets',
  each: 'server/sockets/each',
  idle: 'server/sockets/idle',
  arrival: 'server/sockets/arrival',
};

export const serverSockets: Trial = {
  name: 'server/sockets',
  processes: 1,
  figures: [
    { name: NAMES.memory, unit: 'MiB' },
    { name: NAMES.each, unit: 'kB' },
    { name: NAMES.idle, unit: 'µs' },
    { name: NAMES.arrival, unit: 'µs' },
  ],
  run: () => inTemporaryFolder(runTrial),
};

async function runTrial(folder: string): Promise<Readings> {
  const server = await startOurs(folder);
  try {
    const before = await server.memory();
    const wanted = Math.min(SOCKETS, mostFiles() - OTHER_FILES);
    if (wanted < SOCKETS) console.error(`  this machine allows ${wanted} of ${SOCKETS} sockets`);
    const began = server.processorTime();
    const guests = Array.from({ length: Math.ceil(wanted / SOCKETS_EACH) }, () => undefined);
    const people = await mapConcurrently(guests, AT_ONCE, () => Person.arrive(server.url));
    const places = people.flatMap((person) => Array.from({ length: SOCKETS_EACH }, () => person));
    const sockets = await mapConcurrently(places.slice(0, wanted), AT_ONCE, greet);
    const arrived = server.processorTime();
    const after = await server.memory();
    const settled = server.processorTime();
    await wait(IDLE_SECONDS * 1_000);
    const idle = (server.processorTime() - settled) / IDLE_SECONDS;
    for (const socket of sockets) socket.close();
    const each = (after - before) / sockets.length;
    return {
      [NAMES.memory]: { value: before + each * SOCKETS },
      [NAMES.each]: { value: each * KB_IN_MIB },
      [NAMES.idle]: { value: (idle * SOCKETS) / sockets.length },
      [NAMES.arrival]: { value: (arrived - began) / sockets.length },
    };
  } finally {
    await server.end();
  }
}

async function greet(person: Person): Promise<WebSocketClient> {
  const socket = await person.openSocket();
  const welcome = new Promise<void>((resolve) => (socket.onText = () => resolve()));
  socket.send(JSON.stringify({ id: 1, do: 'hello', protocol: PROTOCOL }));
  await welcome;
  return socket;
}

/** How many files this process, and the server that it starts, may have open. */
function mostFiles(): number {
  if (process.platform !== 'linux') return SOCKETS;
  const [, soft] = /Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  return Number(soft ?? SOCKETS);
}
