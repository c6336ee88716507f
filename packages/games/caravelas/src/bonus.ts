/** Bonus moves: what another player's storm or fair wind is good for. */
import type { FrameKind } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Board } from './board.ts';
import { neighbour, NONE, spaceId, spaceOf } from './board.ts';
import { DIRECTIONS } from './content.ts';
import { arrive } from './ports.ts';
import type { BonusFrame, Decision, Event, Move, Rules, SpaceNumber, State } from './state.ts';

const STAY: Move = { kind: 'stay' };

/** Whether a fleet on this space could move at all. */
export function canDrift(board: Board, space: SpaceNumber, direction: number): boolean {
  if (direction !== NONE) return neighbour(board, space, direction) !== NONE;
  for (let way = 0; way < DIRECTIONS.length; way++) if (neighbour(board, space, way) !== NONE) return true;
  return false;
}

/** Where a bonus move may lead from a space. */
export function driftSpaces(board: Board, from: SpaceNumber, direction: number): SpaceNumber[] {
  const spaces: SpaceNumber[] = [];
  for (let way = 0; way < DIRECTIONS.length; way++) {
    if (direction !== NONE && way !== direction) continue;
    const to = neighbour(board, from, way);
    if (to !== NONE) spaces.push(to);
  }
  return spaces;
}

/** Rules CA-7.4 to CA-7.9, CA-7.11. */
export function bonusFrames(rules: Rules): FrameKind<State, BonusFrame, Move, Event, Decision> {
  const { board } = rules;
  return {
    pending: (_state, { seat, left, direction }) => [
      { seat, kind: 'bonus', left, direction: DIRECTIONS[direction] ?? '' },
    ],

    legal(state, frame, seat) {
      if (seat !== frame.seat) return [];
      const spaces = driftSpaces(board, must(state.fleets[seat]), frame.direction);
      return [...spaces.map((to) => must(board.drift[to])), STAY];
    },

    apply(state, frame, seat, move, events) {
      if (move.kind !== 'drift') {
        events?.({ key: 'stayed', seat });
        rules.finish(state, events);
        return;
      }
      const from = must(state.fleets[seat]);
      const to = spaceOf(board, move.to);
      events?.({ key: 'drifted', seat, from: spaceId(board, from), at: move.to });
      arrive(board, state, seat, to, events);
      frame.left--;
      if (frame.left === 0 || !canDrift(board, to, frame.direction)) rules.finish(state, events);
    },

    whyNot(_state, frame, _seat, move) {
      if (move.kind !== 'drift') return { code: 'not-asked', rule: 'CA-7.1' };
      if (frame.direction !== NONE) return { code: 'wrong-way', rule: 'CA-7.6' };
      return { code: 'not-adjacent', rule: 'CA-7.5' };
    },
  };
}
