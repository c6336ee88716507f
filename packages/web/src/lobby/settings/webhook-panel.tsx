/** An address that is called when it is the person's turn. Shown only where the host of the server wants it. */
import { WEBHOOK_FORMS } from '@captains-table/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { AddressForm } from '../../notices/address-form.tsx';
import { noticesWords } from '../../notices/words.ts';
import { notices } from '../../server/notices-api.ts';
import type { OwnWebhook } from '../../server/notices-api.ts';
import { FormPanel } from '../page/form-panel.tsx';

export function WebhookPanel(): JSX.Element | null {
  const { webhook: text } = noticesWords.value;
  const stored = useSignal<OwnWebhook | undefined>(undefined);
  useEffect(() => {
    notices.webhook().then(
      (found) => (stored.value = found),
      () => undefined,
    );
  }, []);
  if (stored.value === undefined) return null;
  const { url, form = 'discord', secret } = stored.value;
  return (
    <FormPanel title={text.title} lead={text.why}>
      <AddressForm
        url={url}
        form={form}
        forms={WEBHOOK_FORMS}
        isStored={url !== undefined}
        onSave={async (address, chosen) => (stored.value = await notices.setWebhook(address, chosen))}
      >
        {secret !== undefined && (
          <p class="settings-secret">
            {text.secret} <code>{secret}</code>
          </p>
        )}
      </AddressForm>
    </FormPanel>
  );
}
