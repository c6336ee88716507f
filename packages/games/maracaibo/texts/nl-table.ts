/** What only the table in words says, in Dutch. */
import type { Move } from '../src/moves.ts';
import { good } from './nl-words.ts';
import type { TableWords } from './table-words.ts';

export const TABLE_WORDS: TableWords = {
  round: (round) => `${round} van 4`,
  phases: {
    opening: 'opening',
    sailing: 'A: varen',
    acting: 'B: hoofdactie',
    drawing: 'C: kaarten nemen',
    scoring: 'puntentelling',
  },
  influence: (spaces, rank) => `${spaces}, ${rank === 1 ? '1 banier' : `${rank} banieren`}`,
  village: 'dorp',
  completed: (objective) => `Voltooid: ${objective}`,
  market: (which, discs, spaces) => `${good(which)}, ${discs} van ${spaces} bezet`,
  outcome: (own, hers) =>
    own >= hers ? `gewonnen van Jeanne, ${own} tegen ${hers} OP` : `Jeanne wint, ${hers} tegen ${own} OP`,
  topOfPile: 'bovenop de stapel',
  storyQuest: (card, place, quest) => `${card}, bij ${place}: ${quest}`,
  storyWorks: (card, tile) => `${card}, tot ${tile} vol is`,
  storyCardDone: (card) => `${card}, vervuld: ze wordt bij de telling gelezen`,
};

/** The heads of moves of one kind. */
export const MOVE_HEADS: Readonly<Partial<Record<Move['kind'], string>>> = {
  plan: 'Een kaart plannen',
  discard: 'Een kaart afleggen',
  career: 'Een carrière kiezen',
  sail: 'Varen',
  quest: 'Missies',
  spy: 'Assistenten',
  objective: 'Carrièreopdrachten',
  deliver: 'Leveren',
  buy: 'Een kaart kopen',
  invest: 'In een prestigegebouw investeren',
  'village-action': 'Andere dorpsacties',
  influence: 'Invloed',
  rank: 'Volgende banier',
  disc: 'Een schijf verwijderen',
  explore: 'De verkenner verplaatsen',
  pay: 'Betalen',
  'cube-nation': 'Een landmarker van welk land',
  cube: 'De landmarker plaatsen',
  synergy: 'Synergiefiches',
  assign: 'Assistenten voor de kaart',
  skull: 'Schedeltegels',
  'fight-for': 'Voor een land vechten',
  boost: 'De gevechtswaarde verhogen',
  'gain-influence': 'Invloed krijgen',
  'take-city': 'Een stad annexeren (waarde 4) of veroveren (waarde 6)',
  'take-village': 'Een dorp annexeren (waarde 2) of veroveren (waarde 5)',
  'combat-card': 'Gevechtsacties van kaarten',
  take: 'Een open kaart nemen',
};
