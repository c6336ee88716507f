import type { CharacterId } from '@captains-table/bots/texts';
import type { PortraitId } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { CHARACTER_FACES } from './character-faces.ts';
import { DrawnPortrait } from './drawn-portrait.tsx';
import { PERSON_FACES } from './person-faces.ts';

/** A character as whom a bot sits, or the portrait that a person has chosen. */
export type FaceName = CharacterId | PortraitId;

const FACES = { ...CHARACTER_FACES, ...PERSON_FACES };

export default function Portrait({ of }: { readonly of: FaceName }): JSX.Element {
  return <DrawnPortrait drawing={FACES[of]} />;
}
