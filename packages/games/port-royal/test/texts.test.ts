import { LOCALES } from '@captains-table/kernel';
import type { Locale, Options } from '@captains-table/kernel';
import { TextCheck, playChecked, tablesOf } from '@captains-table/kernel/contract';
import { describe, expect, test } from 'vitest';
import type { CardData } from '../src/content.ts';
import { CONTENT } from '../src/built-in-content.ts';
import { COLOURS, PERSON_TYPES, SETS } from '../src/content.ts';
import { portRoyal } from '../src/index.ts';
import type { PortRoyalTexts } from '../texts/index.ts';
import { createTexts, texts } from '../texts/index.ts';

const CARDS = SETS.flatMap((set) => CONTENT.cards[set]);
const CONTEXT = { seat: (seat: number) => ['Anne', 'Bart'][seat] ?? '' };
const SKULL: Readonly<Record<Locale, string>> = { en: 'skull', fr: 'tête de mort', nl: 'doodshoofd' };

/** The printed numbers of a card that its words must mention. */
function printed(card: CardData): number[] {
  switch (card.kind) {
    case 'ship':
      return [
        card.coins > 0 ? card.coins : [],
        card.crowns ?? [],
        card.gift ?? [],
        card.sabres === 'skull' ? [] : card.sabres,
      ].flat();
    case 'person':
      return [
        card.cost,
        card.influence,
        ...card.abilities.flatMap((ability) => {
          if (ability.does === 'sell-cargo') return [ability.bread, ability.rum];
          return ability.does === 'sabres' ? [ability.sabres] : [];
        }),
      ];
    case 'expedition':
      return [...Object.values(card.symbols), card.coins, card.influence];
    case 'tax':
      return [card.loss.from, card.loss.keep ?? [], card.bonus.coins].flat();
  }
}

/** The name of a card without the rest; passengers are men and women. */
function nameOf(card: CardData, words: PortRoyalTexts): string {
  switch (card.kind) {
    case 'ship':
      return words.shipNames[card.colour];
    case 'person':
      return card.type === 'passenger'
        ? words.persons.passenger.name.slice(0, 6)
        : words.persons[card.type].name;
    case 'expedition':
      return words.cards.expedition.name;
    case 'tax':
      return words.cards['influence-tax'].name.split(/\P{L}/u)[0] ?? '';
  }
}

const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

/** One to four whole sentences. */
function isParagraph(text: string): boolean {
  const sentences = text.split(/[.!?](?: |$)/).filter((sentence) => sentence !== '');
  return /^\p{Lu}.*[.!?]$/u.test(text) && sentences.length <= 4;
}

