/** Which packages of others a host gets, read from the lock file: what the server runs and what the client is built from. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words, pictures and tools of which parts end up in the client's files. They are no `dependencies` of its package. */
const BUILT_IN = [
  '@fontsource/alegreya-sans',
  '@fontsource/im-fell-english',
  '@fontsource/im-fell-english-sc',
  '@iconify-json/game-icons',
  'd3-geo',
  'topojson-client',
  'world-atlas',
];

/** The systems that an archive runs on, as npm names them. */
export const PLATFORMS = [
  'linux-x64',
  'linux-arm64',
  'darwin-x64',
  'darwin-arm64',
  'win32-x64',
  'win32-arm64',
];

/**
 * @typedef {object} Shipped
 * @property {string} place  its folder, from the root of the repository
 * @property {string} name
 * @property {string} version
 * @property {string} license
 * @property {string | undefined} integrity
 * @property {'server' | 'client'} part  whether its files are in the archive, or parts of them in the client's files
 * @property {readonly string[]} needs  the places of what it imports
 * @property {boolean} optional  only some systems need it
 */

/** @returns {readonly Shipped[]} in the order of their places */
export function shippedPackages(root) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const found = new Map();
  walk(lock, found, 'packages/cli', 'server');
  walk(lock, found, 'packages/web', 'client');
  for (const name of BUILT_IN) walk(lock, found, placeOf(lock, 'packages/web', name), 'client');
  return [...found.values()]
    .filter(({ place }) => place.includes('node_modules/'))
    .toSorted((a, b) => (a.place < b.place ? -1 : 1));
}

function walk(lock, found, place, part) {
  if (found.has(place)) return;
  const { version, license, integrity, optional = false, ...entry } = lock[place];
  const wanted = [...Object.keys(entry.dependencies ?? {}), ...Object.keys(entry.optionalDependencies ?? {})];
  const needs = wanted
    .map((name) => placeOf(lock, place, name))
    .filter((needed) => needed !== undefined && runsOn(lock[needed]));
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  found.set(place, { place, name, version, license, integrity, part, needs, optional });
  for (const needed of needs) walk(lock, found, needed, part);
}

/** As Node looks for it: beside the importer, then in every folder above. */
function placeOf(lock, from, name) {
  for (let folder = from; ; folder = parentOf(folder)) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    const entry = lock[place];
    if (entry !== undefined) return entry.link ? entry.resolved : place;
    if (folder === '') return undefined;
  }
}

function parentOf(folder) {
  return folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '';
}

function runsOn({ os, cpu }) {
  return PLATFORMS.some((platform) => {
    const [system, processor] = platform.split('-');
    return (os?.includes(system) ?? true) && (cpu?.includes(processor) ?? true);
  });
}
