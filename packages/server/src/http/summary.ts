import type { SeatInfo, TableSummary } from '@captains-table/protocol';
import type { ListedTable } from '../storage/storage.ts';
import type { ChairEntry } from '@captains-table/table';
import type { Names } from '../tables/names.ts';
import { defined } from '@captains-table/kernel';

/** Lines of a list. `person`: whose list it is. */
export async function summaries(
  listed: readonly ListedTable[],
  names: Names,
  person?: string,
): Promise<readonly TableSummary[]> {
  await names.learn(listed.flatMap(({ people }) => people.map((seated) => seated.person)));
  return listed.map((table) => summary(table, names, person));
}

function summary({ record, people }: ListedTable, names: Names, person: string | undefined): TableSummary {
  const mine = people.filter((seated) => seated.person === person);
  return {
    id: record.id,
    game: record.game,
    mode: record.options.mode,
    status: record.status,
    tempo: record.tempo,
    spectators: record.spectators,
    updatedAt: record.updatedAt,
    seats: record.chairs.map((chair) => seatInfo(chair, names)),
    owing: people.flatMap(({ seat, owes }) => (owes ? [seat] : [])),
    ...(person === undefined ? {} : { myTurn: mine.some((seated) => seated.owes) }),
    ...(mine.some(({ resigned }) => resigned === true) ? { resigned: true } : {}),
    ...defined({ closed: record.closed, result: record.result }),
  };
}

function seatInfo(chair: ChairEntry, names: Names): SeatInfo {
  if (chair.kind === 'bot')
    return { kind: 'bot', level: chair.level, ...defined({ character: chair.character }) };
  if (chair.kind !== 'person') return { kind: chair.kind };
  const name = names.known(chair.person);
  return { kind: 'person', person: chair.person, ...defined({ name }) };
}
