import type { JSX } from 'preact';
import type { GlyphName } from '../glyph.tsx';
import { Glyph } from '../glyph.tsx';
import './ability-mark.css';

/** A sign, or a short figure: `+1`, `5+`. In coins it stands in a round. */
export type Ability = { readonly glyph: GlyphName } | { readonly figure: string; readonly coins?: boolean };

interface Props {
  readonly ability: Ability;
}

/** What a person does, as a sign in a box. Words always say it too. */
export function AbilityMark({ ability }: Props): JSX.Element {
  return 'glyph' in ability ? (
    <span class="pr-ability-mark">
      <Glyph name={ability.glyph} />
    </span>
  ) : (
    <span
      class={ability.coins === true ? 'pr-ability-mark pr-ability-mark-coins' : 'pr-ability-mark'}
      aria-hidden="true"
    >
      {ability.figure}
    </span>
  );
}
