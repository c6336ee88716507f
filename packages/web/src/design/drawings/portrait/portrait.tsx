import type { JSX } from 'preact';
import { isKeyOf } from '../../../app/is-key-of.ts';
import { CHARACTER_FACES } from './character-faces.ts';
import { DrawnPortrait } from './drawn-portrait.tsx';
import type { FaceName } from './face-name.ts';
import { PERSON_FACES } from './person-faces.ts';

/** Any face, for drawings that need it at once. */
export function Portrait({ of }: { readonly of: FaceName }): JSX.Element {
  return <DrawnPortrait drawing={isKeyOf(PERSON_FACES, of) ? PERSON_FACES[of] : CHARACTER_FACES[of]} />;
}
