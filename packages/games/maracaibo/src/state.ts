/** The position: everything that lies on the table. */
import type { Chance, EventSink, Seat } from '@captains-table/kernel';
import type { Box } from './box.ts';
import type { Condition, Effect, Verb } from './effects/effect.ts';
import type { Event } from './events.ts';
import type { Frames } from './frames.ts';
import type { MoveLists } from './move-lists.ts';

/** Numbers of pieces in the box: cards, locations, nations, quests … */
export type CardNumber = number;
export type LocationNumber = number;
export type NationNumber = number;
export type QuestNumber = number;
export type SpaceNumber = number;

/** The words of this game's effect programs. */
export interface Words {
  readonly verb: Verb;
  readonly condition: Condition;
  readonly amount: never;
  readonly list: never;
}

export type { Effect };

/** The automa of the solo game; in other games `plays` is false and nothing of hers is in use. */
export interface Jeanne {
  plays: boolean;
  /** Face down, top last. */
  deck: number[];
  /** Face up. */
  discard: number[];
  /** The automa card of this turn; -1 for none. */
  card: number;
  /** Automa cards turned over so far, a bit each. */
  seen: number;
  ship: LocationNumber;
  explorer: SpaceNumber;
  /** Discs taken off the automa board. */
  discs: number;
  /** Project cards taken, face down. */
  cards: CardNumber[];
  quests: QuestNumber[];
  tokens: number[];
  influence: number[];
  /** Points by what they were given for. */
  points: number[];
}

/** Cards that were shuffled into the deck in the middle of a game. */
interface AddedCards {
  readonly cards: readonly CardNumber[];
  /** How many of the cards in hand that others have not seen can have been drawn since, at most. */
  draws: number[];
}

/** The story as far as this game has come. */
export interface Storyline {
  /** Story cards in play in ascending order: numbers in the box. */
  cards: number[];
  /** The story tile of each of them, also when it was taken; -1 for none. */
  tiles: QuestNumber[];
  /** Pages read in this game in their order, each once, and those read before. */
  pages: string[];
  readonly readBefore: readonly string[];
  /** Choices that won a vote, in this game or before. */
  choices: string[];
  /** The votes of the last decision by seat. */
  votes: string[];
  /** C cards that were shuffled with the A cards before hands were dealt. */
  readonly dealt: readonly CardNumber[];
  added: AddedCards[];
  /** The ending that was reached, or ''. */
  ending: string;
}

/** Lists are by seat where nothing else is said; -1 stands for none. */
export interface State {
  stack: Frames[];
  chance: Chance;
  reveals: number;

  players: number;
  round: number;
  /** Whose turn it is; the number of players for Jeanne. */
  active: Seat;
  /** Who ended the round. */
  trigger: Seat;
  /** Movement spent this turn. */
  moved: number;
  /** Combat actions done this turn: numbers of their codes, cards as their number plus 100. */
  combatUsed: number[];
  /** Combat points that cards brought this turn before a combat. */
  pointsBefore: number;
  /** Compasses at the start of the turn. */
  compassesBefore: number;
  /** Cards owned at the start of the turn: spies of later ones cannot act yet. */
  ownedBefore: number;
  over: boolean;
  /** With the careers and projects of La Armada. */
  armada: boolean;
  /** The story card: 75, 76 or 77 in the classic game, else the latest that is no side card; 0 for none. */
  story: number;

  /** Project cards, face down, top last. */
  deck: CardNumber[];
  /** Face up, top last. */
  discard: CardNumber[];
  /** By reshuffle: the cards that all saw go into the deck and that have not gone into a later one. */
  recycled: CardNumber[][];
  /** The face-up row. */
  row: CardNumber[];
  /** B cards that are not in this game, unseen. */
  unused: CardNumber[];
  /** C cards that no story card has brought into the game. */
  storyCards: CardNumber[];
  hands: CardNumber[][];
  /** Cards in hand that everyone has seen being taken. */
  shown: CardNumber[][];
  /** How many of the other cards in hand can have been drawn, at most; the rest are held since the opening. */
  unseenDraws: number[];
  /** By reshuffle: how many of them were drawn after it and before the next one. */
  redraws: number[][];
  planned: CardNumber[][];
  bought: CardNumber[][];
  /** Cards discarded in the opening, until all have chosen. */
  setAside: CardNumber[][];
  careerOffer: number[][];
  career: number[];
  /** Three a seat: 0 open, 1 completed low, 2 completed high. */
  objectives: number[];

