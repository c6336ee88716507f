/** How a position is described. Pieces are named by their ids; lists by nation are in the order of the nations. */
import type { PositionOf } from '@captains-table/kernel';
import { field } from '@captains-table/kernel';
import type { Box } from './box.ts';
import { OBJECTIVE_COUNT } from './careers/career.ts';
import { NATIONS, SYNERGIES } from './names.ts';
import { NATION_COUNT } from './influence/influence.ts';
import { AREA_COUNT } from './ship/discs.ts';

export type Fields = ReturnType<typeof positionFields>;
export type Position = PositionOf<Fields>;
export type PlayerPosition = Position['players'][number];
export type JeannePosition = NonNullable<Position['jeanne']>;

const MOST_DOUBLOONS = 999;
const MOST_POINTS = 999;

/** An empty slot of the explorer track. */
export const EMPTY = '';

export function positionFields(box: Box) {
  return { player: playerFields(box), table: tableFields(box) };
}

function named(what: string, pieces: readonly { readonly id: string }[], means = '') {
  return field.name(
    what,
    pieces.map(({ id }) => id),
    means,
  );
}

function byNation(most: number, means: string) {
  return field.list(field.whole(0, most), { least: NATION_COUNT, most: NATION_COUNT }, means);
}

function cards(box: Box, means: string, most = box.cards.length) {
  return field.set(named('card', box.cards), { most }, means);
}

function areas(box: Box, means: string) {
  return field.set(named('area', box.upgrades), { most: AREA_COUNT }, means);
}

function playerFields(box: Box) {
  const { setup, combatPoints, doubloonIncome, pointIncome, influence } = box.tracks;
  const spies = setup.spiesOnShip + setup.spiesOnCareer + setup.spiesInSupply;
  return {
    doubloons: field.whole(0, MOST_DOUBLOONS, 'doubloons; as at the start by default'),
    combatPoints: field.whole(0, combatPoints.last, 'combat points; as at the start by default'),
    spies: field.whole(0, spies, 'spies on the ship; those that are placed nowhere lie in the supply'),
    hand: cards(box, 'cards in hand, none by default; in the opening, some of those dealt'),
    shown: cards(box, 'those of the hand that others have seen'),
    planned: cards(box, 'planned cards', setup.planningSlots),
    bought: cards(box, 'bought cards: abilities count and spies stand in their places, income does not move'),
    career: named('career', box.careers, 'the career; the first that no one has by default'),
    objectives: field.list(
      field.whole(0, 2),
      { most: OBJECTIVE_COUNT },
      'objectives of the career: 0 open, 1 met low, 2 met high',
    ),
    doubloonIncome: field.whole(doubloonIncome.start, doubloonIncome.last, 'income in doubloons'),
    pointIncome: field.whole(pointIncome.start, pointIncome.last, 'income in points'),
    synergies: field.set(
      field.name<string>('symbol', SYNERGIES),
      { most: SYNERGIES.length },
      'synergy symbols',
    ),
    influence: byNation(influence.last, 'influence by nation'),
    open: areas(box, 'areas of the ship without discs'),
    half: areas(box, 'areas of the ship with one disc left'),
    score: field.whole(0, MOST_POINTS, 'points'),
    ship: named('location', box.locations, 'where the ship is; Havana by default'),
    explorer: named('explorer space', box.explorer.spaces, 'where the explorer is; the start by default'),
    tokens: field.whole(0, box.tokens.length, 'combat tokens won, of those no one has named'),
    quests: field.whole(0, box.quests.length, 'quest tiles on the ship, of those no one has named'),
    storyTiles: field.whole(0, box.storyTiles.length, 'story tiles on the ship, from the next one on'),
  };
}

function jeanneFields(box: Box) {
  return {
    ship: named('location', box.locations, 'where her ship is; Havana by default'),
    explorer: named('explorer space', box.explorer.spaces, 'where her explorer is; the start by default'),
    discs: field.whole(0, box.jeanne.board.discs, 'discs off her board'),
    influence: byNation(box.tracks.influence.last, 'influence by nation'),
    quests: field.whole(0, box.quests.length, 'quest tiles, of those no one has named'),
    score: field.whole(0, MOST_POINTS, 'points'),
    deck: field.set(
      named('card of Jeanne', box.jeanne.cards),
      { most: box.jeanne.cards.length },
      'her next cards, the first to come first; the others of her deck follow',
    ),
  };
}

