/** Missions, markers and crowns. */
import { describe, expect, test } from 'vitest';
import {
  COOPERATIVE,
  VARIABLE,
  adventure,
  complete,
  missionMoves,
  missionView,
  playerOf,
  storyState,
} from './table.ts';

const ARES = ['ares book', 'ares herbs'];

describe('completing missions', () => {
  test('PR-21.1 PR-21.2 PR-23.3 PR-23.6 PR-23.12 mission 10 discards two Ares ships and unlocks the ability', () => {
    const table = adventure({ players: [{ cargo: ARES, adventurer: 'jean-blackbeard' }, {}] });
    expect(playerOf(table, 0)).toMatchObject({ unlocked: false, markers: 4 });
    complete(table, '10');
    expect(playerOf(table, 0)).toMatchObject({ unlocked: true, markers: 3, crowns: 1, cargo: [] });
    expect(table.coins(0)).toBe(5);
    expect(missionView(table, '10').claims).toEqual([0]);
    expect(table.state.discard).toHaveLength(2);
  });

  test('PR-23.2 PR-23.7 each player once; the second gains only the reward for all', () => {
    const table = adventure({
      completed: { 10: [1] },
      players: [{ cargo: [...ARES, 'ares herbs', 'ares book'] }, {}],
    });
    complete(table, '10');
    expect(table.coins(0)).toBe(3);
    expect(playerOf(table, 0).crowns).toBe(1);
    expect(missionMoves(table, '10')).toEqual([]);
    expect(table.whyNot({ kind: 'mission', mission: '10', ships: [] })?.rule).toBe('PR-23.2');
  });

  test('PR-23.1 PR-23.9 in discovery, in the player’s own part of trade and recruit, and after a bust', () => {
    const table = adventure({ players: [{}, { cargo: ARES }], deck: ['blue', 'sailor 3'] });
    table.draw().stop();
    table.done();
    expect(table.seat).toBe(1);
    expect(missionMoves(table, '10')).toHaveLength(1);
    const bust = adventure({ players: [{ cargo: ARES }, {}], harbour: ['blue 1/1'], deck: ['blue 3/5'] });
    expect(missionMoves(bust, '10')).toHaveLength(1);
    bust.draw();
    expect(bust.decision).toMatchObject({ kind: 'window', after: 'bust' });
    expect(missionMoves(bust, '10')).toHaveLength(1);
  });

  test('PR-23.4 PR-23.5 the player chooses among kept ships, each used once', () => {
    const table = adventure({
      options: { mode: 'adventure-competitive', chapter: '2' },
      missions: ['20', '21', '24'],
      players: [{ cargo: ['ares book', 'ares herbs', 'yellow rum'] }, {}],
    });
    expect(missionMoves(table, '24')).toHaveLength(3);
    const one = adventure({
      options: { mode: 'adventure-competitive', chapter: '2' },
      missions: ['20', '21', '24'],
      players: [{ cargo: ['yellow rum'] }, {}],
    });
    expect(missionMoves(one, '24')).toEqual([]);
    expect(one.whyNot({ kind: 'mission', mission: '24', ships: [] })?.rule).toBe('PR-23.1');
  });

  test('PR-21.3 PR-21.4 PR-21.5 trophy, 1 and 3 crowns, and then no marker is left', () => {
    const base = { options: { ...VARIABLE }, missions: ['10', '11', '30', '31'] as const };
    const third = adventure({ ...base, players: [{ cargo: ['ares book'], markers: 2 }, {}] });
    expect(playerOf(third, 0).trophy).toBe(true);
    complete(third, '31');
    expect(playerOf(third, 0)).toMatchObject({ markers: 1, crowns: 3 });
    const fourth = adventure({ ...base, players: [{ cargo: ['ares book'], markers: 1 }, {}] });
    complete(fourth, '31');
    expect(playerOf(fourth, 0)).toMatchObject({ markers: 0, crowns: 5 });
    const none = adventure({ ...base, players: [{ cargo: ['ares book'], markers: 0 }, {}] });
    expect(missionMoves(none, '31')).toEqual([]);
    expect(none.whyNot({ kind: 'mission', mission: '31', ships: [] })?.rule).toBe('PR-21.5');
    const second = adventure({ ...base, players: [{ cargo: ['ares book'], markers: 3 }, {}] });
    complete(second, '31');
    expect(second.heard('trophy')).toHaveLength(1);
  });

  test('PR-23.8 PR-23.13 PR-23.10 mission 13: 4 coins and a priest; a jack does not stand in', () => {
    const chapter = { missions: ['10', '11', '13'] as const };
    const rich = adventure({ ...chapter, players: [{ coins: 6, persons: ['priest', 'priest'] }, {}] });
    complete(rich, '13');
    expect(rich.coins(0)).toBe(2);
    const jack = adventure({ ...chapter, players: [{ coins: 6, persons: ['jack'] }, {}] });
    expect(missionMoves(jack, '13')).toEqual([]);
    const poor = adventure({ ...chapter, players: [{ coins: 3, persons: ['priest'] }, {}] });
    expect(missionMoves(poor, '13')).toEqual([]);
    const other = adventure({
      options: { ...VARIABLE },
      missions: ['13'],
      players: [{ coins: 4, persons: ['adventure-priest-01'] }, {}],
    });
    expect(missionMoves(other, '13')).toHaveLength(1);
  });

  test('PR-23.14 mission 15: 2 sabres and two Ares ships; reading it brings Ares ships back', () => {
    const table = adventure({
      missions: ['10', '11', '12', '15'],
      players: [{ cargo: ARES, persons: ['pirate'] }, {}],
    });
    expect(missionMoves(table, '15')).toHaveLength(1);
    const without = adventure({ missions: ['10', '11', '12', '15'], players: [{ cargo: ARES }, {}] });
    expect(missionMoves(without, '15')).toEqual([]);
    const read = adventure({
      missions: ['10', '11', '12'],
      discard: ['ares book', 'ares herbs', 'blue'],
      events: [],
      deck: ['sailor 3'],
    });
    read.draw().stop().pass();
    expect(read.heard('returned')).toEqual([]);
    while (read.decision?.kind === 'page') read.play({ kind: 'read', page: read.decision.page });
    expect(read.heard('returned')).toEqual([{ key: 'returned', cards: 2 }]);
    expect(read.view.discard).not.toContain('adventure-ares-book-01');
    expect(storyState(read).stories).toHaveLength(4);
  });

  test('PR-23.15 PR-23.17 PR-23.18 missions 30, 40 and 41', () => {
    const at = (chapter: string, missions: string[], player: object) =>
      adventure({
        options: { mode: 'adventure-competitive', chapter },
        missions: missions,
        players: [player, {}],
      });
    const explorer = at('3', ['30'], { expeditions: ['expedition 2 anchor'] });
    complete(explorer, '30');
    expect(explorer.view.players[0]?.expeditions).toHaveLength(1);
    expect(missionMoves(at('3', ['30'], {}), '30')).toEqual([]);
    const three = at('4', ['40'], { persons: ['sailor 3', 'sailor 3', 'trader red 3'] });
    expect(missionMoves(three, '40')).toHaveLength(1);
    const señorita = at('4', ['40'], { persons: ['sailor 3', 'sailor 3', 'captain', 'senorita'] });
    expect(missionMoves(señorita, '40')).toEqual([]);
    const fed = at('4', ['40', '41'], { cargo: ['ares herbs', 'red bread'] });
    complete(fed, '41');
    expect(playerOf(fed, 0).cargo).toEqual([]);
    expect(missionMoves(at('4', ['40', '41'], { cargo: ['ares book', 'red bread'] }), '41')).toEqual([]);
  });

  test('PR-21.7 an adventurer is no person for a mission', () => {
    const table = adventure({
      options: { ...VARIABLE },
      missions: ['21', '46'],
      players: [
        { adventurer: 'thomas-fishborn', markers: 3 },
        { adventurer: 'p-landman', markers: 3 },
      ],
    });
    expect(missionView(table, '21').lacks[0]).toEqual([1]);
    expect(missionView(table, '46').lacks[1]).toEqual([2]);
  });

  test('PR-23.24 PR-23.11 a mission of the other kind of play is not in play', () => {
    const table = adventure({
      options: { ...COOPERATIVE, chapter: '3' },
      missions: ['30', '31', '32'],
      players: [{ persons: ['jester'], cargo: ['red rum'] }, {}],
    });
    expect(missionView(table, '32').inPlay).toBe(false);
    expect(table.whyNot({ kind: 'mission', mission: '32', ships: [] })?.rule).toBe('PR-23.24');
  });
});

