import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { LoadedGame } from '@captains-table/catalogue';
import type { MatchDocument } from '@captains-table/kernel';
import { parseMatchDocument } from '@captains-table/kernel';
import { InputError } from './command.ts';
import type { Io } from './io.ts';

export interface MatchFile extends LoadedGame {
  readonly document: MatchDocument;
}

/** A match document and its game. Whether it keeps the rules is not yet known. */
export async function readMatchFile(path: string, io: Io): Promise<MatchFile> {
  const document = await readDocument(path, io.folder);
  const loaded = await io.games.load(document.game);
  if (loaded === undefined) throw new InputError(`${path}: there is no game "${document.game}"`);
  return { ...loaded, document };
}

async function readDocument(path: string, folder: string): Promise<MatchDocument> {
  try {
    return parseMatchDocument(JSON.parse(await readFile(resolve(folder, path), 'utf8')));
  } catch (error) {
    throw new InputError(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
