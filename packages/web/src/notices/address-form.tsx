/** Where a webhook is sent, and in which form: a person's own, or the room of a table. */
import type { WebhookForm } from '@captains-table/protocol';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { Button } from '../design/forms/button.tsx';
import { Field } from '../design/forms/field.tsx';
import { Select } from '../design/forms/select.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { useAsking } from '../lobby/settings/asking.ts';
import { noticesWords } from './words.ts';
import './address-form.css';

interface Props {
  /** As it is stored: an address that someone else entered is not shown. */
  readonly url: string | undefined;
  readonly form: WebhookForm;
  readonly forms: readonly WebhookForm[];
  readonly isStored: boolean;
  readonly onSave: (url: string | undefined, form: WebhookForm) => Promise<unknown>;
  readonly children?: ComponentChildren;
}

export function AddressForm({
  url: stored,
  form: wanted,
  forms,
  isStored,
  onSave,
  children,
}: Props): JSX.Element {
  const { webhook: text } = noticesWords.value;
  const url = useSignal(stored ?? '');
  const form = useSignal(wanted);
  const { busy, trouble, done, ask } = useAsking();
  const save = (address: string | undefined) => ask(() => onSave(address, form.value));
  return (
    <form
      class="address-form"
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
        options={forms.map((value) => ({ value, label: text.forms[value] }))}
        value={form.value}
        onChange={(value) => (form.value = value)}
      />
      {children}
      <div class="address-form-actions">
        <Button type="submit" variant="primary" busy={busy.value}>
          {text.save}
        </Button>
        {isStored && (
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
  );
}
