/** What a click means: the legal moves at a place, and what is asked for where there is none. */
import type { DestinationId, DiscName, Move, PlaceId } from '@captains-table/francis-drake';
import type { Decision, Table } from './table.ts';

export function movesAtPlace({ legal }: Pick<Table, 'legal'>, place: PlaceId): readonly Move[] {
  return legal.filter((move) => (move.kind === 'visit' || move.kind === 'choose') && move.place === place);
}

/** What to ask for where nothing is allowed: the answer says which rule forbids it. */
export function askedAtPlace({ pending }: Pick<Table, 'pending'>, place: PlaceId): Move | undefined {
  return pending?.kind === 'street' || pending?.kind === 'drake' ? { kind: 'visit', place } : undefined;
}

/** What the person has chosen so far of a move that takes several clicks. */
export interface Chosen {
  /** The mission disc to be placed next. */
  readonly disc: DiscName | undefined;
  /** The first of two discs to be swapped. */
  readonly swap: DestinationId | undefined;
}

export function movesAtDestination(
  { legal }: Pick<Table, 'legal'>,
  at: DestinationId,
  chosen: Chosen,
): readonly Move[] {
  return legal.filter((move) => {
    switch (move.kind) {
      case 'mission':
        return move.to === at && move.disc === chosen.disc;
      case 'look-discs':
      case 'look-token':
        return move.at === at;
      case 'redirect':
        return move.to === at;
      case 'swap':
        return isSwapOf(move, chosen.swap, at);
      default:
        return false;
    }
  });
}

function isSwapOf(
  { one, other }: { readonly one: DestinationId; readonly other: DestinationId },
  first: DestinationId | undefined,
  at: DestinationId,
): boolean {
  if (first === undefined || first === at) return one === at || other === at;
  return (one === first && other === at) || (one === at && other === first);
}

/** The mission of the one who decides now: a click on its place is the first choice. */
export function movesOnMission({ legal, pending }: Table, at: DestinationId): readonly Move[] {
  if ((pending?.kind !== 'attack' && pending?.kind !== 'trade') || pending.at !== at) return [];
  return legal.filter(({ kind }) => kind === 'attack' || kind === 'barter');
}

export function askedAtDestination(
  pending: Decision | undefined,
  at: DestinationId,
  { disc, swap }: Chosen,
): Move | undefined {
  switch (pending?.kind) {
    case 'mission':
      return disc === undefined ? undefined : { kind: 'mission', disc, to: at };
    case 'informer':
      return { kind: 'look-discs', at };
    case 'redirect':
      return { kind: 'redirect', to: at };
    case 'swap':
      return { kind: 'swap', one: swap ?? at, other: at };
    default:
      return undefined;
  }
}

/** The disc that is placed next: the one that was chosen, while it is still in hand. */
export function discInHand(
  hand: readonly DiscName[] | undefined,
  wanted: DiscName | undefined,
): DiscName | undefined {
  if (hand === undefined) return undefined;
  return hand.find((disc) => disc === wanted) ?? hand[0];
}
