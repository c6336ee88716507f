import { findLegal, keysOf, must } from '@captains-table/kernel';
import { CONTENT, portRoyal } from '@captains-table/port-royal';
import { texts } from '@captains-table/port-royal/texts';
import { h } from 'preact';
import { expect, test } from 'vitest';
import { countedAt } from '../../../src/board-kit/count.ts';
import { SmallCard } from '../../../src/games/port-royal/board/small-card.tsx';
import { outlookOf } from '../../../src/games/port-royal/board/table.ts';
import { POSITIONS } from '../../../src/games/port-royal/gallery/positions.ts';
import { en } from '../../../src/games/port-royal/texts/en.ts';
import { fr } from '../../../src/games/port-royal/texts/fr.ts';
import { nl } from '../../../src/games/port-royal/texts/nl.ts';
import { onPaper } from '../../on-paper.ts';
import { stateIn } from '../seen-table.ts';

const LANGUAGES = Object.entries({ en, fr, nl });

test.each([
  [0, 3],
  [0.5, 7],
  [1, 10],
  [1.7, 10],
])('after %d of the way a count from 3 to 10 shows %i', (share, shown) => {
  expect(countedAt(3, 10, share)).toBe(shown);
});

test('a count goes down as well as up', () => {
  expect([0, 0.5, 1].map((share) => countedAt(8, 2, share))).toEqual([8, 5, 2]);
});

test.each(LANGUAGES)('every contract says in %s what it asks for, in a line or two', (_, { asks }) => {
  expect(Object.keys(asks).sort()).toEqual(CONTENT.contracts.map(({ id }) => id).sort());
  for (const text of Object.values(asks)) expect(text.length).toBeLessThanOrEqual(44);
});

test.each(LANGUAGES)('what stands on a small card in %s fits on it', (_, words) => {
  for (const coins of [1, 12]) expect(words.shortBrief(coins).length).toBeLessThanOrEqual(10);
  for (const text of Object.values(words.abilities)) expect(text.length).toBeLessThanOrEqual(32);
});

test.each(POSITIONS.map(({ id, position, others }) => [id, position, others ?? []] as const))(
  'the gallery can show the table “%s”',
  (_, position, others) => {
    const state = stateIn(portRoyal, position);
    for (const { seat, move } of others) {
      portRoyal.apply(state, seat, must(findLegal(portRoyal.legal(state, seat), move)), undefined);
    }
    expect(portRoyal.pending(state)).toHaveLength(1);
    expect(portRoyal.pending(state)[0]?.seat).toBe(0);
  },
);

test('whatever lies on top of the discard pile, something is drawn on it', () => {
  const outlook = outlookOf(CONTENT);
  const table = { content: CONTENT, game: texts.en, words: en, outlook, locale: 'en' } as const;
  const cards = keysOf(CONTENT.cards).flatMap((set) => CONTENT.cards[set]);
  const isBlank = (id: string) => !onPaper(h(SmallCard, { id, table })).includes('<svg');
  expect(cards.filter(({ id }) => isBlank(id))).toEqual([]);
});
