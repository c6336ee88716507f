/** People whose messages a person has muted. The server stores the list and sends no more of their messages. */
import { signal } from '@preact/signals';
import { notices } from '../../server/notices-api.ts';

const muted = signal<ReadonlySet<string> | undefined>(undefined);
let asked = false;

export function isMuted(person: string): boolean {
  if (!asked) {
    asked = true;
    notices.mutes().then(
      ({ muted: known }) => (muted.value = new Set(known)),
      () => (asked = false),
    );
  }
  return muted.value?.has(person) === true;
}

export async function mute(person: string, on: boolean): Promise<void> {
  await notices.mute(person, on);
  const next = new Set(muted.peek());
  if (on) next.add(person);
  else next.delete(person);
  muted.value = next;
}
