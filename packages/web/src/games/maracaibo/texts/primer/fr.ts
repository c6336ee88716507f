import type { PrimerTexts } from '../../../../learn/primer.ts';

export const fr: PrimerTexts = {
  aim: ({ mode }) =>
    mode === 'solo'
      ? 'Quatre manches autour des Caraïbes face à Jeanne\u00a0: cartes, quêtes, combats, exploration et navire rapportent des points de victoire (PV), et il vous en faut plus qu’elle.'
      : 'Quatre manches autour des Caraïbes\u00a0: cartes, quêtes, combats, exploration et navire rapportent des points de victoire (PV), et qui en a le plus gagne.',
  tips: {
    steps: {
      title: 'Loin ou près',
      text: 'La distance décide de ce que vous pouvez faire dans un village. Jusqu’à trois lieux donnent 1 action, de quatre à six en donnent 2, sept en donnent 3. La manche s’achève dès qu’un bateau est rentré.',
    },
    purchase: {
      title: 'Votre premier achat',
      text: 'Une carte achetée vous sert jusqu’à la fin de la partie. Au début, cherchez du revenu. Il est versé après chacune des quatre manches.',
    },
    combat: {
      title: 'Votre premier combat',
      text: 'Choisissez la nation dont l’influence vous sert le plus. Moins il lui reste de cubes, plus votre rang y vaut à la fin.',
    },
    scoring: {
      title: 'Entre deux manches',
      text: 'Un bateau est rentré, la manche s’achève donc pour tous. Vous pouvez acheter encore une fois ou marquer 2\u00a0PV, puis vos revenus sont versés.',
    },
  },
};
