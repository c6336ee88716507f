import type { Content } from '../src/content.ts';
import { factsOf } from './card-facts.ts';
import { adventureTexts } from './nl-adventure.ts';
import { CARDS, COLOURS, PERSONS, SHIPS } from './nl-cards.ts';
import { CONTRACTS } from './nl-contracts.ts';
import { RANKS, events } from './nl-events.ts';
import { HELP } from './nl-help.ts';
import { helpConcerns } from './help-concerns.ts';
import { moves, prompts } from './nl-moves.ts';
import { cardWords, coins } from './nl-words.ts';
import type { OtherTexts, PortRoyalTexts } from './port-royal-texts.ts';

const REFUSALS: OtherTexts['refusals'] = {
  'must-draw': () => 'Draai minstens één kaart om voordat je stopt',
  'no-gambler': () => 'Je hebt deze beurt geen gokker meer om in te zetten',
  gambled: () => 'Na een gok kun je in dezelfde beurt geen losse kaarten meer omdraaien',
  skull: () => 'Een schip met een doodshoofd kun je nooit verjagen',
  'too-few-sabres': () => 'Je hebt niet genoeg sabels om dit schip te verjagen',
  'nest-closed': () =>
    `Een verjaagd schip mag je alleen houden voor het contract ${CONTRACTS['pirates-nest'].name}, één van elke kleur, zolang je dat nog kunt vervullen`,
  'not-in-harbour': () =>
    'Je kunt alleen nemen wat in de haven ligt: schepen door te handelen, personages door ze in te huren',
  'no-takes-left': () => 'Je hebt al alle kaarten genomen die je deze beurt mag nemen',
  'too-expensive': (params) =>
    `Hiervoor heb je ${coins(Number(params['cost']))} nodig, en je hebt er ${Number(params['coins'])}`,
  'only-active': () => 'Dat kan alleen de actieve speler doen',
  'expedition-away': () => 'Deze expeditie ligt niet op tafel',
  'wrong-persons': () =>
    'Voor een expeditie heb je voor elk symbool precies één passend eigen personage nodig',
  'contract-away': () => 'Dit contract ligt niet open in dit spel',
  'contract-done': () => 'Je hebt dit contract al vervuld',
  'no-marker': () => 'Al je fiches liggen al op contracten',
  'not-met': () => 'Je voldoet op dit moment niet aan de voorwaarden van dit contract',
  'not-asked': () => 'Dit is daar niet het moment voor',
};

export function dutch(content: Content): PortRoyalTexts {
  const facts = factsOf(content);
  const words = cardWords(facts);
  const adventure = adventureTexts(facts, words);
  return {
    name: 'Port Royal',
    tagline: 'Draai schepen om, huur een bemanning in en stop op tijd.',
    modes: {
      base: 'Basisspel',
      'sets-sail': 'Port Royal vaart uit',
      contracts: 'Nog één contract, tegen elkaar',
      cooperative: 'Nog één contract, coöperatief',
      solo: 'Nog één contract, solo',
      'adventure-cooperative': 'Het avontuur begint, coöperatief',
      'adventure-competitive': 'Het avontuur begint, tegen elkaar',
      'adventure-variable': 'Het avontuur begint, variabel',
    },
    options: {
      chapter: 'Hoofdstuk',
      'chapter.1': 'Hoofdstuk 1',
      'chapter.2': 'Hoofdstuk 2',
      'chapter.3': 'Hoofdstuk 3',
      'chapter.4': 'Hoofdstuk 4',
      'chapter.5': 'Hoofdstuk 5',
      draft: 'Avonturiers om de beurt kiezen',
      expeditionToWin: 'Zonder expeditie kun je niet winnen',
      setsSail: 'Met 20 kaarten uit Port Royal vaart uit',
      gambler: 'Met de gokker',
      newCrew: 'Met de personages en schepen uit Nog één contract',
      randomStart: 'De startspeler loten',
    },
    ships: {
      yellow: SHIPS.yellow.the,
      blue: SHIPS.blue.the,
      green: SHIPS.green.the,
      red: SHIPS.red.the,
      black: SHIPS.black.the,
      ares: SHIPS.ares.the,
    },
    shipNames: {
      yellow: SHIPS.yellow.name,
      blue: SHIPS.blue.name,
      green: SHIPS.green.name,
      red: SHIPS.red.name,
      black: SHIPS.black.name,
      ares: SHIPS.ares.name,
    },
    colours: COLOURS,
    persons: PERSONS,
    contracts: CONTRACTS,
    cards: CARDS,
    help: HELP,
    helpConcerns,
    ranks: RANKS,
    card: words.card,
    adventurers: adventure.adventurers,
    eventCards: adventure.eventCards,
    mission: adventure.mission,
    prompts: { ...adventure.prompts, ...prompts(facts, words) },
    moves: { ...adventure.moves, ...moves(facts, words) },
    events: { ...adventure.events, ...events(facts, words) },
    refusals: { ...adventure.refusals, ...REFUSALS },
    decidedBy: {
      trophy: 'Zonder trofee wint niemand.',
      markers: 'Gelijke invloed: wie minder fiches op de avonturier heeft, staat voor.',
      coins: 'Gelijke invloed: wie meer munten heeft, staat voor.',
      expedition: 'Zonder voltooide expeditie wint niemand.',
    },
    facts: {
      won: 'Gewonnen hoofdstukken',
      lost: 'Verloren hoofdstukken',
      defeats: 'Nederlagen in dit hoofdstuk',
      coins: 'Munten om bij het begin te verdelen',
    },
    scores: {
      crowns: 'Kronen',
      persons: 'Personages',
      expeditions: 'Expedities',
      ships: 'Schepen onder kooplieden',
      contracts: 'Contracten',
      victory: 'Overwinningsstapel',
    },
  };
}
