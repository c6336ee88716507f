import { useSignal } from '@preact/signals';
import { LOCALES } from '@captains-table/kernel';
import type { Locale } from '@captains-table/kernel';
import type { AdminOverview } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { Field } from '../design/forms/field.tsx';
import { FormPanel } from '../lobby/page/form-panel.tsx';
import { PersonRow } from '../people/person-row.tsx';
import { Action } from './action.tsx';
import { adminApi } from './admin-api.ts';
import { dateOf, adminWords } from './words.ts';

export function AnnouncePanel({ overview }: { readonly overview: AdminOverview }): JSX.Element {
  const { announce: text } = adminWords.value;
  const texts = useSignal<Partial<Record<Locale, string>>>({});
  const days = useSignal('7');
  const send = async () => {
    const said = Object.entries(texts.value).filter(([, words]) => words.trim() !== '');
    await adminApi.announce(Object.fromEntries(said), Number(days.value));
    texts.value = {};
  };
  return (
    <FormPanel title={text.title} lead={text.why}>
      <ul class="people-list">
        {overview.announcements.map(({ id, texts: said, until }) => (
          <PersonRow key={id} name={Object.values(said).join(' / ')} note={text.until(dateOf(until))}>
            <Action request={() => adminApi.endAnnouncement(id)}>{text.end}</Action>
          </PersonRow>
        ))}
      </ul>
      <div class="admin-form">
        {LOCALES.map((language) => (
          <Field
            key={language}
            label={text.texts[language]}
            value={texts.value[language] ?? ''}
            maxLength={600}
            onInput={(typed) => (texts.value = { ...texts.value, [language]: typed })}
          />
        ))}
        <Field label={text.days} value={days.value} maxLength={2} onInput={(typed) => (days.value = typed)} />
        <Action request={send}>{text.send}</Action>
      </div>
    </FormPanel>
  );
}
