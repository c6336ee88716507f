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
import type { Scene } from './scene.ts';
import { passedWorth, worksWorth } from './story.ts';

/** What a trip brings beyond the movement it takes. */
export function sailWorth(scene: Scene, to: LocationNumber, points: number): number {
  const stop = scene.quietly(() => stopWorth(scene, to, points));
  const cost = sailingCost(scene, points);
  if (scene.terms !== undefined) noteStop(scene, to, points, stop, cost);
  return scene.state.storyline === null ? stop - cost : stop - cost + passedWorth(scene, to);
}

/** The best main action there after so much movement, and what stopping itself brings. */
function stopWorth(scene: Scene, location: LocationNumber, points: number): number {
  return Math.max(0, mainWorth(scene, location, points)) + tilesWorth(scene, location);
}

function mainWorth(scene: Scene, location: LocationNumber, points: number): number {
  const { box, state, rules, seat } = scene;
  let best = 0;
  if (cityAt(box, state, location) !== undefined) best = cityWorth(scene, location);
  else if (canActInVillage(box, state, location)) {
    best = scene.village(villageActionsFor(rules, state, seat, points));
  }
  for (const spot of state.questSpots) {
    if (placeOf(spot) !== location) continue;
    const quest = questOf(spot);
    if (canReach(scene, quest, points)) best = Math.max(best, questWorth(scene, quest));
  }
  return Math.max(best, bestSpy(scene, location));
}

/** Movement counts for some quests, and it is not spent yet. */
function canReach({ box, state, seat }: Scene, quest: number, points: number): boolean {
  const { pay } = questPiece(box, state, quest);
  return pay.every((cost) => (cost.op === 'moved' ? points >= cost.n : canPay(box, state, seat, [cost])));
}

function bestSpy(scene: Scene, location: LocationNumber): number {
  const { box, state, seat } = scene;
  let best = 0;
  for (const card of at(state.bought, seat)) {
    if (at(box.cards, card).spyTo === location) best = Math.max(best, spyActionWorth(scene, card));
  }
  return best;
}

/** A spy that acts does not score as unused. */
export function spyActionWorth(scene: Scene, card: number): number {
  const points = scene.box.tracks.setup.unusedSpyPoints;
  return scene.gain(at(scene.box.cards, card).spyAction) + scene.note('unused-spy-points', -points);
}

/** The city's action and the best delivery there. */
function cityWorth(scene: Scene, location: LocationNumber): number {
  const city = cityAt(scene.box, scene.state, location);
  return city === undefined ? 0 : deliveryWorth(scene, location) + scene.gain(city.action);
}

/** The action of the city where the ship is. */
export function actionHere(scene: Scene): number {
  const { box, state, seat } = scene;
  return scene.gain(cityAt(box, state, at(state.ships, seat))?.action);
}

/** A disc for the card that is missed least. */
function deliveryWorth(scene: Scene, location: LocationNumber): number {
  const { box, state, seat } = scene;
  const market = cityAt(box, state, location)?.market;
  if (market === undefined || isFull(state, location, market)) return 0;
  let least = Infinity;
  for (const card of at(state.hands, seat)) {
    if (at(box.cards, card).good === market.good) least = Math.min(least, keptWorth(scene, card));
  }
  if (least === Infinity || !canTakeDisc(box, state, seat)) return 0;
  return scene.note('delivers', Math.max(0, scene.disc - least));
}

/** Legacy tiles that give something for stopping. */
function tilesWorth(scene: Scene, location: LocationNumber): number {
  const { box, state, seat } = scene;
  if (state.legacy === 0) return 0;
  const bonus = tileAt(box, state, location, ({ kind }) => kind === 'stopBonus');
  const discs = tileAt(box, state, location, ({ kind }) => kind === 'discs');
  let worth = bonus === NONE ? 0 : scene.gain(at(box.legacy, bonus).reward);
  if (discs !== NONE && at(state.tileDiscs, discs) < at(box.legacy, discs).spaces) {
    const { price } = at(box.legacy, discs);
    if (canPay(box, state, seat, price))
      worth += Math.max(0, scene.disc + worksWorth(scene, discs) + scene.gain({ op: 'pay', pay: price }));
  }
  return worth;
}

/** Steps that other stops could have used. */
function sailingCost(scene: Scene, points: number): number {
  const { voyage, state, seat, weights } = scene;
  return weights.sailing * voyage.tightness(state, seat) * points;
}

/** A trip that takes more has passed by something. */
const LONG_TRIP = 2.5;

/** Why one would sail there. */
function noteStop(scene: Scene, to: LocationNumber, points: number, stop: number, cost: number): void {
  const { type, ends } = at(scene.box.locations, to);
  const kind = type === 'village' ? 'good-village' : 'good-city';
  scene.note(ends === '' ? kind : 'ends-round-early', stop);
  if (cost > LONG_TRIP) scene.note('sails-past-much', -cost);
  else scene.note('keeps-stops', (LONG_TRIP - cost) / 2);
  const quest = scene.state.questSpots.find((spot) => placeOf(spot) === to);
  if (quest !== undefined && canReach(scene, questOf(quest), points)) scene.note('quest-ahead', stop);
}
