import type { JSX } from 'preact';
import './track.css';

interface Props {
  readonly value: number;
  /** Notches to the end of the game. */
  readonly of?: number;
  /** `7 of 12 influence` */
  readonly label: string;
}

/** How far along, in the colour of the seat around it. */
export function Track({ value, of = 12, label }: Props): JSX.Element {
  const share = Math.max(0, Math.min(1, value / of));
  return (
    <svg class="track" viewBox={`0 0 ${of * 10} 6`} preserveAspectRatio="none" role="img" aria-label={label}>
      <rect class="track-ground" width={of * 10} height="6" />
      <rect class="track-run" width={of * 10} height="6" style={{ transform: `scaleX(${share})` }} />
      {Array.from({ length: of - 1 }, (_, i) => (
        <path key={i} class="track-notch" d={`M${(i + 1) * 10} 0V6`} />
      ))}
    </svg>
  );
}
