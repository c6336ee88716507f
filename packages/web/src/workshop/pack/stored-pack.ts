/** A pack of this device: its owner's alone. */
import type { PackFile } from '@captains-table/kernel';
import type { Edit } from './edits.ts';
import type { Fields } from './box.ts';

export interface StoredPack {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** The pack as a file, but for its name. */
  readonly file: Fields;
  /** Pieces that were compared with the printed ones: `cards/A01`. */
  readonly checked: readonly string[];
  readonly past: readonly Edit[];
  readonly future: readonly Edit[];
  readonly updatedAt: number;
}

export function newPack(game: string, name: string): StoredPack {
  return {
    id: crypto.randomUUID(),
    game,
    name,
    file: { game },
    checked: [],
    past: [],
    future: [],
    updatedAt: Date.now(),
  };
}

/** What a table, a file or a check is given of a pack. */
export function packFileOf({ name, game, file }: Pick<StoredPack, 'name' | 'game' | 'file'>): PackFile {
  return { name, json: { ...file, game, name } };
}

/** By which a piece is marked as checked. */
export function markOf(collection: string, key: string): string {
  return `${collection}/${key}`;
}
