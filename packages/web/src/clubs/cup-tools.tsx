import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { go } from '../app/router.ts';
import { Button } from '../design/forms/button.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { useAsking } from '../lobby/settings/asking.ts';
import { AskFirst } from './ask-first.tsx';
import { cupsApi } from './clubs-api.ts';
import type { CupProps } from './cup-props.ts';
import { clubsWords } from './words.ts';

/** For organisers: its beginning, and its end. */
export function CupTools({ cup, onChanged }: CupProps): JSX.Element {
  const { entry } = clubsWords.value.cups;
  const removing = useSignal(false);
  const { busy, trouble, ask } = useAsking();
  const start = () =>
    ask(async () => {
      await cupsApi.start(cup.id);
      await onChanged();
    });
  const remove = async () => {
    await cupsApi.remove(cup.id);
    go({ at: 'club', id: cup.club.id }, 'replace');
  };
  return (
    <>
      {cup.status === 'open' && (
        <div class="club-settings-part">
          <Button
            icon="wheel"
            busy={busy.value}
            blocked={cup.entrants.length < 2 ? entry.notReady : undefined}
            onClick={() => void start()}
          >
            {entry.start}
          </Button>
          <p class="clubs-quiet">{entry.startWhy}</p>
          {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
        </div>
      )}
      <div class="page-actions">
        <Button variant="quiet" icon="trash" onClick={() => (removing.value = true)}>
          {entry.delete}
        </Button>
      </div>
      <AskFirst
        open={removing.value}
        onClose={() => (removing.value = false)}
        title={entry.deleteTitle(cup.settings.name)}
        yes={entry.delete}
        no={entry.keep}
        onYes={remove}
      >
        <p>{entry.deleteWhy}</p>
      </AskFirst>
    </>
  );
}
