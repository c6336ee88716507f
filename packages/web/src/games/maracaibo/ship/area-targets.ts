/** What a click on an area means. */
import type { Area } from '@captains-table/maracaibo/outlook';
import type { Move, Table } from '../board/table.ts';
import type { Touch } from '../board/use-touch.ts';

/** Legal moves on an area; those of its combat action lie on places. */
export function movesOnArea(
  { data }: Area,
  { legal, mine }: Table,
  touch: Pick<Touch, 'movesOn'>,
): readonly Move[] {
  const own = touch.movesOn(data.id);
  if (data.combatAction === undefined || !mine) return own;
  return [...own, ...legal.filter(({ kind }) => kind === 'take-village')];
}

/** A move that is not legal, but might be meant: the answer says why not. */
export function askedOfArea({ data, isOpen }: Area, { pending }: Table): Move | undefined {
  if (pending?.kind === 'disc') return { kind: 'disc', area: data.id };
  if (pending?.kind === 'village' && data.villageAction !== undefined && isOpen) {
    return { kind: 'village-action', of: data.id };
  }
  return undefined;
}
