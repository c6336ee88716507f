/** Cups played by a made-up order of strength, or by lot. */
import { nextRound } from '../../src/cup/index.ts';
import type { CupPlan, CupRound, CupSoFar, CupTable, Entrant } from '../../src/cup/index.ts';

export function plan(form: CupPlan['form'], entrants: number, more: Partial<CupPlan> = {}): CupPlan {
  return { form, entrants, most: 2, fewest: 2, rounds: entrants - 1, ...more };
}

/** The same numbers from the same seed. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The lower number is the better player. */
export function byStrength({ entrants }: CupTable): readonly number[] {
  return entrants.map((own) => 1 + entrants.filter((other) => other < own).length);
}

/** Chance decides; one game in five is shared by the first two. */
export function byLot(random: () => number): (table: CupTable) => readonly number[] {
  return ({ entrants }) => {
    const order = entrants.map(() => random());
    const places = order.map((own) => 1 + order.filter((other) => other < own).length);
    return random() < 0.2 ? places.map((place) => (place === 2 ? 1 : place)) : places;
  };
}

export function playOut(
  cup: CupPlan,
  decide: (table: CupTable) => readonly number[],
  leave: (round: number) => readonly Entrant[] = () => [],
): CupSoFar {
  const withdrawn = new Map<Entrant, number>();
  const rounds: CupRound[] = [];
  for (;;) {
    for (const entrant of leave(rounds.length)) withdrawn.set(entrant, rounds.length);
    const next = nextRound({ plan: cup, rounds, withdrawn });
    if (next === undefined) return { plan: cup, rounds, withdrawn };
    rounds.push({ ...next, tables: next.tables.map((table) => ({ ...table, places: decide(table) })) });
    if (rounds.length > 200) throw new Error('it never ends');
  }
}

/** How often each pair has met. */
export function meetingsIn({ rounds }: CupSoFar): ReadonlyMap<string, number> {
  const met = new Map<string, number>();
  for (const { entrants } of rounds.flatMap(({ tables }) => tables)) {
    for (const one of entrants) {
      for (const other of entrants) {
        if (one < other) met.set(`${one}-${other}`, (met.get(`${one}-${other}`) ?? 0) + 1);
      }
    }
  }
  return met;
}

/** By entrant: how often they sat at each seat. */
export function seatsIn({ plan: { entrants }, rounds }: CupSoFar): readonly (readonly number[])[] {
  const tables = rounds.flatMap((round) => round.tables);
  const widest = Math.max(...tables.map((table) => table.entrants.length));
  return Array.from({ length: entrants }, (_, entrant) =>
    Array.from(
      { length: widest },
      (_unused, seat) => tables.filter((table) => table.entrants[seat] === entrant).length,
    ),
  );
}
