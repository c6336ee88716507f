/** What a moment sounds like. */
import { soundsOf } from '../../../board-kit/sounds.ts';
import type { Sound } from '../../../sound/sound.ts';
import type { Event } from './table.ts';

const SOUNDS: Readonly<Partial<Record<Event['key'], Sound>>> = {
  played: 'card',
  drew: 'card',
  rounded: 'triumph',
  discovered: 'triumph',
  sold: 'coins',
  built: 'triumph',
  upgraded: 'triumph',
  stormed: 'storm',
  blown: 'storm',
  held: 'storm',
  becalmed: 'calm',
  sank: 'bust',
  ending: 'end',
  ended: 'end',
};

/** A cape that takes a ship is no triumph. */
export function heardIn(events: readonly Event[]): readonly Sound[] {
  const isLost = events.some((event) => event.key === 'rounded' && !event.safe);
  const others = isLost ? events.filter(({ key }) => key !== 'rounded') : events;
  return [...new Set<Sound>([...(isLost ? (['storm'] as const) : []), ...soundsOf(SOUNDS, others)])];
}
