import type { JSX } from 'preact';
import { isKeyOf } from '../app/is-key-of.ts';
import type { IconName } from '../design/icon.tsx';
import { ICONS } from '../design/icons.ts';
import { FILLED, LINED } from '../design/own-icons.ts';

const KNOWN = { ...ICONS, ...FILLED, ...LINED };

/** A board's icon: its own drawing, or one of the shell's by its name. Unknown names draw nothing. */
export function shellIcon(icon: string | JSX.Element | undefined): IconName | JSX.Element | undefined {
  if (typeof icon !== 'string') return icon;
  return isKeyOf(KNOWN, icon) ? icon : undefined;
}
