/** How far ships have to sail, and how much of a round that leaves. */
import type { Seat } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { NONE } from '../box.ts';
import { at } from '../lists.ts';
import type { LocationNumber, State } from '../state.ts';
import type { Weights } from './weights.ts';

/** Jeanne sails from city to city: her steps for each step of a careful player. */
const JEANNE_PACE = 1.3;

export class Voyage {
  /** Steps to the end by the shortest way, in rounds that end at the interim scoring and in the last. */
  readonly #interim: readonly number[];
  readonly #final: readonly number[];
  readonly #rounds: number;
  /** By location: a bit for each that lies ahead on some way. */
  readonly #ahead: readonly number[];

  constructor(box: Box) {
    this.#rounds = box.tracks.setup.rounds;
    this.#interim = distances(box, 1);
    this.#final = distances(box, this.#rounds);
    this.#ahead = placesAhead(box);
  }

  distance(state: State, from: LocationNumber): number {
    return at(state.round === this.#rounds ? this.#final : this.#interim, from);
  }

  leadsTo(from: LocationNumber, to: LocationNumber): boolean {
    return (at(this.#ahead, from) & (1 << to)) !== 0;
  }

  /** What is left of the round, 1 to 0: it ends with the first ship that comes home. */
  roundLeft(state: State): number {
    if (state.trigger >= 0) return 0;
    const whole = this.distance(state, 0);
    let least = whole;
    for (const ship of state.ships) least = Math.min(least, this.distance(state, ship));
    if (state.jeanne.plays) least = Math.min(least, this.distance(state, state.jeanne.ship) / JEANNE_PACE);
    return least / whole;
  }

  /**
   * What a step costs: 1 when all are equally far from the end. It costs less for a player who is behind, as the
   * round will end before the whole way is sailed, and more for the one ahead, who decides when it ends.
   */
  tightness(state: State, seat: Seat, { slack, haste }: Weights): number {
    const own = this.distance(state, at(state.ships, seat));
    let others = Infinity;
    for (const [other, ship] of state.ships.entries()) {
      if (other !== seat) others = Math.min(others, this.distance(state, ship));
    }
    if (state.jeanne.plays) others = this.distance(state, state.jeanne.ship) / JEANNE_PACE;
    return Math.min(haste, Math.max(slack, (others + 1) / (own + 1)));
  }
}

function placesAhead(box: Box): number[] {
  const known: number[] = [];
  const from = (location: LocationNumber): number => {
    known[location] ??= at(box.locations, location).exits.reduce(
      (mask, { to }) => mask | (1 << to) | from(to),
      0,
    );
    return known[location];
  };
  return box.locations.map((_, location) => from(location));
}

function distances(box: Box, round: number): number[] {
  const known: number[] = [];
  const from = (location: LocationNumber): number => {
    const before = known[location];
    if (before !== undefined) return before;
    const open = at(box.locations, location).exits.filter(
      ({ legacy, rounds }) => legacy === NONE && (rounds & (1 << round)) !== 0,
    );
    const least = Math.min(...open.map(({ to, cost }) => cost + from(to)));
    known[location] = open.length === 0 ? 0 : least;
    return known[location];
  };
  // A side harbour's only exits depend on its own tile, so `from` would find none of them open.
  return box.locations.map((_, location) => {
    const { legacy, exits } = at(box.locations, location);
    return legacy === NONE ? from(location) : Math.min(...exits.map(({ to, cost }) => cost + from(to)));
  });
}
