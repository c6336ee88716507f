import type { Carry, Chance, Game, Options, Result } from '@captains-table/kernel';
import { campaignFor, framesGame, pageFrames, programFrames, voteFrames } from '@captains-table/kernel';
import { voyage } from './campaign.ts';
import { choiceFrames } from './choice.ts';
import { CARDS, CREW, language } from './crew.ts';
import { peekFrames } from './peek.ts';
import { roundFrames } from './round.ts';
import { choiceOf, redeal, view } from './secrets.ts';
import { clone, deal, meta } from './setup.ts';
import type { Card, Decision, Event, Frames, Move, State, View, Voyage } from './state.ts';
import { embark, voyageFrames } from './voyage.ts';

export type { Page } from './campaign.ts';
export type { Card, Code, Decision, Effect, Event, Move, State, View } from './state.ts';

const frames = framesGame<State, Frames, Move, Event, Decision>({
  round: roundFrames((...end) => frames.finish(...end)),
  choice: choiceFrames((...end) => frames.finish(...end)),
  peek: peekFrames((...end) => frames.finish(...end)),
  voyage: voyageFrames((...end) => frames.finish(...end)),
  page: pageFrames<State, Event>((...end) => frames.finish(...end)),
  // Rule STW-4.4: a tie about the course means south.
  vote: voteFrames<State, Event>({ finish: (...end) => frames.finish(...end), settleTie: () => 'south' }),
  program: programFrames(language, (...end) => frames.finish(...end)),
});

export const stowaways: Game<State, Move, Event, Decision, View> = {
  meta,
  setup,
  clone,
  ...frames.decisions,
  view,
  redeal,
  result,
  campaign: campaignFor(voyage),
  audit,
};

function setup(seats: number, options: Options, chance: Chance, carry?: Carry): State {
  const state = deal(seats, options, chance);
  if (options.mode === 'voyage')
    embark(state, carry === undefined ? voyage.begin(options) : voyage.read(carry));
  return frames.begin(state);
}

/** Rules STW-2.5 and STW-4.5. */
function result(state: State): Result | undefined {
  if (state.stack.length > 0) return undefined;
  return {
    ranking: state.voyage === undefined ? rankedByCoins(state) : sharedPlace(state, state.voyage),
    scores: state.coins.slice(),
    breakdown: state.coins.map((coins) => ({ coins })),
  };
}

function rankedByCoins({ coins }: State): number[] {
  return coins.map((own) => 1 + coins.filter((other) => other > own).length);
}

function sharedPlace({ coins }: State, { won }: Voyage): number[] {
  return coins.map(() => (won ? 1 : 2));
}

/** All sixteen cards are somewhere, each once, and no one owes money. */
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
  return state.coins.some((coins) => coins < 0) ? [...faults, 'someone has less than no coins'] : faults;
}

function count(cards: readonly (Card | '')[], wanted: Card): number {
  return cards.filter((card) => card === wanted).length;
}
