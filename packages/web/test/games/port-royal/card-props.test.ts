import type { Content } from '@captains-table/port-royal';
import { CONTENT } from '@captains-table/port-royal';
import { Outlook } from '@captains-table/port-royal/outlook';
import { must } from '@captains-table/kernel';
import { expect, test } from 'vitest';
import { abilityOf } from '../../../src/games/port-royal/board/card-props.ts';

function signIn(content: Content, id: string): unknown {
  return abilityOf(must(new Outlook(content).card(id)), { content }).ability;
}

const senorita = must(CONTENT.cards.base.find((card) => card.kind === 'person' && card.type === 'senorita'));
const trader = must(CONTENT.cards.base.find((card) => card.kind === 'person' && card.type === 'trader'));
const settler = must(CONTENT.cards.base.find((card) => card.kind === 'person' && card.type === 'settler'));

test.each([
  [trader.id, { figure: '+1', coins: true }],
  [senorita.id, { figure: '−1', coins: true }],
  ['base-admiral-01', { figure: '5+' }],
  ['contracts-viceadmiral-01', { figure: '3·4' }],
  [settler.id, { glyph: 'house' }],
])('%s shows its sign', (id, sign) => {
  expect(signIn(CONTENT, id)).toEqual(sign);
});

test.each([
  [{ does: 'harbour-size', from: 6, coins: 2 }, '6+'],
  [{ does: 'harbour-size', from: 4, to: 4, coins: 2 }, '4'],
  [{ does: 'harbour-size', from: 3, to: 5, coins: 2 }, '3–5'],
  [{ does: 'discount', coins: 2 }, '−2'],
] as const)('%j is shown as %s', (ability, figure) => {
  const base = CONTENT.cards.base.map((card) =>
    card.kind === 'person' && card.id === 'base-admiral-01' ? { ...card, abilities: [ability] } : card,
  );
  const content = { ...CONTENT, cards: { ...CONTENT.cards, base } };
  expect(signIn(content, 'base-admiral-01')).toMatchObject({ figure });
});
