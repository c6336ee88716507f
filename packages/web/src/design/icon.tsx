import { iconsOf } from './draw-icon.tsx';
import { ICONS } from './icons.ts';
import { FILLED, LINED } from './own-icons.ts';

const filled = { ...ICONS, ...FILLED };

export type IconName = keyof typeof filled | keyof typeof LINED;

/** The icons of the shell. Games bring their own glyphs. */
export const Icon = iconsOf(filled, LINED);
