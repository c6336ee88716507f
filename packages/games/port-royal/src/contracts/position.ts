/** Contracts of a position set up by hand. */
import { PositionError } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import type { Position } from '../position-spec.ts';
import type { ContractNumber, State } from '../state.ts';
import { contractOf, freeMarkers, stepsOf } from './markers.ts';

export function placeContracts(box: Box, state: State, position: Position): void {
  if (state.contracts.length === 0) {
    refuseContracts(position);
    return;
  }
  const { contracts, claims = {}, counting = {}, players } = position;
  if (contracts !== undefined) state.contracts = contracts.map((id, at) => numberOf(box, state, id, at));
  const ids = state.contracts.map((contract) => contractOf(box, contract).id);
  for (const [name, map] of Object.entries({ claims, counting })) {
    const away = Object.keys(map).find((id) => !ids.includes(id));
    if (away !== undefined) throw new PositionError(`${name}.${away}`, 'is not among the contracts');
  }
  state.contractStack = Math.min(
    position.contractStack ?? state.contractStack,
    box.contracts.length - ids.length,
  );
  state.claims = ids.map((id) => [...(claims[id] ?? [])]);
  state.counting = ids.map((id) => [...(counting[id] ?? players.map(() => 0))]);
  for (const [seat, player] of players.entries()) {
    state.contractInfluence[seat] = player.contractInfluence ?? 0;
    if (freeMarkers(state, seat) >= 0) continue;
    const isClaiming = Object.values(claims).some((seats) => seats?.includes(seat));
    throw new PositionError(isClaiming ? 'claims' : 'counting', `seat ${seat} has not so many markers`);
  }
  for (const [at, contract] of state.contracts.entries()) checkCounting(box, state, at, contract);
  if (state.cooperative && state.claims.every((seats) => seats.length > 0)) {
    throw new PositionError('claims', 'every contract is fulfilled: the game is won');
  }
}

function refuseContracts(position: Position): void {
  for (const name of ['contracts', 'claims', 'counting', 'contractStack'] as const) {
    if (position[name] !== undefined) throw new PositionError(name, 'there are no contracts in this mode');
  }
  const seat = position.players.findIndex(({ contractInfluence = 0 }) => contractInfluence > 0);
  if (seat < 0) return;
  throw new PositionError(`players[${seat}].contractInfluence`, 'there are no contracts in this mode');
}

function numberOf(box: Box, state: State, id: string, at: number): ContractNumber {
  const number = box.contracts.findIndex((contract) => contract.id === id);
  if (contractOf(box, number).cooperativeOnly !== true || state.cooperative) return number;
  throw new PositionError(`contracts[${at}]`, `${id} is for the cooperative and the solo game`);
}

function checkCounting(box: Box, state: State, at: number, contract: ContractNumber): void {
  const path = `counting.${contractOf(box, contract).id}`;
  const most = stepsOf(box, contract) - 1;
  for (const [seat, count] of (state.counting[at] ?? []).entries()) {
    if (count > most) throw new PositionError(`${path}[${seat}]`, `must be at most ${most} here`);
    if (count > 0 && state.claims[at]?.includes(seat)) {
      throw new PositionError(`${path}[${seat}]`, 'this seat has fulfilled the contract');
    }
  }
}
