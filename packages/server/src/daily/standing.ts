/** How people did on a day, as far as the reader may know it. */
import { defined } from '@captains-table/kernel';
import type { DailyStanding } from '@captains-table/protocol';
import { readableBy, shownOf } from '../profiles/profile-of.ts';
import type { ProfileParts } from '../profiles/profile-parts.ts';
import type { DailyPlace, PersonRecord } from '../storage/storage.ts';

const SHOWN = 10;
/** Some do not want to be seen: others may take their places in the list. */
const LOOKED_AT = 3 * SHOWN;

export async function standingOf(
  parts: ProfileParts,
  reader: PersonRecord,
  day: string,
): Promise<DailyStanding> {
  const { daily } = parts.storage;
  const [spread, best, mine] = await Promise.all([
    daily.spread(day),
    daily.best(day, LOOKED_AT),
    daily.result(reader.id, day),
  ]);
  const ahead = (points: number) =>
    spread.reduce((sum, step) => (step.points > points ? sum + step.people : sum), 0);
  const rankOf = ({ points }: Pick<DailyPlace, 'points'>) => 1 + ahead(points);
  return {
    played: spread.reduce((sum, { people }) => sum + people, 0),
    spread,
    best: await named(parts, reader, best, rankOf),
    ...(mine?.done === true ? { rank: rankOf(mine) } : {}),
  };
}

/** Guests have no page on which they could say what others may see: they are counted, and not named. */
async function named(
  parts: ProfileParts,
  reader: PersonRecord,
  best: readonly DailyPlace[],
  rankOf: (place: DailyPlace) => number,
): Promise<DailyStanding['best']> {
  const { storage } = parts;
  const portraits = await storage.profiles.portraits(best.map(({ person }) => person));
  const places: DailyStanding['best'][number][] = [];
  for (const place of best) {
    if (places.length === SHOWN) break;
    const { person: id, points } = place;
    const person = await storage.people.find(id);
    if (person === undefined || !(await mayName(parts, reader, person))) continue;
    const portrait = portraits.get(id);
    places.push({ person: id, name: person.name, ...defined({ portrait }), points, rank: rankOf(place) });
  }
  return places;
}

async function mayName(parts: ProfileParts, reader: PersonRecord, person: PersonRecord): Promise<boolean> {
  if (reader.id === person.id) return true;
  if (await parts.isGuest(person)) return false;
  const shown = shownOf(await parts.storage.profiles.find(person.id));
  return (await readableBy(parts, reader, person.id, shown))('results');
}
