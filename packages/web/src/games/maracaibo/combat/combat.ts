/** The combat under way: its token, for whom it is fought, and what is left of its value. */
import type { CombatRow } from '@captains-table/maracaibo/outlook';
import type { Content, Decision, Event, Table } from '../board/table.ts';

export type { CombatRow };

export interface Combat {
  readonly seat: number;
  /** '' when none was left. */
  readonly token: string;
  readonly modifier: Content['combatTokens'][number]['modifier'];
  readonly rows: readonly CombatRow[];
  /** Undefined until it is chosen. */
  readonly nation: string | undefined;
  readonly value: number | undefined;
}

interface Sides {
  readonly nation?: string;
  readonly value?: number;
}

/** Undefined while no one fights. */
export function combatOf(
  { pieces, outlook, view, pending }: Pick<Table, 'pieces' | 'outlook' | 'view' | 'pending'>,
  happened: readonly Event[],
): Combat | undefined {
  const asked = pending?.kind === 'fight-for' || pending?.kind === 'combat' ? pending : undefined;
  if (asked === undefined && view.combatToken === '') return undefined;
  const { nation, value } = asked === undefined ? sidesIn(happened) : sidesOf(asked);
  return {
    seat: pending?.seat ?? view.active,
    token: view.combatToken,
    modifier: pieces.tokens.get(view.combatToken)?.modifier,
    rows: outlook.combat.rows(view, view.combatToken, nation !== undefined),
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
