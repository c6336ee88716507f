/** Cards, quests and combat tokens of a position: the named ones are set apart first. */
import { PositionError } from '@captains-table/kernel';
import { NONE } from './box.ts';
import { at, takeOut } from './lists.ts';
import type { Position } from './position-spec.ts';
import { EMPTY } from './position-spec.ts';
import { placed, questOf } from './quests/quest.ts';
import type { CardNumber, QuestNumber, Rules, State } from './state.ts';

/** A piece that is named, and where. */
interface Wish {
  readonly path: string;
  readonly id: string;
}

export class NamedPieces {
  readonly #rules: Rules;
  readonly #state: State;
  readonly #position: Position;

  /** Hands go back under the deck; every named piece leaves the pile from which others are dealt. */
  constructor(rules: Rules, state: State, position: Position) {
    this.#rules = rules;
    this.#state = state;
    this.#position = position;
    for (const hand of state.hands) state.deck.unshift(...hand.splice(0));
    for (const offer of state.careerOffer) offer.length = 0;
    this.#setApart('card', cardWishes(position), (card) => this.#takeCard(card));
    this.#setApart('quest', questWishes(position), (quest) => this.#takeQuest(quest));
    this.#setApart('token', listed('tokens', position.tokens), (token) => takeOut(state.tokens, token));
  }

  #number(what: 'card' | 'quest' | 'token', id: string): number {
    const { box, moves } = this.#rules;
    switch (what) {
      case 'card':
        return moves.card.get(id) ?? NONE;
      case 'quest':
        return moves.questNumber.get(id) ?? NONE;
      case 'token':
        return box.tokens.findIndex((token) => token.id === id);
    }
  }

  #setApart(
    what: 'card' | 'quest' | 'token',
    wishes: readonly Wish[],
    take: (piece: number) => boolean,
  ): void {
    const seen = new Set<string>();
    for (const { path, id } of wishes) {
      if (seen.has(id)) throw new PositionError(path, `the ${what} ${id} is used twice`);
      if (!take(this.#number(what, id)))
        throw new PositionError(path, `the ${what} ${id} is not in this game`);
      seen.add(id);
    }
  }

  #takeCard(card: CardNumber): boolean {
    const { deck, row, unused } = this.#state;
    if (takeOut(deck, card) || takeOut(unused, card)) return true;
    if (!takeOut(row, card)) return false;
    const next = deck.shift();
    if (next !== undefined) row.push(next);
    return true;
  }

  #takeQuest(quest: QuestNumber): boolean {
    const { questPile, explorerQuests } = this.#state;
    if (takeOut(questPile, quest)) return true;
    const slot = explorerQuests.indexOf(quest);
    if (slot < 0) return false;
    explorerQuests[slot] = questPile.shift() ?? NONE;
    return true;
  }

  /** After the players' cards and the tiles: the row, the piles, and the quests and tokens that players have won. */
  place(): void {
    const state = this.#state;
    const { row, deck = [], tokens = [], nextQuests = [], players, jeanne } = this.#position;
    const card = (id: string) => this.#number('card', id);
    if (row !== undefined) {
      state.deck.unshift(...state.row.splice(0));
      state.row = row.map(card);
    }
    state.deck.push(...deck.map(card).toReversed());
    this.#layQuests();
    for (const [seat, { tokens: won = 0, quests = 0, storyTiles = 0 }] of players.entries()) {
      const path = `players[${seat}]`;
      at(state.tokensWon, seat).push(...dealt(state.tokens, won, `${path}.tokens`));
      at(state.questTiles, seat).push(...dealt(state.questPile, quests, `${path}.quests`));
      const upcoming = state.storyTiles.toReversed();
      at(state.questTiles, seat).push(...dealt(upcoming, storyTiles, `${path}.storyTiles`));
      state.storyTiles = upcoming.toReversed();
    }
    state.jeanne.quests.push(...dealt(state.questPile, jeanne?.quests ?? 0, 'jeanne.quests'));
    state.questPile.push(...nextQuests.map((id) => this.#number('quest', id)).toReversed());
    state.tokens.push(...tokens.map((id) => this.#number('token', id)).toReversed());
    this.#dropTokens();
  }

  #dropTokens(): void {
    const state = this.#state;
    const { noTokens = false, tokens = [] } = this.#position;
    if (!noTokens) return;
    if (tokens.length > 0) throw new PositionError('noTokens', 'some are named as the next ones');
    at(state.tokensWon, state.players - 1).push(...state.tokens.splice(0));
  }

  #layQuests(): void {
    const state = this.#state;
    const { quests, explorerQuests = [], cardQuests = {}, cityQuest } = this.#position;
    const quest = (id: string) => this.#number('quest', id);
    if (quests !== undefined) this.#clearQuests();
    for (const [id, there = []] of Object.entries(quests ?? {})) {
      const location = this.#rules.moves.location.get(id) ?? NONE;
      state.questSpots.push(...there.map((one) => placed(location, quest(one))));
    }
    for (const [slot, id] of explorerQuests.entries()) {
      this.#putBack(at(state.explorerQuests, slot));
      state.explorerQuests[slot] = id === EMPTY ? NONE : quest(id);
    }
    for (const [id, one = EMPTY] of Object.entries(cardQuests)) {
      const card = this.#number('card', id);
      if (!state.bought.some((bought) => bought.includes(card))) {
        throw new PositionError(`cardQuests.${id}`, 'no one has bought that card');
      }
      state.cardQuests.push(placed(card, quest(one)));
    }
    if (cityQuest === undefined) return;
    const hasSlot = this.#rules.box.legacy.some(
      ({ questSlot }, tile) => questSlot && state.legacy & (1 << tile),
    );
    if (!hasSlot) throw new PositionError('cityQuest', 'no legacy tile with a quest is in play');
    this.#putBack(state.cityQuest);
    state.cityQuest = quest(cityQuest);
  }

  /** Story tiles stay where their cards have laid them. */
  #clearQuests(): void {
    const state = this.#state;
    const isQuest = (spot: number) => questOf(spot) < this.#rules.box.quests.length;
    state.questPile.unshift(...state.questSpots.filter(isQuest).map(questOf));
    state.questSpots = state.questSpots.filter((spot) => !isQuest(spot));
  }

  #putBack(quest: QuestNumber): void {
    if (quest !== NONE) this.#state.questPile.unshift(quest);
  }
}

