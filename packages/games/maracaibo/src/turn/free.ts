/** Free actions. Rules MA-3.3 to MA-3.5, MA-15.13, MA-19.9. */
import type { Move as AnyMove, Refusal, Seat } from '@captains-table/kernel';
import { ABILITY, abilityOf } from '../cards/abilities.ts';
import { cardId, leaveHand } from '../cards/deck.ts';
import { scoresFor } from '../cards/invest.ts';
import { complete, objectiveMoves, whyNoObjective } from '../careers/career.ts';
import { at } from '../lists.ts';
import type { Code, Move } from '../moves.ts';
import { gainCombatPoints, returnSpies } from '../ship/supplies.ts';
import type { Events, Rules, State } from '../state.ts';
import { NO_SEAT } from './match.ts';

const SPY_TO_POINTS: Move = { kind: 'spy-to-points' };

/** `planning` is not possible at scorings. Rule MA-13.3. */
export function freeMoves(rules: Rules, state: State, seat: Seat, planning: boolean, into: Move[]): void {
  if (planning && canPlan(rules, state, seat)) {
    for (const card of at(state.hands, seat)) into.push(at(rules.moves.plan, card));
  }
  objectiveMoves(rules, state, seat, into);
  if (canSpendSpy(state, seat)) into.push(SPY_TO_POINTS);
}

/** Whether there is anything worth asking for. */
export function hasFreeMoves(rules: Rules, state: State, seat: Seat, planning: boolean): boolean {
  if (planning && canPlan(rules, state, seat)) return true;
  return meetsObjective(rules, state, seat) || isLastChanceForSpy(rules, state, seat);
}

/**
 * Rule MA-19.9: a spy can become combat points later as well, until the final scoring counts both
 * for the player who has invested in the building for them (MA-22.8).
 */
export function isLastChanceForSpy(rules: Rules, state: State, seat: Seat): boolean {
  const { setup, combatPoints } = rules.box.tracks;
  if (state.trigger === NO_SEAT || state.round < setup.rounds || !canSpendSpy(state, seat)) return false;
  const room = combatPoints.last - at(state.combatPoints, seat);
  const gained = Math.min(room, abilityOf(state, seat, ABILITY.combatPointsPerSpy));
  return gained > 1 && scoresFor(rules, state, seat, 'spiesOnShipAndCombatPoints');
}

/** Whether a free action could still raise what a cost asks for. */
export function couldRaise(rules: Rules, state: State, seat: Seat): boolean {
  return canSpendSpy(state, seat) || meetsObjective(rules, state, seat);
}

function meetsObjective(rules: Rules, state: State, seat: Seat): boolean {
  const met: Move[] = [];
  objectiveMoves(rules, state, seat, met);
  return met.length > 0;
}

/** Rule MA-13.3: not once the round has ended, nor in village actions gained while it is scored. */
function canPlan(rules: Rules, state: State, seat: Seat): boolean {
  if (state.trigger !== NO_SEAT) return false;
  return at(state.hands, seat).length > 0 && hasPlanningSlot(rules, state, seat);
}

function hasPlanningSlot({ box }: Rules, state: State, seat: Seat): boolean {
  return at(state.planned, seat).length < box.tracks.setup.planningSlots;
}

function canSpendSpy(state: State, seat: Seat): boolean {
  return abilityOf(state, seat, ABILITY.combatPointsPerSpy) > 0 && at(state.spies, seat) > 0;
}

/** True when the move was a free action. */
export function applyFree(rules: Rules, state: State, seat: Seat, move: Move, events: Events): boolean {
  switch (move.kind) {
    case 'plan': {
      const card = rules.moves.card.get(move.card) ?? -1;
      leaveHand(rules, state, seat, card);
      at(state.planned, seat).push(card);
      events?.({ key: 'planned', seat, card: cardId(rules, card) });
      return true;
    }
    case 'objective':
      complete(rules, state, seat, move.objective, move.level, events);
      return true;
    case 'spy-to-points':
      returnSpies(state, seat, 1, events);
      gainCombatPoints(rules.box, state, seat, abilityOf(state, seat, ABILITY.combatPointsPerSpy), events);
      return true;
    default:
      return false;
  }
}

/** Undefined for what is no free action. */
export function whyNoFree(
  rules: Rules,
  state: State,
  seat: Seat,
  move: AnyMove,
  planning: boolean,
): Refusal<Code> | undefined {
  switch (move.kind) {
    case 'plan':
      if (state.trigger !== NO_SEAT) return { code: 'no-planning-now', rule: 'MA-13.3' };
      if (!planning) return { code: 'wrong-moment', rule: 'MA-3.3' };
      return hasPlanningSlot(rules, state, seat)
        ? { code: 'not-in-hand', rule: 'MA-3.4' }
        : { code: 'planning-full', rule: 'MA-3.4' };
    case 'objective':
      return whyNoObjective(state, seat, 'objective' in move ? move.objective : undefined);
    case 'spy-to-points':
      return at(state.spies, seat) === 0
        ? { code: 'no-spies', rule: 'MA-19.9' }
        : { code: 'no-such-ability', rule: 'MA-19.9' };
    default:
      return undefined;
  }
}
