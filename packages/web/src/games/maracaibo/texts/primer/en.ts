import type { PrimerTexts } from '../../../../learn/primer.ts';

export const en: PrimerTexts = {
  aim: ({ mode }) =>
    mode === 'solo'
      ? 'Four rounds around the Caribbean against Jeanne: cards, quests, combat, exploring and your ship bring victory points (VP), and you need more than she has.'
      : 'Four rounds around the Caribbean: cards, quests, combat, exploring and your ship bring victory points (VP), and the most VP win.',
  tips: {
    steps: {
      title: 'Long or short',
      text: 'How far you sail decides what you may do in a village: up to three steps give 1 action, four to six give 2, seven give 3. The round ends as soon as one ship is home.',
    },
    purchase: {
      title: 'Your first purchase',
      text: 'A card that you have bought works for the rest of the game. Early on, look for income: it is paid after each of the four rounds.',
    },
    combat: {
      title: 'Your first combat',
      text: 'Choose the nation whose tracks help you most. The fewer cubes a nation has left, the more your rank in it is worth at the end.',
    },
    scoring: {
      title: 'Between two rounds',
      text: 'One ship is home, so the round is over for everybody. You may buy once more or score 2 VP; then your income comes.',
    },
  },
};
