/** What is said about packs of any game. */
import type { LimitName } from '../src/pieces/problem.ts';

/** What our patterns mean. */
export type FormName = 'id' | 'name' | 'capital' | 'twoDigits' | 'gridPlace';

export interface ProblemWords {
  /** A colon between two parts of a message, as the language sets it. */
  readonly colon: string;
  readonly quoted: (text: string) => string;
  readonly field: (name: string) => string;
  readonly or: string;
  readonly notJson: (reason: string) => string;
  readonly noObject: string;
  readonly noList: string;
  readonly oneOf: (names: string) => string;
  readonly unknownField: string;
  readonly missing: string;
  readonly mustBe: (type: string, value: string) => string;
  readonly number: (whole: boolean, min: number | undefined, max: number | undefined) => string;
  readonly flag: string;
  /** `form` is a pattern for which there is no better word. */
  readonly text: (form: string | undefined, most: number | undefined) => string;
  readonly forms: Readonly<Record<FormName, string>>;
  readonly reference: (pieces: string) => string;
  readonly list: (least: number | undefined, most: number | undefined) => string;
  readonly object: string;
  readonly twice: string;
  readonly nothingToRemove: (id: string) => string;
  readonly fixed: string;
  readonly noReference: (piece: string, id: string) => string;
  readonly limit: Readonly<Record<LimitName, (most: string) => string>>;
  readonly characters: string;
  readonly reservedName: string;
  readonly count: (ours: number, count: number, pile: string | undefined) => string;
  readonly breaks: (table: string) => string;
  readonly endless: (table: string, decisions: string) => string;
  /** Findings that several games have, with their facts in braces. */
  readonly findings: Readonly<Record<string, string>>;
}
