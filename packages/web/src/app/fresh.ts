/** Keeps the client on the device, and notices when there is a newer one. */
import { signal } from '@preact/signals';

/** A newer version has arrived; a reload shows it. */
export const newVersion = signal(false);

const LOOK_EVERY = 60 * 60_000;

export function keepFresh(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The first one to come is no news: it is the version this page came with.
  const known = navigator.serviceWorker.controller !== null;
  if (known) {
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      newVersion.value = true;
    });
  }
  navigator.serviceWorker.register('/sw.js').then(
    (registration) => setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY),
    () => undefined,
  );
}
