import type { JSX } from 'preact';
import type { PortraitDrawing } from '../../../../design/drawings/portrait/portrait-parts.ts';
import {
  HEAD,
  LAPELS,
  LOOK,
  SHOULDERS,
  SLY,
  both,
} from '../../../../design/drawings/portrait/portrait-parts.ts';
import { DrawnPortrait } from '../../../../design/drawings/portrait/drawn-portrait.tsx';

/** Jeanne under a wide hat, her hair loose on the coat. */
const JEANNE: PortraitDrawing = {
  ring: 'degrees',
  skin: 2,
  strokes: [
    ...both('h', 'M38 26Q22 34 25 56Q19 68 24 82Q32 92 42 84Q46 72 40 62Q35 48 38 34Z'),
    ...HEAD,
    ['d', SHOULDERS],
    ...LAPELS,
    ['g', 'M38 74L44 92L41.4 93L34.6 76ZM62 74L56 92L58.6 93L65.4 76Z'],
    ['l', 'M40 71Q50 79 60 71L62 78Q56 79 53 84L50 92L47 84Q44 79 38 78Z'],
    ...both('h', 'M36 34Q30 46 33 60Q36 72 31 82Q24 78 26 66Q24 46 36 34Z'),
    ...both(':', 'M29.600 52Q28.600 62 29.400 72M32.400 50Q31 60 32 68'),
    ...LOOK,
    SLY,
    ["'", 'M44.600 58.400Q48 57 50 58Q52 57 55.400 58.400Q50 62.400 44.600 58.400Z'],
    ['r', 'M66 24Q74 2 90 8Q98 14 86 22Q78 28 70 29Z'],
    [':', 'M70 26Q78 14 90 11M73 27Q82 20 91 15'],
    ['c', 'M10 36Q24 20 34 19Q36 8 50 8Q64 8 66 19Q76 20 90 36Q72 27 50 28Q28 27 10 36Z'],
    ['g', 'M34 19Q50 25 66 19L66.600 22.600Q50 28.600 33.400 22.600Z'],
  ],
};

/** The rival of a game alone. */
export function JeannePortrait(): JSX.Element {
  return <DrawnPortrait drawing={JEANNE} />;
}
