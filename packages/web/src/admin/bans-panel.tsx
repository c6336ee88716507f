import { useSignal } from '@preact/signals';
import { defined } from '@captains-table/kernel';
import type { AdminBan, PersonLine } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { Button } from '../design/forms/button.tsx';
import { Field } from '../design/forms/field.tsx';
import { FormPanel } from '../lobby/page/form-panel.tsx';
import { PersonRow } from '../people/person-row.tsx';
import { Action } from './action.tsx';
import { adminApi } from './admin-api.ts';
import { dateOf, adminWords } from './words.ts';

export function BansPanel({ bans }: { readonly bans: readonly AdminBan[] }): JSX.Element {
  const { bans: text } = adminWords.value;
  return (
    <FormPanel title={text.title}>
      {bans.length === 0 && <p>{text.none}</p>}
      <ul class="people-list">
        {bans.map(({ id, name, prefix, reason, until }) => (
          <PersonRow
            key={id}
            name={name ?? prefix ?? id}
            note={[until === undefined ? text.forGood : text.until(dateOf(until)), reason]
              .filter(Boolean)
              .join(', ')}
          >
            <Action request={() => adminApi.lift(id)}>{text.lift}</Action>
          </PersonRow>
        ))}
      </ul>
      <BanForm />
    </FormPanel>
  );
}

/** Without a person it is about addresses. */
export function BanForm({ person }: { readonly person?: PersonLine }): JSX.Element {
  const { bans: text } = adminWords.value;
  const open = useSignal(person === undefined);
  const prefix = useSignal('');
  const reason = useSignal('');
  const days = useSignal('7');
  if (!open.value) return <Button onClick={() => (open.value = true)}>{text.ban}</Button>;
  const ban = () =>
    adminApi.ban({
      reason: reason.value,
      ...defined({
        person: person?.id,
        prefix: person === undefined ? prefix.value : undefined,
        days: days.value.trim() === '' ? undefined : Number(days.value),
      }),
    });
  return (
    <div class="admin-form">
      {person !== undefined && <b>{text.banTitle(person.name)}</b>}
      {person === undefined && (
        <Field
          label={text.prefix}
          hint={text.prefixHint}
          value={prefix.value}
          onInput={(typed) => (prefix.value = typed)}
        />
      )}
      <Field
        label={text.reason}
        hint={text.reasonHint}
        value={reason.value}
        maxLength={300}
        onInput={(typed) => (reason.value = typed)}
      />
      <Field
        label={text.days}
        hint={text.daysHint}
        value={days.value}
        maxLength={4}
        onInput={(typed) => (days.value = typed)}
      />
      <Action request={ban}>{text.ban}</Action>
    </div>
  );
}
