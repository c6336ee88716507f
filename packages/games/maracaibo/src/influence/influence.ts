/** The influence tracks and their ranks. Rules MA-7.1 to MA-7.4. */
import type { FrameKind, Seat } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import { at } from '../lists.ts';
import { nameOf, nationNumber } from '../move-lists.ts';
import type { Decision, Move } from '../moves.ts';
import { gainPoints } from '../scoring/points.ts';
import type { NationFrame } from '../frames.ts';
import type { Events, NationNumber, Rules, Seen, State } from '../state.ts';

export const NATION_COUNT = 3;

export function influenceOf(state: Seen, seat: Seat, nation: NationNumber): number {
  return at(state.influence, seat * NATION_COUNT + nation);
}

export function gainInfluence(
  box: Box,
  state: State,
  seat: Seat,
  nation: NationNumber,
  n: number,
  events: Events,
): void {
  const before = influenceOf(state, seat, nation);
  const after = spaceAfter(box, before, n);
  state.influence[seat * NATION_COUNT + nation] = after;
  events?.({ key: 'influence', seat, nation: nameOf('nation', nation), n });
  const beyond = before + n - after;
  gainPoints(state, seat, beyond * box.tracks.influence.pointsPerStepBeyond, 'nobility', events);
}

/** Where a marker goes with `n` more influence. Rule MA-7.2. */
export function spaceAfter(box: Box, space: number, n: number): number {
  return Math.min(box.tracks.influence.last, space + n);
}

/** The next rank above a space of the track. Rule MA-7.4. */
export function nextRank(
  box: Box,
  space: number,
): { readonly space: number; readonly rank: number } | undefined {
  return box.tracks.influence.ranks.find((rank) => rank.space > space);
}

/** The rank of a space of the track. */
export function rankAt(box: Box, space: number): number {
  let rank = 0;
  for (const step of box.tracks.influence.ranks) if (space >= step.space) rank = step.rank;
  return rank;
}

function canRankUp(box: Box, state: State, seat: Seat, nation: NationNumber): boolean {
  return influenceOf(state, seat, nation) < box.tracks.influence.last;
}

export function canRankUpAnywhere(box: Box, state: State, seat: Seat): boolean {
  for (let nation = 0; nation < NATION_COUNT; nation++) if (canRankUp(box, state, seat, nation)) return true;
  return false;
}

export function rankUp(box: Box, state: State, seat: Seat, nation: NationNumber, events: Events): void {
  const next = nextRank(box, influenceOf(state, seat, nation));
  if (next === undefined) return;
  state.influence[seat * NATION_COUNT + nation] = next.space;
  events?.({ key: 'ranked-up', seat, nation: nameOf('nation', nation), rank: next.rank });
}

/** Which nation: for influence, or for the next rank. */
export function nationFrames(rules: Rules): FrameKind<State, NationFrame, Move, Event, Decision> {
  const { box, moves } = rules;
  return {
    pending: (_state, { seat, n }) => [n > 0 ? { seat, kind: 'influence', n } : { seat, kind: 'rank' }],
    legal(state, frame, seat) {
      if (seat !== frame.seat) return [];
      if (frame.n > 0) return moves.influence;
      return moves.rank.filter((_, nation) => canRankUp(box, state, seat, nation));
    },
    apply(state, { seat, n }, _seat, move, events) {
      rules.finish(state, events);
      if (move.kind === 'influence') gainInfluence(box, state, seat, nationNumber(move.nation), n, events);
      if (move.kind === 'rank') rankUp(box, state, seat, nationNumber(move.nation), events);
    },
    whyNot: (_state, _frame, _seat, move) =>
      move.kind === 'rank'
        ? { code: 'already-highest', rule: 'MA-7.4' }
        : { code: 'wrong-moment', rule: 'MA-7.1' },
  };
}
