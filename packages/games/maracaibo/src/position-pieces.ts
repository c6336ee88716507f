/** Puts pieces where a position wants them. */
import type { Seat } from '@captains-table/kernel';
import { NONE } from './box.ts';
import { addAbilities } from './cards/abilities.ts';
import { unseenIn } from './cards/deck.ts';
import { investmentsOf } from './cards/invest.ts';
import { OBJECTIVE_COUNT, spiesOnCareer } from './careers/career.ts';
import { cubesInPlay } from './influence/cubes.ts';
import { NATION_COUNT } from './influence/influence.ts';
import { add, at, takeOut } from './lists.ts';
import type { MoveLists } from './move-lists.ts';
import { nationNumber, synergyNumber } from './move-lists.ts';
import { spiesOnBoard } from './places.ts';
import type { JeannePosition, PlayerPosition, Position } from './position-spec.ts';
import { placed, questOf } from './quests/quest.ts';
import { gainJeannePoints, gainPoints } from './scoring/points.ts';
import { AREA_COUNT } from './ship/discs.ts';
import type { CardNumber, QuestNumber, Rules, State } from './state.ts';

const NUMBERS = {
  card: 'card',
  location: 'location',
  space: 'space',
  area: 'area',
  quest: 'questNumber',
  building: 'building',
  tile: 'tile',
  career: 'careerNumber',
} as const satisfies Readonly<Record<string, keyof MoveLists>>;

export class PieceMover {
  readonly #rules: Rules;
  readonly #state: State;

  constructor(rules: Rules, state: State) {
    this.#rules = rules;
    this.#state = state;
  }

  number(what: keyof typeof NUMBERS, id: string): number {
    const number = this.#rules.moves[NUMBERS[what]].get(id);
    if (number === undefined) throw new Error(`there is no ${what} ${id}`);
    return number;
  }

  /** Hands go back under the deck, and everybody has the first career. */
  clear(): void {
    const state = this.#state;
    for (const hand of state.hands) state.deck.unshift(...hand.splice(0));
    for (const offer of state.careerOffer) offer.length = 0;
    state.career.fill(0);
  }

  player(player: PlayerPosition, seat: Seat): void {
    const state = this.#state;
    const { box } = this.#rules;
    const cards = (ids: readonly string[] = []) => ids.map((id) => this.#takeCard(id));
    state.hands[seat] = cards(player.hand);
    state.shown[seat] = (player.shown ?? []).map((id) => this.number('card', id));
    state.unseenDraws[seat] = unseenIn(state, seat);
    state.planned[seat] = cards(player.planned);
    state.bought[seat] = cards(player.bought);
    for (const card of at(state.bought, seat)) {
      addAbilities(state, seat, at(box.cards, card).abilities);
      if (at(box.cards, card).keepsSpy) add(state.spiesOnCards, seat, 1);
    }
    if (player.career !== undefined) state.career[seat] = this.number('career', player.career);
    player.objectives?.forEach((level, objective) => {
      state.objectives[seat * OBJECTIVE_COUNT + objective] = level;
    });
    player.influence?.forEach((influence, nation) => {
      state.influence[seat * NATION_COUNT + nation] = influence;
    });
    this.#discs(player, seat);
    this.#numbers(player, seat);
  }

  #discs({ open = [], half = [] }: PlayerPosition, seat: Seat): void {
    const state = this.#state;
    for (const [left, areas] of [
      [0, open],
      [1, half],
    ] as const) {
      for (const area of areas) {
        const place = seat * AREA_COUNT + this.number('area', area);
        state.discsOut += at(state.discs, place) - left;
        state.discs[place] = left;
      }
    }
  }

