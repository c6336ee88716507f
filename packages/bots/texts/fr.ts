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
  characters: {
    pip: 'Joue la première chose qui brille.',
    teach: 'Beaucoup de fumée, et fier de l’être.',
    rackham: 'Vif, gourmand, vite distrait.',
    grietje: 'Jamais pressée, jamais bredouille.',
    bonny: 'Voit un coup plus loin, puis se bat.',
    hands: 'Compte les cartes, et s’en souvient.',
    maynard: 'Patient. Gagne à la dernière manche.',
    read: 'Prévoit trois cartes à l’avance.',
    levasseur: 'Prend un instant, puis la tête.',
    zheng: 'Commande à la mer. Ne pardonne rien.',
  },
};
