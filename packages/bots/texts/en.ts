import type { BotTexts } from './bot-texts.ts';

export const english: BotTexts = {
  levels: {
    random: { name: 'Chance', description: 'Plays anything that the rules allow, without a thought.' },
    'cabin-boy': { name: 'Cabin boy', description: 'Still learning, and sometimes not paying attention.' },
    sailor: { name: 'Sailor', description: 'Takes what looks best at first sight.' },
    mate: { name: 'Mate', description: 'Thinks a little ahead before each move.' },
    captain: { name: 'Captain', description: 'Thinks well ahead and makes few mistakes.' },
    admiral: {
      name: 'Admiral',
      description: 'Takes the time to weigh everything, and is the hardest to beat.',
    },
  },
  characters: {
    pip: 'Plays the first thing that shines.',
    teach: 'All smoke, and proud of it.',
    rackham: 'Quick, greedy, easily distracted.',
    grietje: 'Never in a hurry, never empty-handed.',
    bonny: 'Thinks a turn ahead, then fights.',
    hands: 'Counts the deck, and remembers.',
    maynard: 'Patient. Wins in the last round.',
    read: 'Plans three cards deep.',
    levasseur: 'Takes a moment, then your lead.',
    zheng: 'Commands the sea. Forgives nothing.',
  },
};
