/** What follows from a cup as the server shows it: for the reader, for the bracket, for its end. */
import type { CupTableView, CupView } from '@captains-table/protocol';
import { bracketSlots } from '@captains-table/table/cup';

/** How things stand for the entrant who is reading. */
export type OwnState =
  | { readonly is: 'playing'; readonly table: CupTableView }
  | { readonly is: 'bye' }
  /** Their game of this round is over, and others still play; `until`: where the next round has a date. */
  | { readonly is: 'waiting'; readonly until?: number }
  | { readonly is: 'out' }
  | { readonly is: 'withdrawn' };

/** Undefined before the start, after the end, while tables are being made, and for all who only follow it. */
export function ownState(cup: CupView): OwnState | undefined {
  const { entrant } = cup.you;
  const round = cup.rounds.at(-1);
  if (entrant === undefined || cup.status !== 'playing' || round === undefined) return undefined;
  const own = round.tables.find(({ entrants }) => entrants.includes(entrant));
  if (own !== undefined && own.places === undefined) {
    // A round is there before its tables are: for a moment there is nothing to sit down at.
    return own.invite === undefined ? undefined : { is: 'playing', table: own };
  }
  if (cup.entrants[entrant]?.withdrawn === true) return { is: 'withdrawn' };
  if (round.byes.includes(entrant)) return { is: 'bye' };
  if (own === undefined || hasLost(cup, own, entrant)) return { is: 'out' };
  return { is: 'waiting', ...(cup.nextRoundAt === undefined ? {} : { until: cup.nextRoundAt }) };
}

/** At larger tables the better half goes on, and who that is shows with the next round. */
function hasLost({ settings }: CupView, { entrants, places = [] }: CupTableView, entrant: number): boolean {
  if (settings.form !== 'knockout' || entrants.length > 2) return false;
  return goesOn({ entrants, places }) !== entrant;
}

/** Who won a table of two: a shared place goes to the player who sat further back. */
export function goesOn({
  entrants,
  places = [],
}: Pick<CupTableView, 'entrants' | 'places'>): number | undefined {
  const [first, second] = entrants;
  const [one = 0, other = 0] = places;
  if (one === 0) return other === 0 ? undefined : second;
  return other === 0 || one < other ? first : second;
}

/** Those in first place, once it is over. */
export function champions({ status, standings }: CupView): readonly number[] {
  if (status !== 'over') return [];
  return standings.filter(({ place }) => place === 1).map(({ entrant }) => entrant);
}

export interface BracketMatch {
  /** From top to bottom; undefined where no one has come through yet, or no one was drawn. */
  readonly slots: readonly (number | undefined)[];
  readonly table?: CupTableView;
  readonly winner?: number;
  /** There is no opponent for the player who is there. */
  readonly isFree: boolean;
}

/** Round by round, from the first to the final. Empty where there is none: before the draw, and at larger tables. */
export function bracketOf({
  settings,
  status,
  entrants,
  rounds,
}: CupView): readonly (readonly BracketMatch[])[] {
  if (settings.form !== 'knockout' || settings.most !== 2 || status === 'open' || entrants.length < 2)
    return [];
  const plan = { form: settings.form, entrants: entrants.length, most: 2, fewest: 2, rounds: 0 } as const;
  const known = bracketSlots({ plan, rounds });
  const size = known[0]?.length ?? 2;
  return Array.from({ length: Math.log2(size) }, (_, round) =>
    Array.from({ length: size / 2 ** (round + 1) }, (__, index) => {
      const slots = [known[round]?.[2 * index], known[round]?.[2 * index + 1]];
      const begun = rounds[round];
      const table = begun?.tables.find((one) =>
        slots.every((slot) => slot !== undefined && one.entrants.includes(slot)),
      );
      const winner = known[round + 1]?.[index];
      return {
        slots,
        ...(table === undefined ? {} : { table }),
        ...(winner === undefined ? {} : { winner }),
        isFree: begun !== undefined && table === undefined,
      };
    }),
  );
}
