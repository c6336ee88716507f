/** An address that is called when it is the person's turn. Shown only where the host of the server wants it. */
import { WEBHOOK_FORMS } from '@captains-table/protocol';
import type { WebhookForm } from '@captains-table/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../../design/forms/button.tsx';
import { Field } from '../../design/forms/field.tsx';
import { Select } from '../../design/forms/select.tsx';
import { StatusLine } from '../../design/status/status-line.tsx';
import { noticesWords } from '../../notices/words.ts';
import { notices } from '../../server/notices-api.ts';
import type { OwnWebhook } from '../../server/notices-api.ts';
import { FormPanel } from '../page/form-panel.tsx';
import { useAsking } from './asking.ts';

export function WebhookPanel(): JSX.Element | null {
  const { webhook: text } = noticesWords.value;
  const stored = useSignal<OwnWebhook | undefined>(undefined);
  const url = useSignal('');
  const form = useSignal<WebhookForm>('discord');
  const { busy, trouble, done, ask } = useAsking();
  useEffect(() => {
    notices.webhook().then(
      (found) => {
        stored.value = found;
        url.value = found.url ?? '';
        form.value = found.form ?? 'discord';
      },
      () => undefined,
    );
  }, []);
  if (stored.value === undefined) return null;
  const save = (address: string | undefined) =>
    ask(async () => (stored.value = await notices.setWebhook(address, form.value)));
  return (
    <FormPanel title={text.title} lead={text.why}>
      <form
        class="settings-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (url.value.trim() !== '') void save(url.value.trim());
        }}
      >
        <Field
          label={text.url}
          hint={text.urlWhy}
          value={url.value}
          maxLength={1_000}
          autocomplete="off"
          placeholder="https://"
          onInput={(value) => (url.value = value)}
        />
        <Select
          label={text.form}
          options={WEBHOOK_FORMS.map((value) => ({ value, label: text.forms[value] }))}
          value={form.value}
          onChange={(value) => (form.value = value)}
        />
        {stored.value.secret !== undefined && (
          <p class="settings-secret">
            {text.secret} <code>{stored.value.secret}</code>
          </p>
        )}
        <div class="page-actions">
          <Button type="submit" busy={busy.value}>
            {text.save}
          </Button>
          {stored.value.url !== undefined && (
            <Button
              variant="quiet"
              icon="trash"
              onClick={() => {
                url.value = '';
                void save(undefined);
              }}
            >
              {text.remove}
            </Button>
          )}
          {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
          {done.value && <StatusLine tone="good">{text.saved}</StatusLine>}
        </div>
      </form>
    </FormPanel>
  );
}
