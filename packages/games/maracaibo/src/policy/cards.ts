/** What project cards are worth: bought, in hand, and by the tokens they wait for. */
import type { Card } from '../box.ts';
import { NONE } from '../box.ts';
import { priceFor } from '../cards/buy.ts';
import { hasSynergy } from '../cards/synergy.ts';
import { at } from '../lists.ts';
import { orderOf } from '../places.ts';
import type { CardNumber } from '../state.ts';
import type { Situation } from './situation.ts';
import { wishForCard } from './story.ts';

/** What buying it brings beyond all it costs. */
export function purchaseWorth(situation: Situation, number: CardNumber): number {
  const card = at(situation.box.cards, number);
  const worth = cardWorth(situation, number, card);
  return worth - costOf(situation, card, worth) + situation.weights.buying;
}

function costOf(situation: Situation, card: Card, worth: number): number {
  const { state, seat } = situation;
  const spies = (card.spyTo === NONE ? 0 : 1) + (card.returnsSpy ? 1 : 0) + (card.keepsSpy ? 1 : 0);
  const price = priceFor(state, seat, card.price) * situation.doubloon;
  const cards = card.pay.length > 0 ? HERBS * cardKept(situation) : 0;
  return -(
    situation.note(price > worth ? 'high-price' : 'costs-doubloons', -price) +
    situation.note('spends-spies', -spies * situation.spy) +
    situation.note('spends-combat-points', -card.combatPoints * situation.combatPoint) +
    situation.note('needs-cards', -cards)
  );
}

/** Cards that the dearest price in cards asks for; it stands for every such price. */
const HERBS = 3;

function cardWorth(situation: Situation, number: CardNumber, card: Card): number {
  return (
    situation.note('brings-points', card.points) +
    situation.note('brings-income', incomeWorth(situation, card)) +
    abilityWorth(situation, number, card) +
    spyWorth(situation, number, card) +
    situation.gain(card.immediate)
  );
}

function incomeWorth(situation: Situation, card: Card): number {
  const { state, seat, doubloonIncome, scorings, weights } = situation;
  let worth = card.incomeDoubloons * doubloonIncome + card.incomePoints * scorings;
  for (const { synergy, track, x } of card.lateIncome) {
    const whole = x * (track === 'doubloons' ? doubloonIncome : scorings);
    worth += hasSynergy(state, seat, synergy) ? whole : whole * weights.waitingIncome;
  }
  return worth;
}

function abilityWorth(situation: Situation, number: CardNumber, card: Card): number {
  const { lasting } = at(situation.table, number);
  if (lasting === 0) return 0;
  const reason = card.abilities.compasses > 0 ? 'brings-compass' : 'strong-card';
  return situation.note(reason, (situation.weights.abilities * lasting * situation.time) / 4);
}

/** A spy brings points in every round, or its action when that is better. */
function spyWorth(situation: Situation, number: CardNumber, card: Card): number {
  if (card.spyTo === NONE) return 0;
  const { box, state, seat } = situation;
  const later = situation.scorings - 1;
  const ahead = orderOf(box, card.spyTo) > orderOf(box, at(state.ships, seat)) && state.trigger < 0;
  const rounds = later + (ahead ? 1 : 0);
  const worth = at(situation.table, number).spyRound * rounds;
  return situation.note(ahead ? 'spy-place-ahead' : 'spy-action', worth + situation.thing('spiesOnBoard'));
}

/** What a token is worth: the income that bought and planned cards wait with, and whatever counts tokens. */
export function synergyWorth(situation: Situation, symbol: number): number {
  const { state, seat, weights, time } = situation;
  if (hasSynergy(state, seat, symbol)) return 0;
  const token = (weights.synergy * Math.min(4, time + 0.5)) / 4 + situation.thing('synergies');
  let woken = 0;
  for (const card of at(state.bought, seat)) woken += wokenIncome(situation, card, symbol);
  const promised = (1 - weights.waitingIncome) / 2;
  for (const card of at(state.planned, seat)) woken += promised * wokenIncome(situation, card, symbol);
  return situation.note('brings-synergy', token) + situation.note('wakes-income', woken);
}

/** The income of a card that waits for this symbol. */
function wokenIncome({ box, doubloonIncome, scorings }: Situation, card: CardNumber, symbol: number): number {
  let worth = 0;
  for (const { synergy, track, x } of at(box.cards, card).lateIncome) {
    if (synergy === symbol) worth += x * (track === 'doubloons' ? doubloonIncome : scorings);
  }
  return worth;
}

/** A card in hand: something to deliver or pay with, or to buy later. */
export function keptWorth(situation: Situation, card: CardNumber): number {
  const kept = cardKept(situation) + Math.max(0, situation.hope(card)) * situation.weights.kept;
  return situation.state.storyline === null ? kept : kept + wishForCard(situation, card);
}

/** What any card in hand is worth as a good or an item. */
export function cardKept({ weights, time }: Situation): number {
  return weights.handCard * Math.min(1, time + 0.2);
}

/** What an unseen card may be worth in hand. */
export function unseenWorth(situation: Situation): number {
  const { weights, time } = situation;
  return cardKept(situation) + weights.unseen * weights.kept * Math.min(1, time + 0.1);
}

/** What is lost by giving up the whole hand for as many unseen cards. */
export function handLoss(situation: Situation): number {
  const { state, seat } = situation;
  const unseen = unseenWorth(situation);
  let loss = 0;
  for (const card of at(state.hands, seat)) loss += keptWorth(situation, card) - unseen;
  return loss;
}
