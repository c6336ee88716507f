/** Packs of people's own cards, kept by the hash of what is written in them. */
import type { Database, PackRow } from './schema.ts';
import type { OwnPack, PackRecord, Packs, StoredPack, Time } from './storage.ts';

/** What there is to know of a pack without reading all of it. */
const HEAD = ['pack.hash', 'game', 'name', 'content_hash', 'bytes'] as const;
type Head = Omit<PackRow, 'file' | 'content'>;

export function packs(db: Database): Packs {
  return { ...ownedPacks(db), ...contents(db), ...counts(db) };
}

type OwnedPacks = Pick<Packs, 'keep' | 'of' | 'isOwner' | 'share' | 'remove' | 'byLink' | 'forgetUnused'>;

function ownedPacks(db: Database): OwnedPacks {
  const owned = (person: string, hash: string) =>
    db.selectFrom('pack_owner').selectAll().where('person', '=', person).where('pack', '=', hash);
  return {
    keep: (person, pack, at, network) => keep(db, person, pack, at, network),

    async of(person) {
      const rows = await db
        .selectFrom('pack_owner')
        .innerJoin('pack', 'pack.hash', 'pack_owner.pack')
        .select([...HEAD, 'pack_owner.created_at', 'pack_owner.link'])
        .where('person', '=', person)
        .orderBy('pack_owner.created_at', 'desc')
        .orderBy('pack.hash')
        .execute();
      return rows.map(({ created_at, link, ...head }): OwnPack => {
        return { ...packRecord(head), createdAt: created_at, ...(link === null ? {} : { link }) };
      });
    },

    isOwner: async (person, hash) => (await owned(person, hash).executeTakeFirst()) !== undefined,

    async byLink(link) {
      const row = await db
        .selectFrom('pack_owner')
        .innerJoin('pack', 'pack.hash', 'pack_owner.pack')
        .select(HEAD)
        .where('link', '=', link)
        .executeTakeFirst();
      return row && packRecord(row);
    },

    async share(person, hash, link) {
      const own = db.updateTable('pack_owner').where('person', '=', person).where('pack', '=', hash);
      // Two devices that share it at once get the same link.
      if (link === undefined) await own.set({ link: null }).execute();
      else await own.set({ link }).where('link', 'is', null).execute();
      return (await owned(person, hash).executeTakeFirst())?.link ?? undefined;
    },

    async remove(person, hash) {
      const own = db.deleteFrom('pack_owner').where('person', '=', person).where('pack', '=', hash);
      const { numDeletedRows } = await own.executeTakeFirst();
      if (numDeletedRows === 0n) return false;
      await dropUnused(db, hash);
      return true;
    },

    forgetUnused: () => dropUnused(db),
  };
}

function contents(db: Database): Pick<Packs, 'find' | 'file' | 'content' | 'ownsContent'> {
  return {
    async find(hash) {
      const row = await db.selectFrom('pack').select(HEAD).where('hash', '=', hash).executeTakeFirst();
      return row && packRecord(row);
    },

    async file(hash) {
      const row = await db.selectFrom('pack').select('file').where('hash', '=', hash).executeTakeFirst();
      return row && (JSON.parse(row.file) as unknown);
    },

    async content(game, contentHash) {
      const made = db.selectFrom('pack').select('content').where('game', '=', game);
      const row = await made.where('content_hash', '=', contentHash).limit(1).executeTakeFirst();
      return row && (JSON.parse(row.content) as unknown);
    },

    async ownsContent(person, game, contentHash) {
      const row = await db
        .selectFrom('pack_owner')
        .innerJoin('pack', 'pack.hash', 'pack_owner.pack')
        .select('pack.hash')
        .where('person', '=', person)
        .where('game', '=', game)
        .where('content_hash', '=', contentHash)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

function counts(db: Database): Pick<Packs, 'countOf' | 'countFrom'> {
  const count = async (column: 'person' | 'network', value: string) => {
    const { packs } = await db
      .selectFrom('pack_owner')
      .select(({ fn }) => fn.countAll<number>().as('packs'))
      .where(column, '=', value)
      .executeTakeFirstOrThrow();
    return packs;
  };
  return {
    countOf: (person) => count('person', person),
    countFrom: (network) => count('network', network),
  };
}

function keep(
  db: Database,
  person: string,
  pack: StoredPack,
  at: Time,
  network: string | undefined,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { hash, name } = pack;
    // The row is written even if it is there already: a transaction that is about to drop it waits, and finds an owner.
    await trx
      .insertInto('pack')
      .values(packRow(pack))
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ name }))
      .execute();
    await trx
      .insertInto('pack_owner')
      .values({ person, pack: hash, created_at: at, network: network ?? null, link: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Owners and tables point to their pack, so that the database itself refuses to lose one that is just being taken up. */
async function dropUnused(db: Database, hash?: string): Promise<void> {
  const unused = db.deleteFrom('pack').where((eb) => {
    const owner = eb.selectFrom('pack_owner').select('pack').whereRef('pack_owner.pack', '=', 'pack.hash');
    const table = eb.selectFrom('game_table').select('pack').whereRef('game_table.pack', '=', 'pack.hash');
    return eb.and([eb.not(eb.exists(owner)), eb.not(eb.exists(table))]);
  });
  await (hash === undefined ? unused : unused.where('hash', '=', hash)).execute();
}

function packRecord({ content_hash, ...row }: Head): PackRecord {
  return { ...row, contentHash: content_hash };
}

function packRow({ contentHash, ...record }: StoredPack): PackRow {
  return { ...record, content_hash: contentHash };
}
