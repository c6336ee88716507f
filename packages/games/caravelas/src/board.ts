/**
 * The content packed for play: spaces, ports, goods and cards by number, steps by direction. So the
 * rules read a number and never search a list. Moves are created once and shared.
 */
import { must, times } from '@captains-table/kernel';
import type {
  Content,
  EventCardData,
  FiguresData,
  Good,
  PortData,
  SpaceData,
  SpaceSymbol,
} from './content.ts';
import { DIRECTIONS, GOODS } from './content.ts';
import type { CardNumber, Move, PortNumber, SpaceNumber } from './state.ts';

const SIDES = DIRECTIONS.length;

const NO_SYMBOL = 0;
export const EVENT = 1;
export const CAPE = 2;
export const PIRATES = 3;

/** No neighbour, no port, no good, no direction. */
export const NONE = -1;

/** The effect of an event card as numbers. */
export interface Card {
  readonly id: string;
  readonly kind: EventCardData['kind'];
  /** Markers that the player pays, or takes back (fair wind). */
  readonly markers: number;
  /** The way a compass points; NONE for any. */
  readonly direction: number;
  /** How many spaces the other players may move. */
  readonly bonus: number;
  readonly copies: number;
}

/** A step to a neighbouring space, with the moves that take it. */
interface Step {
  readonly id: string;
  readonly space: SpaceNumber;
  /** What it costs without pirates. */
  readonly current: number;
  readonly symbol: number;
  readonly sail: Move;
  readonly defend: Move;
}

export interface Board {
  readonly spaces: readonly SpaceData[];
  readonly ports: readonly PortData[];
  readonly home: SpaceNumber;
  /** By space and direction: the neighbour, or NONE. */
  readonly neighbours: Int16Array;
  /** By space: a bit for each direction in which the chart ends. */
  readonly edges: Uint8Array;
  /** By space: the steps that lead to its neighbours. */
  readonly steps: readonly (readonly Step[])[];
  /** By space: a bit for each direction in which a current flows. */
  readonly currents: Uint8Array;
  readonly symbols: Uint8Array;
  /** By space: 0 Atlantic, 1 Indian. */
  readonly oceans: Uint8Array;
  /** By space: the port there, or NONE. Lisboa is no port in this sense. */
  readonly portAt: Int8Array;
  /** By port: its space, its value and its good (or NONE). */
  readonly portSpace: Int16Array;
  readonly portValue: Uint8Array;
  readonly portGood: Int8Array;
  /** By good: the bit of the ship that carries it, and its price. */
  readonly goodShip: Uint8Array;
  readonly goodValue: Uint8Array;
  readonly cards: readonly Card[];
  readonly dieFaces: number;
  readonly dieOnes: number;
  readonly figures: FiguresData;
  /** By number of markers. */
  readonly bids: readonly Move[];
  /** By space. */
  readonly drift: readonly Move[];
  /** By card. */
  readonly play: readonly Move[];
  spaceNumber(id: string): SpaceNumber | undefined;
  portNumber(id: string): PortNumber | undefined;
  cardNumber(id: string): CardNumber | undefined;
}

export const PEPPER = GOODS.indexOf('pepper');

