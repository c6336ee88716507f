/** Plays a replay automatically. */
import { signal } from '@preact/signals';

export type Speed = 'slow' | 'normal' | 'fast';

export const playing = signal(false);
export const speed = signal<Speed>('normal');

/** Milliseconds between two moves. */
export const PAUSES: Readonly<Record<Speed, number>> = { slow: 2_400, normal: 1_200, fast: 450 };
