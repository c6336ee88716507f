/** The story: cards, quests and votes. */
import { describe, expect, test } from 'vitest';
import { CONTENT, maracaibo } from '../src/index.ts';
import { firstCarry, readCarry } from '../src/story/campaign.ts';
import { layCard } from '../src/story/play.ts';
import { moveLists } from '../src/move-lists.ts';
import {
  handedOn,
  readOn,
  storyGame,
  storyPosition,
  storyScoring,
  storyline,
  voteFor,
} from './story-table.ts';
import type { TestTable } from './table.ts';
import { box, showing } from './table.ts';

const legacyOf = (table: TestTable) => table.view().legacy.map(({ id }) => id);

describe('the beginning', () => {
  test('MA-28.1: one to four play, alone against Jeanne, and the next game may have other players', () => {
    const mode = maracaibo.meta.modes.find(({ id }) => id === 'story');
    expect(mode?.players).toEqual({ min: 1, max: 4 });
    expect(storyGame(1).view().jeanne).toBeDefined();
    expect(storyGame(2).view().jeanne).toBeUndefined();
    const offer = maracaibo.campaign?.next(firstCarry(box, 3), { mode: 'story' });
    expect(offer).toMatchObject({ chapter: 3, players: { min: 1, max: 4 } });
  });

  test('MA-28.2: a first game begins with card 01; the story tiles wait from 2 on, no legacy tile and no C card is there', () => {
    const table = storyGame(3);
    expect(readOn(table)).toEqual(['chapter-1', '01-front']);
    expect(storyline(table).cards).toEqual([{ id: '01', tile: 'ST1', at: '15', fulfilled: false }]);
    expect(table.view().storyTiles).toEqual(['ST2', 'ST3', 'ST4']);
    expect(table.view().legacy).toEqual([]);
    expect(table.state.storyCards).toHaveLength(8);
    expect([table.place('16').quests.length, table.place('19').quests.length]).toEqual([1, 0]);
  });

  test('MA-28.3: card 81 begins chapter 3 with its tiles, its C card and card 13', () => {
    const carry = maracaibo.campaign?.begin({ mode: 'story', chapter: '3' });
    expect(carry).toMatchObject({ cards: ['13'], tiles: ['L3', 'L5', 'L21', 'L22'], projects: ['C90'] });
    const table = storyGame(2, readCarry(box, carry));
    expect(readOn(table)).toEqual(['chapter-3', '13-front', '14-front']);
    expect(legacyOf(table)).toEqual(['L3', 'L5', 'L13', 'L21', 'L22']);
    expect(table.state.storyCards).toHaveLength(7);
  });

  test('MA-28.4: a later game lays the tiles of the archive and reads its cards again, from story tile 1', () => {
    const table = storyGame(3, {
      cards: ['05', '06'],
      tiles: ['L5', 'L10'],
      pages: ['chapter-1', '05-front', '06-front'],
    });
    expect(legacyOf(table)).toEqual(['L5', 'L10']);
    expect(readOn(table)).toEqual(['05-front', '06-front']);
    expect(storyline(table).cards.map(({ id, tile, at }) => [id, tile, at])).toEqual([
      ['05', 'ST1', '16'],
      ['06', '', ''],
    ]);
    expect(table.view().legacy.find(({ id }) => id === 'L10')?.discs).toBe(0);
  });

  test('MA-28.5: C cards used before can be dealt', () => {
    const used = CONTENT.cards.filter(({ deck }) => deck === 'C').map(({ id }) => id);
    const dealt = Array.from({ length: 12 }, (_, i) => storyGame(4, { projects: used }, `deal-${i}`)).flatMap(
      ({ state }) => state.hands.flat().filter((card) => box.cards[card]?.deck === 'C'),
    );
    expect(dealt.length).toBeGreaterThan(0);
    expect(storyGame(4, { projects: used }).state.storyCards).toEqual([]);
  });

  test('MA-28.6: the first player reads before hands and careers are chosen', () => {
    const table = storyGame(2);
    expect(table.decision).toMatchObject({ kind: 'page', reader: 0 });
    readOn(table);
    expect(table.decision?.kind).toBe('opening-plan');
  });

  test('MA-28.7: a card is carried out when its page is turned, which the reader can do for all', () => {
    const table = storyGame(3);
    readOn(table, 1);
    expect(storyline(table)).toMatchObject({ page: '01-front', cards: [{ tile: '' }] });
    expect(table.whyNot({ kind: 'turn-page', page: '01-front' }, 1)).toBeDefined();
    table.play({ kind: 'turn-page', page: '01-front' });
    expect(storyline(table)).toMatchObject({ page: '', cards: [{ tile: 'ST1' }] });
  });

  test('MA-28.26: the page of a chapter is read once', () => {
    expect(readOn(storyGame(2, { pages: ['chapter-1', '01-front'] }))).toEqual(['01-front']);
  });
});

