/** `pack new`: a file to begin with. */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { CollectionDescription, GamePieces } from '@captains-table/catalogue/pieces';
import { PACK_GAMES, describePieces, loadPieces, startOfPack } from '@captains-table/catalogue/pieces';
import { readArguments } from '../arguments.ts';
import { InputError, UsageError } from '../command.ts';
import type { Io } from '../io.ts';
import { print } from '../io.ts';

export async function newPack(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, ['game'], {
    only: { type: 'string' },
    empty: { type: 'boolean' },
    out: { type: 'string' },
  });
  const [game = ''] = positionals;
  const pieces = await loadPieces(game);
  if (pieces === undefined) throw new UsageError(`<game> must be one of: ${PACK_GAMES.join(', ')}`);
  const collections = chosen(pieces, values.only, values.empty === true);
  const file = values.out ?? `${game}-pack.json`;
  const { json, count } = startOfPack(game, pieces, collections);
  await write(resolve(io.folder, file), `${JSON.stringify(json, undefined, 2)}\n`, file);
  print(io, `${file}: ${count === 1 ? '1 piece' : `${count} pieces`}`);
  return 0;
}

function chosen(
  pieces: GamePieces,
  only: string | undefined,
  empty: boolean,
): readonly CollectionDescription[] {
  if (empty) return [];
  const { collections } = describePieces(pieces);
  if (only === undefined) return collections;
  const one = collections.filter(({ id }) => id === only);
  if (one.length > 0) return one;
  throw new UsageError(`--only must be one of: ${collections.map(({ id }) => id).join(', ')}`);
}

/** What is there already may be an evening's work. */
async function write(path: string, text: string, name: string): Promise<void> {
  try {
    await writeFile(path, text, { flag: 'wx' });
  } catch (error) {
    throw new InputError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
