import { iconsOf } from '../../../design/draw-icon.tsx';
import { GLYPHS } from './glyphs.ts';
import { FILLED, LINED } from './own-glyphs.ts';

const filled = { ...GLYPHS, ...FILLED };

/** The signs of Caravelas. */
export const Glyph = iconsOf(filled, LINED);
