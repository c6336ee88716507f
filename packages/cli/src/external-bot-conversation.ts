import type { Seat } from '@captains-table/kernel';
import { isRecord } from '@captains-table/kernel';
import { BotProcess } from './external-bot-process.ts';

/** What a program did that ends its part in the game. By then it has been killed. */
export class ExternalBotError extends Error {
  override readonly name = 'ExternalBotError';
  readonly command: string;
  /** Where it sat; undefined while that does not matter. */
  readonly seat: Seat | undefined;
  readonly #what: string;

  constructor(command: string, what: string, seat?: Seat) {
    super(`the bot "${command}" ${what}`);
    this.command = command;
    this.seat = seat;
    this.#what = what;
  }

  at(seat: Seat): ExternalBotError {
    return new ExternalBotError(this.command, this.#what, seat);
  }
}

type Request = { readonly do: string } & Readonly<Record<string, unknown>>;
export type Reply = Readonly<Record<string, unknown>>;

interface Question {
  readonly id: number;
  readonly verb: string;
  readonly milliseconds: number;
  resolve(reply: Reply): void;
  reject(error: ExternalBotError): void;
}

/** Questions and answers, found by their ids. The first failure is the last: nothing is asked after it. */
export class Conversation {
  readonly #command: string;
  readonly #process: BotProcess;
  /** Unanswered, oldest first. */
  readonly #questions: Question[] = [];
  #clock: NodeJS.Timeout | undefined;
  #lastId = 0;
  #over: ExternalBotError | undefined;

  constructor(command: string) {
    this.#command = command;
    this.#process = new BotProcess(command, {
      line: (line) => this.#hear(line),
      broken: (why) => this.fail(why),
    });
  }

  /** Whether something else can be talked about: nothing went wrong, and nothing is left unanswered. */
  get isIdle(): boolean {
    return this.#over === undefined && this.#questions.length === 0;
  }

  /** Sends what needs no answer. Answers the id it was given. */
  tell(request: Request): number {
    const id = ++this.#lastId;
    if (this.#over === undefined) this.#process.write(JSON.stringify({ id, ...request }));
    return id;
  }

  ask(request: Request, milliseconds: number): Promise<Reply> {
    const over = this.#over;
    if (over !== undefined) return Promise.reject(over);
    return new Promise((resolve, reject) => {
      const id = this.tell(request);
      this.#questions.push({ id, verb: request.do, milliseconds, resolve, reject });
      if (this.#questions.length === 1) this.#startClock();
    });
  }

  /** Ends the conversation after a failure. Answers the reason that counts, which is the first. */
  fail(what: string): ExternalBotError {
    if (this.#over !== undefined) return this.#over;
    const error = this.#end(what);
    this.#process.kill();
    return error;
  }

  /** Ends in peace. */
  quit(): void {
    if (this.#over !== undefined) return;
    this.tell({ do: 'quit' });
    this.#end('has left the table');
    this.#process.end();
  }

  #end(what: string): ExternalBotError {
    const error = new ExternalBotError(this.#command, what);
    this.#over = error;
    clearTimeout(this.#clock);
    for (const question of this.#questions.splice(0)) question.reject(error);
    return error;
  }

  #hear(line: string): void {
    const reply = parsed(line);
    if (!isRecord(reply)) {
      this.fail(`wrote a line that is no JSON object: ${excerpt(line)}`);
      return;
    }
    const at = this.#questions.findIndex(({ id }) => id === reply['id']);
    const question = this.#questions[at];
    if (question === undefined) return;
    if (reply['ok'] !== true) {
      this.fail(`answered "${question.verb}" with ${excerpt(line)}`);
      return;
    }
    this.#questions.splice(at, 1);
    if (at === 0) this.#startClock();
    question.resolve(reply);
  }

  /** Only the oldest question is timed: a program still starting up is not yet late with its move. */
  #startClock(): void {
    clearTimeout(this.#clock);
    const oldest = this.#questions[0];
    if (oldest === undefined) return;
    this.#clock = setTimeout(() => {
      // When we were the busy ones, the answer may lie in the pipe: it is read before `setImmediate`.
      setImmediate(() => {
        if (this.#questions[0] === oldest) this.fail(late(oldest));
      });
    }, oldest.milliseconds);
  }
}

function late({ verb, milliseconds }: Question): string {
  return `did not answer "${verb}" within ${milliseconds} ms`;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** As much of what it said as fits a message. */
export function excerpt(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
