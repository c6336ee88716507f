import { iconsOf } from '../../../design/draw-icon.tsx';
import { GLYPHS } from './glyphs.ts';
import { OWN_SIGNS } from './own-signs.ts';

const signs = { ...GLYPHS, ...OWN_SIGNS };

export type SignName = keyof typeof signs;

/** The signs of Francis Drake. */
export const Sign = iconsOf(signs, {});

/** The path of a sign, for drawings that scale as a whole. */
export function signPath(name: SignName): string {
  return signs[name];
}
