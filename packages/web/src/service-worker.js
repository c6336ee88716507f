/**
 * Keeps the client on the device, so that it opens and local games go on without a network. Files
 * have names that change with their content, so what is kept is never stale; pages come from the
 * network first.
 */
const CACHE = 'captains-table-VERSION';
const PAGE = '/';
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
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith('captains-table-') && name !== CACHE))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(file(request));
});

/** Web Push: it is somebody's turn. The server has found the words. */
self.addEventListener('push', (event) => {
  const { title, body, url, table } = event.data?.json() ?? {};
  if (title === undefined) return;
  event.waitUntil(self.registration.showNotification(title, { body, tag: table, data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data?.url ?? PAGE));
});

async function page(request) {
  try {
    const fresh = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (fresh.ok) return fresh;
  } catch {
    // No network: the kept page is as good.
  }
  return (await caches.match(PAGE)) ?? Response.error();
}

async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}
