import { useSignal } from '@preact/signals';
import { defined } from '@captains-table/kernel';
import type { ClubView, EveningLine } from '@captains-table/protocol';
import { CLUB_LENGTHS } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { words } from '../app/words.ts';
import { Form } from '../design/forms/form.tsx';
import { Button } from '../design/forms/button.tsx';
import { FieldFrame } from '../design/forms/field-frame.tsx';
import { Select } from '../design/forms/select.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { ATLAS } from '../games/registry.ts';
import { useAsking } from '../lobby/settings/asking.ts';
import { gameName } from '../lobby/table-lists/game-name.ts';
import { clubsApi } from './clubs-api.ts';
import { fieldOf, ownZone, timeOf, usualEvening } from './evening-times.ts';
import { TimeField } from './time-field.tsx';
import { clubsWords } from './words.ts';

interface Props {
  readonly open: boolean;
  readonly club: ClubView;
  /** The one to be changed; without it, a new one. */
  readonly evening?: EveningLine;
  readonly onClose: () => void;
  readonly onChanged: () => Promise<void>;
}

const ANY = '';

export function EveningForm(props: Props): JSX.Element {
  const { evenings } = clubsWords.value;
  const { open, evening, onClose } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={evening === undefined ? evenings.planTitle : evenings.changeTitle}
      closeLabel={words.value.close}
    >
      <Fields {...props} />
    </Dialog>
  );
}

function Fields({ club, evening, onClose, onChanged }: Props): JSX.Element {
  const { evenings } = clubsWords.value;
  const at = useSignal(fieldOf(evening?.at ?? usualEvening(Date.now(), club.evenings.at(-1)?.at)));
  const game = useSignal<string>(evening?.game ?? ANY);
  const note = useSignal(evening?.note ?? '');
  const missing = useSignal(false);
  const { busy, trouble, ask } = useAsking();
  const save = () =>
    ask(async () => {
      const time = timeOf(at.value);
      missing.value = time === undefined;
      if (time === undefined) return;
      const wish = {
        at: time,
        note: note.value,
        ...defined({ game: game.value === ANY ? undefined : game.value }),
      };
      if (evening === undefined) await clubsApi.plan(club.id, wish);
      else await clubsApi.changeEvening(club.id, evening.id, wish);
      await onChanged();
      onClose();
    });
  return (
    <Form class="form-panel" onSubmit={() => void save()}>
      <TimeField
        label={evenings.at}
        hint={evenings.atWhy(ownZone())}
        error={missing.value ? evenings.noTime : undefined}
        value={at.value}
        onInput={(typed) => (at.value = typed)}
      />
      <Select
        label={evenings.game}
        options={[
          { value: ANY, label: evenings.anyGame },
          ...ATLAS.map(({ id }) => ({ value: id, label: gameName(id) })),
        ]}
        value={game.value}
        onChange={(chosen) => (game.value = chosen)}
      />
      <FieldFrame label={evenings.note} hint={evenings.noteWhy}>
        {(ids) => (
          <textarea
            {...ids}
            class="control club-note-field"
            value={note.value}
            maxLength={CLUB_LENGTHS.note}
            onInput={(event) => (note.value = event.currentTarget.value)}
          />
        )}
      </FieldFrame>
      <div class="page-actions">
        <Button type="submit" variant="primary" busy={busy.value}>
          {evening === undefined ? evenings.plan : evenings.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {words.value.cancel}
        </Button>
      </div>
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
    </Form>
  );
}
