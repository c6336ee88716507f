/** What else is stored about a person, table by table: for the file with all of their data. */
import { sql } from 'kysely';
import type { Database, Schema } from './schema.ts';
import type { PersonalRows } from './storage.ts';

interface OwnRows {
  /** What they are called in the file. */
  readonly part: string;
  readonly table: keyof Schema;
  /** Where the person stands. */
  readonly column: string;
  readonly fields: readonly string[];
}

function own<Table extends keyof Schema>(
  part: string,
  table: Table,
  column: keyof Schema[Table] & string,
  fields: readonly (keyof Schema[Table] & string)[],
): OwnRows {
  return { part, table, column, fields };
}

const OWN_ROWS: readonly OwnRows[] = [
  own('askedBy', 'friendship', 'other', ['person', 'state', 'at']),
  own('friendLinks', 'friend_link', 'person', ['invite']),
  own('shortCodes', 'short_code', 'person', ['code', 'invite', 'expires_at']),
  own('invitationsWritten', 'invitation', 'by_person', ['table_id', 'person', 'at']),
  own('hostSince', 'host_role', 'person', ['at']),
  own('bans', 'ban', 'person', ['reason', 'at', 'until']),
  own('told', 'told', 'person', ['table_id', 'channel', 'decision', 'at']),
  own('waitingNotices', 'held_notice', 'person', ['table_id', 'event', 'decision', 'due_at']),
  own('clubMemberships', 'club_member', 'person', ['club', 'role', 'joined_at']),
  own('eveningAnswers', 'evening_answer', 'person', ['evening', 'answer']),
  own('tablesShownToClubs', 'club_table', 'person', ['club', 'table_id', 'at']),
  own('clubNews', 'club_news', 'person', ['club', 'kind', 'about', 'at']),
  own('cups', 'cup_entrant', 'person', ['cup', 'withdrawn']),
  own('visits', 'visit', 'person', ['table_id', 'seen_at']),
  own('tablesOpened', 'game_table', 'host', ['id', 'game', 'mode', 'status', 'created_at']),
];

export function personalRows(db: Database): PersonalRows {
  return {
    async rowsOf(person) {
      const parts = OWN_ROWS.map(async ({ part, table, column, fields }) => {
        const columns = sql.join(fields.map((field) => sql.ref(field)));
        const query = sql<Row>`select ${columns} from ${sql.table(table)} where ${sql.ref(column)} = ${person} order by ${columns}`;
        return [part, (await query.execute(db)).rows.map(tidy)] as const;
      });
      return Object.fromEntries(await Promise.all(parts));
    },
  };
}

type Row = Readonly<Record<string, unknown>>;

/** `joined_at` is `joinedAt` in the file, `table_id` is `table`; null is left out. */
function tidy(row: Row): Row {
  const there = Object.entries(row).filter(([, value]) => value !== null);
  return Object.fromEntries(
    there.map(([name, value]) => [
      name.replace(/_id$/, '').replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}
