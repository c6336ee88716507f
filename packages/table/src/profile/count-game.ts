/** What one more finished game changes for its players: ratings, figures, medals. */
import type { AnyPlayerReport } from '@captains-table/kernel';
import { defined } from '@captains-table/kernel';
import type { FigureBook } from './figures.ts';
import { addGame } from './figures.ts';
import type { PlayedBy, PlayedGame } from './played-game.ts';
import { isRated } from './played-game.ts';
import type { RatedPlayer, Rating } from './rating.ts';
import { fixedRating, ratingsAfter } from './rating.ts';

/** What is known of the people of a game before it counts. The books are changed. */
export interface KnownPlayers {
  /** Their ratings in this game at this pace. */
  readonly rating: (person: string) => Rating | undefined;
  readonly book: (person: string) => FigureBook;
}

/** What a game has changed for one of its players. */
export interface PersonCounted {
  readonly person: string;
  /** Absent where the game is not rated. */
  readonly rating?: Rating;
  /** Those that the game has brought. */
  readonly medals: readonly string[];
  readonly met: readonly Encounter[];
}

/** How two people finished. */
export interface Encounter {
  readonly person: string;
  /** In a game that all win or lose together no one is before another. */
  readonly outcome: 'before' | 'behind' | 'even';
}

export function countGame(
  played: PlayedGame,
  report: AnyPlayerReport | undefined,
  known: KnownPlayers,
): readonly PersonCounted[] {
  const ratings = newRatings(played, report, known);
  return played.players.flatMap((by) => {
    const { person } = by;
    if (person === undefined || by.gone === true) return [];
    const medals = addGame(known.book(person), played, by, report);
    return [{ person, medals, met: encounters(played, by), ...defined({ rating: ratings.get(person) }) }];
  });
}

/** People against people and against bots whose strength was measured. */
function newRatings(
  played: PlayedGame,
  report: AnyPlayerReport | undefined,
  known: KnownPlayers,
): ReadonlyMap<string, Rating> {
  const players = played.players.flatMap((by) => {
    const rated = ratedPlayer(by, played, report, known);
    return rated === undefined ? [] : [{ by, rated }];
  });
  if (!isRated(played) || players.length < 2) return new Map();
  const after = ratingsAfter(
    players.map(({ rated }) => rated),
    played.endedAt,
  );
  return new Map(
    players.flatMap(({ by: { person } }, index) => {
      const rating = after[index];
      return person === undefined || rating === undefined ? [] : [[person, rating] as const];
    }),
  );
}

/** A player as the rating sees them; undefined for deleted accounts, and for bots whose strength was not measured. */
function ratedPlayer(
  { person, level, place, gaveUp, gone }: PlayedBy,
  { players }: PlayedGame,
  report: AnyPlayerReport | undefined,
  known: KnownPlayers,
): RatedPlayer | undefined {
  if (gone === true) return undefined;
  if (person !== undefined) {
    // Behind all others, whatever the bot that played on achieved.
    return { place: gaveUp === true ? players.length + 1 : place, rating: known.rating(person) };
  }
  const strength = report?.botRatings[level ?? ''];
  return strength === undefined || gaveUp === true
    ? undefined
    : { place, rating: fixedRating(strength), fixed: true };
}

function encounters({ players, cooperative }: PlayedGame, by: PlayedBy): readonly Encounter[] {
  const placeOf = (player: PlayedBy) => (player.gaveUp === true ? players.length + 1 : player.place);
  return players.flatMap((other) => {
    const { person } = other;
    if (person === undefined || other === by) return [];
    const difference = cooperative ? 0 : placeOf(by) - placeOf(other);
    return [{ person, outcome: difference === 0 ? 'even' : difference < 0 ? 'before' : 'behind' }];
  });
}
