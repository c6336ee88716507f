import type { CharacterId } from '@captains-table/bots/texts';
import type { JSX } from 'preact';
import { CHARACTER_FACES } from './character-faces.ts';
import { DrawnPortrait } from './drawn-portrait.tsx';

export default function CharacterPortrait({ of }: { readonly of: CharacterId }): JSX.Element {
  return <DrawnPortrait drawing={CHARACTER_FACES[of]} />;
}
