import { cloneLists, cloneStack } from '@captains-table/kernel';
import { cloneAdventure } from './adventure/state.ts';
import type { State } from './state.ts';

export function clone(state: State): State {
  return {
    stack: cloneStack(state.stack),
    chance: [...state.chance],
    reveals: state.reveals,
    goal: state.goal,
    needsExpedition: state.needsExpedition,
    cooperative: state.cooperative,
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    till: state.till.slice(),
    harbour: state.harbour.slice(),
    expeditions: state.expeditions.slice(),
    coins: cloneLists(state.coins),
    olderCards: cloneLists(state.olderCards),
    tokens: state.tokens.slice(),
    persons: cloneLists(state.persons),
    completed: cloneLists(state.completed),
    ships: cloneLists(state.ships),
    shipInfluence: state.shipInfluence.slice(),
    nest: cloneLists(state.nest),
    contracts: state.contracts.slice(),
    contractStack: state.contractStack,
    claims: cloneLists(state.claims),
    counting: cloneLists(state.counting),
    contractInfluence: state.contractInfluence.slice(),
    timePile: state.timePile.slice(),
    victoryPile: state.victoryPile.slice(),
    first: state.first,
    active: state.active,
    turn: state.turn,
    renewals: state.renewals,
    quiet: state.quiet,
    ending: state.ending,
    outcome: state.outcome,
    adventure: cloneAdventure(state.adventure),
  };
}