function tableFields(box: Box) {
  const { setup, cubes } = box.tracks;
  const quest = named('quest', box.quests);
  const location = named('location', box.locations);
  const tile = named('legacy tile', box.legacy);
  const building = named('prestige building', box.prestige);
  const allCubes = cubes.slots.reduce((sum, slot) => sum + slot, 0);
  const discs = Math.max(...box.upgrades.map((upgrade) => upgrade.discs)) * AREA_COUNT;
  return {
    seed: field.text('what chance comes from'),
    jeanne: field.group(jeanneFields(box), 'Jeanne, in the solo game'),
    round: field.whole(1, setup.rounds, 'which round this is; 1 by default'),
    active: field.whole(0, 4, 'the seat whose turn it is, the next after the last for Jeanne; 0 by default'),
    phase: field.name(
      'phase',
      ['opening', 'sail', 'stop', 'main', 'draw', 'scoring'],
      'where the turn stands, sail by default; in the opening everything but the hands lies as the seed deals it',
    ),
    points: field.whole(0, setup.maxMovement, 'movement spent before stop and main; 1 by default'),
    row: cards(box, 'the cards of the row', setup.row),
    deck: cards(box, 'the next cards, the first to come first'),
    tokens: field.set(
      named('combat token', box.tokens),
      { most: box.tokens.length },
      'the next combat tokens, the first to come first',
    ),
    noTokens: field.flag('no combat token is left: the last player has won them'),
    quests: field.map(
      location,
      field.set(quest, { most: box.quests.length }, ''),
      'quests by location; with it, no others lie on the board',
    ),
    nextQuests: field.set(quest, { most: box.quests.length }, 'the next quests, the first to come first'),
    explorerQuests: field.list(
      field.name('quest', [EMPTY, ...quest.among]),
      { most: box.explorer.questSlots },
      'quests of the explorer track, an empty text for none',
    ),
    cardQuests: field.map(named('card', box.cards), quest, 'quests on bought cards'),
    cityQuest: { ...quest, means: 'the quest of the legacy tile with a quest' },
    cubes: field.map(
      location,
      field.name<string>('nation', NATIONS),
      'nations by location; with it, no others are on the board',
    ),
    reserve: byNation(allCubes, 'cubes beside the track by nation; the rest is out of the game'),
    cityTiles: field.map(location, named('city tile', box.cityTiles), 'city tiles by location'),
    markets: field.map(location, field.whole(0, discs), 'discs on markets by location'),
    legacy: field.set(
      tile,
      { most: box.legacy.length },
      'legacy tiles in play, besides those of the story card',
    ),
    ...storyFields(box),
    archive: field.set(tile, { most: box.legacy.length }, 'legacy tiles kept for the next game'),
    tileDiscs: field.map(tile, field.whole(0, discs), 'discs on legacy tiles'),
    prestige: field.set(building, { most: setup.prestigeInPlay }, 'prestige buildings from the first on'),
    prestigeOpen: field.whole(
      1,
      setup.prestigeInPlay,
      'how many are face up; those named by default, else 1',
    ),
    investors: field.map(
      building,
      field.set(field.seat(), { most: 'seats' }, ''),
      'seats by building that is face up',
    ),
  };
}

function storyFields({ story }: Box) {
  const choices = story.cards.flatMap(({ vote }) => vote);
  return {
    storyCards: field.set(
      named('story card', story.cards),
      { most: story.cards.length },
      'with a story: the cards in play, carried out; the first of the chapter by default',
    ),
    storyTaken: field.map(
      named('story card', story.cards),
      field.whole(0, 4),
      'with a story: who has taken the tile of a card, the next after the last seat for Jeanne',
    ),
    choices: field.set(
      named('choice', choices),
      { most: choices.length },
      'with a story: what was voted for before',
    ),
  };
}
