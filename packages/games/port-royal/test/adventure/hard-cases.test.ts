/** The hard cases from 124 to 152 that no other test of the adventure covers. */
import { must } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../../src/built-in-content.ts';
import { portRoyal } from '../../src/index.ts';
import { Outlook } from '../../src/outlook.ts';
import { given } from '../table.ts';
import {
  COMPETITIVE,
  COOPERATIVE,
  adventure,
  complete,
  missionMoves,
  missionView,
  playerOf,
  readPages,
  seenBy,
  storyState,
} from './table.ts';

const ARES = ['ares book', 'ares herbs'];
const TWELVE = { crowns: 18, expeditions: ['expedition 2 anchor 1 house'] };

const chapter = (number: string) => ({ options: { ...COMPETITIVE, chapter: number } });

/** A table whose next event is the month's end, in the turn of the second player. */
const lastTurn = (position: object) => adventure({ events: [], deck: ['sailor 3'], ...position });

describe('the month’s end', () => {
  test('124 PR-22.2 PR-22.3 PR-22.6 a marker is bought, the page read, its cards added, its effects follow, the deck is turned over', () => {
    const bought = lastTurn({
      ...chapter('3'),
      missions: ['30', '31', '32'],
      players: [{ coins: 8 }, {}],
    }).quietTurn();
    expect(bought.heard('page')).toEqual([]);
    bought.play({ kind: 'buy-marker', take: true });
    expect(bought.decision).toMatchObject({ kind: 'page', page: '34' });
    expect(bought.heard('month-over')).toEqual([]);
    const added = lastTurn({ ...chapter('4'), missions: ['40'] }).quietTurn();
    expect(added.heard('added')).toEqual([]);
    readPages(added);
    expect(added.heard('added')).toHaveLength(1);
    const order = added.events.map(({ key }) => key);
    expect(order.indexOf('added')).toBeLessThan(order.indexOf('month-over'));
    const paid = readPages(lastTurn({ ...chapter('3'), missions: ['30', '31'] }).quietTurn());
    const keys = paid.events.map(({ key }) => key);
    expect(keys.indexOf('event-gain')).toBeLessThan(keys.indexOf('month-over'));
    expect(paid.decision).toMatchObject({ kind: 'discover', seat: 1 });
  });

  test('126 PR-22.1 PR-22.4 a player who could complete the mission in discovery is too late for the question', () => {
    const table = lastTurn({ missions: ['10', '11'], players: [{}, { cargo: ARES }] }).quietTurn();
    expect(table.decision).toMatchObject({ kind: 'page', page: '13' });
    expect(missionMoves(readPages(table), '10')).toHaveLength(1);
  });

  test('127 PR-22.4 PR-23.21 PR-25.14 neither the first space of a mission nor a marker in the box is one on it', () => {
    const table = adventure({ ...chapter('5'), missions: ['50', '51', '52'], steps: { 52: [1, 1] } });
    expect(missionView(table, '52')).toMatchObject({ claims: [], steps: [1, 1] });
    const boxed = lastTurn({
      ...chapter('3'),
      missions: ['30', '31', '32'],
      players: [{ coins: 8 }, {}],
    }).quietTurn();
    boxed.play({ kind: 'buy-marker', take: true });
    expect(boxed.decision).toMatchObject({ page: '34' });
  });

  test('145 PR-25.13 PR-23.22 with its only marker bound a player has nothing to sell', () => {
    const position = (markers: number, steps: number[]) => {
      const table = lastTurn({
        options: { mode: 'adventure-variable' },
        missions: ['52'],
        steps: { 52: steps },
        deck: ['sailor 3', 'captain'],
        players: [{ coins: 10, markers }, {}],
      });
      return table.draw(2).stop().pass().decision;
    };
    expect(position(1, [1, 0])).toMatchObject({ kind: 'discover', seat: 1 });
    expect(position(1, [0, 0])).toMatchObject({ kind: 'buy-marker', seat: 0 });
    expect(position(2, [1, 0])).toMatchObject({ kind: 'buy-marker', seat: 0 });
  });

  test('146 PR-25.14 PR-23.6 a bought marker takes no first place', () => {
    const table = lastTurn({
      options: { mode: 'adventure-variable' },
      missions: ['10'],
      players: [{ coins: 10 }, { cargo: ARES }],
    }).quietTurn();
    table.play({ kind: 'buy-marker', take: true });
    const before = table.coins(1);
    complete(table, '10');
    expect([table.coins(1), missionView(table, '10').claims]).toEqual([before + 2, [1]]);
  });
});

