import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@captains-table/kernel';
import type { FailedCheck } from '@captains-table/kernel/contract';

export const FOLDER = 'failures';

/** A failure as it is reported. */
export interface FailureRow extends Omit<FailedCheck, 'document'> {
  readonly game: string;
  /** The match up to the failure, where it could be written down. */
  readonly file?: string;
}

/** Keeps the match that led to a failure as a file that `replay` and the server can read. */
export function keepFailure(game: AnyGame, failure: FailedCheck, folder: string): FailureRow {
  const { document, ...rest } = failure;
  const row = { game: game.meta.id, ...rest };
  if (document === undefined) return row;
  const file = `${FOLDER}/${game.meta.id}-${failure.seed.replaceAll(/[^\w.-]/g, '_')}.json`;
  mkdirSync(join(folder, FOLDER), { recursive: true });
  writeFileSync(join(folder, file), `${JSON.stringify(document, undefined, 2)}\n`);
  return { ...row, file };
}
