/**
 * Small sounds, made on the spot: `play('coins')`, for any board. Nothing is heard unless the person has switched
 * sounds on, and nothing is loaded or made before they have touched the page.
 */
import { sound as wanted, volume } from '../app/settings.ts';
import type { NOTES } from './notes.ts';

export type Sound = keyof typeof NOTES;

/** Repeats of a sound within this many milliseconds are not played. */
const AT_ONCE = 70;

const played = new Map<Sound, number>();

/** At once, or after this many seconds. */
export function play(sound: Sound, after = 0): void {
  if (wanted.peek() === 'off' || typeof AudioContext === 'undefined') return;
  if (!navigator.userActivation?.hasBeenActive) return;
  // A bell calls those who are not looking; all else would be noise from nowhere.
  if (document.hidden && sound !== 'bell') return;
  const now = performance.now();
  if (now - (played.get(sound) ?? -AT_ONCE) < AT_ONCE) return;
  played.set(sound, now);
  void hear(sound, after);
}

/** A sound that could not be fetched is not missed. */
async function hear(sound: Sound, after: number): Promise<void> {
  try {
    const { sing } = await import('./synthesiser.ts');
    sing(sound, { after, volume: volume.peek() });
  } catch {
    return;
  }
}