describe('instructions', () => {
  test('MA-28.8: each story tile is the next one; with none left none is laid', () => {
    const table = storyPosition([{}, {}], { storyCards: ['01', '02', '03', '04', '05'] });
    expect(storyline(table).cards.map(({ tile, at }) => [tile, at])).toEqual([
      ['ST1', '15'],
      ['ST2', '8'],
      ['ST3', '13'],
      ['ST4', '5'],
      ['', ''],
    ]);
  });

  test.each([
    { players: 2, there: ['3', '15'] },
    { players: 3, there: ['3', '15', '19'] },
  ])('MA-28.9: card 05 lays quests for $players players', ({ players, there }) => {
    const table = storyPosition(
      Array.from({ length: players }, () => ({})),
      { storyCards: ['05'] },
    );
    const places = table.view().places.filter(({ quests }) => quests.some((id) => id.startsWith('Q')));
    expect(places.map(({ id }) => id)).toEqual(there);
  });

  test('MA-28.10: card 12 puts C90 on the discard pile, and leaves it where it is in later games', () => {
    const first = storyGame(2, { chapter: 2, cards: ['12'] });
    readOn(first);
    expect(first.view().discard).toEqual(['C90']);
    const later = storyGame(2, { chapter: 2, cards: ['12'], projects: ['C90'], pages: ['12-front'] });
    readOn(later);
    expect(later.view().discard).toEqual([]);
  });

  test('MA-28.11: card 31 shuffles C92 into the deck, behind the hands', () => {
    const table = storyGame(2, { chapter: 6, cards: ['31'], pages: ['chapter-6'] });
    const before = table.view().deck;
    readOn(table);
    expect(table.view().deck).toBe(before + 1);
    const added = box.cards.findIndex(({ id }) => id === 'C92');
    expect(table.state.deck).toContain(added);
    expect(table.state.hands.flat()).not.toContain(added);
  });

  test('MA-28.12: card 05 brings card 06 once, and both stay', () => {
    const first = storyGame(2, { cards: ['05'], pages: ['chapter-1'] });
    expect(readOn(first)).toEqual(['05-front', '06-front']);
    expect(storyline(first).cards.map(({ id }) => id)).toEqual(['05', '06']);
    const later = storyGame(2, { cards: ['05'], pages: ['chapter-1', '05-front', '06-front', '06-back'] });
    expect(readOn(later)).toEqual(['05-front']);
  });

  test('MA-28.13: a removed tile lies beside the board and can come back', () => {
    const table = storyScoring([{}, {}], { storyCards: ['06'], tileDiscs: { L10: 3 } });
    table.until('page');
    expect(readOn(table)).toEqual(['06-back']);
    expect(legacyOf(table)).toEqual([]);
    const tile = box.legacy.findIndex(({ id }) => id === 'L10');
    expect(table.state.legacyBox & (1 << tile)).not.toBe(0);
    const again = storyGame(2, { cards: ['06'] });
    readOn(again);
    expect(legacyOf(again)).toEqual(['L10']);
  });

  test('MA-28.14: of two cards that need one tile the higher stays', () => {
    const { state } = storyPosition([{}, {}], { storyCards: ['06'] });
    const shared = {
      ...box,
      story: { ...box.story, cards: box.story.cards.map((card) => ({ ...card, needs: [9] })) },
    };
    const rules = { box: shared, moves: moveLists(box), finish: () => undefined };
    const number = (id: string) => box.story.cards.findIndex((card) => card.id === id);
    expect(layCard(rules, state, number('05'), undefined)).toBe(false);
    expect(layCard(rules, state, number('07'), undefined)).toBe(true);
    expect(state.storyline?.cards).toEqual([number('07')]);
  });

  test('MA-28.25: what an earlier vote has brought about is read and carried out after the front', () => {
    const table = storyGame(2, { chapter: 4, cards: ['24'], choices: ['02-b'] });
    expect(readOn(table)).toEqual(['24-front', 'echo-02-b']);
    expect(table.place('3').quests).toHaveLength(1);
    expect(readOn(storyGame(2, { chapter: 4, cards: ['24'] }))).toEqual(['24-front']);
  });
});

