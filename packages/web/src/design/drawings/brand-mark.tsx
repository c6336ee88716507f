import type { JSX } from 'preact';
import { CompassRose } from './chart/compass-rose.tsx';

/** The small rose of the top bar. */
export function BrandMark(): JSX.Element {
  return (
    <svg class="brand-mark" viewBox="0 0 40 40" aria-hidden="true">
      <CompassRose cx={20} cy={20} r={19} detail="mark" />
    </svg>
  );
}
