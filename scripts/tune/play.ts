/** Games of sailors with different policies: the same deals, everybody on every chair. */
import { playOut, sailor } from '@captains-table/bots';
import type { AnyGame, AnyPolicy, Options, Result } from '@captains-table/kernel';
import { chanceFrom, chanceFromNumbers, next } from '@captains-table/kernel';

export interface Table {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
}

/** What a player gained on a deal, over all chairs: the part of the win, and points ahead of the others' mean. */
export interface Gain {
  readonly won: number;
  readonly lead: number;
}

/** Players with either policy sit by turns around the table. */
export function leadOf(table: Table, a: AnyPolicy, b: AnyPolicy, deal: number): number {
  let sum = 0;
  for (let turn = 0; turn < table.seats; turn++) {
    const isA = (seat: number) => (seat + turn) % 2 === 0;
    const result = played(table, deal, (seat) => (isA(seat) ? a : b));
    if (result !== undefined) sum += aheadIn(result, isA);
  }
  return sum / table.seats;
}

/** One player with policy A among others with policy B. */
export function gainOf(table: Table, a: AnyPolicy, b: AnyPolicy, deal: number): Gain {
  let won = 0;
  let lead = 0;
  for (let chair = 0; chair < table.seats; chair++) {
    const result = played(table, deal, (seat) => (seat === chair ? a : b));
    if (result === undefined) continue;
    const winners = result.ranking.filter((place) => place === 1).length;
    won += result.ranking[chair] === 1 ? 1 / winners : 0;
    lead += aheadIn(result, (seat) => seat === chair);
  }
  return { won: won / table.seats, lead: lead / table.seats };
}

function played(
  { game, options, seats, seed }: Table,
  deal: number,
  policyOf: (seat: number) => AnyPolicy,
): Result | undefined {
  const state = game.setup(seats, options, chanceFromNumbers(next(chanceFrom(`tune/${seed}`)), deal));
  const bots = Array.from({ length: seats }, (_, seat) => sailor(`${deal}/${seat}`, policyOf(seat)));
  playOut(game, options, state, bots);
  return game.result(state);
}

function aheadIn({ scores }: Result, isOurs: (seat: number) => boolean): number {
  const mean = (of: boolean) => {
    const list = scores.filter((_, seat) => isOurs(seat) === of);
    return list.reduce((sum, score) => sum + score, 0) / Math.max(1, list.length);
  };
  return mean(true) - mean(false);
}

/** The mean over deals, and how far the 95 % interval reaches on either side. */
function meanAndReach(numbers: readonly number[]): [number, number] {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
  return [mean, 1.96 * Math.sqrt(squares / Math.max(1, numbers.length - 1) / numbers.length)];
}

export function gainLine(gains: readonly Gain[]): string {
  const [won, reach] = meanAndReach(gains.map((gain) => 100 * gain.won));
  const [lead, by] = meanAndReach(gains.map((gain) => gain.lead));
  const low = Math.max(0, won - reach).toFixed(1);
  const high = Math.min(100, won + reach).toFixed(1);
  const deals = `${gains.length} deals`;
  return `${won.toFixed(1)} % (${low} to ${high}) of ${deals}, ${lead.toFixed(1)} points ahead (± ${by.toFixed(1)})`;
}
