/** How a pack differs from our box, as lines of text. */
import { describePieces, loadPackWords, loadPieces } from '@captains-table/catalogue/pieces';
import type { CollectionDescription } from '@captains-table/catalogue/pieces';
import type { AnyContent, AnyTexts, Locale } from '@captains-table/kernel';
import { isRecord } from '@captains-table/kernel';
import { gameAtHand } from '../app/games.ts';
import type { PieceDiffers } from '../workshop/compare/differences-in-words.ts';
import { differencesInWords } from '../workshop/compare/differences-in-words.ts';
import { loadDrawings } from '../workshop/load-drawings.ts';
import type { Naming } from '../workshop/naming.ts';
import { idsIn, nameByKind } from '../workshop/naming.ts';
import { boxWith } from '../workshop/pack/box.ts';
import type { PieceDrawings } from '../workshop/piece-drawings.ts';
import { packsWords } from './words.ts';

/** `rules` name the content that the pack made, from which pieces have their names. */
export async function loadDifferences(
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
  const { definitions, collections } = description;
  const box = boxWith(pieces.ours, file, description);
  const boxes = [played, ours].flatMap((one) =>
    one === undefined ? [] : [{ content: one.content, texts: one.texts[locale] }],
  );
  const { nothing, yes, no } = packsWords.value;
  return differencesInWords(pieces.ours, box, description, {
    words,
    definitions,
    collections,
    ids: (id) => idsIn(box, collections, id),
    pieceNamed: pieceNames(boxes, drawings, locale, words, collections),
    yes,
    no,
    nothing,
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
    return nameByKind(collection, id, collections, words);
  };
}
