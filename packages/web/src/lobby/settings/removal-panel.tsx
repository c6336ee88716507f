import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { become, person } from '../../app/person.ts';
import { go } from '../../app/router.ts';
import { words } from '../../app/words.ts';
import { Button } from '../../design/forms/button.tsx';
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx';
import { StatusLine } from '../../design/status/status-line.tsx';
import { me } from '../../server/api.ts';
import { accountWords } from '../account-words.ts';
import { FormPanel } from '../page/form-panel.tsx';
import { useAsking } from './asking.ts';
import { CurrentPassword } from './current-password.tsx';
import { proofOf } from './passkey.ts';

export function RemovalPanel(): JSX.Element {
  const { removal } = accountWords.value;
  const asked = useSignal(false);
  const password = useSignal('');
  const { busy, trouble, ask } = useAsking();
  const hasPassword = person.value?.login !== undefined;
  const remove = () =>
    ask(async () => {
      await me.remove(await proofOf(person.value, password.value));
      asked.value = false;
      become(undefined);
      go({ at: 'home' });
    });
  return (
    <FormPanel title={removal.title} lead={removal.why}>
      <div class="page-actions">
        <Button variant="quiet" icon="trash" onClick={() => (asked.value = true)}>
          {removal.button}
        </Button>
      </div>
      <ConfirmDialog
        open={asked.value}
        onClose={() => (asked.value = false)}
        title={removal.question}
        closeLabel={words.value.close}
        icon="trash"
        busy={busy.value}
        yes={removal.yes}
        no={removal.no}
        onConfirm={() => void remove()}
      >
        <div class="settings-form">
          <p>{removal.consequence}</p>
          {hasPassword && <CurrentPassword password={password} />}
          {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
        </div>
      </ConfirmDialog>
    </FormPanel>
  );
}
