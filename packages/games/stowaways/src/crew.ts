import type { Language, ProgramContext, Seat } from '@captains-table/kernel';
import { keysOf, reveal } from '@captains-table/kernel';
import { refill } from './deck.ts';
import type { Card, Effect, Event, State, Words } from './state.ts';

interface Crew {
  readonly rank: number;
  readonly copies: number;
  readonly effect: Effect;
}

const payToPeek: Effect = {
  op: 'seq',
  of: [{ op: 'pay', coins: 1 }, { op: 'peek' }],
};

/** Rules STW-1.1, STW-2.3 and STW-3.1 to STW-3.6. */
export const CREW: Readonly<Record<Card, Crew>> = {
  stoker: { rank: 1, copies: 3, effect: { op: 'gain', coins: 2 } },
  cook: {
    rank: 2,
    copies: 3,
    effect: {
      op: 'seq',
      of: [
        { op: 'gain', coins: 1 },
        { op: 'may', do: payToPeek },
      ],
    },
  },
  rat: {
    rank: 3,
    copies: 3,
    effect: {
      op: 'forEach',
      in: 'others',
      do: { op: 'may', do: { op: 'choose', of: [{ op: 'steal' }, payToPeek] } },
    },
  },
  smuggler: {
    rank: 4,
    copies: 3,
    effect: { op: 'anyOrder', of: [{ op: 'gain', coins: 1 }, { op: 'peek' }] },
  },
  bosun: {
    rank: 5,
    copies: 2,
    effect: {
      op: 'times',
      count: 'cards in hand',
      do: {
        op: 'forEach',
        in: 'next player',
        do: { op: 'choose', of: [{ op: 'gain', coins: 1 }, { op: 'steal' }] },
      },
    },
  },
  captain: {
    rank: 6,
    copies: 2,
    effect: {
      op: 'when',
      if: 'poorest',
      do: { op: 'gain', coins: 3 },
      else: { op: 'gain', coins: 1 },
    },
  },
};

export const CARDS: readonly Card[] = keysOf(CREW);

export const language: Language<State, Words, Event> = {
  can(state, context, verb) {
    switch (verb.op) {
      case 'gain':
        return true;
      case 'pay':
        return coinsOf(state, context.seat) >= verb.coins;
      case 'steal':
        return coinsOf(state, victimOf(context)) > 0;
      case 'peek':
        return state.deck.length + state.discard.length > 0;
    }
  },

  perform(state, context, verb, events) {
    const { seat } = context;
    switch (verb.op) {
      case 'gain':
        addCoins(state, seat, verb.coins);
        events?.({ key: 'gained', seat, coins: verb.coins });
        break;
      case 'pay':
        addCoins(state, seat, -verb.coins);
        events?.({ key: 'paid', seat, coins: verb.coins });
        break;
      case 'steal':
        addCoins(state, victimOf(context), -1);
        addCoins(state, seat, 1);
        events?.({ key: 'stole', seat, from: victimOf(context) });
        break;
      case 'peek':
        refill(state, events);
        if (!state.knowTop.includes(seat)) state.knowTop.push(seat);
        state.stack.push({ kind: 'peek', seat });
        reveal(state);
        events?.({ key: 'peeked', seat, to: { except: [seat] } });
        events?.({ key: 'saw', seat, card: state.deck.at(-1) ?? 'stoker', to: { only: [seat] } });
    }
  },

  holds(state, { seat }) {
    return state.coins.every((coins) => coins >= coinsOf(state, seat));
  },

  count(state, { seat }) {
    return state.hands[seat]?.length ?? 0;
  },

  list(state, { seat }, list) {
    const seats = state.coins.length;
    if (list === 'next player') return [(seat + 1) % seats];
    return state.coins.map((_, other) => other).filter((other) => other !== seat);
  },
};

function coinsOf(state: State, seat: Seat): number {
  return state.coins[seat] ?? 0;
}

function addCoins(state: State, seat: Seat, coins: number): void {
  state.coins[seat] = coinsOf(state, seat) + coins;
}

function victimOf(context: ProgramContext): Seat {
  return Number(context.item);
}
