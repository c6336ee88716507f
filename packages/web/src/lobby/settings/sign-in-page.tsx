import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PersonInfo } from '@captains-table/protocol';
import { become, person } from '../../app/person.ts';
import { go, pathOf } from '../../app/router.ts';
import { words } from '../../app/words.ts';
import { Button } from '../../design/forms/button.tsx';
import { Field } from '../../design/forms/field.tsx';
import { StatusLine } from '../../design/status/status-line.tsx';
import { noticesWords } from '../../notices/words.ts';
import { me } from '../../server/api.ts';
import { provider } from '../../server/notices-api.ts';
import { accountWords } from '../account-words.ts';
import { FormPanel } from '../page/form-panel.tsx';
import { PageFrame } from '../page/page-frame.tsx';
import { useAsking } from './asking.ts';
import { hasPasskeys, signInWithPasskey } from './passkey.ts';
import { ProviderNews, useProvider } from './provider-panel.tsx';
import './settings-page.css';
import '../page/page-columns.css';

export default function SignInPage(): JSX.Element {
  const { signIn } = accountWords.value;
  return (
    <PageFrame
      title={words.value.page.signIn}
      lead={person.value === undefined ? signIn.lead : signIn.already(person.value.name)}
      narrow
    >
      <div class="page-column">
        <ByProvider />
        <ByPasskey />
        <ByPassword />
        <FormPanel title={signIn.noAccount} lead={signIn.noAccountWhy}>
          <p>
            <a href={pathOf({ at: 'settings' })}>{signIn.toSettings}</a>
          </p>
        </FormPanel>
      </div>
    </PageFrame>
  );
}

async function enter(arriving: Promise<PersonInfo>): Promise<void> {
  become(await arriving);
  go({ at: 'home' });
}

/** Where the host has named one, most people come this way. */
function ByProvider(): JSX.Element | null {
  const { provider: text } = noticesWords.value;
  const name = useProvider();
  const { busy, trouble, ask } = useAsking();
  if (name === undefined) return null;
  return (
    <FormPanel title={text.title(name)} lead={text.signInWhy}>
      <ProviderNews />
      <div class="page-actions">
        <Button
          variant="primary"
          icon="lock"
          busy={busy.value}
          onClick={() => void ask(() => provider.go('sign-in'))}
        >
          {text.signIn(name)}
        </Button>
        {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
      </div>
    </FormPanel>
  );
}

function ByPasskey(): JSX.Element {
  const { signIn, passkeys } = accountWords.value;
  const { busy, trouble, ask } = useAsking();
  return (
    <FormPanel title={signIn.byPasskey} lead={hasPasskeys() ? signIn.passkeyWhy : undefined}>
      {hasPasskeys() ? (
        <div class="page-actions">
          <Button
            variant="primary"
            icon="lock"
            busy={busy.value}
            onClick={() => void ask(() => enter(signInWithPasskey()))}
          >
            {signIn.passkey}
          </Button>
          {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
        </div>
      ) : (
        <p>{passkeys.unsupported}</p>
      )}
    </FormPanel>
  );
}

function ByPassword(): JSX.Element {
  const { signIn, you } = accountWords.value;
  const login = useSignal('');
  const password = useSignal('');
  const { busy, trouble, ask } = useAsking();
  return (
    <FormPanel title={signIn.byPassword}>
      <form
        class="settings-form"
        onSubmit={(event) => {
          event.preventDefault();
          void ask(() => enter(me.signIn(login.value, password.value).then((answer) => answer.person)));
        }}
      >
        <Field
          label={you.login}
          value={login.value}
          maxLength={40}
          autocomplete="username"
          required
          onInput={(value) => (login.value = value)}
        />
        <Field
          label={you.password}
          secret
          value={password.value}
          maxLength={200}
          autocomplete="current-password"
          required
          onInput={(value) => (password.value = value)}
        />
        <div class="page-actions">
          <Button type="submit" busy={busy.value}>
            {signIn.button}
          </Button>
          {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
        </div>
      </form>
    </FormPanel>
  );
}
