/** How chapters end, and what is carried on. */
import { must } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../../src/built-in-content.ts';
import { portRoyal } from '../../src/index.ts';
import { given, shuffledCards } from '../table.ts';
import {
  CHAPTER_ONE,
  COOPERATIVE,
  VARIABLE,
  adventure,
  begun,
  playerOf,
  readPages,
  storyState,
  withCarry,
} from './table.ts';

const campaign = must(portRoyal.campaign);

describe('cooperative ends', () => {
  const end = {
    options: COOPERATIVE,
    missions: ['10', '11', '12', '14'] as const,
    events: [],
    deck: ['sailor 3'],
  };
  const done = { 10: [0], 11: [0, 1], 12: [1], 14: [0] };
  const strong = [
    { expeditions: ['expedition 2 anchor 1 house', 'expedition 2 cross 1 house'], crowns: 18 },
    { expeditions: ['expedition 2 anchor'], crowns: 18 },
  ];

  test('PR-25.1 PR-25.2 PR-25.3 won with all missions, markers and influence; the turn is not played', () => {
    const table = given({ ...end, completed: done, players: strong }).quietTurn();
    expect(table.view.adventure?.goals).toEqual({
      missions: { has: 4, needs: 4 },
      markers: { has: 5, needs: 5 },
      influence: { has: 28, needs: 28 },
    });
    expect(table.decision).toMatchObject({ kind: 'page', page: '61', reader: 1 });
    expect(table.result).toBeUndefined();
    readPages(table);
    expect(table.result).toMatchObject({ ranking: [1, 1], scores: [18, 10] });
    expect(table.result?.breakdown[0]).toEqual({ persons: 0, expeditions: 12, crowns: 6 });
  });

  test.each([
    ['a mission', { completed: { ...done, 14: [] }, players: strong }],
    ['a marker', { completed: { ...done, 11: [0] }, players: strong }],
    ['influence', { completed: done, players: [{ crowns: 18 }, {}] }],
  ])('PR-25.2 lost for want of %s', (_name, position) => {
    const table = readPages(given({ ...end, ...position }).quietTurn());
    expect(table.heard('page').map(({ page }) => page)).toEqual(['lost-1']);
    expect(table.result?.ranking).toEqual([2, 2]);
  });

  test('PR-25.8 12 influence do not end a cooperative chapter', () => {
    const table = given({
      options: COOPERATIVE,
      players: [{ crowns: 18, expeditions: ['expedition 2 anchor 1 house'], markers: 0 }, {}],
    });
    expect(table.view.ending).toBe(false);
  });

  test('PR-25.4 PR-25.5 PR-25.7 PR-25.18 PR-25.20 what is carried on after a defeat and a win', () => {
    const first = campaign.begin(CHAPTER_ONE);
    const lost = readPages(given({ ...end, players: [{}, {}] }).quietTurn());
    const again = campaign.after(first, lost.state);
    expect(again).toMatchObject({ chapter: 1, defeats: 1, lost: 1, won: 0, groups: ['ares'] });
    expect(campaign.next(again, CHAPTER_ONE)).toMatchObject({
      chapter: 1,
      players: { min: 1, max: 4 },
      options: { chapter: '1' },
    });
    const won = readPages(given({ ...end, completed: done, players: strong }).quietTurn());
    const next = campaign.after(again, won.state);
    expect(next).toMatchObject({ chapter: 2, defeats: 0, lost: 1, won: 1, groups: ['ares'] });
    expect(campaign.view(next)).toMatchObject({ chapter: 2, chapters: 5, over: false });
    expect(campaign.next({ ...next, chapter: 6 }, CHAPTER_ONE)).toBeUndefined();
    expect(() => campaign.read({ ...next, groups: ['whales'] })).toThrow('groups');
    expect(campaign.view({ ...next, pages: ['cover', '10', '61'] }).pages).toEqual([
      { page: 'cover', chapter: 1 },
      { page: '10', chapter: 1 },
      { page: '61', chapter: 1 },
    ]);
  });

  test('PR-25.5 PR-25.6 3 more coins for each defeat; the last player takes the rest', () => {
    const table = withCarry(2, {}, { defeats: 2 });
    table.play(must(table.legal[0])).play(must(table.legal[0]));
    const before = [table.coins(0), table.coins(1)];
    expect(table.decision).toMatchObject({ kind: 'share', seat: 0, coins: 6 });
    table.play({ kind: 'share', coins: 2 });
    expect([table.coins(0), table.coins(1)]).toEqual([must(before[0]) + 2, must(before[1]) + 4]);
    const other = withCarry(2, { chapter: '2' }, { chapter: 2, defeats: 0 });
    expect(storyState(other).extraCoins).toBe(0);
  });
});

