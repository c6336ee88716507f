import type { TableGame } from '@captains-table/catalogue';

/** A game under certain rules, or as new tables play it; undefined where it is not known. */
export type GameLoader = (id: string, rules?: string) => Promise<TableGame | undefined>;
