import type { Carry } from '../campaign.ts';
import { isCarry } from '../campaign.ts';
import type { Move, Result, Seat } from '../game.ts';
import { canonical, firstDifference, isCount, isList, isRecord, isText } from '../json.ts';
import type { Options } from '../meta.ts';
import { isMoveShaped } from '../moves.ts';
import { sha256Hex } from '../sha256.ts';
import { defined } from '../records.ts';

/** A move, or a step back to where only `undo` moves had been played. */
export type LogEntry =
  { readonly seat: Seat; readonly move: Move } | { readonly seat: Seat; readonly undo: number };

/** From here on the match was played by other rules: a release has changed them, and it went on from where it stood. */
export interface RulesChange {
  readonly rules: string;
  /** The rules that have left the position. */
  readonly from: string;
  /** How many entries of the log came before it. */
  readonly after: number;
  /** The position it went on from, as the rules before left it, and how many moves stood then. */
  readonly moves: number;
  readonly state: Readonly<Record<string, unknown>>;
}

/** A bot that played a seat: its level, and the version of the bots of that release. */
export interface BotAtSeat {
  readonly seat: Seat;
  readonly level: string;
  readonly version: number;
}

/** A whole match as one JSON document: export, import and audit. */
export interface MatchDocument {
  readonly format: 'captains-table-match';
  readonly version: 1;
  readonly game: string;
  /** The rules version the match began with, and keeps unless it is `changed`. */
  readonly rules: string;
  /** Where the rules have changed, in order. Marks are of the moves since the last change, with the position it began from. */
  readonly changed?: readonly RulesChange[];
  /** The content that the rules version names by its hash, where it is not the built-in one. */
  readonly content?: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly options: Options;
  /** What a chapter of a campaign began with. */
  readonly carry?: Carry;
  /** SHA-256 of the seed, and of the carry where there is one: known from the start. */
  readonly commitment: string;
  /** The seed itself: absent while the match goes on and others read the document. */
  readonly seed?: string;
  /** The bots that played seats, for all or part of the match, in the order of their first moves. Absent in earlier releases. */
  readonly bots?: readonly BotAtSeat[];
  /** Everything that was done, in order; only ever appended to. */
  readonly log: readonly LogEntry[];
  /** A fingerprint of the state after set-up and after each move that stands. */
  readonly marks?: readonly string[];
  readonly result?: Result;
  /** What is carried on to the next chapter: beside the result of a mode that belongs to a campaign. */
  readonly after?: Carry;
  /**
   * SHA-256 of everything above. Marks and rules prove the moves that stand; this one also reveals a change to what was taken back. Exports of earlier versions have none.
   */
  readonly digest?: string;
}

/** Why a document cannot be used: a stable code, and one line for a person. */
export class MatchError extends Error {
  override readonly name = 'MatchError';
  readonly code: 'document' | 'game' | 'rules' | 'table' | 'carry' | 'seed' | 'move' | 'snapshot';

