import type { JSX } from 'preact';
import { polar } from './compass-rose.tsx';
import './compass-rose.css';

interface Props {
  readonly cx: number;
  readonly cy: number;
  /** From where the lines start, and how far they go. */
  readonly from?: number;
  readonly to: number;
  readonly count?: number;
}

/** The lines of constant bearing that run out of a rose. */
export function RhumbLines({ cx, cy, from = 0, to, count = 32 }: Props): JSX.Element {
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = (i * 360) / count;
    d += `M${polar(cx, cy, angle, from)}L${polar(cx, cy, angle, to)}`;
  }
  return <path class="rhumb-lines" d={d} />;
}
