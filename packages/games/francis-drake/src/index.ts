import type { Game } from '@captains-table/kernel';
import { framesGame, metaWithContent } from '@captains-table/kernel';
import { packBox } from './box.ts';
import { CONTENT } from './built-in-content.ts';
import { chartFrames } from './chart.ts';
import { clone } from './clone.ts';
import type { Content } from './content.ts';
import { resultOf } from './end.ts';
import { informerFrames } from './informer.ts';
import { tokensFrames } from './offices.ts';
import { positions } from './positions.ts';
import { resolveFrames } from './resolve.ts';
import { redeal, viewOf } from './secrets.ts';
import { deal, meta } from './setup.ts';
import type { Decision, Event, Frames, Move, Rules, State } from './state.ts';
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

/**
 * The game with the given components; `contentHash` where they are not the built-in ones. `positionsOf` lets it set up
 * positions by hand and audit them.
 */
export function createFrancisDrake(
  content: Content,
  contentHash?: string,
  positionsOf?: typeof positions,
): FrancisDrake {
  const box = packBox(content);
  const rules: Rules = { box, finish: (state, events, result) => frames.finish(state, events, result) };
  const frames = framesGame<State, Frames, Move, Event, Decision>({
    voyage: voyageFrames(rules),
    street: streetFrames(rules),
    tokens: tokensFrames(rules),
    chart: chartFrames(rules),
    informer: informerFrames(rules),
    resolve: resolveFrames(rules),
  });
  const game: FrancisDrake = {
    meta: metaWithContent(meta, contentHash),
    ...frames.decisions,
    setup(seats, options, chance) {
      const state = deal(box, seats, options, chance);
      state.stack.push({ kind: 'voyage', step: 'street' });
      return frames.begin(state);
    },
    clone,
    view: (state, viewer) => viewOf(box, state, viewer),
    redeal: (state, viewer, chance) => redeal(box, state, viewer, chance),
    result: resultOf,
  };
  if (positionsOf === undefined) return game;
  const settle = (state: State) => frames.settle(state, undefined);
  return { ...game, ...positionsOf({ game, box, settle }) };
}

export const francisDrake: FrancisDrake = /* @__PURE__ */ createFrancisDrake(CONTENT, undefined, positions);
