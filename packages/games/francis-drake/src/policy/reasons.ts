/** Why a move looks good or bad: the terms of its rating that weigh most, one text key each. */
import type { Seat } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { DESTINATION_IDS, GOODS } from '../content.ts';
import { discAt } from '../chart.ts';
import type { Frames, InformerFrame, Move, State } from '../state.ts';
import { DISC_NAMES, GHOST } from '../state.ts';
import { planOf } from './missions.ts';
import type { Reason, Situation, Term } from './reason.ts';
import { homeTerms, missionTerms, attackTerms, barterTerms } from './mission-terms.ts';
import { informerRatings } from './secrets.ts';
import { streetTerms } from './street-terms.ts';
import type { Target } from './targets.ts';
import { targetAt } from './targets.ts';
import type { Prospects } from './prospect.ts';

const MOST_REASONS = 3;
/** Reasons that weigh less are given only when there are no others. */
const NOTICEABLE = 0.4;

/** One to three reasons, the weightiest first. */
export function reasonsOf(prospects: Prospects, state: State, seat: Seat, move: Move): Reason[] {
  const terms = termsOf({ prospects, state, seat }, move)
    .filter(([, weight]) => weight !== 0)
    .toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  const noticeable = terms.filter(([, weight]) => Math.abs(weight) >= NOTICEABLE).length;
  return terms.slice(0, Math.min(MOST_REASONS, Math.max(1, noticeable))).map(([reason]) => reason);
}

function termsOf(situation: Situation, move: Move): readonly Term[] {
  const frame = situation.state.stack.at(-1);
  switch (move.kind) {
    case 'visit':
    case 'choose':
    case 'pass':
      return streetTerms(situation, move);
    case 'frigates':
    case 'troops':
      return tokenTerms(situation, move);
    case 'mission':
      return placingTerms(situation, move);
    case 'look-discs':
      return [['shows-order', 1]];
    case 'look-token':
      return [['shows-strength', 1]];
    case 'swap':
      return [['better-order', 1]];
    case 'redirect':
      return [['too-strong', -1], ...missionTerms(situation, targetNamed(situation, move.to), 0)];
    case 'leave':
      return leaveTerms(situation, frame);
    case 'attack':
    case 'decline':
      return frame?.kind === 'resolve' ? attackTerms(situation, frame, move.kind) : [];
    case 'barter':
      return barterTerms(situation, GOODS.indexOf(move.good));
    case 'home':
    case 'sail-on':
      return frame?.kind === 'resolve' ? homeTerms(situation, frame, move.kind) : [];
  }
}

function targetNamed({ prospects, state, seat }: Situation, id: (typeof DESTINATION_IDS)[number]): Target {
  return targetAt(prospects.box, state, seat, DESTINATION_IDS.indexOf(id));
}

function tokenTerms(
  { prospects, state, seat }: Situation,
  move: Extract<Move, { kind: 'frigates' | 'troops' }>,
): Term[] {
  const wanted = planOf(prospects.box, state, seat).planner.topSet;
  const kind = move.kind === 'frigates' ? 4 : 2;
  const own = wanted.filter(
    (destination) => targetAt(prospects.box, state, seat, destination).kind === kind,
  ).length;
  return own > 0
    ? [
        ['easy-for-me', 2],
        ['hard-for-others', 1],
      ]
    : [['hard-for-others', 1]];
}

function placingTerms(situation: Situation, move: Extract<Move, { kind: 'mission' }>): Term[] {
  const disc = DISC_NAMES.indexOf(move.disc);
  if (disc === GHOST) return [['ghost-misleads', 1]];
  const { planner } = planOf(situation.prospects.box, situation.state, situation.seat);
  const destination = DESTINATION_IDS.indexOf(move.to);
  const target = targetNamed(situation, move.to);
  if (planner.best[destination] === 0) return [['spare-disc', 1]];
  return missionTerms(situation, target, disc);
}

function leaveTerms({ prospects, state, seat }: Situation, frame: Frames | undefined): Term[] {
  if (frame?.kind !== 'informer') return [['plan-holds', 1]];
  return frame.step === 'move' && isTooStrong(prospects.box, state, seat, frame)
    ? [['too-strong', -1]]
    : [['plan-holds', 1]];
}

function isTooStrong(box: Box, state: State, seat: Seat, frame: InformerFrame): boolean {
  if (discAt(state, seat, state.looked) < 0) return false;
  return informerRatings(box, state, seat, frame, [{ kind: 'leave' }])[0] === 0;
}
