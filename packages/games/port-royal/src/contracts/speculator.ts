/** Speculator and Major Speculator: ship colours in the player's own harbour. Rules PR-12.28 to PR-12.35. */
import { coloursInHarbour } from '../harbour.ts';
import type { ContractNumber, Events, Rules, State } from '../state.ts';
import { contractOf, counted, fulfil, mayStillClaim } from './markers.ts';

/** Called when ships have come in; `before` is the number of colours until then. */
export function maybeSpeculate(rules: Rules, state: State, before: number, events: Events): void {
  if (state.contracts.length === 0) return;
  const now = coloursInHarbour(rules.box, state);
  if (now === before) return;
  const asked: ContractNumber[] = [];
  for (const contract of state.contracts) {
    const [requirement] = contractOf(rules.box, contract).requires;
    if (requirement?.asks !== 'colours') continue;
    if (before >= requirement.count || now < requirement.count) continue; // rule PR-12.33
    if (!mayStillClaim(state, state.active, contract)) continue;
    if (counted(state, state.active, contract) > 0) fulfil(rules.box, state, state.active, contract, events);
    else asked.push(contract);
  }
  for (const contract of asked.toReversed())
    state.stack.push({ kind: 'claim', seat: state.active, contract });
}
