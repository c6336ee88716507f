/** The worker's side: thinks about one position after another for a host that must not wait. */
import type { AnyGame, AnyPolicy } from '@captains-table/kernel';
import { isRecord } from '@captains-table/kernel';
import type { Bot } from '../bot.ts';
import { Glimpse } from '../glimpse.ts';
import { hint } from '../hints.ts';
import { createBot } from '../levels.ts';
import { BotMemory } from './memory.ts';
import type { Answer, ChooseRequest, HintRequest, Outcome, ThinkerNote, ThinkerRequest } from './messages.ts';
import { READY } from './messages.ts';
import type { Port } from './port.ts';
import { messageOf } from './port.ts';

interface ThinkableGame {
  readonly game: AnyGame;
  readonly policy?: AnyPolicy | undefined;
}

export type GameLoader = (id: string) => Promise<ThinkableGame | undefined>;

/** Bots remembered, each with its tree: enough for a busy evening, little enough for the memory. */
const REMEMBERED = 16;

/** Answers all that comes through the port, in turn, for as long as the worker lives. */
export function serveThinker(port: Port, loadGame: GameLoader, remembered = REMEMBERED): void {
  const desk = new Desk(loadGame, new BotMemory(remembered));
  // Games load asynchronously: without a line a note could overtake the question before it.
  let line = Promise.resolve();
  port.onMessage((message) => {
    line = line.then(async () => {
      const answer = await desk.handle(message);
      if (answer !== undefined) port.postMessage(answer);
    });
  });
  port.postMessage(READY);
}

class Desk {
  readonly #loadGame: GameLoader;
  readonly #memory: BotMemory;
  readonly #games = new Map<string, ThinkableGame>();

  constructor(loadGame: GameLoader, memory: BotMemory) {
    this.#loadGame = loadGame;
    this.#memory = memory;
  }

  /** Never rejects: whatever is wrong is an answer. */
  async handle(message: unknown): Promise<Answer | undefined> {
    const start = performance.now();
    const id = isRecord(message) && typeof message['id'] === 'number' ? message['id'] : undefined;
    try {
      const outcome = await this.#obey(message as ThinkerRequest | ThinkerNote);
      if (id === undefined || outcome === undefined) return undefined;
      return { id, ok: true, ...outcome, milliseconds: performance.now() - start };
    } catch (error) {
      return id === undefined ? undefined : { id, ok: false, message: messageOf(error) };
    }
  }

  async #obey(message: ThinkerRequest | ThinkerNote): Promise<Outcome | undefined> {
    switch (message.do) {
      case 'choose':
        return this.#choose(message);
      case 'hint':
        return this.#hint(message);
      case 'saw':
        this.#memory.find(message.table, message.seat)?.saw?.(message.mover, message.move, message.choices);
        return undefined;
      case 'forget':
        this.#memory.forget(message.table, message.seat);
        return undefined;
      default:
        throw new Error('a thinker knows choose, hint, saw and forget');
    }
  }

  async #choose(request: ChooseRequest): Promise<Outcome> {
    const { options, state, seat, table } = request;
    const { game, policy } = await this.#load(request);
    const glimpse = new Glimpse(game, options, state, seat);
    if (glimpse.legal.length === 0) throw new Error(`seat ${seat} has nothing to decide`);
    const bot = this.#botFor(request, policy);
    try {
      return { move: bot.choose(glimpse) };
    } catch (error) {
      // Its tree may be half grown.
      if (table !== undefined) this.#memory.forget(table, seat);
      throw error;
    }
  }

  async #hint(request: HintRequest): Promise<Outcome> {
    const { options, state, seat, ...wishes } = request;
    const { game, policy } = await this.#load(request);
    return { hints: hint(new Glimpse(game, options, state, seat), { ...wishes, policy }) };
  }

  #botFor({ game, level, seed, seat, table, policyless }: ChooseRequest, policy: AnyPolicy | undefined): Bot {
    const make = () => {
      const bot = createBot(level, seed, policy);
      if (bot === undefined) throw new Error(`there is no bot "${level}"`);
      return bot;
    };
    if (table === undefined) return make();
    return this.#memory.keep(table, seat, JSON.stringify([game, level, seed, policyless === true]), make);
  }

  async #load({ game: id, policyless }: ChooseRequest | HintRequest): Promise<ThinkableGame> {
    const loaded = this.#games.get(id) ?? (await this.#loadGame(id));
    if (loaded === undefined) throw new Error(`there is no game "${id}"`);
    this.#games.set(id, loaded);
    return policyless === true ? { game: loaded.game } : loaded;
  }
}
