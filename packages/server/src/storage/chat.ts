import { chatRecord } from './rows.ts';
import type { Database } from './schema.ts';
import type { Tables } from './storage.ts';

export function chat(db: Database): Pick<Tables, 'say' | 'chat'> {
  return {
    /**
     * Words are numbered at their table. Its row stays locked until they are stored, so a
     * reader up to a number has missed nothing before it. A number is never given twice, also after a
     * person's words were deleted with their account.
     */
    say: ({ table, person, text, at }) =>
      db.transaction().execute(async (trx) => {
        const { said } = await trx
          .updateTable('game_table')
          .set(({ eb }) => ({ said: eb('said', '+', 1) }))
          .where('id', '=', table)
          .returning('said')
          .executeTakeFirstOrThrow(
            () => new Error(`nothing can be said at ${table}: there is no such table`),
          );
        const row = { table_id: table, id: said, person, text, at };
        await trx.insertInto('chat').values(row).execute();
        return chatRecord(row);
      }),

    async chat(table, limit, after = 0) {
      const said = db.selectFrom('chat').selectAll().where('table_id', '=', table).where('id', '>', after);
      const rows = await said.orderBy('id', 'desc').limit(limit).execute();
      return rows.toReversed().map(chatRecord);
    },
  };
}
