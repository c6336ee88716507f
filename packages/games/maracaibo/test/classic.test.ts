import { describe, expect, test } from 'vitest';
import { CONTENT } from '../src/built-in-content.ts';
import type { Position } from '../src/position-spec.ts';
import { box, fresh, position } from './table.ts';

function questPlaces(table: ReturnType<typeof fresh>): string[] {
  return table.view().places.flatMap(({ id, quests }) => quests.map(() => id));
}

/** Where the card lays quests: at the start (0), or after a round. */
function laidPlaces(difficulty: string, players: number, round: number): string[] {
  if (round === 0) return questPlaces(fresh(players, { difficulty })).toSorted();
  const table = position({
    players: Array.from({ length: players }, () => ({ ship: '21a' })),
    options: { difficulty },
    round,
    phase: 'scoring',
    quests: {},
  }).until('sail');
  return table
    .heard('quest-laid')
    .map(({ at }) => at)
    .toSorted();
}

describe('classic cards', () => {
  test.each([
    { difficulty: 'easy', story: 75, tiles: [] },
    { difficulty: 'medium', story: 76, tiles: ['L1', 'L4', 'L5', 'L6'] },
    { difficulty: 'hard', story: 77, tiles: ['L1', 'L4', 'L5', 'L6', 'L7', 'L8', 'L9'] },
  ])('MA-23.1, MA-23.3: $difficulty is card $story and brings its tiles', ({ difficulty, story, tiles }) => {
    const table = fresh(2, { difficulty });
    expect(table.view().story).toBe(story);
    expect(table.view().legacy.map(({ id }) => id)).toEqual(tiles);
    const extra = [...table.state.deck, ...table.state.row].filter((card) => box.cards[card]?.deck === 'C');
    expect(extra).toHaveLength(difficulty === 'easy' ? 0 : 8);
  });

  test('MA-23.3: the C cards go into the deck behind the hands: no one is dealt one', () => {
    for (let i = 0; i < 20; i++) {
      const { state } = fresh(4, { difficulty: 'hard' }, `hands ${i}`);
      expect(new Set(state.hands.flat().map((card) => box.cards[card]?.deck))).toEqual(new Set(['A']));
    }
  });

  test('MA-23.3: L1 comes with a quest of its own from the pile', () => {
    const { cityQuest, questPile } = fresh(2, { difficulty: 'medium' }).view();
    expect(cityQuest).toMatch(/^Q\d\d$/);
    // Three lie on the explorer track, one at 15.
    expect(questPile).toBe(24 - 3 - 1 - 1);
    expect(fresh(2).view().cityQuest).toBe('');
  });

  const cases = CONTENT.classic.flatMap(({ id, level, quests }) =>
    [1, 2, 3, 4].flatMap((players) =>
      quests.map((spots, round) => ({
        id,
        level,
        players,
        round,
        places: spots.filter((spot) => spot.players.includes(players)).map(({ location }) => location),
      })),
    ),
  );

  test.each(cases)(
    'MA-23.2: card $id with $players players lays its quests of step $round',
    ({ level, players, round, places }) => {
      expect(laidPlaces(level, players, round)).toEqual(places.toSorted());
    },
  );

  test('MA-23.2: one player counts as two', () => {
    for (const { quests } of CONTENT.classic) {
      for (const spot of quests.flat()) expect(spot.players.includes(1)).toBe(spot.players.includes(2));
    }
  });

  test('MA-23.4: with an empty pile nothing is laid', () => {
    const table = position({ players: [{ ship: '21a' }, {}], phase: 'scoring', quests: {} });
    table.state.questTiles[1]?.push(...table.state.questPile.splice(0));
    table.until('sail');
    expect(table.heard('quest-laid')).toEqual([]);
  });

  test('MA-23.5: nothing is laid at the final scoring', () => {
    const table = position({ players: [{ ship: '22' }, {}], phase: 'scoring', round: 4 }).until('end');
    expect(table.heard('quest-laid')).toEqual([]);
  });

  test('MA-23.6: no story tile and an empty archive', () => {
    const { state } = fresh(3, { difficulty: 'hard' });
    expect(state.archive).toEqual([]);
    expect(state.questSpots.every((spot) => spot % 32 < 24)).toBe(true);
  });
});

