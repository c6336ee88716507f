import type { Game } from '@captains-table/kernel';
import { framesGame, metaWithContent, pageFrames } from '@captains-table/kernel';
import { adventureCampaign, readCarry } from './adventure/campaign.ts';
import { effectsFrames } from './adventure/effects.ts';
import { missionFrames } from './adventure/moments.ts';
import { monthEndFrames } from './adventure/month-end.ts';
import { openingFrames } from './adventure/opening.ts';
import { purchaseFrames } from './adventure/purchases.ts';
import { lookFrames } from './adventure/sentinel.ts';
import { storyFrames } from './adventure/stories.ts';
import { CONTENT } from './built-in-content.ts';
import { packBox } from './box.ts';
import { clone } from './clone.ts';
import type { Content } from './content.ts';
import { claimFrames } from './contracts/rules.ts';
import { saveFrames, setAsideFrames } from './coop.ts';
import { discoverFrames } from './discover.ts';
import { resultOf } from './end.ts';
import { gambleFrames } from './gamble.ts';
import { positions } from './positions.ts';
import { repelFrames } from './repel.ts';
import { redeal, viewOf } from './secrets.ts';
import { deal, meta } from './setup.ts';
import type { Decision, Event, Frames, Move, Rules, State, View } from './state.ts';
import { takeFrames } from './take.ts';
import { taxFrames } from './tax.ts';
import { tradeFrames } from './trade.ts';
import { matchFrames, turnFrames } from './turn.ts';
import { upgrade } from './upgrade.ts';
import { waitingCards } from './waiting.ts';
import { windowFrames } from './window.ts';

export type { Cargo, Effect, Group, MissionRequirement, StoryData } from './adventure/content.ts';
export type { Card } from './box.ts';
export type { Colour, Content, PersonType } from './content.ts';
export { CONTENT } from './built-in-content.ts';
export type { Code, Decision, Event, Move, State, View } from './state.ts';

export type PortRoyal = Game<State, Move, Event, Decision, View>;

/**
 * The game with the given components; `contentHash` where they are not the built-in ones. `positionsOf` lets it set up
 * positions by hand and audit them.
 */
export function createPortRoyal(
  content: Content,
  contentHash?: string,
  positionsOf?: typeof positions,
): PortRoyal {
  const box = packBox(content);
  const rules: Rules = { box, finish: (state, events, result) => frames.finish(state, events, result) };
  const frames = framesGame<State, Frames, Move, Event, Decision>(
    {
      match: matchFrames(rules),
      'set-aside': setAsideFrames(rules),
      turn: turnFrames(rules),
      discover: discoverFrames(rules),
      repel: repelFrames(rules),
      gamble: gambleFrames(rules),
      claim: claimFrames(rules),
      tax: taxFrames(rules),
      save: saveFrames(rules),
      take: takeFrames(rules),
      trade: tradeFrames(rules),
      window: windowFrames(rules),
      opening: openingFrames(rules),
      page: pageFrames<State, Event>((...end) => frames.finish(...end)),
      story: storyFrames(rules),
      effects: effectsFrames(rules),
      purchase: purchaseFrames(rules),
      'month-end': monthEndFrames(rules),
      mission: missionFrames(rules),
      look: lookFrames(rules),
    },
    endsNow,
  );
  const game: PortRoyal = {
    meta: metaWithContent(meta, contentHash),
    ...frames.decisions,
    setup(seats, options, chance, carry) {
      const state = deal(
        box,
        seats,
        options,
        chance,
        carry === undefined ? undefined : readCarry(box, carry),
      );
      state.stack.push({ kind: 'match' });
      if (state.adventure !== null) state.stack.push({ kind: 'opening', step: 'adventurers', served: 0 });
      else if (state.cooperative) state.stack.push({ kind: 'set-aside' });
      return frames.begin(state);
    },
    clone,
    upgrade,
    view: (state, viewer) => viewOf(box, state, viewer),
    redeal: (state, viewer, chance) => redeal(box, state, viewer, chance),
    result: (state) => resultOf(box, state),
    campaign: adventureCampaign(box),
  };
  if (positionsOf === undefined) return game;
  const settle = (state: State) => frames.settle(state, undefined);
  return { ...game, ...positionsOf({ game, box, settle }) };
}

/** A cooperative game can be won in the middle of a tax, whose card must then lie somewhere. */
function endsNow(state: State): boolean {
  if (state.outcome === '') return false;
  state.discard.push(...waitingCards(state));
  return true;
}

export const portRoyal: PortRoyal = /* @__PURE__ */ createPortRoyal(CONTENT, undefined, positions);
