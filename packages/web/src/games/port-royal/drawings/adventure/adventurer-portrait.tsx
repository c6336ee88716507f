import type { JSX } from 'preact';
import { isKeyOf } from '../../../../app/is-key-of.ts';
import { DrawnPortrait } from '../../../../design/drawings/portrait/drawn-portrait.tsx';
import { Portrait } from '../portraits/portrait.tsx';
import { ADVENTURERS } from './adventurers.ts';

/** By id; one that other content brings has the face of a captain. */
export function AdventurerPortrait({ adventurer }: { readonly adventurer: string }): JSX.Element {
  return isKeyOf(ADVENTURERS, adventurer) ? (
    <DrawnPortrait drawing={ADVENTURERS[adventurer]} />
  ) : (
    <Portrait kind="captain" />
  );
}