describe.each(LOCALES)('the words of Port Royal in %s', (locale) => {
  const words = texts[locale];

  test('every contract and every kind of person has a name and a paragraph of help', () => {
    const explained = [
      ...PERSON_TYPES.map((type) => words.persons[type]),
      ...CONTENT.contracts.map(({ id }) => words.contracts[id]),
      ...Object.values(words.cards),
    ];
    for (const entry of explained) {
      expect(entry?.name).toBeTruthy();
      expect(entry?.help).toSatisfy(isParagraph);
    }
    expect(Object.keys(words.contracts).toSorted()).toEqual(CONTENT.contracts.map(({ id }) => id).toSorted());
    for (const help of Object.values(words.help)) expect(help).toSatisfy(isParagraph);
  });

  test('every rule has one or two sentences', () => {
    for (const sentence of Object.values(words.rules.sentences)) expect(sentence).toSatisfy(isParagraph);
    const told = Object.values(words.rules.sentences);
    expect(new Set(told).size).toBe(told.length);
  });

  test('names are not used twice', () => {
    for (const names of [
      PERSON_TYPES.map((type) => words.persons[type].name),
      CONTENT.contracts.map(({ id }) => words.contracts[id]?.name),
      COLOURS.map((colour) => words.shipNames[colour]),
      Object.values(words.ranks),
    ]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test.each(CARDS)('$id is described with its printed values', (card) => {
    const told = words.card(card.id);
    expect(told).not.toContain(card.id);
    expect(told).toContain(nameOf(card, words));
    expect(sorted(numbersIn(told))).toEqual(sorted(printed(card)));
    expect(told.includes(SKULL[locale])).toBe(card.kind === 'ship' && card.sabres === 'skull');
  });

  test('a card of another box stands for itself', () => {
    expect(words.card('fan-ship-purple-01')).toBe('fan-ship-purple-01');
    const event = { key: 'repelled', seat: 0, card: 'fan-ship-purple-01' } as const;
    expect(words.events.repelled(event, CONTEXT)).toContain('fan-ship-purple-01');
  });

  test('a content pack is described as printed', () => {
    const base = CONTENT.cards.base.map((card) =>
      card.id === 'base-captain-02' ? { ...card, cost: 5, influence: 2 } : card,
    );
    const changed = createTexts({ ...CONTENT, cards: { ...CONTENT.cards, base } })[locale];
    expect(numbersIn(changed.card('base-captain-02'))).toEqual([5, 2]);
    const sent = (...persons: string[]) =>
      changed.moves.expedition({ kind: 'expedition', card: 'base-expedition-anchor2', persons }, CONTEXT);
    expect(sent('base-captain-01', 'base-captain-02')).not.toBe(sent('base-captain-01', 'base-captain-03'));
    expect(sorted(numbersIn(sent('base-captain-02', 'base-jack-01')))).toEqual([2, 2, 2, 4, 5]);
  });

  test('what a fulfilled contract does not bring is not mentioned', () => {
    const said = (coins: number, influence: number) =>
      words.events.claimed({ key: 'claimed', seat: 0, contract: 'bruja', coins, influence }, CONTEXT);
    expect(numbersIn(said(3, 1))).toEqual([3, 1]);
    expect(numbersIn(said(3, 0))).toEqual([3]);
    expect(numbersIn(said(0, 2))).toEqual([2]);
    expect(numbersIn(said(0, 0))).toEqual([]);
  });

  test('a card from the time pile is named differently from one of the draw pile', () => {
    const said = (from: 'deck' | 'time') =>
      words.events.drew({ key: 'drew', seat: 0, card: 'base-admiral-01', from }, CONTEXT);
    expect(said('time')).toContain(words.cards['time-pile'].name);
    expect(said('deck')).not.toContain(words.cards['time-pile'].name);
  });

  test('a refusal for lack of coins says how many are needed', () => {
    expect(numbersIn(words.refusals['too-expensive']({ cost: 7, coins: 4 }, CONTEXT))).toEqual([7, 4]);
  });
});

describe('one and many', () => {
  const gains = (locale: Locale, coins: number) =>
    texts[locale].events['tax-bonus']({ key: 'tax-bonus', seat: 0, coins }, CONTEXT);
  const sent = (locale: Locale, ...persons: string[]) =>
    texts[locale].moves.expedition({ kind: 'expedition', card: 'base-expedition-cross2', persons }, CONTEXT);

  test('in English', () => {
    expect(gains('en', 1)).toMatch(/ 1 coin /);
    expect(gains('en', 2)).toMatch(/ 2 coins /);
    expect(texts.en.card('base-expedition-cross2-house1')).toBe(
      'expedition: 2 crosses and 1 house (3 coins, 6 influence)',
    );
    expect(sent('en', 'base-priest-01', 'base-priest-02')).toMatch(/^send 2 priests on /);
    expect(sent('en', 'base-priest-01', 'base-jack-01')).toMatch(
      /^send a priest and a jack of all trades on /,
    );
  });

  test('in French, where 0 is singular', () => {
    expect(gains('fr', 1)).toMatch(/ 1 pièce d’or /);
    expect(gains('fr', 2)).toMatch(/ 2 pièces d’or /);
    expect(texts.fr.card('base-governor-01')).toBe('gouverneur (coût 8, 0 point d’influence)');
    expect(texts.fr.card('sail-passenger-03')).toMatch(/^passagère /);
    expect(sent('fr', 'base-priest-01', 'base-priest-02')).toMatch(/ 2 prêtres$/);
    expect(sent('fr', 'base-priest-01', 'base-jack-01')).toMatch(/ un prêtre et une touche-à-tout$/);
  });

  test('in Dutch', () => {
    expect(gains('nl', 1)).toMatch(/ 1 munt /);
    expect(gains('nl', 2)).toMatch(/ 2 munten /);
    expect(texts.nl.card('base-expedition-house2')).toBe('expeditie: 2 huizen (2 munten, 4 invloed)');
    expect(sent('nl', 'base-priest-01', 'base-priest-02')).toMatch(/^2 priesters op /);
    expect(sent('nl', 'base-priest-01', 'base-jack-01')).toMatch(
      /^een priester en een manusje-van-alles op /,
    );
  });
});

describe('the help of a table', () => {
  const topics = (options: Options) =>
    Object.keys(texts.en.help).filter((topic) => texts.en.helpConcerns?.(topic, options) === true);

  test('has the taxes and the end of its own mode only', () => {
    const about = /taxes|end$/;
    const told = (mode: string) => topics({ mode }).filter((topic) => about.test(topic));
    expect(told('base')).toEqual(['taxes', 'end']);
    expect(told('contracts')).toEqual(['taxes', 'end']);
    expect(told('sets-sail')).toEqual(['sets-sail-taxes', 'sets-sail-end']);
    expect(told('cooperative')).toEqual(['taxes']);
  });

  test('mentions influence, and what the end of a turn is for, only where they apply', () => {
    const about = /influence$|window/;
    const told = (mode: string) => topics({ mode }).filter((topic) => about.test(topic));
    expect(told('base')).toEqual(['window', 'influence']);
    expect(told('contracts')).toEqual(['window', 'influence']);
    expect(told('sets-sail')).toEqual(['sets-sail-influence']);
  });

  /** What only some tables have, by the words for it. */
  const only: Readonly<Record<string, Readonly<Record<Locale, RegExp>>>> = {
    contracts: { en: /contract|clerk/i, fr: /contrat|greffier/i, nl: /contract|klerk/i },
    merchants: { en: /merchant/i, fr: /marchand/i, nl: /koopm|kooplieden/i },
    gamblers: { en: /gambler/i, fr: /parieur/i, nl: /gokker/i },
    expeditions: { en: /expedition/i, fr: /expédition/i, nl: /expeditie/i },
  };
  const lacking: readonly (readonly [Options, readonly string[]])[] = [
    [{ mode: 'base' }, ['contracts', 'merchants', 'gamblers']],
    [{ mode: 'base', setsSail: true }, ['contracts', 'gamblers']],
    [{ mode: 'contracts' }, ['merchants', 'gamblers']],
    [{ mode: 'cooperative' }, ['merchants', 'gamblers']],
    [{ mode: 'sets-sail' }, ['contracts', 'gamblers', 'expeditions']],
  ];
  /** These say what a table does not have, or name what any table may turn over or get on with. */
  const inclusive = new Set(['harbour', 'discover', 'sets-sail', 'standstill']);

  test.each(LOCALES)('speaks of nothing that the table does not have, in %s', (locale) => {
    for (const [options, things] of lacking) {
      const told = topics(options).filter((topic) => !inclusive.has(topic));
      expect(told).toContain(options.mode === 'sets-sail' ? 'sets-sail-influence' : 'influence');
      for (const topic of told) {
        const text = texts[locale].help[topic as keyof typeof texts.en.help];
        for (const thing of things)
          expect(text, `${JSON.stringify(options)} ${topic}`).not.toMatch(only[thing]?.[locale] ?? /./);
      }
    }
  });

  test.each(LOCALES)('says in Sets Sail what merchants bring, in %s', (locale) => {
    expect(texts[locale].help['sets-sail-influence']).toMatch(only['merchants']?.[locale] ?? /^$/);
  });

  test.each(LOCALES)('does not mention Sets Sail in the base game, in %s', (locale) => {
    const { help, modes } = texts[locale];
    const shown = Object.entries(help).filter(([topic]) => topics({ mode: 'base' }).includes(topic));
    expect(shown.length).toBeGreaterThan(10);
    const name = modes['sets-sail']?.replace('Port Royal ', '') ?? '';
    for (const [topic, text] of shown) expect(text, topic).not.toContain(name);
  });
});

describe('no game leaves a prompt, move, event, refusal or score without words', () => {
  const words = new TextCheck(portRoyal, texts);
  const tables = tablesOf(portRoyal.meta).map((table) => ({ ...table, name: JSON.stringify(table.options) }));

  test.each(tables)('$seats players, $name', ({ seats, options }) => {
    const { failure } = playChecked(portRoyal, { seats, options }, 'words-1', {
      thoroughness: 0,
      onMove: (state, seat, move) => words.hear(state, seat, move),
    });
    expect(failure?.message).toBeUndefined();
    expect([...words.gaps]).toEqual([]);
  });
});

describe('the rules that a decision turns on', () => {
  const about = (owed: Parameters<typeof texts.en.rules.about>[0]) => texts.en.rules.about(owed);

  test('follow the moment: the coin for the active player is mentioned to those who pay it', () => {
    const take = { seat: 0, kind: 'take', left: 1 } as const;
    expect(about({ ...take, fee: true })).toContain('PR-3.15');
    expect(about({ ...take, fee: false })).not.toContain('PR-3.15');
  });

  test('say when a contract of the moment can be claimed', () => {
    expect(about({ seat: 0, kind: 'claim', contract: 'jinx' })[0]).toBe('PR-12.26');
    expect(about({ seat: 0, kind: 'claim', contract: 'tax-inspector' })[0]).toBe('PR-12.23');
  });

  test('are the same in every language', () => {
    const ids = LOCALES.map((locale) => Object.keys(texts[locale].rules.sentences).toSorted());
    expect(ids[1]).toEqual(ids[0]);
    expect(ids[2]).toEqual(ids[0]);
  });
});
