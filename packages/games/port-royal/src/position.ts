/**
 * Any position from one short object, for tests, puzzles and `engine load`. Cards are named by id or
 * by what is printed on them: `blue 2/5`, `red 3/S`, `sailor`, `trader green`, `jester 7`, `tax
 * sabres`, `expedition 2 cross`. What is not mentioned takes its usual value.
 */
import type { Options, Positioned, Seat } from '@captains-table/kernel';
import { chanceFrom, checkTable, describeProblem, isRecord, shuffle } from '@captains-table/kernel';
import type { Box, Card } from './box.ts';
import { SKULL, cardOf } from './box.ts';
import { COLOURS } from './content.ts';
import { deal, meta } from './setup.ts';
import type { CardNumber, State } from './state.ts';

export interface PlayerPosition {
  readonly coins?: number;
  readonly tokens?: number;
  readonly persons?: readonly string[];
  readonly expeditions?: readonly string[];
  /** Ships under merchants. */
  readonly ships?: readonly string[];
  readonly nest?: readonly string[];
  readonly contractInfluence?: number;
}

export interface Position {
  readonly options?: Readonly<Record<string, unknown>>;
  /** One entry a player. */
  readonly players: readonly PlayerPosition[];
  readonly harbour?: readonly string[];
  /** Expeditions on the table, besides the special one of five players. */
  readonly expeditions?: readonly string[];
  /** The next cards of the draw pile, the first to come first. The rest follows at random. */
  readonly deck?: readonly string[];
  /** Nothing but `deck` is in the draw pile: the rest lies out of reach, on the victory pile. */
  readonly deckOnly?: boolean;
  readonly discard?: readonly string[];
  readonly contracts?: readonly string[];
  /** Seats on reward slots, by contract. */
  readonly claims?: Readonly<Record<string, readonly Seat[]>>;
  /** Steps on counting spaces by contract, one number a seat. */
  readonly counting?: Readonly<Record<string, readonly number[]>>;
  readonly contractStack?: number;
  /** The next time cards, the first to come first; `time` cards in all. */
  readonly timePile?: readonly string[];
  readonly time?: number;
  readonly victory?: number;
  readonly first?: Seat;
  readonly active?: Seat;
  readonly turn?: number;
  /** Where the turn stands: in discovery, or about to begin trade and recruit. */
  readonly phase?: 'discover' | 'trade';
  /** Cards already turned over this turn; at least the harbour's. */
  readonly drawn?: number;
}

/** The state without its frames' consequences: whoever calls settles it. */
export function statePosition(box: Box, position: Position): Positioned<State> {
  const { players } = position;
  const options = optionsOf(position);
  const state = deal(box, players.length, { ...options, randomStart: false }, chanceFrom('position'));
  const supply = new Supply(box, state);
  clear(state, supply);
  placeNamed(state, supply, position);
  placeContracts(box, state, position);
  fillUp(state, supply, position);
  state.first = position.first ?? 0;
  state.active = position.active ?? state.first;
  state.turn = position.turn ?? 1;
  const drawn = position.drawn ?? state.harbour.length;
  const phase = position.phase ?? 'discover';
  state.stack = [{ kind: 'match' }, { kind: 'turn', phase, served: 0, luck: 0 }];
  if (phase === 'discover') state.stack.push({ kind: 'discover', drawn, gambled: 0, luck: 0, outcome: '' });
  return { seats: players.length, options, state };
}

/** Checks the outer shape of what came from outside. Names of cards are checked when they are placed. */
export function parsePosition(value: unknown): Position {
  if (!isRecord(value)) throw new Error('a position is an object');
  const { players } = value;
  if (!Array.isArray(players) || !players.every(isRecord)) {
    throw new Error('"players" must be a list of objects');
  }
  for (const field of ['harbour', 'expeditions', 'deck', 'discard', 'contracts', 'timePile']) {
    const list = value[field];
    if (list !== undefined && (!Array.isArray(list) || !list.every((name) => typeof name === 'string'))) {
      throw new Error(`"${field}" must be a list of names`);
    }
  }
  return value as unknown as Position;
}

function optionsOf({ options, players }: Position): Options {
  const table = checkTable(meta, players.length, options);
  if (!table.ok) throw new Error(describeProblem(table.problem));
  return table.options;
}

