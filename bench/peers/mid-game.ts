/** Matches for boardgame.io's server in the middle of their game, put where it finds them. */
import type { BoardgameIo } from './boardgame-io.ts';
import { loadBoardgameIo, makeMove } from './boardgame-io.ts';
import type { MatchStorage, ServerState } from './boardgame-io-server.ts';
import { stateId } from './boardgame-io-server.ts';
import type { Harbour } from './harbour-game.ts';
import { game, MOST_MOVES, nextMove } from './harbour-game.ts';

/** What opens a seat. */
export const CREDENTIALS = 'aye';
const SEATS = 3;

export function matchId(index: number): string {
  return `match-${index}`;
}

/** One is played through the library's own reducer; each match gets a copy that shares nothing with it. */
export async function storeMatches(db: MatchStorage<Harbour>, matches: number): Promise<void> {
  const { initial, middle, log } = halfAGame(await loadBoardgameIo());
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
  while (stateId(state) < MOST_MOVES / 2 || state.ctx.currentPlayer !== '0') {
    state = reduce(state, makeMove(...nextMove(state.G), state.ctx.currentPlayer)) as ServerState<Harbour>;
    log.push(...(state.deltalog ?? []));
  }
  return { initial, middle: state, log };
}

/** Texts are shared, as those of the cards are in a match that was played. */
function copied<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copied) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, copied(field)])) as T;
}
