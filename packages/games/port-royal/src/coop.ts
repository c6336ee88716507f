/** Cooperative and solo play: the time pile, the victory pile, winning and losing. */
import type { FrameKind } from '@captains-table/kernel';
import type { Box } from './box.ts';
import { contractOf } from './contracts/markers.ts';
import type { Decision, Event, Move, Rules, SaveFrame, SetAsideFrame, State } from './state.ts';

/** Rules PR-13.4, PR-13.5. */
export function timePileSize(box: Box, contracts: readonly number[]): number {
  const seals = contracts.map((contract) => contractOf(box, contract).seal);
  const sum = seals.reduce((total, seal) => total + seal.number, 0);
  return box.figures.timeCards + sum + new Set(seals.map((seal) => seal.letter)).size;
}

const RANKS = ['landlubber', 'sailor', 'pirate', 'captain', 'lord'] as const;
export type Rank = (typeof RANKS)[number];

/** Rule PR-13.27: two victory cards a rank. */
export function rankOf(victoryCards: number): Rank {
  return RANKS[Math.min(RANKS.length - 1, Math.floor(victoryCards / 2))] ?? 'landlubber';
}

/** Before the first turn: any number of time cards, but not the last. Rule PR-13.24. */
export function setAsideFrames(rules: Rules): FrameKind<State, SetAsideFrame, Move, Event, Decision> {
  return {
    pending: (state) => [{ seat: state.first, kind: 'set-aside', time: state.timePile.length }],
    legal: (state, _frame, seat) =>
      seat === state.first ? state.timePile.map((_, cards) => ({ kind: 'set-aside', cards })) : [],
    apply(state, _frame, seat, move, events) {
      if (move.kind !== 'set-aside') return;
      for (let i = 0; i < move.cards; i++) moveTimeCard(state);
      if (move.cards > 0) events?.({ key: 'set-aside', seat, cards: move.cards });
      rules.finish(state, events);
    },
    whyNot: () => ({ code: 'not-asked', rule: 'PR-13.24' }),
  };
}

const SAVE: readonly Move[] = [
  { kind: 'save', take: true },
  { kind: 'save', take: false },
];

/** After a tax: one time card for the victory pile, if the active player likes. Rule PR-13.22. */
export function saveFrames(rules: Rules): FrameKind<State, SaveFrame, Move, Event, Decision> {
  return {
    pending: (state) => [{ seat: state.active, kind: 'save' }],
    legal: (state, _frame, seat) => (seat === state.active ? SAVE : []),
    apply(state, _frame, seat, move, events) {
      if (move.kind === 'save' && move.take) {
        moveTimeCard(state);
        events?.({ key: 'saved', seat });
      }
      rules.finish(state, events);
    },
    whyNot: () => ({ code: 'not-asked', rule: 'PR-13.22' }),
  };
}

/** The card is never turned face up. Rule PR-13.25. */
function moveTimeCard(state: State): void {
  const card = state.timePile.pop();
  if (card !== undefined) state.victoryPile.push(card);
}
