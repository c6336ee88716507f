/** What tiles, buildings and actions of a box with other values do, in French. */
import type { Content } from '../src/content.ts';
import { factsOf } from './facts.ts';
import { moves } from './fr-moves.ts';
import { COMBAT_ACTIONS, LEGACY, PRESTIGE, UPGRADES, VILLAGE_ACTIONS } from './fr-pieces.ts';
import { speech } from './fr-speech.ts';
import { cards, discs, doubloons, movement, points } from './fr-words.ts';
import type { OnlyPrestige, OwnCardWords } from './own-cards.ts';
import { ownCardTexts } from './own-cards.ts';

const THINGS: Readonly<Record<Exclude<OnlyPrestige, 'doubloonTrackPoints'>, string>> = {
  explorerLines: 'par ligne franchie par votre explorateur',
  spiesOnShipAndCombatPoints: 'par espion resté sur votre navire et par point de combat restant',
  upgrades: 'par amélioration de votre navire',
};

const WORDS: OwnCardWords = {
  prestige: (of, n) =>
    of === 'doubloonTrackPoints'
      ? `marquez ${n} fois les PV de votre case sur la piste Revenu des doublons, en plus de la piste elle-même`
      : `marquez ${points(n)} ${THINGS[of]}`,
  atTheEnd: (clause) => `En fin de partie\u00a0: ${clause}.`,
  atMost: (n) => `, ${points(n)} au maximum`,
  handLimit: (n) => `La limite de votre main est de ${cards(n)}.`,
  freeRow: 'Les cartes visibles ne vous coûtent plus rien.',
  fasterVillage:
    'Comme action principale dans un village, vos actions Village suivent la seconde ligne du tableau.',
  after: (upgrade) => `À libérer avant\u00a0: ${upgrade}.`,
  open: (n) => `Il faut d’abord libérer d’autres zones\u00a0: ${n}.`,
  newCombatAction: 'Nouvelle action de combat.',
  cubes: {
    'annex-city': 'annexez une ville sans cube',
    'capture-city': 'capturez une ville d’une autre nation',
    'annex-village': 'annexez un village sans cube',
    'capture-village': 'capturez un village d’une autre nation',
    tile: 'placez un cube sur la tuile',
  },
  combatOption: (value, clauses) =>
    `En réduisant la valeur de combat de ${value}\u00a0: ${clauses.join(', ')}.`,
  explorerAtLeast: (space) => `Pour les explorateurs arrivés à la case ${space} ou plus loin.`,
  questSlot: 'Une quête y est posée, et aussitôt remplacée.',
  skull:
    'Aucune action Village ne peut être l’action principale ici. Les quêtes et les espions restent possibles.',
  closesCity: 'La ville est fermée, et aucun cube ne peut y être placé.',
  way: (n) => `La voie marquée coûte ${movement(n)}.`,
  stop: (clause) => `Si vous y faites escale, avant votre action principale\u00a0: ${clause}.`,
  discs: (price, spaces) =>
    `Si vous y faites escale, vous pouvez y déplacer un disque de votre navire avant votre action principale${price === '' ? '' : `, à ce prix\u00a0: ${price}`}. La tuile a de la place pour ${discs(spaces)}.`,
  toll: (n) => `Passer sans s’arrêter coûte ${doubloons(n)}, et qui ne peut pas payer doit y faire escale.`,
};

const OURS = {
  prestige: PRESTIGE,
  upgrades: UPGRADES,
  legacy: LEGACY,
  villageActions: VILLAGE_ACTIONS,
  combatActions: COMBAT_ACTIONS,
};

export function ownCards(content: Content) {
  const told = ownCardTexts(content, speech, WORDS, OURS);
  // What a building brings is told where it can be invested in, too.
  return { ...told, moves: moves(factsOf(content), told.prestige) };
}
