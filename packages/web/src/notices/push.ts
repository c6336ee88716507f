/** Notices of this browser, also while the page is closed. */
import { notices } from '../server/notices-api.ts';

export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return 'unsupported';
  return (await registration.pushManager.getSubscription()) === null ? 'off' : 'on';
}

export async function switchPush(on: boolean): Promise<PushState> {
  const registration = await navigator.serviceWorker.ready;
  return on ? switchOn(registration) : switchOff(registration);
}

async function switchOn(registration: ServiceWorkerRegistration): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  const { key } = await notices.key();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  await notices.add({ endpoint, keys });
  return 'on';
}

async function switchOff(registration: ServiceWorkerRegistration): Promise<PushState> {
  const subscription = await registration.pushManager.getSubscription();
  if (subscription !== null) {
    await notices.remove(subscription.endpoint);
    await subscription.unsubscribe();
  }
  return 'off';
}