/** All cards of the sets in play that lie nowhere yet. */
class Supply {
  readonly #box: Box;
  readonly #left: Set<CardNumber>;

  constructor(box: Box, state: State) {
    this.#box = box;
    this.#left = new Set([...state.deck, ...state.coins.flat(), ...state.timePile]);
  }

  get left(): CardNumber[] {
    return [...this.#left];
  }

  take(name: string): CardNumber {
    for (const number of this.#left) {
      if (!isCalled(cardOf(this.#box, number), name)) continue;
      this.#left.delete(number);
      return number;
    }
    throw new Error(`there is no card "${name}" left`);
  }

  takeAll(names: readonly string[] = []): CardNumber[] {
    return names.map((name) => this.take(name));
  }
}

/** Whether a card answers to a name. */
export function isCalled(card: Card, name: string): boolean {
  if (card.id === name) return true;
  const [first = '', second = '', third = ''] = name.split(' ');
  switch (card.kind) {
    case 'ship':
      return COLOURS[card.colour] === first && (second === '' || figures(card) === second);
    case 'person': {
      const colour = COLOURS[card.colour] ?? '';
      const details = [second, third].filter((detail) => detail !== '');
      return card.type === first && details.every((detail) => detail === colour || detail === `${card.cost}`);
    }
    case 'expedition':
      return first === 'expedition' && (second === '' || symbols(card) === name.slice(first.length + 1));
    case 'tax':
      return first === 'tax' && (second === '' || card.tax?.bonus.to.endsWith(second) === true);
  }
}

function figures(ship: Card): string {
  return `${ship.coins}/${ship.sabres === SKULL ? 'S' : ship.sabres}`;
}

function symbols({ anchors, crosses, houses }: Card): string {
  const parts = [
    [anchors, 'anchor'],
    [crosses, 'cross'],
    [houses, 'house'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, symbol]) => `${count} ${symbol}`)
    .join(' ');
}

function clear(state: State, supply: Supply): void {
  state.deck = supply.left;
  state.coins = state.coins.map(() => []);
  state.timePile = [];
}

function placeNamed(state: State, supply: Supply, position: Position): void {
  state.harbour = supply.takeAll(position.harbour);
  state.expeditions.push(...supply.takeAll(position.expeditions));
  state.discard = supply.takeAll(position.discard);
  for (const [seat, player] of position.players.entries()) {
    state.persons[seat] = supply.takeAll(player.persons);
    state.completed[seat] = supply.takeAll(player.expeditions);
    state.ships[seat] = supply.takeAll(player.ships);
    state.shipInfluence[seat] = player.ships?.length ?? 0;
    state.nest[seat] = supply.takeAll(player.nest);
    state.contractInfluence[seat] = player.contractInfluence ?? 0;
    state.tokens[seat] = player.tokens ?? 0;
  }
  state.deck = supply.takeAll(position.deck).toReversed();
  state.timePile = supply.takeAll(position.timePile).toReversed();
}

function placeContracts(box: Box, state: State, position: Position): void {
  if (position.contracts === undefined) return;
  state.contracts = position.contracts.map((id) => contractNumber(box, id));
  state.contractStack = position.contractStack ?? state.contractStack;
  const seats = position.players.map(() => 0);
  state.claims = position.contracts.map((id) => [...(position.claims?.[id] ?? [])]);
  state.counting = position.contracts.map((id) => [...(position.counting?.[id] ?? seats)]);
}

function contractNumber(box: Box, id: string): number {
  const number = box.contracts.findIndex((contract) => contract.id === id);
  if (number < 0) throw new Error(`there is no contract "${id}"`);
  return number;
}

/** Coins, time and victory cards come from what nobody named; the rest is the draw pile. */
function fillUp(state: State, supply: Supply, position: Position): void {
  const rest = supply.left;
  shuffle(chanceFrom('position/rest'), rest);
  const take = (count: number) => {
    if (count > rest.length) throw new Error('there are not enough cards for all these coins');
    return rest.splice(0, count);
  };
  for (const [seat, player] of position.players.entries()) state.coins[seat] = take(player.coins ?? 3);
  if (state.cooperative) {
    state.timePile.unshift(...take(Math.max(0, (position.time ?? 15) - state.timePile.length)));
    state.victoryPile = take(position.victory ?? 0);
  }
  if (position.deckOnly === true) state.victoryPile.push(...rest);
  else state.deck.unshift(...rest);
}
