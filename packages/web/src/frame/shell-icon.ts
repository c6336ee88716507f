import type { JSX } from 'preact';
import type { IconName } from '../design/icon.tsx';
import { ICONS } from '../design/icons.ts';
import { FILLED, LINED } from '../design/own-icons.ts';

const KNOWN: object = { ...ICONS, ...FILLED, ...LINED };

/** A board's icon: its own drawing, or one of the shell's by its name. Unknown names draw nothing. */
export function shellIcon(icon: string | JSX.Element | undefined): IconName | JSX.Element | undefined {
  if (typeof icon !== 'string') return icon;
  return Object.hasOwn(KNOWN, icon) ? (icon as IconName) : undefined;
}
