/** A campaign that is played at the terminal is one file, with all its matches. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { AnyGame, MatchDocument } from '@captains-table/kernel';
import type { CampaignLog, Chapter } from '@captains-table/table/campaign';
import { addChapter, CampaignError, exportCampaign, importCampaign } from '@captains-table/table/campaign';
import { InputError } from '../command.ts';
import type { Io } from '../io.ts';

/** The campaign in a file; undefined where there is none yet. Each of its matches is played again to check it. */
export async function readCampaign(path: string, io: Io, game: AnyGame): Promise<CampaignLog | undefined> {
  return (await read(path, io, game))?.campaign;
}

/** Adds a chapter to what the file holds now. The file is replaced as a whole, or stays as it was. */
export async function keepChapter(
  path: string,
  io: Io,
  game: AnyGame,
  { campaign, chapter, document }: { campaign: CampaignLog; chapter: Chapter; document: MatchDocument },
): Promise<CampaignLog> {
  const now = await read(path, io, game);
  const longer = addChapter(now?.campaign ?? campaign, chapter);
  const matches = new Map(now?.matches).set(chapter.match, document);
  const text = `${JSON.stringify(exportCampaign(longer, matches), undefined, 2)}\n`;
  const full = resolve(io.folder, path);
  await writeFile(`${full}.new`, text);
  await rename(`${full}.new`, full);
  return longer;
}

async function read(
  path: string,
  io: Io,
  game: AnyGame,
): Promise<ReturnType<typeof importCampaign> | undefined> {
  const text = await textOf(resolve(io.folder, path));
  if (text === undefined) return undefined;
  try {
    return importCampaign(JSON.parse(text), game);
  } catch (error) {
    if (!(error instanceof CampaignError || error instanceof SyntaxError)) throw error;
    throw new InputError(`${path}: ${error.message}`);
  }
}

async function textOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new InputError(error instanceof Error ? error.message : String(error));
  }
}
