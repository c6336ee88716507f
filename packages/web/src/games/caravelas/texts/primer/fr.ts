import type { PrimerTexts } from '../../../../learn/primer.ts';

export const fr: PrimerTexts = {
  aim: () =>
    'Découvrez des ports avant les autres, vendez des marchandises à Lisboa et achetez des pièces du monastère\u00a0: quand la dernière est achetée, on finit le tour, et qui a le plus de PV gagne.',
  tips: {
    discovery: {
      title: 'Votre première découverte',
      text: 'Qui atteint un port le premier marque sa valeur. Les suivants n’y chargent plus que la marchandise.',
    },
    goods: {
      title: 'Des marchandises à bord',
      text: 'En passant par un port, vous chargez une marchandise de sa sorte, s’il reste un navire pour elle. Elle rapporte des PV quand vous vous arrêtez à Lisboa.',
    },
    storm: {
      title: 'Une tempête',
      text: 'Une tempête coûte des marqueurs à qui la joue. Tous les autres sur le même océan peuvent se déplacer gratuitement\u202f; regardez donc où ils sont avant d’en jouer une.',
    },
    wreck: {
      title: 'Un navire perdu',
      text: 'Au large du Cap, un dé décide. Un navire coulé ne porte plus rien jusqu’à Lisboa, mais vous gardez tous vos marqueurs.',
    },
  },
};
