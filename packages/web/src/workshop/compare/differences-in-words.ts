/** How one box differs from another, in the reader's words. */
import { differencesOf, fieldsOf } from '@captains-table/catalogue/pieces';
import type { Difference, PiecesDescription, Written } from '@captains-table/catalogue/pieces';
import { isRecord } from '@captains-table/kernel';
import { capital } from '../../app/capital.ts';
import type { Naming } from '../naming.ts';
import { asWritten, fieldTitle, valueInWords } from '../naming.ts';
import { pieceIn } from '../pack/box.ts';
import { isAboutSources } from '../pack/provenance.ts';
import { withNames } from './with-names.ts';

/** A piece, how it differs as a whole, and for a changed one each field before and after. */
export interface PieceDiffers {
  readonly id: string;
  readonly name: string;
  readonly how: Difference['how'];
  readonly fields: readonly FieldDiffers[];
}

interface FieldDiffers {
  readonly title: string;
  readonly before: string;
  readonly after: string;
}

/** Where values come from is no difference. */
export function differencesInWords(
  before: Written,
  after: Written,
  description: PiecesDescription,
  naming: Naming,
): readonly PieceDiffers[] {
  const found = differencesOf(before, after, description)
    .map((one) => ({ ...one, fields: one.fields.filter(({ field }) => !isAboutSources(field)) }))
    .filter(({ how, fields }) => how !== 'changed' || fields.length > 0);
  const named = withNames(found, ({ collection, piece = '' }) => naming.pieceNamed(collection, piece));
  return named.map(({ name, ...difference }) => {
    const { collection, piece = '', how } = difference;
    const fields = how === 'changed' ? fieldsInWords(difference, after, description, naming) : [];
    return { id: `${collection}/${piece}`, name, how, fields };
  });
}

function fieldsInWords(
  { collection: id, piece: key = '', fields }: Difference,
  box: Written,
  { collections }: PiecesDescription,
  naming: Naming,
): readonly FieldDiffers[] {
  const collection = collections.find((one) => one.id === id);
  if (collection === undefined) return [];
  const piece = pieceIn(box, collection, key);
  const types = isRecord(piece) ? fieldsOf(collection.type, piece, naming.definitions) : [];
  return fields.map(({ field, before, after }) => {
    const whole = field === '' ? collection.type : undefined;
    const type = types.find(({ name }) => name === field)?.type ?? whole;
    const say = (value: unknown) => {
      if (value === undefined) return naming.nothing;
      return type === undefined ? asWritten(value) : valueInWords(type, value, naming);
    };
    const title = field === '' ? capital(naming.pieceNamed(id, key)) : fieldTitle(field, naming, id);
    return { title, before: say(before), after: say(after) };
  });
}
