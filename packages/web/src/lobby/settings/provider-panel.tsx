/** The account at the server's OpenID provider, where the host has named one. */
import { signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { become, person } from '../../app/person.ts';
import { Button } from '../../design/forms/button.tsx';
import { Field } from '../../design/forms/field.tsx';
import { StatusLine } from '../../design/status/status-line.tsx';
import { noticesWords } from '../../notices/words.ts';
import { me } from '../../server/api.ts';
import { provider } from '../../server/notices-api.ts';
import { FormPanel } from '../page/form-panel.tsx';
import { useAsking } from './asking.ts';
import { proofOf } from './passkey.ts';

/** What it is called; undefined where there is none, or no one has asked yet. */
const known = signal<string | undefined>(undefined);

export function useProvider(): string | undefined {
  useEffect(() => {
    provider.get().then(
      (found) => (known.value = found.provider?.name),
      () => undefined,
    );
  }, []);
  return known.value;
}

type Back = 'linked' | 'proved' | 'provider-failed' | 'identity-taken';
const GOOD: ReadonlySet<string> = new Set(['linked', 'proved']);

/** What this browser came back with. */
export function ProviderNews(): JSX.Element | null {
  const { back } = noticesWords.value.provider;
  const came = new URLSearchParams(location.search).get('provider');
  const isBack = (text: string | null): text is Back => text !== null && text in back;
  if (!isBack(came)) return null;
  return <StatusLine tone={GOOD.has(came) ? 'good' : 'risk'}>{back[came]}</StatusLine>;
}

export function ProviderPanel(): JSX.Element | null {
  const { provider: text } = noticesWords.value;
  const name = useProvider();
  const password = useSignal('');
  const { busy, trouble, ask } = useAsking();
  const mine = person.value;
  if (name === undefined || mine === undefined) return null;
  const linked = mine.provider === true;
  const link = () => ask(async () => provider.go('link', await proofOf(mine, password.value)));
  const unlink = () =>
    ask(async () => {
      await provider.remove(await proofOf(mine, password.value));
      become((await me.get()).person);
    });
  return (
    <FormPanel title={text.title(name)} lead={linked ? text.linked(name) : text.linkWhy}>
      <div class="settings-form">
        <ProviderNews />
        {mine.login !== undefined && (
          <Field
            label={text.current}
            secret
            value={password.value}
            autocomplete="current-password"
            onInput={(value) => (password.value = value)}
          />
        )}
        <div class="page-actions">
          {!linked && (
            <Button icon="lock" busy={busy.value} onClick={() => void link()}>
              {text.link(name)}
            </Button>
          )}
          {linked && (
            <>
              <Button icon="lock" busy={busy.value} onClick={() => void ask(() => provider.go('prove'))}>
                {text.prove(name)}
              </Button>
              <Button variant="quiet" icon="trash" onClick={() => void unlink()}>
                {text.unlink}
              </Button>
            </>
          )}
        </div>
        {linked && <p class="settings-item-more">{text.proveWhy}</p>}
        {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
      </div>
    </FormPanel>
  );
}
