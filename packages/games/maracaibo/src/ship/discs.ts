/** Discs and the areas they uncover. Rules MA-16.1 to MA-16.12. */
import type { FrameKind, Refusal, Seat } from '@captains-table/kernel';
import { startProgram } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { NONE } from '../box.ts';
import type { Event } from '../events.ts';
import { add, at } from '../lists.ts';
import type { Code, Decision, Move } from '../moves.ts';
import type { DiscFrame } from '../frames.ts';
import type { Events, Rules, Seen, State, Words } from '../state.ts';

export const AREA_COUNT = 12;

export function hasUpgrade(state: Seen, seat: Seat, area: number): boolean {
  return at(state.discs, seat * AREA_COUNT + area) === 0;
}

export function upgradesOf(state: Seen, seat: Seat): number {
  let count = 0;
  for (let area = 0; area < AREA_COUNT; area++) if (hasUpgrade(state, seat, area)) count++;
  return count;
}

/** Undefined when a disc can be taken from the area. */
function whyNotArea(box: Box, state: State, seat: Seat, area: number): Refusal<Code> | undefined {
  if (hasUpgrade(state, seat, area)) return { code: 'area-empty', rule: 'MA-16.1' };
  switch (lockOn(box, state, seat, area)) {
    case 'after':
      return { code: 'area-locked', rule: 'MA-16.6' };
    case 'open':
      return { code: 'area-locked', rule: 'MA-16.10' };
    case undefined:
      return undefined;
  }
}

/** Whether an area with discs waits for the one before it, or for a number of open ones. */
export function lockOn(box: Box, state: Seen, seat: Seat, area: number): 'after' | 'open' | undefined {
  const { after, open } = at(box.upgrades, area);
  if (after !== NONE && !hasUpgrade(state, seat, after)) return 'after';
  // The area itself still has discs, so all that are open are others.
  return open > 0 && upgradesOf(state, seat) < open ? 'open' : undefined;
}

export function canTakeDiscFrom(box: Box, state: State, seat: Seat, area: number): boolean {
  return whyNotArea(box, state, seat, area) === undefined;
}

export function canTakeDisc(box: Box, state: State, seat: Seat): boolean {
  for (let area = 0; area < AREA_COUNT; area++) if (canTakeDiscFrom(box, state, seat, area)) return true;
  return false;
}

export function discFrames(rules: Rules): FrameKind<State, DiscFrame, Move, Event, Decision> {
  const { box, moves } = rules;
  return {
    run(state, frame, events) {
      if (frame.left > 0 && canTakeDisc(box, state, frame.seat)) return true;
      rules.finish(state, events);
      return false;
    },
    pending: (_state, { seat, left, to }) => [{ seat, kind: 'disc', left, to }],
    legal(state, frame, seat) {
      if (seat !== frame.seat) return [];
      const legal: Move[] = [];
      for (let area = 0; area < AREA_COUNT; area++) {
        if (canTakeDiscFrom(box, state, seat, area)) legal.push(at(moves.disc, area));
      }
      return legal;
    },
    apply(state, frame, _seat, move, events) {
      if (move.kind !== 'disc') return;
      frame.left--;
      takeDisc(rules, state, frame, moves.area.get(move.area) ?? 0, events);
    },
    whyNot(state, _frame, seat, move) {
      const area = move.kind === 'disc' && 'area' in move ? moves.area.get(String(move.area)) : undefined;
      if (area === undefined) return { code: 'wrong-moment', rule: 'MA-16.1' };
      return whyNotArea(box, state, seat, area);
    },
  };
}

function takeDisc(rules: Rules, state: State, frame: DiscFrame, area: number, events: Events): void {
  const { seat, to } = frame;
  const { id, effect } = at(rules.box.upgrades, area);
  add(state.discs, seat * AREA_COUNT + area, -1);
  events?.({ key: 'disc', seat, area: id });
  if (to === 'market') add(state.markets, frame.at, 1);
  else if (to === 'tile') add(state.tileDiscs, frame.at, 1);
  else state.discsOut++;
  if (!hasUpgrade(state, seat, area)) return;
  events?.({ key: 'upgraded', seat, area: id });
  if (effect !== undefined) startProgram<Words>(state, effect, { seat });
}