  constructor(code: MatchError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** Reads what came from a file or the network. Says which field is wrong. */
export function parseMatchDocument(value: unknown): MatchDocument {
  if (!isRecord(value)) throw bad('it is not a JSON object');
  if (value['format'] !== 'captains-table-match') throw bad('"format" is not "captains-table-match"');
  if (value['version'] !== 1) throw bad('"version" is not 1');
  const { options, changed, content, carry, bots, log, marks, seed, result, after, digest } = value;
  if (!isOptions(options)) throw bad('"options" needs a mode and plain values');
  if (changed !== undefined && !isList(changed, isRulesChange)) throw bad('"changed" is no list of changes');
  if (content !== undefined && !isRecord(content)) throw bad('"content" is not a JSON object');
  if (carry !== undefined && !isCarry(carry)) throw bad('"carry" is no plain data with a version');
  if (bots !== undefined && !isList(bots, isBotAtSeat)) throw bad('"bots" is no list of bots');
  if (!Array.isArray(log)) throw bad('"log" is not a list');
  if (marks !== undefined && !isList(marks, isText)) throw bad('"marks" is not a list of texts');
  if (seed !== undefined && typeof seed !== 'string') throw bad('"seed" is not a text');
  if (result !== undefined && !isResult(result)) throw bad('"result" is not a result');
  if (after !== undefined && !isCarry(after)) throw bad('"after" is no plain data with a version');
  if (digest !== undefined && typeof digest !== 'string') throw bad('"digest" is not a text');
  return {
    format: 'captains-table-match',
    version: 1,
    game: text(value, 'game'),
    rules: text(value, 'rules'),
    seats: count(value, 'seats'),
    options,
    commitment: text(value, 'commitment'),
    log: log.map(parseEntry),
    ...defined({ changed, content, carry, bots, seed, marks, result, after, digest }),
  };
}

/** What a document's `digest` must be, whatever the order of its keys. */
export function digestOf(document: MatchDocument): string {
  return sha256Hex(canonical({ ...document, digest: undefined }));
}

/**
 * Whether a text is its document and nothing else: no unknown field, no field twice, no number or letter
 * written in another way than `JSON.stringify` writes it. White space does not matter. Returns the first
 * thing that is odd, or undefined.
 */
export function oddityOf(text: string, document: MatchDocument): string | undefined {
  const value: unknown = JSON.parse(text);
  const field = firstDifference(document, value);
  if (field !== undefined) return `"${field}" is no field of a match document`;
  const plain = text.replaceAll(STRING_OR_SPACE, '$1');
  const ours = JSON.stringify(value);
  if (plain === ours) return undefined;
  let place = 0;
  while (plain[place] === ours[place]) place++;
  const around = plain.slice(Math.max(0, place - 10), place + 10);
  return `it is written in another way than it was exported, near ${around}`;
}

/** A string as it stands, or white space outside of one. */
const STRING_OR_SPACE = /("(?:[^"\\]|\\.)*")|[ \t\n\r]+/g;

function parseEntry(entry: unknown, index: number): LogEntry {
  if (isRecord(entry) && isCount(entry['seat'])) {
    const { seat, undo, move } = entry;
    if (isCount(undo)) return { seat, undo };
    if (isMoveShaped(move)) return { seat, move };
  }
  throw bad(`log entry ${index} is neither a move nor an undo`);
}

function text(record: Readonly<Record<string, unknown>>, field: string): string {
  const value = record[field];
  if (!isText(value)) throw bad(`"${field}" is not a text`);
  return value;
}

function count(record: Readonly<Record<string, unknown>>, field: string): number {
  const value = record[field];
  if (!isCount(value)) throw bad(`"${field}" is not a number`);
  return value;
}

/** A mode and plain values: whether a game has them is for `checkTable`. */
export function isOptions(value: unknown): value is Options {
  return (
    isRecord(value) &&
    isText(value['mode']) &&
    Object.values(value).every((item) => ['string', 'number', 'boolean'].includes(typeof item))
  );
}

export function isResult(value: unknown): value is Result {
  return (
    isRecord(value) &&
    isList(value['ranking'], isNumber) &&
    isList(value['scores'], isNumber) &&
    isList(value['breakdown'], isNumbers)
  );
}

function isRulesChange(value: unknown): value is RulesChange {
  return (
    isRecord(value) &&
    isText(value['rules']) &&
    isText(value['from']) &&
    isCount(value['after']) &&
    isCount(value['moves']) &&
    isRecord(value['state'])
  );
}

function isBotAtSeat(value: unknown): value is BotAtSeat {
  return isRecord(value) && isCount(value['seat']) && isText(value['level']) && isCount(value['version']);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

function isNumbers(value: unknown): value is Record<string, number> {
  return isRecord(value) && Object.values(value).every(isNumber);
}

function bad(message: string): MatchError {
  return new MatchError('document', `not a match document: ${message}`);
}
