/** A socket that sends whatever it likes, as fast as it is answered, and keeps count of the answers. */
import type { ErrorBody, Reply, ServerMessage } from '@captains-table/protocol';
import { ERROR_CODES, PROTOCOL } from '@captains-table/protocol';
import { WebSocket } from 'ws';
import type { Censor } from './censor.ts';
import type { Shot } from './shots.ts';

/** Unanswered messages at a time. */
const IN_FLIGHT = 24;
const PATIENCE = 60_000;
const MOST_FAULTS = 20;

export class Pest {
  readonly faults: string[] = [];
  /** Answers by code; `ok` for what was granted. */
  readonly tally = new Map<string, number>();
  readonly #socket: WebSocket;
  readonly #censor: Censor;
  /** Shots by the id that the answer will repeat; undefined where it cannot be read. */
  readonly #unanswered = new Map<number | undefined, Shot[]>();
  #inFlight = 0;
  #closed: number | undefined;
  #stir: (() => void) | undefined;

  private constructor(socket: WebSocket, censor: Censor) {
    this.#socket = socket;
    this.#censor = censor;
    socket.on('message', (data: Buffer) => this.#hear(data.toString()));
    socket.on('close', (code) => {
      this.#closed = code;
      this.#stir?.();
    });
    socket.on('error', () => undefined);
  }

  static async open(url: string, cookie: string, censor: Censor): Promise<Pest> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: { cookie } });
    const pest = new Pest(socket, censor);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const hello = JSON.stringify({ id: 0, do: 'hello', protocol: PROTOCOL });
    await pest.volley([{ kind: 'hello', text: hello, harmless: true }]);
    return pest;
  }

  /** Sends them all and waits for all answers. */
  async volley(shots: Iterable<Shot>): Promise<void> {
    for (const shot of shots) {
      while (this.#inFlight >= IN_FLIGHT && this.#isOpen) await this.#news();
      if (!this.#isOpen) break;
      this.#fire(shot);
    }
    while (this.#inFlight > 0 && this.#isOpen) await this.#news();
    if (!this.#isOpen) this.#blame(`the server hung up with code ${this.#closed}`);
    for (const [id, shots] of this.#unanswered) {
      for (const { kind, text } of shots) this.#blame(`no answer to ${id}, ${kind}: ${text.slice(0, 200)}`);
    }
  }

  close(): void {
    this.#socket.terminate();
  }

  get #isOpen(): boolean {
    return this.#closed === undefined && this.faults.length < MOST_FAULTS;
  }

  #fire(shot: Shot): void {
    const id = shot.frames === 'binary' ? undefined : readableId(shot.text);
    const others = this.#unanswered.get(id);
    if (others === undefined) this.#unanswered.set(id, [shot]);
    else others.push(shot);
    this.#inFlight++;
    if (shot.frames === 'binary') this.#socket.send(Buffer.from(shot.text), { binary: true });
    else if (shot.frames === 'fragments') this.#fireInPieces(shot.text);
    else this.#socket.send(shot.text);
  }

  #fireInPieces(text: string): void {
    const bytes = Buffer.from(text);
    const pieces = [bytes.subarray(0, 1), bytes.subarray(1, 1), bytes.subarray(1, 20), bytes.subarray(20)];
    for (const [index, piece] of pieces.entries()) {
      this.#socket.send(piece, { binary: false, fin: index === pieces.length - 1 });
    }
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    const fault = this.#censor(text, message);
    if (fault !== undefined) this.#blame(`${fault}: ${text.slice(0, 500)}`);
    if (message.is === 'reply') this.#settle(message);
    this.#stir?.();
  }

  #settle(reply: Reply): void {
    const shots = this.#unanswered.get(reply.id);
    const shot = shots?.shift();
    if (shot === undefined) return this.#blame(`an answer nobody asked for: ${JSON.stringify(reply)}`);
    if (shots?.length === 0) this.#unanswered.delete(reply.id);
    this.#inFlight--;
    const outcome = reply.ok ? 'ok' : reply.error.code;
    this.tally.set(outcome, (this.tally.get(outcome) ?? 0) + 1);
    const fault = reply.ok ? undefined : faultOf(reply.error);
    if (fault !== undefined) this.#blame(`${fault}: ${JSON.stringify(reply)} to ${shot.text.slice(0, 300)}`);
    if (reply.ok && shot.harmless !== true) this.#blame(`granted: ${shot.kind}: ${shot.text.slice(0, 300)}`);
  }

  #blame(fault: string): void {
    if (this.faults.length < MOST_FAULTS) this.faults.push(fault);
  }

  async #news(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.#stir = resolve;
      timer = setTimeout(() => {
        this.#closed = 0;
        resolve();
      }, PATIENCE);
    });
    clearTimeout(timer);
  }
}

/** A refusal names its reason and says it in a sentence; the reason is never that we broke down. */
export function faultOf({ code, message }: ErrorBody): string | undefined {
  if (!ERROR_CODES.includes(code)) return 'an unknown code';
  if (code === 'internal') return 'broke down';
  return typeof message === 'string' && /^\p{Lu}.*[.!?]$/u.test(message) ? undefined : 'no sentence';
}

/** The number that an answer can repeat. */
function readableId(text: string): number | undefined {
  try {
    const { id } = Object(JSON.parse(text)) as { readonly id?: unknown };
    return Number.isSafeInteger(id) ? (id as number) : undefined;
  } catch {
    return undefined;
  }
}
