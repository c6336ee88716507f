import type { Content } from '../src/content.ts';
import type { HelpTopic } from './caravelas-texts.ts';
import { simplerHelp } from './fr-help-simpler.ts';
import { cards, markers, points } from './fr-words.ts';

export const helpFor = ({ figures }: Content): Readonly<Record<HelpTopic, string>> => ({
  overview:
    'On gagne des PV en découvrant des ports, en vendant des marchandises à Lisboa et en donnant du poivre pour les pièces du monastère des Jerónimos. À chaque tour, chacun joue une fois\u00a0: il navigue, découvre et charge en route, puis s’arrête. Le tour où la dernière pièce est achetée est le dernier.',
  auction:
    'Pariez des marqueurs navigation pour l’ordre de jeu, plus que le plus haut pari, ou passez. Qui passe peut revenir tant que les paris continuent. Tous les marqueurs pariés sont utilisés pour ce tour, que l’on gagne ou non.',
  places:
    'Qui a parié le plus choisit sa place dans l’ordre de jeu, puis le suivant choisit la sienne. Qui n’a rien parié prend ce qui reste, dans l’ancien ordre. Au premier tour, les dernières places reçoivent plus de cartes évènements.',
  turn: `Naviguez de case en case tant que vous avez des marqueurs. Finissez quand vous voulez\u202f; vous récupérez ensuite tous vos marqueurs et complétez votre main d’évènements à ${cards(figures.hand)}. À Lisboa, finir son tour, c’est s’y arrêter pour vendre.`,
  event:
    'Vous êtes entré sur une case évènement\u00a0: jouez une carte de votre choix. Les autres flottes du même océan peuvent d’abord avancer, puis la carte agit sur vous. Une tempête chiffrée demande autant de marqueurs non utilisés.',
  bonus:
    'La carte d’un autre joueur vous laisse avancer sans payer, jusqu’au nombre de cases indiqué. Vous découvrez et chargez en route\u202f; pirates, évènements et courants ne comptent pas. Vous pouvez vous arrêter avant, ou rester.',
  wreck:
    'Un 1 au Cap\u00a0: un de vos navires coule avec ses marchandises. Vous choisissez lequel\u202f; un navire vide est souvent la moindre perte. Il ne porte plus rien jusqu’à votre prochain arrêt à Lisboa.',
  lisboa:
    'Donnez du poivre pour la prochaine pièce du monastère, payez trois marchandises différentes pour améliorer votre flotte, puis vendez tout le reste. Complétez votre main ou échangez-la tout entière. Les navires coulés sont réparés et votre tour est fini.',
  sailing:
    'Aller sur une case de mer voisine coûte 1 marqueur. Le long d’un courant, dans le sens de la flèche, c’est gratuit. Dès que le dernier marqueur est utilisé, la flotte s’immobilise.',
  currents:
    'D’une case d’un courant à la suivante, dans le sens de la flèche, on navigue gratuitement. Y entrer, en sortir, le traverser ou le remonter coûte 1 marqueur par case. Là où deux courants se touchent, vous choisissez.',
  pirates:
    'Entrer sur une case de pirates coûte 1 marqueur de plus, même sur un courant. Un vent favorable joué contre eux l’évite\u202f; il ne donne alors de mouvement bonus à personne.',
  events:
    'Les cases bleues demandent une carte évènement dès que vous y entrez. Sans carte jouable, on n’y entre pas. Y commencer son tour ne coûte rien.',
  cape: 'Sur les cases rouges au sud de l’Afrique, on lance le dé en entrant. Une face rouge est sans danger, un 1 coule un de vos navires. Les mouvements bonus et les tempêtes à la rose des vents passent sans dé.',
  'bonus-moves':
    'Tempêtes et vents favorables joués sur une case évènement font avancer les autres flottes du même océan, dans l’ordre de jeu, avant que le joueur continue. La frontière du Cap sépare les deux océans\u202f; seule compte la case de départ.',
  discoveries:
    'La première flotte à entrer dans un port le découvre et gagne ses PV. Passer suffit, même par un mouvement bonus ou dans une tempête.',
  destinations: `Chacune de vos ${2 * figures.destinations} cartes destinations vaut ${points(figures.destinationPoints)} à la fin si c’est vous qui avez découvert le port. Gardez-les secrètes.`,
  goods:
    'Huit ports ont des marchandises. Votre flotte charge un cube en passant, si sa place à bord est libre. La noix de muscade et l’argent demandent le quatrième navire.',
  jeronimos: `Les pièces du monastère s’achètent dans l’ordre, une pour un cube de poivre, ${points(figures.piecePoints)} chacune. La dernière met fin à la partie avec le tour.`,
  upgrade: `Trois marchandises différentes payées ensemble à Lisboa libèrent votre quatrième navire et donnent ${markers(figures.upgradeMarkers)} de plus pour toute la partie. Le plus tôt sera le mieux.`,
  end: 'Quand la dernière pièce est achetée, on finit le tour, puis on compte les cartes destinations. Qui a le plus de PV gagne\u202f; en cas d’égalité, la pièce au plus petit numéro départage.',
  drawn:
    'Version simplifiée\u00a0: personne n’a de main. Qui entre sur une case évènement tire une carte et l’utilise aussitôt. Une tempête trop forte utilise tous les marqueurs qui restent.',
  dice: 'Version simplifiée\u00a0: deux dés donnent vos déplacements du tour. Les cases évènements ne comptent pas, il n’y a ni cartes ni paris\u202f; les pirates coûtent un déplacement de plus.',
  ...simplerHelp,
});
