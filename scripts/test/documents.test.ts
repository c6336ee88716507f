import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { globSync } from '../files.mjs';

/** `a/path.ts` or `a/folder/`, with `<game>` for any of them. */
const PATH = /`((?:[\w.<>-]+\/)+[\w.<>-]*)`/g;
/** `Owner.member` or `name`, followed by its file. */
const PLACE = /`(?:(\w+)\.)?(\w+)`[\s,]*\(`([\w/.-]+\.tsx?)`/g;
/** Documents leave these out. */
const ROOTS = [
  '',
  'packages/',
  'packages/kernel/',
  'packages/web/',
  'packages/web/src/',
  'packages/server/src/',
];

const DOCUMENTS = [
  'ARCHITECTURE.md',
  ...readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`),
];
const GUIDES = ['README.md', 'CONTRIBUTING.md', ...globSync('docs', /^docs\/[\w-]+\.md$/), ...DOCUMENTS];
/** A file named without its folder. */
const FILE = /`([\w-]+\.(?:tsx?|mjs|css))`/g;
const files = [...globSync('packages', /\.(?:tsx?|mjs|css|json|md|txt)$/), ...globSync('scripts', /\.mjs$/)];

function isThere(path: string): boolean {
  if (!path.includes('<')) return ROOTS.some((root) => existsSync(root + path));
  const anyFolder = path.replaceAll('.', '\\.').replaceAll(/<[\w-]+>/g, '[^/]+');
  return ROOTS.some((root) => files.some((file) => new RegExp(`^${root}${anyFolder}`).test(file)));
}

function sourceOf(path: string): string {
  const root = ROOTS.find((one) => existsSync(one + path));
  return root === undefined ? '' : readFileSync(root + path, 'utf8');
}

test.each(DOCUMENTS)(
  '%s names files that are there, and functions in the files that have them',
  (document) => {
    const text = readFileSync(document, 'utf8');
    const paths = [...text.matchAll(PATH)].map(([, path = '']) => path);
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
    const places = [...text.matchAll(PLACE)].map(([, owner, name = '', path = '']) => ({
      owner,
      name,
      path,
    }));
    const missing = places.filter(({ owner, name, path }) => {
      const source = sourceOf(path);
      return [owner, name].some((word) => word !== undefined && !new RegExp(`\\b${word}\\b`).test(source));
    });
    expect(missing).toEqual([]);
  },
);

test('the walk of a move is among them', () => {
  expect([...readFileSync('ARCHITECTURE.md', 'utf8').matchAll(PLACE)].length).toBeGreaterThan(8);
});

test.each(GUIDES)('%s names no file that has gone', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(FILE)].map(([, name = '']) => name);
  expect(named.filter((name) => !files.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
});
