/** Markers on contracts: three a player, on reward slots or on counting spaces. */
import type { Seat } from '@captains-table/kernel';
import { add, must } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import type { ContractData, Requirement } from '../content.ts';
import { gain } from '../deck.ts';
import { maybeTriggerEnd } from '../end.ts';
import { lastingChange } from '../standstill.ts';
import type { ContractNumber, Events, State } from '../state.ts';

/** Rules PR-11.2, PR-11.19. */
const MARKERS = 3;
/** Influence of a player's first, second and third contract. Rules PR-11.16 to PR-11.18. */
const INFLUENCE: readonly number[] = [0, 1, 2];
/** Influence of all three. */
export const MOST_CONTRACT_INFLUENCE = INFLUENCE.reduce((sum, influence) => sum + influence);

export function contractOf(box: Box, contract: ContractNumber): ContractData {
  return must(box.contracts[contract]);
}

/** How often a contract's condition has to be met. Rules PR-12.16, PR-12.28. */
export function stepsOf(box: Box, contract: ContractNumber): number {
  const [requirement] = contractOf(box, contract).requires;
  if (requirement?.asks === 'forgo') return requirement.times;
  return requirement?.asks === 'colours' ? (requirement.times ?? 1) : 1;
}

/** Where a face-up contract lies. */
function placeOf(state: State, contract: ContractNumber): number {
  return state.contracts.indexOf(contract);
}

export function claimsOf(state: State, contract: ContractNumber): Seat[] {
  return must(state.claims[placeOf(state, contract)]);
}

/** How far a seat has counted on a contract that takes several steps. */
export function counted(state: State, seat: Seat, contract: ContractNumber): number {
  return state.counting[placeOf(state, contract)]?.[seat] ?? 0;
}

/** Rules PR-11.31, PR-11.34: a marker that counts is bound as well. */
export function freeMarkers(state: State, seat: Seat): number {
  let bound = 0;
  for (let at = 0; at < state.contracts.length; at++) {
    if (state.claims[at]?.includes(seat) || (state.counting[at]?.[seat] ?? 0) > 0) bound++;
  }
  return MARKERS - bound;
}

/** Not fulfilled yet by this seat, which has a marker for it. Rules PR-11.13, PR-11.34. */
export function mayStillClaim(state: State, seat: Seat, contract: ContractNumber): boolean {
  if (claimsOf(state, contract).includes(seat)) return false;
  return counted(state, seat, contract) > 0 || freeMarkers(state, seat) > 0;
}

/** The face-up contract with this requirement, if there is one. */
export function contractAsking(
  box: Box,
  state: State,
  asks: Requirement['asks'],
  test: (requirement: Requirement) => boolean = () => true,
): ContractNumber | undefined {
  for (const contract of state.contracts) {
    for (const requirement of contractOf(box, contract).requires) {
      if (requirement.asks === asks && test(requirement)) return contract;
    }
  }
  return undefined;
}

/** One step on a counting space. Rules PR-12.16, PR-12.28. */
export function countStep(
  box: Box,
  state: State,
  seat: Seat,
  contract: ContractNumber,
  events: Events,
): void {
  const step = counted(state, seat, contract) + 1;
  const steps = state.counting[placeOf(state, contract)];
  if (steps !== undefined) steps[seat] = step;
  lastingChange(state);
  events?.({ key: 'counted', seat, contract: contractOf(box, contract).id, step });
}

/** Rules PR-11.11, PR-11.15 to PR-11.22, PR-12.17. */
export function fulfil(box: Box, state: State, seat: Seat, contract: ContractNumber, events: Events): void {
  const { id, slots } = contractOf(box, contract);
  const influence = INFLUENCE[contractsOf(state, seat)] ?? 0;
  const claims = claimsOf(state, contract);
  const coins = slots[claims.length] ?? 0;
  const counting = state.counting[placeOf(state, contract)];
  if (counting !== undefined) counting[seat] = 0;
  claims.push(seat);
  lastingChange(state);
  gain(state, seat, coins, events);
  add(state.contractInfluence, seat, influence);
  state.contractStack = Math.max(0, state.contractStack - influence); // rules PR-11.20, PR-11.21
  events?.({ key: 'claimed', seat, contract: id, coins, influence });
  if (state.cooperative) maybeWin(state, events);
  else maybeTriggerEnd(box, state, seat, events);
}

/** How many contracts a seat has fulfilled. */
function contractsOf(state: State, seat: Seat): number {
  let count = 0;
  for (const claims of state.claims) if (claims.includes(seat)) count++;
  return count;
}

/** Rules PR-13.12, PR-13.13. */
function maybeWin(state: State, events: Events): void {
  if (state.claims.some((claims) => claims.length === 0)) return;
  state.outcome = 'won';
  events?.({ key: 'won', victory: state.victoryPile.length });
}
