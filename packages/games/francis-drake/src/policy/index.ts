/** Rates moves at first sight: a sailor plays by these ratings, and every search uses them. */
import type { Policy } from '@captains-table/kernel';
import { packBox } from '../box.ts';
import type { Content } from '../content.ts';
import type { Move, State } from '../state.ts';
import { featuresOf, isQuiet } from './features.ts';
import { figuresOf } from './figures.ts';
import { missionRatings } from './missions.ts';
import { reasonsOf } from './reasons.ts';
import { resolveRatings } from './resolve.ts';
import { informerRatings, tokenRatings } from './secrets.ts';
import { Prospects } from './prospect.ts';
import { streetRatings } from './street.ts';
import { valueOf } from './value.ts';
import type { Weights } from './weights.ts';
import { WEIGHTS } from './weights.ts';

export function createPolicy(content: Content, weights: Weights = WEIGHTS): Policy<State, Move> {
  const box = packBox(content);
  const prospects = new Prospects(box, weights);
  return {
    rate(state, seat, moves) {
      const frame = state.stack.at(-1);
      switch (frame?.kind) {
        case 'street':
          return streetRatings(prospects, state, seat, moves);
        case 'tokens':
          return tokenRatings(box, state, seat, moves);
        case 'chart':
          return missionRatings(box, state, seat, moves);
        case 'informer':
          return informerRatings(box, state, seat, frame, moves);
        case 'resolve':
          return resolveRatings(box, state, seat, frame, moves);
        case 'voyage':
        case undefined:
          return moves.map(() => 0);
      }
    },
    value: (state) => valueOf(prospects, state),
    isQuiet,
    features: featuresOf(prospects),
    reasons: (state, seat, move) => reasonsOf(prospects, state, seat, move),
    figures: figuresOf(box),
  };
}
