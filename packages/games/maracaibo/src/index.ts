import type { Game } from '@captains-table/kernel';
import { framesGame, metaWithContent, pageFrames, programFrames, voteFrames } from '@captains-table/kernel';
import { CONTENT } from './built-in-content.ts';
import { packBox } from './box.ts';
import { assignFrames } from './cards/assign.ts';
import { payFrames } from './cards/pay.ts';
import { synergyFrames } from './cards/synergy.ts';
import { clone } from './clone.ts';
import { combatFrames } from './combat/combat.ts';
import type { Content } from './content.ts';
import type { Event } from './events.ts';
import { exploreFrames } from './explorer/explore.ts';
import { nationFrames } from './influence/influence.ts';
import { cubeFrames } from './influence/place.ts';
import { jeanneFrames } from './jeanne/turn.ts';
import { languageOf } from './effects/language.ts';
import { moveLists } from './move-lists.ts';
import type { Decision, Move } from './moves.ts';
import { positions } from './positions.ts';
import { questFrames } from './quests/quest.ts';
import { redeal } from './redeal.ts';
import { resultOf } from './result.ts';
import { buyingFrames } from './scoring/buying.ts';
import { scoringFrames } from './scoring/interim.ts';
import { deal } from './setup/deal.ts';
import { meta } from './setup/meta.ts';
import { openingFrames } from './setup/opening.ts';
import { discFrames } from './ship/discs.ts';
import type { Frames } from './frames.ts';
import type { Rules, State } from './state.ts';
import { readCarry, storyCampaign } from './story/campaign.ts';
import { storyBackFrames, storyCheckFrames } from './story/check.ts';
import { openClassic } from './story/classic.ts';
import { skullFrames } from './story/legacy.ts';
import { storyFrontFrames, storyOpeningFrames } from './story/reading.ts';
import { openStory, storyStart } from './story/setup.ts';
import { afterFrames } from './turn/after.ts';
import { drawFrames } from './turn/draw.ts';
import { mainFrames } from './turn/main.ts';
import { matchFrames } from './turn/match.ts';
import { Sailing } from './turn/sail.ts';
import { stopFrames, tileOfferFrames, tipFrames } from './turn/stop.ts';
import { legFrames, turnFrames } from './turn/turn.ts';
import { upgrade } from './upgrade.ts';
import type { View } from './view.ts';
import { viewOf } from './view.ts';
import { villageFrames } from './village/village.ts';

export type { Content } from './content.ts';
export { CONTENT } from './built-in-content.ts';
export type { Event } from './events.ts';
export type { Code, Decision, Move } from './moves.ts';
export type { Position } from './position-spec.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';

export type Maracaibo = Game<State, Move, Event, Decision, View>;

/**
 * The game with the given components; `contentHash` where they are not the built-in ones. `positionsOf` lets it set up
 * positions by hand and audit them.
 */
export function createMaracaibo(
  content: Content,
  contentHash?: string,
  positionsOf?: typeof positions,
): Maracaibo {
  const box = packBox(content);
  const rules: Rules = {
    box,
    moves: moveLists(box),
    finish: (state, events, result) => frames.finish(state, events, result),
  };
  const language = languageOf(rules);
  const sailing = new Sailing(rules);
  const frames = framesGame<State, Frames, Move, Event, Decision>({
    match: matchFrames(rules),
    opening: openingFrames(rules),
    turn: turnFrames(rules),
    leg: legFrames(rules, sailing),
    stop: stopFrames(rules),
    tip: tipFrames(rules),
    'tile-offer': tileOfferFrames(rules),
    main: mainFrames(rules, language),
    village: villageFrames(rules, language),
    nation: nationFrames(rules),
    disc: discFrames(rules),
    explore: exploreFrames(rules),
    pay: payFrames(rules),
    combat: combatFrames(rules),
    cube: cubeFrames(rules),
    synergy: synergyFrames(rules),
    quest: questFrames(rules),
    assign: assignFrames(rules),
    skull: skullFrames(rules),
    after: afterFrames(rules),
    draw: drawFrames(rules),
    scoring: scoringFrames(rules),
    buying: buyingFrames(rules),
    jeanne: jeanneFrames(rules),
    'story-opening': storyOpeningFrames(rules),
    'story-front': storyFrontFrames(rules),
    'story-back': storyBackFrames(rules),
    'story-check': storyCheckFrames(rules),
    page: pageFrames<State, Event>((...end) => frames.finish(...end)),
    vote: voteFrames<State, Event>({ finish: (...end) => frames.finish(...end) }),
    program: programFrames(language, (state, events) => frames.finish(state, events)),
  });
  const game: Maracaibo = {
    meta: metaWithContent(meta, contentHash),
    ...frames.decisions,
    setup(seats, options, chance, carry) {
      const start = storyStart(box, options, carry === undefined ? undefined : readCarry(box, carry));
      const state = deal(box, seats, options, chance, start);
      if (start === undefined) openClassic(rules, state, undefined);
      state.stack.push({ kind: 'match' }, { kind: 'opening', steps: state.score.map(() => 0) });
      if (start !== undefined) openStory(rules, state, start);
      return frames.begin(state);
    },
    clone,
    upgrade,
    view: (state, viewer) => viewOf(box, state, viewer),
    redeal: (state, viewer, chance) => redeal(box, state, viewer, chance),
    result: resultOf,
    campaign: storyCampaign(box),
  };
  if (positionsOf === undefined) return game;
  const settle = (state: State) => frames.settle(state, undefined);
  return { ...game, ...positionsOf({ game, rules, sailing, settle }) };
}

export const maracaibo: Maracaibo = /* @__PURE__ */ createMaracaibo(CONTENT, undefined, positions);