describe('crowns', () => {
  test('PR-20.9 PR-21.8 PR-21.10 PR-21.12 shields on 2, 4, 7, 10, 14 and 18 show 1 to 6 influence', () => {
    const influence = (crowns: number) => adventure({ players: [{ crowns }, {}] }).influence(0);
    expect([0, 1, 2, 3, 4, 6, 7, 9, 10, 13, 14, 17, 18].map(influence)).toEqual([
      0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6,
    ]);
  });

  test('PR-21.9 crowns beyond the last space are lost', () => {
    const table = adventure({ players: [{ crowns: 18, cargo: ARES }, {}] });
    complete(table, '10');
    expect(playerOf(table, 0).crowns).toBe(18);
  });

  test('PR-21.11 crowns paid may lose a shield again', () => {
    const table = adventure({
      options: { mode: 'adventure-competitive', chapter: '5' },
      missions: ['50', '51', '53', '56'],
      players: [{ crowns: 4, persons: ['pirate 5'] }, {}],
    });
    expect(table.influence(0)).toBe(3);
    complete(table, '56');
    expect(playerOf(table, 0).crowns).toBe(2);
    expect(table.influence(0)).toBe(2);
    const poor = adventure({
      options: { mode: 'adventure-competitive', chapter: '5' },
      missions: ['50', '51', '53', '56'],
      players: [{ crowns: 1, persons: ['pirate 5'] }, {}],
    });
    expect(missionMoves(poor, '56')).toEqual([]);
  });

  test('PR-25.21 a crown gained is something lasting', () => {
    const table = adventure({ players: [{ cargo: ARES }, {}] });
    table.state.quiet = 5;
    complete(table, '10');
    expect(table.state.quiet).toBe(0);
  });
});

