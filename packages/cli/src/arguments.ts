/** Reading the command line: what is wrong becomes one `UsageError`. */
import type { ParseArgsConfig } from 'node:util';
import { parseArgs } from 'node:util';
import { UsageError } from './command.ts';

type Flags = NonNullable<ParseArgsConfig['options']>;

/** Flags, and as many positional arguments as there are. */
export function readFlags<const F extends Flags>(args: readonly string[], options: F) {
  return parsed(() => parseArgs({ args: [...args], options, allowPositionals: true, strict: true }));
}

/** `names` are the positional arguments the command needs, all of them. */
export function readArguments<const F extends Flags>(
  args: readonly string[],
  names: readonly string[],
  options: F,
) {
  const { values, positionals } = readFlags(args, options);
  const missing = names[positionals.length];
  if (missing !== undefined) throw new UsageError(`<${missing}> is missing`);
  const extra = positionals[names.length];
  if (extra !== undefined) throw new UsageError(`"${extra}" is one argument too many`);
  return { values, positionals };
}

/** Milliseconds a program may be given for a move. */
export const LONGEST_LIMIT = 600_000;

/** A whole number from a flag. */
export function wholeNumber(flag: string, text: string, min: number, max: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  if (value >= min && value <= max) return value;
  throw new UsageError(`--${flag} must be a whole number from ${min} to ${max}, not "${text}"`);
}

export function positiveNumber(flag: string, text: string): number {
  const value = /^\d*\.?\d+$/.test(text) ? Number(text) : NaN;
  if (value > 0 && Number.isFinite(value)) return value;
  throw new UsageError(`--${flag} must be a number above 0, not "${text}"`);
}

/** The value of a flag that has no default. */
export function needed(flag: string, value: string | undefined): string {
  if (value === undefined) throw new UsageError(`--${flag} is missing`);
  return value;
}

function parsed<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // Node adds advice for rare cases, in further sentences and lines; the usage follows anyway.
    throw new UsageError(error.message.split(/\.?\n|\. /)[0] ?? error.message);
  }
}
