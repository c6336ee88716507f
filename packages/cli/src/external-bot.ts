/** A seat played by a program of any language (docs/protocol.md, "A bot at the table"). */
import type { Observation, SlowBot } from '@captains-table/bots';
import type { AnyGame, Move, Options, Seat } from '@captains-table/kernel';
import { findLegal } from '@captains-table/kernel';
import type { Reply } from './external-bot-conversation.ts';
import { Conversation, excerpt } from './external-bot-conversation.ts';

export { ExternalBotError } from './external-bot-conversation.ts';

const PREFIX = 'exec:';
const PROTOCOL = 1;
const USUAL_MILLISECONDS = 10_000;
/** One line of a table: nothing that moves the cursor, or breaks the line. */
const NAME = /^\P{Cc}{1,80}$/u;

export interface ExternalSeat {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: number;
  readonly seat: Seat;
  /** How long it may think about a move (default: 10 s). */
  readonly milliseconds?: number;
  /** How long it may take to start and say hello (default: 10 s). */
  readonly startMilliseconds?: number;
}

/** Whether a bot's name is a command to start, as in `exec:./my-bot`. */
export function isExternal(name: string): boolean {
  return name.startsWith(PREFIX);
}

/**
 * Starts the command, which may have its `exec:` in front, and has it play one seat. Whatever it does
 * wrong rejects `choose` with an `ExternalBotError`, then and ever after. Close it, or it stays.
 */
export function externalBot(command: string, seated: ExternalSeat): SlowBot {
  const program = (isExternal(command) ? command.slice(PREFIX.length) : command).trim();
  const conversation = new Conversation(program);
  let name = program;
  sayHello(conversation, seated).then(
    (given) => (name = given ?? program),
    // It cannot be asked for a move any more either, and that is where it is told.
    () => undefined,
  );
  return {
    get name() {
      return name;
    },
    choose: (observation) => choose(conversation, seated, observation),
    // How many choices another seat had is left out: it would tell how many different cards a hand has.
    saw(seat, move) {
      conversation.tell({ do: 'saw', seat, move });
    },
    close() {
      conversation.quit();
    },
  };
}

/** Answers the name it gave itself. */
async function sayHello(conversation: Conversation, seated: ExternalSeat): Promise<string | undefined> {
  const { game, seats, seat, options, startMilliseconds = USUAL_MILLISECONDS } = seated;
  const hello = { do: 'hello', protocol: PROTOCOL, game: game.meta.id, seats, seat, options };
  const { name } = await conversation.ask(hello, startMilliseconds);
  if (name === undefined || (typeof name === 'string' && NAME.test(name))) return name;
  throw conversation.fail('has a name that is not a text of 1 to 80 letters');
}

async function choose(
  conversation: Conversation,
  seated: ExternalSeat,
  observation: Observation,
): Promise<Move> {
  const { seat, milliseconds = USUAL_MILLISECONDS } = seated;
  // Another seat's view holds what this one must not see.
  if (observation.seat !== seat)
    throw new Error(`seat ${observation.seat} is not played by the bot on seat ${seat}`);
  const { view, pending, legal: moves } = observation;
  const reply = await conversation.ask({ do: 'choose', view, pending, moves, milliseconds }, milliseconds);
  const move = chosen(reply, moves);
  if (move === undefined) throw conversation.fail(illegal(reply, moves.length));
  return move;
}

function chosen({ move, index }: Reply, moves: readonly Move[]): Move | undefined {
  if (move !== undefined) return findLegal(moves, move);
  return typeof index === 'number' ? moves[index] : undefined;
}

function illegal({ move, index }: Reply, count: number): string {
  return `chose ${excerpt(JSON.stringify({ move, index }))}, which is none of its ${count} legal moves`;
}
