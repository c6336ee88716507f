/** Whether the pieces make a game together: what the rules count on. */
import type { Finding } from '@captains-table/kernel';
import { atLeast, forbids } from '@captains-table/kernel';
import type { Content, SetName } from './content.ts';

/** Coins of five players, and cards to turn over. */
const FEWEST_CARDS = 30;
/** Those of five players together. */
const FEWEST_CONTRACTS = 11;
const MOST_PLAYERS = 5;
const ADVENTURERS = 4;
/** The time pile: thirteen cards, and what the seals add. */
const TIME = 13;

export function findings(content: Content): readonly Finding[] {
  return [...cardFindings(content), ...contractFindings(content), ...adventureFindings(content)];
}

/** Both games that are played by themselves need a draw pile. */
function cardFindings({ cards }: Content): Finding[] {
  const drawn = (set: SetName) => cards[set].filter((card) => !('special' in card && card.special));
  const ships = (set: SetName) => cards[set].filter(({ kind }) => kind === 'ship').length;
  return (['base', 'sets-sail'] as const).flatMap((set) => [
    ...atLeast(FEWEST_CARDS, drawn(set).length, 'cards', { field: set }),
    ...(ships(set) > 0 ? [] : [forbids('no-ships', 'cards', { facts: { set } })]),
  ]);
}

function contractFindings({ cards, contracts }: Content): Finding[] {
  const seals = contracts.map(({ seal }) => seal.number).sort((a, b) => a - b);
  const some = (count: number, list: readonly number[]) =>
    list.slice(0, count).reduce((sum, number) => sum + number, 0);
  // The fewest and the most cards that the seals of a table can ask for.
  const low = Math.min(...[3, 5, 7, 9, 11].map((count) => TIME + some(count, seals)));
  const high = TIME + Math.max(...[3, 5, 7, 9, 11].map((count) => some(count, seals.toReversed()) + count));
  const pile = cards.base.length + cards.contracts.length - 3 * MOST_PLAYERS - 1;
  return [
    ...atLeast(
      FEWEST_CONTRACTS,
      contracts.filter(({ cooperativeOnly }) => cooperativeOnly !== true).length,
      'contracts',
    ),
    ...(low < 1 ? [forbids('no-time', 'contracts', { field: 'seal', facts: { count: low } })] : []),
    ...(high > pile
      ? [forbids('too-much-time', 'contracts', { field: 'seal', facts: { most: pile, count: high } })]
      : []),
  ];
}

function adventureFindings({ adventure }: Content): Finding[] {
  const { adventurers, events, stories, eventsDrawn, ending, crowns } = adventure;
  const sides = new Map<number, number>();
  for (const { card } of adventurers) sides.set(card, (sides.get(card) ?? 0) + 1);
  const marked = (mark: number) => events.filter((event) => event.mark === mark).length;
  const starred = stories.filter(({ mission }) => mission.starred === true).length;
  return [
    ...atLeast(ADVENTURERS, sides.size, 'adventurers'),
    ...atLeast(Math.max(...eventsDrawn.cooperative, ...eventsDrawn.competitive), marked(0), 'events'),
    ...[2, 3].flatMap((mark) =>
      marked(mark) === 1
        ? []
        : [forbids('one-of-mark', 'events', { field: 'mark', facts: { mark, count: marked(mark) } })],
    ),
    ...events.flatMap(({ id, mark, effects }) => {
      const ends = effects.some(({ does }) => does === 'month-end' || does === 'new-month');
      if (mark < 2) return ends ? [forbids('ends-month', 'events', { piece: id, field: 'effects' })] : [];
      return ends ? [] : [forbids('no-month-end', 'events', { piece: id, field: 'effects' })];
    }),
    ...atLeast(ending.variableMissions, starred, 'stories', { field: 'mission.starred' }),
    ...crowns.shields.flatMap(({ space }) =>
      space <= crowns.spaces
        ? []
        : [forbids('beyond-track', 'crowns', { field: 'shields', facts: { space } })],
    ),
    ...stories.flatMap(({ id, effects = [] }) =>
      effects.some(({ does }) => does === 'month-end')
        ? [forbids('ends-month', 'stories', { piece: id, field: 'effects' })]
        : [],
    ),
  ];
}
