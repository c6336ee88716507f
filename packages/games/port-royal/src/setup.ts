import type { Chance, GameMeta, OptionSpec, Options } from '@captains-table/kernel';
import { below, must, shuffle, times } from '@captains-table/kernel';
import { cardsOfGroups } from './adventure/additions.ts';
import type { AdventureCarry } from './adventure/campaign.ts';
import { firstCarry } from './adventure/campaign.ts';
import { chapterOf, dealAdventure, isAdventure } from './adventure/setup.ts';
import type { Box, Card } from './box.ts';
import { timePileSize } from './coop.ts';
import type { CardNumber, ContractNumber, State } from './state.ts';

const RANDOM_START: OptionSpec = { id: 'randomStart', type: 'boolean', default: true };
const EXPEDITION_TO_WIN: OptionSpec = { id: 'expeditionToWin', type: 'boolean', default: false };
const SETS_SAIL: OptionSpec = { id: 'setsSail', type: 'boolean', default: false };
const GAMBLER: OptionSpec = { id: 'gambler', type: 'boolean', default: false };
const NEW_CREW: OptionSpec = { id: 'newCrew', type: 'boolean', default: false };
const DRAFT: OptionSpec = { id: 'draft', type: 'boolean', default: false };
const CHAPTER: OptionSpec = {
  id: 'chapter',
  type: 'choice',
  choices: ['1', '2', '3', '4', '5'],
  default: '1',
};

/** Rules PR-1.9, PR-7.10, PR-8.1, PR-10.1, PR-11.3, PR-20.3, PR-20.4. */
export const meta: GameMeta = {
  id: 'port-royal',
  rulesVersion: '2',
  players: { min: 1, max: 5 },
  modes: [
    {
      id: 'base',
      players: { min: 2, max: 5 },
      options: [EXPEDITION_TO_WIN, SETS_SAIL, GAMBLER, NEW_CREW, RANDOM_START],
    },
    { id: 'sets-sail', players: { min: 2, max: 4 }, options: [RANDOM_START] },
    {
      id: 'contracts',
      players: { min: 2, max: 5 },
      options: [EXPEDITION_TO_WIN, SETS_SAIL, GAMBLER, RANDOM_START],
    },
    {
      id: 'cooperative',
      players: { min: 2, max: 5 },
      cooperative: true,
      options: [SETS_SAIL, GAMBLER, RANDOM_START],
    },
    { id: 'solo', players: { min: 1, max: 1 }, cooperative: true, options: [SETS_SAIL, GAMBLER] },
    {
      id: 'adventure-cooperative',
      players: { min: 1, max: 4 },
      cooperative: true,
      options: [CHAPTER, DRAFT, RANDOM_START],
    },
    { id: 'adventure-competitive', players: { min: 2, max: 4 }, options: [CHAPTER, DRAFT, RANDOM_START] },
    { id: 'adventure-variable', players: { min: 2, max: 4 }, options: [DRAFT, RANDOM_START] },
  ],
  perfectInformation: false,
  listed: true,
  credits: { designer: 'Alexander Pfister', publisher: 'Pegasus Spiele' },
};

/** Rules PR-1.11 to PR-1.16, PR-8.4, PR-11.1 to PR-11.5, PR-13.1 to PR-13.3. */
export function deal(
  box: Box,
  seats: number,
  options: Options,
  chance: Chance,
  carry: AdventureCarry = firstCarry(chapterOf(options)),
): State {
  const { startCoins } = box.figures;
  const withTime = options.mode === 'cooperative' || options.mode === 'solo';
  const adventure = isAdventure(options.mode) ? dealAdventure(box, seats, options, chance, carry) : null;
  const deck = numbersWhere(box, (card) => isShuffledIn(card, options));
  if (adventure !== null) deck.push(...cardsOfGroups(box, adventure.groups));
  shuffle(chance, deck);
  const coins = times(seats, () => (adventure === null && startCoins > 0 ? deck.splice(-startCoins) : []));
  const { faceUp, stack } = dealContracts(box, seats, options, chance);
  const timePile = withTime ? deck.splice(-timePileSize(box, faceUp)) : [];
  const special = numbersWhere(box, (card) => card.special && seats === 5 && options.mode !== 'sets-sail');
  const first = options['randomStart'] === true ? below(chance, seats) : 0;
  return {
    stack: [],
    chance,
    reveals: 0,
    goal: goalOf(box, options),
    needsExpedition: options['expeditionToWin'] === true,
    cooperative: withTime || adventure?.play === 'cooperative',
    deck,
    discard: [],
    till: [],
    harbour: [],
    expeditions: special,
    coins,
    olderCards: [],
    tokens: times(seats, () => 0),
    persons: times(seats, () => []),
    completed: times(seats, () => []),
    ships: times(seats, () => []),
    shipInfluence: times(seats, () => 0),
    nest: times(seats, () => []),
    contracts: faceUp,
    contractStack: stack,
    claims: faceUp.map(() => []),
    counting: faceUp.map(() => times(seats, () => 0)),
    contractInfluence: times(seats, () => 0),
    timePile,
    victoryPile: [],
    first,
    active: first,
    turn: 0,
    renewals: 0,
    quiet: 0,
    ending: false,
    outcome: '',
    adventure,
  };
}

function goalOf(box: Box, { mode }: Options): number {
  if (mode === 'adventure-competitive' || mode === 'adventure-variable')
    return box.adventure.ending.influence;
  if (mode === 'sets-sail') return box.figures.goalSetsSail; // rule PR-8.9
  return mode === 'base' || mode === 'contracts' ? box.figures.goal : 0; // rule PR-7.1
}

function usesContracts({ mode }: Options): boolean {
  return mode === 'contracts' || mode === 'cooperative' || mode === 'solo';
}

/** Which cards are in the draw pile. Rules PR-1.13, PR-1.22, PR-8.19, PR-9.1, PR-10.1, PR-10.2. */
export function isShuffledIn(card: Card, options: Options): boolean {
  switch (card.set) {
    case 'base':
      return options.mode !== 'sets-sail' && !card.special;
    case 'sets-sail':
      return options.mode === 'sets-sail' || (options['setsSail'] === true && card.joinsBase);
    case 'gambler':
      return options['gambler'] === true;
    case 'contracts':
      return usesContracts(options) || options['newCrew'] === true;
    case 'adventure':
      return false; // they join in groups: rule PR-20.5
  }
}

function dealContracts(
  box: Box,
  seats: number,
  options: Options,
  chance: Chance,
): { faceUp: ContractNumber[]; stack: number } {
  if (!usesContracts(options)) return { faceUp: [], stack: 0 };
  const competitive = options.mode === 'contracts';
  const contracts = box.contracts
    .map((_, number) => number)
    .filter((number) => !competitive || box.contracts[number]?.cooperativeOnly !== true);
  shuffle(chance, contracts);
  const { contractsOpen, contractsTogether } = box.figures;
  const count = competitive ? contractsOpen : must(contractsTogether[seats - 1]); // rule PR-13.2
  return { faceUp: contracts.slice(0, count).sort((a, b) => a - b), stack: contracts.length - count };
}

function numbersWhere({ cards }: Box, test: (card: Card) => boolean): CardNumber[] {
  const numbers: CardNumber[] = [];
  for (let number = 0; number < cards.length; number++) if (test(must(cards[number]))) numbers.push(number);
  return numbers;
}
