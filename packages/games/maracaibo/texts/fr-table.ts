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
  completed: (objective) => `Atteint\u00a0: ${objective}`,
  market: (which, discs, spaces) => `${good(which)}, ${discs} sur ${spaces} pris`,
  outcome: (own, hers) =>
    own >= hers ? `victoire sur Jeanne, ${own}\u00a0PV à ${hers}` : `Jeanne gagne, ${hers}\u00a0PV à ${own}`,
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
  'take-city': `Prendre une ville\u00a0: valeur 4 sans cube, 6 avec celui d’une autre nation`,
  'take-village': `Prendre un village\u00a0: valeur 2 sans cube, 5 avec celui d’une autre nation`,
  'combat-card': 'Actions de combat des cartes',
  take: 'Prendre une carte visible',
};
