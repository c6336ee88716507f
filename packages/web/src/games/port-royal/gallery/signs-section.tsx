import { keysOf } from '@captains-table/kernel';
import type { JSX } from 'preact';
import { Exhibit, GallerySection } from '../../../gallery/exhibit.tsx';
import { Glyph } from '../drawings/glyph.tsx';
import { GLYPHS } from '../drawings/glyphs.ts';
import { FILLED, LINED } from '../drawings/own-glyphs.ts';
import { Sabres } from '../drawings/sabres.tsx';

const SIGNS = keysOf({ ...GLYPHS, ...FILLED, ...LINED }).sort();

export function SignsSection(): JSX.Element {
  return (
    <GallerySection id="signs" title="Signs of Port Royal">
      <Exhibit title="Signs">
        {SIGNS.map((name) => (
          <span key={name} class="gallery-icon">
            <Glyph name={name} />
            {name}
          </span>
        ))}
      </Exhibit>
      <Exhibit title="Sabres">
        <Sabres value={3} />
        <Sabres value={2} size="s" />
        <Sabres value="skull" label="Cannot be repelled" />
      </Exhibit>
    </GallerySection>
  );
}
