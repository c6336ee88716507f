/** The combat under way: its token, for whom it is fought, and what is left of its value. */
import type { CONTENT } from '../pieces.ts';
import { NATIONS, TOKENS } from '../pieces.ts';
import type { Decision, Event, View } from '../table.ts';
import type { NationName } from './nations.ts';
import { cubesInPlay } from './nations.ts';

type Token = (typeof CONTENT.combatTokens)[number];
type Row = Token['rows'][number];

export interface CombatRow {
  readonly nation: NationName;
  readonly printed: number;
  /** What the modifier makes of it. */
  readonly change: number;
  readonly value: number;
  readonly pay: number;
  readonly bonus: NonNullable<Row['bonus']>;
}

export interface Combat {
  readonly seat: number;
  /** '' when none was left. */
  readonly token: string;
  readonly modifier: Token['modifier'];
  readonly rows: readonly CombatRow[];
  /** Undefined until it is chosen. */
  readonly nation: string | undefined;
  readonly value: number | undefined;
}

interface Sides {
  readonly nation?: string;
  readonly value?: number;
}

/** Undefined while nobody fights. */
export function combatOf(
  view: View,
  pending: Decision | undefined,
  happened: readonly Event[],
): Combat | undefined {
  const asked = pending?.kind === 'fight-for' || pending?.kind === 'combat' ? pending : undefined;
  if (asked === undefined && view.combatToken === '') return undefined;
  const { nation, value } = asked === undefined ? sidesIn(happened) : sidesOf(asked);
  const token = TOKENS.get(view.combatToken);
  return {
    seat: pending?.seat ?? view.active,
    token: view.combatToken,
    modifier: token?.modifier,
    rows: rowsOf(view, token, nation),
    nation,
    value,
  };
}

function sidesOf(asked: Extract<Decision, { kind: 'fight-for' | 'combat' }>): Sides {
  return asked.kind === 'combat' ? { nation: asked.nation, value: asked.value } : {};
}

/** While a bonus is being chosen, the decision does not say it: what happened does. */
function sidesIn(happened: readonly Event[]): Sides {
  let sides: Sides = {};
  for (const event of happened) {
    if (event.key === 'fought' || event.key === 'combat-over') sides = {};
    else if (event.key === 'fights-for') sides = { nation: event.nation, value: event.value };
    else if (event.key === 'boosted' || event.key === 'combat-action') {
      sides = { ...sides, value: event.value };
    }
  }
  return sides;
}

/** Rule MA-6.7: when no token is left. */
const WITHOUT_TOKEN: Row = { value: 3 };

/** Once cubes move, the modifier is past: it counted when the nation was chosen. */
function rowsOf(view: View, token: Token | undefined, chosen: string | undefined): readonly CombatRow[] {
  return NATIONS.map((nation, i) => {
    const { value, pay = 0, bonus = [] } = token?.rows[i] ?? WITHOUT_TOKEN;
    const change = chosen === undefined ? modifierFor(view, token?.modifier, nation) : 0;
    return { nation, printed: value, change, value: Math.max(0, value + change), pay, bonus };
  });
}

const MOST_CUBES = -2;
const FEWEST_CUBES = 3;

/** Ties make it void. Rules MA-6.4 to MA-6.6. */
function modifierFor(view: View, modifier: Token['modifier'], nation: NationName): number {
  if (modifier === undefined) return 0;
  const own = cubesInPlay(view, nation);
  const others = NATIONS.filter((other) => other !== nation).map((other) => cubesInPlay(view, other));
  if (modifier === 'M1') return others.every((theirs) => theirs < own) ? MOST_CUBES : 0;
  return others.every((theirs) => theirs > own) ? FEWEST_CUBES : 0;
}
