import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { become, person } from '../../app/person.ts';
import { locale } from '../../app/settings.ts';
import { Button } from '../../design/forms/button.tsx';
import { StatusLine } from '../../design/status/status-line.tsx';
import { me } from '../../server/api.ts';
import { passkeys } from '../../server/passkeys-api.ts';
import type { PasskeyInfo } from '../../server/passkeys-api.ts';
import { accountWords } from '../account-words.ts';
import { FormPanel } from '../page/form-panel.tsx';
import { dayOf } from '../table-lists/times.ts';
import { useAsking } from './asking.ts';
import { CurrentPassword } from './current-password.tsx';
import { addPasskey, hasPasskeys, proofOf } from './passkey.ts';

export function PasskeysPanel(): JSX.Element {
  const { passkeys: text } = accountWords.value;
  const found = useSignal<readonly PasskeyInfo[]>([]);
  const password = useSignal('');
  const { busy, trouble, ask } = useAsking();
  const needsPassword = person.value?.login !== undefined && found.value.length === 0;

  const look = () =>
    passkeys.list().then(
      (answer) => (found.value = answer.passkeys),
      () => undefined,
    );
  useEffect(() => void look(), []);

  const add = () =>
    ask(async () => {
      const added = await addPasskey(await proofOf(person.value, password.value));
      become(added.person);
      password.value = '';
      await look();
    });
  const remove = (id: string) =>
    ask(async () => {
      await passkeys.remove(id);
      become((await me.get()).person);
      await look();
    });

  return (
    <FormPanel title={text.title} lead={text.why}>
      {found.value.length === 0 && <p>{text.none}</p>}
      {found.value.length > 0 && (
        <ul class="settings-list">
          {found.value.map((passkey) => (
            <li key={passkey.id} class="settings-item">
              <span>
                <span class="settings-item-name">{passkey.name}</span>{' '}
                <span class="settings-item-more">{text.added(dayOf(locale.value, passkey.createdAt))}</span>
              </span>
              <Button
                variant="quiet"
                icon="trash"
                aria-label={text.removeNamed(passkey.name)}
                onClick={() => void remove(passkey.id)}
              >
                {text.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {needsPassword && hasPasskeys() && <CurrentPassword password={password} />}
      {hasPasskeys() ? (
        <div class="page-actions">
          <Button icon="plus" busy={busy.value} onClick={() => void add()}>
            {text.add}
          </Button>
        </div>
      ) : (
        <p class="settings-item-more">{text.unsupported}</p>
      )}
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
    </FormPanel>
  );
}
