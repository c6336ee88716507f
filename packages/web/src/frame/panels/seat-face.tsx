import type { JSX } from 'preact';
import type { CharacterId } from '@captains-table/bots/texts';
import { lazy } from '../../app/lazy.tsx';
import { Seal } from '../../design/drawings/seal.tsx';
import type { SeatNumber } from '../../design/drawings/seal.tsx';
import './seat-face.css';

/** Faces come after the table: until then there is the seal. */
const CharacterPortrait = lazy<{ readonly of: CharacterId }>(
  () => import('../../design/drawings/portrait/character-portrait.tsx'),
  () => <span class="seat-face-wait" />,
);

interface Props {
  readonly seat: SeatNumber;
  readonly name: string;
  /** As whom a bot sits here. */
  readonly character: CharacterId | undefined;
}

/** Who sits somewhere: a person's seal, or the portrait of a character with the seal in its corner. */
export function SeatFace({ seat, name, character }: Props): JSX.Element {
  const seal = <Seal seat={seat} name={name} />;
  if (character === undefined) return seal;
  return (
    <span class="seat-face">
      <CharacterPortrait of={character} />
      {seal}
    </span>
  );
}
