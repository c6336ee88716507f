import type { Chance, Game, Result, Viewer } from '@captains-table/kernel';
import { framesGame } from '@captains-table/kernel';
import { clone, meta, setup } from './setup.ts';
import type { Event, Mark, State, TurnFrame, TurnPending, View } from './state.ts';
import { turn } from './turn.ts';

export type { Code, Event, Mark, State, TurnPending, View } from './state.ts';

const { decisions } = framesGame<State, TurnFrame, Mark, Event, TurnPending>({ turn });

export const ticTacToe: Game<State, Mark, Event, TurnPending, View> = {
  meta,
  setup,
  clone,
  ...decisions,
  view,
  redeal,
  result,
};

function view(state: State, _viewer: Viewer): View {
  return {
    board: state.board.slice(),
    turn: state.stack[0]?.seat,
    winner: state.winner < 0 ? undefined : state.winner,
  };
}

/** Nothing is hidden, so only the generator is new. */
function redeal(state: State, _viewer: Viewer, chance: Chance): State {
  return { ...clone(state), chance };
}

function result(state: State): Result | undefined {
  if (state.stack.length > 0) return undefined;
  const scores = [0, 1].map((seat) => (state.winner < 0 ? 0.5 : seat === state.winner ? 1 : 0));
  return {
    ranking: scores.map((score) => (score > 0 ? 1 : 2)),
    scores,
    breakdown: scores.map((game) => ({ game })),
  };
}