export function packBoard(content: Content): Board {
  const { spaces } = content.map;
  const spaceIds = numbered(spaces);
  const portIds = numbered(content.ports);
  const cardIds = numbered(content.cards);
  const neighbours = findNeighbours(content, spaceIds);
  const currents = findCurrents(content, spaceIds, neighbours);
  const portAt = spaces.map(({ port }) => (port === undefined ? NONE : (portIds.get(port) ?? NONE)));
  return {
    spaces,
    ports: content.ports,
    home: spaces.findIndex(({ port }) => port === content.home.id),
    neighbours,
    edges: findEdges(content),
    steps: findSteps(content, neighbours, currents),
    currents,
    symbols: Uint8Array.from(spaces, symbolNumber),
    oceans: Uint8Array.from(spaces, ({ ocean }) => (ocean === 'atlantic' ? 0 : 1)),
    portAt: Int8Array.from(portAt),
    portSpace: Int16Array.from(content.ports, (_, port) => portAt.indexOf(port)),
    portValue: Uint8Array.from(content.ports, ({ value }) => value),
    portGood: Int8Array.from(content.ports, ({ good }) => (good === undefined ? NONE : GOODS.indexOf(good))),
    goodShip: Uint8Array.from(GOODS, (good) => 1 << (goodData(content, good).ship - 1)),
    goodValue: Uint8Array.from(GOODS, (good) => goodData(content, good).value),
    cards: content.cards.map(packCard),
    dieFaces: content.die.red + content.die.one,
    dieOnes: content.die.one,
    figures: content.figures,
    bids: times(mostMarkers(content) + 1, (markers) => ({ kind: 'bid', markers })),
    drift: spaces.map(({ id }) => ({ kind: 'drift', to: id })),
    play: content.cards.map(({ id }) => ({ kind: 'play', card: id })),
    spaceNumber: (id) => spaceIds.get(id),
    portNumber: (id) => portIds.get(id),
    cardNumber: (id) => cardIds.get(id),
  };
}

/** Of an upgraded fleet. */
function mostMarkers({ figures: { fleetMarkers, upgradeMarkers } }: Pick<Content, 'figures'>): number {
  return fleetMarkers + upgradeMarkers;
}

/** The space next to this one, or NONE for land and the edge of the chart. */
export function neighbour(board: Board, space: SpaceNumber, direction: number): SpaceNumber {
  return board.neighbours[space * SIDES + direction] ?? NONE;
}

/** The step to a neighbouring space that a legal move names. */
export function stepTo(board: Board, from: SpaceNumber, id: string): Step {
  for (const step of must(board.steps[from])) if (step.id === id) return step;
  throw new RangeError(`no step leads to "${id}"`);
}

/** Whether a side without a neighbour is the edge of the chart; otherwise land lies there. */
export function isEdge(board: Board, space: SpaceNumber, direction: number): boolean {
  return ((board.edges[space] ?? 0) & (1 << direction)) !== 0;
}

/** The direction of a neighbouring space, or NONE. */
export function directionTo(board: Board, from: SpaceNumber, to: SpaceNumber): number {
  for (let direction = 0; direction < SIDES; direction++) {
    if (neighbour(board, from, direction) === to) return direction;
  }
  return NONE;
}

export function cardOf(board: Board, card: CardNumber): Card {
  return must(board.cards[card]);
}

export function spaceId(board: Board, space: SpaceNumber): string {
  return must(board.spaces[space]).id;
}

export function portId(board: Board, port: PortNumber): string {
  return must(board.ports[port]).id;
}

/** The number of a space that a legal move or a checked position names. */
export function spaceOf(board: Board, id: string): SpaceNumber {
  return must(board.spaceNumber(id));
}

export function portOf(board: Board, id: string): PortNumber {
  return must(board.portNumber(id));
}

function packCard(card: EventCardData): Card {
  const { id, kind, copies } = card;
  switch (card.kind) {
    case 'storm':
      return { id, kind, copies, markers: card.markers, direction: NONE, bonus: card.markers };
    case 'compass': {
      const direction = DIRECTIONS.indexOf(card.direction);
      return { id, kind, copies, markers: 0, direction, bonus: card.spaces };
    }
    case 'fair-wind':
      return { id, kind, copies, markers: card.markers, direction: NONE, bonus: card.markers };
    case 'calm':
      return { id, kind, copies, markers: 0, direction: NONE, bonus: 0 };
  }
}

const SYMBOLS: Readonly<Record<SpaceSymbol, number>> = { event: EVENT, cape: CAPE, pirates: PIRATES };

function symbolNumber({ symbol }: SpaceData): number {
  return symbol === undefined ? NO_SYMBOL : SYMBOLS[symbol];
}

