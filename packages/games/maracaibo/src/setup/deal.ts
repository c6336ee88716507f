/** Set-up. Rules MA-1.3 to MA-1.16, MA-23.3, MA-23.6, MA-26.1, MA-26.2, MA-28.5. */
import type { Chance, Options, Seat } from '@captains-table/kernel';
import { below, shuffle, times } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { NONE } from '../box.ts';
import { ABILITY_COUNT } from '../cards/abilities.ts';
import { OBJECTIVE_COUNT } from '../careers/career.ts';
import { fleetSpaces } from '../combat/actions.ts';
import { NATION_COUNT } from '../influence/influence.ts';
import { dealJeanne } from '../jeanne/deal.ts';
import { add, at } from '../lists.ts';
import { CREDIT_COUNT } from '../scoring/points.ts';
import { AREA_COUNT } from '../ship/discs.ts';
import type { StoryStart } from '../story/setup.ts';
import { storylineFrom } from '../story/setup.ts';
import type { CardNumber, State } from '../state.ts';
import { NO_SEAT } from '../turn/match.ts';
import { firstCubes, layCityTiles } from './board.ts';

const CAREERS_DEALT = 2;

export function deal(
  box: Box,
  players: number,
  options: Options,
  chance: Chance,
  start: StoryStart | undefined,
): State {
  const { setup } = box.tracks;
  const armada = options['armada'] === true;
  const { story, deckCards } = start === undefined ? classicCard(box, options) : STORY_OF_ITS_OWN;
  const { hands, deck, unused } = dealCards(box, players, {
    armada,
    withA: start?.projects ?? [],
    inDeck: deckCards,
    chance,
  });
  const active = options['randomStart'] === true ? below(chance, players) : 0;
  const { cityTiles, tileBox } = layCityTiles(box, players, chance);
  const questPile = shuffled(box.quests, chance);
  return laidOut(box, players, {
    chance,
    active,
    armada,
    story,
    row: deck.splice(-setup.row),
    deck,
    unused,
    storyCards: box.decks.C.filter((card) => !deckCards.includes(card) && !start?.projects.includes(card)),
    hands,
    careerOffer: dealCareers(box, players, armada, chance),
    tokens: shuffled(box.tokens, chance),
    prestige: shuffled(box.prestige, chance).slice(0, setup.prestigeInPlay),
    cityTiles,
    tileBox,
    cubes: firstCubes(box, players),
    explorerQuests: questPile.splice(-box.explorer.questSlots),
    questPile,
    jeanne: dealJeanne(box, players, options, chance),
    storyline: start === undefined ? null : storylineFrom(start),
  });
}

/** In a game with a story, story cards say what is laid out instead. */
const STORY_OF_ITS_OWN = { story: 0, deckCards: [] };

function classicCard(box: Box, options: Options): { story: number; deckCards: readonly CardNumber[] } {
  const card = box.classic.find(({ level }) => level === options['difficulty']);
  if (card === undefined) throw new Error('no such difficulty');
  return { story: Number(card.id), deckCards: card.deckCards };
}

/** What chance, options and the number of players decide. */
type Dealt = Pick<
  State,
  | 'chance'
  | 'active'
  | 'armada'
  | 'story'
  | 'row'
  | 'deck'
  | 'unused'
  | 'storyCards'
  | 'hands'
  | 'careerOffer'
  | 'tokens'
  | 'prestige'
  | 'cityTiles'
  | 'tileBox'
  | 'cubes'
  | 'explorerQuests'
  | 'questPile'
  | 'jeanne'
  | 'storyline'
>;

