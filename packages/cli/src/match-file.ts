import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { LoadedGame } from '@captains-table/catalogue';
import type { MatchDocument } from '@captains-table/kernel';
import { parseMatchDocument } from '@captains-table/kernel';
import { InputError } from './command.ts';
import type { Io } from './io.ts';

export interface MatchFile extends LoadedGame {
  readonly text: string;
  readonly document: MatchDocument;
}

/** A match document and its game. Whether it keeps the rules is not yet known. */
export async function readMatchFile(path: string, io: Io): Promise<MatchFile> {
  const { text, document } = await readDocument(path, io.folder);
  const loaded = await io.games.load(document.game);
  if (loaded === undefined) throw new InputError(`${path}: there is no game "${document.game}"`);
  return { ...loaded, text, document };
}

async function readDocument(path: string, folder: string): Promise<Pick<MatchFile, 'text' | 'document'>> {
  try {
    const text = UTF_8.decode(await readFile(resolve(folder, path)));
    return { text, document: parseMatchDocument(JSON.parse(text)) };
  } catch (error) {
    throw new InputError(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Every byte counts: none is dropped or replaced. */
const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
