/** How good a stop in the street looks: what the voyage may be worth after it. */
import type { Seat } from '@captains-table/kernel';
import type { Box, PackedGift, Tile } from '../box.ts';
import { DRAKE, INVESTOR, NO_GIFT, PLACES } from '../box.ts';
import { PLACE_IDS } from '../content.ts';
import { chosenGift } from '../gifts.ts';
import { seatCount } from '../points.ts';
import type { Move, State } from '../state.ts';
import type { Hopes, Prospects } from './prospect.ts';
import { nextGift, together } from './prospect.ts';

/** What a seat may expect from its voyage, for each place in the street that it may go to. */
export class StreetOutlook {
  readonly #prospects: Prospects;
  readonly #state: State;
  readonly #seat: Seat;
  readonly #ahead: readonly Hopes[];

  constructor(prospects: Prospects, state: State, seat: Seat) {
    this.#prospects = prospects;
    this.#state = state;
    this.#seat = seat;
    this.#ahead = prospects.streetAhead(state, seat);
  }

  /** Points to expect with a gift in hand, standing on a place of the street. */
  worthFrom(place: number, gift: PackedGift = NO_GIFT): number {
    const log = this.#prospects.logWith(this.#state, this.#seat, gift);
    const ahead = this.#ahead[place + 1];
    return this.#prospects.worthOf(this.#state, ahead === undefined ? log : together(log, ahead));
  }
}

/** Points for passing now: one place in the sailing order for each ship still in the street. */
export function passWorth({ weights }: Prospects, state: State): number {
  return weights.dock * (seatCount(state) - state.departed.length - 1);
}

export function giftOf(
  box: Box,
  state: State,
  move: Extract<Move, { kind: 'visit' | 'choose' }>,
): PackedGift {
  const tile: Tile = PLACE_IDS.indexOf(move.place);
  if (move.kind === 'choose') return chosenGift(box, seatCount(state), tile, move.take);
  // Drake's second disc brings one more crew or gun.
  if (tile === DRAKE) return chosenGift(box, seatCount(state), tile, 'crew');
  return nextGift(box, state, state.street.indexOf(tile), tile) ?? NO_GIFT;
}

export function streetRatings(
  prospects: Prospects,
  state: State,
  seat: Seat,
  moves: readonly Move[],
): number[] {
  const outlook = new StreetOutlook(prospects, state, seat);
  return moves.map((move) => {
    if (move.kind === 'pass') return outlook.worthFrom(PLACES - 1) + passWorth(prospects, state);
    if (move.kind !== 'visit' && move.kind !== 'choose') return 0;
    const tile: Tile = PLACE_IDS.indexOf(move.place);
    const worth = outlook.worthFrom(state.street.indexOf(tile), giftOf(prospects.box, state, move));
    return tile === INVESTOR ? worth - prospects.weights.cost * prospects.box.investorCost : worth;
  });
}
