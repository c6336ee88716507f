import type { ReferenceTexts } from '../../../../learn/reference.ts';

export const en: ReferenceTexts = {
  chapters: {
    aim: 'Aim and end',
    sailing: 'Sailing',
    events: 'Events',
    lisboa: 'Goods and Lisboa',
    order: 'Turn order',
    variants: 'Simpler ways to play',
  },
  signs: {
    marker: {
      name: 'Navigation marker',
      help: 'A step to a neighbouring space costs one. All of them come back after your turn.',
    },
    event: { name: 'Event space', help: 'A player who sails onto it plays an event card.' },
    cape: { name: 'Cape space', help: 'The die is rolled: with a 1 a ship sinks.' },
    pirates: { name: 'Pirates', help: 'Entering their space costs 1 more.' },
    storm: {
      name: 'Storm',
      help: 'Costs its player as many markers as it shows; the others in the same ocean may move that far.',
    },
    compass: {
      name: 'Compass storm',
      help: 'Blows its player, and the others in the same ocean, in the direction of the needle.',
    },
    'fair-wind': { name: 'Fair wind', help: 'Gives markers back on an event space, or keeps pirates off.' },
    calm: { name: 'Calm', help: 'Ends the turn.' },
    good: {
      name: 'Goods',
      help: 'Loaded at their port, sold in Lisboa. Three different ones pay for a larger fleet.',
    },
    order: {
      name: 'Turn order',
      help: 'Who sails when in this round. A number is a player’s bid; the highest bidder chooses a place first.',
    },
    'order@dice': { name: 'Turn order', help: 'Who sails when. It stays as it was drawn at the start.' },
    'points@dice': {
      name: 'Points',
      help: 'For ports that you discover first, goods that you bring to Lisboa and pieces of the Jerónimos. The most points win.',
    },
    points: {
      name: 'Points',
      help: 'For ports that you discover first, goods that you bring to Lisboa, pieces of the Jerónimos and, at the end, destinations. The most points win.',
    },
    arch: {
      name: 'Piece of the monastery',
      help: 'Bought in Lisboa for pepper, 10 points each. The last one ends the game.',
    },
    wreck: { name: 'Sunk ship', help: 'Carries nothing until you call at Lisboa.' },
    hand: { name: 'Event cards', help: 'How many event cards a player holds.' },
    target: { name: 'Destination', help: 'Worth 5 points at the end, if you discovered the port.' },
    seal: {
      name: 'Discovered',
      help: 'The seal of the player who came first. The port brings its value no more.',
    },
  },
};
