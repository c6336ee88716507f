import type { CaptainId } from '@captains-table/bots/texts';
import type { JSX } from 'preact';
import { CAPTAIN_FACES } from './captain-faces.ts';
import { DrawnPortrait } from './drawn-portrait.tsx';

export default function CaptainPortrait({ of }: { readonly of: CaptainId }): JSX.Element {
  return <DrawnPortrait drawing={CAPTAIN_FACES[of]} />;
}
