/** Texts that a person must not receive, and a search for them in what they received. */
import type { ServerMessage } from '@captains-table/protocol';
import type { StoredTable } from '@captains-table/table';

export interface Secrets {
  readonly table: string;
  /** Secret from everyone until the game is over. */
  readonly seed: string;
  /** Invitations that are meant for other people. */
  readonly invites: readonly string[];
}

/** What this person must not learn about a table. */
export function secretsFor({ record, entries }: StoredTable, person: string): Secrets {
  const isHost = record.host === person;
  const chairs = entries.flatMap(({ entry }) => (entry.kind === 'chair' ? [entry.chair] : []));
  const hasSat = chairs.some((chair) => chair.kind === 'person' && chair.person === person);
  const forChairs = chairs.flatMap((chair) => (chair.kind === 'invited' ? [chair.invite] : []));
  const invites = [...(isHost || hasSat ? [] : [record.invite]), ...(isHost ? [] : forChairs)];
  return { table: record.id, seed: record.seed, invites };
}

/** Messages that contain a secret; from entry `over` on the game is over, and the seed may be shown. */
export function leakedSecrets(raw: readonly string[], secrets: Secrets, over: number): readonly string[] {
  const { table, seed, invites } = secrets;
  return raw.filter(
    (text) =>
      invites.some((invite) => text.includes(invite)) ||
      (text.includes(seed) && !tellsOfEntry(text, table, over)),
  );
}

/** Whether it shows the table as it was at that entry or later. */
function tellsOfEntry(text: string, table: string, number: number): boolean {
  const message: ServerMessage = JSON.parse(text);
  if (message.is !== 'scene' || message.table !== table) return false;
  if ('scene' in message) return message.scene.seq >= number;
  return message.patch.some(
    (step) => step.length === 2 && step[0].join() === 'seq' && Number(step[1]) >= number,
  );
}
