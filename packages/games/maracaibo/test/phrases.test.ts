/** Every prompt, move, event and refusal in words, also those that random games never reach. */
import type { Locale } from '@captains-table/kernel';
import { LOCALES } from '@captains-table/kernel';
import { frenchFault } from '@captains-table/kernel/contract';
import { describe, expect, test } from 'vitest';
import { CREDITS } from '../src/names.ts';
import type { Event } from '../src/events.ts';
import type { Decision, Move } from '../src/moves.ts';
import { texts } from '../texts/index.ts';
import { box } from './table.ts';

type Samples<U, Key extends keyof U> = {
  readonly [K in U[Key] & string]: Extract<U, { readonly [P in Key]: K }>;
};

const CONTEXT = { seat: (seat: number) => ['Anne', 'Bart'][seat] ?? '' };

/** One of each; a new kind does not compile until it is here. */
const EVENTS: Samples<Event, 'key'> = {
  'round-began': { key: 'round-began', round: 2, seat: 0 },
  'turn-began': { key: 'turn-began', seat: 0 },
  opened: { key: 'opened', seat: 0, career: 'K-1', planned: 'A07' },
  planned: { key: 'planned', seat: 0, card: 'A07' },
  sailed: { key: 'sailed', seat: 0, from: 'H', at: '9a', points: 7 },
  toll: { key: 'toll', seat: 0, doubloons: 2 },
  'spies-unused': { key: 'spies-unused', seat: 0, spies: 2 },
  points: { key: 'points', seat: 0, n: 3, from: 'quests' },
  stole: { key: 'stole', seat: 0, other: 1, n: 1 },
  doubloons: { key: 'doubloons', seat: 0, n: 5 },
  paid: { key: 'paid', seat: 0, n: 1 },
  'combat-points': { key: 'combat-points', seat: 0, n: 2 },
  'combat-points-spent': { key: 'combat-points-spent', seat: 0, n: 1 },
  spies: { key: 'spies', seat: 0, n: 2 },
  'spies-returned': { key: 'spies-returned', seat: 0, n: 1 },
  influence: { key: 'influence', seat: 0, nation: 'france', n: 2 },
  'ranked-up': { key: 'ranked-up', seat: 0, nation: 'spain', rank: 2 },
  'main-action': { key: 'main-action', seat: 0, action: 'city', at: '11' },
  'spy-acted': { key: 'spy-acted', seat: 0, card: 'A45', at: '6' },
  'no-main-action': { key: 'no-main-action', seat: 0 },
  delivered: { key: 'delivered', seat: 0, card: 'A07', at: '10' },
  disc: { key: 'disc', seat: 0, area: 'U3' },
  upgraded: { key: 'upgraded', seat: 0, area: 'U12' },
  'tile-disc': { key: 'tile-disc', seat: 0, tile: 'L14' },
  'village-action': { key: 'village-action', seat: 0, action: 'U8' },
  'discarded-hand': { key: 'discarded-hand', seat: 0, cards: ['A07', 'B001'] },
  'paid-card': { key: 'paid-card', seat: 0, card: 'A07' },
  bought: { key: 'bought', seat: 0, card: 'B001', doubloons: 12 },
  'spy-placed': { key: 'spy-placed', seat: 0, card: 'A45', at: '6' },
  assigned: { key: 'assigned', seat: 0, card: 'B066', spies: 2 },
  invested: { key: 'invested', seat: 0, building: 'abbey', doubloons: 8 },
  synergy: { key: 'synergy', seat: 0, symbol: 'medal' },
  income: { key: 'income', seat: 0, track: 'points', n: 4 },
  'income-restarted': { key: 'income-restarted', seat: 0, points: 40 },
  explored: { key: 'explored', seat: 0, space: 'E6a' },
  stayed: { key: 'stayed', seat: 0 },
  'line-passed': { key: 'line-passed', seat: 0, line: 'blue' },
  'explorer-home': { key: 'explorer-home', seat: 0, place: 1 },
  fought: { key: 'fought', seat: 0, token: 'TK01' },
  'fights-for': { key: 'fights-for', seat: 0, nation: 'england', value: 6 },
  boosted: { key: 'boosted', seat: 0, with: 'spy', value: 6 },
  'combat-action': { key: 'combat-action', seat: 0, action: 'CA6', value: 0 },
  'combat-over': { key: 'combat-over', seat: 0 },
  cube: { key: 'cube', seat: 0, nation: 'france', at: 'L6' },
  'cube-removed': { key: 'cube-removed', nation: 'spain', at: '4' },
  'quest-done': { key: 'quest-done', seat: 0, quest: 'Q01' },
  'quest-laid': { key: 'quest-laid', quest: 'Q20', at: '15' },
  'quest-on-card': { key: 'quest-on-card', seat: 0, card: 'B056', quest: 'Q09' },
  objective: { key: 'objective', seat: 0, career: 'KA-F', objective: 0, level: 'high' },
  admiral: { key: 'admiral', seat: 0 },
  drew: { key: 'drew', seat: 0, card: 'C99', to: { only: [0] } },
  'drew-unseen': { key: 'drew-unseen', seat: 0, to: { except: [0] } },
  took: { key: 'took', seat: 0, card: 'LA1', doubloons: 1 },
  'row-filled': { key: 'row-filled', cards: ['A01'] },
  reshuffled: { key: 'reshuffled', cards: 40 },
  scoring: { key: 'scoring', round: 1, seat: 0 },
  'jeanne-ended-round': { key: 'jeanne-ended-round', round: 4 },
  'jeanne-begins-round': { key: 'jeanne-begins-round', round: 3 },
  earned: { key: 'earned', seat: 0, doubloons: 12, points: 3 },
  'markets-cleared': { key: 'markets-cleared', discs: 5 },
  'prestige-opened': { key: 'prestige-opened', building: 'citadel' },
  'tile-added': { key: 'tile-added', tile: 'L1' },
  'tile-removed': { key: 'tile-removed', tile: 'L20' },
  'city-tile-laid': { key: 'city-tile-laid', tile: 'CT-05', at: '14' },
  'ships-home': { key: 'ships-home' },
  multiplier: { key: 'multiplier', nation: 'england', times: 2 },
  nobility: { key: 'nobility', seat: 0, nation: 'france', points: 12 },
  'game-over': { key: 'game-over' },
  'jeanne-drew': { key: 'jeanne-drew', card: 'C4' },
  'jeanne-sailed': { key: 'jeanne-sailed', from: 'H', at: '4' },
  'jeanne-delivered': { key: 'jeanne-delivered', at: '4' },
  'jeanne-took': { key: 'jeanne-took', card: 'A01' },
  'jeanne-quest': { key: 'jeanne-quest', quest: 'Q01' },
  'jeanne-points': { key: 'jeanne-points', n: 4, from: 'income' },
  'jeanne-influence': { key: 'jeanne-influence', nation: 'spain', n: 1 },
  'jeanne-disc': { key: 'jeanne-disc' },
  'jeanne-explored': { key: 'jeanne-explored', space: 'E10' },
  'jeanne-fought': { key: 'jeanne-fought', token: 'TK25', nation: 'france' },
  'jeanne-cube': { key: 'jeanne-cube', nation: 'france', at: '10' },
  'jeanne-cube-lost': { key: 'jeanne-cube-lost', nation: 'england' },
  'story-card': { key: 'story-card', card: '05' },
  'story-card-waits': { key: 'story-card-waits', card: '07' },
  'story-card-done': { key: 'story-card-done', card: '05', seat: 0 },
  'story-card-dropped': { key: 'story-card-dropped', card: '06' },
  'story-tile-laid': { key: 'story-tile-laid', tile: 'ST1', at: '15' },
  'story-cards-discarded': { key: 'story-cards-discarded', cards: ['C90'] },
  'story-cards-shuffled-in': { key: 'story-cards-shuffled-in', cards: ['C92'] },
  'story-ended': { key: 'story-ended', ending: 'ports' },
  page: { key: 'page', page: '01-front', reader: 0 },
  'page-turned': { key: 'page-turned', page: '01-front', seat: 0 },
  'vote-asked': { key: 'vote-asked', vote: '02', choices: ['02-a', '02-b'] },
  voted: { key: 'voted', vote: '02', seat: 0, choice: '02-a' },
  'voted-secretly': { key: 'voted-secretly', vote: '02', seat: 0 },
  'votes-shown': { key: 'votes-shown', vote: '02', votes: ['02-a', '02-b'] },
  'vote-tied': { key: 'vote-tied', vote: '02', seat: 0, tied: ['02-a', '02-b'] },
  'vote-decided': { key: 'vote-decided', vote: '02', choice: '02-a' },
};

