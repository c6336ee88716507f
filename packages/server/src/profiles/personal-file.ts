/** Everything that is stored about a person, for them alone, as one file. */
import { defined } from '@captains-table/kernel';
import type { PersonalFile } from '@captains-table/protocol';
import type { ListedTable, PersonRecord, Storage, Time } from '../storage/storage.ts';
import { shownOf } from './profile-of.ts';

/** More rows than a person has in a page of a list. */
const AT_ONCE = 500;
const ALL = 1_000_000;

export async function personalFile(storage: Storage, person: PersonRecord, now: Time): Promise<PersonalFile> {
  const { id, name, locale, login, webhook, createdAt, seenAt } = person;
  const { people, profiles, campaigns } = storage;
  const ratings = await profiles.ratings(id);
  const profile = await profiles.find(id);
  return {
    format: 'captains-table-person',
    version: 1,
    exportedAt: now,
    person: { id, name, locale, ...defined({ login, webhook }), createdAt, seenAt },
    profile: { ...defined({ portrait: profile?.portrait }), shown: shownOf(profile) },
    signIns: (await people.signInsOf(id)).map(({ device, ...signIn }) => ({
      device,
      createdAt: signIn.createdAt,
      seenAt: signIn.seenAt,
    })),
    passkeys: (await people.passkeysOf(id)).map((passkey) => ({
      name: passkey.name,
      createdAt: passkey.createdAt,
    })),
    pushes: (await people.pushesOf(id)).map(({ endpoint }) => ({ endpoint })),
    muted: await people.mutedBy(id),
    ratings: await Promise.all(
      ratings.map(async (rating) => ({
        ...rating,
        points: await profiles.ratingPoints(id, rating.game, rating.pace, ALL),
      })),
    ),
    figures: Object.fromEntries(await profiles.figures(id)),
    medals: await profiles.medals(id),
    encounters: await profiles.encounters(id, ALL),
    campaigns: (await campaigns.of(id, ALL)).map((campaign) => ({
      id: campaign.id,
      game: campaign.game,
      createdAt: campaign.createdAt,
    })),
    games: await gamesOf(storage, id),
  };
}

/** All tables at which the person sits or sat, with what they said there. */
async function gamesOf({ tables }: Storage, id: string): Promise<readonly object[]> {
  const found: ListedTable[] = [];
  for (const which of ['running', 'finished'] as const) {
    let page = await tables[which](id, { limit: AT_ONCE });
    found.push(...page.tables);
    while (page.last !== undefined) {
      page = await tables[which](id, { limit: AT_ONCE, after: page.last });
      found.push(...page.tables);
    }
  }
  const games: object[] = [];
  for (const { record, people } of found) {
    const said = await tables.chat(record.id, ALL);
    const { game, options, status, tempo, startedAt, endedAt, result, chapter } = record;
    games.push({
      table: record.id,
      game,
      options,
      status,
      tempo,
      ...defined({ startedAt, endedAt, result, chapter: chapter?.number }),
      seats: people.filter(({ person }) => person === id),
      said: said.flatMap(({ person, at, text }) => (person === id ? [{ at, text }] : [])),
    });
  }
  return games;
}
