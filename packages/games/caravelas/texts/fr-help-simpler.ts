import type { SimplerTopic } from './caravelas-texts.ts';

/** What reads otherwise in the simpler ways to play. */
export const simplerHelp: Readonly<Record<SimplerTopic, string>> = {
  'turn@drawn':
    'Naviguez de case en case tant que vous avez des marqueurs. Finissez quand vous voulez\u202f; vous récupérez ensuite tous vos marqueurs. À Lisboa, finir son tour, c’est s’y arrêter pour vendre.',
  'turn@dice':
    'Naviguez de case en case tant qu’il vous reste des déplacements. Finissez quand vous voulez. À Lisboa, finir son tour, c’est s’y arrêter pour vendre.',
  'places@drawn':
    'Qui a parié le plus choisit sa place dans l’ordre de jeu, puis le suivant choisit la sienne. Qui n’a rien parié prend ce qui reste, dans l’ancien ordre.',
  'lisboa@drawn':
    'Donnez du poivre pour la prochaine pièce du monastère, payez trois marchandises différentes pour améliorer votre flotte, puis vendez tout le reste. Les navires coulés sont réparés et votre tour est fini.',
  'lisboa@dice':
    'Donnez du poivre pour la prochaine pièce du monastère, payez trois marchandises différentes pour améliorer votre flotte, puis vendez tout le reste. Votre tour est fini.',
  'sailing@dice':
    'Aller sur une case de mer voisine prend 1 déplacement. Le long d’un courant, dans le sens de la flèche, c’est gratuit. Au dernier déplacement, la flotte s’immobilise.',
  'currents@dice':
    'D’une case d’un courant à la suivante, dans le sens de la flèche, on navigue gratuitement. Y entrer, en sortir, le traverser ou le remonter prend 1 déplacement par case. Là où deux courants se touchent, vous choisissez.',
  'pirates@drawn': 'Entrer sur une case de pirates coûte 1 marqueur de plus, même sur un courant.',
  'pirates@dice': 'Entrer sur une case de pirates prend 1 déplacement de plus, même sur un courant.',
  'events@drawn':
    'Dès que vous entrez sur une case bleue, vous tirez une carte évènement et l’utilisez. Y commencer son tour ne coûte rien.',
  'discoveries@dice': 'La première flotte à entrer dans un port le découvre et gagne ses PV. Passer suffit.',
  'upgrade@dice':
    'Trois marchandises différentes payées ensemble à Lisboa libèrent votre quatrième navire pour toute la partie. Le plus tôt sera le mieux.',
  'end@dice':
    'Quand la dernière pièce est achetée, on finit le tour. Qui a le plus de PV gagne\u202f; en cas d’égalité, la pièce au plus petit numéro départage.',
};
