import type { ReferenceTexts } from '../../../../learn/reference.ts';

export const fr: ReferenceTexts = {
  chapters: {
    aim: 'But et fin de la partie',
    discovery: 'Découverte',
    trade: 'Commerce et Recrutement',
    expeditions: 'Expéditions',
    contracts: 'Contrats',
    adventure: 'L’aventure',
    rare: 'Cas rares',
  },
  signs: {
    coin: {
      name: 'Pièce d’or',
      help: 'Sur un navire, ce qu’il rapporte. Sur un personnage, ce qu’il coûte. À côté d’un nom, ce que le joueur possède.',
    },
    influence: {
      name: 'Points d’influence',
      help: 'Le bouclier des personnages et des expéditions. Il compte tant qu’ils sont dans votre espace personnel.',
    },
    sabres: {
      name: 'Sabres',
      help: 'Sur un navire, combien il en faut pour le repousser. Sur un personnage, combien il en porte. Ils ne s’usent pas.',
    },
    skull: { name: 'Tête de mort', help: 'Un navire à tête de mort ne peut jamais être repoussé.' },
    take: {
      name: 'Cartes à prendre',
      help: 'Combien de cartes le joueur actif peut prendre. Plus il y a de couleurs dans la rivière, plus il en prend.',
    },
    discard: {
      name: 'Défausse',
      help: 'C’est là que finissent les cartes échangées, repoussées ou abandonnées, et les pièces payées. Quand la pioche est vide, on la reforme à partir d’elle.',
    },
    marker: {
      name: 'Marqueurs',
      help: 'Il y en a un sur chaque contrat qu’un joueur a rempli. Ceux qui restent peuvent encore être posés.',
    },
    crown: {
      name: 'Couronne',
      help: 'Avance votre marqueur sur la piste des couronnes, où les boucliers donnent de l’influence.',
    },
    trophy: {
      name: 'Trophée',
      help: 'Dévoilé par votre second marqueur. Seuls les joueurs qui ont le trophée peuvent gagner.',
    },
    cargo: {
      name: 'Cargaison',
      help: 'Plantes, livres, pain ou rhum dans la cale d’un navire. Gardez le navire, missions et aubergistes en demandent.',
    },
    month: { name: 'Mois', help: 'L’avancée du chapitre. À la fin de chaque mois, on tourne la page.' },
  },
};
