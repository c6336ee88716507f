/** What people have reported to the host. */
import { defined } from '@captains-table/kernel';
import type { Database, ReportRow } from './schema.ts';
import type { ReportRecord, Reports } from './storage.ts';

export function reports(db: Database): Reports {
  return {
    add: (report, lines) =>
      db.transaction().execute(async (trx) => {
        const people = [...new Set([report.by, report.about, ...lines.map(({ person }) => person)])];
        const rows = await trx.selectFrom('person').select('id').where('id', 'in', people).execute();
        const known = new Set(rows.map(({ id }) => id));
        if (!known.has(report.by) || !known.has(report.about)) return false;
        await trx.insertInto('report').values(reportRow(report)).execute();
        const kept = lines
          .filter(({ person }) => known.has(person))
          .map(({ person, text, at }, number) => ({ report: report.id, number, person, text, at }));
        if (kept.length > 0) await trx.insertInto('report_line').values(kept).execute();
        return true;
      }),

    async writtenSince(person, since) {
      const { count } = await db
        .selectFrom('report')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('by_person', '=', person)
        .where('at', '>', since)
        .executeTakeFirstOrThrow();
      return count;
    },

    async by(person) {
      const rows = await db
        .selectFrom('report')
        .selectAll()
        .where('by_person', '=', person)
        .orderBy('at')
        .orderBy('id')
        .execute();
      return rows.map(reportRecord);
    },

    async list(limit) {
      const all = () => db.selectFrom('report').selectAll().orderBy('at', 'desc').orderBy('id').limit(limit);
      const open = await all().where('closed_at', 'is', null).execute();
      if (open.length >= limit) return open.map(reportRecord);
      const closed = await all().where('closed_at', 'is not', null).execute();
      return [...open, ...closed].slice(0, limit).map(reportRecord);
    },

    async find(id) {
      const row = await db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirst();
      if (row === undefined) return undefined;
      const lines = await db
        .selectFrom('report_line')
        .select(['person', 'text', 'at'])
        .where('report', '=', id)
        .orderBy('number')
        .execute();
      return { report: reportRecord(row), lines: lines.map((line) => ({ ...line })) };
    },

    async close(id, verdict, at) {
      const open = db.updateTable('report').set({ verdict, closed_at: at }).where('id', '=', id);
      return (await open.where('closed_at', 'is', null).executeTakeFirst()).numUpdatedRows > 0n;
    },
  };
}

function reportRow({ id, by, about, table, reason, text, at, verdict, closedAt }: ReportRecord): ReportRow {
  return {
    id,
    by_person: by,
    about,
    table_id: table ?? null,
    reason,
    text,
    at,
    verdict: verdict ?? null,
    closed_at: closedAt ?? null,
  };
}

function reportRecord({ id, by_person, about, table_id, reason, text, at, ...end }: ReportRow): ReportRecord {
  const { verdict, closed_at } = end;
  return {
    id,
    by: by_person,
    about,
    reason,
    text,
    at,
    ...defined({
      table: table_id ?? undefined,
      verdict: verdict ?? undefined,
      closedAt: closed_at ?? undefined,
    }),
  };
}