describe('ends', () => {
  test('129 PR-21.11 PR-25.9 crowns paid after the end was triggered leave it triggered', () => {
    const table = adventure({
      ...chapter('5'),
      missions: ['50', '51', '53', '56'],
      players: [
        { crowns: 18, expeditions: ['expedition 2 anchor'], persons: ['pirate 5', 'sailor 3'], markers: 2 },
        {},
      ],
    });
    expect([table.influence(0) >= 12, table.view.ending]).toEqual([true, true]);
    complete(table, '56');
    expect([table.influence(0) < 12, table.view.ending]).toEqual([true, true]);
  });

  test('131 PR-21.12 PR-23.8 a mission that asks for influence counts that of crowns', () => {
    const at = (crowns: number) =>
      missionMoves(
        adventure({
          ...chapter('5'),
          missions: ['50', '51', '52', '54'],
          players: [{ crowns, expeditions: ['expedition 2 anchor'] }, {}],
        }),
        '54',
      ).length;
    expect([at(6), at(10)]).toEqual([0, 1]);
  });

  test('147 PR-25.2 PR-21.5 alone: one marker for each mission, four at most', () => {
    const alone = given({
      options: COOPERATIVE,
      missions: ['10', '11', '12', '14'],
      completed: { 10: [0], 11: [0], 12: [0], 14: [0] },
      players: [{}],
    });
    expect(alone.view.adventure?.goals).toMatchObject({
      missions: { has: 4, needs: 4 },
      markers: { has: 4, needs: 4 },
    });
    expect(playerOf(alone, 0).markers).toBe(0);
    const two = given({ options: COOPERATIVE, completed: { 10: [0, 1] }, players: [{}, {}] });
    expect(two.view.adventure?.goals).toMatchObject({ missions: { has: 1, needs: 1 }, markers: { has: 2 } });
  });

  test('148 PR-23.24 PR-25.2 card 9 does not ask for a mission that is not in play', () => {
    const table = given({
      options: { ...COOPERATIVE, chapter: '3' },
      missions: ['30', '31', '32'],
      players: [{}, {}],
    });
    expect(table.view.adventure?.goals?.missions).toEqual({ has: 0, needs: 2 });
  });

  test('149 PR-25.1 PR-25.2 a crown bought at the audience before the month’s end counts', () => {
    const table = given({
      options: COOPERATIVE,
      missions: ['10', '11', '12', '14'],
      completed: { 10: [0], 11: [0, 1], 12: [1], 14: [0] },
      players: [
        { ...TWELVE, coins: 2 },
        { coins: 2, crowns: 17, persons: ['admiral'] },
      ],
      events: ['event-audience'],
      deck: ['sailor 3', 'captain'],
    });
    const goals = () => must(table.view.adventure?.goals ?? undefined).influence.has;
    const before = goals();
    table.quietTurn();
    expect(table.decision).toMatchObject({ kind: 'buy-crowns', seat: 1 });
    table.play({ kind: 'buy-crowns', crowns: 1 });
    expect(goals()).toBe(before + 1);
    table.quietTurn();
    expect(table.events.findLast(({ key }) => key === 'chapter-over')).toMatchObject({
      influence: before + 1,
    });
  });

  test('152 PR-25.1 every path of a cooperative chapter leads to card 9 within five months', () => {
    const { stories, chapters } = CONTENT.adventure;
    const months = (id: string): number => {
      if (id === 'end') return 0;
      const link = must(stories.find((story) => story.id === id)).monthEnd.cooperative;
      const next = 'read' in link ? [link.read] : [link.done, link.undone];
      return 1 + Math.max(...next.map(months));
    };
    expect(chapters.map(({ first }) => months(first)).every((count) => count <= 5)).toBe(true);
  });
});

