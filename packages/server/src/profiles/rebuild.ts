/** Ratings, figures and medals, worked out again from the logs of all games that count. */
import type { FigureBook, PersonCounted, PlayedGame, Rating } from '@captains-table/table/profile';
import { countGame } from '@captains-table/table/profile';
import type { AllCounted, EncounterRecord } from '../storage/storage.ts';
import type { CounterParts } from './game-counter.ts';
import { GameCounter, readPlayed } from './game-counter.ts';

export interface Rebuilt {
  readonly games: number;
  readonly people: number;
}

const AT_ONCE = 200;

/** `progress`: after each game. */
export async function rebuildProfiles(
  parts: Omit<CounterParts, 'trouble'>,
  progress: (games: number) => void = () => undefined,
): Promise<Rebuilt> {
  const { profiles } = parts.storage;
  await new GameCounter({
    ...parts,
    trouble(_what, error) {
      throw error;
    },
  }).countAll();
  const all = new CountedSoFar();
  let last = 0;
  let games = 0;
  do {
    for (;;) {
      const more = await profiles.countedAfter(last, AT_ONCE);
      for (const { id, number } of more) {
        const { played, report } = await readPlayed(parts, id);
        if (played !== undefined) all.add(played, number, countGame(played, report, all.knownFor(played)));
        last = number;
        progress(++games);
      }
      if (more.length < AT_ONCE) break;
    }
    // On a server that runs meanwhile one more game may have ended.
  } while (!(await profiles.replaceCounted(all.rows, last)));
  return { games, people: all.people };
}

/** In memory, for all people, even those whose accounts are gone: others have played against them. */
class CountedSoFar {
  readonly #ratings = new Map<string, AllCounted['ratings'][number]>();
  readonly #points: AllCounted['points'][number][] = [];
  readonly #books = new Map<string, FigureBook>();
  readonly #medals: AllCounted['medals'][number][] = [];
  readonly #encounters = new Map<string, AllCounted['encounters'][number]>();

  get people(): number {
    return this.#books.size;
  }

  knownFor({ game, pace }: PlayedGame) {
    return {
      rating: (person: string): Rating | undefined => {
        const known = this.#ratings.get(keyOf(person, game, pace));
        if (known === undefined) return undefined;
        const { value, deviation, games, peak, at } = known;
        return { value, deviation, games, peak, at };
      },
      book: (person: string) => {
        const book = this.#books.get(person) ?? new Map<string, number>();
        this.#books.set(person, book);
        return book;
      },
    };
  }

  add(played: PlayedGame, counted: number, changes: readonly PersonCounted[]): void {
    const { game, pace, endedAt: at } = played;
    for (const { person, rating, medals, met } of changes) {
      if (rating !== undefined) {
        const { value, deviation } = rating;
        this.#ratings.set(keyOf(person, game, pace), { person, game, pace, ...rating });
        this.#points.push({ person, game, pace, counted, at, value, deviation });
      }
      for (const medal of medals) this.#medals.push({ person, medal, at });
      for (const { person: other, outcome } of met) this.#meet(person, other, played, outcome);
    }
  }

  #meet(
    person: string,
    other: string,
    { game, endedAt: at }: PlayedGame,
    outcome: 'before' | 'behind' | 'even',
  ): void {
    const key = keyOf(person, other, game);
    const known: EncounterRecord = this.#encounters.get(key) ?? {
      other,
      game,
      games: 0,
      won: 0,
      lost: 0,
      at,
    };
    this.#encounters.set(key, {
      ...known,
      person,
      games: known.games + 1,
      won: known.won + (outcome === 'before' ? 1 : 0),
      lost: known.lost + (outcome === 'behind' ? 1 : 0),
      at,
    });
  }

  get rows(): AllCounted {
    const figures = [...this.#books].flatMap(([person, book]) =>
      Array.from(book, ([name, value]) => ({ person, name, value })),
    );
    return {
      ratings: [...this.#ratings.values()],
      points: this.#points,
      figures,
      medals: this.#medals,
      encounters: [...this.#encounters.values()],
    };
  }
}

function keyOf(...parts: readonly string[]): string {
  return parts.join('\n');
}
