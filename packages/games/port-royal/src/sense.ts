/** Whether the pieces make a game together: what the rules count on. */
import type { Finding } from '@captains-table/kernel';
import { atLeast, forbids } from '@captains-table/kernel';
import type { Content, SetName } from './content.ts';

/** Cards to turn over, besides the coins of five players. */
const TO_DRAW = 15;
const MOST_PLAYERS = 5;
const ADVENTURERS = 4;

export function findings(content: Content): readonly Finding[] {
  return [...cardFindings(content), ...contractFindings(content), ...adventureFindings(content)];
}

/** The base game and Sets Sail, which can each be played alone, need a draw pile. */
function cardFindings({ cards, figures }: Content): Finding[] {
  const drawn = (set: SetName) => cards[set].filter((card) => !('special' in card && card.special));
  const ships = (set: SetName) => cards[set].filter(({ kind }) => kind === 'ship').length;
  return (['base', 'sets-sail'] as const).flatMap((set) => [
    ...atLeast(MOST_PLAYERS * figures.startCoins + TO_DRAW, drawn(set).length, 'cards', { field: set }),
    ...(ships(set) > 0 ? [] : [forbids('no-ships', 'cards', { facts: { set } })]),
  ]);
}

function contractFindings({ cards, contracts, figures }: Content): Finding[] {
  const { contractsOpen, contractsTogether, timeCards, startCoins } = figures;
  const seals = contracts.map(({ seal }) => seal.number).sort((a, b) => a - b);
  const some = (count: number, list: readonly number[]) =>
    list.slice(0, count).reduce((sum, number) => sum + number, 0);
  // The fewest and the most cards that the seals of a table can ask for.
  const low = Math.min(...contractsTogether.map((count) => timeCards + some(count, seals)));
  const high =
    timeCards + Math.max(...contractsTogether.map((count) => some(count, seals.toReversed()) + count));
  const pile = cards.base.length + cards.contracts.length - startCoins * MOST_PLAYERS - 1;
  return [
    ...atLeast(
      contractsOpen,
      contracts.filter(({ cooperativeOnly }) => cooperativeOnly !== true).length,
      'contracts',
    ),
    ...atLeast(Math.max(...contractsTogether), contracts.length, 'contracts'),
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
