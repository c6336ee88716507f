/** What an effect brings for certain: what hangs on something else is left to the words. */
import type { Mark } from '@captains-table/maracaibo/signs';
import type { PrintedEffect } from '@captains-table/maracaibo/signs';
import { marksOf } from '@captains-table/maracaibo/signs';

const UNCERTAIN: ReadonlySet<PrintedEffect['op']> = new Set(['when', 'flagBonus', 'spyDoubloons']);

export function plainMarks(effects: readonly PrintedEffect[]): readonly Mark[] {
  return marksOf(effects.filter(({ op }) => !UNCERTAIN.has(op)));
}
