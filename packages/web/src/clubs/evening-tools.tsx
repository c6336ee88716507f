import { useSignal } from '@preact/signals';
import type { EveningLine } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { Button } from '../design/forms/button.tsx';
import { AskFirst } from './ask-first.tsx';
import { clubsApi } from './clubs-api.ts';
import type { ClubProps } from './club-props.ts';
import { EveningForm } from './evening-form.tsx';
import { clubsWords } from './words.ts';

interface Props extends ClubProps {
  readonly evening: EveningLine;
}

/** For organisers: another time, or none. */
export function EveningTools({ club, evening, onChanged }: Props): JSX.Element {
  const { evenings } = clubsWords.value;
  const open = useSignal<'change' | 'cancel' | undefined>(undefined);
  const close = () => (open.value = undefined);
  const cancel = async () => {
    await clubsApi.cancel(club.id, evening.id);
    await onChanged();
  };
  return (
    <div class="club-tools">
      <Button variant="quiet" icon="edit" onClick={() => (open.value = 'change')}>
        {evenings.change}
      </Button>
      <Button variant="quiet" icon="close" onClick={() => (open.value = 'cancel')}>
        {evenings.cancel}
      </Button>
      <EveningForm
        open={open.value === 'change'}
        club={club}
        evening={evening}
        onClose={close}
        onChanged={onChanged}
      />
      <AskFirst
        open={open.value === 'cancel'}
        onClose={close}
        title={evenings.cancelTitle}
        yes={evenings.cancel}
        no={evenings.keep}
        onYes={cancel}
      >
        <p>{evenings.cancelWhy}</p>
      </AskFirst>
    </div>
  );
}
