/** What project cards are worth: bought, in hand, and by the tokens they wait for. */
import type { Card } from '../box.ts';
import { NONE } from '../box.ts';
import { priceFor } from '../cards/buy.ts';
import { hasSynergy } from '../cards/synergy.ts';
import { at } from '../lists.ts';
import { orderOf } from '../places.ts';
import type { CardNumber } from '../state.ts';
import type { Scene } from './scene.ts';
import { wishForCard } from './story.ts';

/** What a card that no one knows yet may be worth beyond its price. */
const UNSEEN = 3.2;

/** What buying it brings beyond all it costs. */
export function purchaseWorth(scene: Scene, number: CardNumber): number {
  const card = at(scene.box.cards, number);
  const worth = cardWorth(scene, number, card);
  return worth - costOf(scene, card, worth);
}

function costOf(scene: Scene, card: Card, worth: number): number {
  const { state, seat } = scene;
  const spies = (card.spyTo === NONE ? 0 : 1) + (card.returnsSpy ? 1 : 0) + (card.keepsSpy ? 1 : 0);
  const price = priceFor(state, seat, card.price) * scene.doubloon;
  const cards = card.pay.length > 0 ? HERBS * cardKept(scene) : 0;
  return -(
    scene.note(price > worth ? 'high-price' : 'costs-doubloons', -price) +
    scene.note('spends-spies', -spies * scene.spy) +
    scene.note('spends-combat-points', -card.combatPoints * scene.combatPoint) +
    scene.note('needs-cards', -cards)
  );
}

/** Cards that the dearest of them asks for. */
const HERBS = 3;

function cardWorth(scene: Scene, number: CardNumber, card: Card): number {
  return (
    scene.note('brings-points', card.points) +
    scene.note('brings-income', incomeWorth(scene, card)) +
    abilityWorth(scene, number, card) +
    spyWorth(scene, number, card) +
    scene.gain(card.immediate)
  );
}

function incomeWorth(scene: Scene, card: Card): number {
  const { state, seat, doubloonIncome, scorings, weights } = scene;
  let worth = card.incomeDoubloons * doubloonIncome + card.incomePoints * scorings;
  for (const { synergy, track, x } of card.lateIncome) {
    const whole = x * (track === 'doubloons' ? doubloonIncome : scorings);
    worth += hasSynergy(state, seat, synergy) ? whole : whole * weights.waitingIncome;
  }
  return worth;
}

function abilityWorth(scene: Scene, number: CardNumber, card: Card): number {
  const { ability } = at(scene.table, number);
  if (ability === 0) return 0;
  const reason = card.abilities.compasses > 0 ? 'brings-compass' : 'strong-card';
  return scene.note(reason, (ability * scene.time) / 4);
}

/** A spy brings points in every round, or its action when that is better. */
function spyWorth(scene: Scene, number: CardNumber, card: Card): number {
  if (card.spyTo === NONE) return 0;
  const { box, state, seat } = scene;
  const later = scene.scorings - 1;
  const ahead = orderOf(box, card.spyTo) > orderOf(box, at(state.ships, seat)) && state.trigger < 0;
  const rounds = later + (ahead ? 1 : 0);
  const worth = at(scene.table, number).spyRound * rounds;
  return scene.note(ahead ? 'spy-place-ahead' : 'spy-action', worth + scene.thing('spiesOnBoard'));
}

/** A token: what own cards have waited for, and what else counts tokens. */
export function synergyWorth(scene: Scene, symbol: number): number {
  const { state, seat, weights, time } = scene;
  if (hasSynergy(state, seat, symbol)) return 0;
  const token = (weights.synergy * Math.min(4, time + 0.5)) / 4 + scene.thing('synergies');
  let woken = 0;
  for (const card of at(state.bought, seat)) woken += wokenIncome(scene, card, symbol);
  const promised = (1 - weights.waitingIncome) / 2;
  for (const card of at(state.planned, seat)) woken += promised * wokenIncome(scene, card, symbol);
  return scene.note('brings-synergy', token) + scene.note('wakes-income', woken);
}

/** The income of a card that waits for this symbol. */
function wokenIncome({ box, doubloonIncome, scorings }: Scene, card: CardNumber, symbol: number): number {
  let worth = 0;
  for (const { synergy, track, x } of at(box.cards, card).lateIncome) {
    if (synergy === symbol) worth += x * (track === 'doubloons' ? doubloonIncome : scorings);
  }
  return worth;
}

/** A card in hand: something to deliver or pay with, or to buy later. */
export function keptWorth(scene: Scene, card: CardNumber): number {
  const kept = cardKept(scene) + Math.max(0, scene.hope(card)) * scene.weights.kept;
  return scene.state.storyline === null ? kept : kept + wishForCard(scene, card);
}

/** Any card, as a good or an item. */
export function cardKept({ weights, time }: Scene): number {
  return weights.handCard * Math.min(1, time + 0.2);
}

/** What an unseen card may be worth in hand. */
export function unseenWorth(scene: Scene): number {
  return cardKept(scene) + UNSEEN * scene.weights.kept * Math.min(1, scene.time + 0.1);
}

/** What is lost with the whole hand, when as many unseen cards come for it. */
export function handLoss(scene: Scene): number {
  const { state, seat } = scene;
  const unseen = unseenWorth(scene);
  let loss = 0;
  for (const card of at(state.hands, seat)) loss += keptWorth(scene, card) - unseen;
  return loss;
}
