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
import type { Events, Pieces, Rules, Seen, State } from '../state.ts';

export const OBJECTIVE_COUNT = 3;
const LEVEL: Readonly<Record<GoalLevel, number>> = { low: 1, high: 2 };

export function isOpen(state: Seen, seat: Seat, objective: number): boolean {
  return at(state.objectives, seat * OBJECTIVE_COUNT + objective) === 0;
}

/** Goals of this kind name the line to pass; all others name a number. */
const PASSES_LINE = 'explorerLine';

/** The higher level when it is met: it brings all the lower one does. */
function levelMet(rules: Rules, state: State, seat: Seat, objective: Objective): GoalLevel | undefined {
  const { counts, low, high } = objective;
  if (counts === PASSES_LINE) {
    const lines = linesBehind(rules, state, seat);
    if ((lines & (1 << high.x)) !== 0) return 'high';
    return (lines & (1 << low.x)) === 0 ? undefined : 'low';
  }
  const count = countFor(rules, state, seat, objective);
  if (count >= high.x) return 'high';
  return count >= low.x ? 'low' : undefined;
}

/** How far a player is with an objective: the number that its goals are compared with. */
export function countFor(rules: Pieces, state: Seen, seat: Seat, { counts, nation }: Objective): number {
  switch (counts) {
    case 'combatTokens':
      return at(state.tokensWon, seat).length;
    case 'quests':
      return at(state.questTiles, seat).length;
    case 'influenceInOneNation':
      return influenceAt(state, seat, 0);
    case 'influenceInTwoNations':
      return influenceAt(state, seat, 1);
    case 'upgrades':
      return upgradesOf(state, seat);
    case PASSES_LINE:
      return bitsIn(linesBehind(rules, state, seat));
    case 'synergies':
      return bitsIn(at(state.synergies, seat));
    case 'spiesOnBoard':
      return spiesOnBoard(rules.box, state, seat);
    case 'cubes':
      return cubesInPlay(state, nation);
  }
}

/** The number that `countFor` must reach. */
export function goalOf({ counts }: Objective, { x }: Goal): number {
  return counts === PASSES_LINE ? x + 1 : x;
}

/** A bit for each line that the explorer has passed. */
function linesBehind({ box }: Pieces, state: Seen, seat: Seat): number {
  return at(box.explorer.spaces, at(state.explorers, seat)).passed;
}

/** The player's highest influence with any nation at place 0, the second highest at place 1. */
function influenceAt(state: Seen, seat: Seat, place: number): number {
  let first = 0;
  let second = 0;
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    const influence = influenceOf(state, seat, nation);
    if (influence > first) {
      second = first;
      first = influence;
    } else if (influence > second) second = influence;
  }
  return place === 0 ? first : second;
}

export function objectiveMoves(rules: Rules, state: State, seat: Seat, into: Move[]): void {
  const career = at(state.career, seat);
  if (career === NONE) return;
  const { objectives } = at(rules.box.careers, career);
  const moves = at(rules.moves.objective, career);
  for (let number = 0; number < OBJECTIVE_COUNT; number++) {
    if (!isOpen(state, seat, number)) continue;
    const level = levelMet(rules, state, seat, at(objectives, number));
    if (level !== undefined) into.push(at(moves, number * 2 + (level === 'high' ? 1 : 0)));
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
export function spiesOnCareer(state: Seen, seat: Seat): number {
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
