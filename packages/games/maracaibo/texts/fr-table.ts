/** What only the table in words says, in French. */
import type { Move } from '../src/moves.ts';
import { good } from './fr-words.ts';
import type { TableWords } from './table-words.ts';

export const TABLE_WORDS: TableWords = {
  round: (round) => `${round} sur 4`,
  phases: {
    opening: 'ouverture',
    sailing: `A\u00a0: navigation`,
    acting: `B\u00a0: action principale`,
    drawing: `C\u00a0: pioche`,
    scoring: 'décompte',
  },
  influence: (spaces, rank) => `${spaces}, rang ${rank}`,
  village: 'village',
  completed: (objective) => `Complété\u00a0: ${objective}`,
  market: (which, discs, spaces) =>
    `${good(which)}, ${discs < 2 ? `${discs} case prise` : `${discs} cases prises`} sur ${spaces}`,
  outcome: (own, hers) =>
    own >= hers
      ? `victoire contre Jeanne, ${own}\u00a0PV à ${hers}`
      : `Jeanne gagne, ${hers}\u00a0PV à ${own}`,
  topOfPile: 'première de la pile',
  storyQuest: (card, place, quest) => `${card}, ${place}. ${quest}`,
  storyWorks: (card, tile) => `${card}, quand ${tile} sera complète`,
  storyCardDone: (card) => `${card}, accomplie\u00a0: on la lit au décompte`,
};

/** The heads of moves of one kind. */
export const MOVE_HEADS: Readonly<Partial<Record<Move['kind'], string>>> = {
  plan: 'Planifier une carte',
  discard: 'Défausser une carte',
  career: 'Choisir une carrière',
  sail: 'Naviguer',
  quest: 'Quêtes',
  spy: 'Espions',
  objective: 'Objectifs de carrière',
  deliver: 'Livrer',
  buy: 'Acheter une carte',
  invest: 'Investir dans un bâtiment de prestige',
  'village-action': 'Autres actions Village',
  influence: 'Influence',
  rank: 'Rang suivant',
  disc: 'Retirer un disque',
  explore: 'Avancer l’explorateur',
  pay: 'Payer',
  'cube-nation': 'Nation du cube',
  cube: 'Placer le cube',
  synergy: 'Jetons Combinaison',
  assign: 'Espions pour la carte',
  skull: 'Tuiles à crâne',
  'fight-for': 'Combattre pour une nation',
  boost: 'Augmenter la valeur de combat',
  'gain-influence': 'Gagner de l’influence',
  'take-city': 'Annexer une ville (valeur 4) ou la capturer (valeur 6)',
  'take-village': 'Annexer un village (valeur 2) ou le capturer (valeur 5)',
  'combat-card': 'Actions de combat des cartes',
  take: 'Prendre une carte visible',
};
