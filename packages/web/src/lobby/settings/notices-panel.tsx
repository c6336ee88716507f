import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../../design/forms/button.tsx';
import { StatusLine } from '../../design/status/status-line.tsx';
import { Toggle } from '../../design/forms/toggle.tsx';
import { notices } from '../../server/notices-api.ts';
import { accountWords } from '../account-words.ts';
import { FormPanel } from '../page/form-panel.tsx';
import type { PushState } from './push.ts';
import { pushState, switchPush } from './push.ts';

export function NoticesPanel(): JSX.Element {
  const { notices: text } = accountWords.value;
  return (
    <FormPanel title={text.title}>
      <PushSwitch />
      <Muted />
    </FormPanel>
  );
}

function PushSwitch(): JSX.Element | null {
  const { notices: text } = accountWords.value;
  const state = useSignal<PushState | undefined>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    pushState().then(
      (now) => (state.value = now),
      () => (state.value = 'unsupported'),
    );
  }, []);
  const change = async (on: boolean) => {
    failed.value = false;
    try {
      state.value = await switchPush(on);
    } catch {
      failed.value = true;
      state.value = await pushState().catch(() => 'unsupported' as const);
    }
  };
  if (state.value === undefined) return null;
  if (state.value === 'unsupported') return <p>{text.unsupported}</p>;
  return (
    <>
      <Toggle
        label={text.push}
        hint={text.pushWhy}
        checked={state.value === 'on'}
        onChange={(on) => void change(on)}
      />
      {state.value === 'denied' && <StatusLine tone="risk">{text.denied}</StatusLine>}
      {failed.value && <StatusLine tone="risk">{text.failed}</StatusLine>}
    </>
  );
}

/** People are muted at a table; their names are not known here, only how many they are. */
function Muted(): JSX.Element {
  const { notices: text } = accountWords.value;
  const muted = useSignal<readonly string[]>([]);
  const look = () =>
    notices.mutes().then(
      (answer) => (muted.value = answer.muted),
      () => undefined,
    );
  useEffect(() => void look(), []);
  const hear = (person: string) => notices.mute(person, false).then(look, () => undefined);
  return (
    <div>
      <h3 class="settings-choice-label">{text.muted}</h3>
      {muted.value.length === 0 && <p class="settings-item-more">{text.noneMuted}</p>}
      <ul class="settings-list">
        {muted.value.map((person, index) => (
          <li key={person} class="settings-item">
            <span class="settings-item-name">{text.mutedPerson(index + 1)}</span>
            <Button variant="quiet" onClick={() => void hear(person)}>
              {text.unmute}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
