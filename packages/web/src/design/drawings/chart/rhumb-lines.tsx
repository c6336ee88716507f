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
  // Where nothing stands in the middle, one line is two bearings.
  const through = from === 0 && count % 2 === 0;
  for (let i = 0; i < (through ? count / 2 : count); i++) {
    const angle = (i * 360) / count;
    const start = through ? polar(cx, cy, angle + 180, to) : polar(cx, cy, angle, from);
    d += `M${start}L${polar(cx, cy, angle, to)}`;
  }
  return <path class="rhumb-lines" d={d} />;
}
