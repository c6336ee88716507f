/** All that can be said about a pack before it is used. */
import type { AnyContent, PackFile } from '@captains-table/kernel';
import type { Problem } from './problem.ts';
import type { RandomGames, RandomGamesPlan } from './random-games.ts';
import { playRandomGames } from './random-games.ts';
import { PACK_GAMES, gameOf, loadPieces } from './registry.ts';
import { resolvePack } from './resolve.ts';

/** `fits`: like the box of the rulebook. `differs`: it can be played. `forbidden`: it cannot. */
export type Verdict = 'fits' | 'differs' | 'forbidden';

export interface PackCheck {
  /** Absent where files name no game that takes packs, or several. */
  readonly game?: string;
  readonly verdict: Verdict;
  readonly problems: readonly Problem[];
  /** Of the content that it makes. */
  readonly hash?: string;
  /** Absent where there was nothing to play with, or none were asked for. */
  readonly played?: RandomGames;
}

/** What a check has found, and the content that it was about. */
export interface CheckedPack {
  readonly check: PackCheck;
  /** Absent where there are errors. */
  readonly content?: AnyContent;
}

/** Checks the files of one pack. With `games: 0` nothing is played. */
export async function checkPack(files: readonly PackFile[], plan: RandomGamesPlan): Promise<PackCheck> {
  return (await checkedPack(files, () => plan)).check;
}

/** The same together with the content; what is played may depend on its hash. */
export async function checkedPack(
  files: readonly PackFile[],
  planFor: (hash: string) => RandomGamesPlan,
): Promise<CheckedPack> {
  const strange = files.filter(
    ({ json }) => gameOf(json) === undefined || gameOf(json) !== gameOf(files[0]?.json),
  );
  const game = gameOf(files[0]?.json);
  const pieces = game === undefined || strange.length > 0 ? undefined : await loadPieces(game);
  if (game === undefined || pieces === undefined) {
    const problems = strange.map(({ name }) => unknownGame(name, game));
    return { check: { verdict: 'forbidden', problems } };
  }
  const { problems, made } = resolvePack(pieces, files);
  if (made === undefined) return { check: { game, verdict: 'forbidden', problems } };
  const { content, hash } = made;
  const plan = planFor(hash);
  if (plan.games === 0) return { check: { game, verdict: verdictOf(problems), problems, hash }, content };
  // Played without the guard, so that whatever the rules cannot handle shows.
  const played = playRandomGames(pieces.make(content), plan);
  const all: readonly Problem[] =
    played.fault === undefined ? problems : [...problems, { grade: 'error', fault: played.fault }];
  return { check: { game, verdict: verdictOf(all), problems: all, hash, played }, content };
}

function unknownGame(file: string, game: string | undefined): Problem {
  const games = game === undefined ? PACK_GAMES : [game];
  return { grade: 'error', file, field: 'game', fault: { code: 'unknown-game', games } };
}

function verdictOf(problems: readonly Problem[]): Verdict {
  if (problems.some(({ grade }) => grade === 'error')) return 'forbidden';
  return problems.length > 0 ? 'differs' : 'fits';
}
