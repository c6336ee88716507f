/** Writes rows into our server's SQLite file by the thousand, which it never has to do itself. */
import { sqlite } from '../../packages/server/src/storage/sqlite/engine.ts';
import type { Schema } from '../../packages/server/src/storage/schema.ts';

type Rows = { readonly [T in keyof Schema]?: readonly Schema[T][] };

/** All or nothing, and only once on disk. */
export async function insertAll(dataDir: string, batches: Iterable<Rows>): Promise<void> {
  const { dialect } = await sqlite(dataDir);
  const driver = dialect.createDriver();
  await driver.init();
  const connection = await driver.acquireConnection();
  const run = (sql: string, parameters: readonly unknown[] = []) =>
    connection.executeQuery({ sql, parameters } as Parameters<typeof connection.executeQuery>[0]);
  await run('begin immediate');
  for (const batch of batches) {
    for (const [table, rows] of Object.entries(batch)) {
      const columns = Object.keys(rows[0] ?? {});
      const line = `(${columns.map(() => '?').join()})`;
      await run(
        `insert into ${table} (${columns.join()}) values ${rows.map(() => line).join()}`,
        rows.flatMap<unknown>((row) => Object.values(row)),
      );
    }
  }
  await run('commit');
  await driver.destroy();
}
