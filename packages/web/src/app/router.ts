/** Which page is open. Pages are paths; links are ordinary links. */
import { defined } from '@captains-table/kernel';
import { signal } from '@preact/signals';
import { newVersion } from './new-version.ts';

export type Page =
  | { readonly at: 'home' }
  /** `pack`: whose cards it is to be played with. */
  | { readonly at: 'new-table'; readonly game: string | undefined; readonly pack?: string }
  | { readonly at: 'pack'; readonly link: string }
  | { readonly at: 'table'; readonly id: string; readonly invite: string | undefined }
  | { readonly at: 'local' | 'club' | 'cup'; readonly id: string }
  /** In the club with this id. */
  | { readonly at: 'new-cup'; readonly id: string }
  | { readonly at: 'replay'; readonly id: string; readonly from: 'server' | 'device' }
  | { readonly at: 'learn'; readonly game: string }
  | {
      readonly at: 'logbook';
      readonly id: string;
      /** The last chapter of the branch that is read. */
      readonly branch: string | undefined;
      readonly invite: string | undefined;
    }
  | { readonly at: 'workshop'; readonly game: string | undefined }
  /** Without an id: the games on this device. */
  | { readonly at: 'profile'; readonly id: string | undefined }
  | { readonly at: 'games' }
  | { readonly at: 'daily' }
  /** `part`: the day, the person's own mistakes, or the game of the puzzles. */
  | { readonly at: 'exercise'; readonly part: string }
  | {
      readonly at: 'people' | 'clubs' | 'desk';
      /** The code of a link: of a person who wants to be found, of a club, or one that makes a host. */
      readonly code: string | undefined;
    }
  | { readonly at: 'watch' }
  | { readonly at: 'settings' }
  | { readonly at: 'sign-in' }
  | { readonly at: 'credits' }
  | { readonly at: 'nowhere' };

export const page = signal<Page>({ at: 'home' });

/** Of a table whose reader needs no invitation. */
export function pathOfTable(id: string): string {
  return pathOf({ at: 'table', id, invite: undefined });
}

/** Every page has one path. */
export function pathOf(target: Page): string {
  switch (target.at) {
    case 'home':
      return '/';
    case 'new-table':
      return `${target.game === undefined ? '/new' : `/new/${target.game}`}${queryOf({ pack: target.pack })}`;
    case 'pack':
      return `/pack/${target.link}`;
    case 'table':
      return `/table/${target.id}${queryOf({ invite: target.invite })}`;
    case 'local':
    case 'club':
    case 'cup':
    case 'new-cup':
      return `/${target.at}/${target.id}`;
    case 'replay':
      return `/replay/${target.from}/${target.id}`;
    case 'learn':
      return `/learn/${target.game}`;
    case 'logbook':
      return `/logbook/${target.id}${queryOf({ at: target.branch, invite: target.invite })}`;
    case 'workshop':
      return target.game === undefined ? '/workshop' : `/workshop/${target.game}`;
    case 'clubs':
    case 'desk':
    case 'people':
      return `/${target.at}${queryOf({ code: target.code })}`;
    case 'profile':
      return target.id === undefined ? '/profile' : `/people/${target.id}`;
    case 'exercise':
      return `/daily/${target.part}`;
    case 'daily':
    case 'games':
    case 'watch':
    case 'settings':
    case 'sign-in':
    case 'credits':
      return `/${target.at}`;
    case 'nowhere':
      return '/nowhere';
  }
}

function queryOf(asked: Readonly<Record<string, string | undefined>>): string {
  const known = Object.entries(asked).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return known.length === 0 ? '' : `?${known.join('&')}`;
}

export function pageOf(path: string, search: string): Page {
  const [first = '', second, third] = path.split('/').filter((part) => part !== '');
  const asked = new URLSearchParams(search);
  const invite = asked.get('invite') ?? undefined;
  switch (first) {
    case '':
      return { at: 'home' };
    case 'new':
      return { at: 'new-table', game: second, ...defined({ pack: asked.get('pack') ?? undefined }) };
    case 'pack':
      return second === undefined ? { at: 'nowhere' } : { at: 'pack', link: second };
    case 'table':
      return second === undefined ? { at: 'nowhere' } : { at: 'table', id: second, invite };
    case 'local':
    case 'club':
    case 'cup':
    case 'new-cup':
      return second === undefined ? { at: 'nowhere' } : { at: first, id: second };
    case 'replay':
      if (third === undefined || (second !== 'server' && second !== 'device')) return { at: 'nowhere' };
      return { at: 'replay', from: second, id: third };
    case 'logbook':
      if (second === undefined) return { at: 'nowhere' };
      return { at: 'logbook', id: second, branch: asked.get('at') ?? undefined, invite };
    case 'learn':
      return second === undefined ? { at: 'nowhere' } : { at: 'learn', game: second };
    case 'workshop':
      return { at: 'workshop', game: second };
    case 'profile':
      return { at: 'profile', id: undefined };
    case 'clubs':
    case 'desk':
    case 'people':
      if (second !== undefined && first === 'people') return { at: 'profile', id: second };
      return { at: first, code: asked.get('code') ?? undefined };
    case 'daily':
      return second === undefined ? { at: first } : { at: 'exercise', part: second };
    case 'games':
    case 'watch':
    case 'settings':
    case 'sign-in':
    case 'credits':
      return { at: first };
    default:
      return { at: 'nowhere' };
  }
}

/** Opens a page, by a link or by the program. */
export function go(target: Page, how: 'push' | 'replace' = 'push'): void {
  const path = pathOf(target);
  if (how === 'push') history.pushState(undefined, '', path);
  else history.replaceState(undefined, '', path);
  page.value = target;
  scrollTo(0, 0);
}

/** Follows the address bar, and links within the page without loading it again. */
export function followAddress(): void {
  const read = () => {
    page.value = pageOf(location.pathname, location.search);
  };
  read();
  addEventListener('popstate', read);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !isOurs(link, event)) return;
    // Between two pages nothing is lost by loading the newer version.
    if (newVersion.peek()) return;
    event.preventDefault();
    go(pageOf(link.pathname, link.search));
  });
}

/** A click that asks for a new tab gets one. */
function isOurs(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const elsewhere = link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin;
  return plain && !elsewhere && !event.defaultPrevented;
}
