import { iconsOf } from '../../../design/draw-icon.tsx';
import { GLYPHS } from './glyphs.ts';
import { FILLED, LINED } from './own-glyphs.ts';

const filled = { ...GLYPHS, ...FILLED };

export type GlyphName = keyof typeof filled | keyof typeof LINED;

/** The signs of Caravelas. */
export const Glyph = iconsOf(filled, LINED);
