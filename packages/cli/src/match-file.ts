import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { LoadedGame } from '@captains-table/catalogue';
import { Catalogue, contentInDocument, contentSource, loadedGames } from '@captains-table/catalogue';
import type { MatchDocument } from '@captains-table/kernel';
import { isRecord, parseMatchDocument } from '@captains-table/kernel';
import type { CampaignFile } from '@captains-table/table/campaign';
import { packInCampaign, parseCampaignFile } from '@captains-table/table/campaign';
import { InputError } from './command.ts';
import type { Io } from './io.ts';

export interface MatchFile extends LoadedGame {
  readonly text: string;
  readonly document: MatchDocument;
}

/** A match document and its game. Whether it keeps the rules is not yet known. */
export async function readMatchFile(path: string, io: Io): Promise<MatchFile> {
  const { text, document } = await readDocument(path, io.folder);
  const loaded = (await gameInDocument(path, document)) ?? (await io.games.load(document.game));
  if (loaded === undefined) throw new InputError(`${path}: there is no game "${document.game}"`);
  return { ...loaded, text, document };
}

/** The game with the content stored in the match: its pack is not needed. */
async function gameInDocument(
  path: string,
  document: Pick<MatchDocument, 'game' | 'rules' | 'content'>,
): Promise<LoadedGame | undefined> {
  const packed = contentInDocument(document);
  if (packed === undefined) return undefined;
  try {
    return await loadedGames(new Catalogue(contentSource([packed])))(document.game);
  } catch (error) {
    throw unreadable(path, error);
  }
}

export interface CampaignFileRead {
  readonly loaded: LoadedGame;
  readonly file: CampaignFile;
  /** As it was read. */
  readonly value: unknown;
}

/** A campaign with its game; undefined for any other file. */
export async function readCampaignFile(path: string, io: Io): Promise<CampaignFileRead | undefined> {
  const value: unknown = await readJson(path, io.folder);
  if (!isRecord(value) || value['format'] !== 'captains-table-campaign') return undefined;
  const file = parsed(path, () => parseCampaignFile(value));
  const loaded = (await gameInCampaign(path, file)) ?? (await io.games.load(file.game));
  if (loaded === undefined) throw new InputError(`${path}: there is no game "${file.game}"`);
  return { loaded, file, value };
}

/** The game with the pack that came with the campaign; undefined where it has none. */
export async function gameInCampaign(path: string, file: CampaignFile): Promise<LoadedGame | undefined> {
  const { game, rules } = file;
  const content = packInCampaign(file)?.content;
  return content && gameInDocument(path, { game, rules, content });
}

async function readJson(path: string, folder: string): Promise<unknown> {
  const text = await readText(path, folder);
  return parsed(path, () => JSON.parse(text));
}

async function readDocument(path: string, folder: string): Promise<Pick<MatchFile, 'text' | 'document'>> {
  const text = await readText(path, folder);
  return { text, document: parsed(path, () => parseMatchDocument(JSON.parse(text))) };
}

async function readText(path: string, folder: string): Promise<string> {
  const bytes = await readFile(resolve(folder, path)).catch((error: unknown) => {
    throw unreadable(path, error);
  });
  return parsed(path, () => UTF_8.decode(bytes));
}

function parsed<T>(path: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw unreadable(path, error);
  }
}

function unreadable(path: string, error: unknown): InputError {
  return new InputError(`${path}: ${error instanceof Error ? error.message : String(error)}`);
}

/** Every byte counts: none is dropped or replaced. */
const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
