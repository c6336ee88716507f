/** Where on the table a decision is made. */
import type { Decision, Move, Table } from '../board/table.ts';

export type Tab = 'chart' | 'cards' | 'ship' | 'nations' | 'captains';
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

/** Which of the things open to all a decision is about. */
export function drawerOf(table: Pick<Table, 'mine' | 'pending' | 'legal' | 'view'>): Drawer | undefined {
  const { mine, pending, legal, view } = table;
  if (!mine || pending === undefined) return undefined;
  if (pending.kind === 'draw') return 'row';
  if (pending.kind === 'synergy') return 'stores';
  const bought = new Set(view.players[pending.seat]?.bought);
  const uses = (move: Move) =>
    (move.kind === 'village-action' && bought.has(move.of)) ||
    (move.kind === 'spy' && bought.has(move.card)) ||
    (move.kind === 'combat-card' && bought.has(move.card));
  return legal.some(uses) ? 'bought' : undefined;
}
