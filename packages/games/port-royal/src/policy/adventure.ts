/** What moves of The Adventure Begins are worth, in coins. */
import type { Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import { adventureOf, crownInfluenceOf, freeMarkers, markersGone } from '../adventure/abilities.ts';
import type { MissionRequirement } from '../adventure/content.ts';
import { crownsOf } from '../adventure/crowns.ts';
import { goalsOf } from '../adventure/goals.ts';
import { mayComplete } from '../adventure/missions.ts';
import { hasOf, isAsked, keptBy } from '../adventure/requirements.ts';
import { missionsInPlay, storyOf } from '../adventure/stories.ts';
import type { StoryNumber } from '../adventure/state.ts';
import type { Box, Card } from '../box.ts';
import { cardOf } from '../box.ts';
import type { Requirement } from '../content.ts';
import { coinsOf } from '../deck.ts';
import { personsOf, tradeBonusOf } from '../influence.ts';
import { feeOf } from '../price.ts';
import { seatCount } from '../seats.ts';
import type { State } from '../state.ts';

/** What a mission is worth beside its reward: a cooperative group needs it, others want the trophy. */
const PRIZE = { cooperative: 6, competitive: 3.5 } as const;
/** Months of a cooperative chapter, as most groups play them. */
const MONTHS: readonly number[] = [4, 4, 5, 4, 5];

export function missionPrize(state: State): number {
  return PRIZE[adventureOf(state).play];
}

/** Missions that a seat can still complete. */
function openMissions(box: Box, state: State, seat: Seat): StoryNumber[] {
  const adventure = adventureOf(state);
  return missionsInPlay(box, state).filter((story) => mayComplete(adventure, seat, story));
}

/** What open missions make a seat wish for, as far as persons and harbours can give it. */
export function missionWishes(box: Box, state: State, seat: Seat): Requirement[] {
  return openMissions(box, state, seat).flatMap((story) =>
    storyOf(box, story).mission.requires.flatMap((asked) => wishFor(asked)),
  );
}

function wishFor(asked: MissionRequirement): Requirement[] {
  switch (asked.asks) {
    case 'persons':
      return asked.types.map((type) => ({ asks: 'person', type, count: asked.count }));
    case 'cheap-persons':
    case 'sabres':
    case 'expeditions':
    case 'influence':
    case 'pay':
    case 'taxed':
    case 'colours':
      return [asked];
    default:
      return [];
  }
}

/** Turns that a cooperative chapter may still last, the one under way included. */
export function turnsLeft(state: State): number {
  const { chapter, month, eventDeck, eventDiscard } = adventureOf(state);
  const months = MONTHS[chapter - 1] ?? 4;
  const size = eventDeck.length + eventDiscard.length;
  let turns = eventDeck.length + 1;
  for (let later = month + 1; later <= months; later++) turns += size + later - month;
  return turns;
}

/** How much the group lacks of card 9, 1 for all of it. */
export function lackOfGoals(box: Box, state: State): number {
  const { missions, markers, influence } = goalsOf(box, state);
  const lack = ({ has, needs }: { has: number; needs: number }) => Math.max(0, 1 - has / Math.max(1, needs));
  const months = MONTHS[adventureOf(state).chapter - 1] ?? 4;
  const undone = (Math.min(months, 4) - missions.has) / 4;
  return (Math.max(0, undone) + lack(markers) + lack(influence)) / 3;
}

/** How the race of a cooperative group stands. */
export function groupRounds(state: State): number {
  return Math.max(0.5, turnsLeft(state) / seatCount(state));
}

export function missionWorth(box: Box, state: State, seat: Seat, id: string, point: number): number {
  const adventure = adventureOf(state);
  const at = adventure.stories.findIndex((story) => storyOf(box, story).id === id);
  const { mission } = storyOf(box, must(adventure.stories[at]));
  const isFirst = must(adventure.claims[at]).length === 0;
  const { coins = 0, crowns = 0 } = mission.all;
  const first = isFirst ? mission.first : {};
  const gain = coins + (first.coins ?? 0) + 0.9 * (crowns + (first.crowns ?? 0));
  const price = mission.requires.reduce((sum, asked) => sum + priceOf(asked), 0);
  const isLastMarker = freeMarkers(adventure, seat) === 1;
  const trophy = adventure.play === 'competitive' && markersGone(adventure, seat) < 2 ? point : 0;
  if (adventure.play === 'cooperative') return isFirst ? 20 : isLastMarker ? 1 : 6 + gain - price;
  return 2 + gain + trophy - price;
}

/** What stopping with so many cards in the harbour is worth for missions that ask for it. */
export function stopWish(box: Box, state: State, seat: Seat, cards: number): number {
  let worth = 0;
  for (const story of openMissions(box, state, seat)) {
    const { requires } = storyOf(box, story).mission;
    if (!requires.some((asked) => asked.asks === 'stop' && asked.cards === cards)) continue;
    const canPay = requires.every((asked) => asked.asks !== 'pay' || coinsOf(state, seat) >= asked.coins);
    if (canPay) worth += missionPrize(state);
  }
  return worth;
}

function priceOf(asked: MissionRequirement): number {
  switch (asked.asks) {
    case 'pay':
      return 0.7 * asked.coins;
    case 'crowns':
      return 0.9 * asked.count;
    case 'take-less':
      return 1.5 * asked.cards;
    default:
      return 0;
  }
}

/** What keeping a ship is worth: for missions, an expedition on the table, or an innkeeper. */
export function keepWorth(box: Box, state: State, seat: Seat, ship: Card): number {
  if (ship.cargo === '') return -Infinity;
  const bonus = tradeBonusOf(box, state, seat, ship.colour) - feeOf(state, seat);
  return bonus + Math.max(cargoNeed(box, state, seat, ship), innWorth(box, state, seat, ship), -0.5);
}

/** What a kept ship is needed for. */
function cargoNeed(box: Box, state: State, seat: Seat, ship: Card): number {
  let need = 0;
  for (const story of openMissions(box, state, seat)) {
    for (const asked of storyOf(box, story).mission.requires) {
      if ((asked.asks !== 'ships' && asked.asks !== 'cargo') || !isAsked(ship, asked)) continue;
      if (hasOf(box, state, seat, asked) < asked.count) need = Math.max(need, missionPrize(state) * 0.8);
    }
  }
  const isWanted = state.expeditions.some((number) => cardOf(box, number).cargo === ship.cargo);
  const hasOne = keptBy(state, seat).some((number) => cardOf(box, number).cargo === ship.cargo);
  return Math.max(need, isWanted && !hasOne ? 2.5 : 0);
}

function innWorth(box: Box, state: State, seat: Seat, { cargo }: Card): number {
  let best = 0;
  for (const number of personsOf(state, seat)) {
    const { breadCoins, rumCoins } = cardOf(box, number);
    const price = cargo === 'bread' ? breadCoins : cargo === 'rum' ? rumCoins : 0;
    best = Math.max(best, 0.8 * price);
  }
  return best;
}

/** Selling is good unless the cargo is needed elsewhere. */
export function sellWorth(box: Box, state: State, seat: Seat, ship: Card, innkeeper: Card): number {
  const price = ship.cargo === 'bread' ? innkeeper.breadCoins : innkeeper.rumCoins;
  const asked = openMissions(box, state, seat).some((story) =>
    storyOf(box, story).mission.requires.some(
      (requirement) =>
        (requirement.asks === 'cargo' || requirement.asks === 'ships') &&
        isAsked(ship, requirement) &&
        hasOf(box, state, seat, requirement) <= requirement.count,
    ),
  );
  return asked ? price - missionPrize(state) : price;
}

export function crownsWorth(box: Box, state: State, seat: Seat, crowns: number, point: number): number {
  if (crowns === 0) return 0;
  const now = crownsOf(state, seat);
  const price = 2 * crowns * (coinsOf(state, seat) > 6 ? 0.5 : 0.8);
  const after = box.adventure.crowns.shields.reduce(
    (most, { space, influence }) => (now + crowns >= space ? influence : most),
    0,
  );
  const gained = after - crownInfluenceOf(box, state, seat);
  return gained * point + 0.4 * crowns - price;
}

/** Markers are worth most while the trophy is still covered. */
export function markerWorth(state: State, seat: Seat, price: number, point: number): number {
  const gone = markersGone(adventureOf(state), seat);
  const worth = gone === 1 ? 2.2 * point : gone === 0 ? 1.8 * point : 2;
  return worth - 0.5 * price;
}

export function adventurerWorth(box: Box, id: string): number {
  const adventurer = box.adventure.adventurers.find((candidate) => candidate.id === id);
  return adventurer?.treasure ?? 0;
}

/** An even share is best. */
export function shareWorth(state: State, coins: number): number {
  const frame = state.stack.at(-1);
  const served = frame?.kind === 'opening' ? frame.served : 0;
  const fair = Math.ceil(adventureOf(state).extraCoins / (seatCount(state) - served));
  return -Math.abs(coins - fair);
}
