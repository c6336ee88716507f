import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../../design/forms/button.tsx';
import { NoticeWays } from '../../notices/ways.tsx';
import { notices } from '../../server/notices-api.ts';
import { accountWords } from '../account-words.ts';
import { FormPanel } from '../page/form-panel.tsx';

export function NoticesPanel(): JSX.Element {
  const { notices: text } = accountWords.value;
  return (
    <FormPanel title={text.title}>
      <NoticeWays />
      <Muted />
    </FormPanel>
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
