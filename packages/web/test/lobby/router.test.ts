import { describe, expect, it } from 'vitest';
import type { Page } from '../../src/app/router.ts';
import { pageOf, pathOf } from '../../src/app/router.ts';

const PAGES: readonly Page[] = [
  { at: 'home' },
  { at: 'new-table', game: undefined },
  { at: 'new-table', game: 'port-royal' },
  { at: 'table', id: 'abc', invite: undefined },
  { at: 'table', id: 'abc', invite: 'K7Q2-M9XW-4DTB' },
  { at: 'table', id: 'abc', invite: 'a b&c' },
  { at: 'local', id: '1-2-3' },
  { at: 'replay', id: 'abc', from: 'server' },
  { at: 'replay', id: 'abc', from: 'device' },
  { at: 'learn', game: 'port-royal' },
  { at: 'logbook', id: 'abc', branch: undefined, invite: undefined },
  { at: 'logbook', id: 'abc', branch: 'c 3', invite: 'K7Q2' },
  { at: 'clubs', code: undefined },
  { at: 'clubs', code: 'K7Q2-M9XW-4DTB' },
  { at: 'club', id: 'abc' },
  { at: 'cup', id: 'abc' },
  { at: 'new-cup', id: 'abc' },
  { at: 'games' },
  { at: 'watch' },
  { at: 'settings' },
  { at: 'sign-in' },
  { at: 'credits' },
  { at: 'nowhere' },
];

function reopened(page: Page): Page {
  const { pathname, search } = new URL(pathOf(page), 'http://table.example');
  return pageOf(pathname, search);
}

describe('addresses', () => {
  it.each(PAGES)('lead back to the page they came from: $at', (page) => {
    expect(reopened(page)).toEqual(page);
  });

  it.each([
    '/table',
    '/local',
    '/replay',
    '/replay/moon/abc',
    '/replay/server',
    '/learn',
    '/logbook',
    '/club',
    '/cup',
    '/new-cup',
    '/treasure',
  ])('of no page lead nowhere: %s', (path) => {
    expect(pageOf(path, '')).toEqual({ at: 'nowhere' });
  });
});
