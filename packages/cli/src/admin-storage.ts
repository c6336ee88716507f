/** What hosts do from the command line: on the data of a server, while it runs or not. */
import { InputError } from './command.ts';
import type { Io } from './io.ts';
import { onData } from './data-folder.ts';
import { resolve } from 'node:path';
import type { OpenAdministration } from '@captains-table/server';

export const DATA_OPTIONS = { data: { type: 'string' }, json: { type: 'boolean' } } as const;

export const DATA_USAGE = `  --data D  the folder of the database; without it the environment's DATABASE_URL or DATA_DIR, else ./data
  --json    one JSON document instead of text`;

/** Works on the data that are named, or on those that the server would use. */
export async function withAdministration<T>(
  named: string | undefined,
  io: Io,
  work: (admin: OpenAdministration) => Promise<T>,
): Promise<T> {
  const { openAdministration, readConfig } = await import('@captains-table/server');
  const { dataDir, databaseUrl } = readConfig(process.env);
  const place =
    named === undefined && databaseUrl !== undefined
      ? { databaseUrl }
      : { dataDir: resolve(io.folder, named ?? dataDir) };
  const open = await onData(() => openAdministration(place));
  try {
    return await work(open);
  } catch (error) {
    throw inWords(error);
  } finally {
    await open.close();
  }
}

/** What a host asked for and cannot have is their mistake, not ours. */
function inWords(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'not-found':
      return new InputError('there is no such thing: look for its id in the list');
    case 'not-host':
      return new InputError('a host cannot be banned');
    case 'bad-message':
      return new InputError(
        'that is no person or prefix that can be banned: IPv4 from /16, IPv6 from /32 to /64',
      );
    default:
      return error;
  }
}

export function dateOf(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}
