import type { PortraitId } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { DrawnPortrait } from './drawn-portrait.tsx';
import { PERSON_FACES } from './person-faces.ts';

export default function PersonPortrait({ of }: { readonly of: PortraitId }): JSX.Element {
  return <DrawnPortrait drawing={PERSON_FACES[of]} />;
}
