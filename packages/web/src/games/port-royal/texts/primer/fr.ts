import type { PrimerTexts } from '../../../../learn/primer.ts';

export const fr: PrimerTexts = {
  aim: ({ mode }) => {
    switch (mode) {
      case 'sets-sail':
        return 'Recrutez des personnages et conservez des navires\u202f; dès que quelqu’un a 8 points d’influence, on termine le tour de table, et qui en a le plus gagne.';
      case 'cooperative':
      case 'solo':
        return 'Remplissez tous les contrats visibles avant que la pioche temporelle soit vide, et vous gagnez ensemble.';
      case 'adventure-cooperative':
        return 'Accomplissez les missions du chapitre avant la fin de son dernier mois, et vous gagnez ensemble.';
      case 'adventure-competitive':
      case 'adventure-variable':
        return 'Réunissez des points d’influence et dévoilez le trophée\u00a0: quand quelqu’un a le trophée et 12 points d’influence, la partie s’achève, et qui en a le plus gagne.';
      default:
        return 'Révélez des navires pour gagner des pièces d’or, recrutez des personnages et réunissez des points d’influence\u00a0: dès que quelqu’un en a 12, on termine le tour de table, et qui en a le plus gagne.';
    }
  },
  tips: {
    bust: {
      title: 'Une rivière perdue',
      text: 'Un second navire de la même couleur est arrivé. Toute la rivière est défaussée, et personne ne prend de carte. Le chiffre à côté de «\u00a0Piocher\u00a0» en donne le risque.',
    },
    tax: {
      title: 'Une taxation',
      text: 'Les taxations frappent ceux qui amassent. Qui a beaucoup de pièces d’or en perd une partie. Ensuite, le joueur qui a le plus de sabres ou le moins d’influence, selon la carte, en gagne une.',
    },
    recruit: {
      title: 'Votre premier personnage',
      text: 'Les personnages restent devant vous. Leur influence compte aussitôt, et leur capacité vous sert dès maintenant. Touchez une carte pour la lire.',
    },
    repel: {
      title: 'Un navire repoussé',
      text: 'Vos sabres ne s’usent pas et serviront encore contre le prochain navire. Seul un navire à tête de mort ne peut pas être repoussé.',
    },
  },
};