  doubloons: number[];
  combatPoints: number[];
  /** Spies on the ship, in the general supply, and locked on cards. */
  spies: number[];
  spySupply: number[];
  spiesOnCards: number[];
  doubloonIncome: number[];
  pointIncome: number[];
  /** A bit for each symbol owned. */
  synergies: number[];
  /** Sums of lasting abilities, `ABILITIES.length` a seat. */
  abilities: number[];
  /** Three a seat. */
  influence: number[];
  /** Discs on the ship, twelve areas a seat. */
  discs: number[];
  score: number[];
  /** Points by what they were given for, `CREDITS.length` a seat. */
  points: number[];
  ships: LocationNumber[];
  explorers: SpaceNumber[];
  tokensWon: number[][];
  questTiles: QuestNumber[][];

  /** Combat tokens, face down, top last. */
  tokens: number[];
  /** Prestige buildings I to IV, of which the first `prestigeOpen` are face up. */
  prestige: number[];
  prestigeOpen: number;
  /** A bit for each seat, by building. */
  investors: number[];

  /** By location: city tile, nation of the cube, discs on the market. */
  cityTiles: number[];
  cubes: NationNumber[];
  markets: number[];
  /** City tiles for this number of players that are not on the board. */
  tileBox: number[];
  /** Cubes left beside the influence track, and out of the game; by nation. */
  reserve: number[];
  cubesOut: number[];
  /** Discs out of the game, and discs that came from the box. */
  discsOut: number;
  discsAdded: number;

  /** Legacy tiles in play, and those beside the board, a bit each. */
  legacy: number;
  legacyBox: number;
  /** Legacy tiles kept for the next game of a campaign. */
  archive: number[];
  /** Discs on legacy tiles; cubes on the spaces of the treasure fleet; the cube of the gold mine. */
  tileDiscs: number[];
  fleet: NationNumber[];
  mine: NationNumber;

  /** Face up: the next quest is known. Top last. */
  questPile: QuestNumber[];
  /** Story tiles count as quests and are numbered after them. Face up, the next one last. */
  storyTiles: QuestNumber[];
  /** Quests beside locations in order of arrival: location × 32 + quest. */
  questSpots: number[];
  explorerQuests: QuestNumber[];
  /** The quest of the city of L1. */
  cityQuest: QuestNumber;
  /** Quests on cards: card × 32 + quest. */
  cardQuests: number[];
  /** Quests being fulfilled: paid for, not yet on the ship. */
  fulfilling: QuestNumber[];
  /** Explorer lines a player has passed, a bit each. */
  linesPassed: number;
  explorersHome: number;

  jeanne: Jeanne;
  /** Null without a story. */
  storyline: Storyline | null;
}

/**
 * The part of the position that a view shows. A rule that reads no more than this works on what a player sees as well
 * as on the whole state, and the compiler makes sure that it reads no secret.
 */
export type Seen = Pick<
  State,
  | 'players'
  | 'round'
  | 'moved'
  | 'over'
  | 'hands'
  | 'bought'
  | 'career'
  | 'objectives'
  | 'doubloons'
  | 'combatPoints'
  | 'spies'
  | 'doubloonIncome'
  | 'pointIncome'
  | 'synergies'
  | 'abilities'
  | 'influence'
  | 'discs'
  | 'score'
  | 'points'
  | 'ships'
  | 'explorers'
  | 'tokensWon'
  | 'questTiles'
  | 'prestige'
  | 'investors'
  | 'cityTiles'
  | 'cubes'
  | 'markets'
  | 'reserve'
  | 'legacy'
  | 'fleet'
  | 'mine'
  | 'explorerQuests'
> & { jeanne: Pick<Jeanne, 'plays' | 'explorer' | 'discs' | 'cards' | 'quests' | 'influence' | 'points'> };

export type Events = EventSink<Event>;

/** What every rule needs besides the state: the box, and the way to end a frame. */
export interface Rules {
  readonly box: Box;
  readonly moves: MoveLists;
  finish(state: State, events: Events, result?: unknown): void;
}

/** The same for rules that end no frame. */
export type Pieces = Omit<Rules, 'finish'>;