describe('La Armada', () => {
  test('MA-26.1: its careers join the others', () => {
    const dealt = (armada: boolean) =>
      new Set(
        Array.from({ length: 30 }, (_, i) =>
          fresh(4, { armada }, `deal ${i}`).state.careerOffer.flat(),
        ).flat(),
      );
    expect(dealt(false).size).toBe(8);
    expect(dealt(true).size).toBe(11);
  });

  test('MA-26.2: its projects are mixed with the B cards, of which 40 are taken', () => {
    const { state } = fresh(2, { armada: true });
    const decks = [...state.deck, ...state.row].map((card) => box.cards[card]?.deck);
    expect(decks.filter((deck) => deck === 'B' || deck === 'LA')).toHaveLength(40);
    const { B, LA } = box.decks;
    expect(state.unused).toHaveLength(B.length + LA.length - 40);
    expect(fresh(2).state.unused).toHaveLength(B.length - 40);
    expect(fresh(2).state.unused.every((card) => box.cards[card]?.deck === 'B')).toBe(true);
    // Over many deals all of them come up.
    const dealt = Array.from(
      { length: 30 },
      (_, deal) => fresh(2, { armada: true }, `deal ${deal}`).state.deck,
    );
    const projects = new Set(dealt.flat().filter((card) => box.cards[card]?.deck === 'LA'));
    expect(projects.size).toBe(LA.length);
  });

  const NATIONS = ['france', 'spain', 'england'];
  const OPTIONS = { armada: true };
  const village = (hand: string, rest: Partial<Position> = {}) =>
    position({
      players: [{ ship: '9', hand: [hand], doubloons: 20, combatPoints: 0 }, {}],
      phase: 'main',
      options: OPTIONS,
      ...rest,
    }).play({ kind: 'village' });

  test.each([
    { id: 'LA1', nation: 0 },
    { id: 'LA2', nation: 1 },
    { id: 'LA3', nation: 2 },
  ])('MA-26.2, MA-6.20, MA-19.10: the squadron $id fights for its nation', ({ id, nation }) => {
    const name = NATIONS[nation] ?? '';
    const cubes = { 1: name, 2: name, 3: name };
    expect(village(id, { cubes: { 1: name, 2: name } }).rule({ kind: 'buy', card: id })).toBe('MA-17.6');
    expect(village(id, { cubes }).play({ kind: 'buy', card: id }).me()).toMatchObject({
      doubloons: 11,
      combatPoints: 1,
    });
    for (const fought of NATIONS) {
      const table = position({
        players: [{ ship: '11', bought: [id], combatPoints: 0 }, {}],
        phase: 'main',
        options: OPTIONS,
        tokens: ['TK25'],
        cubes,
      }).play({ kind: 'city' }, { kind: 'fight-for', nation: fought }, { kind: 'combat-card', card: id });
      expect(table.me()).toMatchObject({ combatPoints: fought === name ? 2 : 0, score: 1 });
      expect(table.me().influence.indexOf(1)).toBe(NATIONS.indexOf(fought));
    }
  });

  test.each([
    { id: 'LA4', influence: [2, 0, 0] },
    { id: 'LA5', influence: [0, 2, 0] },
    { id: 'LA6', influence: [0, 0, 2] },
  ])('MA-26.2, MA-20.1, MA-20.3: the admiral $id: influence, a cube, combat points', ({ id, influence }) => {
    const table = village(id).play({ kind: 'buy', card: id });
    expect(table.me()).toMatchObject({ influence, combatPoints: 0 });
    table.play({ kind: 'cube-nation', nation: 'spain' }, { kind: 'cube', at: '2' });
    expect(table.me()).toMatchObject({ influence, combatPoints: 2, doubloons: 11 });
  });

  test.each([
    { id: 'LA7', at: '8' },
    { id: 'LA8', at: '6' },
    { id: 'LA9', at: '7' },
  ])('MA-26.2, MA-17.4, MA-21.6: the naval station $id has its spy at $at', ({ id, at }) => {
    const bought = village(id).play({ kind: 'buy', card: id });
    expect(bought.me()).toMatchObject({ spiesAt: [at], spies: 1, doubloons: 10, pointIncome: 0 });
    const table = position({
      players: [{ ship: at, bought: [id], combatPoints: 0 }, {}],
      phase: 'main',
      options: OPTIONS,
    }).play({ kind: 'spy', card: id }, { kind: 'disc', area: 'U1' });
    expect(table.me().combatPoints).toBe(1);
    expect(table.decision).toMatchObject({ kind: 'village', left: 2 });
  });
});
