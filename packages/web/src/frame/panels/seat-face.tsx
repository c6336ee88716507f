import type { JSX } from 'preact';
import { lazy } from '../../app/lazy.tsx';
import type { FaceName } from '../../design/drawings/portrait/portrait.tsx';
import { Seal } from '../../design/drawings/seal.tsx';
import type { SeatNumber } from '../../design/drawings/seal.tsx';
import './seat-face.css';

/** Faces come after the table: until then there is the seal. */
const Portrait = lazy<{ readonly of: FaceName }>(
  () => import('../../design/drawings/portrait/portrait.tsx'),
  () => <span class="seat-face-wait" />,
);

interface Props {
  readonly seat: SeatNumber;
  readonly name: string;
  /** Undefined for people who have chosen none. */
  readonly portrait: FaceName | undefined;
}

/** Who sits somewhere: a portrait with the seal in its corner, or the seal alone. */
export function SeatFace({ seat, name, portrait }: Props): JSX.Element {
  const seal = <Seal seat={seat} name={name} />;
  if (portrait === undefined) return seal;
  return (
    <span class="seat-face">
      <Portrait of={portrait} />
      {seal}
    </span>
  );
}
