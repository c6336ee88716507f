/** What build/icons.mjs and build/coasts.mjs make for this game. */
import { geoMercator, geoProjection } from 'd3-geo';
import { SHEET } from '../../../build/sheet.mjs';

export const glyphs = [
  'anchor',
  'cannon',
  'compass',
  'corn',
  'crossed-sabres',
  'footprint',
  'hourglass',
  'house',
  'laurels',
  'pirate-skull',
  'queen-crown',
  'ribbon-medal',
  'scales',
  'spy',
  'spyglass',
  'three-leaves',
  'tied-scroll',
  'treasure-map',
  'two-coins',
];

const caribbean = geoMercator().center([-74.2, 17.2]).scale(780).translate([200, 132]).clipExtent(SHEET);

/** From Cozumel to Martinique: 32 points a degree east, 33 south, so that two rows of the trail fit below the coast. */
const antilles = geoProjection((x, y) => [x, (y * 33) / 32])
  .scale((32 * 180) / Math.PI)
  .translate([2886, 843])
  .clipExtent([
    [-30, -30],
    [1030, 670],
  ]);

/** The same for the chart of a campaign, without what lies above Havana and below Panamá. */
const campaign = geoProjection((x, y) => [x, (y * 33) / 32])
  .scale((32 * 180) / Math.PI)
  .translate([2886, 753])
  .clipExtent([
    [-30, -30],
    [1030, 490],
  ]);

const ROUND_THE_CARIBBEAN = [
  [-82.4, 23.7],
  [-78.5, 23.3],
  [-74.2, 20.9],
  [-70, 20.3],
  [-66, 19.2],
  [-62.2, 17.6],
  [-60.4, 14.5],
  [-61.2, 12],
  [-64.4, 11.6],
  [-68, 12.9],
  [-71.4, 12.9],
  [-75.8, 11.3],
  [-79.4, 10.2],
  [-82.6, 11.5],
  [-82.3, 15.4],
  [-85.4, 17.2],
  [-86, 20.4],
  [-84.9, 22.7],
];

/** Coasts, and what must lie right on them, by the file they are written to. */
export function coasts({ fine, coarse, coastOf, placeOf }) {
  return {
    'sheet/coast.ts': {
      CARIBBEAN: {
        coast: coastOf(coarse, caribbean, { smallest: 3, island: 7 }),
        round: ROUND_THE_CARIBBEAN.map((place) => placeOf(caribbean, place)),
        maracaibo: placeOf(caribbean, [-71.6, 10.7]),
      },
    },
    'campaign/coast.ts': {
      CAMPAIGN_COAST: coastOf(coarse, campaign, { smallest: 3, island: 12 }),
    },
    'drawings/chart/antilles-coast.ts': {
      ANTILLES_COAST: coastOf(fine, antilles, { smallest: 5, island: 10 }),
    },
  };
}
