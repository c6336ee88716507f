/** The person using this device, as far as the server knows. */
import { signal } from '@preact/signals';
import type { PersonInfo } from '@captains-table/protocol';
import { me } from '../server/api.ts';
import { socket } from '../server/socket.ts';
import { locale } from './settings.ts';

/** Undefined until we know, and while there is no server. */
export const person = signal<PersonInfo | undefined>(undefined);
/** Whether the server could be reached when it was last asked. */
export const serverReached = signal<boolean | undefined>(undefined);

/** With what the host announces to all, or why this person is banned. */
export const told = signal<Awaited<ReturnType<typeof me.get>>>({});

/** Checks whether the server knows us, without creating a guest. */
export async function lookWhoIAm(): Promise<void> {
  try {
    told.value = await me.get();
    person.value = told.value.person;
    serverReached.value = true;
  } catch {
    serverReached.value = false;
  }
}

/** The person at this page; a new guest where no one is signed in. Needed before anything that others will see. */
export async function ensurePerson(): Promise<PersonInfo> {
  if (person.value !== undefined) return person.value;
  const arrived = (await me.arrive(locale.value)).person;
  become(arrived);
  return arrived;
}

/** Another person from here on: the connection has to know. */
export function become(next: PersonInfo | undefined): void {
  const changed = person.value?.id !== next?.id;
  person.value = next;
  serverReached.value = true;
  if (changed) socket.restart();
}
