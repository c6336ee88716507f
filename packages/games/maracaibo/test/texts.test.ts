import { readFileSync, readdirSync } from 'node:fs';
import type { Locale } from '@captains-table/kernel';
import { LOCALES } from '@captains-table/kernel';
import { TextCheck, frenchFault, playChecked, tablesOf } from '@captains-table/kernel/contract';
import { describe, expect, test } from 'vitest';
import { isSpyPlace } from '../src/box-card.ts';
import type { CardData } from '../src/content-schema.ts';
import { CONTENT } from '../src/built-in-content.ts';
import { GOODS, ITEMS, NATIONS, SYNERGIES } from '../src/names.ts';
import type { Effect } from '../src/effects/effect.ts';
import { maracaibo } from '../src/index.ts';
import { programOf } from '../src/effects/program.ts';
import type { Explained } from '../texts/index.ts';
import { createTexts, texts } from '../texts/index.ts';
import { tallied } from '../src/lists.ts';
import { speech as english } from '../texts/en-speech.ts';
import { speech as french } from '../texts/fr-speech.ts';
import { speech as dutch } from '../texts/nl-speech.ts';
import type { Speech } from '../texts/speech.ts';

const SPEECH: Readonly<Record<Locale, Speech>> = { en: english, fr: french, nl: dutch };
const CONTEXT = { seat: (seat: number) => ['Anne', 'Bart'][seat] ?? '' };

/** Programs of all pieces, each with the piece it stands on. */
const PROGRAMS: readonly (readonly [of: string, program: Effect])[] = [
  ...CONTENT.cards.flatMap(({ id, effects }) =>
    effects.flatMap((effect) => ('effect' in effect ? [[id, effect.effect] as const] : [])),
  ),
  ...[...CONTENT.locations, ...CONTENT.cityTiles, ...CONTENT.legacy].flatMap(({ id, action }) =>
    action === undefined ? [] : [[id, action.effect] as const],
  ),
  ...CONTENT.quests.map(({ id, reward }) => [id, reward] as const),
  ...CONTENT.upgrades.flatMap(({ id, effect, villageAction }) => [
    [id, effect ?? villageAction?.effect ?? []] as const,
  ]),
  ...CONTENT.villageActions.map(({ id, effect }) => [id, effect] as const),
].flatMap(([of, effects]) => {
  const program = programOf(effects, 'cards');
  return program === undefined ? [] : [[of, program] as const];
});

const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

/** The numbers of an effect that its words must give. */
function numbersOf(effect: Effect): number[] {
  switch (effect.op) {
    case 'seq':
    case 'choose':
      return effect.of.flatMap(numbersOf);
    case 'may':
    case 'when':
      return numbersOf(effect.do);
    case 'pay':
      return effect.pay.flatMap((cost) =>
        'n' in cost ? [cost.n] : tallied(cost.list).map(([_which, count]) => count),
      );
    default:
      return Object.values(effect).filter((value) => typeof value === 'number');
  }
}

/** Takes out positions in lists of names, which words do not give as numbers. */
const withoutNames = (effect: Effect): number[] =>
  effect.op === 'influenceIn' ? [effect.n] : effect.op === 'synergy' ? [] : numbersOf(effect);

