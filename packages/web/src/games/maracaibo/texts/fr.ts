import type { BoardTexts } from './board-texts.ts';
import { fr as cards } from './cards/fr.ts';
import { fr as chart } from './chart/fr.ts';
import { fr as nations } from './nations/fr.ts';
import { fr as screen } from './screen/fr.ts';
import { fr as ship } from './ship/fr.ts';

export const fr: BoardTexts = {
  chart,
  cards,
  ship,
  nations,
  screen,
  jump: 'Parties de la table',
  close: 'Fermer',
  which: (thing) => `${thing}\u00a0: que faire\u202f?`,
  round: (number, of) => `Manche ${number} sur ${of}`,
  why: {
    'opening-plan': 'Elle attendra dans votre zone de planification que vous puissiez la payer.',
    'opening-discard':
      'Gardez-en quatre\u00a0: des marchandises et des objets à dépenser, ou des projets à acheter.',
    'opening-career':
      'Chaque objectif rapporte des doublons et un espion\u202f; sa condition complexe, des PV en plus.',
    sail: 'Plus vous allez loin, plus vous avez d’actions Village\u202f; mais un bateau pressé fait moins d’escales.',
    main: 'Une seule action\u00a0: la ville, le village, une quête posée ici ou l’un de vos espions.',
    village: 'Achetez une carte planifiée ou en main, investissez ou prenez un doublon.',
    disc: 'Une zone est libérée quand ses deux disques sont partis.',
    explore: 'Seule la case où il s’arrête donne sa récompense.',
    pay: 'Une carte compte pour sa marchandise ou pour son objet, jamais pour les deux.',
    'fight-for': 'Tout ce que vous ferez dans ce combat sera pour cette nation.',
    combat: 'Points de combat et espions ajoutent 1 chacun\u202f; ce qui reste à la fin est perdu.',
    influence: 'Les rangs comptent à la fin, multipliés selon les cubes sortis de la réserve de la nation.',
    'cube-nation': 'Moins il reste de cubes en réserve, plus chaque rang auprès de cette nation vaut cher.',
    synergy: 'Les revenus de vos cartes qui attendent ce jeton commencent aussitôt.',
    after: 'Ensuite vous complétez votre main.',
    draw: 'À l’aveugle dans la pioche, ou parmi les cartes visibles, complétées ensuite.',
    buying: 'Ensuite chacun touche son revenu.',
  },
  points: 'Points de victoire',
  doubloons: 'Doublons',
};
