/** All that can be said about a pack before it is used. */
import type { PackFile } from '@captains-table/kernel';
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

/** Checks the files of one pack. With `games: 0` nothing is played. */
export async function checkPack(files: readonly PackFile[], plan: RandomGamesPlan): Promise<PackCheck> {
  const strange = files.filter(
    ({ json }) => gameOf(json) === undefined || gameOf(json) !== gameOf(files[0]?.json),
  );
  const game = gameOf(files[0]?.json);
  const pieces = game === undefined || strange.length > 0 ? undefined : await loadPieces(game);
  if (game === undefined || pieces === undefined) {
    return { verdict: 'forbidden', problems: strange.map(({ name }) => unknownGame(name, game)) };
  }
  const { problems, made } = resolvePack(pieces, files);
  if (made === undefined) return { game, verdict: 'forbidden', problems };
  if (plan.games === 0) return { game, verdict: verdictOf(problems), problems, hash: made.hash };
  // As nothing guards them: whatever the rules cannot do shows.
  const played = playRandomGames(pieces.make(made.content), plan);
  const all: readonly Problem[] =
    played.fault === undefined ? problems : [...problems, { grade: 'error', fault: played.fault }];
  return { game, verdict: verdictOf(all), problems: all, hash: made.hash, played };
}

function unknownGame(file: string, game: string | undefined): Problem {
  const games = game === undefined ? PACK_GAMES : [game];
  return { grade: 'error', file, field: 'game', fault: { code: 'unknown-game', games } };
}

function verdictOf(problems: readonly Problem[]): Verdict {
  if (problems.some(({ grade }) => grade === 'error')) return 'forbidden';
  return problems.length > 0 ? 'differs' : 'fits';
}
