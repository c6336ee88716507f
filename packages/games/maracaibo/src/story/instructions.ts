/** What story cards tell the players to do. Rules MA-28.8 to MA-28.11, MA-28.13. */
import { shuffle } from '@captains-table/kernel';
import type { Instruction } from '../box-story.ts';
import { cardId } from '../cards/deck.ts';
import { at, takeOut } from '../lists.ts';
import { layQuest } from '../quests/quest.ts';
import type { CardNumber, Events, Rules, State } from '../state.ts';
import { addTile, removeTile } from './legacy.ts';
import { layStoryTile } from './play.ts';
import { storylineOf } from './storyline.ts';

/** Instructions that end at once: reading another card is for the frames. */
export function carryOut(
  rules: Rules,
  state: State,
  card: number,
  instruction: Exclude<Instruction, { op: 'read' }>,
  events: Events,
): void {
  switch (instruction.op) {
    case 'story':
      layStoryTile(rules, state, card, instruction.at, events);
      break;
    case 'quests':
      for (const { location, players } of instruction.at) {
        if ((players & (1 << state.players)) !== 0) layQuest(rules, state, location, events);
      }
      break;
    case 'addTile':
      for (const tile of instruction.tiles) addTile(rules, state, tile, events);
      break;
    case 'removeTile':
      for (const tile of instruction.tiles) removeTile(rules, state, tile, events);
      break;
    case 'discardCards':
      discardNew(rules, state, takeNew(state, instruction.cards), events);
      break;
    case 'deckCards':
      shuffleIn(rules, state, takeNew(state, instruction.cards), events);
  }
}

/** Those that no card has brought into the game yet. */
function takeNew(state: State, cards: readonly CardNumber[]): CardNumber[] {
  return cards.filter((card) => takeOut(state.storyCards, card));
}

function discardNew(rules: Rules, state: State, cards: readonly CardNumber[], events: Events): void {
  if (cards.length === 0) return;
  state.discard.push(...cards);
  events?.({ key: 'story-cards-discarded', cards: cards.map((card) => cardId(rules, card)) });
}

/** From now on all know that they are in the deck, and in no hand. Rule MA-28.27. */
function shuffleIn(rules: Rules, state: State, cards: readonly CardNumber[], events: Events): void {
  if (cards.length === 0) return;
  state.deck.push(...cards);
  shuffle(state.chance, state.deck);
  state.recycled.at(-1)?.push(...cards);
  storylineOf(state).added.push({ cards, draws: state.hands.map(() => 0) });
  events?.({ key: 'story-cards-shuffled-in', cards: cards.map((card) => cardId(rules, card)) });
}

export function usedCards({ box }: Pick<Rules, 'box'>, state: State): CardNumber[] {
  return box.decks.C.filter((card) => !state.storyCards.includes(card));
}

function tilesInPlay({ box }: Pick<Rules, 'box'>, state: State): number[] {
  return box.legacy.flatMap((_, tile) => ((state.legacy & (1 << tile)) === 0 ? [] : [tile]));
}

/** Rule MA-28.24: what lies on the board goes to the archive, without its discs. A full disc tile is used up. */
export function fillArchive(rules: Pick<Rules, 'box'>, state: State): void {
  for (const tile of tilesInPlay(rules, state)) {
    const { kind, spaces } = at(rules.box.legacy, tile);
    const discs = at(state.tileDiscs, tile);
    if (kind === 'discs' && discs >= spaces) state.legacyBox |= 1 << tile;
    else state.archive.push(tile);
    state.discsOut += discs;
    state.tileDiscs[tile] = 0;
  }
  state.legacy = 0;
}
