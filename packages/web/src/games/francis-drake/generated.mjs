/** What build/icons.mjs and build/coasts.mjs make for this game. */
import { geoConicEqualArea, geoProjection } from 'd3-geo';
import { SHEET } from '../../../build/sheet.mjs';

export const glyphs = [
  'anchor',
  'barrel',
  'beer-stein',
  'cannon',
  'coffee-beans',
  'compass',
  'ghost',
  'hammer-nails',
  'locked-chest',
  'queen-crown',
  'ribbon-medal',
  'scales',
  'scroll-quill',
  'spyglass',
  'two-coins',
  'wooden-crate',
];

const atlantic = geoConicEqualArea()
  .parallels([15, 50])
  .rotate([42, 0])
  .center([0, 33])
  .scale(265)
  .translate([196, 130])
  .clipExtent(SHEET);

/** The Caribbean from Florida to the Spanish Main: 1000 by 480 for 39 degrees by 18, as its places are laid out. */
const spanishMain = geoProjection((x, y) => [x, (y * 480 * 39) / (1000 * 18)])
  .scale((1000 / 39) * (180 / Math.PI))
  .translate([99 * (1000 / 39), 24.5 * (480 / 18)])
  .clipExtent([
    [-30, -90],
    [1030, 530],
  ]);

const OUT_TO_THE_MAIN = [
  [-4.2, 50.3],
  [-12, 42],
  [-20, 30],
  [-32, 20],
  [-48, 15],
  [-61, 14.5],
  [-72, 13],
  [-79.5, 9.8],
];

const HOME_FROM_THE_MAIN = [
  [-79.5, 9.8],
  [-83, 20],
  [-80, 26],
  [-72, 34],
  [-52, 42],
  [-28, 47.5],
  [-4.2, 50.3],
];

/** Coasts, and what must lie right on them, by the file they are written to. */
export function coasts({ fine, coarse, coastOf, gridOf, lineOf, placeOf }) {
  return {
    'sheet/coast.ts': {
      ATLANTIC: {
        coast: coastOf(coarse, atlantic, { smallest: 3.4, island: 14 }),
        grid: gridOf(atlantic, 15),
        out: lineOf(atlantic, OUT_TO_THE_MAIN),
        home: lineOf(atlantic, HOME_FROM_THE_MAIN),
        places: [
          [-4.2, 50.3],
          [-79.5, 9.8],
          [-75.5, 10.4],
          [-69.9, 18.4],
        ].map((place) => placeOf(atlantic, place)),
      },
    },
    'drawings/spanish-main.ts': { SPANISH_MAIN: coastOf(fine, spanishMain, { smallest: 1.6, island: 5 }) },
  };
}
