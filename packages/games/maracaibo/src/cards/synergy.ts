/** Synergy tokens. Rules MA-18.3, MA-18.6, MA-20.2, MA-20.12. */
import type { FrameKind, Seat } from '@captains-table/kernel';
import { SYNERGIES } from '../names.ts';
import type { Event } from '../events.ts';
import { at } from '../lists.ts';
import { nameOf, synergyNumber } from '../move-lists.ts';
import type { Decision, Move } from '../moves.ts';
import type { SynergyFrame } from '../frames.ts';
import type { Events, Rules, State } from '../state.ts';
import { lateIncome } from './income.ts';

export function hasSynergy(state: State, seat: Seat, symbol: number): boolean {
  return (at(state.synergies, seat) & (1 << symbol)) !== 0;
}

export function hasAllSynergies(state: State, seat: Seat): boolean {
  return at(state.synergies, seat) === (1 << SYNERGIES.length) - 1;
}

export function gainSynergy(rules: Rules, state: State, seat: Seat, symbol: number, events: Events): void {
  if (hasSynergy(state, seat, symbol)) return;
  state.synergies[seat] = at(state.synergies, seat) | (1 << symbol);
  events?.({ key: 'synergy', seat, symbol: nameOf('synergy', symbol) });
  for (const card of at(state.bought, seat)) {
    lateIncome(rules.box, state, seat, at(rules.box.cards, card), symbol, events);
  }
}

export function synergyFrames(rules: Rules): FrameKind<State, SynergyFrame, Move, Event, Decision> {
  return {
    pending: (_state, { seat }) => [{ seat, kind: 'synergy' }],
    legal(state, frame, seat) {
      if (seat !== frame.seat) return [];
      return rules.moves.synergy.filter((_, symbol) => !hasSynergy(state, seat, symbol));
    },
    apply(state, { seat }, _seat, move, events) {
      if (move.kind !== 'synergy') return;
      rules.finish(state, events);
      gainSynergy(rules, state, seat, synergyNumber(move.symbol), events);
    },
    whyNot: (_state, _frame, _seat, move) =>
      move.kind === 'synergy'
        ? { code: 'symbol-owned', rule: 'MA-20.12' }
        : { code: 'wrong-moment', rule: 'MA-20.12' },
  };
}
