/** What a player's games add up to, in figures. One game after the other: the same on a server, in a rebuild, on a device. */
import type { AnyPlayerReport, Medal, PlayerFigures } from '@captains-table/kernel';
import { DAY } from '@captains-table/kernel';
import { MEDALS_FOR_ALL } from './medals.ts';
import type { PlayedBy, PlayedGame } from './played-game.ts';

/** By `<game>/<figure>`; those over all games by `/<figure>`. */
export type FigureBook = Map<string, number>;

/** The levels of bots, in the order of the ladder. */
export const RUNGS: readonly string[] = ['cabin-boy', 'sailor', 'mate', 'captain', 'admiral'];
/** Wins that it takes to pass a rung. */
export const WINS_A_RUNG = 3;

/** A win by so little is close. */
const CLOSE = 1;

type ReportParts = Pick<AnyPlayerReport, 'largest' | 'medals'>;

/** Adds one game to the book of one of its players, and answers the medals that it brings. */
export function addGame(
  book: FigureBook,
  played: PlayedGame,
  by: PlayedBy,
  report: ReportParts | undefined,
): readonly string[] {
  const { game } = played;
  const before = new Set(medalsIn(book, game, report));
  const isFirst = valueIn(book, game, 'games') === 0;
  const wins = isWin(by);
  for (const about of [game, '']) addToAll(book, about, played, by, wins);
  if (isFirst) add(book, '', 'kinds', 1);
  // With someone's own cards the game's figures mean nothing comparable, so they are left out.
  if (played.ownCards !== true) addOwn(book, game, by.figures, report?.largest ?? []);
  return medalsIn(book, game, report).filter((medal) => !before.has(medal));
}

/** What is counted in every game, for each of them and for all. */
function addToAll(
  book: FigureBook,
  about: string,
  { endedAt, pace, players, chapter, cooperative, decided, ownCards }: PlayedGame,
  by: PlayedBy,
  wins: boolean,
): void {
  const count = (figure: string, yes = true) => yes && add(book, about, figure, 1);
  const others = players.filter((other) => other !== by);
  const bots = new Set(others.flatMap(({ level }) => (level === undefined ? [] : [level])));
  const alone = others.length === 0;
  count('games');
  count('wins', wins);
  count(
    'games-with-people',
    others.some(({ person }) => person !== undefined),
  );
  count('wins-against-people', wins && !cooperative && others.some(({ person }) => person !== undefined));
  count('full-tables', players.length >= 4);
  count('games-by-turns', pace === 'turns');
  count('solo-wins', wins && alone);
  count('shared-wins', wins && cooperative);
  count('close-wins', wins && !cooperative && !alone && (decided || lead(by, others) <= CLOSE));
  count('chapters-won', wins && chapter !== undefined);
  run(book, about, 'run', wins);
  run(book, about, 'stayed', by.gaveUp !== true);
  const today = Math.floor(endedAt / DAY);
  if (valueIn(book, about, 'last-day') !== today) count('days');
  book.set(keyOf(about, 'last-day'), today);
  if (cooperative || ownCards === true) return;
  for (const level of bots) {
    count(`met-${level}`);
    count(`beat-${level}`, wins);
  }
}

/** The next value of a series that something else breaks, and the longest so far. */
function run(book: FigureBook, about: string, figure: string, goesOn: boolean): void {
  const length = goesOn ? valueIn(book, about, figure) + 1 : 0;
  book.set(keyOf(about, figure), length);
  most(book, about, `longest-${figure}`, length);
}

function addOwn(book: FigureBook, game: string, figures: PlayerFigures, largest: readonly string[]): void {
  for (const [figure, value] of Object.entries(figures)) {
    if (largest.includes(figure)) most(book, game, figure, value);
    else add(book, game, figure, value);
  }
}

/** Won alone or together with others; the place of a game alone says whether it was won. */
export function isWin({ place, gaveUp }: Pick<PlayedBy, 'place' | 'gaveUp'>): boolean {
  return place === 1 && gaveUp !== true;
}

function lead({ score }: PlayedBy, others: readonly PlayedBy[]): number {
  const best = Math.max(...others.flatMap((other) => other.score ?? []));
  return score === undefined ? Infinity : score - best;
}

export function valueIn(book: ReadonlyMap<string, number>, game: string, figure: string): number {
  return book.get(keyOf(game, figure)) ?? 0;
}

/** The medals of one game, and those of all, that these figures bring. */
export function medalsIn(
  book: ReadonlyMap<string, number>,
  game: string,
  report: Pick<AnyPlayerReport, 'medals'> | undefined,
): readonly string[] {
  const struck = (about: string, medals: readonly Medal[]) =>
    medals.flatMap(({ id, figure, of }) => (valueIn(book, about, figure) >= of ? [keyOf(about, id)] : []));
  return [...struck(game, report?.medals ?? []), ...struck('', MEDALS_FOR_ALL)];
}

function keyOf(game: string, name: string): string {
  return `${game}/${name}`;
}

function add(book: FigureBook, about: string, figure: string, by: number): void {
  if (by !== 0) book.set(keyOf(about, figure), valueIn(book, about, figure) + by);
}

function most(book: FigureBook, about: string, figure: string, value: number): void {
  if (value > valueIn(book, about, figure)) book.set(keyOf(about, figure), value);
}