  #numbers(player: PlayerPosition, seat: Seat): void {
    const state = this.#state;
    state.doubloons[seat] = player.doubloons ?? at(state.doubloons, seat);
    state.combatPoints[seat] = player.combatPoints ?? at(state.combatPoints, seat);
    state.spies[seat] = player.spies ?? at(state.spies, seat);
    state.doubloonIncome[seat] = player.doubloonIncome ?? at(state.doubloonIncome, seat);
    state.pointIncome[seat] = player.pointIncome ?? at(state.pointIncome, seat);
    for (const symbol of player.synergies ?? []) {
      state.synergies[seat] = at(state.synergies, seat) | (1 << synergyNumber(symbol));
    }
    gainPoints(state, seat, player.score ?? 0, 'cards', undefined);
    if (player.ship !== undefined) state.ships[seat] = this.number('location', player.ship);
    if (player.explorer !== undefined) state.explorers[seat] = this.number('space', player.explorer);
  }

  /** Any tokens and quests, of those nobody has named. */
  #spoils({ tokens = 0, quests = 0, storyTiles = 0 }: PlayerPosition, seat: Seat): void {
    const state = this.#state;
    at(state.tokensWon, seat).push(...state.tokens.splice(0, tokens));
    at(state.questTiles, seat).push(...state.questPile.splice(0, quests));
    for (let n = 0; n < storyTiles; n++) at(state.questTiles, seat).push(...state.storyTiles.splice(-1));
  }

  /** What is not on the ship or placed lies in the supply. */
  fillSpySupply(seat: Seat): void {
    const state = this.#state;
    const { spiesOnShip, spiesOnCareer: onCareer, spiesInSupply } = this.#rules.box.tracks.setup;
    const elsewhere =
      at(state.spies, seat) +
      at(state.spiesOnCards, seat) +
      spiesOnBoard(this.#rules.box, state, seat) +
      investmentsOf(state, seat) +
      spiesOnCareer(state, seat);
    const left = spiesOnShip + onCareer + spiesInSupply - elsewhere;
    if (left < 0) throw new Error(`seat ${seat} has ${-left} spies too many`);
    state.spySupply[seat] = left;
  }

  board(position: Position): void {
    const state = this.#state;
    const { box } = this.#rules;
    if (position.cubes !== undefined) {
      state.cubes.fill(NONE);
      for (const [id, nation] of Object.entries(position.cubes)) {
        state.cubes[this.number('location', id)] = nationNumber(nation);
      }
    }
    const all = box.tracks.cubes.slots.reduce((sum, slot) => sum + slot, 0);
    for (let nation = 0; nation < NATION_COUNT; nation++) {
      const inPlay = cubesInPlay(state, nation);
      const reserve = position.reserve?.[nation] ?? all - inPlay;
      state.reserve[nation] = reserve;
      state.cubesOut[nation] = all - inPlay - reserve;
    }
    for (const [id, tile] of Object.entries(position.cityTiles ?? {})) {
      state.cityTiles[this.number('location', id)] = box.cityTiles.findIndex((one) => one.id === tile);
    }
    for (const [id, discs] of Object.entries(position.markets ?? {})) {
      state.markets[this.number('location', id)] = discs;
      state.discsAdded += discs;
    }
    for (const [id, discs] of Object.entries(position.tileDiscs ?? {})) {
      const tile = this.number('tile', id);
      state.discsAdded += discs - at(state.tileDiscs, tile);
      state.tileDiscs[tile] = discs;
    }
    for (const id of position.archive ?? []) {
      const tile = this.number('tile', id);
      state.legacyBox &= ~(1 << tile);
      state.archive.push(tile);
    }
    state.linesPassed = position.linesPassed ?? 0;
    state.explorersHome = position.explorersHome ?? 0;
    this.#prestige(position);
  }

  #prestige({ prestige, prestigeOpen, investors }: Position): void {
    const state = this.#state;
    if (prestige !== undefined) {
      const named = prestige.map((id) => this.number('building', id));
      const others = this.#rules.box.prestige.flatMap((_, number) =>
        named.includes(number) ? [] : [number],
      );
      state.prestige = [...named, ...others].slice(0, state.prestige.length);
    }
    state.prestigeOpen = prestigeOpen ?? prestige?.length ?? state.prestigeOpen;
    for (const [id, seats] of Object.entries(investors ?? {})) {
      const slot = state.prestige.indexOf(this.number('building', id));
      for (const seat of seats) state.investors[slot] = at(state.investors, slot) | (1 << seat);
    }
  }

  /** After the players' own cards, so that none of them is taken from the top. */
  piles(position: Position): void {
    const state = this.#state;
    this.#quests(position);
    if (position.row !== undefined) {
      state.deck.unshift(...state.row.splice(0));
      state.row = position.row.map((id) => this.#takeCard(id));
    }
    for (const id of (position.deck ?? []).toReversed()) state.deck.push(this.#takeCard(id));
    for (const id of (position.tokens ?? []).toReversed()) {
      const token = this.#rules.box.tokens.findIndex((one) => one.id === id);
      if (!takeOut(state.tokens, token)) throw new Error(`the token ${id} is not in the pile`);
      state.tokens.push(token);
    }
    position.players.forEach((player, seat) => this.#spoils(player, seat));
    if (position.noTokens === true) at(state.tokensWon, state.players - 1).push(...state.tokens.splice(0));
  }

  #quests({ quests, explorerQuests, cardQuests, cityQuest, nextQuests }: Position): void {
    const state = this.#state;
    if (quests !== undefined) state.questPile.unshift(...state.questSpots.splice(0).map(questOf));
    for (const [id, there] of Object.entries(quests ?? {})) {
      for (const quest of there) {
        state.questSpots.push(placed(this.number('location', id), this.#takeQuest(quest)));
      }
    }
    explorerQuests?.forEach((id, slot) => {
      const before = at(state.explorerQuests, slot);
      if (id === '') state.questPile.unshift(before);
      state.explorerQuests[slot] = id === '' ? NONE : this.#takeQuest(id, before);
    });
    for (const [card, quest] of Object.entries(cardQuests ?? {})) {
      state.cardQuests.push(placed(this.number('card', card), this.#takeQuest(quest)));
    }
    if (cityQuest !== undefined) state.cityQuest = this.#takeQuest(cityQuest, state.cityQuest);
    for (const id of (nextQuests ?? []).toReversed()) state.questPile.push(this.#takeQuest(id));
  }

  jeanne(position: JeannePosition): void {
    const { jeanne, questPile } = this.#state;
    const { box } = this.#rules;
    if (position.ship !== undefined) jeanne.ship = this.number('location', position.ship);
    if (position.explorer !== undefined) jeanne.explorer = this.number('space', position.explorer);
    this.#state.discsOut += position.discs ?? 0;
    jeanne.discs = position.discs ?? 0;
    jeanne.influence = [...(position.influence ?? jeanne.influence)];
    jeanne.quests.push(...questPile.splice(0, position.quests ?? 0));
    gainJeannePoints(this.#state, position.score ?? 0, 'cards', undefined);
    for (const id of (position.deck ?? []).toReversed()) {
      const card = box.jeanne.cards.findIndex((one) => one.id === id);
      if (card < 0) throw new Error(`Jeanne has no card ${id}`);
      takeOut(jeanne.deck, card);
      jeanne.deck.push(card);
    }
  }

  #takeCard(id: string): CardNumber {
    const card = this.number('card', id);
    const { deck, row, discard, unused } = this.#state;
    for (const pile of [deck, row, discard, unused]) if (takeOut(pile, card)) return card;
    throw new Error(`the card ${id} is used twice or not in this game`);
  }

  /** From the pile or the board; `instead` goes into the pile in its place. */
  #takeQuest(id: string, instead: QuestNumber = NONE): QuestNumber {
    const state = this.#state;
    const quest = this.number('quest', id);
    if (quest === instead) return quest;
    if (instead !== NONE) state.questPile.unshift(instead);
    if (takeOut(state.questPile, quest)) return quest;
    const slot = state.explorerQuests.indexOf(quest);
    const other = state.questPile.shift();
    if (slot < 0 || other === undefined) throw new Error(`the quest ${id} is used twice`);
    state.explorerQuests[slot] = other;
    return quest;
  }
}
