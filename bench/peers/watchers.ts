/** The same at boardgame.io's server: a client that syncs without a seat is a spectator. */
import type { WatchedTable, Watcher } from '../server/watchers.ts';
import { mapConcurrently } from '../server/concurrency.ts';
import { createMatch, openSocket, SeatedPlayer, showsMove, syncOf } from './players.ts';

const AT_ONCE = 20;

export async function openWatchedMatch(url: URL, watching: number): Promise<WatchedTable> {
  const seats = await createMatch(url, 2);
  const players = await Promise.all(seats.map((seat) => SeatedPlayer.sitDown(url, seat)));
  const match = seats[0]?.match ?? '';
  const places = Array.from({ length: watching }, () => undefined);
  const watchers = await mapConcurrently(places, AT_ONCE, () => watch(url, match));
  return { players, watchers };
}

async function watch(url: URL, match: string): Promise<Watcher> {
  const socket = await openSocket(url);
  const watcher = { shown: 0, close: () => socket.close() };
  await new Promise<void>((resolve) => {
    socket.onText = () => resolve();
    socket.send(syncOf(match));
  });
  socket.onText = (text) => {
    if (showsMove(text)) watcher.shown++;
  };
  return watcher;
}
