/** Effects are written as sentences, in the editor and where two packs are compared. */
import { describePieces, loadPackWords, loadPieces } from '@captains-table/catalogue/pieces';
import type { Locale } from '@captains-table/kernel';
import { expect, test } from 'vitest';
import type { Naming } from '../../src/workshop/naming.ts';
import { valueInWords } from '../../src/workshop/naming.ts';

async function said(game: string, collection: string, locale: Locale, field: string, value: unknown) {
  const pieces = await loadPieces(game);
  if (pieces === undefined) throw new Error('no pieces');
  const { collections, definitions } = describePieces(pieces);
  const words = await loadPackWords(game, locale);
  const [yes, no, nothing] = ['yes', 'no', 'nothing'];
  const ids = () => new Set<string>();
  const pieceNamed = (_: string, key: string) => key;
  const naming: Naming = { words, definitions, collections, ids, pieceNamed, yes, no, nothing };
  const type = collections.find(({ id }) => id === collection)?.type;
  const cases = type?.kind === 'variant' ? type.cases.map((one) => one.type) : [type];
  const fields = cases.flatMap((one) => (one?.kind === 'record' ? one.fields : []));
  const of = fields.find(({ name }) => name === field)?.type;
  if (of === undefined) throw new Error('no field');
  return valueInWords(of, value, naming);
}

const TRADER = [{ does: 'trade-bonus', colour: 'blue', coins: 2 }];
const CLERK = [{ does: 'extra-card', cards: 1 }];

test.each([
  ['en', TRADER, 'Each blue ship you take brings 2 coins more.'],
  ['fr', TRADER, 'Chaque navire bleu pris rapporte 2 pièces d’or de plus.'],
  ['nl', TRADER, 'Een blauw schip dat je neemt, levert 2 munten extra op.'],
  ['en', CLERK, 'You may take 1 card more.'],
  ['fr', CLERK, 'Permet de prendre 1 carte de plus.'],
  ['nl', CLERK, 'Je mag 1 kaart meer nemen.'],
] as const)('%s: %j', async (locale, abilities, sentence) => {
  expect(await said('port-royal', 'cards', locale, 'abilities', abilities)).toBe(sentence);
});

test('an effect that has no sentence is shown by its verb and its fields', async () => {
  const effects = [
    { kind: 'permanent', ability: 'compasses', amount: 1 },
    { kind: 'immediate', effect: [{ do: 'gainDoubloons', amount: 3 }] },
  ];
  expect(await said('maracaibo', 'cards', 'en', 'effects', effects)).toBe(
    'You have 1 compass more. at once gain doubloons 3',
  );
});

test('a sentence that only ends what its verb begins follows the verb, and nothing that it leaves out is lost', async () => {
  const effects = [
    { kind: 'immediate', effect: [{ do: 'takeSynergy', synergy: 'house' }] },
    { kind: 'income', track: 'points', amount: 4, with: 'medal' },
  ];
  expect(await said('maracaibo', 'cards', 'en', 'effects', effects)).toBe(
    'at once take a synergy token house, Brings so much in each scoring: 4 points. from this synergy token on medal',
  );
});

test('of several ways to write a value, the one that it was written in is told', async () => {
  const monthEnd = {
    competitive: { asks: '34', done: '37', undone: '38' },
    cooperative: { read: '31' },
  };
  expect(await said('port-royal', 'stories', 'en', 'monthEnd', monthEnd)).toBe(
    'in competition asks 34 if it is done 37 if it is not done 38 together card to read 31',
  );
});
