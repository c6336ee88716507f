/** Words that must not come to somebody's ears, and a search for them in what did. */
import type { ServerMessage } from '@captains-table/protocol';
import type { StoredTable } from '../../src/storage/storage.ts';

/** What this person must not be told of a table while its game goes on. */
export function secretsFor({ record, entries }: StoredTable, person: string): readonly string[] {
  const isHost = record.host === person;
  const sits = record.chairs.some((chair) => chair.kind === 'person' && chair.person === person);
  const invites = entries.flatMap(({ entry }) =>
    entry.kind === 'chair' && entry.chair.kind === 'invited' ? [entry.chair.invite] : [],
  );
  return [record.seed, ...(isHost || sits ? [] : [record.invite]), ...(isHost ? [] : invites)];
}

/** Messages with a secret in them. From entry `over` of its table on the seed is none any more. */
export function spilled(
  raw: readonly string[],
  secrets: readonly string[],
  { table, over }: { readonly table: string; readonly over: number },
): readonly string[] {
  const suspects = raw.filter((text) => secrets.some((secret) => text.includes(secret)));
  return suspects.filter((text) => !isTheEnd(text, table, over));
}

/** The one push in which the seed belongs: that of the last move, or of somebody coming later. */
function isTheEnd(text: string, table: string, over: number): boolean {
  const message = JSON.parse(text) as ServerMessage;
  if (message.is !== 'scene' || message.table !== table) return false;
  if ('scene' in message) return message.scene.seq >= over;
  return message.patch.some(
    (step) => step.length === 2 && step[0].join('.') === 'seq' && Number(step[1]) >= over,
  );
}
