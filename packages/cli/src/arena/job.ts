import type { Duel } from '@captains-table/bots';
import { duel, seating } from '@captains-table/bots';
import type { LoadedGame } from '@captains-table/catalogue';
import type { TableSettings } from '@captains-table/kernel/contract';
import type { ExternalTerms } from '../bots-by-name.ts';
import { slowBot } from '../bots-by-name.ts';
import { forfeitBy } from '../forfeit.ts';

/** An arena as data that can be sent to a thread. */
export interface ArenaJob {
  readonly game: string;
  readonly table: TableSettings;
  readonly bots: readonly string[];
  readonly seed: string;
}

/** Plays one game by its number: all bots are new, and move on by one seat each time. */
export async function playGame(
  loaded: LoadedGame,
  { table, bots, seed }: ArenaJob,
  number: number,
  terms: ExternalTerms = {},
): Promise<Duel> {
  const names = seating(bots, number);
  const players = names.map((name, seat) =>
    slowBot(name, `${seed}/${number}/${seat}`, seat, table, loaded, terms),
  );
  try {
    const played = await duel({ game: loaded.game, options: table.options, seed, number }, players);
    return { ...played, names };
  } catch (error) {
    const forfeit = forfeitBy(error, terms.programs);
    const nothing = names.map(() => 0);
    return { result: undefined, forfeit, names, decisions: nothing, milliseconds: nothing };
  } finally {
    for (const player of players) player.close?.();
  }
}
