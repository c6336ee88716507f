import type { TableGame } from '@captains-table/catalogue';
import type { MatchDocument } from '@captains-table/kernel';
import { commitmentOf, defined, digestOf } from '@captains-table/kernel';
import { Failure } from '@captains-table/protocol';
import { asLogEntry, botToldIn } from '../entry.ts';
import type { StoredTable } from '../record.ts';
import { rulesIn } from '../rules-of-table.ts';
import { documentHead } from '../snapshot.ts';
import { Table } from '../table.ts';

/**
 * The whole match of a chapter that has ended. One played under other rules cannot be played
 * again: it is exported as it was stored, so that a campaign can still be exported after an upgrade.
 */
export function chapterDocument(loaded: TableGame, stored: StoredTable): MatchDocument {
  if (loaded.game.meta.rulesVersion !== rulesIn(stored.record, stored.entries).now) return asStored(stored);
  const document = Table.restore(loaded, stored).document(false);
  if (document === undefined) throw new Failure('not-started');
  return document;
}

function asStored({ record, entries }: StoredTable): MatchDocument {
  const { chairs, chapter, seed, result, carried } = record;
  const { began, changed, dropped } = rulesIn(record, entries);
  const bots = entries.flatMap(({ entry }) => botToldIn(entry) ?? []);
  const document: MatchDocument = {
    ...documentHead({ ...record, rules: began }, chairs.length),
    ...(changed.length === 0 ? {} : { changed }),
    commitment: commitmentOf(seed, chapter?.carry),
    ...(bots.length === 0 ? {} : { bots }),
    log: entries.flatMap(({ seq, entry }) => (dropped.has(seq) ? [] : (asLogEntry(entry) ?? []))),
    ...defined({ result, after: carried }),
  };
  return { ...document, digest: digestOf(document) };
}
