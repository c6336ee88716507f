/** Two packs beside each other, piece by piece and field by field, in words. */
import type { Difference, Written } from '@captains-table/catalogue/pieces';
import { differencesOf, fieldsOf } from '@captains-table/catalogue/pieces';
import { isRecord } from '@captains-table/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { capital } from '../../app/capital.ts';
import { Select } from '../../design/forms/select.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import type { Desk } from '../desk.ts';
import type { Naming } from '../naming.ts';
import { asWritten, fieldTitle, valueInWords } from '../naming.ts';
import { boxWith, pieceIn } from '../pack/box.ts';
import { isAboutSources } from '../pack/provenance.ts';
import { workshopWords } from '../words.ts';

interface Props {
  readonly desk: Desk;
  readonly naming: Naming;
  readonly open: boolean;
  readonly onClose: () => void;
}

const OURS = 'ours';
/** A longer list is not read. */
const MOST_SHOWN = 200;

export function CompareDialog({ desk, naming, open, onClose }: Props): JSX.Element {
  const { compare: words, pack } = workshopWords.value;
  const from = useSignal(OURS);
  const to = useSignal<string | undefined>(undefined);
  const options = [
    { value: OURS, label: words.ours },
    ...desk.packs.value.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const after = to.value ?? desk.packs.value[0]?.id ?? OURS;
  const boxOf = (id: string): Written => {
    const stored = desk.packs.value.find((one) => one.id === id);
    return stored === undefined ? desk.pieces.ours : boxWith(desk.pieces.ours, stored.file, desk.description);
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
      <Differences desk={desk} naming={naming} before={boxOf(from.value)} after={boxOf(after)} />
    </Dialog>
  );
}

interface DifferencesProps extends Pick<Props, 'desk' | 'naming'> {
  readonly before: Written;
  readonly after: Written;
}

function Differences({ desk, naming, before, after }: DifferencesProps): JSX.Element {
  const { compare: words } = workshopWords.value;
  const found = differencesOf(before, after, desk.description).filter(
    ({ how, fields }) => how !== 'changed' || fields.some(({ field }) => !isAboutSources(field)),
  );
  if (found.length === 0) return <p>{words.same}</p>;
  return (
    <>
      <p>
        <b>{words.differences(found.length)}</b>
      </p>
      <ul class="ws-differences">
        {found.slice(0, MOST_SHOWN).map((difference) => (
          <li key={`${difference.collection}/${difference.piece ?? ''}`}>
            <b>{naming.pieceNamed(difference.collection, difference.piece ?? '')}</b>{' '}
            <span class="ws-soft">{words.how[difference.how]}</span>
            {difference.how === 'changed' && (
              <ul>
                {linesOf(difference, desk, naming, after).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function linesOf(difference: Difference, desk: Desk, naming: Naming, box: Written): readonly string[] {
  const { compare: words } = workshopWords.value;
  const collection = desk.description.collections.find(({ id }) => id === difference.collection);
  if (collection === undefined) return [];
  const piece = pieceIn(box, collection, difference.piece ?? '');
  const fields = isRecord(piece) ? fieldsOf(collection.type, piece, naming.definitions) : [];
  return difference.fields
    .filter(({ field }) => !isAboutSources(field))
    .map(({ field, before, after }) => {
      const type =
        fields.find(({ name }) => name === field)?.type ?? (field === '' ? collection.type : undefined);
      const say = (value: unknown) =>
        type === undefined
          ? value === undefined
            ? naming.nothing
            : asWritten(value)
          : valueInWords(type, value, naming);
      const title =
        field === ''
          ? capital(naming.pieceNamed(collection.id, difference.piece ?? ''))
          : fieldTitle(field, naming);
      return words.field(title, say(before), say(after));
    });
}
