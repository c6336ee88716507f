import { describe, expect, test } from 'vitest';
import { CONTENT } from '../src/content.ts';
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

  test('MA-26.2: its nine projects are mixed with the B cards, of which 40 are taken', () => {
    const { state } = fresh(2, { armada: true });
    const decks = [...state.deck, ...state.row].map((card) => box.cards[card]?.deck);
    expect(decks.filter((deck) => deck === 'B' || deck === 'LA')).toHaveLength(40);
    expect(state.unused).toHaveLength(101 + 9 - 40);
    expect(fresh(2).state.unused).toHaveLength(61);
  });
});
