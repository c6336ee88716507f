import type { ReferenceTexts } from '../../../../learn/reference.ts';

export const en: ReferenceTexts = {
  chapters: {
    aim: 'Aim and end',
    discovery: 'Discovery',
    trade: 'Trade and recruit',
    expeditions: 'Expeditions',
    contracts: 'Contracts',
    adventure: 'The adventure',
    rare: 'Rare cases',
  },
  signs: {
    coin: {
      name: 'Coin',
      help: 'On a ship: what it brings. On a person: what they cost. Beside a name: what the player has.',
    },
    influence: {
      name: 'Influence',
      help: 'The shield on persons and expeditions. It counts as long as they lie in front of you.',
    },
    sabres: {
      name: 'Sabres',
      help: 'On a ship: how many it takes to repel it. On a person: how many they bear. They are never used up.',
    },
    skull: { name: 'Skull', help: 'A ship with a skull can never be repelled.' },
    take: {
      name: 'Cards to take',
      help: 'How many cards the active player may take: more colours in the harbour allow more.',
    },
    discard: {
      name: 'Discard pile',
      help: 'Where cards end that were traded, repelled or left behind, and coins that were paid. When the draw pile is empty, it is shuffled from here.',
    },
    marker: {
      name: 'Markers',
      help: 'One lies on each contract that a player has fulfilled. Those that are left can still be placed.',
    },
    crown: { name: 'Crown', help: 'Moves your marker along the crown track, where shields bring influence.' },
    trophy: {
      name: 'Trophy',
      help: 'Uncovered by your second marker. Only players with the trophy can win.',
    },
    cargo: {
      name: 'Cargo',
      help: 'Herbs, books, bread or rum in the hold of a ship. Keep the ship, and missions and innkeepers take it.',
    },
    month: {
      name: 'Month',
      help: 'How far the chapter is. At the end of each month the next page is turned.',
    },
  },
};
