import type { Carry } from '../campaign.ts';
import type { GameMeta, Options } from '../meta.ts';
import { checkTable, sampleValues } from '../meta.ts';

export interface TableSettings {
  readonly seats: number;
  readonly options: Options;
  /** What a chapter of a campaign begins with. */
  readonly carry?: Carry;
}

/**
 * Every mode with every number of players: once with the defaults, and once for each value of each
 * option that is not the default.
 */
export function tablesOf(meta: GameMeta): TableSettings[] {
  const tables: TableSettings[] = [];
  for (const mode of meta.modes) {
    for (let seats = mode.players.min; seats <= mode.players.max; seats++) {
      const add = (wishes: Readonly<Record<string, unknown>>) => {
        const table = checkTable(meta, seats, { mode: mode.id, ...wishes });
        if (table.ok) tables.push({ seats, options: table.options });
      };
      add({});
      for (const spec of mode.options) {
        for (const value of sampleValues(spec)) if (value !== spec.default) add({ [spec.id]: value });
      }
    }
  }
  return tables;
}
