/**
 * Keeps the client on the device, so that it opens and local games go on without a network. Files
 * have names that change with their content, so what is kept is never stale; pages come from the
 * network first.
 */
const CACHE = 'captains-table-VERSION';
/** With nothing on it yet: it is the same for every address, and in every language. */
const PAGE = '/page';
/** Content of packs: it stays, as tables on this device are played with it. */
const CONTENT = 'content-of-captains-table';
/** Pages of stories, kept once they have been read: they outlast a version of the program. */
const STORIES = 'stories-of-captains-table';
/** Filled in by the build. */
const FILES = JSON.parse('FILES');
/** A network that answers later is as good as none. */
const PATIENCE = 4_000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([PAGE, ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldest().then(() => self.clients.claim()));
});

/** The version before this one stays: pages that came with it are still open and may need a part of it. */
async function forgetOldest() {
  const names = (await caches.keys()).filter((name) => name.startsWith('captains-table-') && name !== CACHE);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/story/')) event.respondWith(fetchedOnce(STORIES, request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(file(request));
  // What belongs to one person is left out: the browser caches that for the person who may have it.
  else if (url.pathname.startsWith('/api/content/') && url.search === '')
    event.respondWith(fetchedOnce(CONTENT, request));
});

/** Web Push: it is the person's turn. The server has found the words. */
self.addEventListener('push', (event) => {
  const { title, body, url, table, event: what } = event.data?.json() ?? {};
  if (title === undefined) return;
  event.waitUntil(tell(title, what, { body, tag: table, icon: '/icon.svg', data: { url } }));
});

/** One notice a table; a newer turn there is told again. Who has a page of ours before them hears nothing. */
async function tell(title, what, notice) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const seen = pages.some((page) => page.visibilityState === 'visible');
  const late = what !== 'invited' && (await isDone(notice.tag));
  await self.registration.showNotification(title, { ...notice, renotify: !late, silent: seen || late });
  // Browsers ask that each message shows something: what is settled is taken away at once.
  if (late) for (const shown of await self.registration.getNotifications({ tag: notice.tag })) shown.close();
}

/** A message may have lain for hours until this device was switched on: then the move may have been made elsewhere. */
async function isDone(table) {
  try {
    const asked = table === 'digest' ? '/api/due' : `/api/due?table=${encodeURIComponent(table)}`;
    const answer = await fetch(asked, { signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok && (await answer.json()).due === false;
  } catch {
    return false;
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(visit(new URL(event.notification.data?.url ?? '/', location.origin).href));
});

/** The page that shows it already, or a new one. */
async function visit(url) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const open = pages.find((page) => page.url === url);
  return open === undefined ? self.clients.openWindow(url) : open.focus();
}

async function page(request) {
  try {
    const fresh = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (fresh.ok) return fresh;
  } catch {
    // No network: the kept page is as good.
  }
  const kept = await caches.open(CACHE);
  return (await kept.match(PAGE)) ?? Response.error();
}

/** Fetched once; files of these kinds have names that change with their content. */
async function fetchedOnce(name, request) {
  const cache = await caches.open(name);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const fetched = await fetch(request);
  if (fetched.ok) await cache.put(request, fetched.clone());
  return fetched;
}

async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}
