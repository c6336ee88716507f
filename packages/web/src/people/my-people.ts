/** This person's friends and other people, fetched from the server when they are shown and when they change. */
import { signal } from '@preact/signals';
import type { MyPeople } from '@captains-table/protocol';
import { useEffect } from 'preact/hooks';
import { person } from '../app/person.ts';
import { socket } from '../server/socket.ts';
import { peopleApi } from './people-api.ts';

export const myPeople = signal<MyPeople | undefined>(undefined);

export async function lookAtPeople(): Promise<void> {
  myPeople.value = await peopleApi.all();
}

/** Keeps the list as it is on the server while something shows it. */
export function usePeople(): void {
  const known = person.value?.id;
  useEffect(() => {
    myPeople.value = undefined;
    if (known === undefined) return undefined;
    // What cannot be had now is looked for again with the next news.
    const look = () => void lookAtPeople().catch(() => undefined);
    return socket.use(
      (news) => {
        if (news.is === 'notice' && news.about === 'people') look();
      },
      // At the beginning, and after every break.
      look,
    );
  }, [known]);
}
