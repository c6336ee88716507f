import { useSignal } from '@preact/signals';
import { MAX_NAME_LENGTH } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { become, ensurePerson, person } from '../app/person.ts';
import { Field } from '../design/forms/field.tsx';
import { me } from '../server/api.ts';
import { clubsWords } from './words.ts';

interface OwnName {
  /** Asked of guests alone: others have a name that they have chosen. */
  readonly field: JSX.Element | undefined;
  /** The person, with the name they have entered. */
  readonly take: () => Promise<void>;
}

export function useOwnName(): OwnName {
  const { yourName, yourNameWhy } = clubsWords.value;
  const typed = useSignal<string | undefined>(undefined);
  const isGuest = person.value === undefined || person.value.guest;
  return {
    field: isGuest ? (
      <Field
        label={yourName}
        hint={yourNameWhy}
        value={typed.value ?? person.value?.name ?? ''}
        maxLength={MAX_NAME_LENGTH}
        autocomplete="nickname"
        onInput={(name) => (typed.value = name)}
      />
    ) : undefined,
    async take() {
      const { name } = await ensurePerson();
      const wanted = typed.value?.trim() ?? '';
      if (wanted !== '' && wanted !== name) become((await me.change({ name: wanted })).person);
    },
  };
}
