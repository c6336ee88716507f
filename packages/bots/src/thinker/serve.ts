/**
 * The worker's side: thinks about positions, step by step, for a host that must not wait. What answers hints and
 * exercises is loaded with the first of them, so that a browser can begin a game without it.
 */
import type { AnyPolicy, Move, Options } from '@captains-table/kernel';
import { isRecord } from '@captains-table/kernel';
import type { Bot } from '../bot.ts';
import { Observation } from '../observation.ts';
import type { ThinkableGame } from '../judgement/learned-policy.ts';
import { policyFor } from '../judgement/learned-policy.ts';
import { createBot } from '../levels.ts';
import type { Stepwise } from '../stepwise.ts';
import { atOnce } from '../stepwise.ts';
import { BotMemory } from './memory.ts';
import type { Answer, ChooseRequest, HintRequest, JudgeRequest, Outcome, ThinkerNote } from './messages.ts';
import { isNote, isRequest, READY } from './messages.ts';
import type { Port } from './port.ts';
import { messageOf } from './port.ts';

export type GameLoader = (id: string, rules?: string) => Promise<ThinkableGame | undefined>;

/** A question that has been begun. */
interface Begun {
  readonly work: Stepwise<Outcome>;
  readonly since: number;
  /** Clears up after a failure. */
  readonly fail: () => void;
}

/** Bots remembered, each with its tree: enough for a busy evening, little enough for the memory. */
const REMEMBERED = 16;
/** Games that were asked about last: people's own cards make as many of them as there are people. */
const GAMES_REMEMBERED = 16;

/** Answers all that comes through the port, in turn, for as long as the worker lives. */
export function serveThinker(port: Port, loadGame: GameLoader, remembered = REMEMBERED): void {
  const handler = new MessageHandler(loadGame, new BotMemory(remembered));
  // Games load asynchronously: without a queue a note could overtake the question before it.
  let queue = Promise.resolve();
  port.onMessage((message) => {
    queue = queue.then(async () => {
      const answer = await handler.handle(message);
      if (answer !== undefined) port.postMessage(answer);
    });
  });
  port.postMessage(READY);
}

/** Handles the messages of one host, one at a time. */
class MessageHandler {
  readonly #loadGame: GameLoader;
  readonly #memory: BotMemory;
  /** By id and rules version, the least recently used first. */
  readonly #games = new Map<string, ThinkableGame>();
  /** By the same, with the options and the number of players: made once, and read from files where much was learned. */
  readonly #policies = new Map<string, Promise<AnyPolicy | undefined>>();
  /** By the number of the question. */
  readonly #begun = new Map<number, Begun>();

  constructor(loadGame: GameLoader, memory: BotMemory) {
    this.#loadGame = loadGame;
    this.#memory = memory;
  }

  /** Never rejects: a failure is an answer too. */
  async handle(message: unknown): Promise<Answer | undefined> {
    const id = isRecord(message) && typeof message['id'] === 'number' ? message['id'] : undefined;
    try {
      if (id !== undefined) return await this.#answer(id, message);
      if (isNote(message)) this.#takeNote(message);
      return undefined;
    } catch (error) {
      return id === undefined ? undefined : { id, ok: false, message: messageOf(error) };
    }
  }

