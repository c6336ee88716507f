/** Tables with two people who play and many who look on, at our server. */
import { PROTOCOL } from '@captains-table/protocol';
import { mapConcurrently } from './concurrency.ts';
import type { SeatedPerson } from './people.ts';
import { Person } from './people.ts';
import type { Player } from './table.ts';

/** A spectator that ignores what it receives: only the server is measured. */
export interface Watcher {
  /** Messages that showed a move. */
  readonly shown: number;
  close(): void;
}

export interface WatchedTable {
  readonly players: readonly Player[];
  readonly watchers: readonly Watcher[];
}

const AT_ONCE = 20;
/** One person may have 20 sockets, and one address 100. */
const SOCKETS_EACH = 10;

export async function openWatchedTable(url: URL, watching: number): Promise<WatchedTable> {
  const [host, guest] = [await Person.arrive(url), await Person.arrive(url)];
  const table = await host.createTable({
    game: 'port-royal',
    chairs: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'public',
  });
  await guest.post(`/api/tables/${table}/join`);
  await host.post(`/api/tables/${table}/start`);
  const players: SeatedPerson[] = [await host.sitDown(table), await guest.sitDown(table)];
  const arriving = Array.from({ length: Math.ceil(watching / SOCKETS_EACH) }, () => undefined);
  const visitors = await mapConcurrently(arriving, AT_ONCE, () => Person.arrive(url));
  const sockets = visitors
    .flatMap((person) => Array.from({ length: SOCKETS_EACH }, () => person))
    .slice(0, watching);
  const watchers = await mapConcurrently(sockets, AT_ONCE, (person) => watch(person, table));
  return { players, watchers };
}

async function watch(person: Person, table: string): Promise<Watcher> {
  const socket = await person.openSocket();
  const watcher = {
    shown: 0,
    close: () => socket.close(),
  };
  const attached = new Promise<void>((resolve) => {
    socket.onText = (text) => {
      if (text.startsWith('{"is":"reply","id":2')) resolve();
    };
  });
  socket.send(JSON.stringify({ id: 1, do: 'hello', protocol: PROTOCOL }));
  socket.send(JSON.stringify({ id: 2, do: 'attach', table }));
  await attached;
  socket.onText = (text) => {
    if (text.includes('[["seq"],')) watcher.shown++;
  };
  return watcher;
}
