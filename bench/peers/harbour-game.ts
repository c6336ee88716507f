/**
 * A game for boardgame.io's server, of the size of Port Royal: as many cards, much the same fields, a
 * discard pile that everybody sees grow, and turns in which one card after the other is drawn until one
 * is taken. Written for speed: undo is off, and a move changes the draft it is given in few places.
 */
import type { MoveContext, ServerGame } from './boardgame-io.ts';

interface Captain {
  coins: number;
  influence: number;
  sabres: number;
  discount: number;
  persons: string[];
  expeditions: string[];
  ships: string[];
  nest: string[];
  contractInfluence: number;
  markers: number;
}

export interface Harbour {
  /** Only how many, in what people are shown. */
  deck: string[] | number;
  harbour: string[];
  discard: string[];
  players: Captain[];
  moves: number;
}

/** Port Royal has as many, with names as long. */
const KINDS = ['ship-yellow', 'ship-green', 'trader-blue', 'admiral', 'captain', 'expedition'];
const CARDS = KINDS.flatMap((kind) =>
  Array.from({ length: 20 }, (_, i) => `base-${kind}-${String(i + 1).padStart(2, '0')}`),
);
const MOST_IN_HARBOUR = 5;
const MOST_HELD = 4;
/** About as many as a game of Port Royal between our bots. */
export const MOST_MOVES = 250;

export const game: ServerGame<Harbour> = {
  name: 'harbour',
  disableUndo: true,
  setup: ({ ctx, random }) => ({
    deck: random.Shuffle(CARDS),
    harbour: [],
    discard: [],
    players: Array.from({ length: ctx.numPlayers }, newCaptain),
    moves: 0,
  }),
  moves: { draw, take },
  playerView: ({ G }) => ({ ...G, deck: Array.isArray(G.deck) ? G.deck.length : G.deck }),
  endIf: ({ G }) => (G.moves >= MOST_MOVES ? { draw: true } : undefined),
};

function newCaptain(): Captain {
  return {
    coins: 3,
    influence: 0,
    sabres: 0,
    discount: 0,
    persons: [],
    expeditions: [],
    ships: [],
    nest: [],
    contractInfluence: 0,
    markers: 0,
  };
}

/** What a player may do: draw, or take the last card and end the turn. */
export function nextMove({ harbour }: Harbour): readonly [move: 'draw' | 'take', card: number] {
  return harbour.length < MOST_IN_HARBOUR ? ['draw', 0] : ['take', harbour.length - 1];
}

function draw({ G, random }: MoveContext<Harbour>): void {
  const deck = G.deck as string[];
  const card = deck.pop();
  if (card !== undefined) G.harbour.push(card);
  if (deck.length === 0) {
    G.deck = random.Shuffle(G.discard);
    G.discard = [];
  }
  G.moves++;
}

function take({ G, playerID, events }: MoveContext<Harbour>, index: number): void {
  const player = G.players[Number(playerID)];
  const [card] = G.harbour.splice(index, 1);
  if (card !== undefined && player !== undefined) {
    player.persons.push(card);
    player.coins++;
    if (player.persons.length > MOST_HELD) G.discard.push(...player.persons.splice(0, 1));
  }
  G.discard.push(...G.harbour.splice(0));
  G.moves++;
  events.endTurn();
}
