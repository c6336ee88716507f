import type { ChildProcessByStdio } from 'node:child_process';
import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { isGone, watchOver } from './external-bot-leftovers.ts';
import { TOO_LONG, linesOf } from './lines.ts';

const LONGEST_LINE = 1_000_000;

/** How long a program may take to end when it was asked to. */
const GRACE_MILLISECONDS = 1000;

/** With groups, what the shell has started is killed along with the shell. */
const HAS_GROUPS = process.platform !== 'win32';

export interface Listener {
  line(text: string): void;
  /** Nothing will be heard any more, or nothing that makes sense. Says why; may come repeatedly. */
  broken(why: string): void;
}

/** A program started by the shell, with lines going in and out. Its error output joins ours. */
export class BotProcess {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #listener: Listener;
  #grace: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(command: string, listener: Listener) {
    this.#listener = listener;
    this.#child = spawn(command, {
      shell: true,
      detached: HAS_GROUPS,
      stdio: ['pipe', 'pipe', 'inherit'],
      windowsHide: true,
    });
    watchOver(this);
    this.#child.on('error', ({ message }) => listener.broken(`could not be started: ${message}`));
    // A program that no longer reads has ended, or will fail to answer: that is reported, not this.
    this.#child.stdin.on('error', () => undefined);
    void this.#listen(this.#untilClosed());
  }

  write(line: string): void {
    if (this.#child.stdin.writable) this.#child.stdin.write(`${line}\n`);
  }

  /** Nothing more will be written. A program that stays nevertheless is killed after a while. */
  end(): void {
    this.#child.stdin.end();
    if (!this.#closed) this.#grace = setTimeout(() => this.kill(), GRACE_MILLISECONDS);
  }

  kill(): void {
    if (this.#closed) return;
    this.#signal();
    // A process that inherited the pipes and left the group must not keep us waiting.
    this.#child.stdin.destroy();
    this.#child.stdout.destroy();
  }

  #signal(): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      process.kill(HAS_GROUPS ? -pid : pid, 'SIGKILL');
    } catch {
      // It has ended by itself in the meantime.
    }
  }

  /** How it ended. */
  #untilClosed(): Promise<string> {
    return new Promise((resolve) => {
      this.#child.on('close', (code, signal) => {
        this.#closed = true;
        clearTimeout(this.#grace);
        isGone(this);
        resolve(describedEnd(code, signal));
      });
    });
  }

  /** The end is reported after the last line: a program that answers and then ends has answered. */
  async #listen(closed: Promise<string>): Promise<void> {
    try {
      for await (const line of linesOf(this.#child.stdout, LONGEST_LINE)) {
        if (line === TOO_LONG) this.#listener.broken(`wrote a line of more than ${LONGEST_LINE} bytes`);
        else this.#listener.line(line);
      }
    } catch {
      // Only `kill` breaks the pipe, and its caller knows why.
    }
    this.#listener.broken(await closed);
  }
}

/** What a shell answers when it finds no such program. */
const NOT_FOUND = 127;

function describedEnd(code: number | null, signal: NodeJS.Signals | null): string {
  if (signal !== null) return `was ended by ${signal}`;
  return code === NOT_FOUND ? 'was not found (exit code 127)' : `ended with exit code ${code}`;
}
