/** What a moment sounds like. */
import type { Event } from '@captains-table/francis-drake';
import type { Sound } from '../../../sound/sound.ts';

const SOUNDS: Readonly<Partial<Record<Event['key'], Sound>>> = {
  visited: 'card',
  placed: 'card',
  'placed-own': 'card',
  'tokens-placed': 'card',
  revealed: 'card',
  'token-turned': 'card',
  invested: 'coins',
  attacked: 'coins',
  traded: 'coins',
  conquests: 'coins',
  unclaimed: 'coins',
  failed: 'clash',
  'chest-opened': 'end',
};

export function soundOf({ key }: Event): Sound | undefined {
  return SOUNDS[key];
}

/** Each sound once, for what is seen all at once. */
export function soundsOf(events: readonly Event[]): readonly Sound[] {
  return [...new Set(events.flatMap((event) => soundOf(event) ?? []))];
}
