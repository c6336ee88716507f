/** The portrait with which a person sits down, as this device remembers it. */
import type { PortraitId } from '@captains-table/protocol';
import { knownPortrait, PORTRAITS } from '@captains-table/protocol';
import { remembered } from './settings.ts';

export type PortraitWish = PortraitId | 'none';

export const portraitWish = remembered<PortraitWish>('portrait', ['none', ...PORTRAITS], 'none');

/** Undefined for people who would rather have their seal alone. */
export function ownPortrait(): PortraitId | undefined {
  return knownPortrait(portraitWish.peek());
}