describe('ships and the harbour', () => {
  const phase = 'trade' as const;

  test('132 PR-23.5 PR-23.12 a kept Ares ship is used once, as a ship or as its cargo', () => {
    const table = adventure({
      ...chapter('2'),
      missions: ['20', '21', '24'],
      players: [{ cargo: ARES }, {}],
    });
    complete(table, '24');
    expect(playerOf(table, 0).cargo).toEqual([]);
    const one = adventure({
      ...chapter('2'),
      missions: ['20', '21', '24'],
      players: [{ cargo: ['ares book'] }, {}],
    });
    expect(missionMoves(one, '24')).toEqual([]);
  });

  test('133 PR-24.6 without a coin a ship is kept only if a trader’s coin pays the fee', () => {
    const after = (persons: string[]) =>
      adventure({
        groups: ['rum'],
        harbour: ['red rum'],
        players: [{}, { coins: 0, persons }],
        phase,
      }).done();
    expect(after([]).legal.some(({ kind }) => kind === 'keep')).toBe(false);
    const table = after(['trader red']);
    table.play({ kind: 'keep', card: table.id('red rum') });
    expect([table.coins(0), table.coins(1)]).toEqual([4, 0]);
  });

  test('134 PR-22.21 Free Port pays the active player card by card', () => {
    const table = adventure({
      event: 'event-free-port',
      harbour: ['blue 2/1', 'red 1/1'],
      players: [{}, { persons: ['governor'] }],
      phase,
    }).done();
    table.trade('blue 2/1').trade('red 1/1');
    expect([table.coins(0), table.coins(1)]).toEqual([5, 6]);
  });

  test('136 PR-22.14 PR-2.23 no sabres are enough for a skull, with or without the swell', () => {
    const players = [{ persons: ['tybuk', 'tybuk', 'tybuk'] }, {}];
    for (const event of ['event-rough-swell', 'event-sea-fog', 'event-alms']) {
      const table = adventure({ event, players, deck: ['red 3/S'] }).draw();
      expect(table.decision?.kind, event).toBe('discover');
      expect(table.view.harbour).toHaveLength(1);
    }
  });

  test('138 PR-22.22 PR-23.21 after Red Spear mission 52 needs a first card that does not stay', () => {
    const after = (card: string) => {
      const table = adventure({
        ...chapter('5'),
        missions: ['50', '51', '52'],
        events: ['event-red-spear'],
        deck: ['sailor 3', 'captain', 'ares book', card],
      });
      table.draw(2).stop().pass();
      expect(table.whyNot({ kind: 'stop' })).toBeDefined();
      return table.draw().stop();
    };
    expect(after('priest').decision?.kind).toBe('take');
    expect(after('tax sabres').decision).toMatchObject({ kind: 'mission', mission: '52' });
  });

  test('142 PR-23.20 PR-22.20 the card fewer of mission 51 comes off after governors and Late Tide', () => {
    const left = (position: object) => {
      const table = adventure({
        ...chapter('5'),
        missions: ['50', '51'],
        harbour: ['sailor 3', 'captain', 'priest'],
        deck: ['blue 1/1'],
        players: [{ coins: 5 }, {}],
        ...position,
      });
      return table.draw().stop().play({ kind: 'mission', mission: '51', ships: [] }).decision;
    };
    expect(left({})).toMatchObject({ kind: 'take', seat: 1 });
    expect(left({ event: 'event-late-tide' })).toMatchObject({ kind: 'take', seat: 0, left: 1 });
    expect(left({ players: [{ coins: 5, persons: ['governor'] }, {}] })).toMatchObject({ seat: 0, left: 1 });
  });

  test('142 PR-22.20 the table promises the card of Late Tide before the player stops', () => {
    const outlook = new Outlook(CONTENT);
    const takes = (event: string) => outlook.takes(adventure({ event, harbour: ['blue 1/1'] }).view);
    expect([takes('event-alms'), takes('event-late-tide')]).toEqual([1, 2]);
  });
});

describe('what is known', () => {
  test('140 PR-24.9 PR-14.3 a card that a sentinel saw may be drawn as a coin, and only this player knows it', () => {
    const table = adventure({
      options: { mode: 'adventure-variable' },
      missions: ['10'],
      players: [{ persons: ['sentinel'], cargo: ARES }, {}],
      deck: ['captain', 'tax', 'blue 2/1'],
    });
    table.play({ kind: 'look' });
    const [card = ''] = seenBy(table, 0).seen;
    table.play({ kind: 'put-back', card });
    const known = must(table.state.deck.at(-1));
    complete(table, '10');
    expect(table.state.coins[0]).toContain(known);
    const isCoinFor = (viewer: number, seed: number) =>
      portRoyal.redeal(table.state, viewer, [seed, 1, 2, 3, 0]).coins[0]?.includes(known);
    const seeds = Array.from({ length: 20 }, (_, seed) => seed);
    expect(seeds.every((seed) => isCoinFor(0, seed))).toBe(true);
    expect(seeds.every((seed) => isCoinFor(1, seed))).toBe(false);
  });

  test('141 PR-20.14 PR-24.9 cards that join the draw pile end what a sentinel knows of it', () => {
    const table = lastTurn({
      ...chapter('2'),
      missions: ['20'],
      players: [{ persons: ['sentinel'] }, {}],
      deck: ['sailor 3', 'captain', 'priest', 'blue'],
    });
    storyState(table).peeked[0] = table.state.deck.slice(-3);
    readPages(table.quietTurn());
    expect(table.heard('added')).toHaveLength(1);
    expect(seenBy(table, 0).seen).toEqual([]);
  });

  test('143 PR-23.19 PR-12.25 all who lost coins are asked for mission 50, from the active player on', () => {
    const table = adventure({
      ...chapter('5'),
      missions: ['50'],
      active: 1,
      players: [{ coins: 12 }, { coins: 12 }, { coins: 3 }],
      deck: ['tax influence'],
    }).draw();
    expect(table.decision).toMatchObject({ kind: 'mission', mission: '50', seat: 1 });
    table.play({ kind: 'decline' });
    expect(table.decision).toMatchObject({ kind: 'mission', mission: '50', seat: 0 });
    table.play({ kind: 'mission', mission: '50', ships: [] });
    expect(portRoyal.pending(table.state)).toMatchObject([{ kind: 'discover', seat: 1 }]);
  });
});
