import type { ReferenceTexts } from '../../../../learn/reference.ts';

export const fr: ReferenceTexts = {
  chapters: {
    aim: 'But et fin de la partie',
    sailing: 'Navigation',
    events: 'Évènements',
    lisboa: 'Marchandises et Lisboa',
    order: 'Ordre de jeu',
    variants: 'Règles simplifiées',
  },
  signs: {
    marker: {
      name: 'Marqueur navigation',
      help: 'Aller sur une case voisine en coûte un. Tous reviennent après votre tour.',
    },
    event: { name: 'Case évènement', help: 'Qui y entre joue une carte évènement.' },
    cape: { name: 'Case rouge', help: 'On lance le dé. Sur un 1, un navire coule.' },
    pirates: { name: 'Pirates', help: 'Entrer sur leur case coûte 1 de plus.' },
    storm: {
      name: 'Tempête',
      help: 'Coûte à qui la joue autant de marqueurs qu’elle indique. Les autres sur le même océan peuvent avancer d’autant.',
    },
    compass: {
      name: 'Tempête à la rose des vents',
      help: 'Pousse qui la joue, et les autres sur le même océan, dans la direction de l’aiguille.',
    },
    'fair-wind': {
      name: 'Vent favorable',
      help: 'Rend des marqueurs sur une case évènement, ou écarte les pirates.',
    },
    calm: { name: 'Accalmie', help: 'Met fin au tour.' },
    good: {
      name: 'Marchandises',
      help: 'Chargées dans leur port, vendues à Lisboa. Trois différentes paient une flotte plus grande.',
    },
    order: {
      name: 'Ordre de jeu',
      help: 'Qui navigue quand pendant ce tour. Le chiffre est le pari d’un joueur\u202f; qui parie le plus choisit sa place en premier.',
    },
    'order@dice': {
      name: 'Ordre de jeu',
      help: 'Qui navigue quand. Il reste tel qu’il a été tiré au début.',
    },
    'points@dice': {
      name: 'Points de victoire',
      help: 'Pour les ports découverts en premier, les marchandises apportées à Lisboa et les pièces du Jerónimos. Le plus grand total l’emporte.',
    },
    points: {
      name: 'Points de victoire',
      help: 'Pour les ports découverts en premier, les marchandises apportées à Lisboa, les pièces du Jerónimos et, à la fin, les destinations. Le plus grand total l’emporte.',
    },
    arch: {
      name: 'Pièce du monastère',
      help: 'Achetée à Lisboa contre du poivre, 10\u00a0PV chacune. La dernière met fin à la partie.',
    },
    wreck: { name: 'Navire coulé', help: 'Ne porte rien jusqu’à votre arrêt à Lisboa.' },
    hand: { name: 'Cartes évènement', help: 'Combien de cartes évènement un joueur a en main.' },
    target: { name: 'Destination', help: 'Vaut 5\u00a0PV à la fin si vous avez découvert ce port.' },
    seal: {
      name: 'Port découvert',
      help: 'Le sceau de qui est arrivé le premier. Le port ne rapporte plus sa valeur.',
    },
  },
};
