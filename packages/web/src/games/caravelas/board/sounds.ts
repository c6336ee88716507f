/** What a moment sounds like. */
import type { Sound } from '../../../sound/sound.ts';
import type { Event } from './table.ts';

export const SOUNDS: Readonly<Partial<Record<Event['key'], Sound>>> = {
  played: 'card',
  drew: 'card',
  discovered: 'coins',
  sold: 'coins',
  built: 'coins',
  stormed: 'storm',
  blown: 'storm',
  held: 'storm',
  sank: 'bust',
  ended: 'end',
};
