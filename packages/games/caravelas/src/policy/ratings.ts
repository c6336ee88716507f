/** What moves gain or waste, in markers. */
import { CAPE, cardOf, directionTo, EVENT, spaceOf, currentCost } from '../board.ts';
import { pirateCost } from '../sailing.ts';
import type { Move, SpaceNumber, State } from '../state.ts';
import { eventCost, rateCard, rateSwap } from './cards.ts';
import { buildWorth, shipLoss, upgradeWorth } from './harbour.ts';
import type { Situation } from './situation.ts';
import { here, markersOf, progress } from './situation.ts';
import type { Weights } from './weights.ts';

export function rateBid(state: State, move: Move, { firstToSail }: Weights): number {
  if (move.kind === 'place') return -move.at;
  if (move.kind === 'bid') return (state.round === 1 ? firstToSail : 0) - move.markers;
  return isFirstUnchallenged(state) ? firstToSail : 0;
}

/** The first in order stays first while no one bids. */
function isFirstUnchallenged(state: State): boolean {
  const frame = state.stack.at(-1);
  return frame?.kind === 'auction' && frame.highest === 0 && frame.at === 0;
}

export function rateMove(situation: Situation, move: Move): number {
  const { board, plan } = situation;
  const { marker } = situation.chart.weights;
  switch (move.kind) {
    case 'sail':
    case 'defend':
      return rateStep(situation, spaceOf(board, move.to), move.kind === 'defend');
    case 'anchor':
      return -markersOf(situation) - 0.1;
    case 'call':
      return plan.cargo / marker - markersOf(situation) - 0.1;
    case 'play':
      return rateCard(situation, cardOf(board, board.cardNumber(move.card) ?? 0));
    case 'drift':
      return progress(situation, spaceOf(board, move.to));
    case 'stay':
      return -0.05;
    case 'sink':
      return -shipLoss(situation, move.ship) / marker;
    case 'build':
      return buildWorth(situation) / marker;
    case 'upgrade':
      return upgradeWorth(situation, move.goods) / marker;
    case 'settle':
      return move.hand === 'swap' ? rateSwap(situation) : 0;
    case 'pass':
    case 'bid':
    case 'place':
      return 0;
  }
}

/** Markers for a step; a fair wind played against pirates counts as part of a marker. */
function stepCost(situation: Situation, to: SpaceNumber, defends: boolean): number {
  const { board } = situation;
  const from = here(situation);
  const current = currentCost(board, from, directionTo(board, from, to));
  return current + (defends ? situation.chart.weights.fairWindPrice : pirateCost(board, to));
}

export function meetsEvent({ board, state }: Situation, space: SpaceNumber): boolean {
  return board.symbols[space] === EVENT && state.mode !== 'dice';
}

export function meetsCape({ board, state }: Situation, space: SpaceNumber): boolean {
  return board.symbols[space] === CAPE && state.mode !== 'dice';
}

function rateStep(situation: Situation, to: SpaceNumber, defends: boolean): number {
  const cost = stepCost(situation, to, defends);
  const gain = progress(situation, to) - cost;
  if (meetsEvent(situation, to)) return gain - eventCost(situation, markersOf(situation) - cost);
  const { wandering, wanderingPenalty } = situation.chart.weights;
  return gain < -wandering ? gain - wanderingPenalty : gain;
}
