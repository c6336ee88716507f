import type { Duel } from '@captains-table/bots';
import { duel, seating, unhurried } from '@captains-table/bots';
import type { LoadedGame } from '@captains-table/catalogue';
import type { Table } from '@captains-table/kernel/contract';
import { externalBot, isExternal } from '../external-bot.ts';
import { namedBot } from '../seated-bots.ts';

/** An arena as data, so that a thread can be told about it. */
export interface ArenaJob {
  readonly game: string;
  readonly table: Table;
  readonly bots: readonly string[];
  readonly seed: string;
}

/** Plays game number so-and-so: everybody is new at the table, and moves on by one chair each time. */
export async function playGame(
  { game, policy }: LoadedGame,
  { table, bots, seed }: ArenaJob,
  number: number,
  milliseconds: number | undefined,
): Promise<Duel> {
  const { options, seats } = table;
  const players = seating(bots, number).map((name, seat) =>
    isExternal(name)
      ? externalBot(name, {
          game,
          options,
          seats,
          seat,
          ...(milliseconds === undefined ? {} : { milliseconds }),
        })
      : unhurried(namedBot(name, `${seed}/${number}/${seat}`, policy)),
  );
  try {
    const played = await duel({ game, options, seed, number }, players);
    return { ...played, names: seating(bots, number) };
  } finally {
    for (const player of players) player.close?.();
  }
}
