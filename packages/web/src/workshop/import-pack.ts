/** A pack from a file: checked before it is kept. */
import type { GamePieces, PiecesDescription, Problem } from '@captains-table/catalogue/pieces';
import { gameOf, packBetween, readPackText, resolvePack } from '@captains-table/catalogue/pieces';
import { isRecord } from '@captains-table/kernel';
import type { Fields } from './pack/box.ts';

export type Imported =
  | { readonly is: 'pack'; readonly name: string | undefined; readonly file: Fields }
  | { readonly is: 'refused'; readonly problems: readonly Problem[] }
  | { readonly is: 'other-game'; readonly game: string };

export function importedPack(
  fileName: string,
  text: string,
  game: string,
  pieces: GamePieces,
  description: PiecesDescription,
): Imported {
  const read = readPackText(fileName, text);
  if ('fault' in read) return { is: 'refused', problems: [read] };
  const named = gameOf(read.json);
  if (named !== undefined && named !== game) return { is: 'other-game', game: named };
  const { problems, written } = resolvePack(pieces, [read], description);
  const errors = problems.filter(({ grade }) => grade === 'error');
  if (errors.length > 0) return { is: 'refused', problems: errors };
  const { json } = read;
  const name = isRecord(json) && typeof json['name'] === 'string' ? json['name'] : undefined;
  return { is: 'pack', name, file: packBetween({ game }, pieces.ours, written, description) };
}
