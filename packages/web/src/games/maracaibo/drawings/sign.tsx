import { iconsOf } from '../../../design/draw-icon.tsx';
import { GLYPHS } from './glyphs.ts';
import { OWN_SIGNS } from './own-signs.ts';

const signs = { ...GLYPHS, ...OWN_SIGNS };

export type SignName = keyof typeof signs;

/**
 * The signs of Maracaibo, in the colour of the text. With colours and numbers they stand in marks.tsx: coins, points,
 * goods, items, symbols, flags and cubes of the nations.
 */
export const Sign = iconsOf(signs, {});

/** The path of a sign in a box of 512, for drawings that scale as a whole. */
export function signPath(name: SignName): string {
  return signs[name];
}
