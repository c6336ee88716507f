/** A seat played by a program of any language (docs/protocol.md, "A bot at the table"). */
import type { Observation, SlowBot } from '@captains-table/bots';
import type { AnyGame, Chance, Move, Options, Seat } from '@captains-table/kernel';
import { chanceFrom, findLegal, fork, newSeed } from '@captains-table/kernel';
import type { Conversation, Reply } from './external-bot-conversation.ts';
import { ExternalBotError, excerpt } from './external-bot-conversation.ts';
import { ExternalPrograms } from './external-programs.ts';

export { ExternalBotError };

const PREFIX = 'exec:';
const PROTOCOL = 2;
const USUAL_MILLISECONDS = 10_000;
/** Text for one line of a table: without characters that move the cursor or break the line. */
const NAME = /^\P{Cc}{1,80}$/u;

export interface ExternalSeat {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: number;
  readonly seat: Seat;
  /** A seed for its own random numbers. It must not reveal how the game was dealt (default: a new one). */
  readonly seed?: string;
  /** How long it may think about a move (default: 10 s). */
  readonly milliseconds?: number;
  /** How long it may take to start and say hello (default: 10 s). */
  readonly startMilliseconds?: number;
}

/** Whether a bot's name is a command to start, as in `exec:./my-bot`. */
export function isExternal(name: string): boolean {
  return name.startsWith(PREFIX);
}

/** The command in a bot's name, which may have its `exec:` in front. */
function commandOf(name: string): string {
  return (isExternal(name) ? name.slice(PREFIX.length) : name).trim();
}

/**
 * Has a program play one seat of one game; it is started if none of `programs` is free. Whatever it does
 * wrong rejects `choose` with an `ExternalBotError`, then and ever after. Close it, or it stays.
 */
export function externalBot(name: string, seated: ExternalSeat, programs?: ExternalPrograms): SlowBot {
  const command = commandOf(name);
  const employer = programs ?? new ExternalPrograms();
  const conversation = employer.take(command);
  const { seed = newSeed() } = seated;
  const player = new ExternalPlayer(conversation, seated, seed);
  return {
    get name() {
      return player.name ?? command;
    },
    async choose(observation) {
      try {
        const move = await player.choose(observation);
        employer.noteMove(command);
        return move;
      } catch (error) {
        throw error instanceof ExternalBotError ? error.at(seated.seat) : error;
      }
    },
    saw(seat, move, choices) {
      // If the move is secret, so is the number of choices: it would reveal how many different cards a hand has.
      conversation.tell({ do: 'saw', seat, ...(move === undefined ? {} : { move, choices }) });
    },
    close() {
      employer.giveBack(command, conversation);
      if (programs === undefined) employer.close();
    },
  };
}

/** What a program says about itself. */
interface Greeting {
  readonly name: string | undefined;
  readonly wantsWorld: boolean;
}

class ExternalPlayer {
  /** As it calls itself. */
  name: string | undefined;
  readonly #conversation: Conversation;
  readonly #seated: ExternalSeat;
  readonly #greeting: Promise<Greeting>;
  /** Deals the hidden things of the positions that the program is given. */
  readonly #chance: Chance;

  constructor(conversation: Conversation, seated: ExternalSeat, seed: string) {
    this.#conversation = conversation;
    this.#seated = seated;
    this.#chance = chanceFrom(`worlds/${seed}`);
    this.#greeting = this.#sayHello(seed);
    // It cannot be asked for a move any more either; the failure is reported there.
    this.#greeting.catch(() => undefined);
  }

  async choose(observation: Observation): Promise<Move> {
    const { seat, milliseconds = USUAL_MILLISECONDS } = this.#seated;
    // Another seat's view holds what this one must not see.
    if (observation.seat !== seat)
      throw new Error(`seat ${observation.seat} is not played by the bot on seat ${seat}`);
    const { wantsWorld } = await this.#greeting;
    const { view, pending, legal: moves } = observation;
    const world = wantsWorld ? observation.redeal(fork(this.#chance)) : undefined;
    const request = { do: 'choose', view, pending, moves, world, milliseconds };
    const reply = await this.#conversation.ask(request, milliseconds);
    const move = chosen(reply, moves);
    if (move === undefined) throw this.#conversation.fail(illegal(reply, moves.length));
    return move;
  }

  async #sayHello(seed: string): Promise<Greeting> {
    const { game, seats, seat, options, startMilliseconds = USUAL_MILLISECONDS } = this.#seated;
    const { id, rulesVersion: rules } = game.meta;
    const hello = { do: 'hello', protocol: PROTOCOL, game: id, rules, seats, seat, options, seed };
    const { name, wants } = await this.#conversation.ask(hello, startMilliseconds);
    if (name !== undefined && !(typeof name === 'string' && NAME.test(name)))
      throw this.#conversation.fail('has a name that is not a text of 1 to 80 letters');
    this.name = name;
    return { name, wantsWorld: Array.isArray(wants) && wants.includes('world') };
  }
}

function chosen({ move, index }: Reply, moves: readonly Move[]): Move | undefined {
  if (move !== undefined) return findLegal(moves, move);
  return typeof index === 'number' ? moves[index] : undefined;
}

function illegal({ move, index }: Reply, count: number): string {
  return `chose ${excerpt(JSON.stringify({ move, index }))}, which is none of its ${count} legal moves`;
}
