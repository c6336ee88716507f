import type { Io } from './io.ts';

/** One verb of the command line. A new one is a file in `commands/` and a line in its index. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What `--help` prints, and what follows after bad arguments. */
  readonly usage: string;
  /** Absent where `--content` means something: for all commands that play or replay games. */
  readonly takesContent?: false;
  /** Returns the exit code. Throws `UsageError` or `InputError` for what the caller got wrong. */
  run(args: readonly string[], io: Io): Promise<number>;
}

/** Bad arguments: one line for a person. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** An input that cannot be read, where no advice on usage would help. */
export class InputError extends Error {
  override readonly name = 'InputError';
}
