import type { Position } from '@captains-table/maracaibo';
import { CONTENT } from '@captains-table/maracaibo';
import { describe, expect, test } from 'vitest';
import {
  buildingOf,
  prestigePrice,
  prestigeWorth,
} from '../../../../src/boards/maracaibo/nations/prestige.ts';
import { played } from './table.ts';

const SPY_CARDS = CONTENT.cards.filter(({ cost }) => cost.some(({ code }) => code === 'PC2')).slice(0, 5);

const ME: Position['players'][number] = {
  spies: 1,
  career: 'K-2',
  objectives: [1, 1, 1],
  combatPoints: 3,
  quests: 3,
  tokens: 4,
  synergies: ['medal', 'anchor'],
  open: ['U1', 'U2', 'U4'],
  explorer: 'E15',
  doubloonIncome: 20,
  bought: SPY_CARDS.map(({ id }) => id),
};

/** Only those who invested score; the rules score the same. */
function worthIn(building: string): number {
  const { view } = played({ players: [ME, {}] });
  const found = buildingOf(building);
  const own = view.players[0];
  if (found === undefined || own === undefined) throw new Error(building);
  return prestigeWorth(found, own);
}

describe('what a building is worth now', () => {
  test.each([
    ['MA-22.5', 'abbey', 8],
    ['MA-22.6', 'palace', 6],
    ['MA-22.7: at most', 'basilica', 16],
    ['MA-22.8', 'citadel', 8],
    ['MA-22.9', 'minster', 6],
    ['MA-22.10', 'garrison', 8],
    ['MA-22.11', 'academy', 6],
    ['MA-22.12', 'cathedral', 8],
  ])('%s %s: %i points', (_rule, building, points) => {
    expect(worthIn(building)).toBe(points);
  });

  test.each(CONTENT.prestige.map(({ id }) => id))('the final scoring gives as much for the %s', (id) => {
    const last = played(
      {
        players: [{ ...ME, ship: '22' }, {}],
        round: 4,
        phase: 'scoring',
        prestige: [id],
        prestigeOpen: 1,
        investors: { [id]: [0] },
      },
      'scored',
    );
    const own = last.view.players[0];
    expect(last.view.over).toBe(true);
    expect(own?.points['prestige']).toBe(worthIn(id));
  });
});

test('MA-19.3: cards that make everything cheaper count for buildings too', () => {
  const cheaper = CONTENT.cards.find(({ effects }) => effects.some(({ code }) => code === 'PE2'));
  const { view } = played({ players: [{ bought: [cheaper?.id ?? ''] }, {}] });
  const palace = buildingOf('palace');
  if (palace === undefined) throw new Error('no palace');
  const saved = cheaper?.effects.find(({ code }) => code === 'PE2')?.x ?? 0;
  expect(saved).toBeGreaterThan(0);
  expect(prestigePrice(palace, view.players[0])).toBe(palace.cost - saved);
  expect(prestigePrice(palace, view.players[1])).toBe(palace.cost);
  expect(prestigePrice(palace, undefined)).toBe(palace.cost);
});
