/** Packs kept on this device, in a database of their own. */
import type { StoredPack } from './stored-pack.ts';

const NAME = 'captains-table-packs';

export class PackStore {
  readonly #database: Promise<IDBDatabase>;

  constructor(name = NAME) {
    this.#database = opened(name);
  }

  /** The latest first. */
  async all(): Promise<readonly StoredPack[]> {
    const found = await answered<StoredPack[]>((await this.#packs('readonly')).getAll());
    return found.toSorted((a, b) => b.updatedAt - a.updatedAt);
  }

  async put(pack: StoredPack): Promise<void> {
    await answered((await this.#packs('readwrite')).put(pack));
  }

  async remove(id: string): Promise<void> {
    await answered((await this.#packs('readwrite')).delete(id));
  }

  async #packs(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    return (await this.#database).transaction('packs', mode).objectStore('packs');
  }
}

function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('packs', { keyPath: 'id' });
  });
  return answered(request);
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not answered')));
  });
}

let shared: PackStore | undefined;

/** The one of this page. */
export function packStore(): PackStore {
  shared ??= new PackStore();
  return shared;
}
