import type { PrimerTexts } from '../../../../learn/primer.ts';

export const en: PrimerTexts = {
  aim: () =>
    'Be the first to discover ports, sell goods in Lisboa and buy pieces of the monastery: when the last piece is bought, the round is played out, and the most points win.',
  tips: {
    discovery: {
      title: 'Your first discovery',
      text: 'The first player to reach a port scores its value. Those who come later only load its goods.',
    },
    goods: {
      title: 'Goods on board',
      text: 'You load one of each good as you pass its port, as long as there is a ship for it. They bring points when you call at Lisboa.',
    },
    storm: {
      title: 'A storm',
      text: 'A storm costs its player markers. Everybody else in the same ocean may move for nothing, so look where the others are before you play one.',
    },
    wreck: {
      title: 'A ship is lost',
      text: 'Off the Cape a die decides. A sunk ship carries nothing until you call at Lisboa, but your markers stay as many as they were.',
    },
  },
};
