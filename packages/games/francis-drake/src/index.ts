import type { Game } from '@captains-table/kernel';
import { framesGame, readPosition, setUpPosition } from '@captains-table/kernel';
import { auditOf } from './audit.ts';
import { chartFrames } from './chart.ts';
import { clone } from './clone.ts';
import { resultOf } from './end.ts';
import { informerFrames } from './informer.ts';
import { tokensFrames } from './offices.ts';
import { FIELDS } from './position-spec.ts';
import { statePosition } from './position.ts';
import { resolveFrames } from './resolve.ts';
import { redeal, viewOf } from './secrets.ts';
import { deal, meta } from './setup.ts';
import type { Decision, Event, Finish, Frames, Move, State } from './state.ts';
import { streetFrames } from './street.ts';
import type { View } from './view.ts';
import { voyageFrames } from './voyage.ts';

export type * from './content.ts';
export { CONTENT } from './built-in-content.ts';
export { CHOICES, DESTINATION_IDS, GOODS, PLACE_IDS, TREASURES } from './content.ts';
export type { Code, Decision, DiscName, Event, FailReason, Move, Part, ShownDisc, State } from './state.ts';
export { DISC_NAMES, PARTS } from './state.ts';
export type * from './view.ts';

export type FrancisDrake = Game<State, Move, Event, Decision, View>;

const finish: Finish = (state, events, result) => frames.finish(state, events, result);

const frames = framesGame<State, Frames, Move, Event, Decision>({
  voyage: voyageFrames(finish),
  street: streetFrames(finish),
  tokens: tokensFrames(finish),
  chart: chartFrames(finish),
  informer: informerFrames(finish),
  resolve: resolveFrames(finish),
});

export const francisDrake: FrancisDrake = {
  meta,
  setup(seats, options, chance) {
    const state = deal(seats, options, chance);
    state.stack.push({ kind: 'voyage', step: 'street' });
    frames.settle(state, undefined);
    return state;
  },
  clone,
  pending: frames.pending,
  legal: frames.legal,
  apply: frames.apply,
  whyNot: frames.whyNot,
  view: viewOf,
  redeal,
  result: resultOf,
  audit: auditOf,
  positionFields: FIELDS,
  position: (spec) =>
    setUpPosition(francisDrake, readPosition(meta, FIELDS, spec), (asked) => {
      const state = statePosition(asked);
      frames.settle(state, undefined);
      return state;
    }),
};
