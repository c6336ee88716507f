import type { JSX } from 'preact';
import { ProgressRing } from './progress-ring.tsx';

interface Props {
  /** Seconds left, set by the owner once a second. */
  readonly seconds: number;
  /** Out of how many, for the ring. */
  readonly of: number;
  /** Whose time it is. */
  readonly label: string;
}

const HURRY = 30;

/** A clock that runs out. It does not read itself aloud every second; the table says when time is short. */
export function Countdown({ seconds, of, label }: Props): JSX.Element {
  return (
    <span
      class={seconds <= HURRY ? 'countdown countdown-hurry' : 'countdown'}
      role="timer"
      aria-label={label}
    >
      <ProgressRing share={of === 0 ? 0 : seconds / of} mark={seconds <= HURRY ? 'risk' : 'none'} />
      <b class="countdown-time">{clock(seconds)}</b>
    </span>
  );
}

export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const tail = String(rest).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}
