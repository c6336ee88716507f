/** What a moment sounds like. */
import type { Sound } from '../../../sound/sound.ts';
import type { Event } from './table.ts';

const SOUNDS: Readonly<Partial<Record<Event['key'], Sound>>> = {
  played: 'card',
  drew: 'card',
  discovered: 'coins',
  sold: 'coins',
  built: 'coins',
  sank: 'clash',
  ended: 'end',
};

/** Each sound once, for what is seen all at once. */
export function soundsOf(events: readonly Event[]): readonly Sound[] {
  return [...new Set(events.flatMap(({ key }) => SOUNDS[key] ?? []))];
}