  async #answer(id: number, message: unknown): Promise<Answer> {
    if (!isRequest(message)) throw new Error('a thinker knows choose, hint, judge, continue and finish');
    switch (message.do) {
      case 'choose':
        this.#begun.set(id, await this.#choose(message, message.waited));
        return this.#goOn(id, message.step);
      case 'hint':
        this.#begun.set(id, await this.#hint(message, message.waited));
        return this.#goOn(id, message.step);
      case 'judge':
        this.#begun.set(id, await this.#judge(message));
        return this.#goOn(id, message.step);
      case 'continue':
        return this.#goOn(id, message.step);
      case 'finish':
        return this.#goOn(id, 0);
    }
  }

  /** A step of no length only asks for what is known. */
  #goOn(id: number, step: number): Answer {
    const begun = this.#begun.get(id);
    if (begun === undefined) throw new Error(`question ${id} has not been begun`);
    const { work, since, fail } = begun;
    try {
      if (step > 0 && !work.step(step)) return { id, ok: true, unfinished: true };
      this.#begun.delete(id);
      return { id, ok: true, ...work.answer(), milliseconds: performance.now() - since };
    } catch (error) {
      this.#begun.delete(id);
      fail();
      throw error;
    }
  }

  #takeNote(note: ThinkerNote): void {
    switch (note.do) {
      case 'saw':
        this.#memory.find(note.table, note.seat)?.saw?.(note.mover, note.move, note.choices);
        break;
      case 'forget':
        this.#memory.forget(note.table, note.seat);
        break;
      case 'drop':
        this.#begun.delete(note.question);
        break;
    }
  }

  async #choose(request: ChooseRequest, waited: number | undefined): Promise<Begun> {
    const since = performance.now();
    const { options, state, seat, table } = request;
    const { game, policy } = await this.#load(request);
    const observation = new Observation(game, options, state, seat);
    if (observation.legal.length === 0) throw new Error(`seat ${seat} has nothing to decide`);
    const bot = this.#botFor(request, policy);
    // Its tree may be left in the middle of a change.
    const fail = () => (table === undefined ? undefined : this.#memory.forget(table, seat));
    return { work: asMove(begin(bot, observation, waited)), since, fail };
  }

  async #hint(request: HintRequest, waited: number | undefined): Promise<Begun> {
    const since = performance.now();
    const { options, state, seat, ...wishes } = request;
    const { game, policy } = await this.#load(request);
    const observation = new Observation(game, options, state, seat);
    const { hintInSteps } = await import('../hints.ts');
    const hints = hintInSteps(observation, { ...wishes, policy }, waited);
    const work = { step: (ms: number) => hints.step(ms), answer: () => ({ hints: hints.answer() }) };
    return { work, since, fail: () => undefined };
  }

  async #judge(request: JudgeRequest): Promise<Begun> {
    const since = performance.now();
    const { options, state, seat, ...wishes } = request;
    const { game, policy } = await this.#load(request);
    const { judgeInSteps } = await import('../exercises/judge.ts');
    const judged = judgeInSteps(new Observation(game, options, state, seat), { ...wishes, policy });
    const work = { step: (ms: number) => judged.step(ms), answer: () => ({ judged: judged.answer() }) };
    return { work, since, fail: () => undefined };
  }

  #botFor(request: ChooseRequest, policy: AnyPolicy | undefined): Bot {
    const { game, rules = '', level, seed, seat, table, policyless } = request;
    const make = () => {
      const bot = createBot(level, seed, policy);
      if (bot === undefined) throw new Error(`there is no bot "${level}"`);
      return bot;
    };
    if (table === undefined) return make();
    return this.#memory.keep(
      table,
      seat,
      JSON.stringify([game, rules, level, seed, policyless === true]),
      make,
    );
  }

  async #load(request: ChooseRequest | HintRequest | JudgeRequest): Promise<ThinkableGame> {
    const { game: id, rules, policyless, state, options } = request;
    const key = `${id} ${rules ?? ''}`;
    const loaded = this.#games.get(key) ?? (await this.#loadGame(id, rules));
    if (loaded === undefined) throw new Error(`there is no game "${id}"`);
    this.#games.delete(key);
    this.#games.set(key, loaded);
    for (const oldest of this.#games.keys()) {
      if (this.#games.size <= GAMES_REMEMBERED) break;
      this.#games.delete(oldest);
    }
    if (policyless === true || loaded.policy === undefined) return { game: loaded.game };
    const { length: seats } = loaded.policy.value(state);
    return { game: loaded.game, policy: await this.#policyFor(key, loaded, options, seats) };
  }

  #policyFor(
    game: string,
    loaded: ThinkableGame,
    options: Options,
    seats: number,
  ): Promise<AnyPolicy | undefined> {
    const key = JSON.stringify([game, options, seats]);
    const policy = this.#policies.get(key) ?? policyFor(loaded, options, seats);
    if (this.#policies.size >= REMEMBERED) this.#policies.clear();
    this.#policies.set(key, policy);
    return policy;
  }
}

function begin(bot: Bot, observation: Observation, waited: number | undefined): Stepwise<Move> {
  return bot.begin?.(observation, waited) ?? atOnce(bot.choose(observation));
}

function asMove(work: Stepwise<Move>): Stepwise<Outcome> {
  return { step: (milliseconds) => work.step(milliseconds), answer: () => ({ move: work.answer() }) };
}
