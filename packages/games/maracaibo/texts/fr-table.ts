/** What only the table in words says, in French. */
import type { Move } from '../src/moves.ts';
import { COLON, good } from './fr-words.ts';
import type { TableWords } from './table-words.ts';

export const TABLE_WORDS: TableWords = {
  round: (round) => `${round} sur 4`,
  phases: {
    opening: 'ouverture',
    sailing: `A${COLON} navigation`,
    acting: `B${COLON} action principale`,
    drawing: `C${COLON} pioche`,
    scoring: 'décompte',
  },
  influence: (spaces, rank) => `${spaces}, rang ${rank}`,
  village: 'village',
  completed: (objective) => `Atteint${COLON} ${objective}`,
  market: (which, discs, spaces) => `${good(which)}, ${discs} sur ${spaces} pris`,
  outcome: (own, hers) =>
    own >= hers ? `victoire sur Jeanne, ${own} PV à ${hers}` : `Jeanne gagne, ${hers} PV à ${own}`,
  topOfPile: 'la prochaine de la pile',
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
  'cube-nation': 'Un cube de quelle nation',
  cube: 'Placer le cube',
  synergy: 'Jetons Combinaison',
  assign: 'Espions pour la carte',
  skull: 'Tuiles à crâne',
  'fight-for': 'Combattre pour une nation',
  boost: 'Augmenter la valeur de combat',
  'gain-influence': 'Gagner de l’influence',
  'take-city': `Prendre une ville${COLON} valeur 4 sans cube, 6 avec celui d’une autre nation`,
  'take-village': `Prendre un village${COLON} valeur 2 sans cube, 5 avec celui d’une autre nation`,
  'combat-card': 'Actions de combat des cartes',
  take: 'Prendre une carte visible',
};
