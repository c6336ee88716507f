import type { Scalar } from './json.ts';
import { isRecord } from './json.ts';

/** What is known about a game before it is played. Names are in its texts, by these ids. */
export interface GameMeta {
  readonly id: string;
  /** Changes whenever the same seed and moves could give another state. Pinned by each match. */
  readonly rulesVersion: string;
  readonly players: PlayerRange;
  /** At least one; the first is the default. */
  readonly modes: readonly ModeSpec[];
  /** True where every viewer sees everything: then a re-deal is a copy. */
  readonly perfectInformation: boolean;
  /** Shown in the lobby; examples and test games are not. */
  readonly listed: boolean;
  readonly credits?: { readonly designer: string; readonly publisher: string };
}

export interface PlayerRange {
  readonly min: number;
  readonly max: number;
}

export interface ModeSpec {
  readonly id: string;
  readonly players: PlayerRange;
  readonly cooperative?: boolean;
  readonly options: readonly OptionSpec[];
}

export type OptionSpec =
  | { readonly id: string; readonly type: 'boolean'; readonly default: boolean }
  | {
      readonly id: string;
      readonly type: 'choice';
      readonly choices: readonly string[];
      readonly default: string;
    }
  | {
      readonly id: string;
      readonly type: 'integer';
      readonly min: number;
      readonly max: number;
      readonly default: number;
    };

/** The chosen mode and a value for each of its options. */
export interface Options {
  readonly mode: string;
  readonly [option: string]: Scalar;
}

/** What is wrong with a request for a table, for one clear line or a form's hint. */
export interface TableProblem {
  readonly code: 'mode' | 'players' | 'option-unknown' | 'option-value';
  readonly field: string;
  readonly allowed: string;
}

export type TableCheck =
  { readonly ok: true; readonly options: Options } | { readonly ok: false; readonly problem: TableProblem };

/** Checks what came from a form, a file or a command line, and fills in the defaults. */
export function checkTable(meta: GameMeta, seats: number, asked: unknown = {}): TableCheck {
  const wishes = isRecord(asked) ? asked : {};
  const first = meta.modes[0];
  if (first === undefined) throw new Error(`${meta.id} has no mode`);
  const modeId = wishes['mode'] ?? first.id;
  const mode = meta.modes.find((candidate) => candidate.id === modeId);
  if (mode === undefined) return problem('mode', 'mode', meta.modes.map((m) => m.id).join(', '));
  const { min, max } = mode.players;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    return problem('players', 'players', min === max ? `${min}` : `${min} to ${max}`);
  }
  const options: { mode: string; [option: string]: Scalar } = { mode: mode.id };
  for (const spec of mode.options) {
    const value = wishes[spec.id] ?? spec.default;
    if (!isAllowed(spec, value)) return problem('option-value', spec.id, allowedValues(spec));
    options[spec.id] = value;
  }
  for (const key of Object.keys(wishes)) {
    if (key !== 'mode' && !mode.options.some((spec) => spec.id === key)) {
      return problem('option-unknown', key, mode.options.map((spec) => spec.id).join(', '));
    }
  }
  return { ok: true, options };
}

/** One line in English, for tools. Forms use the code and the field. */
export function describeProblem({ code, field, allowed }: TableProblem): string {
  if (code !== 'option-unknown') return `${field} must be ${allowed}`;
  return `there is no option ${field}; ${allowed === '' ? 'this mode has none' : `there are ${allowed}`}`;
}

/** Every value an option can take that differs in kind: all of a choice, both ends of a range. */
export function sampleValues(spec: OptionSpec): readonly Scalar[] {
  switch (spec.type) {
    case 'boolean':
      return [false, true];
    case 'choice':
      return spec.choices;
    case 'integer':
      return [...new Set([spec.min, spec.default, spec.max])];
  }
}

function isAllowed(spec: OptionSpec, value: unknown): value is Scalar {
  switch (spec.type) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' && spec.choices.includes(value);
    case 'integer':
      return Number.isInteger(value) && Number(value) >= spec.min && Number(value) <= spec.max;
  }
}

function allowedValues(spec: OptionSpec): string {
  switch (spec.type) {
    case 'boolean':
      return 'true, false';
    case 'choice':
      return spec.choices.join(', ');
    case 'integer':
      return `${spec.min} to ${spec.max}`;
  }
}

function problem(code: TableProblem['code'], field: string, allowed: string): TableCheck {
  return { ok: false, problem: { code, field, allowed } };
}
