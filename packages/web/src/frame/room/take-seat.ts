/** Sits down at a table on the server, with the invitation from the link. */
import type { Seat } from '@captains-table/kernel';
import { defined } from '@captains-table/kernel';
import { ensurePerson } from '../../app/person.ts';
import { ownPortrait } from '../../app/portrait.ts';
import { page } from '../../app/router.ts';
import { tables } from '../../server/api.ts';

export function inviteAtHand(): string | undefined {
  const shown = page.peek();
  return shown.at === 'table' ? shown.invite : undefined;
}

export async function takeSeat(table: string, seat?: Seat): Promise<void> {
  await ensurePerson();
  await tables.join(table, defined({ invite: inviteAtHand(), seat, portrait: ownPortrait() }));
}
