/** What a batch of events looks and sounds like: what moves from where to where. */
import type { Sound } from '../../../sound/sound.ts';
import type { Event, Table } from '../board/table.ts';

export type Place =
  | { readonly at: 'deck' | 'discard' | 'time' | 'victory' }
  | { readonly at: 'purse' | 'crew'; readonly seat: number }
  | { readonly at: 'thing'; readonly id: string };

export type Movement =
  /** A card is turned over from a pile. */
  | { readonly what: 'drawn'; readonly id: string; readonly from: Place }
  /** A card leaves the place where it lay. */
  | { readonly what: 'card'; readonly id: string; readonly to: Place }
  | { readonly what: 'coins'; readonly count: number; readonly from: Place; readonly to: Place }
  /** Cards whose face no one sees. */
  | { readonly what: 'backs'; readonly count: number; readonly from: Place; readonly to: Place }
  /** A player's marker goes to a contract, or to a mission. */
  | { readonly what: 'marker'; readonly seat: number; readonly contract: string };

/** Coins are cards of the draw pile, and are paid to the discard pile. */
const DECK: Place = { at: 'deck' };
const DISCARD: Place = { at: 'discard' };
const TIME: Place = { at: 'time' };
const VICTORY: Place = { at: 'victory' };

export function movementsOf(events: readonly Event[]): readonly Movement[] {
  return events.flatMap(movementsIn).filter((movement) => !('count' in movement) || movement.count > 0);
}

function movementsIn(event: Event): readonly Movement[] {
  switch (event.key) {
    case 'drew':
      return [{ what: 'drawn', id: event.card, from: event.from === 'time' ? TIME : DECK }];
    case 'repelled':
    case 'forwent':
      return [{ what: 'card', id: event.card, to: DISCARD }];
    case 'kept':
    case 'stored':
      return [{ what: 'card', id: event.card, to: { at: 'crew', seat: event.seat } }];
    case 'traded':
      return [{ what: 'card', id: event.card, to: DISCARD }, gained(event.seat, event.coins)];
    case 'recruited':
      return [
        { what: 'card', id: event.card, to: { at: 'thing', id: event.card } },
        { what: 'coins', count: event.cost, from: purse(event.seat), to: DISCARD },
      ];
    case 'explored':
      return [
        ...event.persons.map((id): Movement => ({ what: 'card', id, to: DISCARD })),
        { what: 'card', id: event.card, to: { at: 'crew', seat: event.seat } },
        gained(event.seat, event.coins),
      ];
    case 'claimed':
      return [
        { what: 'marker', seat: event.seat, contract: event.contract },
        gained(event.seat, event.coins),
      ];
    case 'counted':
      return [{ what: 'marker', seat: event.seat, contract: event.contract }];
    case 'mission-done':
      return [
        ...event.ships.map((id): Movement => ({ what: 'card', id, to: DISCARD })),
        { what: 'marker', seat: event.seat, contract: event.mission },
        gained(event.seat, event.coins),
      ];
    case 'mission-step':
      return [{ what: 'marker', seat: event.seat, contract: event.mission }];
    case 'placed':
      return [{ what: 'drawn', id: event.card, from: DECK }];
    case 'cargo-kept':
      return [
        { what: 'card', id: event.card, to: { at: 'thing', id: event.card } },
        gained(event.seat, event.coins),
      ];
    case 'cargo-sold':
      return [{ what: 'card', id: event.card, to: DISCARD }, gained(event.seat, event.coins)];
    case 'fee-from-pile':
      return [gained(event.other, 1)];
    case 'fee':
      return [{ what: 'coins', count: 1, from: purse(event.seat), to: purse(event.other) }];
    case 'gave':
      return [gained(event.other, event.coins)];
    case 'taxed':
    case 'event-pay':
    case 'bought-crowns':
    case 'bought-marker':
      return [{ what: 'coins', count: event.coins, from: purse(event.seat), to: DISCARD }];
    case 'tax-bonus':
    case 'jested':
    case 'arrived':
    case 'treasure':
    case 'shared':
    case 'event-gain':
    case 'consoled':
      return [gained(event.seat, event.coins)];
    case 'saved':
      return [{ what: 'backs', count: 1, from: TIME, to: VICTORY }];
    case 'set-aside':
      return [{ what: 'backs', count: event.cards, from: TIME, to: VICTORY }];
    case 'reshuffled':
    case 'returned':
      return [{ what: 'backs', count: event.cards, from: DISCARD, to: DECK }];
    default:
      return [];
  }
}

function purse(seat: number): Place {
  return { at: 'purse', seat };
}

function gained(seat: number, count: number): Movement {
  return { what: 'coins', count, from: DECK, to: purse(seat) };
}

export interface Clash {
  /** The ship that came last. */
  readonly card: string;
  /** The one of its colour that lay there before. */
  readonly twin: string | undefined;
}

/** The ships that ended a turn; `lying` is what lay face up, the latest last. */
export function clashOf(
  events: readonly Event[],
  lying: readonly string[],
  { outlook }: Pick<Table, 'outlook'>,
): Clash | undefined {
  const bust = events.findIndex(({ key }) => key === 'busted');
  if (bust === -1) return undefined;
  const drawn = events.slice(0, bust).flatMap((event) => (event.key === 'drew' ? [event.card] : []));
  const card = drawn.at(-1) ?? lying.at(-1);
  if (card === undefined) return undefined;
  const colour = outlook.card(card)?.colour;
  const twin = lying.findLast((id) => {
    const other = outlook.card(id);
    return id !== card && other?.kind === 'ship' && other.colour === colour;
  });
  return { card, twin };
}

/** Seconds from one sound to the next; a bust is heard when the ships meet. */
const BEAT = 0.12;
const UNTIL_THEY_MEET = 0.36;

/** Each sound once, in the order in which they come. */
export function soundsOf(
  events: readonly Event[],
): readonly { readonly sound: Sound; readonly after: number }[] {
  const sounds = events.flatMap((event): readonly Sound[] => {
    switch (event.key) {
      case 'busted':
        return ['bust'];
      case 'ending':
      case 'won':
      case 'lost':
      case 'trophy':
      case 'chapter-over':
      case 'month-over':
        return ['end'];
      case 'taxed':
        return ['tax'];
      case 'repelled':
        return ['clash'];
      case 'explored':
      case 'claimed':
      case 'mission-done':
        return ['triumph', 'coins'];
      case 'adventurer':
      case 'event':
        return ['card'];
      default:
        return movementsIn(event).flatMap((movement): readonly Sound[] => {
          if (movement.what === 'coins') return movement.count > 0 ? ['coins'] : [];
          return ['card'];
        });
    }
  });
  return [...new Set(sounds)].map((sound, i) => ({
    sound,
    after: sound === 'bust' ? UNTIL_THEY_MEET : i * BEAT,
  }));
}
