import type { Chance, GameMeta, Options } from '@captains-table/kernel';
import { cloneStack, shuffle } from '@captains-table/kernel';
import { CHAPTERS } from './campaign.ts';
import { CARDS, CREW } from './crew.ts';
import type { State, Voyage } from './state.ts';

const players = { min: 2, max: 4 };
const options = [{ id: 'purse', type: 'integer', min: 0, max: 5, default: 2 }] as const;
const chapter = { id: 'chapter', type: 'integer', min: 1, max: CHAPTERS, default: 1 } as const;

export const meta: GameMeta = {
  id: 'stowaways',
  rulesVersion: '1',
  players,
  modes: [
    { id: 'short', players, options },
    { id: 'long', players, options },
    { id: 'voyage', players, cooperative: true, options: [...options, chapter] },
  ],
  perfectInformation: false,
  listed: false,
};

/** Rules STW-1.1 to STW-1.3. */
export function deal(seats: number, chosen: Options, chance: Chance): State {
  const deck = CARDS.flatMap((card) => Array.from({ length: CREW[card].copies }, () => card));
  shuffle(chance, deck);
  const hands = Array.from({ length: seats }, () => deck.splice(-3));
  return {
    stack: [{ kind: 'round', order: [], phase: 'choose' }],
    chance,
    reveals: 0,
    deck,
    discard: [],
    hands,
    shown: hands.map(() => ''),
    coins: hands.map(() => Number(chosen['purse'])),
    knowTop: [],
    roundsLeft: chosen.mode === 'long' ? 6 : 3,
  };
}

export function clone(state: State): State {
  return {
    stack: cloneStack(state.stack),
    chance: [...state.chance],
    reveals: state.reveals,
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    shown: state.shown.slice(),
    coins: state.coins.slice(),
    knowTop: state.knowTop.slice(),
    roundsLeft: state.roundsLeft,
    ...(state.voyage === undefined ? {} : { voyage: cloneVoyage(state.voyage) }),
  };
}

function cloneVoyage(voyage: Voyage): Voyage {
  return { ...voyage, votes: voyage.votes.slice(), pages: voyage.pages.slice() };
}
