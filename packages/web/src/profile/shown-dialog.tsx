import type { Readers, Section, Shown } from '@captains-table/protocol';
import { READERS, SECTIONS } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { words as shellWords } from '../app/words.ts';
import { Select } from '../design/forms/select.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { useAsking } from '../lobby/settings/asking.ts';
import { profiles } from '../server/profile-api.ts';
import { profileWords } from './words.ts';

interface Props {
  readonly open: boolean;
  readonly shown: Shown;
  readonly onClose: () => void;
  readonly onChanged: () => Promise<void>;
}

/** Who may see what: saved as soon as it is chosen. */
export function ShownDialog({ open, shown, onClose, onChanged }: Props): JSX.Element {
  const { shown: words } = profileWords.value;
  const { trouble, ask } = useAsking();
  const choose = (section: Section, readers: Readers) =>
    ask(async () => {
      await profiles.change({ shown: { [section]: readers } });
      await onChanged();
    });
  return (
    <Dialog open={open} onClose={onClose} title={words.title} closeLabel={shellWords.value.close}>
      <div class="settings-form">
        <p>{words.why}</p>
        {SECTIONS.map((section) => (
          <Select
            key={section}
            label={words.sections[section]}
            options={READERS.map((value) => ({ value, label: words.readers[value] }))}
            value={shown[section]}
            onChange={(readers) => void choose(section, readers)}
          />
        ))}
        {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
      </div>
    </Dialog>
  );
}
