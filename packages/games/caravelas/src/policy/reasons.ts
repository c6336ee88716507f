/** Why a move looks good or bad: the terms of its rating that weigh most, in markers. */
import { must } from '@captains-table/kernel';
import { cardOf, directionTo, NONE, spaceOf, currentCost } from '../board.ts';
import { driftSpaces } from '../bonus.ts';
import { pirateCost } from '../sailing.ts';
import type { Move, PortNumber, SpaceNumber } from '../state.ts';
import { drift, eventCost, giftOf, rateSwap, regained } from './cards.ts';
import { buildWorth, isLastPiece, mayLead, shipLoss, upgradeWorth } from './harbour.ts';
import { meetsCape, meetsEvent, rateBid, rateMove } from './ratings.ts';
import type { Reason } from './reason.ts';
import type { Situation } from './situation.ts';
import { approach, here, markersOf } from './situation.ts';

/** A reason and how much it weighs. */
type Term = readonly [Reason, number];

const MOST_REASONS = 3;
/** Reasons that weigh less are given only when there are no others. */
const LEAST = 0.25;
/** A calm that costs no more than this is a good one. */
const FEW = 2;

/** One to three reasons, the weightiest first. */
export function reasonsOf(situation: Situation, move: Move): Reason[] {
  const terms = termsOf(situation, move)
    .filter(([, weight]) => weight !== 0)
    .toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  const noticeable = terms.filter(([, weight]) => Math.abs(weight) >= LEAST).length;
  return terms.slice(0, Math.min(MOST_REASONS, Math.max(1, noticeable))).map(([reason]) => reason);
}

function termsOf(situation: Situation, move: Move): readonly Term[] {
  const { board, plan, state } = situation;
  const { weights } = situation.chart;
  switch (move.kind) {
    case 'sail':
    case 'defend':
      return stepTerms(situation, spaceOf(board, move.to), move.kind === 'defend');
    case 'drift':
      return arrivalTerms(situation, spaceOf(board, move.to));
    case 'anchor':
      return [['wastes-markers', -markersOf(situation)]];
    case 'stay':
      return [[hasBetterStep(situation) ? 'unused-move' : 'nothing-near', 1]];
    case 'call':
      return [
        ['sells-cargo', plan.cargo / weights.marker],
        ['wastes-markers', -markersOf(situation)],
      ];
    case 'play':
      return cardTerms(situation, move.card);
    case 'sink':
      return [[shipLoss(situation, move.ship) < 5 ? 'empty-ship' : 'loses-goods', 1]];
    case 'build':
      if (isLastPiece(situation))
        return [
          [mayLead(situation) ? 'last-piece-leads' : 'last-piece-trails', 2],
          ['piece', 1],
        ];
      return [['piece', buildWorth(situation)]];
    case 'upgrade':
      return [[upgradeWorth(situation, move.goods) > 0 ? 'faster' : 'too-late-to-upgrade', 1]];
    case 'settle':
      return settleTerms(situation, move.hand);
    case 'pass':
      return [['keeps-markers', 1]];
    case 'bid':
      return [rateBid(state, move, weights) > 0 ? ['goes-first', 1] : ['spends-markers', -move.markers]];
    case 'place':
      return [[state.round === 1 && move.at > 1 ? 'more-cards' : 'goes-first', 1]];
  }
}

/** Whether a bonus move leads anywhere that is better than where the fleet lies. */
function hasBetterStep(situation: Situation): boolean {
  const { board, state } = situation;
  const frame = state.stack.at(-1);
  if (frame?.kind !== 'bonus') return false;
  const staying = rateMove(situation, { kind: 'stay' });
  return driftSpaces(board, here(situation), frame.direction).some(
    (space) => rateMove(situation, must(board.drift[space])) > staying,
  );
}

function settleTerms(situation: Situation, hand: 'fill' | 'swap'): Term[] {
  const swap: Term = [rateSwap(situation) > 0 ? 'bad-hand' : 'good-hand', 1];
  if (hand === 'swap' || situation.plan.cargo === 0) return [swap];
  return [['sells-cargo', situation.plan.cargo / situation.chart.weights.marker], swap];
}

/** What lies on a space, and where it leads. */
function arrivalTerms(situation: Situation, space: SpaceNumber): Term[] {
  const nearer = approach(situation, space);
  const terms = portTerms(situation, must(situation.board.portAt[space]));
  if (terms.length > 0) return terms;
  return nearer > 0 ? [[goalReason(situation), nearer]] : [['leads-away', nearer - 0.1]];
}

function portTerms({ plan, state, seat, chart }: Situation, port: PortNumber): Term[] {
  if (port === NONE) return [];
  const found = must(plan.discoveries[port]) / chart.weights.marker;
  const isOwn = must(state.destinations[seat]).includes(port);
  const terms: Term[] = [
    [isOwn ? 'destination' : 'new-port', found],
    ['new-goods', must(plan.goods[port]) / chart.weights.marker],
  ];
  return terms.filter(([, weight]) => weight > 0);
}

/** What the fleet is sailing for. */
function goalReason({ plan, chart, state, seat }: Situation): Reason {
  if (plan.next === chart.targets - 1) return 'towards-home';
  const found = must(plan.discoveries[plan.next]);
  if (found === 0 || must(plan.goods[plan.next]) > found) return 'towards-goods';
  const isOwn = must(state.destinations[seat]).includes(plan.next);
  return isOwn ? 'towards-destination' : 'towards-port';
}

function stepTerms(situation: Situation, to: SpaceNumber, defends: boolean): Term[] {
  const { board: chart } = situation;
  const from = here(situation);
  const isFree = currentCost(chart, from, directionTo(chart, from, to)) === 0;
  const pirates = pirateCost(chart, to);
  const left = markersOf(situation) - (isFree ? 0 : 1) - (defends ? 0 : pirates);
  return [
    ...arrivalTerms(situation, to),
    ['free-current', isFree ? 1 : 0],
    [
      defends ? 'fights-pirates' : 'pays-pirates',
      defends ? 1 - situation.chart.weights.fairWindPrice : -pirates,
    ],
    ['needs-card', meetsEvent(situation, to) ? -Math.max(LEAST, eventCost(situation, left)) : 0],
    ['risks-ship', meetsCape(situation, to) ? -situation.chart.weights.capeGuess : 0],
  ];
}

function cardTerms(situation: Situation, id: string): Term[] {
  const card = cardOf(situation.board, situation.board.cardNumber(id) ?? 0);
  const gift = giftOf(situation, card);
  const others: Term = gift > 0 ? ['helps-others', -gift] : ['helps-nobody', LEAST];
  const left = markersOf(situation);
  switch (card.kind) {
    case 'storm':
      return [[card.markers <= FEW ? 'cheap-card' : 'costly-card', -card.markers], others];
    case 'compass': {
      const gain = drift(situation, card);
      return [[gain < 0 ? 'blown-away' : 'blown-well', gain < 0 ? gain : gain + LEAST], others];
    }
    case 'fair-wind':
      return [['takes-back', regained(situation, card)], others];
    case 'calm':
      return [[left <= FEW ? 'few-markers-lost' : 'wastes-markers', left <= FEW ? 1 : -left], others];
  }
}
