/** How a pack differs from our box, as lines of text. */
import {
  describePieces,
  differencesOf,
  fieldsOf,
  loadPackWords,
  loadPieces,
} from '@captains-table/catalogue/pieces';
import type { CollectionDescription, Difference } from '@captains-table/catalogue/pieces';
import type { AnyContent, AnyTexts, Locale } from '@captains-table/kernel';
import { isRecord } from '@captains-table/kernel';
import { capital } from '../app/capital.ts';
import { gameAtHand } from '../app/games.ts';
import { loadDrawings } from '../workshop/load-drawings.ts';
import type { Naming } from '../workshop/naming.ts';
import { asWritten, fieldTitle, valueInWords } from '../workshop/naming.ts';
import { boxWith, pieceIn, placedIn } from '../workshop/pack/box.ts';
import { isAboutSources } from '../workshop/pack/provenance.ts';
import type { PieceDrawings } from '../workshop/piece-drawings.ts';
import { withNames } from './with-names.ts';
import { packsWords } from './words.ts';

/** A piece, how it differs as a whole, and what each of its fields was before. */
export interface PieceDiffers {
  readonly id: string;
  readonly name: string;
  readonly how: Difference['how'];
  readonly fields: readonly { readonly title: string; readonly before: string; readonly after: string }[];
}

/** `rules` name the content that the pack made, from which pieces have their names. */
export async function differencesInWords(
  game: string,
  rules: string,
  file: unknown,
  locale: Locale,
): Promise<readonly PieceDiffers[]> {
  const [pieces, words, played, ours, drawings] = await Promise.all([
    loadPieces(game),
    loadPackWords(game, locale),
    gameAtHand(game, rules),
    gameAtHand(game, ''),
    loadDrawings(game, locale),
  ]);
  if (pieces === undefined || !isRecord(file)) return [];
  const description = describePieces(pieces);
  const box = boxWith(pieces.ours, file, description);
  const boxes = [played, ours].flatMap((one) =>
    one === undefined ? [] : [{ content: one.content, texts: one.texts[locale] }],
  );
  const { nothing, yes, no } = packsWords.value;
  const naming: Naming = {
    words,
    definitions: description.definitions,
    collections: description.collections,
    ids: (id) => {
      const of = description.collections.find((one) => one.id === id);
      return new Set(of === undefined ? [] : placedIn(box, of).map(({ key }) => key));
    },
    pieceNamed: pieceNames(boxes, drawings, locale, words, description.collections),
    yes,
    no,
    nothing,
  };
  const differences = withNames(differencesOf(pieces.ours, box, description), ({ collection, piece = '' }) =>
    naming.pieceNamed(collection, piece),
  );
  return differences.flatMap((difference) => {
    const { collection: id, piece = '', name, how, fields } = difference;
    const collection = description.collections.find((one) => one.id === id);
    const told = fields.filter(({ field }) => !isAboutSources(field));
    if (collection === undefined || (how === 'changed' && told.length === 0)) return [];
    const whole = pieceIn(box, collection, piece) ?? pieceIn(pieces.ours, collection, piece);
    const types = isRecord(whole) ? fieldsOf(collection.type, whole, naming.definitions) : [];
    const lines = told.map(({ field, before, after }) => {
      const type =
        types.find(({ name }) => name === field)?.type ?? (field === '' ? collection.type : undefined);
      const say = (value: unknown) => {
        if (value === undefined) return nothing;
        return type === undefined ? asWritten(value) : valueInWords(type, value, naming);
      };
      const title = field === '' ? capital(naming.pieceNamed(id, piece)) : fieldTitle(field, naming, id);
      return { title, before: say(before), after: say(after) };
    });
    return [{ id: `${id}/${piece}`, name, how, fields: how === 'changed' ? lines : [] }];
  });
}

interface Named {
  readonly content: AnyContent;
  readonly texts: AnyTexts;
}

/** A piece that is missing from one box is named as in the other. */
function pieceNames(
  boxes: readonly Named[],
  drawings: PieceDrawings | undefined,
  locale: Locale,
  words: Naming['words'],
  collections: readonly CollectionDescription[],
): Naming['pieceNamed'] {
  return (collection, id) => {
    for (const box of boxes) {
      try {
        const name = drawings?.nameOf({ ...box, locale, collection, id });
        if (name !== undefined && name !== '') return name;
      } catch {
        // It is not among the pieces of this box.
      }
    }
    const known = words.pieces.collections[collection];
    if (collections.find((one) => one.id === collection)?.kind === 'single') return known?.name ?? collection;
    const told = words.pieces.choices[id];
    return told === undefined ? `${capital(known?.piece ?? collection)} ${id}` : capital(told);
  };
}
