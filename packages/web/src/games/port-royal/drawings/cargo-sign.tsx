import { defined } from '@captains-table/kernel';
import type { Cargo } from '@captains-table/port-royal';
import type { JSX } from 'preact';
import type { GlyphName } from './glyph.tsx';
import { Glyph } from './glyph.tsx';

const SIGNS: Readonly<Record<Cargo, GlyphName>> = {
  book: 'open-book',
  herbs: 'three-leaves',
  bread: 'loaf',
  rum: 'barrel',
};

/** What a ship carries. */
export function CargoSign({ cargo, label }: { readonly cargo: Cargo; readonly label?: string }): JSX.Element {
  return <Glyph name={SIGNS[cargo]} {...defined({ label })} />;
}
