/** What the story is worth to a player: its quests, the works that it waits for, and the ways it can take. */
import type { StoryCard } from '../box.ts';
import { NONE } from '../box.ts';
import { canPay } from '../cards/pay.ts';
import type { Cost } from '../effects/costs.ts';
import { at } from '../lists.ts';
import { placeOf, questOf } from '../quests/quest.ts';
import { canTakeDisc } from '../ship/discs.ts';
import type { LocationNumber } from '../state.ts';
import { storyCard, storylineOf, tileOfCard } from '../story/storyline.ts';
import type { Situation } from './situation.ts';

/** Something that the story waits for. */
export interface Wish {
  readonly location: LocationNumber;
  readonly pay: readonly Cost[];
  readonly worth: number;
}

const NO_WISHES: readonly Wish[] = [];

/** Story tiles that no one has taken, and works with a free space. */
export function wishesOf(situation: Situation): readonly Wish[] {
  const { box, state, weights } = situation;
  if (state.storyline === null) return NO_WISHES;
  const wishes: Wish[] = [];
  for (const card of state.storyline.cards) {
    const { quest, waitsFor } = storyCard(box, card);
    if (waitsFor !== NONE) {
      const { location, price } = at(box.legacy, waitsFor);
      const worth = worksWorth(situation, waitsFor);
      if (worth > 0) wishes.push({ location, pay: price, worth });
      continue;
    }
    const tile = tileOfCard(storylineOf(state), card);
    const spot = state.questSpots.find((one) => questOf(one) === tile);
    if (spot !== undefined && quest !== undefined) {
      wishes.push({ location: placeOf(spot), pay: quest.pay, worth: weights.story });
    }
  }
  return wishes;
}

/** A tile that the story waits for is wanted by the whole table. */
export function storyWorth(situation: Situation): number {
  return situation.note('story-goes-on', situation.weights.story);
}

/** A disc on a tile that a story card waits for; most where it is the last one. */
export function worksWorth(situation: Situation, tile: number): number {
  const { box, state, seat, weights } = situation;
  const waits = state.storyline?.cards.some((card) => storyCard(box, card).waitsFor === tile) ?? false;
  const left = at(box.legacy, tile).spaces - at(state.tileDiscs, tile);
  if (!waits || left <= 0 || !canTakeDisc(box, state, seat)) return 0;
  return situation.note('story-goes-on', weights.story * (left === 1 ? 1 : WORKS_SHARE));
}

const WORKS_SHARE = 0.6;

/** What a card in hand is worth for quests of the story: it counts while the hand has no more like it than needed. */
export function wishForCard(situation: Situation, card: number): number {
  const { box, weights } = situation;
  const { good, item } = at(box.cards, card);
  let worth = 0;
  for (const { pay } of situation.wishes) {
    for (const cost of pay) {
      if (cost.op === 'items') worth += isWanted(situation, cost.list, item, 'item') ? weights.storyCard : 0;
      else if (cost.op === 'goods')
        worth += isWanted(situation, cost.list, good, 'good') ? weights.storyCard : 0;
    }
  }
  return worth;
}

function isWanted(
  { box, state, seat }: Situation,
  wanted: readonly number[],
  symbol: number,
  by: 'item' | 'good',
): boolean {
  const needed = wanted.filter((one) => one === symbol).length;
  if (needed === 0) return false;
  const held = at(state.hands, seat).filter((card) => at(box.cards, card)[by] === symbol).length;
  return held <= needed;
}

/** What is lost by sailing past something that the player could do for the story. */
export function passedWorth(situation: Situation, to: LocationNumber): number {
  const { box, state, seat, voyage } = situation;
  const from = at(state.ships, seat);
  let lost = 0;
  for (const { location, pay, worth } of situation.wishes) {
    if (location === to || !voyage.leadsTo(from, location) || voyage.leadsTo(to, location)) continue;
    const canDo = pay.every((cost) => cost.op === 'moved' || canPay(box, state, seat, [cost]));
    if (canDo) lost += worth;
  }
  return lost === 0 ? 0 : situation.note('story-goes-on', -lost);
}

/** Where a choice leads: what its card asks and brings, and what it does to the chart. */
export function voteWorth(situation: Situation, choice: string): number {
  const next = cardAfter(situation, choice);
  if (next === undefined) return 0;
  const { quest, front } = next;
  const { weights } = situation;
  let worth = 0;
  if (quest !== undefined) {
    const gain = situation.quietly(() => situation.gain(quest.program));
    worth += situation.note('good-next-quest', gain * weights.nextQuest);
    worth += situation.note('easy-next-quest', easeOf(situation, quest.pay) * weights.easyQuest);
  }
  for (const instruction of front) {
    if (instruction.op === 'addTile') worth += tilesWorth(situation, instruction.tiles);
    if (instruction.op === 'discardCards' || instruction.op === 'deckCards') {
      worth += situation.note('opens-the-chart', weights.newCard * instruction.cards.length);
    }
  }
  return worth;
}

/** From 0 to 1: how far the player's supplies go for a cost. Nothing in the last round: the next game begins afresh. */
function easeOf({ box, state, seat }: Situation, pay: readonly Cost[]): number {
  if (state.round === box.tracks.setup.rounds) return 0;
  const hand = at(state.hands, seat).map((card) => at(box.cards, card));
  const shareOf = (list: readonly number[], symbols: readonly number[]) =>
    list.filter((one) => symbols.includes(one)).length / list.length;
  const shares = pay.map((cost) => {
    switch (cost.op) {
      case 'doubloons':
        return Math.min(1, at(state.doubloons, seat) / MUCH_MONEY);
      case 'combatPoints':
        return Math.min(1, at(state.combatPoints, seat) / (2 * cost.n));
      case 'spies':
        return Math.min(1, at(state.spies, seat) / 3);
      case 'items':
        return shareOf(
          cost.list,
          hand.map(({ item }) => item),
        );
      case 'goods':
        return shareOf(
          cost.list,
          hand.map(({ good }) => good),
        );
      case 'moved':
      case 'sameGoods':
        return 0.5;
    }
  });
  return Math.min(1, ...shares);
}

const MUCH_MONEY = 20;

function cardAfter({ box, state }: Situation, choice: string): StoryCard | undefined {
  const asking = state.storyline?.cards.flatMap((card) => storyCard(box, card).vote) ?? [];
  const next = asking.find(({ id }) => id === choice)?.next ?? NONE;
  return next === NONE ? undefined : storyCard(box, next);
}

/** Skulls and rough legs close something; other tiles open it. */
function tilesWorth(situation: Situation, tiles: readonly number[]): number {
  const { box, weights } = situation;
  let worth = 0;
  for (const tile of tiles) {
    const { kind } = at(box.legacy, tile);
    if (kind === 'skull' || kind === 'route') worth += situation.note('closes-places', -weights.newTile);
    else worth += situation.note('opens-the-chart', weights.newTile);
  }
  return worth;
}
