import { useSignal } from '@preact/signals';
import type { AdminPerson } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { Field } from '../design/forms/field.tsx';
import { FormPanel } from '../lobby/page/form-panel.tsx';
import { PersonRow } from '../people/person-row.tsx';
import { Action } from './action.tsx';
import { BanForm } from './bans-panel.tsx';
import type { Usage } from './admin-api.ts';
import { adminApi } from './admin-api.ts';
import { search } from './admin-state.ts';
import { dateOf, adminWords } from './words.ts';

export function AdminPeoplePanel({ people }: { readonly people: readonly AdminPerson[] }): JSX.Element {
  const { people: text } = adminWords.value;
  return (
    <FormPanel title={text.title}>
      <div class="admin-form">
        <Field
          label={text.search}
          value={search.value}
          maxLength={60}
          onInput={(typed) => (search.value = typed)}
        />
        <Action request={() => Promise.resolve()}>{text.find}</Action>
      </div>
      <ul class="people-list">
        {people.slice(0, SHOWN).map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </FormPanel>
  );
}

/** More is found by its name. */
const SHOWN = 8;

function Line({ line }: { readonly line: AdminPerson }): JSX.Element {
  const { people: text } = adminWords.value;
  const usage = useSignal<Usage | undefined>(undefined);
  const { id, name, login, seenAt, banned } = line;
  const look = async () => {
    ({ usage: usage.value } = await adminApi.usage(id));
  };
  const note = [login, text.seen(dateOf(seenAt)), banned ? text.banned : undefined]
    .filter(Boolean)
    .join(', ');
  return (
    <PersonRow name={name} note={note}>
      {usage.value === undefined ? (
        <Action request={look}>{text.usage}</Action>
      ) : (
        <p>{text.usageOf(usage.value.open, usage.value.running, usage.value.bots)}</p>
      )}
      {!banned && <BanForm person={line} />}
    </PersonRow>
  );
}
