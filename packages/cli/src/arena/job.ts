import type { Duel } from '@captains-table/bots';
import { duel, seating } from '@captains-table/bots';
import type { LoadedGame } from '@captains-table/catalogue';
import type { Table } from '@captains-table/kernel/contract';
import { slowBot } from '../bots-by-name.ts';

/** An arena as data, so that a thread can be told about it. */
export interface ArenaJob {
  readonly game: string;
  readonly table: Table;
  readonly bots: readonly string[];
  readonly seed: string;
}

/** Plays one game by its number: all bots are new, and move on by one seat each time. */
export async function playGame(
  loaded: LoadedGame,
  { table, bots, seed }: ArenaJob,
  number: number,
  milliseconds?: number,
): Promise<Duel> {
  const names = seating(bots, number);
  const players = names.map((name, seat) =>
    slowBot(name, `${seed}/${number}/${seat}`, seat, table, loaded, milliseconds),
  );
  try {
    const played = await duel({ game: loaded.game, options: table.options, seed, number }, players);
    return { ...played, names };
  } finally {
    for (const player of players) player.close?.();
  }
}
