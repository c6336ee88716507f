/** For the command line: works out all ratings, figures and medals of a database again. */
import type { PackedContent } from '@captains-table/catalogue';
import { Catalogue, loadPlayerReport, tableGames } from '@captains-table/catalogue';
import type { Config } from '../config.ts';
import { contentOnServer } from '../packs/content-on-server.ts';
import { storageOf } from '../storage/storage-of-config.ts';
import type { HostLog } from '../storage/sqlite/open.ts';
import type { Rebuilt } from './rebuild.ts';
import { rebuildProfiles } from './rebuild.ts';

export type { Rebuilt };

interface RebuildWishes {
  readonly log: HostLog;
  /** After each game. */
  readonly progress: (games: number) => void;
  readonly packed?: readonly PackedContent[];
}

export async function rebuildData(
  place: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { log, progress, packed = [] }: RebuildWishes,
): Promise<Rebuilt> {
  const storage = await storageOf(place, log);
  try {
    const loadGame = tableGames(new Catalogue(contentOnServer(packed, storage.packs)));
    return await rebuildProfiles({ storage, loadGame, loadReport: loadPlayerReport }, progress);
  } finally {
    await storage.close();
  }
}
