/** Frigate and Galleon Nemesis: giving up a ship's coins, again and again. Rules PR-12.14 to PR-12.22. */
import type { Seat } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { cardOf, indexOfColour } from '../box.ts';
import { coinsOf } from '../deck.ts';
import { feeOf } from '../price.ts';
import type { CardNumber, ContractNumber, Events, State } from '../state.ts';
import {
  claimsOf,
  contractAsking,
  contractOf,
  counted,
  countStep,
  fulfil,
  mayStillClaim,
} from './markers.ts';

/** The contract for which a seat may give up this ship's coins now. */
export function nemesisOf(box: Box, state: State, seat: Seat, ship: CardNumber): ContractNumber | undefined {
  if (state.contracts.length === 0) return undefined;
  const { colour } = cardOf(box, ship);
  const contract = contractAsking(
    box,
    state,
    'forgo',
    (requirement) => requirement.asks === 'forgo' && indexOfColour(requirement.colour) === colour,
  );
  if (contract === undefined || !mayStillClaim(state, seat, contract)) return undefined;
  return canAffordFee(box, state, seat, contract) ? contract : undefined;
}

/** Rule PR-12.21: without the ship's coins the fee must come from elsewhere, the reward included. */
function canAffordFee(box: Box, state: State, seat: Seat, contract: ContractNumber): boolean {
  const fee = feeOf(state, seat);
  if (coinsOf(state, seat) >= fee) return true;
  const reward = contractOf(box, contract).slots[claimsOf(state, contract).length] ?? 0;
  return isLastStep(box, state, seat, contract) && reward >= fee;
}

function isLastStep(box: Box, state: State, seat: Seat, contract: ContractNumber): boolean {
  const [requirement] = contractOf(box, contract).requires;
  return requirement?.asks === 'forgo' && counted(state, seat, contract) + 1 >= requirement.times;
}

/** Counts a renunciation; the last one fulfils the contract by itself. Rule PR-12.16. */
export function countForgone(box: Box, state: State, seat: Seat, ship: CardNumber, events: Events): void {
  const contract = nemesisOf(box, state, seat, ship);
  if (contract === undefined) return;
  if (isLastStep(box, state, seat, contract)) fulfil(box, state, seat, contract, events);
  else countStep(box, state, seat, contract, events);
}
