/**
 * Why a move looks good or bad: the terms of its rating that weigh most, in coins, each told by one
 * key. What a card's ability is worth is found by rating the same card without it, so that the
 * numbers are those of the rating itself.
 */
import type { Seat } from '@captains-table/kernel';
import { extraCardsOf } from '../arrival.ts';
import type { Box, Card } from '../box.ts';
import { cardOf } from '../box.ts';
import { claimsOf, contractOf, counted } from '../contracts/markers.ts';
import { coinsOf } from '../deck.ts';
import { coloursClash, coloursInHarbour } from '../harbour.ts';
import { findPerson, influenceOf, printedInfluence, tradeBonusOf } from '../influence.ts';
import { costOf, feeOf } from '../price.ts';
import { clockwiseFrom, seatCount } from '../seats.ts';
import type { Move, State } from '../state.ts';
import { forgoWorth } from './contracts.ts';
import { oddsOf } from './odds.ts';
import type { Race } from './worth.ts';
import { bestTakes, personWorth, raceOf, shipWorth } from './worth.ts';

type Risk = 'low-risk' | 'high-risk' | 'little-to-lose' | 'risk-avoided' | 'bust-avoided' | 'busts';
type Harbour = 'better-cards' | 'rich-harbour' | 'little-to-take' | 'leaves-good-card' | 'nothing-worth';
type Takes = 'one-more-take' | 'several-takes' | 'more-cards' | 'all-taken' | 'others-pay' | 'pays-fee';
type Ship =
  'rich-ship' | 'trader-bonus' | 'ship-for-influence' | 'frees-colour' | 'keeps-ship' | 'loses-ship';
type Coins =
  'brings-coins' | 'needs-coins' | 'coins-count-little' | 'costs-coins' | 'good-price' | 'high-price';
type Person = 'sabres' | 'brings-income' | 'cheaper-crew' | 'symbol-for-expedition' | 'future-expedition';
type Influence = 'brings-influence' | 'gives-up-influence' | 'expedition-pays' | 'spends-jack';
type Goal = 'reaches-goal' | 'takes-lead' | 'helps-least' | 'helps-rival';
type Contract = 'contract-reward' | 'contract-progress' | 'contract-needed' | 'contract-twice';
type Time = 'time-to-spare' | 'time-is-short' | 'can-wait';

/** A key of the texts' reasons. */
export type Reason = Risk | Harbour | Takes | Ship | Coins | Person | Influence | Goal | Contract | Time;

/** A reason with its weight; below 0 it speaks against the move. */
type Term = readonly [Reason, number];

interface Scene {
  readonly box: Box;
  readonly state: State;
  readonly seat: Seat;
  readonly race: Race;
}

const MOST_REASONS = 3;
/** What weighs less is told only when there is nothing else to tell. */
const NOTICEABLE = 0.25;
const LOW_RISK = 0.1;
const HIGH_RISK = 0.25;
/** No person trades in it. */
const NO_COLOUR = -1;

/** One to three reasons, the weightiest first. */
export function reasonsOf(box: Box, state: State, seat: Seat, move: Move): Reason[] {
  const terms = termsOf({ box, state, seat, race: raceOf(box, state, seat) }, move)
    .filter(([, weight]) => weight !== 0)
    .toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  const noticeable = terms.filter(([, weight]) => Math.abs(weight) >= NOTICEABLE).length;
  return terms.slice(0, Math.min(MOST_REASONS, Math.max(1, noticeable))).map(([reason]) => reason);
}

function termsOf(scene: Scene, move: Move): readonly Term[] {
  const { box, race } = scene;
  switch (move.kind) {
    case 'draw':
      return drawTerms(scene, 1);
    case 'gamble':
      return [...drawTerms(scene, 4), ['more-cards', 0.5]];
    case 'stop':
      return stopTerms(scene);
    case 'repel':
    case 'repel-keep':
    case 'let-in':
      return shipAtTheGateTerms(scene, move.kind);
    case 'claim':
      return claimTerms(scene, move.contract);
    case 'trade':
      return shipTerms(scene, cardNamed(box, move.card));
    case 'recruit':
      return personTerms(scene, cardNamed(box, move.card));
    case 'expedition':
      return expeditionTerms(scene, cardNamed(box, move.card), move.persons);
    case 'forgo':
      return forgoTerms(scene, move.take);
    case 'store':
      if (!move.take) return [['gives-up-influence', -race.point]];
      return [['ship-for-influence', race.point], ...goalTerms(scene, 1, false)];
    case 'gift':
      return [[isLeastRival(scene, move.to) ? 'helps-least' : 'helps-rival', 1]];
    case 'save':
    case 'set-aside':
      return [[hasTimeToSpare(scene) ? 'time-to-spare' : 'time-is-short', 1]];
    case 'done':
      return doneTerms(scene);
    case 'decline':
      return [['can-wait', 1]];
  }
}

