/**
 * The pieces of the games, and packs that change them: what there is, whether a pack fits, how it differs. For
 * the command line, servers and editors; no part of what a table loads.
 */
export type { CheckedPack, PackCheck, Verdict } from './check.ts';
export { checkPack, checkedPack } from './check.ts';
export type { CollectionDescription, PiecesDescription } from './describe.ts';
export { describePieces, piecesIn } from './describe.ts';
export type { Difference, FieldDifference, PackHead } from './differences.ts';
export { differencesOf, packBetween } from './differences.ts';
export type { Case, Choice, Definitions, Field, FieldType } from './field-type.ts';
export { fieldsOf } from './field-type.ts';
export { LIMITS } from './limits.ts';
export { hashOfPack, nameOfPack, readPackText } from './pack-file.ts';
export type { Collection, GamePieces, Source, Written } from './pieces.ts';
export type { Fault, Problem } from './problem.ts';
export type { RandomGames, RandomGamesPlan } from './random-games.ts';
export { playRandomGames } from './random-games.ts';
export { PACK_GAMES, gameOf, loadPieceWords, loadPieces } from './registry.ts';
export type { Resolved } from './resolve.ts';
export { resolvePack } from './resolve.ts';
export { sourceOf, startOfPack } from './start-of-pack.ts';
export type { PackWords } from './words.ts';
export { loadPackWords, sayProblem, typeInWords } from './words.ts';
