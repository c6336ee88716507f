/** A person's last finished games, in words of the result alone: of a story no more than the number of the chapter. */
import { defined } from '@captains-table/kernel';
import type { ProfileResult, ResultPlayer } from '@captains-table/protocol';
import type { ChairEntry } from '@captains-table/table';
import type { ListedTable } from '../storage/storage.ts';
import type { Names } from '../tables/names.ts';
import type { ProfileParts } from './profile-parts.ts';

/** `own`: they may look at the games again. */
export async function latestResults(
  { storage, names, isCooperative }: Pick<ProfileParts, 'storage' | 'names' | 'isCooperative'>,
  person: string,
  own: boolean,
  limit: number,
): Promise<readonly ProfileResult[]> {
  const { tables } = await storage.tables.finished(person, { limit: 2 * limit });
  const ended = tables.filter(({ record }) => record.result !== undefined).slice(0, limit);
  await names.learn(ended.flatMap(({ people }) => people.map((seated) => seated.person)));
  return Promise.all(
    ended.map(async (table) => {
      const { game, options } = table.record;
      return resultOf(table, person, own, await isCooperative(game, options.mode), names);
    }),
  );
}

function resultOf(
  { record, people }: ListedTable,
  person: string,
  own: boolean,
  cooperative: boolean,
  names: Names,
): ProfileResult {
  const { id, game, options, chairs, endedAt, updatedAt, chapter } = record;
  const mine = people.find((seated) => seated.person === person);
  const others = chairs.filter((chair) => chair.kind !== 'person' || chair.person !== person);
  return {
    ...(own ? { table: id } : {}),
    game,
    mode: options.mode,
    at: endedAt ?? updatedAt,
    place: mine?.rank ?? 0,
    players: chairs.length,
    ...defined({ score: mine?.score, chapter: chapter?.number }),
    ...(mine?.resigned === true ? { gaveUp: true } : {}),
    ...(cooperative ? { cooperative } : {}),
    others: others.map((chair) => otherPlayer(chair, names)),
  };
}

function otherPlayer(chair: ChairEntry, names: Names): ResultPlayer {
  if (chair.kind === 'bot') return { level: chair.level, ...defined({ character: chair.character }) };
  if (chair.kind !== 'person') return {};
  const { person, portrait } = chair;
  return { person, ...defined({ name: names.known(person), portrait }) };
}