const DECISIONS: Samples<Decision, 'kind'> = {
  'opening-plan': { seat: 0, kind: 'opening-plan' },
  'opening-discard': { seat: 0, kind: 'opening-discard', left: 1 },
  'opening-career': { seat: 0, kind: 'opening-career' },
  sail: { seat: 0, kind: 'sail', max: 7 },
  tip: { seat: 0, kind: 'tip', at: '9' },
  'tile-offer': { seat: 0, kind: 'tile-offer', tile: 'L14' },
  main: { seat: 0, kind: 'main', at: '20', points: 1 },
  village: { seat: 0, kind: 'village', left: 2 },
  influence: { seat: 0, kind: 'influence', n: 3 },
  rank: { seat: 0, kind: 'rank' },
  disc: { seat: 0, kind: 'disc', left: 2, to: 'out' },
  explore: { seat: 0, kind: 'explore', steps: 3 },
  pay: { seat: 0, kind: 'pay', what: 'items', wanted: ['map', 'book'], left: 2 },
  'fight-for': { seat: 0, kind: 'fight-for', token: 'TK13' },
  combat: { seat: 0, kind: 'combat', nation: 'spain', value: 4 },
  'cube-nation': { seat: 0, kind: 'cube-nation' },
  cube: { seat: 0, kind: 'cube', nation: 'england' },
  synergy: { seat: 0, kind: 'synergy' },
  quest: { seat: 0, kind: 'quest', quest: 'Q01' },
  'city-quest': { seat: 0, kind: 'city-quest', quest: 'Q01' },
  assign: { seat: 0, kind: 'assign', card: 'B066', income: 2 },
  skull: { seat: 0, kind: 'skull' },
  after: { seat: 0, kind: 'after', scoring: true },
  draw: { seat: 0, kind: 'draw', left: 1, price: 0 },
  buying: { seat: 0, kind: 'buying', round: 1 },
  choose: { seat: 0, kind: 'choose', of: [{ op: 'combat' }, { op: 'explore', n: 2 }], open: [0, 1] },
  next: { seat: 0, kind: 'next', of: [{ op: 'combat' }, { op: 'explore', n: 2 }], open: [0, 1] },
  may: { seat: 0, kind: 'may', what: { op: 'discardHand' } },
  page: { seat: 0, kind: 'page', page: '01-front', reader: 0, read: [] },
  vote: {
    seat: 0,
    kind: 'vote',
    vote: '02',
    choices: ['02-a', '02-b'],
    secret: true,
    voted: [],
    votes: ['', ''],
    tied: false,
  },
};

