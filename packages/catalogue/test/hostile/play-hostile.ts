/** What happens to a hostile pack: it is refused with a message, or its games end. */
import type { AnyGame, AnyMatch } from '@captains-table/kernel';
import { Match, chanceFrom, pick } from '@captains-table/kernel';
import { tablesOf } from '@captains-table/kernel/contract';
import { ENTRIES } from '../../src/entries.ts';
import type { GamePieces, PackWords, PiecesDescription } from '../../src/pieces/index.ts';
import { resolvePack, sayProblem } from '../../src/pieces/index.ts';

export interface Fate {
  readonly refused: boolean;
  /** Games that the guard had to end. */
  readonly halted: number;
  readonly decisions: number;
  readonly milliseconds: number;
}

export interface Surroundings {
  readonly game: string;
  readonly pieces: GamePieces;
  readonly description: PiecesDescription;
  readonly words: readonly PackWords[];
}

/** As a table would: guarded rules, a match, every viewer's view now and then. */
export async function fateOf(
  json: unknown,
  around: Surroundings,
  seed: string,
  games: number,
): Promise<Fate> {
  const start = performance.now();
  const { problems, made } = resolvePack(around.pieces, [{ name: 'hostile.json', json }], around.description);
  for (const problem of problems) for (const words of around.words) checkSentence(sayProblem(problem, words));
  const fate = { refused: made === undefined, halted: 0, decisions: 0 };
  if (made === undefined && problems.length === 0) throw new Error('refused without a word');
  if (made !== undefined) {
    const edition = ENTRIES.find(({ id }) => id === around.game)?.withContent(made.content, made.hash);
    const rules = await edition?.rules();
    if (rules === undefined) throw new Error('no rules');
    const tables = tablesOf(rules.meta);
    const chance = chanceFrom(seed);
    for (let i = 0; i < games; i++) {
      const played = playGame(rules, pick(chance, tables), `${seed}-${i}`);
      fate.decisions += played.decisions;
      fate.halted += played.halted ? 1 : 0;
    }
  }
  return { ...fate, milliseconds: performance.now() - start };
}

function playGame(
  rules: AnyGame,
  table: ReturnType<typeof tablesOf>[number],
  seed: string,
): { decisions: number; halted: boolean } {
  const match: AnyMatch | undefined = begun(rules, table, seed);
  if (match === undefined) return { decisions: 0, halted: true };
  const chance = chanceFrom(`moves/${seed}`);
  for (let decisions = 0; ; decisions++) {
    const owed = rules.pending(match.state)[0];
    if (decisions % 50 === 0) for (const viewer of [0, 'spectator'] as const) rules.view(match.state, viewer);
    if (owed === undefined) {
      if (rules.result(match.state) === undefined) throw new Error('a game ended without a result');
      return { decisions, halted: 'halted' in match.state };
    }
    const { ok } = match.play(owed.seat, pick(chance, match.legal(owed.seat)));
    if (!ok) throw new Error('a legal move was refused');
  }
}

/** A table that cannot be set up is refused when it is made, which the check of the pack finds out before. */
function begun(rules: AnyGame, table: ReturnType<typeof tablesOf>[number], seed: string) {
  try {
    return new Match(rules, { ...table, seed });
  } catch {
    return undefined;
  }
}

/** A line for a person: short, visible, with words for everything. */
function checkSentence(sentence: string): void {
  if (sentence.length > 600 || /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(sentence)) {
    throw new Error(`no sentence: ${JSON.stringify(sentence.slice(0, 100))}`);
  }
  if (/ undefined\b|\[object|\{\w+\}$/.test(sentence)) throw new Error(`a gap: ${sentence}`);
}
