/** Whether there is a network, and whether the server answers. */
import { computed, effect, signal } from '@preact/signals';
import { socket } from '../server/socket.ts';

/** A break shorter than this is nobody's concern. */
const PATIENCE = 4_000;

const online = signal(navigator.onLine);
addEventListener('online', () => (online.value = true));
addEventListener('offline', () => (online.value = false));

const longLost = signal(false);
let waiting: ReturnType<typeof setTimeout> | undefined;
effect(() => {
  const { value } = socket.state;
  clearTimeout(waiting);
  if (value === 'connecting') waiting = setTimeout(() => (longLost.value = true), PATIENCE);
  else longLost.value = false;
});

export type Connection = 'fine' | 'offline' | 'lost' | 'outdated';

export const connection = computed<Connection>(() => {
  if (!online.value) return 'offline';
  if (socket.state.value === 'outdated') return 'outdated';
  return longLost.value ? 'lost' : 'fine';
});
