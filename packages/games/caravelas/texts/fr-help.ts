import type { HelpTopic } from './caravelas-texts.ts';

export const HELP: Readonly<Record<HelpTopic, string>> = {
  overview:
    'Les PV viennent de trois façons\u00a0: découvrir des ports, vendre des marchandises à Lisboa, donner du poivre pour les pièces du monastère des Jerónimos. À chaque tour, chacun joue une fois\u00a0: il navigue, découvre et charge en route, puis s’arrête. Le tour où l’on achète la dernière pièce est le dernier.',
  auction:
    'Pariez des marqueurs navigation pour l’ordre de jeu, plus que le plus haut pari, ou passez. Qui passe peut revenir tant que les paris continuent. Tous les marqueurs pariés sont utilisés pour ce tour, même perdus.',
  places:
    'Le plus haut pari choisit sa place dans l’ordre de jeu, puis le suivant. Qui n’a rien parié prend ce qui reste, dans l’ancien ordre. Au premier tour, les dernières places reçoivent plus de cartes évènements.',
  turn: 'Naviguez de case en case tant que vous avez des marqueurs. Finissez quand vous voulez\u202f; tous les marqueurs reviennent ensuite et votre main est complétée à 5 cartes évènements. À Lisboa, s’arrêter, c’est faire escale.',
  event:
    'Vous êtes entré sur une case évènement\u00a0: jouez une carte de votre choix. Les autres du même océan peuvent d’abord avancer, puis la carte agit sur vous. Une tempête chiffrée demande autant de marqueurs non utilisés.',
  bonus:
    'La carte d’un autre joueur vous laisse avancer sans payer, jusqu’au nombre de cases indiqué. Vous découvrez et chargez en route\u202f; pirates, évènements et courants ne comptent pas. Vous pouvez vous arrêter avant, ou rester.',
  wreck:
    'Un 1 au Cap\u00a0: un de vos navires coule avec ses marchandises. Vous choisissez lequel\u202f; un navire vide est souvent la moindre perte. Il ne porte plus rien jusqu’à votre escale à Lisboa.',
  lisboa:
    'Donnez du poivre pour la prochaine pièce du monastère, payez trois marchandises différentes pour améliorer votre flotte, puis vendez tout le reste. Complétez votre main ou échangez-la entière. Les navires coulés sont réparés et votre tour est fini.',
  sailing:
    'Un pas vers une case de mer voisine coûte 1 marqueur. Le long d’un courant, dans le sens de la flèche, il est gratuit. Le dernier marqueur utilisé, la flotte s’immobilise.',
  currents:
    'D’une case d’un courant à la suivante, dans le sens de la flèche, on navigue gratuitement. Y entrer, en sortir, le traverser ou le remonter coûte 1 marqueur par case. Là où deux courants se touchent, vous choisissez.',
  pirates:
    'Entrer sur une case de pirates coûte 1 marqueur de plus, même sur un courant. Un vent favorable joué contre eux l’évite\u202f; personne n’a alors de mouvement bonus.',
  events:
    'Les cases bleues demandent une carte évènement dès que vous y entrez. Sans carte jouable, on n’y entre pas. Y commencer son tour ne coûte rien.',
  cape: 'Sur les cases rouges au sud de l’Afrique, on lance le dé en entrant. Une face rouge est sans danger, un 1 coule un de vos navires. Les mouvements bonus et les tempêtes à la rose des vents passent sans dé.',
  'bonus-moves':
    'Tempêtes et vents favorables joués sur une case évènement font avancer les autres flottes du même océan, dans l’ordre de jeu, avant que le joueur continue. La frontière du Cap sépare les deux océans\u202f; seule compte la case de départ.',
  discoveries:
    'La première flotte dans un port le découvre et gagne sa valeur. Passer suffit, même par un mouvement bonus ou dans une tempête.',
  destinations:
    'Chacune de vos huit cartes destinations vaut 5\u00a0PV à la fin si c’est vous qui avez découvert le port. Gardez-les secrètes.',
  goods:
    'Huit ports ont des marchandises. Votre flotte charge un cube en passant si la place sur son navire est libre. La noix de muscade et l’argent demandent le quatrième navire.',
  jeronimos:
    'Les pièces du monastère s’achètent dans l’ordre, une pour un cube de poivre, 10\u00a0PV chacune. La dernière met fin à la partie avec le tour.',
  upgrade:
    'Trois marchandises différentes payées ensemble à Lisboa ouvrent votre quatrième navire et donnent 3 marqueurs de plus pour toute la partie. Le plus tôt est le mieux.',
  end: 'La dernière pièce achetée, on finit le tour. Puis on compte les cartes destinations. Le plus de PV gagne\u202f; à égalité, la pièce au plus petit numéro.',
  drawn:
    'Version simplifiée\u00a0: personne n’a de main. Qui entre sur une case évènement tire une carte et l’utilise aussitôt. Une tempête trop forte prend tous les marqueurs qui restent.',
  dice: 'Version simplifiée\u00a0: deux dés donnent vos déplacements du tour. Les cases évènements ne comptent pas, il n’y a ni cartes ni paris\u202f; les pirates coûtent un déplacement de plus.',
};
