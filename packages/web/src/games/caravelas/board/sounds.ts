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
  sank: 'bust',
  ended: 'end',
};

/** A cape at which a ship is lost is no triumph. */
export function heardIn(events: readonly Event[]): readonly Sound[] {
  return soundsOf(
    SOUNDS,
    events.filter((event) => event.key !== 'rounded' || event.safe),
  );
}
