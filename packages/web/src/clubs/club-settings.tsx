import { useSignal } from '@preact/signals';
import type { ClubView } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { go } from '../app/router.ts';
import { words } from '../app/words.ts';
import { ClubNameFields } from './club-name-fields.tsx';
import { Form } from '../design/forms/form.tsx';
import { Button } from '../design/forms/button.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { useAsking } from '../lobby/settings/asking.ts';
import { AskFirst } from './ask-first.tsx';
import { clubsApi } from './clubs-api.ts';
import { clubsWords } from './words.ts';

interface Props {
  readonly open: boolean;
  readonly club: ClubView;
  readonly onClose: () => void;
  readonly onChanged: () => Promise<void>;
}

/** For organisers: name, motto, new links; for the founder also the end of it. */
export function ClubSettings({ open, club, onClose, onChanged }: Props): JSX.Element {
  const { settings } = clubsWords.value;
  const removing = useSignal(false);
  const remove = async () => {
    await clubsApi.remove(club.id);
    go({ at: 'clubs', code: undefined }, 'replace');
  };
  return (
    <>
      <Dialog open={open} onClose={onClose} title={settings.title} closeLabel={words.value.close}>
        <div class="form-panel">
          <NameForm club={club} onChanged={onChanged} />
          <NewLinks club={club} onChanged={onChanged} />
          {club.role === 'founder' && (
            <div class="club-settings-part">
              <Button icon="trash" onClick={() => (removing.value = true)}>
                {settings.remove}
              </Button>
            </div>
          )}
        </div>
      </Dialog>
      <AskFirst
        open={removing.value}
        onClose={() => (removing.value = false)}
        title={settings.removeTitle(club.name)}
        yes={settings.remove}
        no={settings.keep}
        onYes={remove}
      >
        <p>{settings.removeWhy}</p>
      </AskFirst>
    </>
  );
}

type PartProps = Pick<Props, 'club' | 'onChanged'>;

function NameForm({ club, onChanged }: PartProps): JSX.Element {
  const { settings } = clubsWords.value;
  const name = useSignal(club.name);
  const motto = useSignal(club.motto);
  const { busy, trouble, done, ask } = useAsking();
  const isMissing = name.value.trim() === '';
  const save = () =>
    ask(async () => {
      await clubsApi.change(club.id, { name: name.value, motto: motto.value });
      await onChanged();
    });
  return (
    <Form
      class="form-panel"
      onSubmit={() => {
        if (!isMissing) void save();
      }}
    >
      <ClubNameFields name={name} motto={motto} isMissing={isMissing} />
      <div class="page-actions">
        <Button type="submit" variant="primary" busy={busy.value}>
          {settings.save}
        </Button>
        {done.value && <StatusLine tone="good">{settings.saved}</StatusLine>}
      </div>
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
    </Form>
  );
}

function NewLinks({ club, onChanged }: PartProps): JSX.Element {
  const { settings } = clubsWords.value;
  const { busy, trouble, done, ask } = useAsking();
  const renew = () =>
    ask(async () => {
      await clubsApi.renew(club.id);
      await onChanged();
    });
  return (
    <div class="club-settings-part">
      <Button busy={busy.value} onClick={() => void renew()}>
        {settings.renew}
      </Button>
      <p class="clubs-quiet">{settings.renewWhy}</p>
      {done.value && <StatusLine tone="good">{settings.renewed}</StatusLine>}
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
    </div>
  );
}
