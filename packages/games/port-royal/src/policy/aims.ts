/** Missions that a seat may still complete: how far away they are, and what a step towards them is worth. */
import type { Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import { adventureOf, markersGone } from '../adventure/abilities.ts';
import type { MissionRequirement } from '../adventure/content.ts';
import { mayComplete } from '../adventure/missions.ts';
import { hasOf, isAsked, lackOf } from '../adventure/requirements.ts';
import type { StoryNumber } from '../adventure/state.ts';
import { missionsInPlay, storyOf } from '../adventure/stories.ts';
import type { Box, Card } from '../box.ts';
import { cardOf } from '../box.ts';
import { coinsOf } from '../deck.ts';
import { clockwiseFrom, seatCount } from '../seats.ts';
import type { CardNumber, State } from '../state.ts';
import type { GroupGoals } from './group.ts';
import type { Odds } from './odds.ts';

export interface Aim {
  readonly requires: readonly MissionRequirement[];
  /** What completing it is worth, in coins. */
  readonly prize: number;
  /** What a step towards it is worth: more, the fewer steps are left. */
  readonly step: number;
  /** What the seat still lacks of each requirement. */
  readonly lacks: readonly number[];
  /** Coins to save for it, and what each of them is worth until all are saved. */
  readonly reserve: number;
  readonly coin: number;
  /** A tax would complete it. */
  readonly awaitsTax: boolean;
}

export const NO_AIMS: readonly Aim[] = [];

/** What a mission is worth beside its reward. */
const PRIZE = {
  /** A group loses without it. */
  needed: 12,
  /** Another player is nearer to it; ships that it asks for are best in one hand. */
  shared: 3,
  sharedShips: 0.5,
  /** It is done, but the group needs markers. */
  marker: 4,
  /** Crowns are all it brings. */
  spare: 1,
  /** In competition, before the trophy and after it. */
  trophy: 5,
  crowns: 2.5,
} as const;

/** A tax of the base game takes coins from players who have at least this many. */
export const TAXED_FROM = 12;
/** What each coin is worth to a player who waits for a tax, as a share of the mission's prize. */
const HOARDED_COIN = 0.11;

export function aimsOf(box: Box, state: State, seat: Seat, goals: GroupGoals | undefined): readonly Aim[] {
  const adventure = adventureOf(state);
  const aims: Aim[] = [];
  for (const story of missionsInPlay(box, state)) {
    if (!mayComplete(adventure, seat, story)) continue;
    const { requires } = storyOf(box, story).mission;
    const lacks = requires.map((asked) => lackOf(box, state, seat, asked));
    const steps = stepsOf(box, state, seat, requires);
    const prize = prizeOf(box, state, seat, story, steps, goals);
    const step = (0.8 * prize) / Math.max(1, steps);
    const awaitsTax = requires.some(isTaxed) && wouldBeTaxed(state, seat, story, goals !== undefined);
    aims.push({ requires, prize, lacks, step, awaitsTax, ...reserveOf(state, seat, requires, prize, step) });
  }
  return aims;
}

function isTaxed({ asks }: MissionRequirement): boolean {
  return asks === 'taxed';
}

/** Whether a tax would take coins of this seat, or of another one in its group. */
function wouldBeTaxed(state: State, seat: Seat, story: StoryNumber, together: boolean): boolean {
  const isRich = (other: Seat) =>
    coinsOf(state, other) >= TAXED_FROM && mayComplete(adventureOf(state), other, story);
  return together ? clockwiseFrom(state, seat).some(isRich) : isRich(seat);
}

function prizeOf(
  box: Box,
  state: State,
  seat: Seat,
  story: StoryNumber,
  steps: number,
  goals: GroupGoals | undefined,
): number {
  const adventure = adventureOf(state);
  if (goals === undefined) return markersGone(adventure, seat) < 2 ? PRIZE.trophy : PRIZE.crowns;
  const isDone = must(adventure.claims[adventure.stories.indexOf(story)]).length > 0;
  if (isDone) return goals.lacksMarkers ? PRIZE.marker : PRIZE.spare;
  if (isNearest(box, state, seat, story, steps)) return PRIZE.needed;
  return storyOf(box, story).mission.requires.some(asksForShips) ? PRIZE.sharedShips : PRIZE.shared;
}

function asksForShips({ asks }: MissionRequirement): boolean {
  return asks === 'ships' || asks === 'cargo';
}

/** Whether no other seat is nearer to a mission. */
function isNearest(box: Box, state: State, seat: Seat, story: StoryNumber, steps: number): boolean {
  const { requires } = storyOf(box, story).mission;
  for (let other = 0; other < seatCount(state); other++) {
    if (other === seat || !mayComplete(adventureOf(state), other, story)) continue;
    const theirs = stepsOf(box, state, other, requires);
    if (theirs < steps || (theirs === steps && other < seat)) return false;
  }
  return true;
}

/** About how many cards a seat must take for all that it lacks. */
export function stepsOf(box: Box, state: State, seat: Seat, requires: readonly MissionRequirement[]): number {
  let steps = 0;
  for (const asked of requires) steps += lackOf(box, state, seat, asked) * stepSize(asked);
  if (requires.some(isTaxed)) {
    steps += STEPS.coin * Math.max(0, TAXED_FROM - coinsOf(state, seat));
  }
  return steps;
}

const STEPS = { coin: 0.2, crown: 0.6, influence: 0.4, sabre: 0.7, cheap: 0.7, expedition: 2 } as const;

function stepSize({ asks }: MissionRequirement): number {
  switch (asks) {
    case 'pay':
      return STEPS.coin;
    case 'crowns':
      return STEPS.crown;
    case 'influence':
      return STEPS.influence;
    case 'sabres':
      return STEPS.sabre;
    case 'cheap-persons':
      return STEPS.cheap;
    case 'expeditions':
      return STEPS.expedition;
    case 'persons':
    case 'ships':
    case 'cargo':
    case 'colours':
    case 'stop':
    case 'taxed':
      return 1;
    case 'take-less':
      return 0;
  }
}

function reserveOf(
  state: State,
  seat: Seat,
  requires: readonly MissionRequirement[],
  prize: number,
  step: number,
): Pick<Aim, 'reserve' | 'coin'> {
  for (const asked of requires) {
    if (asked.asks === 'pay') return { reserve: asked.coins, coin: Math.min(1, STEPS.coin * step) };
    if (asked.asks === 'taxed' && isRichest(state, seat))
      return { reserve: TAXED_FROM, coin: HOARDED_COIN * prize };
  }
  return { reserve: 0, coin: 0 };
}

/** The one in a group who waits for a tax. */
function isRichest(state: State, seat: Seat): boolean {
  const coins = coinsOf(state, seat);
  return clockwiseFrom(state, 0).every(
    (other) =>
      other === seat || coinsOf(state, other) < coins || (coinsOf(state, other) === coins && seat < other),
  );
}

/** How much nearer a person brings a seat to its missions, in coins. */
export function personAim(box: Box, state: State, person: Card, aims: readonly Aim[]): number {
  let worth = 0;
  for (const { requires, lacks, step } of aims) {
    for (const [at, asked] of requires.entries()) {
      const lack = must(lacks[at]);
      if (lack > 0) worth += step * personSteps(box, state, person, asked, lack);
    }
  }
  return worth;
}

function personSteps(box: Box, state: State, person: Card, asked: MissionRequirement, lack: number): number {
  switch (asked.asks) {
    case 'persons':
      return person.type !== '' && asked.types.includes(person.type) ? 1 : 0;
    case 'cheap-persons':
      return person.cost <= asked.cost ? STEPS.cheap : 0;
    case 'sabres':
      return STEPS.sabre * Math.min(lack, person.sabres);
    case 'influence':
      return STEPS.influence * Math.min(lack, person.influence);
    case 'expeditions':
      return person.symbol === '' ? 0 : isCalledFor(box, state, person) ? 0.9 : 0.5;
    default:
      return 0;
  }
}

function isCalledFor(box: Box, state: State, { symbol }: Card): boolean {
  return state.expeditions.some((number) => {
    const { anchors, crosses, houses } = cardOf(box, number);
    if (symbol === 'any') return true;
    return (symbol === 'anchor' ? anchors : symbol === 'cross' ? crosses : houses) > 0;
  });
}

/** How much nearer keeping a ship brings a seat to its missions, in coins. */
export function cargoAim(ship: Card, aims: readonly Aim[]): number {
  let most = 0;
  for (const { requires, lacks, step } of aims) {
    for (const [at, asked] of requires.entries()) {
      if (asked.asks !== 'ships' && asked.asks !== 'cargo') continue;
      if (must(lacks[at]) > 0 && isAsked(ship, asked)) most = Math.max(most, step);
    }
  }
  return most;
}

/** What is lost if a kept ship is spent elsewhere: the prize of a mission that needs every such ship. */
export function cargoLoss(box: Box, state: State, seat: Seat, ship: Card, aims: readonly Aim[]): number {
  let most = 0;
  for (const { requires, prize } of aims) {
    const isNeeded = requires.some(
      (asked) =>
        (asked.asks === 'ships' || asked.asks === 'cargo') &&
        isAsked(ship, asked) &&
        hasOf(box, state, seat, asked) <= asked.count,
    );
    if (isNeeded) most = Math.max(most, prize);
  }
  return most;
}

/** What missions lose when these persons leave. */
export function crewLoss(
  box: Box,
  state: State,
  persons: readonly CardNumber[],
  aims: readonly Aim[],
): number {
  let worth = 0;
  for (const { requires, step } of aims) {
    for (const asked of requires) {
      if (asked.asks !== 'persons' && asked.asks !== 'cheap-persons') continue;
      for (const number of persons) worth += step * personSteps(box, state, cardOf(box, number), asked, 1);
    }
  }
  return worth;
}

/** What it is worth to missions when a seat with `coins` gains or loses `change` coins. */
export function coinsAim(aims: readonly Aim[], coins: number, change: number): number {
  let worth = 0;
  for (const { reserve, coin } of aims) {
    if (reserve > 0) worth += coin * (Math.min(reserve, coins + change) - Math.min(reserve, coins));
  }
  return worth;
}

/** What stopping with this many cards in the harbour is worth for missions that ask for it. */
export function stopAim(aims: readonly Aim[], cards: number): number {
  let worth = 0;
  for (const { requires, lacks, prize } of aims) {
    if (!requires.some((asked) => asked.asks === 'stop' && asked.cards === cards)) continue;
    const isReady = requires.every((asked, at) => asked.asks === 'stop' || lacks[at] === 0);
    if (isReady) worth += 0.7 * prize;
  }
  return worth;
}

/** What turning over one more card is worth for missions: another colour, or a tax. */
export function drawAim(aims: readonly Aim[], colours: number, odds: Odds): number {
  let worth = 0;
  for (const { requires, lacks, prize, awaitsTax } of aims) {
    if (awaitsTax) worth += prize * odds.tax;
    for (const [at, asked] of requires.entries()) {
      if (asked.asks !== 'colours' || colours >= asked.count) continue;
      const isReady = lacks.every((lack, i) => i === at || lack === 0);
      if (isReady) worth += (0.9 * prize * (odds.newColour + 0.25)) / (asked.count - colours);
    }
  }
  return worth;
}
