/** Set-up, months, ends of chapters, and what is carried on. */
import { chanceFrom, checkTable, must } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { cardOf } from '../../src/box.ts';
import { CONTENT } from '../../src/built-in-content.ts';
import { portRoyal } from '../../src/index.ts';
import { TestTable, box, fresh, given, shuffledCards } from '../table.ts';
import {
  COMPETITIVE,
  COOPERATIVE,
  VARIABLE,
  adventure,
  begun,
  missionView,
  playerOf,
  readOn,
  readPages,
  storyState,
} from './table.ts';

const campaign = must(portRoyal.campaign);
const chapterOne = { ...COOPERATIVE, chapter: '1', draft: false, randomStart: false };

function withCarry(
  seats: number,
  options: Readonly<Record<string, string | boolean>>,
  carry: object,
): TestTable {
  const asked = { ...chapterOne, ...options };
  const read = campaign.read({ ...campaign.begin(asked), ...carry });
  return new TestTable(portRoyal.setup(seats, asked, chanceFrom('carry'), read));
}

describe('set-up', () => {
  test('PR-20.3 PR-20.4 modes, numbers of players and options', () => {
    const asked = (mode: string, seats: number, more = {}) =>
      checkTable(portRoyal.meta, seats, { mode, ...more }).ok;
    expect([1, 4, 5].map((seats) => asked('adventure-cooperative', seats))).toEqual([true, true, false]);
    for (const mode of ['adventure-competitive', 'adventure-variable']) {
      expect([1, 2, 4, 5].map((seats) => asked(mode, seats))).toEqual([false, true, true, false]);
    }
    expect(asked('adventure-cooperative', 2, { setsSail: true })).toBe(false);
    expect(asked('adventure-cooperative', 2, { chapter: '6' })).toBe(false);
  });

  test('PR-20.5 PR-25.19 the draw pile is the base game and what the title card demands', () => {
    const cards = (chapter: string) =>
      fresh(2, { ...COOPERATIVE, chapter }).dealt.length - shuffledCards('base');
    expect(['1', '2', '3', '4', '5'].map(cards)).toEqual([0, 12, 22, 27, 37]);
  });

  test('PR-20.6 PR-20.8 PR-20.9 one card each and its side, clockwise; then the treasure', () => {
    const table = fresh(3, { ...COMPETITIVE, chapter: '1', draft: false });
    expect([0, 1, 2].map((seat) => table.coins(seat))).toEqual([0, 0, 0]);
    const chosen = [0, 1, 2].map((seat) => {
      expect(table.decision).toMatchObject({ kind: 'adventurer', seat });
      expect(table.legal).toHaveLength(2);
      const [move] = table.legal;
      table.play(must(move));
      return playerOf(table, seat).adventurer;
    });
    const treasures = chosen.map(
      (id) => CONTENT.adventure.adventurers.find((one) => one.id === id)?.treasure,
    );
    expect([0, 1, 2].map((seat) => table.coins(seat))).toEqual(treasures);
    expect(playerOf(table, 0)).toMatchObject({ crowns: 0, markers: 4 });
    expect(table.whyNot({ kind: 'adventurer', adventurer: 'grace-may' })).toBeDefined();
  });

  test('PR-20.7 a draft goes to the right, the first player last', () => {
    const table = fresh(4, { ...COMPETITIVE, chapter: '1', draft: true });
    const order: number[] = [];
    const choices: number[] = [];
    while (table.decision?.kind === 'adventurer') {
      order.push(table.seat);
      choices.push(table.legal.length);
      table.play(must(table.legal[0]));
    }
    expect(order).toEqual([3, 2, 1, 0]);
    expect(choices).toEqual([10, 8, 6, 4]);
  });

  test('PR-20.10 PR-20.11 PR-20.12 the event deck by mode and number of players', () => {
    const deck = (mode: string, seats: number) => {
      const { eventDeck } = storyState(fresh(seats, { mode, chapter: '1', draft: false }));
      return eventDeck.map((event) => must(CONTENT.adventure.events[event]).mark);
    };
    const shape = (mode: string, seats: number) => {
      const [bottom, ...rest] = deck(mode, seats);
      return [bottom, rest.filter((mark) => mark === 0).length, rest.filter((mark) => mark === 1).length];
    };
    expect([1, 2, 3, 4].map((seats) => shape('adventure-cooperative', seats))).toEqual([
      [2, 1, 1],
      [2, 1, 1],
      [2, 2, 0],
      [2, 3, 0],
    ]);
    expect([2, 3, 4].map((seats) => shape('adventure-competitive', seats))).toEqual([
      [2, 3, 1],
      [2, 4, 0],
      [2, 4, 0],
    ]);
    expect(shape('adventure-variable', 3)).toEqual([3, 4, 0]);
  });

  test('PR-20.13 PR-20.14 PR-20.15 title, then the first card, its cards and its mission', () => {
    const table = fresh(2, chapterOne);
    table.play(must(table.legal[0])).play(must(table.legal[0]));
    expect(table.decision).toMatchObject({ kind: 'page', page: 'cover', reader: 0 });
    readOn(table);
    expect(table.heard('page').map(({ page, reader }) => [page, reader])).toEqual([
      ['cover', 0],
      ['10', 0],
    ]);
    expect(table.heard('added')).toEqual([{ key: 'added', cards: 12 }]);
    expect(missionView(table, '10')).toMatchObject({ inPlay: true, claims: [] });
    expect(table.view.adventure).toMatchObject({ chapter: 1, month: 1, groups: ['ares'] });
  });

  test('PR-20.16 a page waits for all, or for its reader', () => {
    const table = fresh(2, chapterOne);
    table.play(must(table.legal[0])).play(must(table.legal[0]));
    expect(portRoyal.pending(table.state)).toHaveLength(2);
    expect(table.whyNot({ kind: 'turn-page', page: 'cover' }, 1)).toBeDefined();
    portRoyal.apply(table.state, 1, { kind: 'read', page: 'cover' }, undefined);
    expect(portRoyal.pending(table.state)).toHaveLength(1);
    const other = fresh(2, chapterOne);
    other.play(must(other.legal[0])).play(must(other.legal[0]));
    other.play({ kind: 'turn-page', page: 'cover' });
    expect(other.decision).toMatchObject({ page: '10' });
  });

  test('PR-20.14 PR-25.4 cards that are there already are not added again', () => {
    const table = readOn(withCarry(2, {}, { groups: ['ares'] }));
    expect(table.heard('added')).toEqual([]);
    expect(table.everyCard()).toHaveLength(shuffledCards('base') + 12);
  });
});