function drawTerms(scene: Scene, cards: number): Term[] {
  const { box, state, seat } = scene;
  const odds = oddsOf(box, state, seat);
  const bust = 1 - (1 - odds.bust) ** cards;
  const now = takesNow(scene, 0);
  const better = (odds.newColour + 1.1 * odds.person) * (now < 2 ? 1 : 0.6);
  const oneMore = coloursInHarbour(box, state) < 3 ? 0 : odds.newColour * (takesNow(scene, 1) - now);
  return [
    bust < LOW_RISK ? ['low-risk', 1] : ['high-risk', bust < HIGH_RISK ? 0 : -bust * (now + 1)],
    ['little-to-lose', bust < LOW_RISK ? 0 : Math.max(0, 1 - now)],
    ['one-more-take', oneMore],
    ['better-cards', better],
  ];
}

function stopTerms(scene: Scene): Term[] {
  const { box, state, seat } = scene;
  const { bust } = oddsOf(box, state, seat);
  const now = takesNow(scene, 0);
  const customers = Math.min(state.harbour.length, seatCount(state)) - 1;
  return [
    ['risk-avoided', bust < LOW_RISK ? 0 : bust * (now + 1)],
    now < 1 ? ['little-to-take', now - 1] : ['rich-harbour', now],
    ['several-takes', takesOf(scene) < 2 ? 0 : now - takesNow(scene, -1)],
    ['others-pay', Math.max(0, customers) * 0.25],
  ];
}

function takesOf({ box, state, seat }: Scene): number {
  return Math.max(1, coloursInHarbour(box, state) - 2) + extraCardsOf(box, state, seat);
}

/** What could be taken from the harbour now, with some cards more or fewer. */
function takesNow(scene: Scene, more: number): number {
  const { box, state, seat, race } = scene;
  return bestTakes(box, state, seat, coinsOf(state, seat), takesOf(scene) + more, race);
}

function shipAtTheGateTerms({ box, state }: Scene, answer: 'repel' | 'repel-keep' | 'let-in'): Term[] {
  const frame = state.stack.at(-1);
  if (frame?.kind !== 'repel') return [];
  const bust = coloursClash(box, state, frame.card);
  const colours = coloursInHarbour(box, state);
  if (answer === 'let-in') {
    return bust ? [['busts', -4]] : [[colours < 3 ? 'keeps-ship' : 'several-takes', 1]];
  }
  const keeps = answer === 'repel-keep';
  if (bust)
    return [
      ['bust-avoided', 4],
      ['contract-progress', keeps ? 1 : 0],
    ];
  if (keeps) return [['contract-progress', 1]];
  const cheap = cardOf(box, frame.card).coins === 1 && colours < 3;
  return [cheap ? ['frees-colour', 0.1] : ['loses-ship', -0.4]];
}

function shipTerms({ box, state, seat, race }: Scene, ship: Card): Term[] {
  const worth = (change: Partial<Card>) => shipWorth(box, state, seat, { ...ship, ...change }, race);
  const coin = worth({ coins: ship.coins + 1 }) - worth({});
  const bonus = tradeBonusOf(box, state, seat, ship.colour) * coin;
  const merchant = findPerson(box, state, seat, (person) => person.storeColour === ship.colour);
  return [
    [ship.coins < 3 ? 'brings-coins' : 'rich-ship', ship.coins * coin],
    ['trader-bonus', bonus],
    [merchant ? 'ship-for-influence' : 'more-cards', worth({}) - worth({ colour: NO_COLOUR }) - bonus],
    ['needs-coins', coin > 0.9 ? ship.coins * 0.2 : 0],
    ['coins-count-little', coin < 0.5 ? ship.coins * (coin - 0.8) : 0],
    ['pays-fee', -feeOf(state, seat) * coin],
  ];
}

