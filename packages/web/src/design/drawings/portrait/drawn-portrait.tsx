import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { ShipKind } from '../ships.ts';
import type { Paint, PortraitDrawing, Ring } from './portrait-parts.ts';
import './portrait.css';

const PAINTS: Readonly<Record<Paint, string>> = {
  a: 'skin',
  h: 'hair',
  y: 'grey',
  l: 'linen',
  c: 'cloth',
  d: 'dark',
  e: 'earth',
  r: 'red',
  g: 'gold',
  '-': 'line',
  "'": 'fine',
  '.': 'ink',
  ':': 'shade',
};

interface DrawnProps {
  readonly drawing: PortraitDrawing;
  readonly ship?: ShipKind | undefined;
}

/** A person on a medallion. The ring shows what they are good for: voyages, fighting, coins or cards. */
export function DrawnPortrait({ drawing: { ring, skin, strokes }, ship }: DrawnProps): JSX.Element {
  const clip = useId();
  return (
    <svg
      class={`portrait portrait-skin-${skin}${ship === undefined ? '' : ` portrait-${ship}`}`}
      viewBox="0 0 108 108"
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <circle cx="54" cy="54" r="45" />
      </clipPath>
      <circle class="portrait-ground" cx="54" cy="54" r="52" />
      <g clip-path={`url(#${clip})`}>
        <g transform="translate(4 5)">
          {strokes.map(([paint, d], i) => (
            <path key={i} class={`portrait-${PAINTS[paint]}`} d={d} />
          ))}
        </g>
      </g>
      <circle class="portrait-rule" cx="54" cy="54" r="45.6" />
      <PortraitRing ring={ring} />
      <circle class="portrait-rule" cx="54" cy="54" r="52" />
    </svg>
  );
}

/** How many marks go round, and how one is drawn at the top. */
const RINGS: Readonly<Record<Exclude<Ring, 'plain'>, readonly [count: number, d: string]>> = {
  degrees: [36, 'M54 2.4V8'],
  rope: [36, 'M50 8.6Q54 8 57 2'],
  beads: [24, 'M54 3.6a1.7 1.7 0 1 0 .1 0Z'],
  laurel: [20, 'M49 5.2Q54 .8 60 5.2Q54 9.2 49 5.2Z'],
};

function PortraitRing({ ring }: { readonly ring: Ring }): JSX.Element | null {
  if (ring === 'plain') return null;
  const [count, d] = RINGS[ring];
  return (
    <g class={`portrait-ring portrait-ring-${ring}`}>
      {Array.from({ length: count }, (_, i) => (
        <path key={i} d={d} transform={`rotate(${(i * 360) / count} 54 54)`} />
      ))}
    </g>
  );
}
