/** Apart from the schemas, so that a form that shows them does not bring those along. */

/** How much there may be of each. */
export const CLUB_LIMITS = {
  clubs: 30,
  members: 500,
  evenings: 60,
  tables: 30,
  cups: 12,
  entrants: 128,
  rounds: 127,
} as const;

/** How long words may be. */
export const CLUB_LENGTHS = { name: 40, motto: 120, note: 300 } as const;
