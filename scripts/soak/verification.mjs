/** Compares what was acknowledged with what is stored, and with what the server exports. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { removeFolder, temporaryFolder } from './cleanup.mjs';

const run = promisify(execFile);
const AT_ONCE = 2;

/** Every acknowledged entry that is not stored as it was. */
export function lostEntries(record, stored) {
  return record.tables.flatMap((table) => {
    const entries = stored.get(table) ?? new Map();
    const lost = record
      .entriesOf(table)
      // Of two entries acknowledged under one number one is lost, even if both are the same.
      .filter(({ seq, entry }, i, all) => !holds(entries.get(seq), entry) || all[i - 1]?.seq === seq)
      .map(({ seq, entry }) => ({ table, seq, acknowledged: entry, stored: entries.get(seq) ?? null }));
    return [...lost, ...missingEntries(table, entries, record.seenOf(table))];
  });
}

/** Whether the stored entry is all that was acknowledged; it may say more. */
function holds(stored, acknowledged) {
  return (
    stored !== undefined &&
    Object.entries(acknowledged).every(([field, value]) => isDeepStrictEqual(stored[field], value))
  );
}

/** Nothing may be shown that is not stored, and no number may be left out. */
function missingEntries(table, entries, seen) {
  const last = Math.max(seen, ...entries.keys());
  const missing = Array.from({ length: last }, (_, i) => i + 1).filter((seq) => !entries.has(seq));
  return missing.map((seq) => ({ table, seq, acknowledged: 'shown', stored: null }));
}

/** What is wrong with the document of a finished table, in words; undefined when it is the table's log. */
export function faultOf(document, entries, acknowledged) {
  if (document.log === undefined) return `no export: ${document.error?.code}`;
  const log = [...entries.values()].flatMap((entry) => asLogEntry(entry) ?? []);
  if (!isDeepStrictEqual(document.log, log)) return 'the export is not what is stored';
  let place = -1;
  for (const { seq, entry } of acknowledged.filter(({ entry }) => entry.kind === 'move')) {
    const { seat, move } = entry;
    place = document.log.findIndex((logged, i) => i > place && isDeepStrictEqual(logged, { seat, move }));
    if (place === -1) return `the export lacks the move acknowledged as ${seq}`;
  }
  return undefined;
}

function asLogEntry({ kind, seat, move, to, does }) {
  if (kind === 'move') return { seat, move };
  if (kind === 'undo') return { seat, undo: to };
  return does?.kind === 'undo' ? { seat, undo: does.to } : undefined;
}

/** What is wrong with a database: all its tables are played again, those in the middle of a game, too. */
export async function databaseFaults(program, dataDir) {
  const args = [program, 'check', '--data', dataDir, '--deep', '--json'];
  const { stdout } = await run(process.execPath, args).catch((failed) => failed);
  const { faults } = JSON.parse(stdout);
  return faults.map((fault) => ({ table: 'check', fault }));
}

/** Plays documents again from their seeds, as many as there is time for. */
export async function verify(program, documents, deadline) {
  const folder = await temporaryFolder();
  const unverified = [];
  const waiting = [...documents];
  let verified = 0;
  const work = async () => {
    while (waiting.length > 0 && Date.now() < deadline) {
      const { table, document } = waiting.pop();
      const file = join(folder, `${table}.json`);
      await writeFile(file, JSON.stringify(document));
      await run(process.execPath, [program, 'verify', file]).then(
        () => verified++,
        ({ stdout, stderr }) => unverified.push({ table, fault: `${stdout}${stderr}`.trim() }),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await removeFolder(folder);
  return { verified, unverified };
}
