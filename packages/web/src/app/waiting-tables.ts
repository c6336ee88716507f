import { computed, signal } from '@preact/signals';
import { person } from './person.ts';

/** How many tables elsewhere wait for the person at this page; 0 while no one follows them. */
export const waitingTables = signal(0);

/** Whether the page was touched, or left for another: until then there is nothing that its reader could miss. */
const stirred = signal(false);
for (const what of ['pointerdown', 'keydown', 'visibilitychange'])
  addEventListener(what, () => (stirred.value = true), { once: true, capture: true, passive: true });

/** Only those who are known here have tables that wait: a first visit fetches nothing for it. */
export const followsTables = computed(() => stirred.value && person.value !== undefined);

/** A title that says so. */
export function withWaiting(title: string): string {
  const { value } = waitingTables;
  return value === 0 ? title : `(${value}) ${title}`;
}
