/** Node's own SQLite where there is one, else a package with the same interface. */
import type * as sqlitePackage from '@photostructure/sqlite';

type Sqlite = Pick<typeof sqlitePackage, 'DatabaseSync' | 'StatementSync' | 'backup'>;
export type SqliteFile = sqlitePackage.DatabaseSyncInstance;

/** No code of this process may open the file with another library: they would not see each other's locks. */
export async function findSqlite(): Promise<Sqlite> {
  const own = withoutWarning(() => process.getBuiltinModule('node:sqlite') as Sqlite | undefined);
  // Early versions do not say whether a statement returns rows, and cannot copy a database that is in use.
  const usable = own !== undefined && 'columns' in own.StatementSync.prototype && 'backup' in own;
  return usable ? own : import('@photostructure/sqlite');
}

/** Some Nodes call their SQLite experimental at each start. Our tests say whether it does what we need. */
function withoutWarning<T>(work: () => T): T {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = () => undefined;
  try {
    return work();
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** The primary result codes of SQLite that we distinguish. */
export const RESULT = {
  busy: 5,
  readOnly: 8,
  io: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
} as const;

/** SQLite's own words for them: the package leaves the number out where a query fails while it reads. */
const WORDS: Readonly<Record<string, number>> = {
  'database is locked': RESULT.busy,
  'attempt to write a readonly database': RESULT.readOnly,
  'disk I/O error': RESULT.io,
  'database disk image is malformed': RESULT.corrupt,
  'database or disk is full': RESULT.full,
  'unable to open database file': RESULT.cannotOpen,
  'file is not a database': RESULT.notADatabase,
};

/** SQLite's number for what went wrong, with all its bits; 0 when the error is not SQLite's. */
export function extendedResult(error: unknown): number {
  if (!(error instanceof Error)) return 0;
  if ('errcode' in error) return Number(error.errcode);
  return 'code' in error && error.code === 'ERR_SQLITE_ERROR' ? (WORDS[error.message] ?? 0) : 0;
}

export function primaryResult(error: unknown): number {
  return extendedResult(error) & 0xff;
}
