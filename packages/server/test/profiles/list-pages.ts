import type { Storage } from '../../src/storage/storage.ts';

const PAGE = 50;

/** The queries of each page with a list; each returns its number of lines. Without `storage` they only have names. */
export function listPages(
  storage: Storage | undefined,
  day: string,
): Readonly<Record<string, (person: string) => Promise<number>>> {
  const kept = () => {
    if (storage === undefined) throw new Error('there is nothing to look at');
    return storage;
  };
  return {
    'my games': async (person) => {
      const { tables } = kept();
      const first = await tables.finished(person, { limit: PAGE });
      const second =
        first.last === undefined
          ? []
          : (await tables.finished(person, { limit: PAGE, after: first.last })).tables;
      const running = await tables.running(person, { limit: PAGE });
      return first.tables.length + second.length + running.tables.length;
    },
    statistics: async (person) => (await kept().tables.statistics(person)).length,
    'tables to join and to watch': async () => {
      const { tables } = kept();
      const lists = await Promise.all(
        (['open', 'playing'] as const).map((status) => tables.listed(status, { limit: PAGE })),
      );
      return 1 + lists.flatMap((list) => list.tables).length;
    },
    people: async (person) => {
      const { acquaintances, people } = kept();
      const friends = await acquaintances.of(person);
      const names = await people.names(friends.map((one) => one.person));
      await acquaintances.invitations(person, PAGE);
      await people.mutedBy(person);
      return names.size + (await acquaintances.blockedBy(person)).length;
    },
    'the day': async (person) => {
      const { daily } = kept();
      await daily.tally(day);
      await daily.result(person, day);
      await daily.results(person, 31);
      return (await daily.best(day, PAGE)).length + (await daily.spread(day)).length;
    },
    'the host’s desk': async () => {
      const { admin, reports } = kept();
      const { people } = await admin.totals();
      await admin.latestTables(PAGE);
      await admin.announcements(1);
      await admin.audit(PAGE);
      await admin.bans(1);
      await reports.list(PAGE);
      return people + (await admin.people('', PAGE)).length;
    },
    'a search at the host’s desk': async () => (await kept().admin.people('captain 7', PAGE)).length,
    'a club': async (person) => {
      const { clubs, cups } = kept();
      const own = await clubs.of(person, PAGE);
      for (const { club } of own) {
        await clubs.members(club.id);
        const evenings = await clubs.evenings(club.id, 0, PAGE);
        await clubs.answers(evenings.map(({ id }) => id));
        await clubs.news(club.id, PAGE);
        await cups.ofClub(club.id, PAGE);
        await cups.deadlinesIn(club.id);
      }
      await cups.deadlinesOf(person);
      return own.length;
    },
  };
}
