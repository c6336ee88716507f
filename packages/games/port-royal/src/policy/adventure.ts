/** What moves of The Adventure Begins are worth, in coins. */
import type { Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import { adventureOf, crownInfluenceOf, markersGone } from '../adventure/abilities.ts';
import type { MissionData, MissionRequirement } from '../adventure/content.ts';
import { crownsOf } from '../adventure/crowns.ts';
import { keptBy } from '../adventure/requirements.ts';
import { storyOf } from '../adventure/stories.ts';
import type { Box, Card } from '../box.ts';
import { cardOf } from '../box.ts';
import { coinsOf } from '../deck.ts';
import { personsOf, tradeBonusOf } from '../influence.ts';
import { feeOf } from '../price.ts';
import { seatCount } from '../seats.ts';
import type { State } from '../state.ts';
import { cargoAim, cargoLoss, coinsAim } from './aims.ts';
import type { Race } from './race.ts';

/** What a crown is worth between one shield and the next, as a share of a point of influence. */
const CROWN = 0.45;

export function missionWorth(box: Box, state: State, seat: Seat, id: string, race: Race): number {
  const adventure = adventureOf(state);
  const at = adventure.stories.findIndex((story) => storyOf(box, story).id === id);
  const { mission } = storyOf(box, must(adventure.stories[at]));
  const isFirst = must(adventure.claims[at]).length === 0;
  const { coins = 0, crowns = 0 } = mission.all;
  const first = isFirst ? mission.first : {};
  const gain = coins + (first.coins ?? 0) + crownsGain(crowns + (first.crowns ?? 0), race);
  const price =
    mission.requires.reduce((sum, asked) => sum + priceOf(asked, race), 0) +
    savings(state, seat, mission, race);
  if (race.goals === undefined) return 2 + gain + (markersGone(adventure, seat) < 2 ? race.point : 0) - price;
  if (isFirst) return 20;
  return (race.goals.lacksMarkers ? 6 : 0.5) + gain - price;
}

/** Coins that are saved for another mission should not go to this one. */
function savings(state: State, seat: Seat, { requires }: MissionData, { aims }: Race): number {
  const others = aims.filter((aim) => aim.requires !== requires);
  const coins = requires.reduce((sum, asked) => sum + (asked.asks === 'pay' ? asked.coins : 0), 0);
  return -coinsAim(others, coinsOf(state, seat), -coins);
}

export function crownsGain(crowns: number, { point }: Race): number {
  return CROWN * point * crowns;
}

function priceOf(asked: MissionRequirement, race: Race): number {
  switch (asked.asks) {
    case 'pay':
      return 0.7 * asked.coins;
    case 'crowns':
      return crownsGain(asked.count, race);
    case 'take-less':
      return 1.5 * asked.cards;
    default:
      return 0;
  }
}

/** What keeping a ship is worth: for missions, an expedition on the table, or an innkeeper. */
export function keepWorth(box: Box, state: State, seat: Seat, ship: Card, race: Race): number {
  if (ship.cargo === '') return -Infinity;
  const bonus = tradeBonusOf(box, state, seat, ship.colour) - feeOf(state, seat);
  const need = Math.max(cargoAim(ship, race.aims), expeditionNeed(box, state, seat, ship, race.point));
  return bonus + Math.max(need, innWorth(box, state, seat, ship), -0.5);
}

function expeditionNeed(box: Box, state: State, seat: Seat, ship: Card, point: number): number {
  const isWanted = state.expeditions.some((number) => cardOf(box, number).cargo === ship.cargo);
  const hasOne = keptBy(state, seat).some((number) => cardOf(box, number).cargo === ship.cargo);
  return isWanted && !hasOne ? 1.2 * point : 0;
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
export function sellWorth(
  box: Box,
  state: State,
  seat: Seat,
  ship: Card,
  innkeeper: Card,
  race: Race,
): number {
  const price = ship.cargo === 'bread' ? innkeeper.breadCoins : innkeeper.rumCoins;
  return price - cargoLoss(box, state, seat, ship, race.aims);
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
