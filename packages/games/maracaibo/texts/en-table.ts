/** What only the table in words says, in English. */
import type { Move } from '../src/moves.ts';
import { good } from './en-words.ts';
import type { TableWords } from './table-words.ts';

export const TABLE_WORDS: TableWords = {
  round: (round) => `${round} of 4`,
  phases: {
    opening: 'opening',
    sailing: 'A: sailing',
    acting: 'B: main action',
    drawing: 'C: drawing cards',
    scoring: 'scoring',
  },
  influence: (spaces, rank) => `${spaces}, rank ${rank}`,
  village: 'village',
  completed: (objective) => `Completed: ${objective}`,
  market: (which, discs, spaces) => `${good(which)}, ${discs} of ${spaces} taken`,
  outcome: (own, hers) =>
    own >= hers ? `won against Jeanne, ${own} VP to ${hers}` : `Jeanne wins, ${hers} VP to ${own}`,
  topOfPile: 'next of the pile',
  storyQuest: (card, place, quest) => `${card}, at ${place}: ${quest}`,
  storyWorks: (card, tile) => `${card}, until ${tile} is full`,
  storyCardDone: (card) => `${card}, done: it is read at the scoring`,
};

/** The heads of moves of one kind. */
export const MOVE_HEADS: Readonly<Partial<Record<Move['kind'], string>>> = {
  plan: 'Plan a card',
  discard: 'Discard a card',
  career: 'Choose a career',
  sail: 'Sail',
  quest: 'Quests',
  spy: 'Spies',
  objective: 'Career objectives',
  deliver: 'Deliver',
  buy: 'Buy a card',
  invest: 'Invest in a prestige building',
  'village-action': 'Further village actions',
  influence: 'Influence',
  rank: 'Next rank',
  disc: 'Remove a disc',
  explore: 'Move the explorer',
  pay: 'Pay',
  'cube-nation': 'A cube of which nation',
  cube: 'Place the cube',
  synergy: 'Synergy tokens',
  assign: 'Spies for the card',
  skull: 'Skull tiles',
  'fight-for': 'Fight for a nation',
  boost: 'Raise the combat value',
  'gain-influence': 'Gain influence',
  'take-city': 'Take a city: 4 of the value without a cube, 6 with another nation’s',
  'take-village': 'Take a village: 2 of the value without a cube, 5 with another nation’s',
  'combat-card': 'Combat actions of cards',
  take: 'Take a face-up card',
};
