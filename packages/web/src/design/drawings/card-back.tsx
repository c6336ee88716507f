import type { JSX } from 'preact';
import { CompassRose } from './chart/compass-rose.tsx';
import { RhumbLines } from './chart/rhumb-lines.tsx';
import './card-back.css';

/** The back of a card: a rose on the deep sea. It fills its place. */
export function CardBack(): JSX.Element {
  return (
    <svg class="card-back" viewBox="0 0 118 172" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="card-back-sea" width="118" height="172" />
      <RhumbLines cx={59} cy={72} from={38} to={170} />
      <CompassRose cx={59} cy={72} r={38} />
    </svg>
  );
}
