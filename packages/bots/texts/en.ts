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
};