describe('missions of one moment', () => {
  const chapter = (number: string) => ({ options: { mode: 'adventure-competitive', chapter: number } });

  test('PR-23.16 PR-23.11 mission 33 with the fourth colour, and it stays after a bust', () => {
    const table = adventure({
      ...chapter('3'),
      missions: ['30', '31', '32', '33'],
      harbour: ['yellow 1/1', 'blue 1/1', 'green 1/1'],
      deck: ['red 3/S', 'captain', 'priest', 'red 4/S'], // two of them are the reward
    });
    expect(missionMoves(table, '33')).toEqual([]);
    table.draw();
    expect(table.decision).toMatchObject({ kind: 'mission', mission: '33', seat: 0 });
    table.play({ kind: 'mission', mission: '33', ships: [] }).draw();
    expect(table.heard('busted')).toHaveLength(1);
    expect(missionView(table, '33').claims).toEqual([0]);
  });

  test('PR-23.16 mission 34 takes 5 coins as well, and declining it loses the moment', () => {
    const four = {
      ...chapter('3'),
      missions: ['30', '31', '32', '34'] as const,
      harbour: ['yellow 1/1', 'blue 1/1', 'green 1/1'],
      deck: ['red 3/S', 'sailor 3'],
    };
    const rich = adventure({ ...four, players: [{ coins: 6 }, {}] }).draw();
    rich.play({ kind: 'decline' });
    expect(missionMoves(rich, '34')).toEqual([]);
    expect(rich.whyNot({ kind: 'mission', mission: '34', ships: [] })?.rule).toBe('PR-23.11');
    const poor = adventure({ ...four, players: [{ coins: 4 }, {}] }).draw();
    expect(poor.decision?.kind).toBe('discover');
  });

  test('PR-23.19 mission 50 for all who lose coins to a tax, not for its bonus', () => {
    const table = adventure({
      ...chapter('5'),
      missions: ['50'],
      players: [{ coins: 3 }, { coins: 12 }],
      deck: ['tax influence'],
    });
    table.draw();
    expect(table.decision).toMatchObject({ kind: 'mission', mission: '50', seat: 1 });
    table.play({ kind: 'mission', mission: '50', ships: [] });
    expect(missionView(table, '50').claims).toEqual([1]);
    expect(table.decision).toMatchObject({ kind: 'discover', seat: 0 });
  });

  test('PR-23.20 mission 51: stop at four cards, pay 5, take one card fewer', () => {
    const table = adventure({
      ...chapter('5'),
      missions: ['50', '51'],
      players: [{ coins: 5 }, {}],
      harbour: ['sailor 3', 'captain', 'priest'],
      deck: ['blue 1/1'],
    });
    table.draw().stop();
    expect(table.decision).toMatchObject({ kind: 'mission', mission: '51' });
    table.play({ kind: 'mission', mission: '51', ships: [] });
    expect(table.coins(0)).toBe(0);
    expect(table.decision).toMatchObject({ kind: 'take', seat: 1 });
  });

  test('PR-23.21 PR-23.22 mission 52 takes two turns; the marker is bound on the way', () => {
    const position = { ...chapter('5'), missions: ['50', '51', '52'] as const, deck: ['sailor 3'] };
    const first = adventure(position).draw().stop();
    first.play({ kind: 'mission', mission: '52', ships: [] });
    expect(missionView(first, '52')).toMatchObject({ claims: [], steps: [1, 0] });
    expect(playerOf(first, 0)).toMatchObject({ markers: 4, unlocked: false });
    const bound = adventure({ ...position, steps: { 52: [1, 0] }, players: [{ markers: 1 }, {}] });
    expect(bound.whyNot({ kind: 'mission', mission: '50', ships: [] })?.rule).toBe('PR-21.5');
    const second = adventure({ ...position, steps: { 52: [1, 0] } })
      .draw()
      .stop();
    second.play({ kind: 'mission', mission: '52', ships: [] });
    expect(missionView(second, '52').claims).toEqual([0]);
    expect(playerOf(second, 0)).toMatchObject({ markers: 3, unlocked: true });
  });

  test('PR-23.23 mission 53 takes its 3 coins with the last step', () => {
    const position = { ...chapter('5'), missions: ['50', '51', '53'] as const, deck: ['sailor 3'] };
    const first = adventure({ ...position, players: [{ coins: 0 }, {}] })
      .draw()
      .stop();
    expect(first.decision?.kind).toBe('mission');
    const poor = adventure({ ...position, steps: { 53: [1, 0] }, players: [{ coins: 2 }, {}] })
      .draw()
      .stop();
    expect(poor.decision?.kind).not.toBe('mission');
    const rich = adventure({ ...position, steps: { 53: [1, 0] }, players: [{ coins: 3 }, {}] })
      .draw()
      .stop();
    rich.play({ kind: 'mission', mission: '53', ships: [] });
    expect(rich.coins(0)).toBe(2); // 2 coins for the first
  });
});
