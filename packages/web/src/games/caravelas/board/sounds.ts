/** What a moment sounds like. */
import type { Sound } from '../../../sound/sound.ts';
import type { Event } from './table.ts';

export const SOUNDS: Readonly<Partial<Record<Event['key'], Sound>>> = {
  played: 'card',
  drew: 'card',
  discovered: 'coins',
  sold: 'coins',
  built: 'coins',
  sank: 'clash',
  ended: 'end',
};