describe('months', () => {
  /** A table whose next event is the month's end. */
  const lastTurn = (position: object) => adventure({ events: [], deck: ['sailor 3'], ...position });

  test('PR-22.2 PR-22.3 PR-22.5 an arrow: the next card, read by the player who turned over the month’s end', () => {
    const table = lastTurn({}).quietTurn();
    expect(table.decision).toMatchObject({ kind: 'page', page: '11', reader: 1 });
    readPages(table);
    expect(table.view.adventure?.missions.map(({ id }) => id)).toEqual(['10', '11']);
  });

  test('PR-22.4 a question: the tick if at least one player has completed the mission, the cross if none', () => {
    const after = (position: object) =>
      lastTurn({ missions: ['10', '11'], ...position }).quietTurn().decision;
    expect(after({ completed: { 10: [1] } })).toMatchObject({ page: '12' });
    expect(after({})).toMatchObject({ page: '13' });
  });

  test('PR-22.2 fist and handshake lead to different cards', () => {
    const at = (mode: string) =>
      lastTurn({ options: { mode }, missions: ['10', '11', '12', '14'], completed: { 12: [0] } }).quietTurn()
        .decision;
    expect(at('adventure-competitive')).toMatchObject({ page: '16' });
    expect(at('adventure-cooperative')).toMatchObject({ page: 'lost-1' });
  });

  test('PR-22.6 PR-22.7 PR-22.8 PR-22.9 the events come again in the same order, behind a new one', () => {
    const table = adventure({
      event: 'event-alms',
      events: ['event-fair-wind'],
      deck: ['sailor 3', 'captain'],
    });
    table.quietTurn().quietTurn();
    readPages(table);
    expect(table.view.adventure).toMatchObject({ month: 2, event: 'event-months-end' });
    expect(table.view.adventure?.events).toEqual(['', 'event-alms', 'event-fair-wind', 'event-months-end']);
    expect(table.decision).toMatchObject({ kind: 'discover', seat: 0 });
    for (let seed = 0; seed < 5; seed++) {
      const other = portRoyal.redeal(table.state, 0, [seed, 1, 2, 3, 0]).adventure;
      expect(other?.eventDeck.slice(0, 3)).toEqual(storyState(table).eventDeck.slice(0, 3));
    }
  });

  test('PR-22.7 when no event is left, none is added', () => {
    const table = lastTurn({});
    storyState(table).eventsAside = [];
    readPages(table.quietTurn());
    expect(table.view.adventure?.events).toEqual(['event-months-end']);
  });

  test('PR-22.10 after the last card the month starts again', () => {
    const table = lastTurn({ missions: ['10', '11', '12', '14', '16'] }).quietTurn();
    expect(table.decision?.kind).toBe('discover');
    expect(table.view.adventure).toMatchObject({ month: 2 });
    expect(table.view.adventure?.missions).toHaveLength(5);
  });

  test('PR-23.25 PR-23.26 effects of cards 32, 48 and 58', () => {
    const becalmed = lastTurn({ options: { ...COMPETITIVE, chapter: '3' }, missions: ['30', '31'] });
    readPages(becalmed.quietTurn());
    expect([becalmed.coins(0), becalmed.coins(1)]).toEqual([4, 4]);
    const fine = lastTurn({
      options: { ...COOPERATIVE, chapter: '4' },
      missions: ['40', '41', '42', '44'],
      players: [{ coins: 1 }, {}],
    });
    readPages(fine.quietTurn());
    expect([fine.coins(0), fine.coins(1)]).toEqual([0, 1]);
    const tide = lastTurn({
      options: { ...COMPETITIVE, chapter: '5' },
      missions: ['50', '51', '52', '54'],
      completed: { 52: [0] },
      players: [{}, { coins: 4 }],
    });
    readPages(tide.quietTurn());
    expect(tide.decision).toMatchObject({ kind: 'buy-crowns', seat: 1, most: 2 });
    tide.play({ kind: 'buy-crowns', crowns: 2 });
    expect(playerOf(tide, 1).crowns).toBe(2);
  });

  test('PR-25.13 PR-25.14 a marker for 8 coins at the month’s end of card 32, in competition only', () => {
    const position = { missions: ['30', '31', '32'], players: [{ coins: 8, markers: 3 }, { coins: 7 }] };
    const table = lastTurn({ options: { ...COMPETITIVE, chapter: '3' }, ...position }).quietTurn();
    expect(table.decision).toMatchObject({ kind: 'buy-marker', seat: 0, price: 8 });
    expect(table.whyNot({ kind: 'done' })?.rule).toBe('PR-25.13');
    table.play({ kind: 'buy-marker', take: true });
    expect([table.coins(0), playerOf(table, 0).trophy]).toEqual([0, true]);
    expect(table.view.adventure?.missions.every(({ claims }) => claims.length === 0)).toBe(true);
    const together = lastTurn({ options: { ...COOPERATIVE, chapter: '3' }, ...position }).quietTurn();
    expect(together.decision).toMatchObject({ kind: 'page', page: '34' });
  });
});

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
    { crowns: 4 },
  ];

  test('PR-25.1 PR-25.2 PR-25.3 won with all missions, markers and influence; the turn is not played', () => {
    const table = given({ ...end, completed: done, players: strong }).quietTurn();
    expect(table.view.adventure?.goals).toEqual({
      missions: { has: 4, needs: 4 },
      markers: { has: 5, needs: 5 },
      influence: { has: 20, needs: 19 },
    });
    expect(table.decision).toMatchObject({ kind: 'page', page: '61', reader: 1 });
    expect(table.result).toBeUndefined();
    readPages(table);
    expect(table.result).toMatchObject({ ranking: [1, 1], scores: [18, 2] });
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
    const first = campaign.begin(chapterOne);
    const lost = readPages(given({ ...end, players: [{}, {}] }).quietTurn());
    const again = campaign.after(first, lost.state);
    expect(again).toMatchObject({ chapter: 1, defeats: 1, lost: 1, won: 0, groups: ['ares'] });
    expect(campaign.next(again, chapterOne)).toMatchObject({
      chapter: 1,
      players: { min: 1, max: 4 },
      options: { chapter: '1' },
    });
    const won = readPages(given({ ...end, completed: done, players: strong }).quietTurn());
    const next = campaign.after(again, won.state);
    expect(next).toMatchObject({ chapter: 2, defeats: 0, lost: 1, won: 1, groups: ['ares'] });
    expect(campaign.view(next)).toMatchObject({ chapter: 2, chapters: 5, over: false });
    expect(campaign.next({ ...next, chapter: 6 }, chapterOne)).toBeUndefined();
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

  test('PR-20.5 every card of the game is somewhere', () => {
    const table = begun(2, { ...COMPETITIVE, chapter: '5', draft: true });
    expect(table.everyCard()).toHaveLength(shuffledCards('base', 'adventure'));
    expect(table.state.deck.every((number) => cardOf(box, number).set !== 'contracts')).toBe(true);
  });
});
