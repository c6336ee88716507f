import type { Chance, Game, Options, Result } from '@captains-table/kernel';
import { framesGame, programFrames } from '@captains-table/kernel';
import { choiceFrames } from './choice.ts';
import { CARDS, CREW, language } from './crew.ts';
import { peekFrames } from './peek.ts';
import { roundFrames } from './round.ts';
import { choiceOf, redeal, view } from './secrets.ts';
import { clone, deal, meta } from './setup.ts';
import type { Card, Decision, Event, Frames, Move, State, View } from './state.ts';

export type { Card, Code, Decision, Effect, Event, Move, State, View } from './state.ts';

const frames = framesGame<State, Frames, Move, Event, Decision>({
  round: roundFrames((...end) => frames.finish(...end)),
  choice: choiceFrames((...end) => frames.finish(...end)),
  peek: peekFrames((...end) => frames.finish(...end)),
  program: programFrames(language, (...end) => frames.finish(...end)),
});

export const stowaways: Game<State, Move, Event, Decision, View> = {
  meta,
  setup,
  clone,
  pending: frames.pending,
  legal: frames.legal,
  apply: frames.apply,
  whyNot: frames.whyNot,
  view,
  redeal,
  result,
  audit,
};

function setup(seats: number, options: Options, chance: Chance): State {
  const state = deal(seats, options, chance);
  frames.settle(state, undefined);
  return state;
}

/** Rule STW-2.5. */
function result(state: State): Result | undefined {
  if (state.stack.length > 0) return undefined;
  return {
    ranking: state.coins.map((coins) => 1 + state.coins.filter((other) => other > coins).length),
    scores: state.coins.slice(),
    breakdown: state.coins.map((coins) => ({ coins })),
  };
}

/** All sixteen cards are somewhere, each once, and nobody owes money. */
function audit(state: State): string[] {
  const cards = [
    state.deck,
    state.discard,
    ...state.hands,
    state.shown,
    choiceOf(state)?.chosen ?? [],
  ].flat();
  const faults = CARDS.filter((card) => count(cards, card) !== CREW[card].copies).map(
    (card) => `${count(cards, card)} ${card} cards instead of ${CREW[card].copies}`,
  );
  return state.coins.some((coins) => coins < 0) ? [...faults, 'somebody has less than no coins'] : faults;
}

function count(cards: readonly (Card | '')[], wanted: Card): number {
  return cards.filter((card) => card === wanted).length;
}
