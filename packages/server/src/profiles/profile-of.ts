/** A person's profile, as far as the reader may see it. Each part reads as many rows as it shows. */
import { defined } from '@captains-table/kernel';
import type {
  Profile,
  ProfileEncounter,
  ProfileRating,
  Readers,
  Section,
  Shown,
} from '@captains-table/protocol';
import { Failure, SECTIONS, SHOWN_AT_FIRST } from '@captains-table/protocol';
import { isProvisional, ratingAt } from '@captains-table/table/profile';
import type {
  EncounterRecord,
  PersonRecord,
  ProfileRecord,
  RatingRecord,
  Storage,
} from '../storage/storage.ts';
import { latestResults } from './latest-results.ts';
import type { ProfileParts } from './profile-parts.ts';

const MONTH = 30 * 86_400_000;
const MOST_POINTS = 100;
const LATEST_RESULTS = 6;
const RECENT_PEOPLE = 8;

export async function profileOf(parts: ProfileParts, reader: PersonRecord, id: string): Promise<Profile> {
  const { storage } = parts;
  const person = reader.id === id ? reader : await storage.people.find(id);
  // Guests have none: there is nothing to show, and nobody who could allow it to be shown.
  if (person === undefined || (await parts.isGuest(person))) throw new Failure('not-found');
  const own = reader.id === id;
  const stored = await storage.profiles.find(id);
  const shown = shownOf(stored);
  const sees = await readableBy(parts, reader, id, shown);
  const { name, createdAt: since } = person;
  return {
    person: { id, name, since, ...defined({ portrait: stored?.portrait }) },
    own,
    ...(own ? { shown } : { together: await togetherOf(storage, reader.id, id) }),
    ...(sees('results') ? { results: await resultsOf(parts, id, own) } : {}),
    ...(sees('ratings') ? { ratings: await ratingsOf(parts, id) } : {}),
    ...(sees('medals') ? { medals: await medalsOf(storage, id) } : {}),
    ...(sees('people') ? { people: await peopleOf(parts, id) } : {}),
  };
}

/** What a person has said, and what holds where they have said nothing. */
export function shownOf(stored: ProfileRecord | undefined): Shown {
  return { ...SHOWN_AT_FIRST, ...stored?.shown };
}

export async function readableBy(
  { storage }: ProfileParts,
  reader: PersonRecord,
  id: string,
  shown: Shown,
): Promise<(section: Section) => boolean> {
  if (reader.id === id) return () => true;
  const { acquaintances } = storage;
  if ((await acquaintances.blockedBy(id)).includes(reader.id)) return () => false;
  const asksFriends = SECTIONS.some((section) => shown[section] === 'friends');
  const isFriend = asksFriends && (await acquaintances.areFriends(id, reader.id));
  const open: readonly Readers[] = isFriend ? ['everyone', 'friends'] : ['everyone'];
  return (section) => open.includes(shown[section]);
}

async function resultsOf(
  parts: ProfileParts,
  id: string,
  own: boolean,
): Promise<NonNullable<Profile['results']>> {
  const { tables, profiles } = parts.storage;
  const [modes, latest, figures] = await Promise.all([
    tables.statistics(id),
    latestResults(parts, id, own, LATEST_RESULTS),
    profiles.figures(id),
  ]);
  return { modes, latest, figures: Object.fromEntries(figures) };
}

async function ratingsOf(parts: ProfileParts, id: string): Promise<readonly ProfileRating[]> {
  const ratings = await parts.storage.profiles.ratings(id);
  return Promise.all(ratings.map((rating) => ratingOf(parts, id, rating)));
}

async function ratingOf(
  { storage: { profiles }, now }: ProfileParts,
  id: string,
  rating: RatingRecord,
): Promise<ProfileRating> {
  const { game, pace, value, games, peak } = rating;
  const { deviation } = ratingAt(rating, now());
  const points = await profiles.ratingPoints(id, game, pace, MOST_POINTS);
  const before = await profiles.ratingBefore(id, game, pace, now() - MONTH);
  return {
    game,
    pace,
    value,
    deviation,
    provisional: isProvisional({ deviation }),
    games,
    ...(peak > 0 ? { peak } : {}),
    ...defined({ monthAgo: before?.value }),
    points: points.map((point) => ({ at: point.at, value: point.value })),
  };
}

async function medalsOf({ profiles }: Storage, id: string): Promise<NonNullable<Profile['medals']>> {
  const [struck, figures] = await Promise.all([profiles.medals(id), profiles.figures(id)]);
  return { struck, figures: Object.fromEntries(figures) };
}

/** The people met last; a person has one row for each game with each of them. */
async function peopleOf({ storage, names }: ProfileParts, id: string): Promise<readonly ProfileEncounter[]> {
  const recent = await storage.profiles.encounters(id, 4 * RECENT_PEOPLE);
  const ids = [...new Set(recent.map(({ other }) => other))].slice(0, RECENT_PEOPLE);
  await names.learn(ids);
  const portraits = await storage.profiles.portraits(ids);
  const all = await Promise.all(ids.map((other) => storage.profiles.encountersWith(id, other)));
  return ids.map((other, index) => {
    const name = names.known(other);
    const portrait = portraits.get(other);
    return { person: other, ...defined({ name, portrait }), ...summed(all[index] ?? []) };
  });
}

async function togetherOf(
  { profiles }: Storage,
  reader: string,
  id: string,
): Promise<NonNullable<Profile['together']>> {
  const met = await profiles.encountersWith(reader, id);
  return met.map(({ game, games, won, lost, at }) => ({ game, games, won, lost, at }));
}

/** The latest comes first. */
function summed(
  met: readonly EncounterRecord[],
): Pick<ProfileEncounter, 'game' | 'games' | 'won' | 'lost' | 'at'> {
  const sum = (of: (one: EncounterRecord) => number) => met.reduce((total, one) => total + of(one), 0);
  return {
    game: met[0]?.game ?? '',
    games: sum(({ games }) => games),
    won: sum(({ won }) => won),
    lost: sum(({ lost }) => lost),
    at: met[0]?.at ?? 0,
  };
}
