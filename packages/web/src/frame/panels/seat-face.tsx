import type { JSX } from 'preact';
import type { CaptainId } from '@captains-table/bots/texts';
import { lazy } from '../../app/lazy.tsx';
import { Seal } from '../../design/drawings/seal.tsx';
import type { SeatNumber } from '../../design/drawings/seal.tsx';
import './seat-face.css';

/** Faces come after the table: until then there is the seal. */
const CaptainPortrait = lazy<{ readonly of: CaptainId }>(
  () => import('../../design/drawings/portrait/captain-portrait.tsx'),
  () => <span class="seat-face-wait" />,
);

interface Props {
  readonly seat: SeatNumber;
  readonly name: string;
  /** As whom a bot sits here. */
  readonly captain: CaptainId | undefined;
}

/** Who sits somewhere: a person's seal, or the portrait of a captain with the seal in its corner. */
export function SeatFace({ seat, name, captain }: Props): JSX.Element {
  const seal = <Seal seat={seat} initial={name} />;
  if (captain === undefined) return seal;
  return (
    <span class="seat-face">
      <CaptainPortrait of={captain} />
      {seal}
    </span>
  );
}
