/** boardgame.io's server in this process. */
import type { AddressInfo } from 'node:net';
import { loadBoardgameIoServer } from './boardgame-io-server.ts';
import { game } from './harbour-game.ts';
import { storeMatches } from './mid-game.ts';

/** With this many matches from the start. Prints its address when it is open. */
export async function servePeer(matches: number): Promise<void> {
  const { Server } = await loadBoardgameIoServer();
  const server = Server({ games: [game], origins: ['http://127.0.0.1'] });
  if (matches > 0) await storeMatches(server.db, matches);
  const { appServer } = await server.run({ port: { port: 0, host: '127.0.0.1' } });
  console.log(`http://127.0.0.1:${(appServer.address() as AddressInfo).port}`);
}