function listed(path: string, ids: readonly string[] = []): Wish[] {
  return ids.map((id, place) => ({ path: `${path}[${place}]`, id }));
}

function cardWishes({ players, row, deck }: Position): Wish[] {
  const owned = players.flatMap(({ hand, planned, bought }, seat) => [
    ...listed(`players[${seat}].hand`, hand),
    ...listed(`players[${seat}].planned`, planned),
    ...listed(`players[${seat}].bought`, bought),
  ]);
  return [...owned, ...listed('row', row), ...listed('deck', deck)];
}

function questWishes({
  quests = {},
  explorerQuests,
  cardQuests = {},
  cityQuest,
  nextQuests,
}: Position): Wish[] {
  return [
    ...Object.entries(quests).flatMap(([location, there]) => listed(`quests.${location}`, there)),
    ...listed('explorerQuests', explorerQuests).filter(({ id }) => id !== EMPTY),
    ...Object.entries(cardQuests).map(([card, id = EMPTY]) => ({ path: `cardQuests.${card}`, id })),
    ...(cityQuest === undefined ? [] : [{ path: 'cityQuest', id: cityQuest }]),
    ...listed('nextQuests', nextQuests),
  ];
}

/** Pieces that no one has named, from the bottom of their pile. */
function dealt(pile: number[], count: number, path: string): number[] {
  if (count > pile.length) throw new PositionError(path, `there are only ${pile.length} left`);
  return pile.splice(0, count);
}
