import type { BotTexts } from './bot-texts.ts';

export const french: BotTexts = {
  levels: {
    random: { name: 'Hasard', description: 'Joue n’importe quel coup permis, sans réfléchir.' },
    'cabin-boy': { name: 'Mousse', description: 'Apprend encore le métier et se laisse parfois distraire.' },
    sailor: { name: 'Matelot', description: 'Prend ce qui lui paraît le meilleur au premier coup d’œil.' },
    mate: { name: 'Second', description: 'Réfléchit un peu à la suite avant chaque coup.' },
    captain: { name: 'Capitaine', description: 'Voit loin et se trompe rarement.' },
    admiral: {
      name: 'Amiral',
      description: 'Prend le temps de tout peser, l’adversaire le plus redoutable.',
    },
  },
};