const MOVES: Samples<Move, 'kind'> = {
  plan: { kind: 'plan', card: 'A07' },
  discard: { kind: 'discard', card: 'A07' },
  career: { kind: 'career', career: 'K-3' },
  sail: { kind: 'sail', to: '15a', points: 4 },
  tip: { kind: 'tip', take: 'doubloons' },
  city: { kind: 'city' },
  village: { kind: 'village' },
  quest: { kind: 'quest', quest: 'Q15' },
  spy: { kind: 'spy', card: 'B080' },
  objective: { kind: 'objective', career: 'K-7', objective: 1, level: 'low' },
  'spy-to-points': { kind: 'spy-to-points' },
  deliver: { kind: 'deliver', card: 'A07' },
  doubloon: { kind: 'doubloon' },
  'discard-hand': { kind: 'discard-hand' },
  buy: { kind: 'buy', card: 'B072' },
  invest: { kind: 'invest', building: 'palace' },
  'village-action': { kind: 'village-action', of: 'U10' },
  influence: { kind: 'influence', nation: 'france' },
  rank: { kind: 'rank', nation: 'spain' },
  disc: { kind: 'disc', area: 'U11' },
  explore: { kind: 'explore', to: 'E24' },
  pay: { kind: 'pay', card: 'A01' },
  'cube-nation': { kind: 'cube-nation', nation: 'england' },
  cube: { kind: 'cube', at: '7' },
  synergy: { kind: 'synergy', symbol: 'scales' },
  assign: { kind: 'assign', spies: 0 },
  skull: { kind: 'skull', tile: 'L3' },
  'use-tile': { kind: 'use-tile', tile: 'L16' },
  'fight-for': { kind: 'fight-for', nation: 'england' },
  boost: { kind: 'boost', with: 'point' },
  'gain-influence': { kind: 'gain-influence', n: 2 },
  'take-city': { kind: 'take-city', at: '4' },
  'take-village': { kind: 'take-village', at: '3' },
  'combat-card': { kind: 'combat-card', card: 'B051' },
  'treasure-fleet': { kind: 'treasure-fleet', value: 10 },
  'gold-mine': { kind: 'gold-mine' },
  draw: { kind: 'draw' },
  take: { kind: 'take', card: 'B001' },
  'two-points': { kind: 'two-points' },
  decline: { kind: 'decline' },
  done: { kind: 'done' },
  read: { kind: 'read', page: '01-front' },
  'turn-page': { kind: 'turn-page', page: '01-front' },
  vote: { kind: 'vote', choice: '02-a' },
  choose: { kind: 'choose', option: 1 },
  next: { kind: 'next', step: 0 },
  may: { kind: 'may', take: true },
};

