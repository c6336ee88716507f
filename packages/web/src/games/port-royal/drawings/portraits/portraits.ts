import type { PortraitDrawing } from '../../../../design/drawings/portrait/portrait-parts.ts';
import { ASHORE } from './portraits-ashore.ts';
import { AT_SEA } from './portraits-at-sea.ts';

/** Persons who are shown with the portrait of another. */
const ALIKE = { tybuk: AT_SEA.pirate, sentinel: AT_SEA.gunner, innkeeper: ASHORE.merchant };

/** Each kind of person; a passenger may be a woman. */
export type PersonKind = keyof typeof AT_SEA | keyof typeof ASHORE | keyof typeof ALIKE;

export const PORTRAITS: Readonly<Record<PersonKind, PortraitDrawing>> = { ...AT_SEA, ...ASHORE, ...ALIKE };
