import type { Game } from '@captains-table/kernel';
import { framesGame, metaWithContent } from '@captains-table/kernel';
import { auctionFrames } from './auction.ts';
import { CONTENT } from './built-in-content.ts';
import { packBoard } from './board.ts';
import { bonusFrames } from './bonus.ts';
import { wreckFrames } from './cape.ts';
import { clone } from './clone.ts';
import type { Content } from './content.ts';
import { resultOf } from './end.ts';
import { effectFrames, eventFrames } from './event.ts';
import { lisboaFrames } from './lisboa.ts';
import { placesFrames } from './places.ts';
import { positions } from './positions.ts';
import { matchFrames } from './round.ts';
import { redeal, viewOf } from './secrets.ts';
import { deal, meta } from './setup.ts';
import type { Decision, Event, Frames, Move, Rules, State, View } from './state.ts';
import { turnFrames } from './turn.ts';
import { upgrade } from './upgrade.ts';

export type { Content, Direction, Good, Ocean, SpaceSymbol } from './content.ts';
export { CONTENT } from './built-in-content.ts';
export type { Code, Decision, Event, FleetView, Mode, Move, State, View } from './state.ts';

export type Caravelas = Game<State, Move, Event, Decision, View>;

/**
 * The game with the given components; `contentHash` where they are not the built-in ones. `positionsOf` lets it set up
 * positions by hand and audit them.
 */
export function createCaravelas(
  content: Content,
  contentHash?: string,
  positionsOf?: typeof positions,
): Caravelas {
  const board = packBoard(content);
  const rules: Rules = { board, finish: (state, events, result) => frames.finish(state, events, result) };
  const frames = framesGame<State, Frames, Move, Event, Decision>({
    match: matchFrames(rules),
    auction: auctionFrames(rules),
    places: placesFrames(rules),
    turn: turnFrames(rules),
    event: eventFrames(rules),
    effect: effectFrames(rules),
    bonus: bonusFrames(rules),
    wreck: wreckFrames(rules),
    lisboa: lisboaFrames(rules),
  });
  const game: Caravelas = {
    meta: metaWithContent(meta, contentHash),
    ...frames.decisions,
    setup(seats, options, chance) {
      const state = deal(board, seats, options, chance);
      state.stack.push({ kind: 'match', step: 'begin', next: 0 });
      return frames.begin(state);
    },
    clone,
    upgrade: (state, from) => upgrade(board, state, from),
    view: (state, viewer) => viewOf(board, state, viewer),
    redeal: (state, viewer, chance) => redeal(board, state, viewer, chance),
    result: (state) => resultOf(board, state),
  };
  if (positionsOf === undefined) return game;
  const settle = (state: State) => frames.settle(state, undefined);
  return { ...game, ...positionsOf({ game, board, settle }) };
}

export const caravelas: Caravelas = /* @__PURE__ */ createCaravelas(CONTENT, undefined, positions);
