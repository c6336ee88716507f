/** Content packs, for the games that take them. No part of what a browser loads: a server applies them. */
import type { PackFile } from '@captains-table/kernel';
import { ContentPackError } from '@captains-table/kernel';
import type { PackedContent } from './content-source.ts';
import { describePieces } from './pieces/describe.ts';
import { packBetween } from './pieces/differences.ts';
import type { Problem } from './pieces/problem.ts';
import { PACK_GAMES, gameOf, loadPieces } from './pieces/registry.ts';
import { resolvePack } from './pieces/resolve.ts';
import { loadPackWords, sayProblem } from './pieces/words.ts';

/** The content that the files of packs make, game by game. Throws a `ContentPackError` that names the first mistake. */
export async function applyPacks(files: readonly PackFile[]): Promise<readonly PackedContent[]> {
  for (const { name, json } of files) {
    if (gameOf(json) !== undefined) continue;
    throw await errorOf(undefined, {
      grade: 'error',
      file: name,
      field: 'game',
      fault: { code: 'unknown-game', games: PACK_GAMES },
    });
  }
  const games = [...new Set(files.map(({ json }) => gameOf(json) ?? ''))];
  return Promise.all(
    games.map((game) =>
      packedContent(
        game,
        files.filter(({ json }) => gameOf(json) === game),
      ),
    ),
  );
}

async function packedContent(game: string, files: readonly PackFile[]): Promise<PackedContent> {
  const pieces = await loadPieces(game);
  if (pieces === undefined) throw new Error(`there are no pieces of ${game}`);
  const description = describePieces(pieces);
  const { made, problems, written } = resolvePack(pieces, files, description);
  const error = problems.find(({ grade }) => grade === 'error');
  if (error !== undefined || made === undefined) throw await errorOf(game, error);
  const [first, ...others] = files;
  const file = others.length === 0 ? first?.json : packBetween({ game }, pieces.ours, written, description);
  return { game, ...made, file };
}

async function errorOf(game: string | undefined, problem: Problem | undefined): Promise<ContentPackError> {
  const words = await loadPackWords(game, 'en');
  return new ContentPackError(problem === undefined ? 'the pack cannot be used' : sayProblem(problem, words));
}
