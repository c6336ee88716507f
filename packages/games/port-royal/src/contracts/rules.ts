/** Claiming contracts: at any moment of the player's own turn, or at one moment only. */
import type { FrameKind, Move as AnyMove, Refusal, Seat } from '@captains-table/kernel';
import { isRecord } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import type { Requirement } from '../content.ts';
import { pay } from '../deck.ts';
import type {
  ClaimFrame,
  Code,
  ContractNumber,
  Decision,
  Event,
  Events,
  Move,
  Rules,
  State,
} from '../state.ts';
import { claimsOf, contractOf, countStep, counted, fulfil, mayStillClaim } from './markers.ts';
import { emptyNest } from './nest.ts';
import { meets } from './requirements.ts';

const DECLINE: Move = { kind: 'decline' };

/** Adds the contracts that a seat could claim now. Rules PR-11.9, PR-11.10, PR-11.13, PR-11.25. */
export function claimMoves(box: Box, state: State, seat: Seat, moves: Move[]): void {
  for (const contract of state.contracts) {
    if (!canClaim(box, state, seat, contract)) continue;
    moves.push({ kind: 'claim', contract: contractOf(box, contract).id });
  }
}

function canClaim(box: Box, state: State, seat: Seat, contract: ContractNumber): boolean {
  for (const requirement of contractOf(box, contract).requires) {
    if (!meets(box, state, seat, requirement)) return false;
  }
  return mayStillClaim(state, seat, contract);
}

/** Claims a contract whose conditions are met, and pays what it asks. */
export function claim(box: Box, state: State, seat: Seat, id: string, events: Events): void {
  const contract = state.contracts.find((candidate) => contractOf(box, candidate).id === id);
  if (contract === undefined) return;
  for (const requirement of contractOf(box, contract).requires) {
    if (requirement.asks === 'pay') pay(state, seat, requirement.coins);
    else if (requirement.asks === 'nest') emptyNest(state, seat);
  }
  fulfil(box, state, seat, contract, events);
}

/** Met at one moment only, and asked about just then. */
function isMomentary(requirement: Requirement | undefined): boolean {
  return ['taxed', 'bust', 'colours', 'forgo'].includes(requirement?.asks ?? '');
}

/** Contracts that are claimed now or never: asked in a frame of their own. Rule PR-11.26. */
export function claimFrames(rules: Rules): FrameKind<State, ClaimFrame, Move, Event, Decision> {
  const { box } = rules;
  return {
    run(state, { seat, contract }, events) {
      // The marker may have gone to another contract asked about at the same moment.
      if (mayStillClaim(state, seat, contract)) return true;
      rules.finish(state, events);
      return false;
    },
    pending: (_state, { seat, contract }) => [
      { seat, kind: 'claim', contract: contractOf(box, contract).id },
    ],
    legal: (_state, { seat, contract }, asked) =>
      asked === seat ? [{ kind: 'claim', contract: contractOf(box, contract).id }, DECLINE] : [],
    apply(state, { seat, contract }, _seat, move, events) {
      rules.finish(state, events);
      if (move.kind !== 'claim') return;
      if (takesMoreSteps(box, state, seat, contract)) countStep(box, state, seat, contract, events);
      else fulfil(box, state, seat, contract, events);
    },
  };
}

function takesMoreSteps(box: Box, state: State, seat: Seat, contract: ContractNumber): boolean {
  const [requirement] = contractOf(box, contract).requires;
  const times = requirement?.asks === 'colours' ? (requirement.times ?? 1) : 1;
  return counted(state, seat, contract) + 1 < times;
}

export function whyNoClaim(box: Box, state: State, seat: Seat, move: AnyMove): Refusal<Code> {
  const id = isRecord(move) ? move['contract'] : undefined;
  const contract = state.contracts.find((candidate) => contractOf(box, candidate).id === id);
  if (contract === undefined) return { code: 'contract-away', rule: 'PR-11.7' };
  if (claimsOf(state, contract).includes(seat)) return { code: 'contract-done', rule: 'PR-11.13' };
  if (!mayStillClaim(state, seat, contract)) return { code: 'no-marker', rule: 'PR-11.34' };
  const [asked] = contractOf(box, contract).requires;
  if (asked?.asks === 'nest' && seat !== state.active) return { code: 'only-active', rule: 'PR-11.27' };
  return { code: 'not-met', rule: isMomentary(asked) ? 'PR-11.26' : 'PR-11.9' };
}
