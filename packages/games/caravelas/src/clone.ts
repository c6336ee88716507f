import { cloneLists, cloneStack } from '@captains-table/kernel';
import type { State } from './state.ts';

export function clone(state: State): State {
  return {
    stack: cloneStack(state.stack),
    chance: [...state.chance],
    reveals: state.reveals,
    mode: state.mode,
    round: state.round,
    order: state.order.slice(),
    bids: state.bids.slice(),
    fleets: state.fleets.slice(),
    markers: state.markers.slice(),
    upgraded: state.upgraded.slice(),
    wrecks: state.wrecks.slice(),
    goods: state.goods.slice(),
    discoveryPoints: state.discoveryPoints.slice(),
    salePoints: state.salePoints.slice(),
    discoverers: state.discoverers.slice(),
    pieces: state.pieces.slice(),
    pieceCount: state.pieceCount,
    hands: cloneLists(state.hands),
    redraws: cloneLists(state.redraws),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    destinations: cloneLists(state.destinations),
    boxed: state.boxed.slice(),
    dice: state.dice.slice(),
    ending: state.ending,
    over: state.over,
  };
}
