import { cloneStack } from '@captains-table/kernel';
import type { Jeanne, State, Storyline } from './state.ts';

/** One literal, however long: rules run a third slower on a state that is put together with `...`. */
export const clone = (state: State): State => ({
  stack: cloneStack(state.stack),
  chance: [...state.chance],
  reveals: state.reveals,
  players: state.players,
  round: state.round,
  active: state.active,
  trigger: state.trigger,
  moved: state.moved,
  combatUsed: state.combatUsed.slice(),
  pointsBefore: state.pointsBefore,
  compassesBefore: state.compassesBefore,
  ownedBefore: state.ownedBefore,
  over: state.over,
  armada: state.armada,
  story: state.story,
  row: state.row.slice(),
  deck: state.deck.slice(),
  discard: state.discard.slice(),
  recycled: cloneLists(state.recycled),
  unused: state.unused.slice(),
  storyCards: state.storyCards.slice(),
  hands: cloneLists(state.hands),
  shown: cloneLists(state.shown),
  unseenDraws: state.unseenDraws.slice(),
  redraws: cloneLists(state.redraws),
  planned: cloneLists(state.planned),
  bought: cloneLists(state.bought),
  setAside: cloneLists(state.setAside),
  careerOffer: cloneLists(state.careerOffer),
  career: state.career.slice(),
  objectives: state.objectives.slice(),
  doubloons: state.doubloons.slice(),
  combatPoints: state.combatPoints.slice(),
  spies: state.spies.slice(),
  spySupply: state.spySupply.slice(),
  spiesOnCards: state.spiesOnCards.slice(),
  doubloonIncome: state.doubloonIncome.slice(),
  pointIncome: state.pointIncome.slice(),
  synergies: state.synergies.slice(),
  abilities: state.abilities.slice(),
  influence: state.influence.slice(),
  discs: state.discs.slice(),
  score: state.score.slice(),
  points: state.points.slice(),
  ships: state.ships.slice(),
  explorers: state.explorers.slice(),
  tokensWon: cloneLists(state.tokensWon),
  questTiles: cloneLists(state.questTiles),
  tokens: state.tokens.slice(),
  prestige: state.prestige.slice(),
  prestigeOpen: state.prestigeOpen,
  investors: state.investors.slice(),
  cityTiles: state.cityTiles.slice(),
  cubes: state.cubes.slice(),
  markets: state.markets.slice(),
  tileBox: state.tileBox.slice(),
  reserve: state.reserve.slice(),
  cubesOut: state.cubesOut.slice(),
  discsOut: state.discsOut,
  discsAdded: state.discsAdded,
  legacy: state.legacy,
  legacyBox: state.legacyBox,
  archive: state.archive.slice(),
  tileDiscs: state.tileDiscs.slice(),
  fleet: state.fleet.slice(),
  mine: state.mine,
  explorerQuests: state.explorerQuests.slice(),
  questPile: state.questPile.slice(),
  storyTiles: state.storyTiles.slice(),
  questSpots: state.questSpots.slice(),
  cityQuest: state.cityQuest,
  cardQuests: state.cardQuests.slice(),
  fulfilling: state.fulfilling.slice(),
  linesPassed: state.linesPassed,
  explorersHome: state.explorersHome,
  jeanne: cloneJeanne(state.jeanne),
  storyline: state.storyline === null ? null : cloneStoryline(state.storyline),
});

/** Where she does not play, nothing of hers ever changes. */
function cloneJeanne(jeanne: Jeanne): Jeanne {
  if (!jeanne.plays) return jeanne;
  return {
    plays: true,
    deck: jeanne.deck.slice(),
    discard: jeanne.discard.slice(),
    card: jeanne.card,
    seen: jeanne.seen,
    ship: jeanne.ship,
    explorer: jeanne.explorer,
    discs: jeanne.discs,
    cards: jeanne.cards.slice(),
    quests: jeanne.quests.slice(),
    tokens: jeanne.tokens.slice(),
    influence: jeanne.influence.slice(),
    points: jeanne.points.slice(),
  };
}

function cloneStoryline(storyline: Storyline): Storyline {
  return {
    cards: storyline.cards.slice(),
    tiles: storyline.tiles.slice(),
    pages: storyline.pages.slice(),
    readBefore: storyline.readBefore,
    choices: storyline.choices.slice(),
    votes: storyline.votes.slice(),
    dealt: storyline.dealt,
    added: storyline.added.map(({ cards, draws }) => ({ cards, draws: draws.slice() })),
    ending: storyline.ending,
  };
}

function cloneLists(lists: readonly (readonly number[])[]): number[][] {
  const copy: number[][] = [];
  for (const list of lists) copy.push(list.slice());
  return copy;
}
