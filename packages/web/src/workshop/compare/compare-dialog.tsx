/** Two packs beside each other, piece by piece and field by field, in words. */
import type { Difference, Written } from '@captains-table/catalogue/pieces';
import { differencesOf, fieldsOf } from '@captains-table/catalogue/pieces';
import { isRecord } from '@captains-table/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { capital } from '../../app/capital.ts';
import { Select } from '../../design/forms/select.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import type { OpenPack } from '../open-pack.ts';
import type { Naming } from '../naming.ts';
import { asWritten, fieldTitle, valueInWords } from '../naming.ts';
import { boxWith, pieceIn } from '../pack/box.ts';
import { withNames } from '../../packs/with-names.ts';
import { isAboutSources } from '../pack/provenance.ts';
import { workshopWords } from '../words.ts';

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
  const found = differencesOf(before, after, openPack.description).filter(
    ({ how, fields }) => how !== 'changed' || fields.some(({ field }) => !isAboutSources(field)),
  );
  if (found.length === 0) return <p>{words.same}</p>;
  const named = withNames(found, ({ collection, piece = '' }) => naming.pieceNamed(collection, piece));
  return (
    <>
      <p>
        <b>{words.differences(found.length)}</b>
      </p>
      <ul class="ws-differences">
        {named.slice(0, MOST_SHOWN).map(({ name, ...difference }) => (
          <li key={`${difference.collection}/${difference.piece ?? ''}`}>
            <b>{name}</b> <span class="ws-soft">{words.how[difference.how]}</span>
            {difference.how === 'changed' && (
              <ul>
                {linesOf(difference, openPack, naming, after).map((line) => (
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

function linesOf(
  difference: Difference,
  openPack: OpenPack,
  naming: Naming,
  box: Written,
): readonly string[] {
  const { compare: words } = workshopWords.value;
  const collection = openPack.description.collections.find(({ id }) => id === difference.collection);
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
          : fieldTitle(field, naming, collection.id);
      return words.field(title, say(before), say(after));
    });
}
