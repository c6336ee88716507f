/** What an effect brings for certain: what hangs on something else is left to the words. */
import type { Mark } from '../drawings/cards/pictogram.tsx';
import type { PrintedEffect } from '../board/vocabulary.ts';
import { marksOf } from '../board/vocabulary.ts';

const UNCERTAIN: ReadonlySet<PrintedEffect['op']> = new Set(['when', 'flagBonus', 'spyDoubloons']);

export function plainMarks(effects: readonly PrintedEffect[]): readonly Mark[] {
  return marksOf(effects.filter(({ op }) => !UNCERTAIN.has(op)));
}
