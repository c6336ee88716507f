/** What an error says about the storage as such, whichever database it comes from. */
import { codeOf } from '../error-code.ts';
import { primaryResult, RESULT } from './sqlite/library.ts';

/** `damaged`: what was stored cannot be read. `unwritable`: nothing can be stored now. */
export type StorageFault = 'damaged' | 'unwritable';

const SQLITE: ReadonlyMap<number, StorageFault> = new Map([
  [RESULT.corrupt, 'damaged'],
  [RESULT.notADatabase, 'damaged'],
  [RESULT.busy, 'unwritable'],
  [RESULT.readOnly, 'unwritable'],
  [RESULT.io, 'unwritable'],
  [RESULT.full, 'unwritable'],
  [RESULT.cannotOpen, 'unwritable'],
]);

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES: ReadonlyMap<string, StorageFault> = new Map([
  ['XX001', 'damaged'],
  ['XX002', 'damaged'],
  ['25006', 'unwritable'],
  ['53100', 'unwritable'],
  ['57P01', 'unwritable'],
  ['57P02', 'unwritable'],
  ['57P03', 'unwritable'],
]);
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND']);

/** What the driver of PostgreSQL says without a code, when a connection ended under a request. */
const BROKEN = /^(Connection terminated|Client has encountered a connection error)/;

export function storageFaultOf(error: unknown): StorageFault | undefined {
  const code = codeOf(error);
  if (code !== undefined && UNREACHABLE.has(code)) return 'unwritable';
  if (code === undefined && error instanceof Error && BROKEN.test(error.message)) return 'unwritable';
  return POSTGRES.get(code ?? '') ?? SQLITE.get(primaryResult(error));
}
