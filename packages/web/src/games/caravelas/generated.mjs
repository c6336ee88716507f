/** What build/icons.mjs and build/coasts.mjs make for this game. */
import { geoEquirectangular, geoOrthographic } from 'd3-geo';

export const glyphs = ['anchor', 'compass', 'lightning-storm', 'pirate-skull', 'windsock'];

const globe = geoOrthographic().rotate([-12, -4, 6]).scale(112).translate([200, 130]).clipAngle(90);

/** From Labrador to Tanegashima: 4.7 points a degree both ways, as its spaces are laid out. */
const world = geoEquirectangular()
  .scale((4.7 * 180) / Math.PI)
  .translate([91 * 4.7, 63 * 4.7])
  .clipExtent([
    [-16, -16],
    [1106, 559],
  ]);

const OUT_TO_CALICUT = [
  [-9.5, 38.5],
  [-20, 28],
  [-27, 14],
  [-24, 2],
  [-26, -14],
  [-18, -30],
  [2, -36],
  [18, -38],
  [32, -33],
  [41, -18],
  [46, -2],
  [58, 8],
  [75, 11],
];

/** Coasts, and what must lie right on them, by the file they are written to. */
export function coasts({ coarse, coastOf, gridOf, lineOf, placeOf }) {
  return {
    'sheet/coast.ts': {
      GLOBE: {
        coast: coastOf(coarse, globe, { smallest: 2.6, island: 12 }),
        grid: gridOf(globe, 30),
        route: lineOf(globe, OUT_TO_CALICUT),
        places: [
          [-9.5, 38.5],
          [18, -35],
          [41, -15],
          [75, 11],
        ].map((place) => placeOf(globe, place)),
      },
    },
    'drawings/chart/world-coast.ts': { WORLD_COAST: coastOf(coarse, world, { smallest: 2.8, island: 7 }) },
  };
}
