/**
 * A knock-out. At tables of two it is a bracket in which the first and the last of the draw are as far apart as possible, and
 * byes go to the first. At larger tables the better half goes on. A shared place goes to the player who sat further back,
 * because beginning is an advantage.
 */
import { must } from '@captains-table/kernel';
import type { CupRound, CupSoFar, CupTable, Entrant } from './cup.ts';
import { activeEntrants, FORFEIT } from './cup.ts';
import { seated, seatsTaken } from './seats.ts';
import { tableSizes } from './table-sizes.ts';

/** A place in the bracket; undefined where no one came through. */
type Slot = Entrant | undefined;

/** Undefined when it is decided. */
export function knockoutRound(cup: CupSoFar): CupRound | undefined {
  return cup.plan.most === 2 ? bracketRound(cup) : groupKnockout(cup);
}

/** The players still in at a table, the best first, without those who gave up. */
function orderAt({ entrants, places = [] }: CupTable): readonly Entrant[] {
  return [...entrants.keys()]
    .filter((seat) => places[seat] !== undefined && places[seat] !== FORFEIT)
    .toSorted((a, b) => must(places[a]) - must(places[b]) || b - a)
    .map((seat) => must(entrants[seat]));
}

/** The numbers of the draw from the top of the bracket to its bottom: 0, 7, 3, 4, 1, 6, 2, 5 of eight. */
export function bracketOrder(size: number): readonly number[] {
  let order: readonly number[] = [0];
  while (order.length < size) {
    const last = order.length * 2 - 1;
    order = order.flatMap((number) => [number, last - number]);
  }
  return order;
}

/** The slots of each round so far, and those of the next one. */
export function bracketSlots({
  plan,
  rounds,
}: Pick<CupSoFar, 'plan' | 'rounds'>): readonly (readonly Slot[])[] {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, plan.entrants)));
  let slots: readonly Slot[] = bracketOrder(size).map((entrant) =>
    entrant < plan.entrants ? entrant : undefined,
  );
  const all = [slots];
  for (const round of rounds) {
    slots = pairsOf(slots).map((pair) => winnerOf(pair, round));
    all.push(slots);
  }
  return all;
}

function bracketRound(cup: CupSoFar): CupRound | undefined {
  const { plan, rounds, withdrawn } = cup;
  const slots = must(bracketSlots(cup).at(-1)).map((slot) =>
    slot !== undefined && withdrawn.has(slot) ? undefined : slot,
  );
  if (slots.length === 1) return undefined;
  const taken = seatsTaken(rounds, plan.entrants);
  const tables: CupTable[] = [];
  const byes: Entrant[] = [];
  for (const [index, [one, other]] of pairsOf(slots).entries()) {
    if (one !== undefined && other !== undefined) {
      const bestFirst = [one, other].toSorted((a, b) => a - b);
      tables.push({ entrants: seated(bestFirst, taken, index) });
    } else byes.push(...[one, other].filter((slot) => slot !== undefined));
  }
  return { tables, byes };
}

function pairsOf(slots: readonly Slot[]): readonly (readonly [Slot, Slot])[] {
  return Array.from({ length: slots.length / 2 }, (_, index) => [slots[2 * index], slots[2 * index + 1]]);
}

function winnerOf(pair: readonly [Slot, Slot], { tables, byes }: CupRound): Slot {
  const table = tables.find(({ entrants }) =>
    pair.every((slot) => slot !== undefined && entrants.includes(slot)),
  );
  if (table !== undefined) return orderAt(table)[0];
  return pair.find((slot) => slot !== undefined && byes.includes(slot));
}

/** Those who go on are dealt over the tables like cards, back and forth, so that the best of each meet late. */
function groupKnockout(cup: CupSoFar): CupRound | undefined {
  const { plan, rounds } = cup;
  const last = rounds.at(-1);
  const wasFinal = last?.tables.length === 1 && last.byes.length === 0;
  const active = new Set(activeEntrants(cup));
  const left = survivors(cup).filter((entrant) => active.has(entrant));
  if (wasFinal || left.length < 2) return undefined;
  const { sizes, sitOut } = tableSizes(left.length, plan.most, plan.fewest);
  if (sizes.length === 0) return undefined;
  const byes = left.slice(0, sitOut);
  const groups: Entrant[][] = sizes.map(() => []);
  for (const [index, entrant] of left.slice(sitOut).entries()) {
    const [lap, at] = [Math.floor(index / sizes.length), index % sizes.length];
    must(groups[lap % 2 === 0 ? at : sizes.length - 1 - at]).push(entrant);
  }
  const taken = seatsTaken(rounds, plan.entrants);
  return { tables: groups.map((group, index) => ({ entrants: seated(group, taken, index) })), byes };
}

/** Who goes on from the last round: byes first, then the first of each table, then the second of each. */
function survivors({ plan, rounds }: CupSoFar): readonly Entrant[] {
  const last = rounds.at(-1);
  if (last === undefined) return Array.from({ length: plan.entrants }, (_, entrant) => entrant);
  const through = last.tables.map((table) =>
    orderAt(table).slice(0, Math.max(1, Math.floor(table.entrants.length / 2))),
  );
  const longest = Math.max(0, ...through.map((list) => list.length));
  const byPlace = Array.from({ length: longest }, (_, place) => through.flatMap((list) => list[place] ?? []));
  return [...last.byes, ...byPlace.flat()];
}

/** Groups of equals, the best first: who came further; at the last table by their places there. */
export function knockoutOrder(cup: CupSoFar): readonly (readonly Entrant[])[] {
  const { plan, rounds } = cup;
  const reached = Array.from({ length: plan.entrants }, () => 0);
  for (const [round, { tables, byes }] of rounds.entries()) {
    for (const entrant of [...tables.flatMap(({ entrants }) => entrants), ...byes])
      reached[entrant] = round + 1;
  }
  const last = rounds.at(-1);
  const final = last?.tables.length === 1 && last.byes.length === 0 ? last.tables[0] : undefined;
  const decided = final?.places === undefined ? [] : orderAt(final);
  const groups: Entrant[][] = decided.map((entrant) => [entrant]);
  for (let round = rounds.length; round >= 0; round--) {
    const equals = [...reached.keys()].filter((one) => reached[one] === round && !decided.includes(one));
    if (equals.length > 0) groups.push(equals);
  }
  return groups;
}
