/** A campaign that is played at the terminal is one file, with all its matches. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { LoadedGame } from '@captains-table/catalogue';
import type { AnyGame, MatchDocument } from '@captains-table/kernel';
import { defined, isRecord } from '@captains-table/kernel';
import type { CampaignLog, CampaignPack, Chapter } from '@captains-table/table/campaign';
import {
  addChapter,
  CampaignError,
  exportCampaign,
  importCampaign,
  parseCampaignFile,
} from '@captains-table/table/campaign';
import { InputError } from '../command.ts';
import type { Io } from '../io.ts';
import { gameInCampaign } from '../match-file.ts';

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
  const pack = now?.pack ?? packOf(game, io);
  const text = `${JSON.stringify(exportCampaign(longer, matches, pack), undefined, 2)}\n`;
  const full = resolve(io.folder, path);
  await writeFile(`${full}.new`, text);
  await rename(`${full}.new`, full);
  return longer;
}

/** The game with the pack that came with a campaign; undefined where there is no file, or no pack in it. */
export async function gameOfCampaign(path: string, io: Io): Promise<LoadedGame | undefined> {
  const text = await textOf(resolve(io.folder, path));
  return text === undefined
    ? undefined
    : gameInCampaign(
        path,
        refusing(path, () => parseCampaignFile(JSON.parse(text))),
      );
}

/** What `--content` named, as others need it to play on. */
function packOf({ meta, content }: AnyGame, io: Io): CampaignPack | undefined {
  if (content === undefined) return undefined;
  const file = io.games.packed?.find(({ game }) => game === meta.id)?.file;
  return isRecord(file) ? { content, file } : { content };
}

interface Read extends ReturnType<typeof importCampaign> {
  readonly pack?: CampaignPack;
}

async function read(path: string, io: Io, game: AnyGame): Promise<Read | undefined> {
  const text = await textOf(resolve(io.folder, path));
  if (text === undefined) return undefined;
  return refusing(path, () => {
    const value: unknown = JSON.parse(text);
    return { ...importCampaign(value, game), ...defined({ pack: parseCampaignFile(value).pack }) };
  });
}

function refusing<T>(path: string, look: () => T): T {
  try {
    return look();
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
