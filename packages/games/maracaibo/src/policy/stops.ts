/** What a stop at a place would bring. */
import { NONE } from '../box.ts';
import { canPay } from '../cards/pay.ts';
import { isFull } from '../city/city.ts';
import { at } from '../lists.ts';
import { canActInVillage, cityAt, tileAt } from '../places.ts';
import { placeOf, questOf, questPiece } from '../quests/quest.ts';
import { canTakeDisc } from '../ship/discs.ts';
import type { LocationNumber } from '../state.ts';
import { villageActionsFor } from '../village/village.ts';
import { keptWorth } from './cards.ts';
import { questWorth } from './quests.ts';
import type { Situation } from './situation.ts';
import { passedWorth, worksWorth } from './story.ts';

/** What a trip brings beyond the movement it takes. */
export function sailWorth(situation: Situation, to: LocationNumber, points: number): number {
  const stop = situation.quietly(() => stopWorth(situation, to, points));
  const cost = sailingCost(situation, points);
  if (situation.terms !== undefined) noteStop(situation, to, points, stop, cost);
  return situation.state.storyline === null ? stop - cost : stop - cost + passedWorth(situation, to);
}

/** The best main action there after this movement, and what stopping itself brings. */
function stopWorth(situation: Situation, location: LocationNumber, points: number): number {
  const end = at(situation.box.locations, location).ends === '' ? 0 : situation.weights.home;
  return Math.max(0, mainWorth(situation, location, points)) + tilesWorth(situation, location) + end;
}

function mainWorth(situation: Situation, location: LocationNumber, points: number): number {
  const { box, state, rules, seat, weights } = situation;
  let best = 0;
  if (cityAt(box, state, location) !== undefined) best = cityWorth(situation, location) + weights.city;
  else if (canActInVillage(box, state, location)) {
    best = situation.village(villageActionsFor(rules, state, seat, points)) + weights.village;
  }
  for (const spot of state.questSpots) {
    if (placeOf(spot) !== location) continue;
    const quest = questOf(spot);
    if (canReach(situation, quest, points))
      best = Math.max(best, questWorth(situation, quest) + weights.quest);
  }
  return Math.max(best, bestSpy(situation, location));
}

/** Movement counts for some quests, and it is not spent yet. */
function canReach({ box, state, seat }: Situation, quest: number, points: number): boolean {
  const { pay } = questPiece(box, state, quest);
  return pay.every((cost) => (cost.op === 'moved' ? points >= cost.n : canPay(box, state, seat, [cost])));
}

function bestSpy(situation: Situation, location: LocationNumber): number {
  const { box, state, seat, weights } = situation;
  let best = 0;
  for (const card of at(state.bought, seat)) {
    if (at(box.cards, card).spyTo !== location) continue;
    best = Math.max(best, spyActionWorth(situation, card) + weights.spyAction);
  }
  return best;
}

/** A spy that acts does not score as unused. */
export function spyActionWorth(situation: Situation, card: number): number {
  const points = situation.box.tracks.setup.unusedSpyPoints;
  return (
    situation.gain(at(situation.box.cards, card).spyAction) + situation.note('unused-spy-points', -points)
  );
}

/** The city's action and the best delivery there. */
function cityWorth(situation: Situation, location: LocationNumber): number {
  const city = cityAt(situation.box, situation.state, location);
  return city === undefined ? 0 : deliveryWorth(situation, location) + situation.gain(city.action);
}

/** The action of the city where the ship is. */
export function actionHere(situation: Situation): number {
  const { box, state, seat } = situation;
  return situation.gain(cityAt(box, state, at(state.ships, seat))?.action);
}

/** A disc for the card that is missed least. */
function deliveryWorth(situation: Situation, location: LocationNumber): number {
  const { box, state, seat } = situation;
  const market = cityAt(box, state, location)?.market;
  if (market === undefined || isFull(state, location, market)) return 0;
  let least = Infinity;
  for (const card of at(state.hands, seat)) {
    if (at(box.cards, card).good === market.good) least = Math.min(least, keptWorth(situation, card));
  }
  if (least === Infinity || !canTakeDisc(box, state, seat)) return 0;
  return situation.note('delivers', Math.max(0, situation.disc - least));
}

/** Legacy tiles that give something for stopping. */
function tilesWorth(situation: Situation, location: LocationNumber): number {
  const { box, state, seat } = situation;
  if (state.legacy === 0) return 0;
  const bonus = tileAt(box, state, location, ({ kind }) => kind === 'stopBonus');
  const discs = tileAt(box, state, location, ({ kind }) => kind === 'discs');
  let worth = bonus === NONE ? 0 : situation.gain(at(box.legacy, bonus).reward);
  if (discs !== NONE && at(state.tileDiscs, discs) < at(box.legacy, discs).spaces) {
    const { price } = at(box.legacy, discs);
    if (canPay(box, state, seat, price))
      worth += Math.max(
        0,
        situation.disc + worksWorth(situation, discs) + situation.gain({ op: 'pay', pay: price }),
      );
  }
  return worth;
}

/** Steps that other stops could have used. */
function sailingCost(situation: Situation, points: number): number {
  const { voyage, state, seat, weights } = situation;
  return weights.sailing * voyage.tightness(state, seat, weights) * points;
}

/** A trip that costs more than this sails past too much. */
const LONG_TRIP = 2.5;

/** Records the reasons for and against sailing there. */
function noteStop(
  situation: Situation,
  to: LocationNumber,
  points: number,
  stop: number,
  cost: number,
): void {
  const { type, ends } = at(situation.box.locations, to);
  const kind = type === 'village' ? 'good-village' : 'good-city';
  situation.note(ends === '' ? kind : 'ends-round-early', stop);
  if (cost > LONG_TRIP) situation.note('sails-past-much', -cost);
  else situation.note('keeps-stops', (LONG_TRIP - cost) / 2);
  const quest = situation.state.questSpots.find((spot) => placeOf(spot) === to);
  if (quest !== undefined && canReach(situation, questOf(quest), points)) situation.note('quest-ahead', stop);
}
