/** A combat from the token to the last action. Rules MA-6.1 to MA-6.10, MA-6.22, MA-19.4, MA-19.10. */
import type { FrameKind, Move as AnyMove, Refusal, Seat } from '@captains-table/kernel';
import { draw, startProgram } from '@captains-table/kernel';
import { NONE } from '../box.ts';
import { ABILITY, abilityOf } from '../cards/abilities.ts';
import type { Event } from '../events.ts';
import { add, at } from '../lists.ts';
import { nameOf, nationNumber } from '../move-lists.ts';
import type { Code, Decision, Move } from '../moves.ts';
import { gainCombatPoints, payDoubloons } from '../ship/supplies.ts';
import type { CombatFrame } from '../frames.ts';
import type { Events, NationNumber, Rules, State, Words } from '../state.ts';
import { applyFree, freeMoves, whyNoFree } from '../turn/free.ts';
import { act, actionMoves, arsenalOf, whyNoAction } from './actions.ts';
import { combatValue } from './value.ts';

const NOT_TURNED = -2;
const DONE: Move = { kind: 'done' };
const BOOST_POINT: Move = { kind: 'boost', with: 'point' };
const BOOST_SPY: Move = { kind: 'boost', with: 'spy' };

export function startCombat(state: State, seat: Seat): void {
  state.stack.push({
    kind: 'combat',
    seat,
    token: NOT_TURNED,
    nation: NONE,
    value: 0,
    at: NONE,
    over: false,
  });
}

/** The combat under way, for effects that ask which nation fights. */
export function currentCombat(state: State): CombatFrame | undefined {
  for (let i = state.stack.length - 1; i >= 0; i--) {
    const frame = at(state.stack, i);
    if (frame.kind === 'combat') return frame;
  }
  return undefined;
}

export function combatFrames(rules: Rules): FrameKind<State, CombatFrame, Move, Event, Decision> {
  const { box, moves } = rules;
  const arsenal = arsenalOf(box);
  return {
    run(state, frame, events) {
      if (frame.token === NOT_TURNED) turnToken(rules, state, frame, events);
      if (!frame.over) return true;
      if (frame.token >= 0) at(state.tokensWon, frame.seat).push(frame.token);
      events?.({ key: 'combat-over', seat: frame.seat });
      rules.finish(state, events);
      return false;
    },
    pending(_state, { seat, token, nation, value }) {
      if (nation === NONE) return [{ seat, kind: 'fight-for', token: box.tokens[token]?.id ?? '' }];
      return [{ seat, kind: 'combat', nation: nameOf('nation', nation), value }];
    },
    legal(state, frame, seat) {
      const legal: Move[] = [];
      if (seat !== frame.seat) return legal;
      if (frame.nation === NONE) {
        for (const [nation, move] of moves.fightFor.entries()) {
          if (costOf(rules, frame, nation) <= at(state.doubloons, seat)) legal.push(move);
        }
        // Rule MA-6.2: a player who can pay for no nation fights for none.
        if (legal.length === 0) legal.push(DONE);
        // Without planning: only what could pay for a nation matters here.
        freeMoves(rules, state, seat, false, legal);
        return legal;
      }
      actionMoves(rules, arsenal, state, frame, legal);
      if (at(state.combatPoints, seat) > 0) legal.push(BOOST_POINT);
      if (at(state.spies, seat) > 0) legal.push(BOOST_SPY);
      freeMoves(rules, state, seat, true, legal);
      legal.push(DONE);
      return legal;
    },
    apply(state, frame, seat, move, events) {
      if (applyFree(rules, state, seat, move, events)) return;
      if (move.kind === 'fight-for') chooseNation(rules, state, frame, nationNumber(move.nation), events);
      else if (move.kind === 'boost') boost(state, frame, move.with, events);
      else if (move.kind === 'done') frame.over = true;
      else act(rules, arsenal, state, frame, move, events);
    },
    whyNot(state, frame, seat, move) {
      if (frame.nation === NONE) return whyNoFree(rules, state, seat, move, false) ?? whyNotFor(rules, move);
      return (
        whyNoFree(rules, state, seat, move, true) ??
        (move.kind === 'boost'
          ? {
              code: 'with' in move && move.with === 'spy' ? 'no-spies' : 'too-few-combat-points',
              rule: 'MA-6.8',
            }
          : whyNoAction(rules, arsenal, state, frame, move))
      );
    },
  };
}

function whyNotFor({ moves }: Rules, move: AnyMove): Refusal<Code> {
  if (move.kind !== 'fight-for') return { code: 'wrong-moment', rule: 'MA-6.1' };
  const isNation = 'nation' in move && moves.fightFor.some(({ nation }) => nation === move.nation);
  return isNation ? { code: 'too-expensive', rule: 'MA-6.2' } : { code: 'not-offered', rule: 'MA-6.1' };
}

/** Rules MA-19.4, MA-6.1, MA-6.7. */
function turnToken({ box }: Rules, state: State, frame: CombatFrame, events: Events): void {
  const { seat } = frame;
  gainCombatPoints(box, state, seat, pointsBefore(state, seat), events);
  state.pointsBefore = abilityOf(state, seat, ABILITY.combatPointsBefore);
  frame.token = draw(state, state.tokens) ?? NONE;
  events?.({ key: 'fought', seat, token: box.tokens[frame.token]?.id ?? '' });
}

/** Rule MA-19.4: what cards bring before a combat, each once a turn. */
export function pointsBefore(state: State, seat: Seat): number {
  return abilityOf(state, seat, ABILITY.combatPointsBefore) - state.pointsBefore;
}

function costOf({ box }: Rules, { token }: CombatFrame, nation: NationNumber): number {
  return box.tokens[token]?.pay[nation] ?? 0;
}

function chooseNation(
  rules: Rules,
  state: State,
  frame: CombatFrame,
  nation: NationNumber,
  events: Events,
): void {
  const { seat, token } = frame;
  frame.nation = nation;
  frame.value = combatValue(rules.box, state, token, nation);
  events?.({ key: 'fights-for', seat, nation: nameOf('nation', nation), value: frame.value });
  payDoubloons(state, seat, costOf(rules, frame, nation), events);
  gainCombatPoints(rules.box, state, seat, abilityOf(state, seat, ABILITY.fightingFor + nation), events);
  const bonus = rules.box.tokens[token]?.bonus[nation];
  if (bonus !== undefined) startProgram<Words>(state, bonus, { seat });
}

/** Rule MA-6.8. */
function boost(state: State, frame: CombatFrame, from: 'point' | 'spy', events: Events): void {
  const { seat } = frame;
  if (from === 'point') add(state.combatPoints, seat, -1);
  else {
    add(state.spies, seat, -1);
    add(state.spySupply, seat, 1);
  }
  frame.value++;
  events?.({ key: 'boosted', seat, with: from, value: frame.value });
}
