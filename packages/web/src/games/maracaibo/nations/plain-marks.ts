/** What an effect brings for certain: what hangs on something else is left to the words. */
import type { Mark } from '../drawings/cards/pictogram.tsx';
import type { CodeUse, WrittenEffect } from '../board/vocabulary.ts';
import { marksOf } from '../board/vocabulary.ts';

const UNCERTAIN: ReadonlySet<WrittenEffect['op']> = new Set(['when', 'flagBonus', 'spyDoubloons']);

/** `use` gives what `$x` stands for. */
export function plainMarks(effects: readonly WrittenEffect[], use?: CodeUse): readonly Mark[] {
  return marksOf(
    effects.filter(({ op }) => !UNCERTAIN.has(op)),
    use,
  );
}
