import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { locale } from '../../app/settings.ts';
import { Button } from '../../design/forms/button.tsx';
import { StatusLine } from '../../design/status/status-line.tsx';
import { me } from '../../server/api.ts';
import type { SignInInfo } from '../../server/api.ts';
import { accountWords } from '../account-words.ts';
import { FormPanel } from '../page/form-panel.tsx';
import { ago } from '../table-lists/times.ts';
import { useAsking } from './asking.ts';

export function SignInsPanel(): JSX.Element {
  const { signIns: text } = accountWords.value;
  const found = useSignal<readonly SignInInfo[]>([]);
  const { trouble, ask } = useAsking();
  const look = () =>
    me.signIns().then(
      (answer) => (found.value = answer.signIns),
      () => undefined,
    );
  useEffect(() => void look(), []);
  const end = (id: string) => ask(() => me.endSignIn(id).then(look));
  const endOthers = () => ask(() => me.endOtherSignIns().then(look));
  return (
    <FormPanel title={text.title} lead={text.why}>
      <ul class="settings-list">
        {found.value.map((signIn) => (
          <li key={signIn.id} class="settings-item">
            <span>
              <span class="settings-item-name">{signIn.device}</span>{' '}
              <span class="settings-item-more">
                {signIn.current ? text.here : text.seen(ago(locale.value, signIn.seenAt, Date.now()))}
              </span>
            </span>
            {!signIn.current && (
              <Button
                variant="quiet"
                aria-label={text.endNamed(signIn.device)}
                onClick={() => void end(signIn.id)}
              >
                {text.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {found.value.length > 1 && (
        <div class="page-actions">
          <Button variant="quiet" onClick={() => void endOthers()}>
            {text.endOthers}
          </Button>
        </div>
      )}
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
    </FormPanel>
  );
}
