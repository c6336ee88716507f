/** Where on the table a decision is made. */
import type { Decision, Move, Table } from '../board/table.ts';

export type Tab = 'chart' | 'cards' | 'ship' | 'nations' | 'story' | 'captains';
export type Drawer = 'row' | 'prestige' | 'bought' | 'stores' | 'jeanne';

const TABS: Readonly<Partial<Record<Decision['kind'], Tab>>> = {
  'opening-plan': 'cards',
  'opening-discard': 'cards',
  'opening-career': 'cards',
  sail: 'chart',
  'tile-offer': 'chart',
  village: 'cards',
  influence: 'nations',
  rank: 'nations',
  disc: 'ship',
  explore: 'chart',
  pay: 'cards',
  'fight-for': 'nations',
  combat: 'nations',
  'cube-nation': 'nations',
  cube: 'chart',
  synergy: 'ship',
  quest: 'chart',
  'city-quest': 'chart',
  skull: 'chart',
  draw: 'cards',
  buying: 'cards',
};

/** Things that lie on the chart and can be a main action. */
const ON_CHART: ReadonlySet<Move['kind']> = new Set(['quest', 'take-city', 'take-village']);
const ON_CARDS: ReadonlySet<Move['kind']> = new Set(['deliver', 'spy']);

/** Undefined where nothing on the table but the buttons is asked for, or the viewer decides nothing. */
export function tabOf({ mine, pending, legal }: Pick<Table, 'mine' | 'pending' | 'legal'>): Tab | undefined {
  if (!mine || pending === undefined) return undefined;
  if (pending.kind === 'main') {
    if (legal.some(({ kind }) => ON_CHART.has(kind))) return 'chart';
    return legal.some(({ kind }) => ON_CARDS.has(kind)) ? 'cards' : undefined;
  }
  return TABS[pending.kind];
}

type Asked = Pick<Table, 'mine' | 'pending' | 'legal' | 'view'>;

/** Which of the things open to all a decision is about. */
export function drawerOf(table: Asked): Drawer | undefined {
  const lit = litDrawers(table);
  return (['row', 'stores', 'prestige', 'bought'] as const).find((drawer) => lit.has(drawer));
}

/** Where something may be chosen now. */
export function litDrawers({ mine, pending, legal, view }: Asked): ReadonlySet<Drawer> {
  if (!mine || pending === undefined) return new Set();
  const bought = new Set(view.players[pending.seat]?.bought);
  return new Set(legal.flatMap((move) => drawerFor(move, bought) ?? []));
}

function drawerFor(move: Move, bought: ReadonlySet<string>): Drawer | undefined {
  switch (move.kind) {
    case 'draw':
    case 'take':
      return 'row';
    case 'synergy':
      return 'stores';
    case 'invest':
      return 'prestige';
    case 'village-action':
      return bought.has(move.of) ? 'bought' : undefined;
    case 'spy':
    case 'combat-card':
      return bought.has(move.card) ? 'bought' : undefined;
    default:
      return undefined;
  }
}
