/** Keeps the client on the device, and notices when there is a newer one. */
import { signal } from '@preact/signals';

/** A newer version has arrived, and a reload shows it. Set to false when the person puts it off. */
export const newVersion = signal(false);

const LOOK_EVERY = 60 * 60_000;
/** Of all who come back to a new server at once, each looks at another moment. */
const LOOK_WITHIN = 10_000;

let look = (): void => undefined;

/** Some time soon: there is no hurry. */
export function lookForNewVersion(): void {
  setTimeout(() => look(), Math.random() * LOOK_WITHIN);
}

export function keepFresh(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // The first service worker, and the one that belongs to this very page, are no news.
  serviceWorker.addEventListener('controllerchange', () => {
    void isOutdated().then((outdated) => (newVersion.value = outdated));
  });
  serviceWorker.register('/sw.js').then(
    (registration) => {
      look = () => void registration.update().catch(() => undefined);
      setInterval(look, LOOK_EVERY);
      // A phone that slept has missed the hour.
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') look();
      });
    },
    () => undefined,
  );
}

/** Whether the server's page begins with another script than this one. Without a network there is no answer. */
async function isOutdated(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  try {
    const page = await fetch('/', { headers: { accept: 'text/html' } });
    return page.ok && own !== null && !(await page.text()).includes(new URL(own.src).pathname);
  } catch {
    return false;
  }
}