/** A phrase by its key; which subject it takes is known by the key alone. */
type Phrases = Readonly<Record<string, (subject: never, context: never) => string>>;
const say = (phrases: Phrases, key: string, subject: unknown, context: unknown = CONTEXT) =>
  phrases[key]?.(subject as never, context as never) ?? '';

type Said = readonly [key: string, text: string];

/** Everything that can be said in a language, with the name of what it is. */
function everything(locale: Locale): readonly Said[] {
  const { events, prompts, moves, refusals } = texts[locale];
  const decisions = Object.values<Decision>(DECISIONS);
  return [
    ...Object.entries(EVENTS).map(([key, event]): Said => [key, say(events, key, event)]),
    ...Object.entries(DECISIONS).map(([key, owed]): Said => [key, say(prompts, key, owed)]),
    ...Object.entries(MOVES).flatMap(([key, move]) =>
      [undefined, ...decisions].map((pending): Said => [key, say(moves, key, move, { ...CONTEXT, pending })]),
    ),
    ...Object.keys(refusals).map((key): Said => [key, say(refusals, key, {})]),
  ];
}

describe.each(LOCALES)('phrases in %s', (locale) => {
  const spoken = everything(locale);

  test('nothing is left without words', () => {
    const broken = spoken.filter(
      ([, text]) => !/\p{L}/u.test(text) || /undefined|NaN|\[object|\s\s/.test(text),
    );
    expect(broken).toEqual([]);
  });

  test('names stand for ids', () => {
    const raw = spoken.filter(([, text]) => /\b(TK\d|Q\d\d|A0\d|B0\d\d|CT-\d|K-\d|U\d|E\d)/.test(text));
    expect(raw).toEqual([]);
  });

  test('apostrophes are typographic, and French marks have their space', () => {
    expect(spoken.filter(([, text]) => text.includes("'"))).toEqual([]);
    const faults = spoken.filter(([, text]) => frenchFault(text) !== undefined);
    expect(locale === 'fr' ? faults : []).toEqual([]);
  });

  test('points say where they come from', () => {
    const { events } = texts[locale];
    const said = CREDITS.map((from) => events.points({ key: 'points', seat: 0, n: 3, from }, CONTEXT));
    expect(new Set(said).size).toBe(CREDITS.length);
    for (const text of said) expect(text).toMatch(/^Anne .*\b3\s(VP|PV|OP) \p{L}+/u);
  });

  test('all four kinds of main action, and both kinds of income, have their own words', () => {
    const { events } = texts[locale];
    const actions = (['city', 'village', 'quest', 'spy'] as const).map((action) =>
      events['main-action']({ key: 'main-action', seat: 0, action, at: '8' }, CONTEXT),
    );
    expect(new Set(actions).size).toBe(4);
    const incomes = (['doubloons', 'points'] as const).map((track) =>
      events.income({ key: 'income', seat: 0, track, n: 2 }, CONTEXT),
    );
    expect(new Set(incomes).size).toBe(2);
  });

  test('the end of a step is named after the step', () => {
    const { done, decline } = texts[locale].moves;
    const ends = [DECISIONS.main, DECISIONS.village, DECISIONS.combat, DECISIONS.draw, DECISIONS.after].map(
      (pending) => done({ kind: 'done' }, { ...CONTEXT, pending }),
    );
    expect(new Set(ends).size).toBe(5);
    const noes = [DECISIONS.explore, DECISIONS.quest, DECISIONS.disc, DECISIONS.cube].map((pending) =>
      decline({ kind: 'decline' }, { ...CONTEXT, pending }),
    );
    expect(new Set(noes).size).toBe(4);
  });

  test('MA-24.1, MA-8.4: the quest of a city and that of the explorer’s space are asked about as what they are', () => {
    const { prompts, help } = texts[locale];
    expect(prompts['city-quest'](DECISIONS['city-quest'], CONTEXT)).not.toBe(
      prompts.quest(DECISIONS.quest, CONTEXT),
    );
    expect(help['city-quest']).not.toBe(help.quest);
  });

  test('MA-9.7: a last village action says that the others are lost, on the button and on the card', () => {
    const { moves, cards } = texts[locale];
    const lost = { en: 'are lost', fr: 'sont perdues', nl: 'vervalt' }[locale];
    const told = (id: string) =>
      moves['village-action']({ kind: 'village-action', of: id }, { ...CONTEXT, pending: DECISIONS.village });
    for (const { id, villageActions } of box.cards) {
      const isLast = villageActions.some(({ last }) => last);
      expect(told(id).includes(lost), id).toBe(isLast);
      expect(cards[id]?.help.includes(lost) ?? false, id).toBe(isLast);
    }
    expect(told('U8')).not.toContain(lost);
  });

  test('MA-3.7: a combat that can be declined is named in both answers', () => {
    const pending = { seat: 0, kind: 'may', what: { op: 'combat' } } as const;
    const [yes, no] = [true, false].map((take) =>
      texts[locale].moves.may({ kind: 'may', take }, { ...CONTEXT, pending }),
    );
    const other = texts[locale].moves.may(
      { kind: 'may', take: false },
      { ...CONTEXT, pending: DECISIONS.may },
    );
    expect(new Set([yes, no, other]).size).toBe(3);
  });

  test('an action is named in one pair of quotes, on a card as on the ship', () => {
    const { events } = texts[locale];
    const told = ['U8', 'CA6', 'A07'].flatMap((action) => [
      events['village-action']({ key: 'village-action', seat: 0, action }, CONTEXT),
      events['combat-action']({ key: 'combat-action', seat: 0, action, value: 0 }, CONTEXT),
    ]);
    for (const text of told) expect(text.match(/[«“‘]/gu)?.length ?? 0, text).toBeLessThanOrEqual(1);
  });

  test('a nation to fight for is named with the terms of the token; its modifier is in the question', () => {
    const pending = DECISIONS['fight-for'];
    const { prompts, moves } = texts[locale];
    const told = moves['fight-for']({ kind: 'fight-for', nation: 'france' }, { ...CONTEXT, pending });
    expect(told.match(/\d+/g)).toEqual(['6', '1']);
    expect(prompts['fight-for'](pending, CONTEXT)).toContain('2');
    expect(prompts['fight-for']({ ...pending, token: 'TK25' }, CONTEXT)).not.toMatch(/\d/);
  });
});
