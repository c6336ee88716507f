import { LOCALES } from '@captains-table/kernel';
import type { Locale } from '@captains-table/kernel';
import { TextCheck, playChecked, tablesOf } from '@captains-table/kernel/contract';
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../src/built-in-content.ts';
import { DIRECTIONS, GOODS } from '../src/content.ts';
import { caravelas } from '../src/index.ts';
import { helpConcerns } from '../texts/help-concerns.ts';
import { texts } from '../texts/index.ts';

const CONTEXT = { seat: (seat: number) => ['Inês', 'Joost'][seat] ?? '' };

const MARKER = /markers?\b|marqueurs?\b|ste(en|nen)\b/;

const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

/** Whole sentences, at most this many. */
function isParagraph(text: string, most: number): boolean {
  const sentences = text.split(/[.!?](?: |$)/).filter((sentence) => sentence !== '');
  return /^\p{Lu}.*[.!?]$/u.test(text) && sentences.length <= most;
}

describe.each(LOCALES)('the words of Caravelas in %s', (locale) => {
  const words = texts[locale];

  test('every help topic and every kind of card has a paragraph', () => {
    for (const help of Object.values(words.help))
      expect(help).toSatisfy((text: string) => isParagraph(text, 4));
    for (const { name, help } of Object.values(words.cards)) {
      expect(name).toBeTruthy();
      expect(help).toSatisfy((text: string) => isParagraph(text, 4));
    }
  });

  test('every port, Lisboa included, has a name and one or two sentences of history', () => {
    const ids = [CONTENT.home.id, ...CONTENT.ports.map(({ id }) => id)];
    expect(Object.keys(words.ports).toSorted()).toEqual(ids.toSorted());
    for (const { name, note } of Object.values(words.ports)) {
      expect(name).toMatch(/^\p{Lu}/u);
      expect(note).toSatisfy((text: string) => isParagraph(text, 2));
    }
  });

  test('with two dice nothing mentions markers, cards, bids or the Cape; with drawn events nothing mentions a hand', () => {
    const told = (mode: string) =>
      Object.entries(words.help)
        .filter(([topic]) => topic !== mode && topic !== 'overview' && helpConcerns(topic, { mode }))
        .map(([, text]) => text)
        .join(' ');
    expect(told('full')).toMatch(MARKER);
    expect(told('dice')).not.toMatch(MARKER);
    expect(told('dice')).not.toMatch(/\b(cards?|cartes?|kaart(en)?|Cape|Cap|Kaap)\b/);
    expect(told('drawn')).not.toMatch(/\b(your hand|votre main|je hand)\b/);
    const sailed = { key: 'sailed', seat: 0, from: 'c10r02', at: 'c08r03', cost: 2 } as const;
    expect(words.events.sailed(sailed, CONTEXT)).toMatch(MARKER);
    expect(words.events.sailed({ ...sailed, dice: true }, CONTEXT)).not.toMatch(MARKER);
  });

  test('names are not used twice', () => {
    for (const names of [
      GOODS.map((good) => words.goods[good]),
      DIRECTIONS.map((direction) => words.directions[direction]),
      Object.values(words.ports).map(({ name }) => name),
      CONTENT.cards.map(({ id }) => words.card(id)),
      CONTENT.map.spaces.map(({ id }) => words.space(id)),
      Object.values(words.reasons),
    ]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('an event card is named with its number or its direction', () => {
    for (const { id, ...card } of CONTENT.cards) {
      expect(numbersIn(words.card(id))).toEqual(card.kind === 'storm' ? [card.markers] : []);
      expect(words.card(id)).toContain(card.kind === 'compass' ? words.directions[card.direction] : '');
    }
  });

  test('what is not in the box stands for itself', () => {
    expect([words.card('typhoon'), words.space('c99r99')]).toEqual(['typhoon', 'c99r99']);
  });

  test('a port is called by its name on the chart, open sea by where it lies', () => {
    expect(words.space('c10r02')).toBe('Lisboa');
    expect(numbersIn(words.space('c08r03'))).toEqual([30 + 1, 28]);
  });

  test('the line about a sinking ship names its goods, if it had any', () => {
    const said = (goods: readonly (typeof GOODS)[number][]) =>
      words.events.sank({ key: 'sank', seat: 0, ship: 2, goods }, CONTEXT);
    expect(said(['pepper'])).toContain(words.goods.pepper);
    expect(said([])).not.toContain(words.goods.pepper);
  });

  test('a refusal for lack of markers says how many are needed', () => {
    expect(numbersIn(words.refusals['too-far']({ cost: 2, left: 1 }, CONTEXT))).toEqual([2, 1]);
    expect(numbersIn(words.refusals['bid-too-low']({ highest: 3 }, CONTEXT))).toEqual([3]);
  });

  test('a route says what it costs with and without a fair wind, and a bonus move how far it goes', () => {
    const { winds, onlyWithWinds, withWinds, bonus, free } = words.ways;
    expect([winds(1), winds(3)].map(numbersIn)).toEqual([[], [3]]);
    expect([onlyWithWinds(1, 4), onlyWithWinds(2, 5)].map(numbersIn)).toEqual([[4], [2, 5]]);
    expect([numbersIn(withWinds(2)), numbersIn(bonus(3, 4))]).toEqual([[2], [3, 4]]);
    expect(bonus(3, 4).toLowerCase()).toContain(free);
  });

  test('the last words in Lisboa fit what is left to do', () => {
    const said = (goods: number, hands: boolean, hand: 'fill' | 'swap') =>
      words.moves.settle(
        { kind: 'settle', hand },
        { ...CONTEXT, pending: { seat: 0, kind: 'lisboa', goods, hands } },
      );
    const all = [said(0, true, 'fill'), said(2, true, 'fill'), said(2, true, 'swap'), said(0, false, 'fill')];
    expect(new Set(all).size).toBe(4);
  });
});

describe('one and many', () => {
  const bid = (locale: Locale, markers: number) => texts[locale].moves.bid({ kind: 'bid', markers }, CONTEXT);

  test('in English', () => {
    expect([bid('en', 1), bid('en', 2)]).toEqual(['bid 1 marker', 'bid 2 markers']);
  });

  test('in French', () => {
    expect([bid('fr', 1), bid('fr', 2)]).toEqual(['parier 1 marqueur', 'parier 2 marqueurs']);
  });

  test('in Dutch', () => {
    expect([bid('nl', 1), bid('nl', 2)]).toEqual(['1 steen bieden', '2 stenen bieden']);
  });
});

describe('no game leaves a prompt, move, event, refusal or score without words', () => {
  const words = new TextCheck(caravelas, texts);
  const tables = tablesOf(caravelas.meta).map((table) => ({ ...table, name: JSON.stringify(table.options) }));

  test.each(tables)('$seats players, $name', ({ seats, options }) => {
    const { failure } = playChecked(caravelas, { seats, options }, 'words', {
      thoroughness: 0,
      onMove: (state, seat, move) => words.hear(state, seat, move),
    });
    expect(failure?.message).toBeUndefined();
    expect([...words.gaps]).toEqual([]);
  });
});
