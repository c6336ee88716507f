import { useSignal } from '@preact/signals';
import type { EntrantLine } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { locale } from '../app/settings.ts';
import { Button } from '../design/forms/button.tsx';
import { IconButton } from '../design/forms/icon-button.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { FormPanel } from '../lobby/page/form-panel.tsx';
import { useAsking } from '../lobby/settings/asking.ts';
import { AskFirst } from './ask-first.tsx';
import { BotsForm } from './bots-form.tsx';
import { cupsApi } from './clubs-api.ts';
import { CupTools } from './cup-tools.tsx';
import type { CupProps } from './cup-props.ts';
import { entrantName } from './cup-words.ts';
import { EntrantFace } from './entrant-face.tsx';
import { clubsWords } from './words.ts';

/** Who takes part; entering, withdrawing, and what organisers do about it. */
export function EntryPanel({ cup, onChanged }: CupProps): JSX.Element {
  const { entry } = clubsWords.value.cups;
  const { role, entrant } = cup.you;
  const isOrganiser = role !== undefined && role !== 'member';
  const isOpen = cup.status === 'open';
  return (
    <FormPanel title={entry.title}>
      {cup.entrants.length === 0 && <p class="clubs-quiet">{entry.none}</p>}
      {(isOpen || isOrganiser) && (
        <ul class="cup-entrants">
          {cup.entrants.map((line) => (
            <Entrant
              key={line.id}
              cup={cup}
              entrant={line}
              mayRemove={isOrganiser && cup.status !== 'over'}
              onChanged={onChanged}
            />
          ))}
        </ul>
      )}
      {role === undefined && isOpen && <p class="clubs-quiet">{entry.onlyMembers}</p>}
      {role !== undefined && isOpen && entrant === undefined && <Enter cup={cup} onChanged={onChanged} />}
      {entrant !== undefined && cup.status !== 'over' && <Leave cup={cup} onChanged={onChanged} />}
      {isOrganiser && isOpen && <BotsForm cup={cup} onChanged={onChanged} />}
      {isOrganiser && <CupTools cup={cup} onChanged={onChanged} />}
    </FormPanel>
  );
}

interface EntrantProps extends CupProps {
  readonly entrant: EntrantLine;
  readonly mayRemove: boolean;
}

function Entrant({ cup, entrant, mayRemove, onChanged }: EntrantProps): JSX.Element {
  const words = clubsWords.value;
  const { entry } = words.cups;
  const { trouble, ask } = useAsking();
  const name = entrantName(entrant, words, locale.value);
  const asking = useSignal(false);
  const remove = async () => {
    await cupsApi.withdraw(cup.id, entrant.id);
    await onChanged();
  };
  return (
    <li class="cup-entrant">
      <EntrantFace entrant={entrant} />
      <bdi class="cup-entrant-name">{name}</bdi>
      {entrant.withdrawn === true && <span class="clubs-quiet">{entry.withdrawn}</span>}
      {mayRemove && entrant.withdrawn !== true && (
        <IconButton
          icon="close"
          label={entry.remove(name)}
          onClick={() => {
            if (cup.status === 'open') void ask(remove);
            else asking.value = true;
          }}
        />
      )}
      <AskFirst
        open={asking.value}
        onClose={() => (asking.value = false)}
        title={entry.remove(name)}
        yes={entry.withdraw}
        no={entry.keep}
        onYes={remove}
      >
        <p>{entry.removeWhy}</p>
      </AskFirst>
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
    </li>
  );
}

function Enter({ cup, onChanged }: CupProps): JSX.Element {
  const { entry } = clubsWords.value.cups;
  const { busy, trouble, ask } = useAsking();
  const enter = () =>
    ask(async () => {
      await cupsApi.enter(cup.id);
      await onChanged();
    });
  return (
    <div class="club-settings-part">
      <Button variant="primary" icon="trophy" busy={busy.value} onClick={() => void enter()}>
        {entry.enter}
      </Button>
      <p class="clubs-quiet">{entry.enterWhy}</p>
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
    </div>
  );
}

/** Before the start an entrant may come back. Afterwards leaving is final, so they are asked to confirm it. */
function Leave({ cup, onChanged }: CupProps): JSX.Element | null {
  const { entry } = clubsWords.value.cups;
  const asking = useSignal(false);
  const { trouble, ask } = useAsking();
  const own = cup.entrants[cup.you.entrant ?? -1];
  if (own?.withdrawn === true) return null;
  const withdraw = async () => {
    await cupsApi.withdraw(cup.id);
    await onChanged();
  };
  return (
    <div class="club-settings-part">
      <StatusLine tone="good">{entry.entered}</StatusLine>
      <Button
        variant="quiet"
        onClick={() => {
          if (cup.status === 'open') void ask(withdraw);
          else asking.value = true;
        }}
      >
        {entry.withdraw}
      </Button>
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
      <AskFirst
        open={asking.value}
        onClose={() => (asking.value = false)}
        title={entry.withdrawTitle}
        yes={entry.withdraw}
        no={entry.stay}
        onYes={withdraw}
      >
        <p>{entry.withdrawWhy}</p>
      </AskFirst>
    </div>
  );
}
