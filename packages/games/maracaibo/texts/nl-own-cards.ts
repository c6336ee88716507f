/** What tiles, buildings and actions of a box with other values do, in Dutch. */
import type { Content } from '../src/content.ts';
import { factsOf } from './facts.ts';
import { moves } from './nl-moves.ts';
import { COMBAT_ACTIONS, LEGACY, PRESTIGE, UPGRADES, VILLAGE_ACTIONS } from './nl-pieces.ts';
import { speech } from './nl-speech.ts';
import { cards, discs, doubloons, movement, points, some } from './nl-words.ts';
import type { OnlyPrestige, OwnCardWords } from './own-cards.ts';
import { ownCardTexts } from './own-cards.ts';

const THINGS: Readonly<Record<Exclude<OnlyPrestige, 'doubloonTrackPoints'>, string>> = {
  explorerLines: 'voor elke grens die je verkenner gepasseerd is',
  spiesOnShipAndCombatPoints: 'voor elke assistent in je voorraad en voor elk gevechtspunt dat je over hebt',
  upgrades: 'voor elk van je scheepsupgrades',
};

const WORDS: OwnCardWords = {
  prestige: (of, n) =>
    of === 'doubloonTrackPoints'
      ? `krijg ${n} keer de OP van je veld op het dubloenen-inkomstenspoor, naast het spoor zelf`
      : `krijg ${points(n)} ${THINGS[of]}`,
  atTheEnd: (clause) => `Aan het einde: ${clause}.`,
  atMost: (n) => `, hoogstens ${points(n)}`,
  handLimit: (n) => `Je handlimiet is ${cards(n)}.`,
  freeRow: 'Voortaan zijn kaarten uit de open rij gratis.',
  fasterVillage: 'Als hoofdactie in een dorp volgen je dorpsacties de tweede regel van de tabel.',
  after: (upgrade) => `Eerst vrij te spelen: ${upgrade}.`,
  open: (n) => `Eerst ${some(n, 'ander veld', 'andere velden')} vrijspelen.`,
  newCombatAction: 'Nieuwe gevechtsactie.',
  cubes: {
    'annex-city': 'annexeer een stad zonder landmarker',
    'capture-city': 'verover een stad van een ander land',
    'annex-village': 'annexeer een dorp zonder landmarker',
    'capture-village': 'verover een dorp van een ander land',
    tile: 'plaats een landmarker op de tegel',
  },
  combatOption: (value, clauses) => `Voor ${value} gevechtswaarde: ${clauses.join(', ')}.`,
  explorerAtLeast: (space) => `Voor verkenners op veld ${space} of verder.`,
  questSlot: 'Er ligt een missie op, die meteen wordt vervangen.',
  skull: 'Hier is geen dorpsactie als hoofdactie mogelijk; missies en assistenten kunnen nog wel.',
  closesCity: 'De stad is gesloten, en er kan geen landmarker worden geplaatst.',
  way: (n) => `De aangegeven route kost ${movement(n)}.`,
  stop: (clause) => `Als je hier stopt, vóór je hoofdactie: ${clause}.`,
  discs: (price, spaces) =>
    `Als je hier stopt, mag je vóór je hoofdactie een schijf van je scheepsbord naar deze tegel verplaatsen${price === '' ? '' : `, voor deze prijs: ${price}`}. Er is plaats voor ${discs(spaces)}.`,
  toll: (n) => `Voorbijvaren kost ${doubloons(n)}; wie niet kan betalen, moet hier stoppen.`,
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
