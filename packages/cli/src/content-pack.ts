/** `--content <file or folder>`: components from a content pack, for commands that play games. */
import { readFile, readdir, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { LoadedGame, PackFile } from '@captains-table/catalogue';
import { defined, isRecord } from '@captains-table/kernel';
import { InputError, UsageError } from './command.ts';
import type { Io, GameSource } from './io.ts';

/** The arguments without `--content`, and the table at which its packs lie. */
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
  return { args: rest, io: ioWith(io, sourceWithPack(io.games, files)) };
}

/** Input stays unopened until a command reads it. */
function ioWith(io: Io, games: GameSource): Io {
  const { stdout, stderr, folder, arenaWorker } = io;
  return {
    get stdin() {
      return io.stdin;
    },
    stdout,
    stderr,
    folder,
    games,
    ...defined({ arenaWorker }),
  };
}

async function readPack(path: string, folder: string): Promise<PackFile[]> {
  const full = resolve(folder, path);
  try {
    if (!(await stat(full)).isDirectory()) return [await readPackFile(full)];
    const names = (await readdir(full)).filter((name) => name.endsWith('.json')).sort();
    if (names.length === 0) throw new InputError('there is no .json file in this folder');
    return await Promise.all(names.map((name) => readPackFile(join(full, name))));
  } catch (error) {
    throw new InputError(`--content ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function readPackFile(path: string): Promise<PackFile> {
  const text = await readFile(path, 'utf8');
  try {
    return { name: basename(path), json: JSON.parse(text) };
  } catch (error) {
    throw new InputError(`${basename(path)}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Each file says which game it is for; other games stay as they are. */
function sourceWithPack(games: GameSource, files: readonly PackFile[]): GameSource {
  for (const { name, json } of files) {
    const game = isRecord(json) ? json['game'] : undefined;
    if (typeof game !== 'string' || !games.ids.includes(game)) {
      throw new InputError(`${name}: "game" must be one of: ${games.ids.join(', ')}`);
    }
  }
  return {
    ids: games.ids,
    async load(id) {
      const loaded = await games.load(id);
      const own = files.filter(({ json }) => isRecord(json) && json['game'] === id);
      return loaded === undefined || own.length === 0 ? loaded : withContent(id, loaded, own);
    },
  };
}

async function withContent(id: string, loaded: LoadedGame, files: readonly PackFile[]): Promise<LoadedGame> {
  if (loaded.withContent === undefined) throw new InputError(`${id} takes no content packs`);
  try {
    return await loaded.withContent(files);
  } catch (error) {
    throw new InputError(error instanceof Error ? error.message : String(error));
  }
}
