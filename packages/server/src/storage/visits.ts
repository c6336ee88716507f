import type { Database } from './schema.ts';
import type { Tables } from './storage.ts';

/** When people were last at their tables, and which tables are theirs. */
export function visits(db: Database): Pick<Tables, 'visited' | 'visits' | 'heldBy'> {
  return {
    async visited(table, person, at) {
      await db
        .insertInto('visit')
        .columns(['table_id', 'person', 'seen_at'])
        // A table that has been cleared away meanwhile is not visited any more, nor by people who are gone.
        .expression((eb) =>
          eb
            .selectFrom('game_table')
            .select((row) => ['id', row.val(person).as('person'), row.val(at).as('seen_at')])
            .where('id', '=', table)
            .where((row) =>
              row.exists(row.selectFrom('person').select('person.id').where('person.id', '=', person)),
            ),
        )
        .onConflict((conflict) => conflict.columns(['table_id', 'person']).doUpdateSet({ seen_at: at }))
        .execute();
    },

    async visits(table) {
      const rows = await db
        .selectFrom('visit')
        .select(['person', 'seen_at'])
        .where('table_id', '=', table)
        .execute();
      return new Map(rows.map(({ person, seen_at }) => [person, seen_at]));
    },

    async heldBy(person) {
      const seated = db
        .selectFrom('seat')
        .innerJoin('game_table', 'game_table.id', 'seat.table_id')
        .select('game_table.id')
        .where('seat.person', '=', person)
        .where('status', 'not in', ['over', 'abandoned']);
      const hosted = db
        .selectFrom('game_table')
        .select('id')
        .where('host', '=', person)
        .where('status', '=', 'open');
      return (await seated.union(hosted).execute()).map(({ id }) => id);
    },
  };
}