/** Whole sentences: a capital or a number first, a full stop at the end, nothing empty between. */
function isText(text: string): boolean {
  return /^[\p{Lu}\d].*[.!?]$/u.test(text) && !/undefined|NaN|\[object|\s\s|\.\./.test(text);
}

/** Typographic apostrophes, and in French a space before the marks that want one. */
function isWellSet(text: string, locale: Locale): boolean {
  return !text.includes("'") && (locale !== 'fr' || frenchFault(text) === undefined);
}

/** Words that would be English in another language. */
const ENGLISH = /\b(the|and|your|you|with|for|each|gain|score|spy|spies|card|cards|village action|from)\b/i;

describe.each(LOCALES)('the words of Maracaibo in %s', (locale) => {
  const words = texts[locale];
  const described: readonly (readonly [string, Readonly<Record<string, Explained>>, readonly string[]])[] = [
    ['cards', words.cards, CONTENT.cards.map(({ id }) => id)],
    ['locations', words.locations, CONTENT.locations.map(({ id }) => id)],
    ['cityTiles', words.cityTiles, CONTENT.cityTiles.map(({ id }) => id)],
    ['quests', words.quests, [...CONTENT.quests, ...CONTENT.storyTiles].map(({ id }) => id)],
    ['combatTokens', words.combatTokens, CONTENT.combatTokens.map(({ id }) => id)],
    ['careers', words.careers, [...CONTENT.careers, ...CONTENT.armadaCareers].map(({ id }) => id)],
    ['prestige', words.prestige, CONTENT.prestige.map(({ id }) => id)],
    ['upgrades', words.upgrades, CONTENT.upgrades.map(({ id }) => id)],
    ['legacy', words.legacy, CONTENT.legacy.map(({ id }) => id)],
    ['stories', words.stories, CONTENT.classic.map(({ id }) => id)],
    ['automaCards', words.automaCards, CONTENT.jeanne.cards.map(({ id }) => id)],
    ['villageActions', words.villageActions, ['VA1', 'VA2', 'VA3', 'VU1', 'VU2', 'VU3']],
    ['combatActions', words.combatActions, ['CA1', 'CA2', 'CA3', 'CA6', 'CA7']],
    ['pieces', words.pieces, Object.keys(texts.en.pieces)],
  ];

  test.each(described)('all %s have a name and are described in sentences', (_name, entries, ids) => {
    expect(Object.keys(entries).toSorted()).toEqual([...ids].toSorted());
    for (const [id, { name, help }] of Object.entries(entries)) {
      expect(name, id).toBeTruthy();
      expect(help, id).toSatisfy(isText);
      expect(isWellSet(name + help, locale), `${name} ${help}`).toBe(true);
    }
  });

  test('every space of the explorer track is described, except the first, which brings nothing', () => {
    for (const [id, { name, help }] of Object.entries(words.explorerSpaces)) {
      expect(name).toContain(id.slice(1));
      expect(id === 'E0' ? help === '' : isText(help), id).toBe(true);
    }
  });

  test('every title of the cards and careers has a name of its own', () => {
    const { titles, careers } = SPEECH[locale];
    expect(Object.keys(titles).toSorted()).toEqual(
      [...new Set(CONTENT.cards.map(({ title }) => title))].toSorted(),
    );
    expect(new Set(Object.values(titles)).size).toBe(Object.keys(titles).length);
    expect(Object.keys(careers).toSorted()).toEqual(
      [...new Set([...CONTENT.careers, ...CONTENT.armadaCareers].map(({ title }) => title))].toSorted(),
    );
  });

  test('help and reasons are whole sentences', () => {
    for (const [topic, help] of Object.entries(words.help)) {
      expect(help, topic).toSatisfy(isText);
      expect(isWellSet(help, locale), help).toBe(true);
    }
    for (const sentence of Object.values(words.rules.sentences)) {
      expect(isWellSet(sentence, locale), sentence).toBe(true);
    }
    for (const [key, reason] of Object.entries(words.reasons)) expect(reason, key).toMatch(/^\p{Lu}.*[^.]$/u);
  });

  test('every effect is described with its numbers', () => {
    for (const [of, program] of PROGRAMS) {
      const told = SPEECH[locale].clauses.effect(program);
      const steps = program.op === 'seq' ? program.of : [program];
      const wanted = steps.flatMap(withoutNames);
      expect(
        wanted.filter((n) => !numbersIn(told).includes(n)),
        `${of}: ${told}`,
      ).toEqual([]);
      expect(told, of).not.toMatch(/undefined|^\p{Lu}|\.$/u);
    }
  });

  test.each(CONTENT.cards)('$id is described as printed', (card) => {
    const { help } = words.cards[card.id] ?? { help: '' };
    const { good, item } = { good: words.goods[card.good], item: words.items[card.item] };
    expect(help).toContain(good);
    expect(help).toContain(item);
    for (const number of printed(card)) expect(numbersIn(help)).toContain(number);
    const { spyTo, needsCubesOf } = card.cost;
    expect(help).toContain(isSpyPlace(spyTo) ? words.locations[spyTo]?.name : '');
    expect(help).toContain(needsCubesOf === undefined ? '' : words.nations[needsCubesOf]);
    const line = words.card(card.id);
    expect(line).toContain(SPEECH[locale].titles[card.title]);
    expect(sorted(numbersIn(line))).toEqual(sorted([card.cost.doubloons, card.points]));
  });

  test('a piece of another box stands for itself', () => {
    expect(words.card('Z99')).toBe('Z99');
    const event = { key: 'bought', seat: 0, card: 'Z99', doubloons: 2 } as const;
    expect(words.events.bought(event, CONTEXT)).toContain('Z99');
  });

  test('a content pack is described as printed', () => {
    const effects: CardData['effects'] = [{ kind: 'immediate', effect: [{ op: 'combatPoints', n: 6 }] }];
    const cards = CONTENT.cards.map((card) => (card.id === 'A10' ? { ...card, points: 7, effects } : card));
    const changed = createTexts({ ...CONTENT, cards })[locale];
    expect(numbersIn(changed.card('A10'))).toEqual([4, 7]);
    expect(numbersIn(changed.cards['A10']?.help ?? '')).toEqual([4, 7, 6]);
  });

  test('a choice is described by what it brings, an offer by what it is', () => {
    const of: readonly Effect[] = [
      { op: 'doubloons', n: 4 },
      { op: 'per', what: 'points', n: 2, of: 'spiesOnLocations', from: 'cities' },
    ];
    const pending = { seat: 0, kind: 'choose', of, open: [0, 1] } as const;
    const told = of.map((_, option) =>
      words.moves.choose({ kind: 'choose', option }, { ...CONTEXT, pending }),
    );
    expect(told.map(numbersIn)).toEqual([[4], [2]]);
    const offer = { seat: 0, kind: 'may', what: { op: 'may', do: { op: 'discs', n: 2 } } } as const;
    expect(numbersIn(words.prompts.may(offer, CONTEXT))).toEqual([2]);
    expect(numbersIn(words.moves.may({ kind: 'may', take: true }, { ...CONTEXT, pending: offer }))).toEqual([
      2,
    ]);
  });

  test('an objective is described with its goal and its reward', () => {
    const move = { kind: 'objective', career: 'K-4', objective: 0, level: 'high' } as const;
    expect(sorted(numbersIn(words.moves.objective(move, CONTEXT)))).toEqual([1, 4, 4, 6]);
    const low = { ...move, level: 'low' } as const;
    expect(sorted(numbersIn(words.moves.objective(low, CONTEXT)))).toEqual([1, 4, 4]);
  });

  test('a refusal for lack of doubloons says how many are needed', () => {
    expect(numbersIn(words.refusals['too-expensive']({ cost: 7, doubloons: 4 }, CONTEXT))).toEqual([7, 4]);
    expect(words.refusals['too-expensive']({}, CONTEXT)).not.toContain('NaN');
  });
});

/** The numbers of a card that its words must mention. */
function printed(card: CardData): number[] {
  const incomes = card.effects.flatMap((effect) => (effect.kind === 'income' ? effect.amount : []));
  return [card.cost.doubloons, ...incomes];
}

describe('the languages', () => {
  test.each(['fr', 'nl'] as const)('no English is left in %s', (locale) => {
    const words = texts[locale];
    const told = [
      ...[words.cards, words.locations, words.cityTiles, words.quests, words.combatTokens].flatMap(
        (entries) => Object.values(entries).flatMap(({ name, help }) => [name, help]),
      ),
      ...[words.careers, words.prestige, words.upgrades, words.legacy, words.stories, words.pieces].flatMap(
        (entries) => Object.values(entries).flatMap(({ name, help }) => [name, help]),
      ),
      ...[words.help, words.reasons, words.scores, words.view.fields, words.options, words.modes].flatMap(
        (entries) => Object.values(entries),
      ),
      ...Object.values(words.refusals).map((phrase) => phrase({ cost: 2, doubloons: 1 }, CONTEXT)),
    ];
    expect(told.length).toBeGreaterThan(800);
    expect(told.filter((text) => ENGLISH.test(text.replaceAll(/La Armada|Île-à-Vache/g, '')))).toEqual([]);
  });

  test.each(LOCALES)('names in %s are not used twice', (locale) => {
    const { nations, goods, items, synergies, lines, prestige, upgrades, legacy } = texts[locale];
    expect(Object.keys(nations)).toEqual([...NATIONS]);
    expect(Object.keys(goods)).toEqual([...GOODS]);
    expect(Object.keys(items)).toEqual([...ITEMS]);
    expect(Object.keys(synergies)).toEqual([...SYNERGIES]);
    const explained = [prestige, upgrades, legacy].map((list) => Object.values(list).map(({ name }) => name));
    for (const names of [nations, goods, items, synergies, lines]
      .map((list) => Object.values(list))
      .concat(explained)) {
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe('one and many', () => {
  const gains = (locale: Locale, n: number) =>
    texts[locale].events.doubloons({ key: 'doubloons', seat: 0, n }, CONTEXT);
  const unused = (locale: Locale, spies: number) =>
    texts[locale].events['spies-unused']({ key: 'spies-unused', seat: 0, spies }, CONTEXT);
  const quest = (locale: Locale, id: string) => texts[locale].quests[id]?.help;

  test('in English', () => {
    expect(gains('en', 1)).toBe('Anne gains 1 doubloon');
    expect(gains('en', 2)).toBe('Anne gains 2 doubloons');
    expect(unused('en', 1)).toBe('Anne leaves 1 spy unused');
    expect(quest('en', 'Q01')).toBe(
      'Return 1 spy to the supply: gain 2 doubloons for each compass of yours and move your explorer up to 3 spaces.',
    );
    expect(quest('en', 'Q16')).toBe(
      'Discard 1 healing herb and 1 map: gain 1 doubloon for each compass of yours and optionally fight a combat.',
    );
  });

  test('in French, where 0 is singular', () => {
    expect(gains('fr', 1)).toBe('Anne gagne 1 doublon');
    expect(gains('fr', 2)).toBe('Anne gagne 2 doublons');
    expect(unused('fr', 1)).toBe('Anne laisse 1 espion inutilisé');
    expect(unused('fr', 2)).toBe('Anne laisse 2 espions inutilisés');
    expect(quest('fr', 'Q14')).toBe(
      'Payer 2 objets carte\u00a0: gagner 2 doublons par boussole en votre possession et avancer votre explorateur de 3 cases au maximum.',
    );
    const influence = { key: 'influence', seat: 0, nation: 'england', n: 1 } as const;
    expect(texts.fr.events.influence(influence, CONTEXT)).toBe(
      'Anne gagne 1 point d’influence auprès de l’Angleterre',
    );
  });

  test('in Dutch', () => {
    expect(gains('nl', 1)).toBe('Anne neemt 1 dubloen');
    expect(gains('nl', 2)).toBe('Anne neemt 2 dubloenen');
    expect(unused('nl', 1)).toBe('Anne laat 1 assistent ongebruikt');
    expect(quest('nl', 'Q12')).toBe(
      '2 verrekijkers afleggen: 1 OP krijgen voor elk van je kompassen en je verkenner hoogstens 3 velden verplaatsen.',
    );
  });

  test.each([
    ['en', /last village action, any others you have left are lost$/],
    ['nl', /laatste dorpsactie, wat je nog over hebt vervalt$/],
  ] as const)('in %s a last village action says that it forfeits the rest (MA-9.7)', (locale, forfeits) => {
    const ofTitle = (title: string) => CONTENT.cards.find((card) => card.title === title)?.id ?? '';
    const label = (title: string) =>
      texts[locale].moves['village-action']({ kind: 'village-action', of: ofTitle(title) }, CONTEXT);
    expect(label('bookbinder')).toMatch(forfeits);
    expect(label('goods-broker')).not.toMatch(forfeits);
  });

  test('Dutch asks for two of one thing as two', () => {
    const ask = (what: 'items' | 'goods', wanted: readonly string[]) =>
      texts.nl.prompts.pay({ kind: 'pay', seat: 0, what, wanted, left: wanted.length }, CONTEXT);
    expect(ask('items', ['book', 'book'])).toBe('Anne: leg 2 boeken af');
    expect(ask('goods', ['sugar', 'tobacco'])).toBe('Anne: leg 1 kaart met suiker en 1 kaart met tabak af');
  });

  test('two copies of a card differ in the words of a hand', () => {
    const [first, second] = CONTENT.cards.filter(({ title }) => title === 'harbour');
    expect(texts.en.card(first?.id ?? '')).not.toBe(texts.en.card(second?.id ?? ''));
    expect(texts.en.card('B001')).toBe('Harbour (12 doubloons, 2 VP, sugar, map)');
  });
});

describe('rules in words', () => {
  const folder = new URL('../src/', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const named = sources.flatMap((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    return [...text.matchAll(/'(MA-\d+\.\d+)'/g)].map(([, id]) => id ?? '');
  });

  test.each(LOCALES)('every rule that a refusal names has a sentence in %s', (locale) => {
    const { sentences } = texts[locale].rules;
    expect(named.length).toBeGreaterThan(60);
    expect([...new Set(named)].filter((id) => !isText(sentences[id] ?? ''))).toEqual([]);
  });

  test('every decision turns on some rule, and the ledger knows them all', () => {
    const ledger = readFileSync(new URL('../docs/ledger.md', import.meta.url), 'utf8');
    const ids = new Set([...ledger.matchAll(/^\| (MA-[\d.]+) +\|/gm)].map(([, id]) => id));
    const unknown = Object.keys(texts.en.rules.sentences).filter((id) => !ids.has(id));
    expect(unknown).toEqual([]);
    expect(texts.en.rules.about({ seat: 0, kind: 'combat', nation: 'spain', value: 4 })).toContain('MA-6.12');
  });
});

describe('no game leaves a prompt, move, event, refusal or score without words', () => {
  const words = new TextCheck(maracaibo, texts);
  // Later chapters say the same with any number of players.
  const tables = tablesOf(maracaibo.meta)
    .filter(({ seats, options }) => seats === 2 || (options['chapter'] ?? '1') === '1')
    .map((table) => ({ ...table, name: JSON.stringify(table.options) }));

  test.each(tables)('$seats players, $name', ({ seats, options }) => {
    const { failure } = playChecked(maracaibo, { seats, options }, 'words-1', {
      thoroughness: 0,
      onMove: (state, seat, move) => words.hear(state, seat, move),
    });
    expect(failure?.message).toBeUndefined();
    expect([...words.gaps]).toEqual([]);
  });
});
