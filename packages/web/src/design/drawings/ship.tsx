import type { JSX } from 'preact';
import type { ShipKind } from './ships.ts';
import { SHIPS } from './ships.ts';
import './ship.css';

interface Props {
  readonly kind: ShipKind;
  /** Plain sails, for ships that belong to no one; else the pigment of the kind. */
  readonly neutral?: boolean;
  /** Two lines of swell under the hull. */
  readonly swell?: boolean;
}

const SWELL =
  'M4 83q6-5 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0M14 89q5-4 10 0t10 0 10 0 10 0 10 0 10 0 10 0';

/** A ship in a box of 120 by 92, as a group for any drawing. */
export function Ship({ kind, neutral = false, swell = true }: Props): JSX.Element {
  const { hull, planks, masts, spars, sails, ports, portsAt, blazon, oars } = SHIPS[kind];
  const rigging = masts.map(([x, top, foot]) => `M${x} ${top - 3}V${foot}`).join('') + spars;
  const pennants = masts.map(([x, top]) => `M${x} ${top - 4}q4-2 7 1 3 2 6 0-3 3-6 3-4 0-7 0z`).join('');
  return (
    <g class={`ship ship-${neutral ? 'n' : kind}`}>
      <path class="ship-mast" d={rigging} />
      <path class="ship-hull" d={pennants} />
      {sails.map(({ d, hatch, yard }) => (
        <g key={d}>
          <path class="ship-sail" d={d} />
          {hatch !== '' && <path class="ship-hatch" d={hatch} />}
          {yard !== '' && <path class="ship-mast" d={yard} />}
        </g>
      ))}
      {blazon !== undefined && <path class="ship-blazon" d={blazon} />}
      <path class="ship-hull" d={hull} />
      <path class="ship-planks" d={planks} />
      {ports.length > 0 && (
        <path class="ship-ports" d={ports.map((x) => `M${x} ${portsAt}h3.4v3.4h-3.4z`).join('')} />
      )}
      {oars !== undefined && <path class="ship-mast" d={oars} />}
      {swell && <path class="ship-swell" d={SWELL} />}
    </g>
  );
}
