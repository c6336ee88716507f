/** Exploration. Rules MA-8.1 to MA-8.10, MA-19.6, MA-19.7. */
import type { FrameKind, Seat } from '@captains-table/kernel';
import { startProgram } from '@captains-table/kernel';
import { NONE } from '../box.ts';
import { ABILITY, abilityOf } from '../cards/abilities.ts';
import type { Event } from '../events.ts';
import { add, at } from '../lists.ts';
import { nameOf } from '../move-lists.ts';
import type { Decision, Move } from '../moves.ts';
import { CREDIT_COUNT, creditNumber, gainPoints } from '../scoring/points.ts';
import type { ExploreFrame } from '../frames.ts';
import type { Events, Rules, SpaceNumber, State, Words } from '../state.ts';
import { findPaths, spacesWithin } from './paths.ts';

const DECLINE: Move = { kind: 'decline' };
const LINE_COUNT = 3;

/** Rule MA-8.8: at the end there is nowhere to go. */
export function canExplore({ box }: Rules, state: State, seat: Seat): boolean {
  return at(state.explorers, seat) !== box.explorer.end;
}

/** Rule MA-19.6: every own ability adds a step. */
export function startExploring(state: State, seat: Seat, n: number): void {
  const steps = n + abilityOf(state, seat, ABILITY.explorerSteps);
  state.stack.push({ kind: 'explore', seat, steps });
}

export function exploreFrames(rules: Rules): FrameKind<State, ExploreFrame, Move, Event, Decision> {
  const { box, moves } = rules;
  return {
    pending: (_state, { seat, steps }) => [{ seat, kind: 'explore', steps }],
    legal(state, frame, seat) {
      if (seat !== frame.seat) return [];
      const spaces = spacesWithin(box, state, at(state.explorers, seat), frame.steps);
      const legal: Move[] = spaces.map((space) => at(moves.explore, space));
      legal.push(DECLINE);
      return legal;
    },
    apply(state, { seat, steps }, _seat, move, events) {
      rules.finish(state, events);
      if (move.kind === 'explore')
        moveExplorer(rules, state, seat, steps, moves.space.get(move.to) ?? 0, events);
      else events?.({ key: 'stayed', seat });
    },
    whyNot: (_state, _frame, _seat, move) =>
      move.kind === 'explore'
        ? { code: 'too-many-steps', rule: 'MA-8.1' }
        : { code: 'wrong-moment', rule: 'MA-8.1' },
  };
}

interface Trip {
  readonly steps: number;
  readonly to: SpaceNumber;
}

function moveExplorer(
  rules: Rules,
  state: State,
  seat: Seat,
  steps: number,
  to: SpaceNumber,
  events: Events,
): void {
  const { box } = rules;
  const from = at(state.explorers, seat);
  if (abilityOf(state, seat, ABILITY.stealPoints) > 0) steal(rules, state, seat, { steps, to }, events);
  state.explorers[seat] = to;
  const space = at(box.explorer.spaces, to);
  events?.({ key: 'explored', seat, space: space.id });
  // What comes last is pushed first: the space, then the lines on the way there.
  if (to === box.explorer.end) arrive(rules, state, seat, events);
  else if (space.questSlot !== NONE) offerQuest(state, seat, space.questSlot);
  else if (space.reward !== undefined) startProgram<Words>(state, space.reward, { seat });
  passLines(rules, state, seat, space.passed & ~at(box.explorer.spaces, from).passed, events);
}

/** Rules MA-8.5, MA-8.6. */
function passLines({ box }: Rules, state: State, seat: Seat, lines: number, events: Events): void {
  for (let line = LINE_COUNT - 1; line >= 0; line--) {
    if ((lines & (1 << line)) === 0) continue;
    const { first, later } = at(box.explorer.lines, line);
    const effect = (state.linesPassed & (1 << line)) === 0 ? first : later;
    state.linesPassed |= 1 << line;
    events?.({ key: 'line-passed', seat, line: nameOf('line', line) });
    if (effect !== undefined) startProgram<Words>(state, effect, { seat });
  }
}

/** Rule MA-8.4. */
function offerQuest(state: State, seat: Seat, slot: number): void {
  const quest = at(state.explorerQuests, slot);
  if (quest !== NONE) state.stack.push({ kind: 'quest', seat, quest });
}

/** Rule MA-8.7. */
function arrive({ box }: Rules, state: State, seat: Seat, events: Events): void {
  const { orderPoints, endReward } = box.explorer;
  const place = state.explorersHome++;
  events?.({ key: 'explorer-home', seat, place: place + 1 });
  gainPoints(state, seat, orderPoints[place] ?? 0, 'explorer', events);
  if (endReward !== undefined) startProgram<Words>(state, endReward, { seat });
}

/** Rule MA-19.7, on the way that passes most. */
function steal({ box }: Rules, state: State, seat: Seat, { steps, to }: Trip, events: Events): void {
  let most = -1;
  let best: readonly SpaceNumber[] = [];
  findPaths(box, state, at(state.explorers, seat), steps, (space, passed, over) => {
    if (space !== to || passed <= most) return;
    most = passed;
    best = [...over];
  });
  const each = abilityOf(state, seat, ABILITY.stealPoints);
  for (let other = 0; other < state.players; other++) {
    if (other === seat || !best.includes(at(state.explorers, other))) continue;
    const n = Math.min(each, at(state.score, other));
    if (n <= 0) continue;
    events?.({ key: 'stole', seat, other, n });
    move(state, other, -n);
    move(state, seat, n);
  }
  stealFromJeanne(state, seat, each, best, events);
}

function stealFromJeanne(
  state: State,
  seat: Seat,
  each: number,
  over: readonly SpaceNumber[],
  events: Events,
): void {
  const { jeanne } = state;
  if (!jeanne.plays || !over.includes(jeanne.explorer)) return;
  const n = Math.min(
    each,
    jeanne.points.reduce((sum, points) => sum + points, 0),
  );
  if (n <= 0) return;
  add(jeanne.points, creditNumber('explorer'), -n);
  events?.({ key: 'jeanne-points', n: -n, from: 'explorer' });
  gainPoints(state, seat, n, 'explorer', events);
}

/** Points that change hands are reported as theft, not as a gain. */
function move(state: State, seat: Seat, n: number): void {
  add(state.score, seat, n);
  add(state.points, seat * CREDIT_COUNT + creditNumber('explorer'), n);
}
