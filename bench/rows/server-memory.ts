/**
 * Ten thousand tables on one server, each with a socket of its own: what the process occupies. Tables and
 * matches lie there from the start, in the middle of a game for three; when all have come, all
 * makes a move, so that all of them are really being played.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { installPeers } from '../peers/install.ts';
import { SeatedPlayer } from '../peers/players.ts';
import { CREDENTIALS, matchId } from '../peers/mid-game.ts';
import { startPeer } from '../peers/start.ts';
import type { Readings, Trial } from '../row.ts';
import type { ServerProcess } from '../server/server-process.ts';
import { inTemporaryFolder } from '../server/server-process.ts';
import { storeTables } from '../server/mid-game.ts';
import { startOurs } from '../server/ours.ts';
import { Person } from '../server/people.ts';
import type { Player } from '../server/table.ts';
import { mapConcurrently } from '../server/concurrency.ts';

const TABLES = 10_000;
/** One person may have 20 sockets. */
const SOCKETS_EACH = 10;
const AT_ONCE = 20;
/** Tables that are not open after this many milliseconds are added by calculation. */
const PATIENCE = 180_000;
/** Until bots have answered the last move. */
const ANSWERS = 2_000;

export const serverMemory: Trial = {
  name: 'server/memory',
  processes: 1,
  figures: [{ name: 'server/memory', unit: 'MiB', peer: 'boardgame.io 0.50.2' }],
  peer: { install: installPeers },
  run: runTrial,
};

async function runTrial(withPeer: boolean): Promise<Readings> {
  console.error("  Captain's Table …");
  const value = await inTemporaryFolder(ours);
  if (!withPeer) return { 'server/memory': { value } };
  console.error('  boardgame.io 0.50.2 …');
  return { 'server/memory': { value, peerValue: await peers() } };
}

async function ours(folder: string): Promise<number> {
  const server = await startOurs(folder);
  try {
    const guests = Array.from({ length: TABLES / SOCKETS_EACH }, () => undefined);
    const arrived = await mapConcurrently(guests, AT_ONCE, () => Person.arrive(server.url));
    const people = arrived.flatMap((person) => Array.from({ length: SOCKETS_EACH }, () => person));
    const ids = await storeTables(
      folder,
      people.map(({ id }) => id),
    );
    const places = people.map((person, index) => () => person.sitDown(ids[index] ?? ''));
    return await memoryWith(server, places);
  } finally {
    await server.end();
  }
}

async function peers(): Promise<number> {
  const server = await startPeer({ matches: TABLES });
  try {
    const seats = Array.from({ length: TABLES }, (_, index) => ({
      match: matchId(index),
      playerID: '0',
      credentials: CREDENTIALS,
    }));
    return await memoryWith(
      server,
      seats.map((seat) => () => SeatedPlayer.sitDown(server.url, seat)),
    );
  } finally {
    await server.end();
  }
}

async function memoryWith(
  server: ServerProcess,
  places: readonly (() => Promise<Player>)[],
): Promise<number> {
  const before = await server.memory();
  const players = await mapConcurrently(
    places,
    AT_ONCE,
    (sitDown) => sitDown(),
    performance.now() + PATIENCE,
  );
  await mapConcurrently(players, AT_ONCE, moveOnce, performance.now() + PATIENCE / 2);
  await wait(ANSWERS);
  const after = await server.memory();
  for (const player of players) player.close();
  const missing = places.length - players.length;
  if (missing > 0) console.error(`  ${missing} of ${places.length} tables could not be opened in time`);
  return before + ((after - before) * places.length) / players.length;
}

function moveOnce(player: Player): Promise<void> {
  return new Promise((resolve) => {
    player.onShown = () => resolve();
    player.move();
  });
}
