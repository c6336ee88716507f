/** The sounds of a batch of events. */
import type { Sound } from '../sound/sound.ts';

/** Each sound once, for what is seen all at once. */
export function soundsOf<Key extends string>(
  sounds: Readonly<Partial<Record<Key, Sound>>>,
  events: readonly { readonly key: Key }[],
): readonly Sound[] {
  return [...new Set(events.flatMap(({ key }) => sounds[key] ?? []))];
}
