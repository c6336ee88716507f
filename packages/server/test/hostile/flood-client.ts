/** A socket that sends bad messages as fast as they are answered, and counts the answers. */
import type { ErrorBody, Reply, ServerMessage } from '@captains-table/protocol';
import { ERROR_CODES, PROTOCOL } from '@captains-table/protocol';
import { WebSocket } from 'ws';
import type { MessageCheck } from './message-check.ts';
import type { BadMessage } from './bad-messages.ts';
import { isRecord } from '@captains-table/kernel';

/** How many messages may be unanswered at a time. */
const IN_FLIGHT = 24;
const TIMEOUT = 60_000;
const MOST_FAULTS = 20;

export class FloodClient {
  readonly faults: string[] = [];
  /** Answers by code; `ok` for what was granted. */
  readonly tally = new Map<string, number>();
  readonly #socket: WebSocket;
  readonly #check: MessageCheck;
  /** Messages by the id that the answer will repeat; undefined where it cannot be read. */
  readonly #unanswered = new Map<number | undefined, BadMessage[]>();
  #inFlight = 0;
  #closed: number | undefined;
  #wake: (() => void) | undefined;

  private constructor(socket: WebSocket, messageCheck: MessageCheck) {
    this.#socket = socket;
    this.#check = messageCheck;
    socket.on('message', (data: Buffer) => this.#hear(data.toString()));
    socket.on('close', (code) => {
      this.#closed = code;
      this.#wake?.();
    });
    socket.on('error', () => undefined);
  }

  static async open(url: string, cookie: string, messageCheck: MessageCheck): Promise<FloodClient> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: { cookie } });
    const client = new FloodClient(socket, messageCheck);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const hello = JSON.stringify({ id: 0, do: 'hello', protocol: PROTOCOL });
    await client.sendAll([{ kind: 'hello', text: hello, harmless: true }]);
    return client;
  }

  /** Sends them all and waits for all answers. */
  async sendAll(messages: Iterable<BadMessage>): Promise<void> {
    for (const badMessage of messages) {
      while (this.#inFlight >= IN_FLIGHT && this.#isOpen) await this.#news();
      if (!this.#isOpen) break;
      this.#send(badMessage);
    }
    while (this.#inFlight > 0 && this.#isOpen) await this.#news();
    if (!this.#isOpen) this.#addFault(`the server hung up with code ${this.#closed}`);
    for (const [id, messages] of this.#unanswered) {
      for (const { kind, text } of messages)
        this.#addFault(`no answer to ${id}, ${kind}: ${text.slice(0, 200)}`);
    }
  }

  close(): void {
    this.#socket.terminate();
  }

  get #isOpen(): boolean {
    return this.#closed === undefined && this.faults.length < MOST_FAULTS;
  }

  #send(badMessage: BadMessage): void {
    const id = badMessage.frames === 'binary' ? undefined : readableId(badMessage.text);
    const others = this.#unanswered.get(id);
    if (others === undefined) this.#unanswered.set(id, [badMessage]);
    else others.push(badMessage);
    this.#inFlight++;
    if (badMessage.frames === 'binary') this.#socket.send(Buffer.from(badMessage.text), { binary: true });
    else if (badMessage.frames === 'fragments') this.#sendFragments(badMessage.text);
    else this.#socket.send(badMessage.text);
  }

  #sendFragments(text: string): void {
    const bytes = Buffer.from(text);
    const pieces = [bytes.subarray(0, 1), bytes.subarray(1, 1), bytes.subarray(1, 20), bytes.subarray(20)];
    for (const [index, piece] of pieces.entries()) {
      this.#socket.send(piece, { binary: false, fin: index === pieces.length - 1 });
    }
  }

  #hear(text: string): void {
    const message: ServerMessage = JSON.parse(text);
    const fault = this.#check(text, message);
    if (fault !== undefined) this.#addFault(`${fault}: ${text.slice(0, 500)}`);
    if (message.is === 'reply') this.#settle(message);
    this.#wake?.();
  }

  #settle(reply: Reply): void {
    const messages = this.#unanswered.get(reply.id);
    const badMessage = messages?.shift();
    if (badMessage === undefined) return this.#addFault(`an answer to no request: ${JSON.stringify(reply)}`);
    if (messages?.length === 0) this.#unanswered.delete(reply.id);
    this.#inFlight--;
    const outcome = reply.ok ? 'ok' : reply.error.code;
    this.tally.set(outcome, (this.tally.get(outcome) ?? 0) + 1);
    const fault = reply.ok ? undefined : faultOf(reply.error);
    if (fault !== undefined)
      this.#addFault(`${fault}: ${JSON.stringify(reply)} to ${badMessage.text.slice(0, 300)}`);
    if (reply.ok && badMessage.harmless !== true)
      this.#addFault(`granted: ${badMessage.kind}: ${badMessage.text.slice(0, 300)}`);
  }

  #addFault(fault: string): void {
    if (this.faults.length < MOST_FAULTS) this.faults.push(fault);
  }

  async #news(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      timer = setTimeout(() => {
        this.#closed = 0;
        resolve();
      }, TIMEOUT);
    });
    clearTimeout(timer);
  }
}

/** A refusal names its reason and gives a sentence; the reason is never an internal error. */
export function faultOf({ code, message }: ErrorBody): string | undefined {
  if (!ERROR_CODES.includes(code)) return 'an unknown code';
  if (code === 'internal') return 'broke down';
  return typeof message === 'string' && /^\p{Lu}.*[.!?]$/u.test(message) ? undefined : 'no sentence';
}

/** The number that an answer can repeat. */
function readableId(text: string): number | undefined {
  try {
    const message: unknown = JSON.parse(text);
    const id = isRecord(message) ? message['id'] : undefined;
    return typeof id === 'number' && Number.isSafeInteger(id) ? id : undefined;
  } catch {
    return undefined;
  }
}
