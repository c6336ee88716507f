/** The administration for the command line: on the data of a server, while it runs or not. */
import { openStorage } from '../storage/open.ts';
import type { Place } from '../storage/open.ts';
import type { Storage } from '../storage/storage.ts';
import { requireDatabase } from '../storage/sqlite/read.ts';
import { filesIn } from '../storage/sqlite/files.ts';
import { COMMAND_LINE, Administration } from './administration.ts';

export interface OpenAdministration {
  readonly admin: Administration;
  readonly storage: Storage;
  /** The name under which the log notes what is done. */
  readonly who: string;
  close(): Promise<void>;
}

/** Servers reload their bans every few seconds, so they need no message. */
export async function openAdministration(place: Place): Promise<OpenAdministration> {
  if ('dataDir' in place) await requireDatabase(filesIn(place.dataDir));
  const storage = await openStorage(place);
  const admin = new Administration({ storage, now: Date.now, bansChanged: () => Promise.resolve() });
  return { admin, storage, who: COMMAND_LINE, close: () => storage.close() };
}
