import type { JSX } from 'preact';
import { CompassRose } from './compass-rose.tsx';
import { RhumbLines } from './rhumb-lines.tsx';
import './chart-ground.css';

interface Props {
  /** Where the rose stands on a ground of 1440 by 520. */
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
}

/** The quiet ground behind a page: a rose and its rhumb lines. On a phone the lines alone. */
export function ChartGround({ x = 790, y = 150, r = 84 }: Props): JSX.Element {
  return (
    <svg class="chart-ground" viewBox="0 0 1440 520" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <RhumbLines cx={x} cy={y} from={r} to={1500} />
      <CompassRose cx={x} cy={y} r={r} north />
    </svg>
  );
}
