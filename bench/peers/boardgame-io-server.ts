/** boardgame.io's server (koa and socket.io) as far as the benchmark uses it. */
import type { Server } from 'node:http';
import type { ServerGame } from './boardgame-io.ts';
import { loadEntry } from './boardgame-io.ts';

export interface BoardgameIoServer {
  /** Keeps matches in memory, or where the environment's FLATFILE_DIR says. */
  readonly Server: <G>(start: { games: readonly ServerGame<G>[]; origins: readonly string[] }) => {
    readonly db: MatchStorage<G>;
    /** Its `port` is handed on to `listen`, which takes an address, too. */
    run(config: { port: { port: number; host: string } }): Promise<{ readonly appServer: Server }>;
  };
}

/** In memory these are done when they return; on disk they are promises. */
export interface MatchStorage<G> {
  createMatch(id: string, match: { initialState: ServerState<G>; metadata: MatchData }): unknown;
  setState(id: string, state: ServerState<G>, log: readonly unknown[]): unknown;
}

interface MatchData {
  readonly gameName: string;
  readonly unlisted: boolean;
  readonly players: Readonly<Record<string, { readonly id: number; name: string; credentials: string }>>;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface ServerState<G> {
  readonly G: G;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: object };
  readonly deltalog?: readonly unknown[];
  readonly ['_stateID']: number;
}

/** Grows by one with every move. */
export function stateId(state: ServerState<unknown>): number {
  return state['_stateID'];
}

export async function loadBoardgameIoServer(): Promise<BoardgameIoServer> {
  return (await loadEntry('server', ['Server'])) as BoardgameIoServer;
}
