/** The steps for administration. */
import { sql, SqliteAdapter } from 'kysely';
import type { Kysely } from 'kysely';
import { key, needed, ofPerson } from './migration-columns.ts';

export async function createAdmin(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('host_role')
    .addColumn('person', 'text', (column) => ofPerson(column).primaryKey())
    .addColumn('at', 'bigint', needed)
    .execute();
  await schema
    .createTable('host_link')
    .addColumn('id', 'text', key)
    .addColumn('expires_at', 'bigint', needed)
    .execute();
  await schema
    .createTable('ban')
    .addColumn('id', 'text', key)
    .addColumn('person', 'text', (column) => column.references('person.id').onDelete('cascade'))
    .addColumn('prefix', 'text')
    .addColumn('reason', 'text', needed)
    .addColumn('at', 'bigint', needed)
    .addColumn('until', 'bigint')
    .execute();
  await schema.createIndex('ban_person').on('ban').column('person').execute();
  await schema
    .createTable('announcement')
    .addColumn('id', 'text', key)
    .addColumn('texts', 'text', needed)
    .addColumn('at', 'bigint', needed)
    .addColumn('until', 'bigint', needed)
    .execute();
  await schema
    .createTable('audit')
    .addColumn('id', 'text', key)
    .addColumn('at', 'bigint', needed)
    .addColumn('who', 'text', needed)
    .addColumn('what', 'text', needed)
    .addColumn('about', 'text', needed)
    .addColumn('details', 'text', needed)
    .execute();
  await schema.createIndex('audit_at').on('audit').columns(['at', 'id']).execute();
  await keepAudit(db);
}

/** No statement can change or remove what is in the log. */
async function keepAudit(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    for (const doing of ['update', 'delete']) {
      await sql`create trigger ${sql.raw(`audit_no_${doing}`)} before ${sql.raw(doing)} on audit
        begin select raise(abort, 'the audit log is only ever added to'); end`.execute(db);
    }
    return;
  }
  await sql`create function audit_only_added() returns trigger as $$
    begin raise exception 'the audit log is only ever added to'; end $$ language plpgsql`.execute(db);
  await sql`create trigger audit_kept before update or delete on audit
    for each row execute function audit_only_added()`.execute(db);
}
