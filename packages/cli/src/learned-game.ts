import { policyFor } from '@captains-table/bots';
import type { LoadedGame } from '@captains-table/catalogue';
import { defined } from '@captains-table/kernel';
import type { TableSettings } from '@captains-table/kernel/contract';

/** The game with the policy for this table: what was learned about such matches included. */
export async function learnedGame(
  loaded: LoadedGame,
  { options, seats }: TableSettings,
): Promise<LoadedGame> {
  return { ...loaded, ...defined({ policy: await policyFor(loaded, options, seats) }) };
}
