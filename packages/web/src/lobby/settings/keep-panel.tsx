import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { MIN_PASSWORD_LENGTH } from '@captains-table/protocol';
import { become, person } from '../../app/person.ts';
import { Button } from '../../design/forms/button.tsx';
import { Field } from '../../design/forms/field.tsx';
import { StatusLine } from '../../design/status/status-line.tsx';
import { accountWords } from '../account-words.ts';
import { FormPanel } from '../page/form-panel.tsx';
import { useAsking } from './asking.ts';
import { keep } from './passkey.ts';

const LOGIN = /^[a-z0-9][a-z0-9._-]{2,29}$/;

/** A login and a password, so that a person is the same on every device. */
export function KeepPanel(): JSX.Element {
  const { you } = accountWords.value;
  const known = person.value;
  const login = useSignal(known?.login ?? '');
  const password = useSignal('');
  const current = useSignal('');
  const tried = useSignal(false);
  const { busy, trouble, done, ask } = useAsking();
  const has = known?.login !== undefined;
  const loginWrong = !LOGIN.test(login.value.trim().toLowerCase());
  const passwordWrong = password.value.length < MIN_PASSWORD_LENGTH;

  const submit = () =>
    ask(async () => {
      become(await keep(known, login.value.trim().toLowerCase(), password.value, current.value));
      password.value = '';
      current.value = '';
      tried.value = false;
    });

  return (
    <FormPanel title={has ? you.changeTitle : you.keepTitle} lead={has ? undefined : you.keepWhy}>
      <form
        class="settings-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          tried.value = true;
          if (!loginWrong && !passwordWrong) void submit();
        }}
      >
        <Field
          label={you.login}
          hint={you.loginWhy}
          error={tried.value && loginWrong ? you.loginWrong : undefined}
          value={login.value}
          maxLength={30}
          autocomplete="username"
          onInput={(value) => (login.value = value)}
        />
        <Field
          label={has ? you.newPassword : you.password}
          hint={you.passwordWhy}
          error={tried.value && passwordWrong ? you.passwordWrong : undefined}
          secret
          value={password.value}
          maxLength={200}
          autocomplete="new-password"
          onInput={(value) => (password.value = value)}
        />
        {has && (
          <Field
            label={you.current}
            hint={you.currentWhy}
            secret
            value={current.value}
            maxLength={200}
            autocomplete="current-password"
            onInput={(value) => (current.value = value)}
          />
        )}
        <div class="page-actions">
          <Button type="submit" variant={has ? 'secondary' : 'primary'} icon="lock" busy={busy.value}>
            {has ? you.change : you.keep}
          </Button>
          {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
          {done.value && <StatusLine tone="good">{you.saved}</StatusLine>}
        </div>
      </form>
    </FormPanel>
  );
}
