/** A picture of the story as data: it comes with the page that it belongs to, and no sooner. */
// By its path, as the build needs it: see sealed.ts.
import { isRecord } from '../../../kernel/src/json.ts';
import type { ShipKind } from '../design/drawings/ships.ts';

/** How a shape is drawn: ink lines and flat washes. Each has its colours for day and night in `picture.css`. */
const LOOKS = [
  'sky',
  'dusk',
  'rays',
  'sun',
  'moon',
  'cloud',
  'sea',
  'horizon',
  'glint',
  'wave',
  'land',
  'far',
  'hatch',
  'stone',
  'window',
  'wood',
  'dark',
  'line',
  'paper',
  'flag',
  'wax',
  'leaf',
  'gull',
  'lamp',
] as const;
export type Look = (typeof LOOKS)[number];

export type Shape =
  | { readonly as: Look; readonly d: string }
  | { readonly ship: ShipKind; readonly x: number; readonly y: number; readonly scale: number };

/** In a box of 480 by 236, from the back to the front. */
export type Picture = readonly Shape[];

const SHIP_KINDS: readonly ShipKind[] = ['p', 'f', 'b', 'r', 'g', 'a'];

export function isPicture(value: unknown): value is Picture {
  return Array.isArray(value) && value.every(isShape);
}

function isShape(value: unknown): value is Shape {
  if (!isRecord(value)) return false;
  const { as, d, ship, x, y, scale } = value;
  if (typeof d === 'string') return LOOKS.some((look) => look === as);
  const placed = [x, y, scale].every((number) => typeof number === 'number');
  return placed && SHIP_KINDS.some((kind) => kind === ship);
}
