/** What tiles, buildings and actions of a box with other values do, in English. */
import type { Content } from '../src/content.ts';
import { factsOf } from './facts.ts';
import { moves } from './en-moves.ts';
import { COMBAT_ACTIONS, LEGACY, PRESTIGE, UPGRADES, VILLAGE_ACTIONS } from './en-pieces.ts';
import { speech } from './en-speech.ts';
import { doubloons, points, some } from './en-words.ts';
import type { OnlyPrestige, OwnCardWords } from './own-cards.ts';
import { ownCardTexts } from './own-cards.ts';

const THINGS: Readonly<Record<Exclude<OnlyPrestige, 'doubloonTrackPoints'>, string>> = {
  explorerLines: 'for each line your explorer has passed',
  spiesOnShipAndCombatPoints: 'for each spy on your ship and for each combat point you have left',
  upgrades: 'for each of your ship upgrades',
};

const WORDS: OwnCardWords = {
  prestige: (of, n) =>
    of === 'doubloonTrackPoints'
      ? `score ${n} times the VP of your space on the doubloon income track, besides the track itself`
      : `score ${points(n)} ${THINGS[of]}`,
  atTheEnd: (clause) => `At the end: ${clause}.`,
  atMost: (n) => `, ${points(n)} at most`,
  handLimit: (n) => `Your hand limit is ${some(n, 'card', 'cards')}.`,
  freeRow: 'From now on face-up cards cost you nothing.',
  fasterVillage: 'As main action in a village you take village actions by the second line of the table.',
  after: (upgrade) => `${upgrade} must be open first.`,
  open: (n) => `${some(n, 'other area', 'other areas')} must be open first.`,
  newCombatAction: 'New combat action.',
  cubes: {
    'annex-city': 'annex a city without a cube',
    'capture-city': 'capture a city with another nation’s cube',
    'annex-village': 'annex a village without a cube',
    'capture-village': 'capture a village with another nation’s cube',
    tile: 'put a cube on the tile',
  },
  combatOption: (value, clauses) => `For ${value} of the combat value: ${clauses.join(', ')}.`,
  explorerAtLeast: (space) => `For explorers at space ${space} or beyond.`,
  questSlot: 'A quest lies on it, and is replaced at once.',
  skull: 'No village action can be the main action here; quests and spies are still possible.',
  closesCity: 'The city is closed, and no cube can be placed.',
  way: (n) => `The way marked costs ${n} movement.`,
  stop: (clause) => `If you stop here, before your main action: ${clause}.`,
  discs: (price, spaces) =>
    `If you stop here, you may move a disc from your ship to this tile before your main action${price === '' ? '' : `, for this price: ${price}`}. It has room for ${some(spaces, 'disc', 'discs')}.`,
  toll: (n) => `Sailing past costs ${doubloons(n)}; who cannot pay must stop here.`,
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
