import { SqliteAdapter } from 'kysely';

export class FileAdapter extends SqliteAdapter {
  /** So migrations run in one transaction, and of two servers starting at once the second waits. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
