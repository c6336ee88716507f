/** What becomes of a game whose program fails: it forfeits, and the next game is played. */
import type { Seat } from '@captains-table/kernel';
import { InputError } from './command.ts';
import { ExternalBotError } from './external-bot.ts';
import type { ExternalPrograms } from './external-programs.ts';

/** After this many forfeits the other games are not played: the program is broken. */
const MOST_FORFEITS = 10;

/** A game that a program has lost by failing. */
export interface Forfeit {
  /** Which game, counted from 1. */
  readonly game: number;
  readonly seat: Seat;
  readonly bot: string;
  readonly why: string;
}

/** The player that forfeits because of this error. Rethrows errors that are no program's fault, or would happen in every game. */
export function forfeitBy(
  error: unknown,
  programs: ExternalPrograms | undefined,
): Pick<Forfeit, 'seat' | 'why'> {
  if (!(error instanceof ExternalBotError)) throw error;
  const { seat, message: why, command } = error;
  if (seat === undefined || programs?.hasPlayed(command) !== true) throw new InputError(why);
  return { seat, why };
}

/** Keeps account of forfeits, and puts an end to it. */
export class Forfeits {
  readonly list: Forfeit[] = [];

  add(forfeit: Forfeit): void {
    this.list.push(forfeit);
    if (this.list.length < MOST_FORFEITS) return;
    throw new InputError(`${MOST_FORFEITS} games were forfeited, the last one because ${forfeit.why}`);
  }
}

/** For people. */
export function forfeitLines(forfeits: readonly Forfeit[]): string[] {
  return forfeits.map(({ game, why }) => `game ${game} was forfeited: ${why}`);
}
