/** Career objectives. Rules MA-15.1 to MA-15.12, MA-26.3. */
import type { Refusal, Seat } from '@captains-table/kernel';
import type { Goal, Objective } from '../box.ts';
import { NONE } from '../box.ts';
import type { GoalLevel } from '../events.ts';
import { cubesInPlay } from '../influence/cubes.ts';
import { NATION_COUNT, influenceOf } from '../influence/influence.ts';
import { add, at, bitsIn } from '../lists.ts';
import type { Code, Move } from '../moves.ts';
import { spiesOnBoard } from '../places.ts';
import { gainPoints } from '../scoring/points.ts';
import { upgradesOf } from '../ship/discs.ts';
import { gainDoubloons } from '../ship/supplies.ts';
import type { Events, Rules, State } from '../state.ts';

export const OBJECTIVE_COUNT = 3;
const LEVEL: Readonly<Record<GoalLevel, number>> = { low: 1, high: 2 };

export function isOpen(state: State, seat: Seat, objective: number): boolean {
  return at(state.objectives, seat * OBJECTIVE_COUNT + objective) === 0;
}

function isMet({ box }: Rules, state: State, seat: Seat, objective: Objective, { x }: Goal): boolean {
  switch (objective.code) {
    case 'K1':
      return at(state.tokensWon, seat).length >= x;
    case 'K2':
      return at(state.questTiles, seat).length >= x;
    case 'K3':
      return nationsWith(state, seat, x) >= 1;
    case 'K4':
      return nationsWith(state, seat, x) >= 2;
    case 'K5':
      return upgradesOf(state, seat) >= x;
    case 'K6':
      return (at(box.explorer.spaces, at(state.explorers, seat)).passed & (1 << x)) !== 0;
    case 'K7':
      return bitsIn(at(state.synergies, seat)) >= x;
    case 'K8':
      return spiesOnBoard(box, state, seat) >= x;
    case 'KA':
      return cubesInPlay(state, objective.nation) >= x;
    default:
      throw new Error(`no objective ${objective.code}`);
  }
}

function nationsWith(state: State, seat: Seat, influence: number): number {
  let count = 0;
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    if (influenceOf(state, seat, nation) >= influence) count++;
  }
  return count;
}

/** The higher level when it is met: it brings all the lower one does. */
export function objectiveMoves(rules: Rules, state: State, seat: Seat, into: Move[]): void {
  const career = at(state.career, seat);
  if (career === NONE) return;
  const { objectives } = at(rules.box.careers, career);
  const moves = at(rules.moves.objective, career);
  for (let number = 0; number < OBJECTIVE_COUNT; number++) {
    if (!isOpen(state, seat, number)) continue;
    const objective = at(objectives, number);
    if (isMet(rules, state, seat, objective, objective.high)) into.push(at(moves, number * 2 + 1));
    else if (isMet(rules, state, seat, objective, objective.low)) into.push(at(moves, number * 2));
  }
}

export function complete(
  { box }: Rules,
  state: State,
  seat: Seat,
  objective: number,
  level: GoalLevel,
  events: Events,
): void {
  const { id, objectives } = at(box.careers, at(state.career, seat));
  const goal = at(objectives, objective)[level];
  state.objectives[seat * OBJECTIVE_COUNT + objective] = LEVEL[level];
  events?.({ key: 'objective', seat, career: id, objective, level });
  gainDoubloons(state, seat, goal.doubloons, events);
  add(state.spies, seat, 1);
  events?.({ key: 'spies', seat, n: 1 });
  if (level === 'high') gainPoints(state, seat, goal.points, 'careers', events);
  for (let number = 0; number < OBJECTIVE_COUNT; number++) if (isOpen(state, seat, number)) return;
  events?.({ key: 'admiral', seat });
  gainDoubloons(state, seat, box.careerReward.doubloons, events);
  gainPoints(state, seat, box.careerReward.points, 'careers', events);
}

/** Spies still waiting on the career card. */
export function spiesOnCareer(state: State, seat: Seat): number {
  let count = 0;
  for (let number = 0; number < OBJECTIVE_COUNT; number++) if (isOpen(state, seat, number)) count++;
  return count;
}

export function whyNoObjective(state: State, seat: Seat, objective: unknown): Refusal<Code> {
  const known = objective === 0 || objective === 1 || objective === 2;
  return known && !isOpen(state, seat, objective)
    ? { code: 'objective-done', rule: 'MA-15.1' }
    : { code: 'objective-not-met', rule: 'MA-15.2' };
}
