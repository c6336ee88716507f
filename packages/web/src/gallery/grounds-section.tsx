import type { JSX } from 'preact';
import { keysOf } from '@captains-table/kernel';
import { Icon } from '../design/icon.tsx';
import { ICONS } from '../design/icons.ts';
import { FILLED, LINED } from '../design/own-icons.ts';
import { Exhibit, GallerySection } from './exhibit.tsx';

const SWATCHES = [
  ['paper', 'ink'],
  ['paper-raised', 'ink'],
  ['paper-sunk', 'ink'],
  ['card', 'ink'],
  ['sea', 'on-sea'],
  ['sea-wash', 'ink'],
  ['sea-wash-2', 'ink'],
  ['land', 'ink'],
  ['risk', 'on-risk'],
  ['risk-wash', 'risk'],
  ['good', 'on-good'],
  ['brass', 'on-brass'],
  ['seat-1', 'on-seat'],
  ['seat-2', 'on-seat'],
  ['seat-3', 'on-seat'],
  ['seat-4', 'on-seat'],
  ['seat-5', 'on-seat'],
  ['ship-p', 'on-ship-p'],
  ['ship-f', 'on-ship-f'],
  ['ship-b', 'on-ship-b'],
  ['ship-r', 'on-ship-r'],
  ['ship-g', 'on-ship-g'],
] as const;

const NAMES = keysOf({ ...ICONS, ...FILLED, ...LINED }).sort();

export function GroundsSection(): JSX.Element {
  return (
    <GallerySection id="grounds" title="Grounds">
      <Exhibit title="Colours">
        {SWATCHES.map(([ground, ink]) => (
          <span
            key={ground}
            class="gallery-swatch"
            style={{ background: `var(--${ground})`, color: `var(--${ink})` }}
          >
            {ground}
          </span>
        ))}
      </Exhibit>
      <Exhibit title="Type" stacked>
        <p style={{ font: '400 var(--text-3xl)/1 var(--font-display)' }}>Captain’s Table</p>
        <p style={{ font: 'italic 400 var(--text-xl)/1.3 var(--font-display)' }}>
          Four board games of the age of sail, for friends far apart.
        </p>
        <p style={{ font: '400 var(--text-xl)/1.2 var(--font-sc)' }}>The harbour, évènements, Jerónimos</p>
        <p>
          Alegreya Sans for everything that must be read fast: 0123456789. <b>Bold 0123456789.</b> Œuvre,
          Noël, coöperatie, “quotes”, 12 − 5.
        </p>
      </Exhibit>
      <Exhibit title="Icons of the shell">
        {NAMES.map((name) => (
          <span key={name} class="gallery-icon">
            <Icon name={name} />
            {name}
          </span>
        ))}
      </Exhibit>
    </GallerySection>
  );
}