describe('competitive ends', () => {
  const twelve = { crowns: 18, expeditions: ['expedition 2 anchor 1 house'] };

  test('PR-25.9 the end takes 12 influence and the trophy', () => {
    expect(adventure({ players: [{ ...twelve, markers: 3 }, {}] }).view.ending).toBe(false);
    expect(adventure({ players: [{ ...twelve, markers: 2 }, {}] }).view.ending).toBe(true);
    const table = adventure({ players: [{ ...twelve, markers: 3, cargo: ['ares book', 'ares herbs'] }, {}] });
    table.play({ kind: 'mission', mission: '10', ships: playerOf(table, 0).cargo });
    expect(table.view.ending).toBe(true);
  });

  test('PR-25.10 PR-25.15 the round is played out, then the end card is read by a winner', () => {
    const table = adventure({
      players: [{ ...twelve, markers: 2 }, {}],
      deck: ['sailor 3', 'captain'],
      events: ['event-alms'],
    });
    table.quietTurn();
    expect(table.seat).toBe(1);
    table.quietTurn();
    expect(table.decision).toMatchObject({ kind: 'page', page: '61', reader: 0 });
    readPages(table);
    expect(table.result?.ranking).toEqual([1, 2]);
    expect(
      campaign.after(campaign.begin({ mode: 'adventure-competitive', chapter: '1' }), table.state),
    ).toMatchObject({ chapter: 2, won: 1 });
  });

  test('PR-25.11 PR-25.12 only the trophy wins; ties by markers, then coins', () => {
    const ended = (players: object[]) => {
      const table = adventure({ players, first: 0, active: 1, deck: ['sailor 3'] });
      return readPages(table.quietTurn()).result;
    };
    const other = { crowns: 18, expeditions: ['expedition 2 cross 1 house'] };
    expect(
      ended([
        { ...twelve, markers: 2 },
        { ...other, persons: ['sailor 7'], markers: 3 },
      ]),
    ).toMatchObject({ ranking: [1, 2], decidedBy: ['trophy'] });
    expect(
      ended([
        { ...twelve, markers: 2 },
        { ...other, markers: 1 },
      ]),
    ).toMatchObject({ ranking: [2, 1], decidedBy: ['markers'] });
    expect(
      ended([
        { ...twelve, markers: 2, coins: 5 },
        { ...other, markers: 2, coins: 4 },
      ]),
    ).toMatchObject({ ranking: [1, 2], decidedBy: ['coins'] });
    expect(
      ended([
        { ...twelve, markers: 2 },
        { ...other, markers: 2 },
      ])?.ranking,
    ).toEqual([1, 1]);
  });

  test('PR-25.16 variable: four starred missions and all 39 cards, no story', () => {
    const table = begun(2, { ...VARIABLE, draft: false });
    expect(table.heard('page')).toEqual([]);
    const { missions = [], chapter, groups } = table.view.adventure ?? {};
    expect([missions.length, chapter, groups?.length]).toEqual([4, 0, 7]);
    for (const { id } of missions) {
      expect(CONTENT.adventure.stories.find((story) => story.id === id)?.mission.starred).toBe(true);
    }
    expect(table.everyCard()).toHaveLength(shuffledCards('base', 'adventure'));
  });

  test('PR-25.17 variable: a marker for 10 coins at each month’s end, then a new month', () => {
    const table = given({
      options: { ...VARIABLE },
      missions: ['10'],
      players: [{ coins: 10 }, {}],
      events: [],
      deck: ['sailor 3'],
    });
    table.quietTurn();
    expect(table.decision).toMatchObject({ kind: 'buy-marker', seat: 0, price: 10 });
    table.play({ kind: 'buy-marker', take: false });
    expect(table.view.adventure?.month).toBe(2);
    expect(table.decision).toMatchObject({ kind: 'discover', seat: 1 });
  });
});
