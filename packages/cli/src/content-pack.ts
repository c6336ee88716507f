/** `--content <file or folder>`: components from a content pack, for commands that play games. */
import { readFile, readdir, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { PackedContent } from '@captains-table/catalogue';
import { Catalogue, contentSource, loadedGames } from '@captains-table/catalogue';
import { applyPacks } from '@captains-table/catalogue/packs';
import { loadPackWords, readPackText, sayProblem } from '@captains-table/catalogue/pieces';
import type { PackFile } from '@captains-table/kernel';
import { ContentPackError } from '@captains-table/kernel';
import { InputError, UsageError } from './command.ts';
import type { Io, GameSource } from './io.ts';

/** The arguments without `--content`, and the games with the content of its packs. */
export async function takeContent(args: readonly string[], io: Io): Promise<{ args: string[]; io: Io }> {
  const rest = [...args];
  const paths: string[] = [];
  for (let at = rest.indexOf('--content'); at >= 0; at = rest.indexOf('--content')) {
    const [, path] = rest.splice(at, 2);
    if (path === undefined) throw new UsageError('--content needs a file or folder');
    paths.push(path);
  }
  if (paths.length === 0) return { args: rest, io };
  const files = (await Promise.all(paths.map((path) => readPack(path, io.folder)))).flat();
  return { args: rest, io: ioWith(io, sourceWithPack(io.games, await contentOf(files))) };
}

/** Everything else is read from `io` only when a command asks for it, so that input stays unopened until then. */
function ioWith(io: Io, games: GameSource): Io {
  const changed: Io = Object.create(io, { games: { value: games } });
  return changed;
}

/** The files of a pack: one, or all of a folder in the order of their names. */
export async function readPack(path: string, folder: string): Promise<PackFile[]> {
  const full = resolve(folder, path);
  try {
    if (!(await stat(full)).isDirectory()) return [await readPackFile(full)];
    const names = (await readdir(full)).filter((name) => name.endsWith('.json')).sort();
    if (names.length === 0) throw new InputError('there is no .json file in this folder');
    return await Promise.all(names.map((name) => readPackFile(join(full, name))));
  } catch (error) {
    throw new InputError(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function readPackFile(path: string): Promise<PackFile> {
  const read = readPackText(basename(path), await readFile(path, 'utf8'));
  if ('json' in read) return read;
  throw new InputError(sayProblem(read, await loadPackWords(undefined, 'en')));
}

/** Games of a pack with its content; other games stay as they are. */
function sourceWithPack(games: GameSource, packed: readonly PackedContent[]): GameSource {
  const load = loadedGames(new Catalogue(contentSource(packed)));
  return {
    ids: games.ids,
    packed,
    load: (id) => (packed.some(({ game }) => game === id) ? load(id) : games.load(id)),
  };
}

async function contentOf(files: readonly PackFile[]): Promise<readonly PackedContent[]> {
  try {
    return await applyPacks(files);
  } catch (error) {
    throw error instanceof ContentPackError ? new InputError(error.message) : error;
  }
}
