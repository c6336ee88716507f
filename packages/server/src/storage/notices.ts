/** Notices: what was sent to whom, what is held back, and what people have chosen. */
import { defined } from '@captains-table/kernel';
import type { Database } from './schema.ts';
import type { NoticeRecords, TableWebhook } from './storage.ts';

export function notices(db: Database): NoticeRecords {
  return { ...wishes(db), ...told(db), ...held(db), ...tableWebhooks(db), ...calendarLinks(db) };
}

function wishes(db: Database): Pick<NoticeRecords, 'wishes' | 'setWishes'> {
  return {
    async wishes(person) {
      const row = await db
        .selectFrom('notice_wish')
        .selectAll()
        .where('person', '=', person)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      return {
        zone: row.zone,
        webhookForm: row.webhook_form,
        ...defined({
          quietFrom: row.quiet_from ?? undefined,
          quietTo: row.quiet_to ?? undefined,
          digestAt: row.digest_at ?? undefined,
        }),
      };
    },

    async setWishes(person, { zone, quietFrom, quietTo, digestAt, webhookForm }) {
      const row = {
        zone,
        quiet_from: quietFrom ?? null,
        quiet_to: quietTo ?? null,
        digest_at: digestAt ?? null,
        webhook_form: webhookForm,
      };
      await db
        .insertInto('notice_wish')
        .values({ person, ...row })
        .onConflict((conflict) => conflict.column('person').doUpdateSet(row))
        .execute();
    },
  };
}

function told(db: Database): Pick<NoticeRecords, 'claim' | 'noteSeen' | 'untold'> {
  const key = ['table_id', 'person', 'channel'] as const;
  return {
    async claim({ table, person, channel }, decision, at) {
      const claimed = await db
        .insertInto('told')
        .values({ table_id: table, person, channel, decision, at })
        .onConflict((conflict) =>
          conflict.columns(key).doUpdateSet({ decision, at }).where('told.decision', '<', decision),
        )
        .returning('decision')
        .executeTakeFirst();
      if (claimed !== undefined) return true;
      // It was announced, so the search for forgotten turns can skip it.
      await db
        .updateTable('told')
        .set({ at })
        .where('table_id', '=', table)
        .where('person', '=', person)
        .where('channel', '=', channel)
        .where('at', '<', at)
        .execute();
      return false;
    },

    async noteSeen(table, person, at) {
      await db
        .insertInto('told')
        .values({ table_id: table, person, channel: 'person', decision: 0, at })
        .onConflict((conflict) => conflict.columns(key).doUpdateSet({ at }))
        .execute();
    },

    async untold(from, to, limit) {
      const rows = await db
        .selectFrom('seat')
        .leftJoin('told', (join) =>
          join
            .onRef('told.table_id', '=', 'seat.table_id')
            .onRef('told.person', '=', 'seat.person')
            .on('told.channel', '=', 'person'),
        )
        .innerJoin('person', 'person.id', 'seat.person')
        .select(['seat.table_id as table', 'seat.person as person'])
        .where('seat.listing', '=', 2)
        .where('seat.updated_at', '>=', from)
        .where('seat.updated_at', '<', to)
        .where((eb) => eb.or([eb('told.at', 'is', null), eb('told.at', '<', eb.ref('seat.updated_at'))]))
        .orderBy('seat.updated_at')
        .limit(limit)
        .execute();
      return rows;
    },
  };
}

function held(db: Database): Pick<NoticeRecords, 'hold' | 'heldDue' | 'takeHeld'> {
  return {
    async hold({ table, person, event, decision, dueAt }) {
      const row = { decision, due_at: dueAt };
      await db
        .insertInto('held_notice')
        .values({ table_id: table, person, event, ...row })
        .onConflict((conflict) => conflict.columns(['table_id', 'person', 'event']).doUpdateSet(row))
        .execute();
    },

    async heldDue(now, limit) {
      const rows = await db
        .selectFrom('held_notice')
        .select('person')
        .distinct()
        .where('due_at', '<=', now)
        .limit(limit)
        .execute();
      return rows.map(({ person }) => person);
    },

    async takeHeld(person, now) {
      const rows = await db
        .deleteFrom('held_notice')
        .where('person', '=', person)
        .where('due_at', '<=', now)
        .returningAll()
        .execute();
      return rows
        .map(({ table_id, due_at, event, decision }) => ({
          table: table_id,
          person,
          event,
          decision,
          dueAt: due_at,
        }))
        .toSorted((one, other) => one.dueAt - other.dueAt || (one.table < other.table ? -1 : 1));
    },
  };
}

type TableWebhooks = Pick<NoticeRecords, 'webhookOf' | 'setWebhook' | 'removeWebhook' | 'webhooksBy'>;

function tableWebhooks(db: Database): TableWebhooks {
  const found = () => db.selectFrom('table_webhook').select(['table_id as table', 'person', 'url', 'form']);
  return {
    async webhookOf(table): Promise<TableWebhook | undefined> {
      const row = await found().where('table_id', '=', table).executeTakeFirst();
      return row && { ...row };
    },

    async setWebhook({ table, person, url, form }) {
      const row = { person, url, form };
      await db
        .insertInto('table_webhook')
        .values({ table_id: table, ...row })
        .onConflict((conflict) => conflict.column('table_id').doUpdateSet(row))
        .execute();
    },

    removeWebhook: async (table) =>
      void (await db.deleteFrom('table_webhook').where('table_id', '=', table).execute()),

    async webhooksBy(person) {
      const rows = await found().where('person', '=', person).orderBy('table_id').execute();
      return rows.map((row) => ({ ...row }));
    },
  };
}

type CalendarLinks = Pick<NoticeRecords, 'calendarLink' | 'setCalendarLink' | 'byCalendarLink'>;

function calendarLinks(db: Database): CalendarLinks {
  const links = () => db.selectFrom('calendar_link');
  return {
    calendarLink: async (person) =>
      (await links().select('secret').where('person', '=', person).executeTakeFirst())?.secret,

    async setCalendarLink(person, secret) {
      if (secret === undefined) {
        await db.deleteFrom('calendar_link').where('person', '=', person).execute();
        return;
      }
      await db
        .insertInto('calendar_link')
        .values({ person, secret })
        .onConflict((conflict) => conflict.column('person').doUpdateSet({ secret }))
        .execute();
    },

    byCalendarLink: async (secret) =>
      (await links().select('person').where('secret', '=', secret).executeTakeFirst())?.person,
  };
}
