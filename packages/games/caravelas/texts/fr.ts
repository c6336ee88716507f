import type { Content } from '../src/content.ts';
import type { CaravelasTexts } from './caravelas-texts.ts';
import { chartWords, factsOf } from './chart-words.ts';
import { events } from './fr-events.ts';
import { helpFor } from './fr-help.ts';
import { helpConcerns } from './help-concerns.ts';
import { PROMPTS, moves } from './fr-moves.ts';
import { PORTS } from './fr-ports.ts';
import { CARDS, DIRECTIONS, GOODS, WAYS, WINDS, cardInWords } from './fr-words.ts';

const REFUSALS: CaravelasTexts['refusals'] = {
  'bid-too-low': (params) => `Un pari doit dépasser le plus haut, qui est de ${Number(params['highest'])}`,
  'bid-too-high': () => 'Vous ne pouvez pas parier plus de marqueurs que vous n’en avez',
  'place-taken': () => 'Cette place n’est pas libre',
  'not-adjacent': () => 'Une flotte ne va que sur une case de mer voisine',
  'too-far': (params) =>
    `Cela coûterait ${Number(params['cost'])}, et il vous reste ${Number(params['left'])}`,
  'no-card': () => 'Pour entrer sur une case évènement, il faut une carte que vous pouvez y jouer',
  'no-fair-wind': () => 'Vous n’avez pas de vent favorable contre les pirates',
  'no-pirates': () => 'Il n’y a pas de pirates sur cette case',
  'in-lisboa': () => 'À Lisboa, on ne finit son tour qu’en s’y arrêtant pour vendre',
  'not-in-lisboa': () => 'Cela ne se fait qu’à Lisboa',
  'not-in-hand': () => 'Vous n’avez pas cette carte en main',
  'too-strong': () => 'Il ne vous reste pas assez de marqueurs pour cette tempête',
  'wrong-way': () => 'Ce mouvement bonus suit la rose des vents',
  locked: () => 'Votre quatrième navire est encore bloqué\u00a0: il ne peut pas couler',
  'not-afloat': () => 'Choisissez l’un de vos navires encore à flot',
  'no-pepper': () => 'Une pièce du monastère coûte du poivre, et vous n’en avez pas à bord',
  'all-built': () => 'Toutes les pièces du monastère sont achetées',
  'already-upgraded': () => 'Votre flotte est déjà améliorée',
  'three-goods': () => 'Une amélioration coûte exactement trois marchandises différentes de vos navires',
  'no-hand': () => 'Il n’y a pas de main à échanger',
  'not-asked': () => 'Ce n’est pas le moment',
};

export function french(content: Content): CaravelasTexts {
  const words = chartWords(factsOf(content), WINDS, cardInWords);
  return {
    name: 'Caravelas',
    tagline: 'Quittez Lisbonne, doublez le Cap, découvrez les ports d’Orient et rapportez le poivre.',
    modes: {
      full: 'Jeu complet',
      drawn: 'Version simplifiée\u00a0: évènements tirés au sort',
      dice: 'Version simplifiée\u00a0: deux dés, sans cartes',
    },
    options: {},
    goods: GOODS,
    directions: DIRECTIONS,
    ways: WAYS,
    cards: CARDS,
    help: helpFor(content),
    helpConcerns,
    ports: PORTS,
    card: words.card,
    space: words.space,
    prompts: PROMPTS,
    moves: moves(words),
    events: events(words),
    refusals: REFUSALS,
    decidedBy: {
      'lowest-piece':
        'Égalité\u00a0: la pièce du monastère des Jerónimos qui porte le plus petit numéro départage.',
    },
    scores: {
      discoveries: 'Découvertes',
      trade: 'Marchandises vendues',
      jeronimos: 'Monastère des Jerónimos',
      destinations: 'Cartes destinations',
    },
  };
}
