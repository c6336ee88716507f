/**
 * boardgame.io's MCTSBot at tic-tac-toe, as fast as it goes: bot, game and first state are made once,
 * it has no seed (a seeded one builds its generator again for every number), no objectives to check
 * and no pauses.
 */
import type { BoardgameIo, BoardgameIoBots, MakeMove, PeerState } from './boardgame-io.ts';
import { loadBoardgameIo, loadBoardgameIoBots } from './boardgame-io.ts';
import type { Board } from './tic-tac-toe-game.ts';
import { freeActions, game } from './tic-tac-toe-game.ts';

export interface PeerSearch {
  /** Thinks once about the empty board and answers the iterations it took. */
  think(): number;
  /** The square it marks when these have been marked in turn. */
  choose(marked: readonly number[]): Promise<number | undefined>;
}

export async function loadTicTacToeBot(iterations: number): Promise<PeerSearch> {
  return search(await loadBoardgameIo(), await loadBoardgameIoBots(), iterations);
}

function search(library: BoardgameIo, { MCTSBot }: BoardgameIoBots, iterations: number): PeerSearch {
  const prepared = library.ProcessGameConfig(game);
  const reduce = library.CreateGameReducer({ game: prepared });
  const empty = library.InitializeGame({ game: prepared, numPlayers: 2 });
  const bot = new MCTSBot<Board>({
    game: prepared,
    enumerate: (G, _ctx, playerID) => freeActions(G, playerID),
    iterations,
  });
  return {
    think() {
      // All work is done when it returns: only its answer is wrapped in a promise.
      void bot.play(empty, empty.ctx.currentPlayer);
      return bot.iterationCounter;
    },
    async choose(marked) {
      const state = marked.reduce((before, square) => reduce(before, actionAt(before, square)), empty);
      const { action } = await bot.play(state, state.ctx.currentPlayer);
      return action?.payload.args[0];
    },
  };
}

function actionAt({ G, ctx }: PeerState<Board>, square: number): MakeMove {
  const action = freeActions(G, ctx.currentPlayer).find(({ payload }) => payload.args[0] === square);
  if (action === undefined) throw new Error(`boardgame.io: square ${square} is not free`);
  return action;
}