/** Column and row steps in each direction: odd columns lie half a space lower. */
const EVEN_STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [-1, -1],
] as const;
const ODD_STEPS = [
  [0, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

/** A bit for each side of a space where the chart ends; on every other side without a neighbour there is land. */
function findEdges({ map }: Content): Uint8Array {
  const cols = map.spaces.map(({ col }) => col);
  const lows = map.spaces.map(lowOf);
  const isOff = (col: number, row: number) => {
    if (col < Math.min(...cols) || col > Math.max(...cols) || map.beyond.includes(placeId(col, row)))
      return true;
    const low = lowOf({ col, row });
    return low < Math.min(...lows) || low > Math.max(...lows);
  };
  return Uint8Array.from(map.spaces, ({ col, row }) =>
    stepsFrom(col).reduce((bits, [right, down], side) => {
      return isOff(col + right, row + down) ? bits | (1 << side) : bits;
    }, 0),
  );
}

/** How far down the chart a space lies, counted in half spaces. */
function lowOf({ col, row }: Pick<SpaceData, 'col' | 'row'>): number {
  return 2 * row + (col % 2);
}

function placeId(col: number, row: number): string {
  return `c${`${col}`.padStart(2, '0')}r${`${row}`.padStart(2, '0')}`;
}

function stepsFrom(col: number): typeof EVEN_STEPS | typeof ODD_STEPS {
  return col % 2 === 0 ? EVEN_STEPS : ODD_STEPS;
}

function findNeighbours({ map }: Content, ids: ReadonlyMap<string, number>): Int16Array {
  const at = new Map(map.spaces.map(({ col, row }, space) => [`${col},${row}`, space]));
  const closed = new Set(map.closed.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const neighbours = new Int16Array(map.spaces.length * SIDES).fill(NONE);
  for (const [space, { id, col, row }] of map.spaces.entries()) {
    for (const [direction, [right, down]] of stepsFrom(col).entries()) {
      const other = at.get(`${col + right},${row + down}`);
      if (other === undefined || closed.has(`${id} ${map.spaces[other]?.id ?? ''}`)) continue;
      neighbours[space * SIDES + direction] = other;
    }
  }
  if (ids.size !== map.spaces.length) throw new Error('two spaces have the same id');
  return neighbours;
}

function findCurrents(
  { map }: Content,
  ids: ReadonlyMap<string, number>,
  neighbours: Int16Array,
): Uint8Array {
  const flows = new Uint8Array(map.spaces.length);
  for (const { id, path } of map.currents) {
    for (const [i, to] of path.slice(1).entries()) {
      const from = ids.get(path[i] ?? '') ?? NONE;
      const sides = neighbours.subarray(from * SIDES, from * SIDES + SIDES);
      const direction = sides.indexOf(ids.get(to) ?? NONE - 1);
      if (direction < 0) throw new Error(`current ${id} jumps to ${to}`);
      flows[from] = must(flows[from]) | (1 << direction);
    }
  }
  return flows;
}

function findSteps({ map }: Content, neighbours: Int16Array, currents: Uint8Array): Step[][] {
  const sail: readonly Move[] = map.spaces.map(({ id }) => ({ kind: 'sail', to: id }));
  const defend: readonly Move[] = map.spaces.map(({ id }) => ({ kind: 'defend', to: id }));
  return map.spaces.map((_, from) =>
    DIRECTIONS.flatMap((__, direction) => {
      const to = neighbours[from * SIDES + direction] ?? NONE;
      const space = map.spaces[to];
      if (space === undefined) return [];
      const current = stepCost(currents, from, direction);
      const symbol = symbolNumber(space);
      return [{ id: space.id, space: to, current, symbol, sail: must(sail[to]), defend: must(defend[to]) }];
    }),
  );
}

/** Rules CA-4.2 to CA-4.4: what a step costs without pirates. */
function stepCost(currents: Uint8Array, from: SpaceNumber, direction: number): number {
  return (must(currents[from]) >> direction) & 1 ? 0 : 1;
}

export function currentCost(board: Board, from: SpaceNumber, direction: number): number {
  return stepCost(board.currents, from, direction);
}

function goodData(content: Content, good: Good): Content['goods'][number] {
  const data = content.goods.find(({ id }) => id === good);
  if (data === undefined) throw new Error(`no good "${good}"`);
  return data;
}

function numbered(items: readonly { readonly id: string }[]): ReadonlyMap<string, number> {
  return new Map(items.map(({ id }, number) => [id, number]));
}
