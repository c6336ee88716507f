/** What build/icons.mjs and build/coasts.mjs make for this game. */
import { geoMercator } from 'd3-geo';
import { SHEET } from '../../../build/sheet.mjs';

export const glyphs = [
  'anchor',
  'barrel',
  'beer-stein',
  'cannon',
  'cat',
  'compass',
  'crossed-sabres',
  'hourglass',
  'house',
  'lightning-storm',
  'open-book',
  'pirate-skull',
  'queen-crown',
  'scales',
  'spyglass',
  'swap-bag',
  'three-leaves',
  'treasure-map',
  'trophy',
  'two-coins',
];

const jamaica = geoMercator().center([-77.3, 18.05]).scale(9500).translate([202, 96]).clipExtent(SHEET);

const harbour = geoMercator()
  .angle(180)
  .center([-76.9, 18])
  .scale(21000)
  .translate([560, 370])
  .clipExtent([
    [-30, -30],
    [1110, 470],
  ]);

/** From Cuba to Hispaniola, for the chart of a campaign. */
const windward = geoMercator()
  .center([-76.3, 18.7])
  .scale(6400)
  .translate([500, 200])
  .clipExtent([
    [-30, -30],
    [1030, 450],
  ]);

/** Coasts, and what must lie right on them, by the file they are written to. */
export function coasts({ fine, coastOf, placeOf }) {
  return {
    'sheet/coast.ts': {
      JAMAICA: {
        coast: coastOf(fine, jamaica, { smallest: 1.2, island: 6 }),
        portRoyal: placeOf(jamaica, [-76.84, 17.94]),
      },
    },
    'campaign/coast.ts': { WINDWARD_COAST: coastOf(fine, windward, { smallest: 2.4, island: 16 }) },
    'drawings/harbour-coast.ts': { HARBOUR_COAST: coastOf(fine, harbour, { smallest: 4, island: 40 }) },
  };
}
