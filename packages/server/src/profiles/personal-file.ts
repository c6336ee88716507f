/** Everything that is stored about a person, for them alone, as one file. */
import { defined } from '@captains-table/kernel';
import type { PersonalFile } from '@captains-table/protocol';
import { allTables } from '../plays/all-tables.ts';
import type { PersonRecord, Storage, Time } from '../storage/storage.ts';
import { shownOf } from './profile-of.ts';

const ALL = 1_000_000;

export async function personalFile(storage: Storage, person: PersonRecord, now: Time): Promise<PersonalFile> {
  const { id, name, locale, login, webhook, createdAt, seenAt } = person;
  const { people, profiles, campaigns, daily } = storage;
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
    providers: (await people.providerAccountsOf(id)).map((account) => ({
      issuer: account.issuer,
      subject: account.subject,
      createdAt: account.createdAt,
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
    ...(await amongPeople(storage, id)),
    notices: await noticesOf(storage, id),
    daily: await daily.results(id, ALL),
    packs: await packsOf(storage, id),
    ...(await storage.personal.rowsOf(id)),
    games: await gamesOf(storage, id),
  };
}

/** Friends, those who are blocked, invitations, and what the person has reported; not what others have reported. */
async function amongPeople({ acquaintances, reports }: Storage, id: string): Promise<object> {
  return {
    friends: await acquaintances.of(id),
    blocked: await acquaintances.blockedBy(id),
    invitations: await acquaintances.invitations(id, ALL),
    reports: (await reports.by(id)).map(({ by: _by, verdict: _verdict, ...report }) => report),
  };
}

async function noticesOf({ notices }: Storage, id: string): Promise<object> {
  const rooms = await notices.webhooksBy(id);
  return {
    ...defined({ wishes: await notices.wishes(id), calendar: await notices.calendarLink(id) }),
    rooms: rooms.map(({ table, url, form }) => ({ table, url, form })),
  };
}

async function packsOf({ packs }: Storage, id: string): Promise<readonly object[]> {
  const kept = await packs.of(id);
  return Promise.all(
    kept.map(async ({ hash, game, name, createdAt, link }) => {
      return { hash, game, name, createdAt, ...defined({ link }), file: await packs.file(hash) };
    }),
  );
}

/** All tables at which the person sits or sat, with what they said there. */
async function gamesOf({ tables }: Storage, id: string): Promise<readonly object[]> {
  const games: object[] = [];
  for (const which of ['running', 'finished'] as const) {
    for await (const { record, people } of allTables(tables, which, id)) {
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
  }
  return games;
}
