/** Content of packs that tables on this device are played with, kept by its hash: for as long as the device keeps tables. */
import type { PackedContent } from '@captains-table/catalogue';
import type { MatchDocument } from '@captains-table/kernel';
import { contentHashIn, isHashOf } from '@captains-table/kernel';

const NAME = 'captains-table-content';
const STORE = 'contents';

export async function keepContent({ game, hash, content }: PackedContent): Promise<void> {
  const store = await contents('readwrite');
  await answered(store.put(content, keyOf(game, hash)));
}

/** Undefined where this device has none, or may keep nothing. */
export async function keptContent(game: string, hash: string): Promise<unknown> {
  try {
    return await answered<unknown>((await contents('readonly')).get(keyOf(game, hash)));
  } catch {
    return undefined;
  }
}

/** What a match brings along, if it is what its rules version names. (The catalogue's own check would come with the front page.) */
export async function keepContentOf({ game, rules, content }: MatchDocument): Promise<void> {
  const hash = contentHashIn(rules);
  if (hash === undefined || content === undefined || !isHashOf(hash, content)) return;
  await keepContent({ game, hash, content });
}

/** What the owner of a pack wrote: from it, tables on this device say what differs from our box. */
export async function keepPackFile(hash: string, file: unknown): Promise<void> {
  const store = await contents('readwrite');
  await answered(store.put(file, packKey(hash)));
}

/** By the hash that tables name it with. Undefined where this device has none. */
export async function keptPackFile(hash: string): Promise<unknown> {
  return answered<unknown>((await contents('readonly')).get(packKey(hash)));
}

function keyOf(game: string, hash: string): string {
  return `${game}+${hash}`;
}

/** Beside content, whose keys begin with a game. */
function packKey(hash: string): string {
  return `pack ${hash}`;
}

let database: Promise<IDBDatabase> | undefined;

async function contents(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  database ??= opened();
  return (await database).transaction(STORE, mode).objectStore(STORE);
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(STORE);
  });
  return answered(request);
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not answered')));
  });
}
