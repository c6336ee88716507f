/** The process of boardgame.io's server: with as many matches in the middle of their game as asked for. */
import type { AddressInfo } from 'node:net';
import type { BoardgameIo } from './boardgame-io.ts';
import { loadBoardgameIo, makeMove } from './boardgame-io.ts';
import type { BoardgameIoServer, ServerState } from './boardgame-io-server.ts';
import { loadBoardgameIoServer } from './boardgame-io-server.ts';
import type { Harbour } from './harbour-game.ts';
import { game, MOST_MOVES, nextMove } from './harbour-game.ts';

/** What opens the first seat of a match that was there from the start. */
export const CREDENTIALS = 'aye';
const SEATS = 3;

type PeerServer = ReturnType<BoardgameIoServer['Server']>;

/** Prints its address when it is open. */
export async function servePeer(matches: number): Promise<void> {
  const { Server } = await loadBoardgameIoServer();
  const server = Server({ games: [game], origins: ['http://127.0.0.1'] });
  if (matches > 0) lay(await loadBoardgameIo(), server.db, matches);
  const { appServer } = await server.run({ port: { port: 0, host: '127.0.0.1' } });
  console.log(`http://127.0.0.1:${(appServer.address() as AddressInfo).port}`);
}

/** The id of a match that was there from the start. */
export function matchId(index: number): string {
  return `match-${index}`;
}

/** One is played through the library's own reducer; each match gets a copy that shares nothing with it. */
function lay(library: BoardgameIo, db: PeerServer['db'], matches: number): void {
  const { initial, middle, log } = halfAGame(library);
  const now = Date.now();
  for (let i = 0; i < matches; i++) {
    const players = Object.fromEntries(
      Array.from({ length: SEATS }, (_, id) => [id, { id, name: `player ${id}`, credentials: CREDENTIALS }]),
    );
    const metadata = { gameName: game.name, unlisted: false, players, createdAt: now, updatedAt: now };
    db.createMatch(matchId(i), { initialState: copied(initial), metadata });
    db.setState(matchId(i), copied(middle), copied(log));
  }
}

function halfAGame(library: BoardgameIo) {
  const prepared = library.ProcessGameConfig(game);
  const reduce = library.CreateGameReducer({ game: prepared });
  const initial = library.InitializeGame({ game: prepared, numPlayers: SEATS }) as ServerState<Harbour>;
  const log: unknown[] = [];
  let state = initial;
  // On the first player's turn, who is the one that will be there.
  while (state._stateID < MOST_MOVES / 2 || state.ctx.currentPlayer !== '0') {
    state = reduce(state, makeMove(...nextMove(state.G), state.ctx.currentPlayer)) as ServerState<Harbour>;
    log.push(...(state.deltalog ?? []));
  }
  const { deltalog, ...middle } = state;
  return { initial, middle, log };
}

/** Texts are shared, as those of the cards are in a match that was played. */
function copied<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copied) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, copied(field)])) as T;
}
