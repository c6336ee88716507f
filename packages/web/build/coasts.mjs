/**
 * Projects the coasts of Natural Earth onto our sheets and writes them as short SVG paths, with the places and routes
 * that must lie right on them. Run: node packages/web/build/coasts.mjs
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import {
  geoConicEqualArea,
  geoEquirectangular,
  geoGraticule,
  geoMercator,
  geoOrthographic,
  geoPath,
  geoProjection,
} from 'd3-geo';
import { feature } from 'topojson-client';
import { pathOfPoints } from './compact-path.mjs';
import { areaOf, simplify } from './simplify.mjs';

const require = createRequire(import.meta.url);

/** The sheets of the front page are 400 by 260, the harbour 1080 by 430; some land lies beyond the edge. */
const SHEET = [
  [-14, -14],
  [414, 274],
];

/** Every generated file by its path in src/, as text. */
export function coastFiles() {
  const fine = landOf('land-10m.json');
  const coarse = landOf('land-50m.json');

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
  const globe = geoOrthographic().rotate([-12, -4, 6]).scale(112).translate([200, 130]).clipAngle(90);
  const atlantic = geoConicEqualArea()
    .parallels([15, 50])
    .rotate([42, 0])
    .center([0, 33])
    .scale(265)
    .translate([196, 130])
    .clipExtent(SHEET);
  const caribbean = geoMercator().center([-74.2, 17.2]).scale(780).translate([200, 132]).clipExtent(SHEET);

  /** From Labrador to Tanegashima: 4.7 points a degree both ways, as its spaces are laid out. */
  const world = geoEquirectangular()
    .scale((4.7 * 180) / Math.PI)
    .translate([91 * 4.7, 63 * 4.7])
    .clipExtent([
      [-16, -16],
      [1106, 559],
    ]);

  /** The Caribbean from Florida to the Spanish Main: 1000 by 480 for 39 degrees by 18, as its places are laid out. */
  const spanishMain = geoProjection((x, y) => [x, (y * 480 * 39) / (1000 * 18)])
    .scale((1000 / 39) * (180 / Math.PI))
    .translate([99 * (1000 / 39), 24.5 * (480 / 18)])
    .clipExtent([
      [-30, -90],
      [1030, 530],
    ]);

  /** From Cozumel to Martinique: 32 points a degree east, 33 south, so that two rows of the trail fit below the coast. */
  const antilles = geoProjection((x, y) => [x, (y * 33) / 32])
    .scale((32 * 180) / Math.PI)
    .translate([2886, 843])
    .clipExtent([
      [-30, -30],
      [1030, 670],
    ]);

  return {
    'design/coasts.ts': moduleOf({
      JAMAICA: {
        coast: coastOf(fine, jamaica, { smallest: 1.2, island: 6 }),
        portRoyal: placeOf(jamaica, [-76.84, 17.94]),
      },
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
      CARIBBEAN: {
        coast: coastOf(coarse, caribbean, { smallest: 3, island: 7 }),
        round: ROUND_THE_CARIBBEAN.map((place) => placeOf(caribbean, place)),
        maracaibo: placeOf(caribbean, [-71.6, 10.7]),
      },
    }),
    'games/port-royal/drawings/harbour-coast.ts': moduleOf({
      HARBOUR_COAST: coastOf(fine, harbour, { smallest: 4, island: 40 }),
    }),
    'games/caravelas/drawings/chart/world-coast.ts': moduleOf({
      WORLD_COAST: coastOf(coarse, world, { smallest: 2.4, island: 7 }),
    }),
    'games/francis-drake/drawings/spanish-main.ts': moduleOf({
      SPANISH_MAIN: coastOf(fine, spanishMain, { smallest: 1.6, island: 5 }),
    }),
    'games/maracaibo/drawings/chart/antilles-coast.ts': moduleOf({
      ANTILLES_COAST: coastOf(fine, antilles, { smallest: 1.8, island: 9 }),
    }),
  };
}

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

function landOf(file) {
  const topology = require(`world-atlas/${file}`);
  return feature(topology, topology.objects.land);
}

/** The land as one path: simplified where it lies on the sheet, without islets, to a tenth of a point. */
function coastOf(land, projection, { smallest, island }) {
  return ringsOf(land, projection)
    .map((ring) => simplify(ring, smallest, true))
    .filter((ring) => ring.length > 2 && areaOf(ring) >= island && !isWholeSheet(ring, projection))
    .map((ring) => pathOfPoints(ring, 1))
    .join('');
}

/** Clipping may take the open sea for land and frame it: such a frame is no coast. */
function isWholeSheet(ring, projection) {
  const extent = projection.clipExtent();
  if (extent === null) return false;
  const [[left, top], [right, bottom]] = extent;
  return areaOf(ring) > 0.99 * (right - left) * (bottom - top);
}

function gridOf(projection, step) {
  return ringsOf(geoGraticule().step([step, step]).precision(6)(), projection, false)
    .map((line) => pathOfPoints(simplify(line, 4, false), 0, false))
    .filter((line) => line.length > 12)
    .join('');
}

function lineOf(projection, coordinates) {
  return ringsOf({ type: 'LineString', coordinates }, projection, false)
    .map((line) => pathOfPoints(simplify(line, 0.2, false), 1, false))
    .join('');
}

/** Projected lines as points, read from the path that d3 draws. */
function ringsOf(shape, projection, closed = true) {
  const d = geoPath(projection).digits(4)(shape) ?? '';
  return d
    .split('M')
    .filter((part) => part !== '')
    .map((part) =>
      part
        .replace('Z', '')
        .split('L')
        .map((point) => point.split(',').map(Number)),
    )
    .filter((line) => line.length > (closed ? 2 : 1));
}

function placeOf(projection, place) {
  return projection(place).map((value) => Math.round(value * 10) / 10);
}

function moduleOf(constants) {
  const credit = '/** Generated by build/coasts.mjs from Natural Earth (public domain). Do not edit. */\n';
  return credit + Object.entries(constants).map(constantOf).join('\n');
}

function constantOf([name, value]) {
  if (typeof value === 'string') return `export const ${name} =\n  '${value}';\n`;
  return `export const ${name} = {\n${Object.entries(value).map(fieldOf).join('')}} as const;\n`;
}

function fieldOf([name, value]) {
  // Broken where the formatter would break it.
  if (typeof value === 'string') {
    const line = `  ${name}: '${value}',`;
    return name.length < 5 || line.length <= 110 ? `${line}\n` : `  ${name}:\n    '${value}',\n`;
  }
  if (typeof value[0] === 'number') return `  ${name}: [${value.join(', ')}],\n`;
  return `  ${name}: [\n${value.map((point) => `    [${point.join(', ')}],\n`).join('')}  ],\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, text] of Object.entries(coastFiles())) {
    writeFileSync(new URL(`../src/${file}`, import.meta.url), text);
  }
}
