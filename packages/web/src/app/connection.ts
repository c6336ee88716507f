/** Whether there is a network, and whether the server answers. */
import { computed, effect, signal } from '@preact/signals';
import { lookWhoIAm, serverReached } from './person.ts';
import { socket } from '../server/socket.ts';

/** A break shorter than this is not shown. */
const PATIENCE = 4_000;

const online = signal(navigator.onLine);
addEventListener('online', () => {
  online.value = true;
  void lookWhoIAm();
});
addEventListener('offline', () => (online.value = false));

const longLost = signal(false);
let waiting: ReturnType<typeof setTimeout> | undefined;
effect(() => {
  const { value } = socket.state;
  clearTimeout(waiting);
  if (value === 'connecting') waiting = setTimeout(() => (longLost.value = true), PATIENCE);
  else longLost.value = false;
});

/** A server that was not there is looked for again. */
const LOOK_EVERY = 20_000;
effect(() => {
  if (serverReached.value !== false) return undefined;
  const again = setInterval(() => void lookWhoIAm(), LOOK_EVERY);
  return () => clearInterval(again);
});

export type ConnectionState = 'fine' | 'offline' | 'lost' | 'outdated';

export const connection = computed<ConnectionState>(() => {
  if (!online.value) return 'offline';
  if (socket.state.value === 'outdated') return 'outdated';
  return longLost.value ? 'lost' : 'fine';
});
