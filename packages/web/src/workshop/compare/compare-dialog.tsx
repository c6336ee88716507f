/** Two packs beside each other, piece by piece and field by field, in words. */
import type { Written } from '@captains-table/catalogue/pieces';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Select } from '../../design/forms/select.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import type { Naming } from '../naming.ts';
import type { OpenPack } from '../open-pack.ts';
import { boxWith } from '../pack/box.ts';
import { workshopWords } from '../words.ts';
import { differencesInWords } from './differences-in-words.ts';

interface Props {
  readonly openPack: OpenPack;
  readonly naming: Naming;
  readonly open: boolean;
  readonly onClose: () => void;
}

const OURS = 'ours';
/** A longer list is not read. */
const MOST_SHOWN = 200;

export function CompareDialog({ openPack, naming, open, onClose }: Props): JSX.Element {
  const { compare: words, pack } = workshopWords.value;
  const from = useSignal(OURS);
  const to = useSignal<string | undefined>(undefined);
  const options = [
    { value: OURS, label: words.ours },
    ...openPack.packs.value.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const after = to.value ?? openPack.packs.value[0]?.id ?? OURS;
  const boxOf = (id: string): Written => {
    const stored = openPack.packs.value.find((one) => one.id === id);
    return stored === undefined
      ? openPack.pieces.ours
      : boxWith(openPack.pieces.ours, stored.file, openPack.description);
  };
  return (
    <Dialog open={open} onClose={onClose} title={words.title} closeLabel={pack.close}>
      <div class="ws-compare-choice">
        <Select
          label={words.before}
          options={options}
          value={from.value}
          onChange={(id) => (from.value = id)}
        />
        <Select label={words.after} options={options} value={after} onChange={(id) => (to.value = id)} />
      </div>
      <Differences openPack={openPack} naming={naming} before={boxOf(from.value)} after={boxOf(after)} />
    </Dialog>
  );
}

interface DifferencesProps extends Pick<Props, 'openPack' | 'naming'> {
  readonly before: Written;
  readonly after: Written;
}

function Differences({ openPack, naming, before, after }: DifferencesProps): JSX.Element {
  const { compare: words } = workshopWords.value;
  const found = differencesInWords(before, after, openPack.description, naming);
  if (found.length === 0) return <p>{words.same}</p>;
  return (
    <>
      <p>
        <b>{words.differences(found.length)}</b>
      </p>
      <ul class="ws-differences">
        {found.slice(0, MOST_SHOWN).map(({ id, name, how, fields }) => (
          <li key={id}>
            <b>{name}</b> <span class="ws-soft">{words.how[how]}</span>
            {fields.length > 0 && (
              <ul>
                {fields.map((field) => (
                  <li key={field.title}>{words.field(field.title, field.before, field.after)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
