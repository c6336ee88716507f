/** Expeditions: the active player sends persons away for influence and coins. */
import type { Move as AnyMove, Refusal, Seat } from '@captains-table/kernel';
import { isRecord, must } from '@captains-table/kernel';
import { abilityOf } from './adventure/abilities.ts';
import { gainCrowns } from './adventure/crowns.ts';
import { discardKept } from './adventure/missions.ts';
import { keptBy } from './adventure/requirements.ts';
import type { Box, Card } from './box.ts';
import { cardOf } from './box.ts';
import { gain } from './deck.ts';
import { maybeTriggerEnd } from './end.ts';
import { personsOf } from './influence.ts';
import { lastingChange } from './standstill.ts';
import type { CardNumber, Code, Events, Move, State } from './state.ts';

type ExpeditionMove = Extract<Move, { kind: 'expedition' }>;

/** Adds every way to complete an expedition now, for the active player. Rules PR-5.1 to PR-5.9. */
export function expeditionMoves(box: Box, state: State, moves: Move[]): void {
  for (const number of state.expeditions) {
    const card = cardOf(box, number);
    const ship = card.cargo === '' ? undefined : shipFor(box, state, card);
    if (card.cargo !== '' && ship === undefined) continue;
    for (const persons of crews(box, personsOf(state, state.active), card)) {
      const move = { kind: 'expedition', card: card.id, persons } as const;
      moves.push(ship === undefined ? move : { ...move, ship });
    }
  }
}

/** The kept ship with the cargo asked for that was kept first. Rule PR-24.13. */
function shipFor(box: Box, state: State, { cargo }: Card): string | undefined {
  const kept = keptBy(state, state.active).find((number) => cardOf(box, number).cargo === cargo);
  return kept === undefined ? undefined : cardOf(box, kept).id;
}

/**
 * The different crews that can be sent, as sorted ids. Persons who are alike in everything (type,
 * cost, influence) are one choice: the first recruited goes.
 */
function crews(box: Box, persons: readonly CardNumber[], expedition: Card): string[][] {
  const { anchors, crosses, houses } = expedition;
  let useful = 0;
  for (const number of persons) if (cardOf(box, number).symbol !== '') useful++;
  if (useful < anchors + crosses + houses) return [];
  const found = new Map<string, string[]>();
  const wanted: Wanted = { anchor: anchors, cross: crosses, house: houses };
  fill(box, persons, wanted, 0, [], found);
  return [...found.values()];
}

interface Wanted {
  anchor: number;
  cross: number;
  house: number;
}

const SYMBOLS = ['anchor', 'cross', 'house'] as const;

/** Goes through the persons one by one: each stands for one symbol still wanted, or stays. */
function fill(
  box: Box,
  persons: readonly CardNumber[],
  wanted: Wanted,
  from: number,
  chosen: readonly CardNumber[],
  found: Map<string, string[]>,
): void {
  if (wanted.anchor + wanted.cross + wanted.house === 0) {
    const key = chosen
      .map((number) => likeness(cardOf(box, number)))
      .sort()
      .join();
    if (!found.has(key)) found.set(key, chosen.map((number) => cardOf(box, number).id).sort());
    return;
  }
  for (let i = from; i < persons.length; i++) {
    const number = must(persons[i]);
    const { symbol } = cardOf(box, number);
    if (symbol === '') continue;
    for (const part of SYMBOLS) {
      if (wanted[part] === 0 || (symbol !== part && symbol !== 'any')) continue;
      wanted[part]--;
      fill(box, persons, wanted, i + 1, [...chosen, number], found);
      wanted[part]++;
    }
  }
}

function likeness(card: Card): string {
  return `${card.type}/${card.cost}/${card.influence}`;
}

/** Rules PR-5.8, PR-5.10, PR-5.11: persons go first, then the coins come. */
export function completeExpedition(box: Box, state: State, move: ExpeditionMove, events: Events): void {
  const seat = state.active;
  const expedition = box.cardNumber(move.card);
  if (expedition === undefined) return;
  for (const id of move.persons) {
    const person = box.cardNumber(id);
    if (person !== undefined) takeFrom(personsOf(state, seat), person, state.discard);
  }
  if (move.ship !== undefined) discardKept(box, state, seat, move.ship);
  takeFrom(state.expeditions, expedition, must(state.completed[seat]));
  lastingChange(state);
  const { coins } = cardOf(box, expedition);
  gain(state, seat, coins, events);
  events?.({ key: 'explored', seat, card: move.card, persons: move.persons, coins });
  // Rule PR-21.14.
  const { expeditionCrowns = 0 } = abilityOf(box, state, seat) ?? {};
  if (expeditionCrowns > 0) gainCrowns(box, state, seat, expeditionCrowns, events);
  maybeTriggerEnd(box, state, seat, events);
}

function takeFrom(from: CardNumber[], card: CardNumber, to: CardNumber[]): void {
  from.splice(from.indexOf(card), 1);
  to.push(card);
}

export function whyNoExpedition(box: Box, state: State, seat: Seat, move: AnyMove): Refusal<Code> {
  if (seat !== state.active) return { code: 'only-active', rule: 'PR-5.2' };
  const id = isRecord(move) ? move['card'] : undefined;
  const onTable = typeof id === 'string' && state.expeditions.some((number) => cardOf(box, number).id === id);
  return onTable ? { code: 'wrong-persons', rule: 'PR-5.6' } : { code: 'expedition-away', rule: 'PR-5.1' };
}