function personTerms(scene: Scene, person: Card): Term[] {
  const { box, state, seat, race } = scene;
  const rated = (change: Partial<Card>, at = state) =>
    personWorth(box, at, seat, { ...person, ...change }, race);
  const worth = rated({});
  const without = (change: Partial<Card>) => worth - rated(change);
  const isWanted = worth > rated({}, { ...state, expeditions: [] });
  const saved = person.cost - costOf(box, state, seat, person);
  const income = { bonusCoins: 0, emptyHarbourCoins: 0, sizeCoins: 0, shipsMinusOne: 0 };
  return [
    ['brings-influence', without({ influence: 0 })],
    [isWanted ? 'symbol-for-expedition' : 'future-expedition', without({ symbol: '' })],
    ['sabres', without({ sabres: 0 })],
    ['brings-income', without(income)],
    ['cheaper-crew', without({ discount: 0 })],
    ['more-cards', without({ extraCards: 0, clerkCards: 0, gambleDraw: 0 })],
    ['ship-for-influence', without({ storeInfluence: 0 })],
    ['good-price', without({ cost: person.cost + saved })],
    ['high-price', worth < 0 ? without({ cost: 0 }) : 0],
    ['pays-fee', worth - rated({}, { ...state, active: seat })],
    ...goalTerms(scene, person.influence, false),
  ];
}

function expeditionTerms(scene: Scene, expedition: Card, persons: readonly string[]): Term[] {
  const { box, race } = scene;
  const crew = persons.map((id) => box.cardNumber(id) ?? 0);
  const jacks = crew.filter((number) => cardOf(box, number).symbol === 'any').length;
  const gain = expedition.influence - printedInfluence(box, crew);
  return [
    [gain > 0 ? 'expedition-pays' : 'gives-up-influence', gain * race.point],
    ['brings-coins', expedition.coins],
    ['spends-jack', -0.4 * jacks],
    ...goalTerms(scene, gain, true),
  ];
}

function claimTerms(scene: Scene, id: string): Term[] {
  const { box, state, seat, race } = scene;
  const contract = state.contracts.find((number) => contractOf(box, number).id === id);
  if (contract === undefined) return [];
  const { requires, slots } = contractOf(box, contract);
  const claims = claimsOf(state, contract).length;
  if (state.cooperative) return [[claims > 0 ? 'contract-twice' : 'contract-needed', 20]];
  const [asked] = requires;
  const steps = asked?.asks === 'colours' ? (asked.times ?? 1) : 1;
  if (counted(state, seat, contract) + 1 < steps) return [['contract-progress', 1]];
  const done = state.claims.filter((seats) => seats.includes(seat)).length;
  return [
    ['contract-reward', 1 + (slots[claims] ?? 0)],
    ['brings-influence', done * race.point],
    ['costs-coins', asked?.asks === 'pay' ? -asked.coins : 0],
    ...goalTerms(scene, done, false),
  ];
}

function forgoTerms({ box, state, seat, race }: Scene, take: boolean): Term[] {
  const frame = state.stack.at(-1);
  if (frame?.kind !== 'trade') return [];
  const { coins } = cardOf(box, frame.card);
  if (!take) return [['brings-coins', coins]];
  const progress = forgoWorth(box, state, seat, race) + coins;
  return [
    [progress < 0 ? 'contract-twice' : 'contract-progress', progress],
    ['costs-coins', -coins],
  ];
}

/** Influence that decides the game weighs more than anything else. */
function goalTerms({ box, state, seat }: Scene, gain: number, expedition: boolean): Term[] {
  if (state.cooperative || gain <= 0) return [];
  if (state.needsExpedition && !expedition && state.completed[seat]?.length === 0) return [];
  const own = influenceOf(box, state, seat);
  if (!state.ending) return own + gain < state.goal ? [] : [['reaches-goal', 100]];
  const others = clockwiseFrom(state, seat).slice(1);
  const most = Math.max(...others.map((other) => influenceOf(box, state, other)));
  return own <= most && own + gain > most ? [['takes-lead', 100]] : [];
}

function isLeastRival({ box, state, seat }: Scene, receiver: Seat): boolean {
  const strength = (other: Seat) => influenceOf(box, state, other) + 0.3 * coinsOf(state, other);
  return clockwiseFrom(state, seat)
    .slice(1)
    .every((other) => strength(other) >= strength(receiver));
}

/** More turns left than the open contracts seem to need. */
function hasTimeToSpare({ state }: Scene): boolean {
  const open = state.claims.filter((claims) => claims.length === 0).length;
  return state.timePile.length - open * 3 > 1;
}

function doneTerms({ box, state, seat, race }: Scene): Term[] {
  const frame = state.stack.at(-1);
  if (frame?.kind !== 'take') return [['can-wait', 1]];
  if (frame.left === 0) return [['all-taken', 1]];
  const best = bestTakes(box, state, seat, coinsOf(state, seat), 1, race);
  return [[best > NOTICEABLE ? 'leaves-good-card' : 'nothing-worth', 1]];
}

function cardNamed(box: Box, id: string): Card {
  return cardOf(box, box.cardNumber(id) ?? 0);
}