describe('story quests', () => {
  test('MA-28.15: card 01 asks for a combat point at 15 and brings 5 doubloons and a point a compass', () => {
    const table = storyPosition([{ ship: '15', combatPoints: 1, doubloons: 0 }, {}], { phase: 'main' });
    expect(table.options('quest')).toEqual(['ST1']);
    table.play({ kind: 'quest', quest: 'ST1' });
    expect(table.me()).toMatchObject({ doubloons: 5, combatPoints: 0, score: 1, quests: ['ST1'] });
    const poor = storyPosition([{ ship: '15', combatPoints: 0 }, {}], { phase: 'main' });
    expect(poor.rule({ kind: 'quest', quest: 'ST1' })).toBe('MA-10.2');
    const elsewhere = storyPosition([{ ship: '16' }, {}], { phase: 'main' });
    expect(elsewhere.rule({ kind: 'quest', quest: 'ST1' })).toBe('MA-10.1');
  });

  test('MA-28.15: a cost in cards is paid card by card', () => {
    const hand = showing('book', 2);
    const table = storyPosition([{ ship: '5', hand, doubloons: 0 }, {}], {
      phase: 'main',
      storyCards: ['04'],
    });
    table.play({ kind: 'quest', quest: 'ST1' }).payCards();
    expect(table.me()).toMatchObject({ handSize: 0, doubloons: 5, score: 2 });
  });

  test('MA-28.16: the tile counts in the row of the ship, and the card stays', () => {
    const table = storyPosition([{ ship: '15', quests: 3 }, {}], { phase: 'main' });
    table.play({ kind: 'quest', quest: 'ST1' });
    expect(table.me().score).toBe(1 + 3);
    expect(storyline(table).cards).toEqual([{ id: '01', tile: 'ST1', at: '', fulfilled: true }]);
  });

  test('MA-28.17: Jeanne takes the tile without paying, and her turn ends', () => {
    const table = storyPosition([{}], {
      quests: {},
      storyCards: ['03'],
      jeanne: { ship: '11', deck: ['A1'] },
      active: 1,
    });
    expect(table.view().jeanne?.quests).toEqual(['ST1']);
    expect(table.view().jeanne?.card).toBe('A1');
    expect(table.decision?.kind).toBe('sail');
  });
});

describe('step 6 of a scoring', () => {
  test('MA-28.18: fulfilled cards are handled in ascending order, one wholly before the next', () => {
    const table = storyScoring([{}, {}], {
      storyCards: ['05', '06'],
      storyTaken: { '05': 1 },
      tileDiscs: { L10: 3 },
    }).until('page');
    expect(readOn(table)).toEqual(['05-back', 'chapter-2', '07-front', '06-back']);
    expect(storyline(table).cards.map(({ id }) => id)).toEqual(['07']);
    expect(legacyOf(table)).toEqual(['L20']);
  });

  test('MA-28.19: the player who took the tile reads; for a full tile the one who ended the round; a player alone always reads', () => {
    const taken = storyScoring([{}, {}], { storyTaken: { '01': 1 } }).until('page');
    expect(taken.decision).toMatchObject({ page: '01-back', reader: 1 });
    const full = storyScoring([{}, {}], { storyCards: ['06'], tileDiscs: { L10: 3 } }).until('page');
    expect(full.decision).toMatchObject({ page: '06-back', reader: 0 });
    const alone = storyScoring([{}], { storyTaken: { '01': 1 } }).until('page');
    expect(alone.decision).toMatchObject({ page: '01-back', reader: 0 });
  });

  test('MA-28.20: back, its instructions, then the next card and its instructions', () => {
    const table = storyScoring([{}, {}], { storyTaken: { '01': 0 } }).until('page');
    readOn(table, 1);
    expect(storyline(table)).toMatchObject({ page: '02-front', cards: [{ id: '02', tile: '' }] });
    readOn(table);
    expect(storyline(table).cards).toEqual([{ id: '02', tile: 'ST2', at: '8', fulfilled: false }]);
    expect(legacyOf(table)).toEqual(['L5']);
    expect(table.view().round).toBe(2);
  });

  test('MA-28.21: votes are secret until all are cast; most win, and the reader decides between equals', () => {
    const asked = () => {
      const table = storyScoring([{}, {}, {}], { storyCards: ['02'], storyTaken: { '02': 2 } }).until('page');
      readOn(table);
      return table;
    };
    const table = asked();
    table.play({ kind: 'vote', choice: '02-b' });
    expect(table.view(1).storyline?.votes).toEqual(['', '', '']);
    expect(table.view(0).storyline?.votes).toEqual(['02-b', '', '']);
    voteFor(table, '02-a', '02-b');
    expect(storyline(table)).toMatchObject({
      choices: ['02-b'],
      votes: ['02-b', '02-a', '02-b'],
      page: '04-front',
    });
    const two = storyScoring([{}, {}], { storyCards: ['02'], storyTaken: { '02': 1 } }).until('page');
    readOn(two);
    voteFor(two, '02-a', '02-b', '02-b');
    expect(two.heard('vote-tied')).toMatchObject([{ seat: 1 }]);
    expect(storyline(two).choices).toEqual(['02-b']);
  });

  test('MA-28.22: what is not fulfilled stays as it is, and no quest is laid', () => {
    const table = storyScoring([{}, {}]);
    const before = table.view().questPile;
    table.until('sail');
    expect(table.view().questPile).toBe(before);
    expect(storyline(table)).toMatchObject({ pages: [], cards: [{ id: '01', at: '15' }] });
  });

  test('MA-28.23: at the final scoring the next card waits for the next game', () => {
    const table = storyScoring([{}, {}], { round: 4, storyTaken: { '01': 0 } }).until('page');
    expect(readOn(table)).toEqual(['01-back']);
    expect(table.result).toBeDefined();
    expect(storyline(table).cards).toEqual([{ id: '02', tile: '', at: '', fulfilled: false }]);
    expect(table.view().legacy).toEqual([]);
    const next = storyGame(2, handedOn(table));
    expect(readOn(next)).toEqual(['02-front']);
    expect(legacyOf(next)).toEqual(['L5']);
  });
});
