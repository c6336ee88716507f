/** What speaks for and against ships, persons, expeditions and contracts. */
import type { Card } from '../box.ts';
import { cardOf } from '../box.ts';
import { claimsOf, contractOf, counted } from '../contracts/markers.ts';
import { findPerson, influenceOf, printedInfluence, tradeBonusOf } from '../influence.ts';
import { costOf, feeOf } from '../price.ts';
import { clockwiseFrom } from '../seats.ts';
import { forgoWorth } from './contracts.ts';
import type { Situation, Term } from './reason.ts';
import { personWorth, shipWorth } from './worth.ts';

/** No person trades in it. */
const NO_COLOUR = -1;

export function shipTerms({ box, state, seat, race }: Situation, ship: Card): Term[] {
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

export function personTerms(situation: Situation, person: Card): Term[] {
  const { box, state, seat, race } = situation;
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
    ...goalTerms(situation, person.influence, false),
  ];
}

export function expeditionTerms(situation: Situation, expedition: Card, persons: readonly string[]): Term[] {
  const { box, race } = situation;
  const crew = persons.map((id) => box.cardNumber(id) ?? 0);
  const jacks = crew.filter((number) => cardOf(box, number).symbol === 'any').length;
  const gain = expedition.influence - printedInfluence(box, crew);
  return [
    [gain > 0 ? 'expedition-pays' : 'gives-up-influence', gain * race.point],
    ['brings-coins', expedition.coins],
    ['spends-jack', -0.4 * jacks],
    ...goalTerms(situation, gain, true),
  ];
}

export function claimTerms(situation: Situation, id: string): Term[] {
  const { box, state, seat, race } = situation;
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
    ...goalTerms(situation, done, false),
  ];
}

export function forgoTerms({ box, state, seat, race }: Situation, take: boolean): Term[] {
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
export function goalTerms({ box, state, seat }: Situation, gain: number, expedition: boolean): Term[] {
  if (state.cooperative || gain <= 0) return [];
  if (state.needsExpedition && !expedition && state.completed[seat]?.length === 0) return [];
  const own = influenceOf(box, state, seat);
  if (!state.ending) return own + gain < state.goal ? [] : [['reaches-goal', 100]];
  const others = clockwiseFrom(state, seat).slice(1);
  const most = Math.max(...others.map((other) => influenceOf(box, state, other)));
  return own <= most && own + gain > most ? [['takes-lead', 100]] : [];
}
