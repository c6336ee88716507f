/** What is known about people from their finished games, and what they say about themselves. */
import type { Pace } from '@captains-table/table/profile';
import { counting } from './counting.ts';
import type { Engine } from './engine.ts';
import type { Database } from './schema.ts';
import type { Profiles } from './storage.ts';

export function profiles(db: Database, engine: Engine): Profiles {
  return { ...counting(db, engine), ...ratings(db), ...games(db), ...ownWords(db) };
}

type Ratings = Pick<Profiles, 'ratings' | 'ratingPoints' | 'ratingBefore'>;

function ratings(db: Database): Ratings {
  const points = (person: string, game: string, pace: Pace) =>
    db
      .selectFrom('rating_point')
      .select(['at', 'value', 'deviation'])
      .where('person', '=', person)
      .where('game', '=', game)
      .where('pace', '=', pace)
      .orderBy('counted', 'desc');
  return {
    ratings: (person) =>
      db
        .selectFrom('rating')
        .select(['game', 'pace', 'value', 'deviation', 'games', 'peak', 'at'])
        .where('person', '=', person)
        .orderBy('game')
        .orderBy('pace')
        .execute(),

    async ratingPoints(person, game, pace, limit) {
      const latest = await points(person, game, pace).limit(limit).execute();
      return latest.toReversed();
    },

    // In the order of an index of its own: games of a busy month are not gone through one by one.
    ratingBefore: (person, game, pace, at) =>
      points(person, game, pace)
        .clearOrderBy()
        .orderBy('at', 'desc')
        .orderBy('counted', 'desc')
        .where('at', '<', at)
        .limit(1)
        .executeTakeFirst(),
  };
}

function games(db: Database): Pick<Profiles, 'figures' | 'medals' | 'encounters' | 'encountersWith'> {
  const encounters = (person: string) =>
    db
      .selectFrom('encounter')
      .select(['other', 'game', 'games', 'won', 'lost', 'at'])
      .where('person', '=', person);
  return {
    async figures(person) {
      const figures = db.selectFrom('figure').select(['name', 'value']).where('person', '=', person);
      const rows = await figures.orderBy('name').execute();
      return new Map(rows.map(({ name, value }) => [name, value]));
    },

    medals: (person) =>
      db
        .selectFrom('medal')
        .select(['medal', 'at'])
        .where('person', '=', person)
        .orderBy('at')
        .orderBy('medal')
        .execute(),

    encounters: (person, limit) =>
      encounters(person).orderBy('at', 'desc').orderBy('other', 'desc').limit(limit).execute(),

    // A handful of rows, sorted here: asked for in order, SQLite would go through all people this person has met.
    async encountersWith(person, other) {
      const met = await encounters(person).where('other', '=', other).execute();
      return met.toSorted((one, another) => another.at - one.at || (one.game < another.game ? -1 : 1));
    },
  };
}

function ownWords(db: Database): Pick<Profiles, 'find' | 'update' | 'portraits'> {
  return {
    async find(person) {
      const profile = db.selectFrom('profile').select(['portrait', 'shown']).where('person', '=', person);
      const row = await profile.executeTakeFirst();
      if (row === undefined) return undefined;
      const shown = JSON.parse(row.shown) as Record<string, string>;
      return row.portrait === null ? { shown } : { shown, portrait: row.portrait };
    },

    async update(person, { portrait = null, shown }) {
      const row = { portrait, shown: JSON.stringify(shown) };
      await db
        .insertInto('profile')
        .values({ person, ...row })
        .onConflict((conflict) => conflict.column('person').doUpdateSet(row))
        .execute();
    },

    async portraits(people) {
      if (people.length === 0) return new Map();
      const chosen = db.selectFrom('profile').select(['person', 'portrait']).where('person', 'in', people);
      const rows = await chosen.execute();
      return new Map(
        rows.flatMap(({ person, portrait }) => (portrait === null ? [] : [[person, portrait] as const])),
      );
    },
  };
}
