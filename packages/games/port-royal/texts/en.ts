import type { Content } from '../src/content.ts';
import { factsOf } from './card-facts.ts';
import { adventureTexts } from './en-adventure.ts';
import { CARDS, COLOURS, PERSONS, SHIPS } from './en-cards.ts';
import { CONTRACTS } from './en-contracts.ts';
import { RANKS, events } from './en-events.ts';
import { HELP } from './en-help.ts';
import { helpConcerns } from './help-concerns.ts';
import { moves, prompts } from './en-moves.ts';
import { cardWords, coins } from './en-words.ts';
import type { OtherTexts, PortRoyalTexts } from './port-royal-texts.ts';

const REFUSALS: OtherTexts['refusals'] = {
  'must-draw': () => 'Turn over at least one card before you stop',
  'no-gambler': () => 'You have no gambler left to use this turn',
  gambled: () => 'After a gamble no single cards can be turned over in the same turn',
  skull: () => 'A ship with a skull can never be repelled',
  'too-few-sabres': () => 'You do not have enough sabres to repel this ship',
  'nest-closed': () =>
    `A repelled ship can only be kept for ${CONTRACTS['pirates-nest'].name}, one of each colour, while that contract is open to you`,
  'not-in-harbour': () =>
    'Only what lies in the harbour can be taken: ships by trading, persons by recruiting',
  'no-takes-left': () => 'You have taken all the cards you may take this turn',
  'too-expensive': (params) =>
    `You would need ${coins(Number(params['cost']))} for this, and you have ${Number(params['coins'])}`,
  'only-active': () => 'Only the active player can do that',
  'expedition-away': () => 'This expedition is not on the table',
  'wrong-persons': () => 'An expedition takes exactly one fitting person of yours for each symbol',
  'contract-away': () => 'This contract is not face up in this game',
  'contract-done': () => 'You have already fulfilled this contract',
  'no-marker': () => 'All your markers are already on contracts',
  'not-met': () => 'You do not meet the conditions of this contract right now',
  'not-asked': () => 'This is not the moment for that',
};

export function english(content: Content): PortRoyalTexts {
  const facts = factsOf(content);
  const words = cardWords(facts);
  const adventure = adventureTexts(facts, words);
  return {
    name: 'Port Royal',
    tagline: 'Turn over ships, recruit a crew, and know when to stop.',
    modes: {
      base: 'Base game',
      'sets-sail': 'Port Royal Sets Sail',
      contracts: 'Just One More Contract, competitive',
      cooperative: 'Just One More Contract, cooperative',
      solo: 'Just One More Contract, solo',
      'adventure-cooperative': 'The Adventure Begins, cooperative',
      'adventure-competitive': 'The Adventure Begins, competitive',
      'adventure-variable': 'The Adventure Begins, variable',
    },
    options: {
      chapter: 'Chapter',
      'chapter.1': 'Chapter 1',
      'chapter.2': 'Chapter 2',
      'chapter.3': 'Chapter 3',
      'chapter.4': 'Chapter 4',
      'chapter.5': 'Chapter 5',
      draft: 'Draft the adventurers',
      expeditionToWin: 'An expedition is needed to win',
      setsSail: 'With 20 cards of Port Royal Sets Sail',
      gambler: 'With the gambler',
      newCrew: 'With the persons and ships of Just One More Contract',
      randomStart: 'Draw the first player at random',
    },
    ships: SHIPS,
    shipNames: SHIPS,
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
      trophy: 'Without the trophy nobody wins.',
      markers: 'Equal influence: the player with fewer markers on the adventurer is ahead.',
      coins: 'Equal influence: the player with more coins is ahead.',
      expedition: 'Without a completed expedition nobody wins.',
    },
    facts: {
      won: 'Chapters won',
      lost: 'Chapters lost',
      defeats: 'Defeats in this chapter',
      coins: 'Coins to share at the start',
    },
    scores: {
      crowns: 'Crowns',
      persons: 'Persons',
      expeditions: 'Expeditions',
      ships: 'Ships under merchants',
      contracts: 'Contracts',
      victory: 'Victory pile',
    },
  };
}
