import { CHARACTERS } from '@captains-table/bots/texts';
import { knownPortrait } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { isKeyOf } from '../app/is-key-of.ts';
import { pathOf } from '../app/router.ts';
import { Portrait } from '../design/drawings/portrait/portrait.tsx';
import { Seal } from '../design/drawings/seal.tsx';
import './face.css';

interface Props {
  readonly name: string;
  readonly portrait?: string | undefined;
  /** The character of a bot. */
  readonly character?: string | undefined;
  /** Leads to their profile. */
  readonly person?: string | undefined;
}

/** A small medallion, or the seal of those who have chosen none. */
export function Face({ name, portrait, character, person }: Props): JSX.Element {
  const chosen = knownPortrait(portrait);
  const bot = character !== undefined && isKeyOf(CHARACTERS, character) ? character : undefined;
  const of = chosen ?? bot;
  const drawing = of === undefined ? <Seal seat={1} name={name} /> : <Portrait of={of} />;
  if (person === undefined) {
    return (
      <span class="profile-face" role="img" aria-label={name} title={name}>
        {drawing}
      </span>
    );
  }
  return (
    <a class="profile-face" href={pathOf({ at: 'profile', id: person })} aria-label={name} title={name}>
      {drawing}
    </a>
  );
}
