/** What `npm run balance` finds out, on a few games each. */
import { CONTENT as CARAVELAS } from '@captains-table/caravelas';
import { loadGame } from '@captains-table/catalogue';
import { checkTable, must } from '@captains-table/kernel';
import { CONTENT as MARACAIBO } from '@captains-table/maracaibo';
import { expect, test } from 'vitest';
import { Voyages } from '../balance/caravelas.ts';
import { LoadingOrder } from '../balance/francis-drake.ts';
import { AgainstJeanne, Taken } from '../balance/maracaibo.ts';
import type { AnyProbe } from '../balance/play.ts';
import { playFor } from '../balance/play.ts';
import type { Section } from '../balance/section.ts';
import { sectionLines } from '../balance/section.ts';

async function sections(id: string, seats: number, probe: AnyProbe, options = {}): Promise<Section[]> {
  const loaded = must(await loadGame(id));
  const table = checkTable(loaded.game.meta, seats, options);
  if (!table.ok) throw new Error(table.problem.code);
  const plan = { bot: 'sailor', games: 2, seed: 'test' };
  return playFor(probe, loaded, { seats, options: table.options }, plan);
}

const sum = ({ rows }: Section, value: string) =>
  rows.reduce((total, { values }) => total + (values[value] ?? 0), 0);

test('in Francis Drake every game is won from some place, and someone has the Golden Hind at most once a voyage', async () => {
  const [order, hind] = await sections('francis-drake', 3, new LoadingOrder(3));
  expect(must(order).rows.map(({ name }) => name)).toEqual(['place 1', 'place 2', 'place 3']);
  expect(sum(must(order), 'wins')).toBeCloseTo(1);
  for (const { values } of must(hind).rows)
    expect(must(values['ofWinners']) + 2 * must(values['ofOthers'])).toBeLessThanOrEqual(1);
});

test('in Caravelas every port has its share of games, and trips are those that brought something home', async () => {
  const [rounds, places, trips] = await sections('caravelas', 2, new Voyages(2, CARAVELAS));
  expect(must(rounds).rows[0]?.values).toMatchObject({ unfinished: 0, mean: expect.any(Number) });
  expect(must(places).rows).toHaveLength(CARAVELAS.ports.length);
  expect(sum(must(trips), 'share')).toBeGreaterThan(0.5);
});

test('in Maracaibo a career is taken only by players who could have it, and all careers are dealt', async () => {
  const [cards, careers, prestige] = await sections('maracaibo', 2, new Taken(2, MARACAIBO));
  expect(must(cards).wanted).toBe('0.02 to 0.6');
  expect(sum(must(careers), 'takers')).toBe(4);
  for (const { values } of must(prestige).rows) expect(values['taken']).toBeLessThanOrEqual(1);
  const [jeanne] = await sections('maracaibo', 1, new AgainstJeanne('medium', 0.7), { mode: 'solo' });
  expect(must(jeanne).rows[0]?.values['wins']).toBeGreaterThanOrEqual(0);
});

test('what is not within is marked, and long lists show nothing else', () => {
  const rows = [
    { name: 'a', values: { share: 0.5, games: 3 }, within: true },
    { name: 'bc', values: { share: 1 / 3 }, within: false },
  ];
  expect(sectionLines({ title: 'T', wanted: 'much', rows })).toEqual([
    'T (wanted: much; 1 of 2 within)',
    '    a   share 0.500  games 3',
    '  ! bc  share 0.333',
  ]);
  expect(sectionLines({ title: 'T', rows, brief: true })).toEqual(['T', '  ! bc  share 0.333']);
});
