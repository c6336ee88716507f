import type { CharacterId } from '@captains-table/bots/texts';
import type { PortraitId } from '@captains-table/protocol';
import { knownPortrait } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { lazy } from '../../app/lazy.tsx';
import type { FaceName } from '../../design/drawings/portrait/face-name.ts';
import { Seal } from '../../design/drawings/seal.tsx';
import type { SeatNumber } from '../../design/drawings/seal.tsx';
import './seat-face.css';

const Wait = () => <span class="seat-face-wait" />;

/** Faces come after the table, and only those that are needed: until then there is the seal. */
const CharacterPortrait = lazy<{ readonly of: CharacterId }>(
  () => import('../../design/drawings/portrait/character-portrait.tsx'),
  Wait,
);
const PersonPortrait = lazy<{ readonly of: PortraitId }>(
  () => import('../../design/drawings/portrait/person-portrait.tsx'),
  Wait,
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
      <Face of={portrait} />
      {seal}
    </span>
  );
}

function Face({ of }: { readonly of: FaceName }): JSX.Element {
  return isPortrait(of) ? <PersonPortrait of={of} /> : <CharacterPortrait of={of} />;
}

function isPortrait(face: FaceName): face is PortraitId {
  return knownPortrait(face) !== undefined;
}
