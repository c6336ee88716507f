/** Who leads, and what decides between equals. The rules are named in docs/decisions/029. */
import { must } from '@captains-table/kernel';
import type { CupForm, StandingLine, TieBreak } from '@captains-table/protocol';
import type { CupSoFar, Entrant } from './cup.ts';
import { knockoutOrder } from './knockout.ts';
import { byesOf, gamesOf, POINT, pointsOf } from './points.ts';
import type { CupGame } from './points.ts';

/** The first difference decides; players equal in all of them share a place. */
const TIE_BREAKS: Readonly<Record<CupForm, readonly TieBreak[]>> = {
  league: ['encounter', 'wins', 'sonneborn-berger'],
  swiss: ['buchholz-cut', 'buchholz', 'sonneborn-berger', 'wins'],
  knockout: [],
};

export function tieBreaksOf(form: CupForm): readonly TieBreak[] {
  return TIE_BREAKS[form];
}

const FORM_SHOWN = 5;

/** All entrants, the first place first; equals in the order of the draw. */
export function standingsOf(cup: CupSoFar): readonly StandingLine[] {
  const { plan, rounds } = cup;
  const games = gamesOf(rounds, plan.entrants);
  const points = pointsOf(rounds, plan.entrants);
  const breaks = breaksOf(cup, games, points);
  const order = orderOf(cup, points, breaks);
  const places = placesIn(order);
  const byes = byesOf(rounds, plan.entrants);
  return order.flat().map((entrant) => {
    const own = must(games[entrant]);
    const worth = [
      ...own.map((game) => ({ round: game.round, worth: game.points / POINT })),
      ...must(byes[entrant]).map((round) => ({ round, worth: 1 })),
    ].toSorted((a, b) => a.round - b.round);
    return {
      entrant,
      place: must(places.get(entrant)),
      points: must(points[entrant]) / POINT,
      played: own.length,
      won: own.filter(({ won }) => won).length,
      form: worth.slice(-FORM_SHOWN).map((one) => one.worth),
      breaks: must(breaks[entrant]),
    };
  });
}

/** Groups of equals, the best first. */
function orderOf(
  cup: CupSoFar,
  points: readonly number[],
  breaks: readonly (readonly number[])[],
): readonly (readonly Entrant[])[] {
  if (cup.plan.form === 'knockout') return knockoutOrder(cup);
  const key = (entrant: Entrant) => [must(points[entrant]), ...must(breaks[entrant])];
  const sorted = [...points.keys()].toSorted((a, b) => compare(key(b), key(a)) || a - b);
  const groups: Entrant[][] = [];
  for (const entrant of sorted) {
    const last = groups.at(-1);
    if (last !== undefined && compare(key(must(last[0])), key(entrant)) === 0) last.push(entrant);
    else groups.push([entrant]);
  }
  return groups;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const other = must(b[index]);
    if (value !== other) return value - other;
  }
  return 0;
}

function placesIn(groups: readonly (readonly Entrant[])[]): ReadonlyMap<Entrant, number> {
  const places = new Map<Entrant, number>();
  let place = 1;
  for (const group of groups) {
    for (const entrant of group) places.set(entrant, place);
    place += group.length;
  }
  return places;
}

function breaksOf(
  cup: CupSoFar,
  games: readonly (readonly CupGame[])[],
  points: readonly number[],
): readonly (readonly number[])[] {
  const { plan, rounds } = cup;
  const byes = byesOf(rounds, plan.entrants).map((list) => list.length);
  const counted = countedPoints(cup, points);
  const wins = games.map((own, entrant) => own.filter(({ won }) => won).length + must(byes[entrant]));
  const meetings = games.map((own, entrant) => [
    ...own.map(({ against }) => mean(against.map((other) => must(counted[other.entrant])))),
    // A round without an opponent counts as one against a player with the same points.
    ...Array.from({ length: must(byes[entrant]) }, () => must(points[entrant])),
  ]);
  const value: Readonly<Record<TieBreak, (entrant: Entrant) => number>> = {
    encounter: (entrant) => encounter(games, points, entrant),
    wins: (entrant) => must(wins[entrant]),
    buchholz: (entrant) => sum(must(meetings[entrant])) / POINT,
    'buchholz-cut': (entrant) => {
      const list = must(meetings[entrant]);
      return (sum(list) - (list.length === 0 ? 0 : Math.min(...list))) / POINT;
    },
    'sonneborn-berger': (entrant) => {
      const won = must(games[entrant]).flatMap(({ against }) =>
        against.map((other) => other.points * must(counted[other.entrant])),
      );
      return (sum(won) + must(byes[entrant]) * POINT * must(points[entrant])) / POINT / POINT;
    },
  };
  const names = tieBreaksOf(plan.form);
  return games.map((_, entrant) => names.map((name) => rounded(value[name](entrant))));
}

/** For those who met them, rounds after a withdrawal count as shared places: their opponents could do nothing about it. */
function countedPoints({ rounds, withdrawn }: CupSoFar, points: readonly number[]): readonly number[] {
  return points.map((own, entrant) => {
    const left = withdrawn.get(entrant);
    return left === undefined ? own : own + (POINT / 2) * Math.max(0, rounds.length - left);
  });
}

/** Points from the games between equals, if all of them have met. */
function encounter(
  games: readonly (readonly CupGame[])[],
  points: readonly number[],
  entrant: Entrant,
): number {
  const equals = [...points.keys()].filter((other) => points[other] === points[entrant]);
  const met = (one: Entrant) =>
    new Set(must(games[one]).flatMap(({ against }) => against.map((other) => other.entrant)));
  const allMet = equals.every((one) => equals.every((other) => one === other || met(one).has(other)));
  if (!allMet) return 0;
  const pairs = must(games[entrant]).flatMap(({ against }) => against);
  return sum(pairs.filter((pair) => equals.includes(pair.entrant)).map((pair) => pair.points)) / POINT;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** Thirds are rounded: two equal sums must not differ because they were added in another order. */
function rounded(value: number): number {
  return Math.round(value * 1_000_000) / 1_000_000;
}
