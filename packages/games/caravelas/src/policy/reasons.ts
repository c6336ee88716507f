/** Why a move looks good or bad: the terms of its rating that weigh most, in markers. */
import { must } from '@captains-table/kernel';
import { cardOf, directionTo, NONE, spaceOf, currentCost } from '../board.ts';
import { pirateCost } from '../sailing.ts';
import type { Move, PortNumber, SpaceNumber } from '../state.ts';
import { drift, eventCost, giftOf, rateSwap, regained } from './cards.ts';
import { buildWorth, isLastPiece, mayLead, shipLoss, upgradeWorth } from './harbour.ts';
import { MARKER } from './plan.ts';
import { FAIR_WIND_PRICE, meetsCape, meetsEvent, rateBid } from './ratings.ts';
import type { Reason } from './reason.ts';
import type { Scene } from './scene.ts';
import { approach, here, markersOf } from './scene.ts';

/** A reason and how much it weighs. */
type Term = readonly [Reason, number];

const MOST_REASONS = 3;
/** What weighs less is told only when there is nothing else to tell. */
const LEAST = 0.25;
/** A calm that costs no more than this is a good one. */
const FEW = 2;

/** One to three reasons, the weightiest first. */
export function reasonsOf(scene: Scene, move: Move): Reason[] {
  const terms = termsOf(scene, move)
    .filter(([, weight]) => weight !== 0)
    .toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  const noticeable = terms.filter(([, weight]) => Math.abs(weight) >= LEAST).length;
  return terms.slice(0, Math.min(MOST_REASONS, Math.max(1, noticeable))).map(([reason]) => reason);
}

function termsOf(scene: Scene, move: Move): readonly Term[] {
  const { board, plan, state } = scene;
  switch (move.kind) {
    case 'sail':
    case 'defend':
      return stepTerms(scene, spaceOf(board, move.to), move.kind === 'defend');
    case 'drift':
      return arrivalTerms(scene, spaceOf(board, move.to));
    case 'anchor':
      return [['wastes-markers', -markersOf(scene)]];
    case 'stay':
      return [['nothing-near', 1]];
    case 'call':
      return [
        ['sells-cargo', plan.cargo / MARKER],
        ['wastes-markers', -markersOf(scene)],
      ];
    case 'play':
      return cardTerms(scene, move.card);
    case 'sink':
      return [[shipLoss(scene, move.ship) < 5 ? 'empty-ship' : 'loses-goods', 1]];
    case 'build':
      if (isLastPiece(scene))
        return [
          [mayLead(scene) ? 'last-piece-leads' : 'last-piece-trails', 2],
          ['piece', 1],
        ];
      return [['piece', buildWorth(scene)]];
    case 'upgrade':
      return [[upgradeWorth(scene, move.goods) > 0 ? 'faster' : 'too-late-to-upgrade', 1]];
    case 'settle':
      return settleTerms(scene, move.hand);
    case 'pass':
      return [['keeps-markers', 1]];
    case 'bid':
      return [rateBid(state, move) > 0 ? ['goes-first', 1] : ['spends-markers', -move.markers]];
    case 'place':
      return [[state.round === 1 && move.at > 1 ? 'more-cards' : 'goes-first', 1]];
  }
}

function settleTerms(scene: Scene, hand: 'fill' | 'swap'): Term[] {
  const swap: Term = [rateSwap(scene) > 0 ? 'bad-hand' : 'good-hand', 1];
  if (hand === 'swap' || scene.plan.cargo === 0) return [swap];
  return [['sells-cargo', scene.plan.cargo / MARKER], swap];
}

/** What lies on a space, and where it leads. */
function arrivalTerms(scene: Scene, space: SpaceNumber): Term[] {
  const nearer = approach(scene, space);
  const terms = portTerms(scene, must(scene.board.portAt[space]));
  if (terms.length > 0) return terms;
  return nearer > 0 ? [[goalReason(scene), nearer]] : [['leads-away', nearer - 0.1]];
}

function portTerms({ plan, state, seat }: Scene, port: PortNumber): Term[] {
  if (port === NONE) return [];
  const found = must(plan.discoveries[port]) / MARKER;
  const isOwn = must(state.destinations[seat]).includes(port);
  const terms: Term[] = [
    [isOwn ? 'destination' : 'new-port', found],
    ['new-goods', must(plan.goods[port]) / MARKER],
  ];
  return terms.filter(([, weight]) => weight > 0);
}

/** What the fleet is sailing for. */
function goalReason({ plan, chart, state, seat }: Scene): Reason {
  if (plan.next === chart.targets - 1) return 'towards-home';
  const found = must(plan.discoveries[plan.next]);
  if (found === 0 || must(plan.goods[plan.next]) > found) return 'towards-goods';
  const isOwn = must(state.destinations[seat]).includes(plan.next);
  return isOwn ? 'towards-destination' : 'towards-port';
}

function stepTerms(scene: Scene, to: SpaceNumber, defends: boolean): Term[] {
  const { board: chart } = scene;
  const from = here(scene);
  const isFree = currentCost(chart, from, directionTo(chart, from, to)) === 0;
  const pirates = pirateCost(chart, to);
  const left = markersOf(scene) - (isFree ? 0 : 1) - (defends ? 0 : pirates);
  return [
    ...arrivalTerms(scene, to),
    ['free-current', isFree ? 1 : 0],
    [defends ? 'fights-pirates' : 'pays-pirates', defends ? 1 - FAIR_WIND_PRICE : -pirates],
    ['needs-card', meetsEvent(scene, to) ? -Math.max(LEAST, eventCost(scene, left)) : 0],
    ['risks-ship', meetsCape(scene, to) ? -0.7 : 0],
  ];
}

function cardTerms(scene: Scene, id: string): Term[] {
  const card = cardOf(scene.board, scene.board.cardNumber(id) ?? 0);
  const gift = giftOf(scene, card);
  const others: Term = gift > 0 ? ['helps-others', -gift] : ['helps-nobody', LEAST];
  const left = markersOf(scene);
  switch (card.kind) {
    case 'storm':
      return [[card.markers <= FEW ? 'cheap-card' : 'costly-card', -card.markers], others];
    case 'compass': {
      const gain = drift(scene, card);
      return [[gain < 0 ? 'blown-away' : 'blown-well', gain < 0 ? gain : gain + LEAST], others];
    }
    case 'fair-wind':
      return [['takes-back', regained(scene, card)], others];
    case 'calm':
      return [[left <= FEW ? 'few-markers-lost' : 'wastes-markers', left <= FEW ? 1 : -left], others];
  }
}
