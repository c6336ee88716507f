/** Our own bots as a program at another's table (docs/protocol.md, "A bot at the table"). */
import type { Bot } from '@captains-table/bots';
import { Observation } from '@captains-table/bots';
import type { LoadedGame } from '@captains-table/catalogue';
import type { GameState, Move, Options, Seat } from '@captains-table/kernel';
import { findLegal, isMoveShaped, isRecord, newSeed } from '@captains-table/kernel';
import { learnedGame } from '../learned-game.ts';
import { ownBot } from '../bots-by-name.ts';
import { described } from '../engine/engine.ts';
import { EngineError } from '../engine/error.ts';
import type { Request, RequestId } from '../engine/request.ts';
import { parseRequest } from '../engine/request.ts';
import type { Io } from '../io.ts';
import { send } from '../io.ts';
import { TOO_LONG, linesOf } from '../lines.ts';

/** A game may be large, and the view and a world of it come in one line. */
const LONGEST_LINE = 10_000_000;

export interface ServedBot {
  readonly level: string;
  /** The one game it plays; undefined for any. */
  readonly game: string | undefined;
  readonly seed: string | undefined;
}

/** Answers requests until `quit` or the end of the input. */
export async function serveSeat(served: ServedBot, io: Io): Promise<void> {
  const player = new SeatPlayer(served, io);
  for await (const line of linesOf(io.stdin, LONGEST_LINE)) {
    const { id, answer, quits } = await player.hear(line);
    if (answer !== undefined) await send(io.stdout, `${JSON.stringify({ id: id ?? null, ...answer })}\n`);
    if (quits === true) return;
  }
}

type Reply = Readonly<Record<string, unknown>>;

interface Heard {
  readonly id?: RequestId | undefined;
  /** Absent where none is needed. */
  readonly answer?: Reply;
  readonly quits?: boolean;
}

/** The game that is being played. */
interface Seated {
  readonly loaded: LoadedGame;
  readonly options: Options;
  readonly seat: Seat;
  readonly bot: Bot;
}

class SeatPlayer {
  readonly #served: ServedBot;
  readonly #io: Io;
  #seated: Seated | undefined;

  constructor(served: ServedBot, io: Io) {
    this.#served = served;
    this.#io = io;
  }

  /** Never rejects: what is wrong is an answer. */
  async hear(line: string | typeof TOO_LONG): Promise<Heard> {
    let id: RequestId | undefined;
    try {
      if (line === TOO_LONG) throw new EngineError('too-long', `a line has at most ${LONGEST_LINE} bytes`);
      const request = parseRequest(line);
      id = request.id;
      return { id, ...(await this.#handle(request)) };
    } catch (error) {
      return { id, answer: { ok: false, error: described(error) } };
    }
  }

  /** Requests of later protocols are not answered. */
  async #handle(request: Request): Promise<Heard> {
    switch (request.text('do')) {
      case 'hello':
        return { answer: { ok: true, ...(await this.#hello(request)) } };
      case 'choose':
        return { answer: { ok: true, ...this.#choose(request) } };
      case 'saw':
        this.#saw(request);
        return {};
      case 'quit':
        return { quits: true };
      default:
        return {};
    }
  }

  async #hello(request: Request): Promise<Reply> {
    const { level, game: only, seed } = this.#served;
    const id = request.text('game');
    if (only !== undefined && id !== only)
      throw new EngineError('unknown-game', `this bot plays ${only} only`);
    const loaded = await this.#io.games.load(id);
    if (loaded === undefined) throw new EngineError('unknown-game', `this bot does not know "${id}"`);
    const rules = request.text('rules');
    const { rulesVersion } = loaded.game.meta;
    // Another version may mean other positions by the same words.
    if (rules !== rulesVersion)
      throw new EngineError(
        'rules',
        `this bot plays by rules ${rulesVersion} of ${id}, the table by ${rules}`,
      );
    const options = optionsOf(request);
    const seats = request.count('seats');
    const { policy } = await learnedGame(loaded, { options, seats });
    this.#seated = {
      loaded,
      options,
      seat: request.seat(seats),
      bot: ownBot(level, seed ?? request.optionalText('seed') ?? newSeed(), policy),
    };
    return { name: level, wants: ['world'] };
  }

  #choose(request: Request): Reply {
    const { loaded, options, seat, bot } = this.#atTable();
    // Only the shape of a state is known: it comes from a host that plays by the same rules.
    const world = request.optionalRecord('world') as GameState | undefined;
    if (world === undefined)
      throw new EngineError('bad-request', '"world" is missing: this bot has asked for it');
    const move = bot.choose(new Observation(loaded.game, options, world, seat));
    const moves = request.raw('moves');
    const offered = Array.isArray(moves) ? moves.filter(isMoveShaped) : [];
    if (findLegal<Move>(offered, move) === undefined)
      throw new EngineError('rules', `this bot would choose ${JSON.stringify(move)}, which is not offered`);
    return { move };
  }

  #saw(request: Request): void {
    const { bot } = this.#atTable();
    const move = request.raw('move');
    bot.saw?.(
      request.count('seat'),
      isMoveShaped(move) ? move : undefined,
      request.optionalCount('choices') ?? 0,
    );
  }

  #atTable(): Seated {
    if (this.#seated === undefined) throw new EngineError('bad-request', '"hello" comes first');
    return this.#seated;
  }
}

function optionsOf(request: Request): Options {
  const options = request.raw('options');
  if (!isRecord(options) || typeof options['mode'] !== 'string')
    throw new EngineError('bad-request', '"options" must be an object with a "mode"');
  // The host has checked them against the rules, which are the same.
  return options as Options;
}
