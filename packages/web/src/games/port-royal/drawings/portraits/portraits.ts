import type { PortraitDrawing } from '../../../../design/drawings/portrait/portrait-parts.ts';
import { ASHORE } from './portraits-ashore.ts';
import { AT_SEA } from './portraits-at-sea.ts';

/** Each kind of person; a passenger may be a woman. */
export type PersonKind = keyof typeof AT_SEA | keyof typeof ASHORE;

export const PORTRAITS: Readonly<Record<PersonKind, PortraitDrawing>> = { ...AT_SEA, ...ASHORE };