/** One literal, however long: rules run a third slower on a state that is put together with `...`. */
const laidOut = (box: Box, players: number, dealt: Dealt): State => ({
  stack: [],
  chance: dealt.chance,
  reveals: 0,
  players,
  round: 1,
  active: dealt.active,
  trigger: NO_SEAT,
  moved: 0,
  combatUsed: [],
  pointsBefore: 0,
  compassesBefore: 1,
  ownedBefore: 0,
  over: false,
  armada: dealt.armada,
  story: dealt.story,
  row: dealt.row,
  deck: dealt.deck,
  discard: [],
  recycled: [],
  unused: dealt.unused,
  storyCards: dealt.storyCards,
  hands: dealt.hands,
  shown: times(players, () => []),
  unseenDraws: times(players, () => 0),
  redraws: times(players, () => []),
  planned: times(players, () => []),
  bought: times(players, () => []),
  setAside: times(players, () => []),
  careerOffer: dealt.careerOffer,
  career: times(players, () => NONE),
  objectives: times(players * OBJECTIVE_COUNT, () => 0),
  doubloons: startDoubloons(box, players, dealt.active),
  combatPoints: times(players, () => box.tracks.combatPoints.start),
  spies: times(players, () => box.tracks.setup.spiesOnShip),
  spySupply: times(players, () => box.tracks.setup.spiesInSupply),
  spiesOnCards: times(players, () => 0),
  doubloonIncome: times(players, () => box.tracks.doubloonIncome.start),
  pointIncome: times(players, () => box.tracks.pointIncome.start),
  synergies: times(players, () => 0),
  abilities: times(players * ABILITY_COUNT, () => 0),
  influence: times(players * NATION_COUNT, () => 0),
  discs: times(players * AREA_COUNT, (area) => at(box.upgrades, area % AREA_COUNT).discs),
  score: times(players, () => 0),
  points: times(players * CREDIT_COUNT, () => 0),
  ships: times(players, () => 0),
  explorers: times(players, () => 0),
  tokensWon: times(players, () => []),
  questTiles: times(players, () => []),
  tokens: dealt.tokens,
  prestige: dealt.prestige,
  prestigeOpen: 1,
  investors: times(box.tracks.setup.prestigeInPlay, () => 0),
  cityTiles: dealt.cityTiles,
  cubes: dealt.cubes,
  markets: box.locations.map(() => 0),
  tileBox: dealt.tileBox,
  reserve: reserveBeside(box, dealt.cubes),
  cubesOut: times(NATION_COUNT, () => 0),
  discsOut: 0,
  discsAdded: 0,
  legacy: 0,
  legacyBox: (1 << box.legacy.length) - 1,
  archive: [],
  tileDiscs: box.legacy.map(() => 0),
  fleet: fleetSpaces(box).map(() => NONE),
  mine: NONE,
  explorerQuests: dealt.explorerQuests,
  questPile: dealt.questPile,
  storyTiles: box.storyTiles.map((_, tile) => box.quests.length + tile).toReversed(),
  questSpots: [],
  cityQuest: NONE,
  cardQuests: [],
  fulfilling: [],
  linesPassed: 0,
  explorersHome: 0,
  jeanne: dealt.jeanne,
  storyline: dealt.storyline,
});

/** The start player gets the fewest, and each player after them more. */
function startDoubloons({ tracks }: Box, players: number, first: Seat): number[] {
  return times(players, (seat) => at(tracks.setup.startDoubloons, (seat - first + players) % players));
}

interface CardDeal {
  readonly armada: boolean;
  /** C cards that can be dealt, and those that only join the deck. */
  readonly withA: readonly CardNumber[];
  readonly inDeck: readonly CardNumber[];
  readonly chance: Chance;
}

/** Rules MA-1.7, MA-26.2, MA-28.5. */
function dealCards(
  box: Box,
  players: number,
  { armada, withA, inDeck, chance }: CardDeal,
): { hands: CardNumber[][]; deck: CardNumber[]; unused: CardNumber[] } {
  const { dealt, deckB } = box.tracks.setup;
  const a = [...box.decks.A, ...withA];
  const b = armada ? [...box.decks.B, ...box.decks.LA] : box.decks.B.slice();
  shuffle(chance, a);
  shuffle(chance, b);
  const hands = times(players, () => a.splice(-dealt));
  const deck = [...a, ...b.splice(0, deckB), ...inDeck];
  shuffle(chance, deck);
  return { hands, deck, unused: b };
}

function dealCareers(box: Box, players: number, armada: boolean, chance: Chance): number[][] {
  const careers = box.careers.flatMap((career, number) => (career.armada && !armada ? [] : [number]));
  shuffle(chance, careers);
  return times(players, () => careers.splice(-CAREERS_DEALT));
}

function reserveBeside(box: Box, cubes: readonly number[]): number[] {
  const all = box.tracks.cubes.slots.reduce((sum, slot) => sum + slot, 0);
  const reserve = times(NATION_COUNT, () => all);
  for (const nation of cubes) if (nation !== NONE) add(reserve, nation, -1);
  return reserve;
}

function shuffled(pieces: readonly unknown[], chance: Chance): number[] {
  const numbers = pieces.map((_, number) => number);
  shuffle(chance, numbers);
  return numbers;
}
