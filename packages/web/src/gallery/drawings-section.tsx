import type { JSX } from 'preact';
import { CardBack } from '../design/drawings/card-back.tsx';
import { Coin } from '../design/drawings/coin.tsx';
import { CompassRose } from '../design/drawings/chart/compass-rose.tsx';
import { Flag } from '../design/drawings/flag.tsx';
import { RhumbLines } from '../design/drawings/chart/rhumb-lines.tsx';
import type { SeatNumber } from '../design/drawings/seal.tsx';
import { Seal } from '../design/drawings/seal.tsx';
import { Shield } from '../design/drawings/shield.tsx';
import { Ship } from '../design/drawings/ship.tsx';
import type { ShipKind } from '../design/drawings/ships.ts';
import { Track } from '../design/drawings/track.tsx';
import { ATLAS } from '../games/registry.ts';
import { SheetDrawing } from '../games/sheet-drawing.tsx';
import { Exhibit, GallerySection } from './exhibit.tsx';

const KINDS: readonly ShipKind[] = ['p', 'f', 'b', 'r', 'g', 'a'];
const SEATS: readonly SeatNumber[] = [1, 2, 3, 4, 5];
const NAMES = ['Inès', 'Joost', 'Marguerite', 'Barnaby', 'Saskia'];

export function DrawingsSection(): JSX.Element {
  return (
    <GallerySection id="drawings" title="Drawings">
      <Exhibit title="The sheets of the atlas">
        <div class="gallery-sheets">
          {ATLAS.map(({ id }) => (
            <SheetDrawing key={id} game={id} />
          ))}
        </div>
      </Exhibit>
      <Exhibit title="Ships">
        {KINDS.map((kind) => (
          <svg key={kind} class="gallery-drawing" viewBox="0 0 120 96" aria-hidden="true">
            <Ship kind={kind} />
          </svg>
        ))}
        <svg class="gallery-drawing" viewBox="0 0 120 96" aria-hidden="true">
          <Ship kind="f" neutral />
        </svg>
      </Exhibit>
      <Exhibit title="Flags, in port and missing">
        {KINDS.map((kind) => (
          <Flag key={kind} kind={kind} label={kind} />
        ))}
        {KINDS.map((kind) => (
          <Flag key={kind} kind={kind} missing label={`${kind} missing`} />
        ))}
      </Exhibit>
      <Exhibit title="Seals, coins, shields">
        {SEATS.map((seat, i) => (
          <Seal key={seat} seat={seat} name={NAMES[i] ?? ''} label={NAMES[i] ?? ''} />
        ))}
        <Coin value={1} size="s" />
        <Coin value={12} />
        <Coin value={4} size="l" />
        <Shield value={1} size="s" />
        <Shield value={2} />
        <Shield value={3} size="l" />
        <Shield value={12} size="xl" />
      </Exhibit>
      <Exhibit title="Tracks of twelve notches">
        {SEATS.map((seat) => (
          <div key={seat} class={`gallery-track seat-${seat}`}>
            <Track value={seat * 2 + 1} label={`${seat * 2 + 1} of 12 influence`} />
          </div>
        ))}
      </Exhibit>
      <Exhibit title="Compass rose and the back of a card">
        <svg class="gallery-drawing" viewBox="0 0 150 150" aria-hidden="true">
          <RhumbLines cx={75} cy={80} from={58} to={110} />
          <CompassRose cx={75} cy={80} r={58} north />
        </svg>
        <div class="gallery-back">
          <CardBack />
        </div>
      </Exhibit>
    </GallerySection>
  );
}
