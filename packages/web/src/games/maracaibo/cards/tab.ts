/** What the lower edge of a card says: what a click does, or why it does nothing. */
import type { CardStanding } from '../drawings/cards/project-card.tsx';
import type { Move, Table } from '../board/table.ts';
import { ownOf } from '../board/table.ts';
import { doubloonsAfter } from './price.ts';

/** Where a card lies. */
export type Zone = 'hand' | 'planned' | 'row' | 'bought';

export type Standing = Pick<CardStanding, 'state' | 'tab'>;

/** The weightiest first; planning is free and can be done later as well. */
const ORDER: readonly Move['kind'][] = [
  'pay',
  'deliver',
  'buy',
  'take',
  'discard',
  'spy',
  'village-action',
  'combat-card',
  'plan',
];

/** What a click on a card means: planning is meant only where nothing else is, else it has a sign of its own. */
export function meantMoves(moves: readonly Move[]): readonly Move[] {
  const others = moves.filter(({ kind }) => kind !== 'plan');
  return others.length > 0 ? others : moves;
}

export function standingOf(id: string, zone: Zone, all: readonly Move[], table: Table): Standing {
  const moves = meantMoves(all);
  if (moves.length > 0) {
    const sorted = moves.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
    const tab = table.words.cards.joined(sorted.map((move) => tabWords(move, table)));
    return { state: isAside(sorted, table) ? 'free' : 'legal', tab };
  }
  const tab = reasonOf(id, zone, table);
  return tab === undefined ? {} : { state: 'quiet', tab };
}

/** Planning beside other decisions. */
function isAside(moves: readonly Move[], { pending }: Table): boolean {
  return pending?.kind !== 'opening-plan' && moves.every(({ kind }) => kind === 'plan');
}

/** What is left is more worth knowing than what is paid. */
function tabWords(move: Move, table: Table): string {
  const left = doubloonsAfter(move, table);
  const have = ownOf(table)?.doubloons;
  return left === undefined || left === have ? wordsOf(move, table) : `${have} → ${left}`;
}

/** What a move with a card does, in a word and its price. */
export function wordsOf(move: Move, table: Table): string {
  const { does } = table.words.cards;
  switch (move.kind) {
    case 'buy':
      return does.buy(table.outlook.cards.price(table.view, table.seat, move.card));
    case 'take':
      return does.take(table.pending?.kind === 'draw' ? table.pending.price : 0);
    case 'deliver':
      return does.deliver;
    case 'pay':
      return does.pay;
    case 'discard':
      return does.discard;
    case 'plan':
      return does.plan;
    case 'spy':
      return does.spy;
    case 'village-action':
      return does.villageAction;
    case 'combat-card':
      return does.combatAction;
    default:
      return does.choose;
  }
}

/** Said only where the decision is about such cards. */
function reasonOf(id: string, zone: Zone, table: Table): string | undefined {
  const { pending, mine, view, words, game, seat } = table;
  if (!mine || seat === undefined || pending === undefined) return undefined;
  const { missing } = words.cards;
  if (pending.kind === 'pay' && zone === 'hand') return missing.other;
  if (pending.kind !== 'village' && pending.kind !== 'buying') return undefined;
  if (zone !== 'hand' && zone !== 'planned') return undefined;
  const lack = table.outlook.cards.missing(view, seat, id);
  switch (lack?.what) {
    case 'doubloons':
      return missing.doubloons(lack.n);
    case 'spies':
      return missing.spies(lack.n);
    case 'combatPoints':
      return missing.combatPoints(lack.n);
    case 'cubes':
      return missing.cubes(lack.n, game.nations[lack.nation]);
    case 'items':
      return missing.items(lack.n, game.items[lack.item]);
    default:
      return undefined;
  }
}

/** A plausible move with a card that none is legal for: the answer says which rule forbids it. */
export function askedFor(id: string, zone: Zone, table: Table): Move | undefined {
  const { pending } = table;
  switch (zone) {
    case 'row':
      return { kind: 'take', card: id };
    case 'planned':
      return { kind: 'buy', card: id };
    case 'bought':
      return askedOfBought(id, table);
    case 'hand':
      if (pending?.kind === 'pay') return { kind: 'pay', card: id };
      if (pending?.kind === 'village' || pending?.kind === 'buying') return { kind: 'buy', card: id };
      return { kind: isDelivery(table) ? 'deliver' : 'plan', card: id };
  }
}

function askedOfBought(id: string, { pieces, pending }: Table): Move | undefined {
  const kinds = new Set(pieces.cards.get(id)?.effects.map(({ kind }) => kind));
  if (kinds.has('spyAction') && pending?.kind === 'main') return { kind: 'spy', card: id };
  if (kinds.has('villageAction') && pending?.kind === 'village') return { kind: 'village-action', of: id };
  return kinds.has('combatAction') && pending?.kind === 'combat'
    ? { kind: 'combat-card', card: id }
    : undefined;
}

function isDelivery({ pending, view }: Table): boolean {
  return pending?.kind === 'main' && view.places.some(({ id, action }) => id === pending.at && action !== '');
}
